/** The one interpreter of effects. Parts go onto the agenda in reverse, what they trigger on top: depth first (RG-CHAIN-1). */
import type { Corrected } from '../../../kernel/index.ts';
import { countDice } from '../dice.ts';
import type { CountingEffect, Effect } from '../effects.ts';
import { tileAt } from '../facts.ts';
import { type Cause, type Player, playerOf, type Rajas, type RajasTurn, type Silent } from '../state.ts';
import type { Tile } from '../tiles.ts';
import { gainAnyDice, gainDiceOf } from './dice.ts';
import { countMarkets, scoreMarkets } from './market.ts';
import { palaceAction } from './palace.ts';
import { moveBoat } from './river.ts';
import { gainFame, gainKarma, gainMoney } from './tracks.ts';
import { gainUpgrade, upgradesOf } from './upgrade.ts';
import { connectedTiles, drawWhite, offerYieldTile } from './yields.ts';

export const gain: Silent<'gain'> = {
  run(s, { effect, by }, t) {
    resolve(s, effect, by, t);
  },
};

function resolve(s: Rajas, effect: Effect, by: Cause, t: RajasTurn): void {
  const seat = s.mover;
  const player = playerOf(s, seat);
  switch (effect.type) {
    case 'sequence':
      for (let i = effect.steps.length - 1; i >= 0; i--) {
        const part = effect.steps[i];
        if (part) s.agenda.push({ kind: 'gain', effect: part, by });
      }
      return;
    case 'money':
      gainMoney(s, effect.amount, by, t);
      return;
    case 'fame':
      gainFame(s, effect.amount, by, t);
      return;
    case 'karma':
      gainKarma(s, effect.amount, by, t);
      return;
    case 'dice':
      if (effect.colours === 'any') gainAnyDice(s, effect.count, by, t);
      else gainDiceOf(s, effect.colours, by, t);
      return;
    case 'dicePerKarma': // RG-RIVER-10: nothing is spent
      if (effect.colour === 'any') gainAnyDice(s, player.karma, by, t);
      else gainDiceOf(s, { [effect.colour]: player.karma }, by, t);
      return;
    case 'upgrade':
    case 'lateUpgrade':
      gainUpgrade(s, effect.type, by, t);
      return;
    case 'boat':
      moveBoat(s, { min: effect.min, max: effect.max, may: effect.may, by }, t);
      return;
    case 'palaceAction':
      palaceAction(s, effect.choices, by, t);
      return;
    case 'marketAssorted':
      scoreMarkets(s, 'assorted', effect.maxMarkets, by, t);
      return;
    case 'marketSame':
      if (effect.maxMarkets === 'dieValue') throw new Error(`${by} gives nothing before its die is paid`);
      scoreMarkets(s, effect.good ?? 'oneKind', effect.maxMarkets, by, t);
      return;
    case 'riverMove':
      throw new Error(`${by} gives nothing before its die is paid`);
    case 'famePerRiverSpaces':
      counted(s, effect, Math.floor(player.boat / effect.spaces) * effect.per, gainFame, by, t); // RG-RUL-22
      return;
    case 'moneyPerMarket':
    case 'moneyPerUpgrade':
    case 'moneyPerBuilding':
    case 'moneyPerConnectedYieldTile':
      counted(s, effect, countOf(s, player, effect.type) * effect.per, gainMoney, by, t);
      return;
    case 'famePerUpgrade':
    case 'famePerKarma':
    case 'famePerMarketTile':
    case 'famePerBend':
    case 'famePerActiveWorker':
      counted(s, effect, countOf(s, player, effect.type) * effect.per, gainFame, by, t);
      return;
    case 'rerollAny':
      if (countDice(player) > 0) s.agenda.push({ kind: 'reroll', seat, chosen: [], by });
      return;
    case 'build':
      s.agenda.push({ kind: 'tile', seat, cover: null });
      return;
    case 'coverTile':
      s.agenda.push({ kind: 'cover', seat, by });
      return;
    case 'drawWhiteYieldTile':
      if (s.options.navaratnas)
        offerYieldTile(s, by); // RG-NAV-7
      else drawWhite(s, t);
      return;
    case 'takeYieldTile':
      offerYieldTile(s, by);
      return;
    case 'becomeFirstPlayerNextRound':
      return; // RG-ROUND-6 looks who stands on the Great Mogul.
  }
}

function counted(
  s: Rajas,
  effect: Effect,
  amount: number,
  pay: (s: Rajas, amount: number, by: Cause, t: RajasTurn) => void,
  by: Cause,
  t: RajasTurn,
): void {
  if (amount > 0) pay(s, amount, by, t);
  else t.emit({ is: 'lost', seat: s.mover, gain: effect.type, by });
}

/** RG-NAV-8, RG-RUL-37: what there is at the moment of payment; covered tiles do not count (RG-BUILDER-5). */
export function countOf(s: Corrected, player: Player, what: CountingEffect): number {
  switch (what) {
    case 'moneyPerMarket':
      return countMarkets(s, player);
    case 'moneyPerUpgrade':
    case 'famePerUpgrade':
      return upgradesOf(player);
    case 'moneyPerBuilding':
      return countTiles(s, player, (tile) => tile.buildings.length);
    case 'moneyPerConnectedYieldTile':
      return connectedTiles(player);
    case 'famePerKarma':
      return player.karma;
    case 'famePerMarketTile':
      return countTiles(s, player, (tile) => (tile.markets > 0 ? 1 : 0));
    case 'famePerBend':
      return countTiles(s, player, (tile) => (tile.bend ? 1 : 0)); // RG-NAV-10
    case 'famePerActiveWorker':
      return player.workers;
  }
}

function countTiles(s: Corrected, player: Player, count: (tile: Tile) => number): number {
  let sum = 0;
  for (const placed of player.province) if (placed) sum += count(tileAt(s, placed.tile));
  return sum;
}
