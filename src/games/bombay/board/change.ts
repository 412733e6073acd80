/** What an answer costs and brings: the difference between what is seen before and after it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Chip } from '../../../ui/contract.ts';
import {
  type City,
  MARKETS,
  type PalaceToken,
  type PlaceId,
  SILKS,
  type Silk,
  TOKEN_RUPEES,
  type TokenEffect,
  WAIT,
} from '../data.ts';
import { leftmostMarket, marketOf } from '../markets.ts';
import type { BombayMove } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import { isCity, price as salePrice } from '../steps/sell.ts';
import type { Words } from '../text/en.ts';
import { actionsLeft, type BombaySight, isPost, isTokenSite, playerAt } from './sight.ts';

export interface Change {
  readonly actions: number;
  readonly rupees: number;
  readonly clients: number;
  readonly cities: readonly City[];
  readonly kept: readonly TokenEffect[];
  readonly loaded: readonly Silk[];
  readonly unloaded: readonly Silk[];
  readonly palaces: number;
}

const NONE: Change = {
  actions: 0,
  rupees: 0,
  clients: 0,
  cities: [],
  kept: [],
  loaded: [],
  unloaded: [],
  palaces: 0,
};

export function changeBetween(before: BombaySight, after: BombaySight, seat: Seat): Change {
  const was = playerAt(before.view, seat);
  const is = playerAt(after.view, seat);
  const fresh = <T>(now: readonly T[] = [], then: readonly T[] = []) => now.filter((one) => !then.includes(one));
  return {
    actions: actionsLeft(before.view, seat) - actionsLeft(after.view, seat, before.view),
    rupees: (is.purse?.rupees ?? 0) - (was.purse?.rupees ?? 0),
    clients: (is.purse?.clients ?? 0) - (was.purse?.clients ?? 0),
    cities: fresh<City>(is.purse?.cities, was.purse?.cities),
    kept: fresh<PalaceToken>(is.purse?.kept, was.purse?.kept).map((token) => effectOf(before.view, token)),
    loaded: surplus(is.load, was.load),
    unloaded: surplus(was.load, is.load),
    palaces: was.reserve - is.reserve,
  };
}

/** The silks that are more often in `a` than in `b`. */
function surplus(a: readonly Silk[], b: readonly Silk[]): Silk[] {
  const times = (load: readonly Silk[], silk: Silk) => load.filter((one) => one === silk).length;
  return SILKS.flatMap((silk) => new Array<Silk>(Math.max(0, times(a, silk) - times(b, silk))).fill(silk));
}

/**
 * The last answer of a round: a new supply follows, so nothing can be shown after it. It spends the whole rest of the turn, and
 * its own effect comes from the rules' own tables.
 */
export function lastChange(before: BombaySight, seat: Seat, move: BombayMove): Change {
  const actions = actionsLeft(before.view, seat);
  const { at, purse } = playerAt(before.view, seat);
  switch (move.do) {
    case 'sell':
      return isCity(at)
        ? {
            ...NONE,
            actions,
            ...salePrice(before.view.demand[at].indexOf(move.silk), move.silk),
            // BO-CITY-1
            cities: before.view.cityTokens[at] > 0 && !purse?.cities.includes(at) ? [at] : [],
            unloaded: [move.silk],
          }
        : NONE;
    case 'buy': {
      const silk = postSilk(before, seat);
      const market = silk && MARKETS[marketOf(before.view, silk)];
      return silk && market ? { ...NONE, actions, rupees: -market.rupees, loaded: [silk] } : NONE;
    }
    case 'build':
      return { ...NONE, actions, unloaded: [move.silk], palaces: 1, ...tokenGain(before, at) };
    case 'wait':
      return { ...NONE, actions, rupees: WAIT.rupees }; // BO-WAIT-1
    case 'take':
      return { ...NONE, loaded: [move.silk] };
    default:
      return { ...NONE, actions };
  }
}

/** BO-PAL-3: what the palace token of a site brings whoever builds there, where nothing is asked. */
function tokenGain({ view }: BombaySight, at: PlaceId): Partial<Change> {
  const token = isTokenSite(at) ? view.tokens[at] : null;
  if (!token) return {};
  const effect = effectOf(view, token);
  if (effect === 'rupees') return { rupees: TOKEN_RUPEES };
  if (effect !== 'bale') return { kept: [effect] };
  // BO-PAL-4: with several silks in that market there is a question, and the round goes on until it is answered
  const market = view.markets[leftmostMarket(view)];
  return { loaded: SILKS.filter((silk) => (market?.[silk] ?? 0) > 0) };
}

/** The silk of the post that the elephant stands on. */
export function postSilk({ view }: BombaySight, seat: Seat): Silk | null {
  const { at } = playerAt(view, seat);
  return isPost(at) ? view.posts[at] : null;
}

export function sum(a: Change, b: Change): Change {
  return {
    actions: a.actions + b.actions,
    rupees: a.rupees + b.rupees,
    clients: a.clients + b.clients,
    cities: [...a.cities, ...b.cities],
    kept: [...a.kept, ...b.kept],
    loaded: [...a.loaded, ...b.loaded],
    unloaded: [...a.unloaded, ...b.unloaded],
    palaces: a.palaces + b.palaces,
  };
}

export function priceChips(words: Words, change: Change, tolls: number): Chip[] {
  const { counts, answer } = words;
  const chips: Chip[] = [];
  if (change.actions > 0) chips.push({ icon: 'action', amount: change.actions, says: counts.actions(change.actions) });
  if (change.rupees < 0) chips.push({ icon: 'rupee', amount: -change.rupees, says: counts.rupees(-change.rupees) });
  for (const silk of change.unloaded) chips.push({ icon: `bale-${silk}`, says: words.aBale(silk) });
  if (tolls > 0) chips.push({ icon: 'toll', amount: tolls, says: answer.toll(tolls) });
  return chips;
}

export function gainChips(words: Words, change: Change): Chip[] {
  const { counts, answer } = words;
  const chips: Chip[] = [];
  if (change.rupees > 0) chips.push({ icon: 'rupee', amount: change.rupees, says: counts.rupees(change.rupees) });
  if (change.clients > 0) chips.push({ icon: 'client', amount: change.clients, says: counts.clients(change.clients) });
  for (const city of change.cities)
    chips.push({ icon: `city-${city}`, says: answer.cityToken(words.places[city].name) });
  for (const silk of change.loaded) chips.push({ icon: `bale-${silk}`, says: words.aBale(silk) });
  if (change.palaces > 0) chips.push({ icon: 'palace', says: answer.palace });
  for (const effect of change.kept)
    if (effect === 'client' || effect === 'city')
      chips.push({ icon: effect === 'client' ? 'client' : 'city-own', says: answer.kept[effect] });
  return chips;
}
