/** RG-TURN-1: the one die that a market, a balcony, a chamber or the harbor costs. */
import { type Space, spaceAt } from '../board.ts';
import { GOODS, type Good } from '../data.ts';
import { DICE, type Die, dieOf, FACES, opposite, owns } from '../dice.ts';
import type { Effect } from '../effects.ts';
import {
  type Ask,
  type GainStep,
  type Player,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasTurn,
} from '../state.ts';
import { canCoverWith } from './builder.ts';
import { giveBack } from './dice.ts';

/** RG-DICE-2, RG-KARMA-2: the die goes to the supply; turning it costs one karma. */
export function payWith(s: Rajas, seat: number, move: RajasMove & { do: 'pay' }, t: RajasTurn): void {
  const player = playerOf(s, seat);
  const die = dieOf(move.die);
  const karma = move.as === die.value ? 0 : 1;
  player.karma -= karma;
  giveBack(s, player, die);
  t.emit({ is: 'paid', seat, die: die.id, as: move.as, karma });
}

const LEFT: number[] = DICE.map(() => 0);

/** RG-BUILDER-2: the chamber die is paid first, and what is left must be able to cover a tile. */
function leavesEnough(s: Rajas, player: Player, die: Die, karma: number): boolean {
  for (let i = 0; i < LEFT.length; i++) LEFT[i] = player.dice[i] ?? 0;
  LEFT[die.at] = (LEFT[die.at] ?? 0) - 1;
  return canCoverWith(s, player, LEFT, karma);
}

function takesAs(s: Rajas, player: Player, space: Space, die: Die, value: number, karma: number): boolean {
  const { die: cost } = space;
  if (cost === null) return false;
  if ('colour' in cost) return die.colour === cost.colour && value === die.value; // RG-KARMA-4: no turns on a balcony
  if (!cost.values.includes(value)) return false;
  return space.effect.type !== 'coverTile' || leavesEnough(s, player, die, karma);
}

/** Pushes every way to pay the die of a space. */
export function listPayments(s: Rajas, player: Player, space: Space, out: RajasMove[]): void {
  for (const die of DICE) {
    if ((player.dice[die.at] ?? 0) === 0) continue;
    if (takesAs(s, player, space, die, die.value, player.karma)) out.push(die.pay);
    if (player.karma > 0 && takesAs(s, player, space, die, opposite(die.value), player.karma - 1))
      out.push(die.payTurned);
  }
}

/** Whether there is a way at all. */
export function canPayDie(s: Rajas, player: Player, space: Space): boolean {
  for (const die of DICE) {
    if ((player.dice[die.at] ?? 0) === 0) continue;
    if (takesAs(s, player, space, die, die.value, player.karma)) return true;
    if (player.karma > 0 && takesAs(s, player, space, die, opposite(die.value), player.karma - 1)) return true;
  }
  return false;
}

const values = Array.from({ length: FACES + 1 }, (_, value) => value);
/** RG-RIVER-2: from one space up to the value of the die. */
const HARBOUR: readonly Effect[] = values.map((value) => ({ type: 'boat', min: 1, max: value, may: false }));
/** RG-MARKET-2: as many markets as the value of the die. */
const markets = (good: Good): Effect[] => values.map((value) => ({ type: 'marketSame', good, maxMarkets: value }));
const [silk, tea, spices] = GOODS;
const MARKETS: Readonly<Record<Good, readonly Effect[]>> = {
  silk: markets(silk),
  tea: markets(tea),
  spices: markets(spices),
};

/** What a space gives when this value was paid for it. */
export function gainFor({ effect, gain, id }: Space, value: number): GainStep {
  const paid =
    effect.type === 'riverMove'
      ? HARBOUR[value]
      : effect.type === 'marketSame' && effect.good
        ? MARKETS[effect.good][value]
        : undefined;
  return paid ? { kind: 'gain', effect: paid, by: id } : gain;
}

export const payDie: Ask<'payDie'> = {
  moves(s, step, seat, out) {
    listPayments(s, playerOf(s, seat), spaceAt(s, step.space), out);
  },
  answer(s, { seat, space }, move, t) {
    if (move.do !== 'pay') return;
    payWith(s, seat, move, t);
    s.agenda.push(gainFor(spaceAt(s, space), move.as));
  },
  why(s, step, seat, move) {
    const space = spaceAt(s, step.space);
    const rule = PAYING[space.group] ?? 'RG-TURN-2';
    const player = playerOf(s, seat);
    if (move.do !== 'pay' || !owns(player, move.die)) return rule;
    const die = dieOf(move.die);
    if (move.as !== die.value && move.as !== opposite(die.value)) return 'RG-KARMA-2';
    if (space.group === 'balcony') return move.as === die.value ? rule : 'RG-KARMA-4';
    if (move.as !== die.value && player.karma === 0) return 'RG-KARMA-2';
    const shows = space.die !== null && 'values' in space.die && space.die.values.includes(move.as);
    return shows ? 'RG-BUILDER-6' : rule; // only the Master Builder refuses a die that shows its number
  },
};

/** The rule that says which die an area takes. */
const PAYING: Partial<Record<Space['group'], string>> = {
  same: 'RG-MARKET-2',
  balcony: 'RG-PALACE-3',
  chamber: 'RG-PALACE-4',
  harbour: 'RG-RIVER-2',
};
