/** What is counted of a finished game for docs/balance/agra.md. */
import {
  CHARACTERS,
  GOODS,
  type Good,
  GUILDS,
  type Guild,
  LAST_PIER,
  LUXURIES,
  MEDITATIONS,
  NOTABLES,
  PRODUCTION_BUILDINGS,
  SITES,
} from './data.ts';
import type { AgraEvent, Income } from './events.ts';
import { type Facts, factsOf } from './facts.ts';
import { ordersOf } from './score.ts';
import { type Agra, playerOf } from './state.ts';

const INCOMES: Readonly<Record<Income, string>> = {
  coins: 'left by the Merchant',
  delivery: 'deliveries to notables',
  contract: 'delivery bonuses of contracts',
  order: 'orders',
  refund: 'paid back by the Sailor',
  clothing: 'clothing sold',
  bonusTile: 'building bonus tiles',
  takshaka: 'Takshaka',
  frenchTrader: 'French Trader',
  sale: 'goods sold with favours',
};

export function figures(s: Agra, events: readonly AgraEvent[]): Record<string, number | readonly number[]> {
  const { lastSpace, notables, orders } = factsOf(s);
  const all: Record<string, number | readonly number[]> = {};
  const bySeat = (count: (event: AgraEvent) => number) => {
    const sums = s.players.map(() => 0);
    for (const event of events)
      if ('seat' in event && event.seat !== null) sums[event.seat] = (sums[event.seat] ?? 0) + count(event);
    return sums;
  };
  const occasions = (is: AgraEvent['is']) => bySeat((event) => (event.is === is ? 1 : 0));

  all['rounds'] = s.round;
  all['ended by the boat'] = s.boat === LAST_PIER ? 1 : 0;
  for (const [income, name] of Object.entries(INCOMES))
    all[`rupees: ${name}`] = bySeat((e) => (e.is === 'rupees' && e.for === income ? e.rupees : 0));
  all['rupees: peonage'] = bySeat((e) => (e.is === 'peonage' ? -e.rupees : 0));

  all['contracts'] = occasions('contract');
  for (const level of [1, 2, 3, 4])
    all[`contracts of level ${level}`] = bySeat((e) =>
      e.is === 'contract' && NOTABLES[e.notable].level === level ? 1 : 0,
    );
  all['double deliveries'] = bySeat((e) => (e.is === 'delivered' && e.markers > 1 ? 1 : 0));
  all['orders'] = occasions('order');
  all['gifts to Akbar'] = occasions('gift');
  for (const guild of GUILDS) addGuild(guild);

  for (const good of GOODS) all[`used: ${good}`] = bySeat((event) => used(event, good, orders));

  for (const character of CHARACTERS)
    all[`visits: ${character}`] = bySeat((e) => (isVisit(e) && e.space === character ? 1 : 0));
  all['visits: production'] = bySeat((e) => (isVisit(e) && isProduction(e.space) ? 1 : 0));
  all['visits: processing'] = bySeat((e) => (isVisit(e) && isProcessing(e.space) ? 1 : 0));
  all['trades'] = bySeat((e) => (e.is === 'goods' && e.for === 'trader' ? 1 : 0));
  all['price tokens moved'] = occasions('priced');
  all['peonage'] = occasions('peonage');

  all['workers laid down'] = occasions('laid');
  for (const action of MEDITATIONS)
    all[`meditation: ${action}`] = bySeat((e) => (e.is === 'meditated' && e.action === action ? 1 : 0));
  all['last meditation space reached'] = s.players.map(({ counter }) => (counter === lastSpace ? 1 : 0));

  all['buildings built'] = occasions('built');
  all['goods transformed'] = bySeat((e) => (e.is === 'transformed' && e.follows === null ? e.count : 0));
  all['goods transformed as a follower'] = bySeat((e) => (e.is === 'transformed' && e.follows !== null ? e.count : 0));
  all['favours gained'] = bySeat((e) => (e.is === 'favours' ? e.favours : 0));
  all['favour actions printed on the board'] = bySeat((e) =>
    e.is === 'favourAction' && e.action.startsWith('base') ? 1 : 0,
  );
  all['favour tiles used'] = bySeat((e) => (e.is === 'favourAction' && e.action.startsWith('ft') ? 1 : 0));
  for (const luxury of LUXURIES)
    all[`luxury: ${luxury}`] = bySeat((e) => (e.is === 'luxury' && e.good === luxury ? 1 : 0));
  all['oil and curry'] = bySeat((e) => (e.is === 'spent' && e.for === 'oilCurry' ? e.count : 0));
  all['markers lost or released'] = bySeat((e) => (e.is === 'lost' ? e.count : e.is === 'released' ? 1 : 0));
  return all;

  function addGuild(guild: Guild): void {
    all[`${guild}: level`] = s.players.map(({ influence }) => influence[guild]);
    all[`${guild}: orders`] = s.players.map((_, seat) => ordersOf(s, seat, guild));
    all[`${guild}: contracts`] = s.players.map(
      (_, seat) => playerOf(s, seat).contracts.filter((id) => notables[id].guild === guild).length,
    );
  }
}

type Visit = Extract<AgraEvent, { is: 'placed' | 'peonage' }>;

function isVisit(event: AgraEvent): event is Visit {
  return event.is === 'placed' || event.is === 'peonage';
}

function isProduction(space: Visit['space']): boolean {
  return PRODUCTION_BUILDINGS.some((building) => building === space);
}

function isProcessing(space: Visit['space']): boolean {
  return SITES.some((site) => site === space);
}

/** What goods are used for: delivered, given, paid, spent. A transformation uses nothing up. */
function used(event: AgraEvent, good: Good, orders: Facts['orders']): number {
  switch (event.is) {
    case 'delivered':
      return event.good === good ? event.markers : 0;
    case 'order':
      return orders[event.guild][event.place]?.includes(good) ? 1 : 0;
    case 'gift':
    case 'frenchTrader':
    case 'luxury':
      return event.good === good ? 1 : 0;
    case 'spent':
      return event.good === good ? event.count : 0;
    default:
      return 0;
  }
}
