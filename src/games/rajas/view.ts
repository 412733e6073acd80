/** RG-INFO: everything is open. What nobody may know, which tile comes next and how a die falls, is not in the position. */
import type { Rng, Seat } from '../../kernel/index.ts';
import { clone, type Rajas } from './state.ts';

export type RajasView = Rajas;

export function view(s: Rajas, _seat: Seat | null): RajasView {
  return clone(s);
}

/** RG-INFO-2: no player has private information, and draws are made when they are needed. */
export function redeal(_s: Rajas, _seat: Seat, _rng: Rng): void {}
