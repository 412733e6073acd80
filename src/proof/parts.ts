/** The parts of the proof, in the order of the page. */
import type { Part } from './part.ts';

export const PARTS: readonly Part[] = [];
