/** AG-7.2 to AG-7.4: deliveries to notables, and the evaluation of a card whose slots are filled. */
import type { Seat } from '../../../kernel/index.ts';
import { ACCESSIBLE_AT_PIER, type Good, NOTABLES, type Notable } from '../data.ts';
import { type Facts, factsOf, PRINTED } from '../facts.ts';
import { earn } from '../markers.ts';
import { type AgraMove, DELIVERIES, type Deliveries, deliveriesTo } from '../moves.ts';
import { type Agra, type AgraTurn, type Card, playerOf, type Silent } from '../state.ts';
import { immediatePower } from './powers.ts';

/** AG-7.1-a */
export function accessibleLevel(s: Agra): number {
  return ACCESSIBLE_AT_PIER[s.boat - 1] ?? 0;
}

export function cardOf(s: Agra, notable: Notable): Card | undefined {
  return s.river.find((card) => card.id === notable);
}

const OTHER_BOXES = new WeakMap<Facts, Deliveries>();

/** The deliveries to the notables of a table: made once for each box. */
export function deliveriesAt(s: Agra): Deliveries {
  const facts = factsOf(s);
  if (facts === PRINTED) return DELIVERIES;
  const known = OTHER_BOXES.get(facts) ?? deliveriesTo(facts.notables);
  OTHER_BOXES.set(facts, known);
  return known;
}

/** AG-7.2-a: one move for each empty slot of an accessible notable whose good is in storage. */
export function pushDeliveries(s: Agra, seat: Seat, way: keyof Deliveries, out: AgraMove[]): void {
  const { goods } = playerOf(s, seat);
  const { notables } = factsOf(s);
  const moves = deliveriesAt(s)[way];
  const accessible = accessibleLevel(s);
  for (const card of s.river) {
    const facts = notables[card.id];
    if (facts.level > accessible) break; // the river is sorted by number, and so by level
    for (let slot = 0; slot < facts.goods.length; slot++) {
      const good = facts.goods[slot];
      const move = moves[card.id][slot];
      if (good !== undefined && move !== undefined && card.seats[slot] === null && goods[good] > 0) out.push(move);
    }
  }
}

/** Whether a seat could deliver anything anywhere. */
export function canDeliver(s: Agra, seat: Seat): boolean {
  const { goods } = playerOf(s, seat);
  const accessible = accessibleLevel(s);
  const { notables } = factsOf(s);
  return s.river.some(({ id, seats }) => {
    const facts = notables[id];
    return facts.level <= accessible && facts.goods.some((good, slot) => seats[slot] === null && goods[good] > 0);
  });
}

/** AG-7.2, AG-7.3: one good, or two of a kind as one step, onto the empty slot that asks for it. */
export function deliver(s: Agra, seat: Seat, to: Notable, good: Good, markers: number, t: AgraTurn): void {
  const card = cardOf(s, to);
  if (card === undefined) throw new Error(`${to} is not on the river`);
  const slot = factsOf(s).notables[to].goods.indexOf(good);
  playerOf(s, seat).goods[good] -= markers;
  card.seats[slot] = seat;
  card.markers[slot] = 1;
  const onCard = card.markers.reduce((sum, n) => sum + n, 0);
  card.markers[slot] = markers;
  t.emit({ is: 'delivered', seat, to, good, markers });
  earn(s, seat, onCard + (markers - 1), 'delivery', t); // AG-7.2-b, AG-7.3-c
  deliveryBonus(s, seat, good, markers, t); // AG-7.2-c
  if (!card.seats.includes(null)) s.agenda.push({ kind: 'evaluate', notable: to }); // AG-7.3-e, AG-7.4-a
}

/** AG-N-a: rupees of the deliverer's contracts for each marker. */
export function deliveryBonus(s: Agra, seat: Seat, good: Good, markers: number, t: AgraTurn): void {
  for (const id of playerOf(s, seat).contracts) {
    const { bonus } = NOTABLES[id];
    if (bonus?.good !== good) continue;
    const rupees = id === 'mujtahida' ? s.rules.statueBonus : bonus.rupees; // AG-N16-b
    earn(s, seat, rupees * markers, 'contract', t);
  }
}

/** Markers of a seat on a card, doubles included. */
export function markersOf({ seats, markers }: Card, seat: Seat): number {
  let count = 0;
  for (let slot = 0; slot < seats.length; slot++) if (seats[slot] === seat) count += markers[slot] ?? 0;
  return count;
}

/** AG-7.4-b: most markers; of tied players the one with the topmost slot. Null: nobody has delivered yet. */
export function leaderOf(card: Card): Seat | null {
  let leader: Seat | null = null;
  let most = 0;
  for (const seat of card.seats) {
    if (seat === null || seat === leader) continue;
    const markers = markersOf(card, seat);
    if (markers > most) [leader, most] = [seat, markers];
  }
  return leader;
}

/** AG-7.4-e: markers returned, card taken, immediate effects; then the level counter and the boat. */
export const evaluate: Silent<'evaluate'> = {
  run(s, { notable }, t) {
    const place = s.river.findIndex((card) => card.id === notable);
    const card = s.river[place];
    if (card === undefined) return;
    s.river.splice(place, 1);
    const winner = leaderOf(card);
    if (winner === null) return;
    for (const [slot, seat] of card.seats.entries())
      returnMarkers(s, seat ?? winner, card.markers[slot] ?? 0, winner, t);
    playerOf(s, winner).contracts.push(notable);
    t.emit({ is: 'contract', seat: winner, notable, markers: markersOf(card, winner) });
    s.agenda.push({ kind: 'fulfilled', level: NOTABLES[notable].level });
    immediatePower(s, winner, notable, t); // AG-7.4-d
  },
};

/** AG-7.4-c: the winner's to his supply, the others' to their favour areas. */
function returnMarkers(s: Agra, seat: Seat, markers: number, winner: Seat, t: AgraTurn): void {
  const player = playerOf(s, seat);
  if (seat === winner) {
    player.supply += markers;
    return;
  }
  player.favours += markers;
  t.emit({ is: 'favours', seat, favours: markers, for: 'contract' });
}
