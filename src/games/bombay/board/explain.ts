/** What everything printed on the board says when it is pointed at: its name, its rule, its present worth. */
import type { SeatFace } from '../../../ui/contract.ts';
import { MARKETS, PLACES, type PlaceId, SILKS, type Silk, type Silks } from '../data.ts';
import { marketOf } from '../markets.ts';
import { tableFacts } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import { isCity, price } from '../steps/sell.ts';
import type { Explained, Words } from '../text/en.ts';
import type { BombayView } from '../view.ts';
import { isPost, isTokenSite } from './sight.ts';

export interface Explanation {
  readonly title: string;
  readonly says: string;
  readonly rule: string;
}

const told = ({ title, lines }: Explained, rule: string): Explanation => ({ title, says: lines.join(' '), rule });

/** The elephants at a place; empty where there is none. */
export function herdSays(words: Words, view: BombayView, faces: readonly SeatFace[], place: PlaceId): string {
  const here = view.players.flatMap((player, seat) =>
    player.at === place ? [words.explain.elephant(faces[seat]?.name ?? '', loadWords(words, player.load))] : [],
  );
  return here.length === 0 ? '' : words.explain.elephants(words.list(here));
}

export function explainPlace(
  words: Words,
  view: BombayView,
  faces: readonly SeatFace[],
  place: PlaceId,
  herd: string,
): Explanation {
  const about = place in view.palaces ? explainPalace(words, view, faces, place) : explainGround(words, view, place);
  const name = words.places[place].name;
  return {
    ...about,
    title: about.title === name ? name : `${name} · ${about.title}`,
    says: herd === '' ? about.says : `${about.says} ${herd}`,
  };
}

function explainPalace(words: Words, view: BombayView, faces: readonly SeatFace[], place: PlaceId): Explanation {
  const owner = view.palaces[place];
  const name = owner === undefined ? '' : (faces[owner]?.name ?? '');
  return told(words.explain.palace(name), 'BO-TOLL-1');
}

function explainGround(words: Words, view: BombayView, place: PlaceId): Explanation {
  const { explain } = words;
  if (isCity(place)) {
    const wants = view.demand[place].map((silk, rung) => ({ silk, ...price(rung, silk) }));
    return told(explain.city(words.places[place].name, wants, view.cityTokens[place]), 'BO-SELL-3');
  }
  if (isPost(place)) return explainPost(words, view, view.posts[place]);
  if (isTokenSite(place)) {
    const token = view.tokens[place];
    if (token) return told(explain.token(effectOf(view, token)), 'BO-PAL-3');
  }
  return PLACES[place].kind === 'hill' ? told(explain.hill, 'BO-MAP-2') : told(explain.site, 'BO-PAL-1');
}

function explainPost(words: Words, view: BombayView, silk: Silk | null): Explanation {
  const { explain } = words;
  if (silk === null) return told(explain.idle, 'BO-MAP-6');
  const at = marketOf(view, silk);
  const market = MARKETS[at];
  const stock = view.markets[at]?.[silk] ?? 0;
  return market
    ? told(explain.open(silk, stock, words.market[market.id], market.rupees, market.actions), 'BO-BUY-2')
    : told(explain.closedPost(silk), 'BO-SUP-6');
}

export function explainMarket(words: Words, view: BombayView, market: 0 | 1 | 2): Explanation {
  const { id, rupees, actions } = MARKETS[market];
  return told(
    words.explain.market(words.market[id], rupees, actions, stockWords(words, view.markets[market])),
    'BO-BUY-2',
  );
}

export function explainClock(words: Words, view: BombayView, faces: readonly SeatFace[]): Explanation {
  const { rounds, laps } = tableFacts(view.players.length);
  return told(words.explain.clock(view.round, rounds, view.lap, laps, faces[view.first]?.name ?? ''), 'BO-FLOW-2');
}

export function explainBag(words: Words, view: BombayView): Explanation {
  const inside = SILKS.reduce((sum, silk) => sum + view.bag[silk], 0);
  return told(words.explain.bag(inside, stockWords(words, view.bag)), 'BO-INFO-4');
}

export function loadWords(words: Words, load: readonly Silk[]): string {
  return load.length === 0 ? words.panels.carriesNothing : words.list(load.map(words.aBale));
}

function stockWords(words: Words, silks: Silks): string {
  const some = SILKS.filter((silk) => silks[silk] > 0).map((silk) => words.event.some(silks[silk], silk));
  return some.length === 0 ? words.event.nothing : words.list(some);
}
