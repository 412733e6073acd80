/** RG-PALACE: the portico's reroll, and the choice of a chamber action on the river. */
import { CHAMBER_SPACES } from '../board.ts';
import { CHAMBERS, PORTUGUESE_UNTIL } from '../data.ts';
import { DICE, type DieId, dieOf } from '../dice.ts';
import { type Ask, type Cause, type GainStep, playerOf, type Rajas, type RajasMove, type RajasTurn } from '../state.ts';
import { canCoverSomething } from './builder.ts';
import { rollOne } from './dice.ts';

const ROLL: RajasMove = { do: 'roll' };

/** RG-PALACE-1: which dice to roll again, one after the other; `roll` rolls them together, once (RG-RUL-32). */
export const reroll: Ask<'reroll'> = {
  moves(s, { chosen }, seat, out) {
    const { dice } = playerOf(s, seat);
    for (const die of DICE) {
      let left = dice[die.at] ?? 0;
      if (left === 0) continue;
      for (const id of chosen) if (id === die.id) left--;
      if (left > 0) out.push(die.pick);
    }
    out.push(ROLL);
  },
  answer(s, step, move, t) {
    if (move.do === 'reroll') s.agenda.push({ ...step, chosen: [...step.chosen, move.die] });
    else if (step.chosen.length > 0) rollAgain(s, step.seat, step.chosen, t);
  },
  why: () => 'RG-PALACE-1',
};

function rollAgain(s: Rajas, seat: number, from: readonly DieId[], t: RajasTurn): void {
  const player = playerOf(s, seat);
  for (const id of from) {
    const { at } = dieOf(id);
    player.dice[at] = (player.dice[at] ?? 0) - 1;
  }
  const to = from.map((id) => rollOne(player, dieOf(id).colour, t).id);
  t.emit({ is: 'rerolled', seat, from, to });
}

const CHOOSE: readonly RajasMove[] = CHAMBERS.map((chamber) => ({ do: 'chamber', chamber }));
const ACTIONS: readonly GainStep[] = CHAMBER_SPACES.map(({ id, effect }) => ({ kind: 'gain', effect, by: id }));

/** RG-RUL-31: Dancer, Yogi and Raja are always possible. */
function possible(s: Rajas, seat: number, number: number): boolean {
  switch (CHAMBERS[number - 1]) {
    case 'builder':
      return canCoverSomething(s, playerOf(s, seat));
    case 'portuguese':
      return playerOf(s, seat).boat <= PORTUGUESE_UNTIL; // RG-CHAMBER-6
    default:
      return true;
  }
}

/** RG-RIVER-9: no worker, no chamber die, and occupied chambers are allowed. A single choice is taken at once. */
export function palaceAction(s: Rajas, choices: readonly number[], by: Cause, t: RajasTurn): void {
  const open = choices.filter((number) => possible(s, s.mover, number));
  const [only] = open;
  if (only === undefined) t.emit({ is: 'lost', seat: s.mover, gain: 'palaceAction', by });
  else if (open.length === 1) enter(s, only, by, t);
  else s.agenda.push({ kind: 'chamber', seat: s.mover, choices, by });
}

function enter(s: Rajas, number: number, by: Cause, t: RajasTurn): void {
  const chamber = CHAMBERS[number - 1];
  const action = ACTIONS[number - 1];
  if (chamber === undefined || action === undefined) throw new Error(`no chamber ${number}`);
  t.emit({ is: 'chamber', seat: s.mover, chamber, by });
  s.agenda.push(action);
}

export const chamber: Ask<'chamber'> = {
  moves(s, { choices }, seat, out) {
    for (const number of choices) {
      const move = CHOOSE[number - 1];
      if (move && possible(s, seat, number)) out.push(move);
    }
  },
  answer(s, { by }, move, t) {
    if (move.do === 'chamber') enter(s, CHAMBERS.indexOf(move.chamber) + 1, by, t);
  },
  why(_s, _step, _seat, move) {
    if (move.do !== 'chamber') return 'RG-RIVER-9';
    if (move.chamber === 'portuguese') return 'RG-CHAMBER-6';
    return move.chamber === 'builder' ? 'RG-BUILDER-6' : 'RG-RIVER-9';
  },
};
