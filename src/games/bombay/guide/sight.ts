/** What the lessons ask of a position. Who learns sits on seat 0. */
import type { Sight } from '../../../table/table.ts';
import { HILL_ACTIONS, MOVE_ACTIONS, PLACES, type PlaceId } from '../data.ts';
import type { BombayMove, Player } from '../state.ts';
import { allowsPalace } from '../steps/build.ts';
import { isCity } from '../steps/sell.ts';
import type { BombayView, PlayerView } from '../view.ts';

export type BombaySight = Sight<BombayView, BombayMove>;

export const LEARNER = 0;
export const SEATS = 3;

export function learner(view: BombayView): PlayerView {
  const player = view.players[LEARNER];
  if (player === undefined) throw new Error('nobody learns here');
  return player;
}

export function purse(view: BombayView): Player['purse'] {
  return learner(view).purse ?? { rupees: 0, clients: 0, cities: [], kept: [] };
}

export function isAsked({ waiting }: BombaySight): boolean {
  return waiting.includes(LEARNER);
}

/** The actions that are left in the learner's turn. */
export function actionsLeft({ agenda }: BombayView): number {
  const turn = agenda.at(-1);
  return turn?.kind === 'turn' && turn.seat === LEARNER ? turn.actions : 0;
}

/** The learner's palaces. */
export function palaces(view: BombayView): PlaceId[] {
  // The keys of a record by place are places.
  return (Object.keys(view.palaces) as PlaceId[]).filter((place) => view.palaces[place] === LEARNER);
}

/** What lay under the learner's first palace: two kinds of token, or none, are in reach when it is built. */
export type Taken = 'city' | 'rupees' | 'none';

export function tokenTaken(view: BombayView): Taken {
  const [first] = palaces(view);
  if (first === undefined || PLACES[first].kind !== 'tokenSite') return 'none';
  return purse(view).kept.length > 0 ? 'city' : 'rupees';
}

/** Whether a city wants one of the bales that the learner carries. */
export function wantsLoad(view: BombayView, place: PlaceId): boolean {
  return isCity(place) && learner(view).load.some((silk) => view.demand[place].includes(silk));
}

/** Whether somebody who goes there can still build in the same turn. */
export function canBuildAt(view: BombayView, place: PlaceId, actions: number): boolean {
  const cost = MOVE_ACTIONS + (PLACES[place].kind === 'hill' ? HILL_ACTIONS : 0);
  return actions > cost && view.palaces[place] === undefined && allowsPalace(view, place);
}

/** A place of the map, with the ladder beside a city. */
export function spot(place: PlaceId | 'clock' | 'bag'): string {
  return `.bombay-spot:has(> [data-spot="${place}"])`;
}

/** The three markets: at the edge of the map, or under it. */
export const MARKET_STALLS: readonly string[] = [
  ...['left', 'middle', 'right'].map((market) => `.bombay-spot:has(> [data-spot="${market}"])`),
  '.bombay-markets',
];
