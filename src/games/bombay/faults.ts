/** BO-INV: what must hold in every position. Asked after every answer of millions of games: nothing is said until something is wrong. */
import type { Seat } from '../../kernel/index.ts';
import { CITIES, ELEPHANT_CARRIES, PALACES_EACH, type PlaceId, SILKS, type Silk, TOKEN_SITES } from './data.ts';
import { factsOf } from './facts.ts';
import type { Bombay } from './state.ts';

export function faults(s: Bombay): string[] {
  const found: string[] = [];
  checkBales(s, found);
  checkDemand(s, found);
  for (let seat = 0; seat < s.players.length; seat++) checkPlayer(s, seat, found);
  checkTokens(s, found);
  return found;
}

function checkBales(s: Bombay, found: string[]): void {
  const { bales } = factsOf(s);
  for (const silk of SILKS) {
    let all = s.bag[silk];
    let markets = 0;
    let least = all;
    for (const market of s.markets) {
      const count = market[silk];
      all += count;
      least = Math.min(least, count);
      if (count > 0) markets++;
    }
    for (const { load } of s.players) for (const bale of load) if (bale === silk) all++;
    if (all !== bales[silk]) found.push(`BO-INV-1: ${all} ${silk} bales`);
    if (markets > 1) found.push(`BO-INV-2: ${silk} lies in several markets`);
    if (least < 0) found.push(`BO-INV-1: less than no ${silk}`);
  }
}

/** The silks of a column in whatever order, as one number. */
function mixOf(column: readonly Silk[]): number {
  let mix = 0;
  for (const silk of column) mix += 10 ** SILKS.indexOf(silk);
  return mix;
}

function checkDemand(s: Bombay, found: string[]): void {
  const columns = CITIES.map((city) => mixOf(s.demand[city])).sort();
  const dealt = Object.values(factsOf(s).columns).map(mixOf).sort();
  if (columns.join() !== dealt.join()) found.push('BO-INV-3: a demand column has lost its silks');
}

function checkPlayer(s: Bombay, seat: Seat, found: string[]): void {
  const player = s.players[seat];
  if (player === undefined) return;
  const { load, reserve, purse } = player;
  let built = 0;
  for (const place in s.palaces) if (s.palaces[place as PlaceId] === seat) built++; // its keys are places
  if (load.length > ELEPHANT_CARRIES) found.push(`BO-INV-4: seat ${seat} carries ${load.length}`);
  if (built + reserve !== PALACES_EACH || reserve < 0)
    found.push(`BO-INV-4: seat ${seat} has ${built} + ${reserve} palaces`);
  if (purse.rupees < 0) found.push(`BO-INV-4: seat ${seat} owes rupees`);
  if (new Set(purse.cities).size !== purse.cities.length) found.push(`BO-CITY-2: seat ${seat} holds a city twice`);
}

function checkTokens(s: Bombay, found: string[]): void {
  for (const city of CITIES) {
    let held = 0;
    for (const { purse } of s.players) if (purse.cities.includes(city)) held++;
    if (held + s.cityTokens[city] !== s.players.length - 1)
      found.push(`BO-INV-5: ${held} + ${s.cityTokens[city]} tokens of ${city}`);
  }
  for (const site of TOKEN_SITES)
    if (s.palaces[site] !== undefined && s.tokens[site] !== null)
      found.push(`BO-INV-6: a token under the palace on ${site}`);
}
