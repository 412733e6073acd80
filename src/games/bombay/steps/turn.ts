/** BO-TURN: three actions, in any order, each resolved completely before the next. */
import type { AskRule, Seat } from '../../../kernel/index.ts';
import type { Bombay, BombayEvent, BombayMove, BombayTurn, TurnStep } from '../state.ts';
import { build } from './build.ts';
import { buy } from './buy.ts';
import { go } from './move.ts';
import { sell } from './sell.ts';
import { wait } from './wait.ts';

/** One of the five actions: what it offers, what it does, and which rule forbids it when it is not offered. */
export interface Action<K extends BombayMove['do']> {
  moves(s: Bombay, turn: TurnStep, out: BombayMove[]): void;
  /** Does it and returns the actions it cost. */
  act(s: Bombay, turn: TurnStep, move: Extract<BombayMove, { do: K }>, t: BombayTurn): number;
  why(s: Bombay, turn: TurnStep, move: Extract<BombayMove, { do: K }>): string;
}

const END: BombayMove = { do: 'end' };

export const turn: AskRule<Bombay, TurnStep, BombayMove, BombayEvent> = {
  moves(s, step, _seat: Seat, out) {
    sell.moves(s, step, out);
    buy.moves(s, step, out);
    build.moves(s, step, out);
    go.moves(s, step, out);
    wait.moves(s, step, out);
    out.push(END); // BO-TURN-3
  },

  answer(s, step, move, t) {
    if (move.do === 'end') {
      t.emit({ is: 'ended', seat: step.seat, unspent: step.actions });
      return;
    }
    // The turn goes back on the agenda first: what an action asks comes on top of it (BO-TURN-5).
    const place = s.agenda.push(step) - 1;
    step.actions -= act(s, step, move, t);
    if (step.actions === 0) s.agenda.splice(place, 1); // BO-TURN-3: the turn ends by itself
  },

  why(s, step, _seat, move) {
    switch (move.do) {
      case 'go':
        return go.why(s, step, move);
      case 'buy':
        return buy.why(s, step, move);
      case 'sell':
        return sell.why(s, step, move);
      case 'build':
        return build.why(s, step, move);
      case 'wait':
        return wait.why(s, step, move);
      case 'take':
        return 'BO-PAL-3';
      default:
        return null;
    }
  },
};

function act(s: Bombay, step: TurnStep, move: BombayMove, t: BombayTurn): number {
  switch (move.do) {
    case 'go':
      return go.act(s, step, move, t);
    case 'buy':
      return buy.act(s, step, move, t);
    case 'sell':
      return sell.act(s, step, move, t);
    case 'build':
      return build.act(s, step, move, t);
    case 'wait':
      return wait.act(s, step, move, t);
    default:
      throw new Error(`${move.do} is not an action`);
  }
}

/** The player whose turn it is. */
export function mover(s: Bombay, step: TurnStep): Bombay['players'][number] {
  const player = s.players[step.seat];
  if (player === undefined) throw new Error(`no seat ${step.seat}`);
  return player;
}
