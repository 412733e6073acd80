/** What a die, a tile, a gain is roughly worth in fame, by the weights of what it adds to. */
import type { Seat } from '../../kernel/index.ts';
import { CHAMBER_SPACES } from './board.ts';
import { BUILDINGS, COLOURS, GOODS, KARMA, LEVEL, RIVER } from './data.ts';
import { countDice, kaliPlaces } from './dice.ts';
import type { Effect } from './effects.ts';
import { tileAt } from './facts.ts';
import { RATES } from './rates.ts';
import { type Player, playerOf, type Rajas } from './state.ts';
import { coverable, covers, reachByColour } from './steps/builder.ts';
import { countOf } from './steps/gain.ts';
import { assortedSums, sameSums } from './steps/market.ts';
import { riverGain, spaceAhead } from './steps/river.ts';
import { fameOf } from './steps/upgrade.ts';
import type { Tile } from './tiles.ts';

/** What a die is expected to show. */
export const EXPECTED = 3.5;
/** What it is worth to get a yield tile, to have the elephant. */
export const YIELD_TILE = 1.2;
const ELEPHANT = 0.3;
/** What a roll of all dice again is worth before it is known which ones. */
const REROLL = 0.5;

/** What is spent within a round or so keeps its worth until shortly before the end. */
export function soon(left: number): number {
  return Math.min(1, left * 6);
}

/** Any die can be paid somewhere; a pip pays for building. */
export function dieWorth(value: number): number {
  return RATES.dice + RATES.pips * value;
}

export function workerWorth(left: number): number {
  return RATES.workers * left;
}

export function upgradeWorth(player: Player, left: number): number {
  for (const building of BUILDINGS) if (player.levels[building] < LEVEL.last) return RATES.upgrades * left;
  return 0;
}

/** What a tile brings when it is built: its fame and money now, and its markets later. */
export function tileWorth(player: Player, tile: Tile, left: number): number {
  let worth = RATES.money * tile.marketMoney + laterWorth(tile, left);
  for (const building of tile.buildings) worth += fameOf(player, building);
  return worth;
}

/** What the markets of a tile bring in the rounds to come. */
function laterWorth({ marketMoney }: Tile, left: number): number {
  return 0.5 * (RATES.assorted + RATES.oneKind) * marketMoney * left;
}

/** A tile that covers another opens no land and connects no yield. */
const COVERED = 0.6;

/** The best that the Master Builder can do: the new tile, less the markets of the old one and the dice for the difference. */
export function coverWorth(s: Rajas, player: Player, left: number): number {
  const reach = reachByColour(player.dice, player.karma);
  let best = 0;
  for (let cell = 0; cell < player.province.length; cell++) {
    const old = coverable(player, cell);
    if (old === null) continue;
    const under = tileAt(s, old.tile);
    for (const id of s.tops) {
      if (id === null) continue;
      const tile = tileAt(s, id);
      const price = RATES.pips * (tile.cost - under.cost) * soon(left);
      const worth = COVERED * (tileWorth(player, tile, left) - laterWorth(under, left) - price);
      if (worth > best && covers(s, player, cell, old, tile, reach[tile.colour])) best = worth;
    }
  }
  return best;
}

/** The highest of a set of sums, in which bit n is the sum n. */
export function highest(sums: number): number {
  return sums === 0 ? 0 : 31 - Math.clz32(sums);
}

/** The most money that markets of one good bring, of any good if none is shown. */
export function bestOfOneKind(s: Rajas, player: Player, most: number): number {
  let best = 0;
  for (const good of GOODS) best = Math.max(best, highest(sameSums(s, player, good, most)));
  return best;
}

