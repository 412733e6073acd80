/** Prices and gains of an answer, as icons with amounts: sums over the events that it brings about. */
import type { Seat } from '../../../kernel/index.ts';
import type { Chip } from '../../../ui/contract.ts';
import { BASICS, GOODS, type Good, GUILDS, type Guild } from '../data.ts';
import type { AgraEvent } from '../events.ts';
import { factsOf } from '../facts.ts';
import { production } from '../farm.ts';
import { type Agra, playerOf } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { Foresight } from './foresee.ts';

export interface Tally {
  rupees: number;
  favours: number;
  points: number;
  goods: Map<Good, number>;
  steps: Map<Guild, number>;
  covers: number;
  counter: number;
  stands: number;
  built: number;
}

function add<K>(counts: Map<K, number>, key: K, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}

/** What the events bring to a seat; what it pays is counted down. */
export function tallyOf(seat: Seat, events: readonly AgraEvent[]): Tally {
  const tally: Tally = {
    ...{ rupees: 0, favours: 0, points: 0, covers: 0, counter: 0, stands: 0, built: 0 },
    goods: new Map(),
    steps: new Map(),
  };
  for (const event of events) if ('seat' in event && event.seat === seat) count(tally, event);
  return tally;
}

function count(tally: Tally, event: AgraEvent): void {
  switch (event.is) {
    case 'rupees':
      tally.rupees += event.rupees;
      return;
    case 'peonage':
      tally.rupees -= event.rupees;
      return;
    case 'favours':
      tally.favours += event.favours;
      return;
    case 'favourAction':
      tally.favours -= event.favours;
      return;
    case 'laid':
    case 'points':
      tally.points += event.points;
      return;
    case 'meditated':
      tally.points -= event.points;
      return;
    case 'goods':
      add(tally.goods, event.good, event.count);
      return;
    case 'spent':
      add(tally.goods, event.good, -event.count);
      return;
    case 'transformed':
      add(tally.goods, event.from, -event.count);
      add(tally.goods, event.to, event.count);
      return;
    case 'luxury':
    case 'gift':
    case 'frenchTrader':
      add(tally.goods, event.good, -1);
      return;
    case 'delivered':
      add(tally.goods, event.good, -event.markers);
      return;
    case 'influence':
      add(tally.steps, event.guild, 1);
      return;
    case 'uncovered':
      tally.covers++;
      return;
    case 'counter':
      tally.counter++;
      return;
    case 'stood':
      tally.stands++;
      return;
    case 'built':
      tally.built++;
      return;
    default:
  }
}

export interface ChipPair {
  readonly price: readonly Chip[];
  readonly gain: readonly Chip[];
}

/** AG-UX-d: the chips of an answer, with the change of production and the warning of a roll. */
export function chipsOf(words: Words, seat: Seat, seen: Foresight): ChipPair & { readonly worth: number } {
  const tally = tallyOf(seat, seen.events);
  const price: Chip[] = [];
  const gain: Chip[] = [];
  const { counts, answer } = words;
  const both = (icon: string, n: number, says: (n: number) => string) => {
    if (n > 0) gain.push({ icon, amount: n, says: says(n) });
    if (n < 0) price.push({ icon, amount: -n, says: says(-n) });
  };
  both('rupee', tally.rupees, counts.rupees);
  both('favour', tally.favours, counts.favours);
  both('point', tally.points, counts.points);
  for (const good of GOODS) both(good, tally.goods.get(good) ?? 0, (n) => words.amount(n, words.goods[good]));
  for (const guild of GUILDS)
    if (tally.steps.has(guild)) gain.push({ icon: guild, says: answer.step(words.guilds[guild]) });
  if (tally.covers > 0) gain.push({ icon: 'cover', says: answer.cover });
  if (tally.counter > 0) gain.push({ icon: 'lotus', says: answer.counter });
  if (tally.stands > 0) gain.push({ icon: 'worker', amount: tally.stands, says: answer.stands(tally.stands) });
  const deliveries = paidDeliveries(seen.after) - paidDeliveries(seen.before);
  if (deliveries > 0) gain.push({ icon: 'delivery', amount: deliveries, says: counts.deliveries(deliveries) });
  productionChips(words, seen.before, seen.after, seat, price, gain);
  if (seen.rolls) price.push({ icon: 'die', says: answer.rolls });
  else if (seen.reveals) price.push({ icon: 'tile', says: answer.reveals });
  return { price, gain, worth: worthOf(tally) };
}

/** AG-SAI-b: the deliveries that a payment has added. */
function paidDeliveries({ agenda }: Agra): number {
  const step = agenda.find(({ kind }) => kind === 'sailor');
  return step?.kind === 'sailor' ? step.paid : 0;
}

/** AG-UX-d: production before and after. */
function productionChips(words: Words, before: Agra, after: Agra, seat: Seat, price: Chip[], gain: Chip[]): void {
  const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
  const { farm } = factsOf(after);
  for (const good of BASICS) {
    const change = production(is, good, farm) - production(was, good, farm);
    const name = words.goods[good];
    if (change > 0) gain.push({ icon: `make-${good}`, amount: change, says: words.answer.more(change, name) });
    if (change < 0) price.push({ icon: `make-${good}`, amount: -change, says: words.answer.less(-change, name) });
  }
}

/** Enough to set the better answers to the left; no advice. */
function worthOf(tally: Tally): number {
  let goods = 0;
  for (const n of tally.goods.values()) goods += n;
  let steps = 0;
  for (const n of tally.steps.values()) steps += n;
  return (
    tally.rupees +
    tally.favours * 0.8 +
    goods * 0.9 +
    steps * 2 +
    tally.covers +
    tally.counter * 2 +
    tally.stands * 0.7 +
    tally.built * 2
  );
}
