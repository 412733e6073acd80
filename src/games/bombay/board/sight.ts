/** Bombay as one seat sees it, and the few things that every part of the screen asks of it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Sight } from '../../../table/table.ts';
import type { Offer, TableProps } from '../../../ui/contract.ts';
import { PLACES, type PlaceId, type Post, type TokenSite } from '../data.ts';
import type { BombayMove, Purse, TurnStep } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import type { BombayView, PlayerView } from '../view.ts';

export type BombaySight = Sight<BombayView, BombayMove>;
export type BombayOffer = Offer<BombayMove>;
export type BombayProps = TableProps<BombayView, BombayMove>;
/** What is drawn on the map needs no look ahead: that changes with every pointer, and most of the map does not. */
export type MapProps = Omit<BombayProps, 'ahead'>;
/** What a line of answers leads to; null where chance comes in. */
export type Ahead = (line: readonly BombayMove[]) => BombaySight | null;

export function playerAt(view: BombayView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The turn that `seat` is in the middle of, also while a free bale is being chosen on top of it. */
function turnOf({ agenda }: BombayView, seat: Seat): TurnStep | null {
  const top = agenda.at(-1);
  const turn = top?.kind === 'freeBale' && top.seat === seat ? agenda.at(-2) : top;
  return turn?.kind === 'turn' && turn.seat === seat ? turn : null;
}

/** The actions that `seat` has left in the turn that it had in `before`; 0 once that turn is over. */
export function actionsLeft(view: BombayView, seat: Seat, before: BombayView = view): number {
  if (view.round !== before.round || view.lap !== before.lap) return 0;
  return turnOf(view, seat)?.actions ?? 0;
}

/** Whose elephant the screen is about: the seat that looks, or for a spectator the seat that is asked. */
export function subject(sight: BombaySight): Seat {
  return sight.seat ?? sight.waiting[0] ?? sight.view.first;
}

export function isPost(place: PlaceId): place is Post {
  const { kind } = PLACES[place];
  return kind === 'innerPost' || kind === 'outerPost';
}

export function isTokenSite(place: PlaceId): place is TokenSite {
  return PLACES[place].kind === 'tokenSite';
}

/** What a purse counts for at the end: kinds of city tokens and clients, those of kept palace tokens included. */
export function standingOf(view: BombayView, purse: Purse): { kinds: number; clients: number } {
  const kept = (effect: 'client' | 'city') => purse.kept.filter((token) => effectOf(view, token) === effect).length;
  return { kinds: purse.cities.length + kept('city'), clients: purse.clients + kept('client') };
}
