/** BO-INV: what must hold in every position. */
import { CITIES, ELEPHANT_CARRIES, PALACES_EACH, type PlaceId, SILKS, TOKEN_SITES } from './data.ts';
import { factsOf } from './facts.ts';
import type { Bombay } from './state.ts';

export function faults(s: Bombay): string[] {
  const facts = factsOf(s);
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  for (const silk of SILKS) {
    const inMarkets = s.markets.map((market) => market[silk]);
    const carried = s.players.reduce((sum, player) => sum + player.load.filter((bale) => bale === silk).length, 0);
    const all = s.bag[silk] + carried + inMarkets.reduce((a, b) => a + b, 0);
    must(all === facts.bales[silk], `BO-INV-1: ${all} ${silk} bales`);
    must(inMarkets.filter((count) => count > 0).length <= 1, `BO-INV-2: ${silk} lies in several markets`);
    must(s.bag[silk] >= 0 && inMarkets.every((count) => count >= 0), `BO-INV-1: less than no ${silk}`);
  }
  const columns = CITIES.map((city) => s.demand[city].toSorted().join()).toSorted();
  const dealt = Object.values(facts.columns).map((column) => column.toSorted().join());
  must(columns.join('|') === dealt.toSorted().join('|'), 'BO-INV-3: a demand column has lost its silks');
  for (const [seat, player] of s.players.entries()) {
    const built = Object.values(s.palaces).filter((owner) => owner === seat).length;
    must(player.load.length <= ELEPHANT_CARRIES, `BO-INV-4: seat ${seat} carries ${player.load.length}`);
    must(
      built + player.reserve === PALACES_EACH && player.reserve >= 0,
      `BO-INV-4: seat ${seat} has ${built} + ${player.reserve} palaces`,
    );
    must(player.purse.rupees >= 0, `BO-INV-4: seat ${seat} owes rupees`);
    must(
      new Set(player.purse.cities).size === player.purse.cities.length,
      `BO-CITY-2: seat ${seat} holds a city twice`,
    );
  }
  for (const city of CITIES) {
    const held = s.players.filter((player) => player.purse.cities.includes(city)).length;
    must(
      held + s.cityTokens[city] === s.players.length - 1,
      `BO-INV-5: ${held} + ${s.cityTokens[city]} tokens of ${city}`,
    );
  }
  for (const site of TOKEN_SITES)
    must(
      s.palaces[site as PlaceId] === undefined || s.tokens[site] === null,
      `BO-INV-6: a token under the palace on ${site}`,
    );
  return found;
}
