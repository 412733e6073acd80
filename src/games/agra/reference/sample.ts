/** Positions for pictures, made by the rules' own setup. */
import { FastRng, readOptions, start } from '../../../kernel/index.ts';
import type { OuterMeditation } from '../data.ts';
import { agra } from '../index.ts';
import type { Agra } from '../state.ts';
import type { AgraView } from '../view.ts';

/** A first turn of four; seat 0 looks. */
export function sample(change: Partial<Agra> = {}): AgraView {
  const read = readOptions(agra, 4, {});
  if (!('options' in read)) throw new Error('the options of a picture');
  const s = start(agra, 4, read.options, { rng: new FastRng('picture'), emit() {} });
  return agra.view({ ...s, ...change }, 0);
}

export function blockedAt(blocked: OuterMeditation): AgraView {
  return sample({ blocked });
}
