/** The payment that the bar proposes: the cheapest one, karma turns included. Any other is paid die by die (RG-RUL-28). */
import { type Colour, KARMA } from '../data.ts';
import { DICE, FACES, opposite, rowOf } from '../dice.ts';
import type { Player, RajasMove } from '../state.ts';
import { dieWorth } from '../worth.ts';
import { KARMA_WORTH } from './chips.ts';

interface Way {
  readonly moves: readonly RajasMove[];
  readonly worth: number;
}

/** Dice of one colour that come to at least `due`; null if they cannot. */
export function cheapestDice(player: Player, colour: Colour, due: number): readonly RajasMove[] | null {
  const row = rowOf(colour);
  let best: Way | null = null;
  const search = (value: number, left: number, karma: number, way: Way): void => {
    if (best !== null && way.worth >= best.worth) return;
    if (left <= 0) {
      best = way;
      return;
    }
    if (value === 0) return;
    const die = DICE[row + value - 1];
    const owned = player.dice[row + value - 1] ?? 0;
    if (die === undefined) return;
    for (let count = owned; count >= 0; count--)
      for (let turns = Math.min(count, karma); turns >= 0; turns--)
        search(value - 1, left - (count - turns) * value - turns * opposite(value), karma - turns, {
          moves: [
            ...way.moves,
            ...new Array<RajasMove>(turns).fill(die.payTurned),
            ...new Array<RajasMove>(count - turns).fill(die.pay),
          ],
          worth: way.worth + count * dieWorth(value) + turns * KARMA_WORTH,
        });
  };
  search(FACES, due, Math.min(player.karma, KARMA.most), { moves: [], worth: 0 });
  return (best as Way | null)?.moves ?? null;
}

/** Of single dice that pay a space: the one that is missed least, or the one that brings most where its value counts. */
export function cheapestDie(payments: readonly RajasMove[], worth: (as: number) => number): RajasMove | null {
  let best: RajasMove | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of payments) {
    if (move.do !== 'pay') continue;
    const value = Number(move.die.at(-1));
    const gain = worth(move.as) - dieWorth(value) - (move.as === value ? 0 : KARMA_WORTH);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}