/** What an effect would bring to the seat now. */
export function worthOf(s: Rajas, seat: Seat, effect: Effect, left: number): number {
  const player = playerOf(s, seat);
  switch (effect.type) {
    case 'sequence': {
      let sum = 0;
      for (const part of effect.steps) sum += worthOf(s, seat, part, left);
      return sum;
    }
    case 'money':
      return effect.amount * RATES.money;
    case 'fame':
      return effect.amount;
    case 'karma':
      return RATES.karma * (karmaCounts(player.karma + effect.amount) - karmaCounts(player.karma)) * soon(left);
    case 'dice':
      return diceWorth(s, seat, player, countGained(effect)) * soon(left);
    case 'dicePerKarma':
      return diceWorth(s, seat, player, player.karma) * soon(left);
    case 'upgrade':
    case 'lateUpgrade':
      return upgradeWorth(player, left);
    case 'boat':
      return boatWorth(s, seat, player, effect.min, effect.max, left);
    case 'palaceAction':
      return chamberWorth(s, seat, effect.choices, left);
    case 'marketAssorted':
      return highest(assortedSums(s, player, effect.maxMarkets)) * RATES.money;
    case 'marketSame': {
      const { maxMarkets, good } = effect;
      if (maxMarkets === 'dieValue') return 0;
      const money = good ? highest(sameSums(s, player, good, maxMarkets)) : bestOfOneKind(s, player, maxMarkets);
      return money * RATES.money;
    }
    case 'famePerRiverSpaces':
      return Math.floor(player.boat / effect.spaces) * effect.per;
    case 'moneyPerMarket':
    case 'moneyPerUpgrade':
    case 'moneyPerBuilding':
    case 'moneyPerConnectedYieldTile':
      return countOf(s, player, effect.type) * effect.per * RATES.money;
    case 'famePerUpgrade':
    case 'famePerKarma':
    case 'famePerMarketTile':
    case 'famePerBend':
    case 'famePerActiveWorker':
      return countOf(s, player, effect.type) * effect.per;
    case 'rerollAny':
      return REROLL * soon(left);
    case 'coverTile':
      return coverWorth(s, player, left);
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return YIELD_TILE * left;
    case 'becomeFirstPlayerNextRound':
      return ELEPHANT * soon(left);
    case 'build':
    case 'riverMove':
      return 1;
  }
}

/** The first karma turns the die that matters, the last one waits for its turn. */
const KARMA_COUNTS = [0, 1, 1.7, 2];

export function karmaCounts(karma: number): number {
  return KARMA_COUNTS[Math.min(karma, KARMA.most)] ?? 0;
}

function countGained(effect: Extract<Effect, { type: 'dice' }>): number {
  if (effect.colours === 'any') return effect.count;
  let count = 0;
  for (const colour of COLOURS) count += effect.colours[colour] ?? 0;
  return count;
}

/** Dice beyond the places on the statue replace others. */
function diceWorth(s: Rajas, seat: Seat, player: Player, count: number): number {
  const free = kaliPlaces(s, seat) - countDice(player);
  return dieWorth(EXPECTED) * (Math.min(count, free) + 0.3 * Math.max(0, count - free));
}

export function chamberWorth(s: Rajas, seat: Seat, choices: readonly number[], left: number): number {
  let most = 0;
  for (const number of choices) {
    const effect = CHAMBER_SPACES[number - 1]?.effect;
    if (effect) most = Math.max(most, worthOf(s, seat, effect, left));
  }
  return most;
}

/** A landing from which the boat may go on again is not followed further: it is worth about a good space. */
const GOES_ON = 2.5;

function goesOn({ type }: Effect): boolean {
  return type === 'boat' || type === 'palaceAction';
}

export function boatWorth(s: Rajas, seat: Seat, player: Player, min: number, max: number, left: number): number {
  if (player.boat === RIVER.final) return 0;
  let most = 0;
  for (let spaces = min; spaces <= max; spaces++) {
    const to = spaceAhead(s, seat, spaces);
    const gain = riverGain(s, to)?.effect;
    const bridge = player.waiting.bridge && player.boat <= RIVER.bridgeAfter && to > RIVER.bridgeAfter;
    const landed = gain === undefined ? 0 : goesOn(gain) ? GOES_ON : worthOf(s, seat, gain, left);
    most = Math.max(most, landed + RATES.boat * left * (to - player.boat) + (bridge ? workerWorth(left) : 0));
  }
  return most;
}
