/** What a gain, a die, a tile is roughly worth, in fame. The figures were found by letting the one-step bot play itself. */
import type { Seat } from '../../kernel/index.ts';
import { CHAMBER_SPACES } from './board.ts';
import { BUILDINGS, GOODS, KARMA, LEVEL, RIVER, type TileId } from './data.ts';
import { countDice, kaliPlaces } from './dice.ts';
import type { Effect } from './effects.ts';
import { type Player, playerOf, type Rajas } from './state.ts';
import { canCoverSomething } from './steps/builder.ts';
import { countOf } from './steps/gain.ts';
import { assortedSums, sameSums } from './steps/market.ts';
import { riverGain, spaceAhead } from './steps/river.ts';
import { fameOf } from './steps/upgrade.ts';
import { tileOf } from './tiles.ts';

/** Any die can be paid somewhere; a pip pays for building. */
export const DIE = { any: 0.3, perPip: 0.28 } as const;
/** One step of a cube, with the whole game to come. */
export const UPGRADE = 2;
/** One more worker for the whole game. */
export const WORKER = 9;

export function dieWorth(value: number): number {
  return DIE.any + DIE.perPip * value;
}

/** What a tile brings when it is built, now and later, less the price of its dice if that is still to be paid. */
export function tileWorth(player: Player, id: TileId, left: number, perPip = 0): number {
  const tile = tileOf(id);
  let worth = tile.marketMoney * (0.5 + 0.7 * left) + 0.4 * left - tile.cost * perPip;
  for (const building of tile.buildings) worth += fameOf(player, building);
  return worth;
}

function best(sums: number): number {
  return sums === 0 ? 0 : (31 - Math.clz32(sums)) / 2;
}

/** What an effect would bring to the seat now. */
export function worthOf(s: Rajas, seat: Seat, effect: Effect, left: number): number {
  const player = playerOf(s, seat);
  const usable = Math.min(1, left * 6);
  switch (effect.type) {
    case 'sequence':
      return effect.steps.reduce((sum, part) => sum + worthOf(s, seat, part, left), 0);
    case 'money':
      return effect.amount / 2;
    case 'fame':
      return effect.amount;
    case 'karma':
      return Math.min(effect.amount, KARMA.most - player.karma) * 0.4 * usable;
    case 'dice': {
      const count =
        effect.colours === 'any' ? effect.count : Object.values(effect.colours).reduce((sum, n) => sum + n, 0);
      return diceWorth(s, seat, player, count) * usable;
    }
    case 'dicePerKarma':
      return diceWorth(s, seat, player, player.karma) * usable;
    case 'upgrade':
    case 'lateUpgrade':
      return BUILDINGS.some((building) => player.levels[building] < LEVEL.last) ? UPGRADE * left : 0;
    case 'boat':
      return boatWorth(s, seat, player, effect.min, effect.max, left);
    case 'palaceAction':
      return Math.max(
        ...effect.choices.map((number) => worthOf(s, seat, CHAMBER_SPACES[number - 1]?.effect ?? NOTHING, left)),
      );
    case 'marketAssorted':
      return best(assortedSums(player, effect.maxMarkets));
    case 'marketSame': {
      const { maxMarkets, good } = effect;
      if (maxMarkets === 'dieValue') return 0;
      return good
        ? best(sameSums(player, good, maxMarkets))
        : Math.max(...GOODS.map((any) => best(sameSums(player, any, maxMarkets))));
    }
    case 'famePerRiverSpaces':
      return Math.floor(player.boat / effect.spaces) * effect.per;
    case 'moneyPerMarket':
    case 'moneyPerUpgrade':
    case 'moneyPerBuilding':
    case 'moneyPerConnectedYieldTile':
      return (countOf(player, effect.type) * effect.per) / 2;
    case 'famePerUpgrade':
    case 'famePerKarma':
    case 'famePerMarketTile':
    case 'famePerBend':
    case 'famePerActiveWorker':
      return countOf(player, effect.type) * effect.per;
    case 'rerollAny':
      return 0.5 * usable;
    case 'coverTile':
      return canCoverSomething(s, player) ? 1.5 : 0;
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return 1.2 * left;
    case 'becomeFirstPlayerNextRound':
      return 0.3 * usable;
    case 'build':
    case 'riverMove':
      return 1;
  }
}

const NOTHING: Effect = { type: 'money', amount: 0 };

function diceWorth(s: Rajas, seat: Seat, player: Player, count: number): number {
  const free = kaliPlaces(s, seat) - countDice(player);
  return dieWorth(3.5) * (Math.min(count, free) + 0.3 * Math.max(0, count - free));
}

/** A landing from which the boat may go on again is not followed further: it is worth about a good space. */
const GOES_ON = 2.5;

function goesOn({ type }: Effect): boolean {
  return type === 'boat' || type === 'palaceAction';
}

function boatWorth(s: Rajas, seat: Seat, player: Player, min: number, max: number, left: number): number {
  if (player.boat === RIVER.final) return 0;
  let most = 0;
  for (let spaces = min; spaces <= max; spaces++) {
    const to = spaceAhead(s, seat, spaces);
    const gain = riverGain(s, to)?.effect;
    const bridge = player.waiting.bridge && player.boat <= RIVER.bridgeAfter && to > RIVER.bridgeAfter;
    const landed = gain === undefined ? 0 : goesOn(gain) ? GOES_ON : worthOf(s, seat, gain, left);
    most = Math.max(most, landed + 0.15 * left * (to - player.boat) + (bridge ? WORKER * left : 0));
  }
  return most;
}
