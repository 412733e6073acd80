/** The notables who can be reached: who has markers on their cards, and what their slots ask for. */
import type { Seat } from '../../../kernel/index.ts';
import { NOTABLES } from '../data.ts';
import { RATES } from '../rates.ts';
import type { Agra, Card } from '../state.ts';
import { accessibleLevel } from '../steps/notables.ts';
import { askedAt } from './asked.ts';
import { contractWorth } from './powers.ts';
import { seen } from './seen.ts';

/** By seat: the markers on the card that is being looked at. */
const onCard = new Int32Array(4);

/** Counts the markers on the card at a place of the river: empty slots, all markers, own ones, the most of another seat. */
function readCard({ seats, markers }: Card, place: number, seat: Seat): void {
  let open = 0;
  let there = 0;
  let own = 0;
  let rival = 0;
  onCard.fill(0);
  for (let slot = 0; slot < seats.length; slot++) {
    const owner = seats[slot];
    if (owner === null || owner === undefined) {
      open++;
      continue;
    }
    const count = markers[slot] ?? 0;
    there += count;
    if (owner === seat) own += count;
    else {
      const sum = (onCard[owner] ?? 0) + count;
      onCard[owner] = sum;
      if (sum > rival) rival = sum;
    }
  }
  seen.open[place] = open;
  seen.there[place] = there;
  seen.own[place] = own;
  seen.rival[place] = rival;
}

export function readRiver(s: Agra, seat: Seat): void {
  const { held, wanted, pays, bonus } = seen;
  wanted.fill(0);
  pays.fill(0);
  seen.cards = 0;
  seen.sets = 0;
  const accessible = accessibleLevel(s);
  const slotsOf = askedAt(s).slots;
  let place = 0;
  for (const card of s.river) {
    const { id, seats } = card;
    if (NOTABLES[id].level > accessible) break; // the river is sorted by number, and so by level
    readCard(card, place, seat);
    const slots = slotsOf[id];
    const open = seen.open[place] ?? 0;
    const own = seen.own[place] ?? 0;
    if (own > (seen.rival[place] ?? 0)) seen.cards += contractWorth(id) * (1 - open / (slots.length + 1));
    else seen.cards += RATES.favours * own;
    const rupees = (seen.there[place] ?? 0) + 1 + RATES.influence;
    let missing = open;
    for (let slot = 0; slot < slots.length; slot++) {
      const good = slots[slot] ?? 0;
      if (seats[slot] !== null) continue;
      if ((held[good] ?? 0) > 0) missing--;
      wanted[good] = (wanted[good] ?? 0) + 1;
      pays[good] = (pays[good] ?? 0) + rupees + (bonus[good] ?? 0);
    }
    if (missing === 0) seen.sets += contractWorth(id) + (open * (open - 1)) / 2;
    place++;
  }
  seen.reached = place;
  for (let good = 0; good < wanted.length; good++) {
    const slots = wanted[good] ?? 0;
    if (slots > 1) pays[good] = (pays[good] ?? 0) / slots;
  }
}
