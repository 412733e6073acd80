/** RG-DICE, RG-KARMA: the dice on a Kali statue, and what they can pay. A statue counts its dice by colour and value. */
import { COLOURS, type Colour, KALI } from './data.ts';
import type { Player, Rajas, RajasMove } from './state.ts';
import { sideOf } from './state.ts';

export type DieId = `${Colour}-${number}`;

export interface Die {
  /** Its place in `player.dice`. */
  readonly at: number;
  readonly id: DieId;
  readonly colour: Colour;
  readonly value: number;
  /** Paid as it lies, and turned to the opposite face. */
  readonly pay: RajasMove;
  readonly payTurned: RajasMove;
  readonly giveBack: RajasMove;
  readonly pick: RajasMove;
}

export const FACES = 6;

export const DICE: readonly Die[] = COLOURS.flatMap((colour, row) =>
  Array.from({ length: FACES }, (_, i): Die => {
    const value = i + 1;
    const id: DieId = `${colour}-${value}`;
    return {
      at: row * FACES + i,
      id,
      colour,
      value,
      pay: { do: 'pay', die: id, as: value },
      payTurned: { do: 'pay', die: id, as: opposite(value) },
      giveBack: { do: 'return', die: id },
      pick: { do: 'reroll', die: id },
    };
  }),
);

const BY_ID = new Map<string, Die>(DICE.map((die) => [die.id, die]));

export function dieOf(id: DieId): Die {
  const die = BY_ID.get(id);
  if (die === undefined) throw new Error(`no die ${id}`);
  return die;
}

/** Whether a player owns this die; whatever the text, for explanations. */
export function owns(player: Player, id: string): boolean {
  const die = BY_ID.get(id);
  return die !== undefined && (player.dice[die.at] ?? 0) > 0;
}

/** RG-KARMA-2. */
export function opposite(value: number): number {
  return FACES + 1 - value;
}

/** The places of one colour in `player.dice`: from, and up to but without. */
export function rowOf(colour: Colour): number {
  return COLOURS.indexOf(colour) * FACES;
}

export function countDice(player: Player): number {
  let count = 0;
  for (const n of player.dice) count += n;
  return count;
}

export function countColour(player: Player, colour: Colour): number {
  const row = rowOf(colour);
  let count = 0;
  for (let i = row; i < row + FACES; i++) count += player.dice[i] ?? 0;
  return count;
}

/** RG-DICE-3: places on the player's Kali statue. */
export function kaliPlaces(s: Rajas, seat: number): number {
  return KALI[sideOf(s.options, seat)];
}

/**
 * The most that the dice of a colour can pay together, with the best turns that the karma allows; `row` is where the
 * colour begins, and one die on the place `without` is left out (-1: none).
 */
export function reachOf(dice: readonly number[], row: number, karma: number, without = -1): number {
  let sum = 0;
  let turns = karma;
  // From 1 upwards: a turn gains most on the lowest die, and nothing from 4 on.
  for (let value = 1; value <= FACES; value++) {
    const at = row + value - 1;
    const count = at === without ? (dice[at] ?? 0) - 1 : (dice[at] ?? 0);
    if (count === 0) continue;
    sum += count * value;
    const gain = opposite(value) - value;
    if (gain > 0 && turns > 0) {
      const turned = count < turns ? count : turns;
      sum += turned * gain;
      turns -= turned;
    }
  }
  return sum;
}

/** The values for which some die can be paid, turned or not: bit v is the value v. */
export function payableValues(player: Player): number {
  let values = 0;
  for (const die of DICE) {
    if ((player.dice[die.at] ?? 0) === 0) continue;
    values |= 1 << die.value;
    if (player.karma > 0) values |= 1 << opposite(die.value);
  }
  return values;
}
