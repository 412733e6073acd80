/** The parts of the proof, in the order of the page. */
import { pagePart } from './browser/part.ts';
import { accidentsPart } from './faults/accidents/part.ts';
import { clusterPart } from './faults/cluster.ts';
import { faultsPart } from './faults/embedded.ts';
import { forgeryPart } from './forgery/part.ts';
import { fuzzPart } from './fuzz/part.ts';
import { leaksPart } from './leaks/part.ts';
import { mutationPart } from './mutation/part.ts';
import type { Part } from './part.ts';
import { reachPart } from './reach/part.ts';
import { worldPart } from './world/part.ts';

export const PARTS: readonly Part[] = [
  faultsPart,
  clusterPart,
  accidentsPart,
  worldPart,
  leaksPart,
  forgeryPart,
  fuzzPart,
  reachPart,
  mutationPart,
  pagePart,
];
