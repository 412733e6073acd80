/** BO-WAIT: spend the whole turn, take a rupee. */
import { WAIT } from '../data.ts';
import type { BombayMove } from '../state.ts';
import { type Action, mover } from './turn.ts';

const MOVE: BombayMove = { do: 'wait' };

export const wait: Action<'wait'> = {
  moves(_s, turn, out) {
    if (turn.actions >= WAIT.actions) out.push(MOVE); // BO-WAIT-1
  },

  act(s, turn, _move, t) {
    mover(s, turn).purse.rupees += WAIT.rupees;
    t.emit({ is: 'waited', seat: turn.seat, rupees: WAIT.rupees });
    return WAIT.actions;
  },

  why: () => 'BO-WAIT-1',
};
