/** Amul as one seat sees it, and the few things that every part of the screen asks of it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Sight } from '../../../table/table.ts';
import type { Offer, TableProps } from '../../../ui/contract.ts';
import type { CardId } from '../cards.ts';
import { counts, stays } from '../corrected.ts';
import { ROUNDS, type Supply } from '../data.ts';
import { FACTS } from '../facts.ts';
import { isMilitaryRound, turnOrder } from '../order.ts';
import { clockwise, leftOf, rightOf } from '../seating.ts';
import type { Amul, AmulMove } from '../state.ts';
import type { AmulView, PlayerView } from '../view.ts';

export type AmulSight = Sight<AmulView, AmulMove>;
export type AmulOffer = Offer<AmulMove>;
export type AmulProps = TableProps<AmulView, AmulMove>;

export function playerAt(view: AmulView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Whose table lies in the middle: the seat that looks, or for a spectator the First Player's. */
export function subject({ seat, view }: AmulSight): Seat {
  return seat ?? view.first;
}

/** The two neighbours, left first. */
export function neighboursOf(view: AmulView, seat: Seat): readonly [Seat, Seat] {
  const seats = view.players.length;
  return [leftOf(seat, seats), rightOf(seat, seats)];
}

/** Everybody who is no neighbour, clockwise. */
export function strangersTo(view: AmulView, seat: Seat): Seat[] {
  const near = neighboursOf(view, seat);
  return clockwise(seat, view.players.length).filter((other) => other !== seat && !near.includes(other));
}

/** Where the open question takes cards from: the market, unless an effect looks elsewhere. */
export function openSupply({ agenda }: AmulView): Supply {
  const step = agenda.at(-1);
  return step?.kind === 'take' ? (FACTS[step.card].effect?.from ?? 'market') : 'market';
}

export function cardsIn(view: AmulView, supply: Supply): readonly CardId[] {
  return supply === 'market' ? view.market.map((lot) => lot.card) : view[supply];
}

/** The card that this seat has answered a question to everybody with, while others still think. */
export function ownAnswer({ agenda }: AmulView, seat: Seat): CardId | null {
  const step = agenda.at(-1);
  if (step?.kind !== 'propose' && step?.kind !== 'reveal') return null;
  // Only moves of this game are kept as answers.
  const answer = step.answers[step.seats.indexOf(seat)] as AmulMove | null | undefined;
  return answer && answer.do !== 'decline' ? answer.card : null;
}

/** How often everybody will still play a card. */
export function playsLeft({ agenda, round }: AmulView): number {
  if (agenda.length === 0) return 0;
  return ROUNDS - round + (agenda.some(({ kind }) => kind === 'propose' || kind === 'reveal') ? 1 : 0);
}

/** AM-DIG-4: how many cards of a hand will be lost because there is no time to play them. */
export function doomed(view: AmulView, hand: readonly CardId[]): number {
  return Math.max(0, hand.filter((card) => !counts(view, card)).length - playsLeft(view));
}

/** AM-DIG-4: whether every card of a hand would be lost if it were played. */
export function nothingStays(view: AmulView, hand: readonly CardId[]): boolean {
  return playsLeft(view) > 0 && hand.length > 0 && !hand.some((card) => stays(view, card));
}

/** A view as a position: what cannot be seen is absent, and has no part in what is asked of it. */
function positionOf(view: AmulView): Amul {
  return { ...view, pile: [], players: view.players.map((player) => ({ ...player, hand: player.hand ?? [] })) };
}

/** The order of a step that would begin now. */
export function orderIn(view: AmulView): readonly Seat[] {
  return turnOrder(positionOf(view));
}

/** AM-ORD-3: whether the order goes by military value. */
export function byMilitary(view: AmulView): boolean {
  return isMilitaryRound(positionOf(view));
}
