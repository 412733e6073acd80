/** Self-play whose positions a calibration is fitted to. */
import { type Sample, samplesOf } from '../analysis/selfplay.ts';
import { gameOf } from './args.ts';

/** The games `from` to `to`, the latter not included. */
export interface CalibrateTask {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export function sample({ game, seats, seed, from, to }: CalibrateTask): Sample[] {
  const rules = gameOf(game);
  const samples: Sample[] = [];
  for (let i = from; i < to; i++) samples.push(...samplesOf(rules, seats, `${seed}/${seats}`, i));
  return samples;
}
