/** What is counted of a finished game for docs/balance/rajas.md. */

import type { Rajas, RajasEvent } from './state.ts';
import { upgradesOf } from './steps/upgrade.ts';
import { TILE_IDS } from './tiles.ts';

const TILES = new Set<string>(TILE_IDS);

/** Where fame or money comes from, by its cause. */
function sourceOf(by: string): 'tiles' | 'market' | 'palace' | 'river' | 'yields' {
  if (TILES.has(by)) return 'tiles';
  if (by.startsWith('market')) return 'market';
  if (by.startsWith('palace')) return 'palace';
  return by.startsWith('river') || by.startsWith('rt-') ? 'river' : 'yields';
}

export function figures(s: Rajas, events: readonly RajasEvent[]): Record<string, number | readonly number[]> {
  /** Sums what each seat has of something in the events. */
  const sum = (count: (event: RajasEvent) => number) => {
    const sums = s.players.map(() => 0);
    for (const event of events) if ('seat' in event) sums[event.seat] = (sums[event.seat] ?? 0) + count(event);
    return sums;
  };
  const times = (is: RajasEvent['is']) => sum((event) => (event.is === is ? 1 : 0));
  const gained = (is: 'fame' | 'money', source: ReturnType<typeof sourceOf>) =>
    sum((event) => (event.is === is && sourceOf(event.by) === source ? event.amount : 0));
  const placed = (area: string) => sum((event) => (event.is === 'placed' && event.space.startsWith(area) ? 1 : 0));
  return {
    rounds: s.round,
    fame: s.players.map(({ fame }) => fame),
    'fame of buildings': gained('fame', 'tiles'),
    'fame of the palace': gained('fame', 'palace'),
    'fame of the river': gained('fame', 'river'),
    'fame of yields': gained('fame', 'yields'),
    money: s.players.map(({ money }) => money),
    'money of tiles when built': gained('money', 'tiles'),
    'money of the market': gained('money', 'market'),
    'money of the palace': gained('money', 'palace'),
    'money of the river': gained('money', 'river'),
    'money of yields': gained('money', 'yields'),
    'money spent': sum((event) => (event.is === 'placed' ? event.money : 0)),
    'tiles built': times('built'),
    'tiles covered by the master builder': sum((event) => (event.is === 'built' && event.covers !== null ? 1 : 0)),
    'special yields': times('yield'),
    upgrades: s.players.map(upgradesOf),
    'dice gained': sum((event) => (event.is === 'rolled' ? event.dice.length : 0)),
    'dice left': s.players.map(({ dice }) => dice.reduce((all, count) => all + count, 0)),
    'dice turned with karma': sum((event) => (event.is === 'paid' ? event.karma : 0)),
    'karma left': s.players.map(({ karma }) => karma),
    'river spaces': s.players.map(({ boat }) => boat),
    'active workers': s.players.map(({ workers }) => workers),
    'workers placed': times('placed'),
    'in the quarry': placed('quarry'),
    'in the market': placed('market'),
    'in the palace': placed('palace'),
    'in the harbor': placed('harbour'),
  };
}
