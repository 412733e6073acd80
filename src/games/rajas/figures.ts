/** What is counted of a finished game for docs/balance/rajas.md. */
import type { Rajas, RajasEvent } from './state.ts';
import { upgradesOf } from './steps/upgrade.ts';

export function figures(s: Rajas, events: readonly RajasEvent[]): Record<string, number | readonly number[]> {
  const bySeat = (count: (event: RajasEvent) => number) => {
    const sums = s.players.map(() => 0);
    for (const event of events) if ('seat' in event) sums[event.seat] = (sums[event.seat] ?? 0) + count(event);
    return sums;
  };
  const occasions = (is: RajasEvent['is']) => bySeat((event) => (event.is === is ? 1 : 0));
  return {
    rounds: s.round,
    fame: s.players.map(({ fame }) => fame),
    money: s.players.map(({ money }) => money),
    'tiles built': occasions('built'),
    'tiles covered by the master builder': bySeat((event) => (event.is === 'built' && event.covers !== null ? 1 : 0)),
    'market scorings': occasions('scored'),
    'money of markets': bySeat((event) => (event.is === 'scored' ? event.money : 0)),
    'dice gained': bySeat((event) => (event.is === 'rolled' ? event.dice.length : 0)),
    'karma spent on turning dice': bySeat((event) => (event.is === 'paid' ? event.karma : 0)),
    'karma left': s.players.map(({ karma }) => karma),
    'dice left': s.players.map(({ dice }) => dice.reduce((sum, count) => sum + count, 0)),
    upgrades: s.players.map(upgradesOf),
    'river spaces': s.players.map(({ boat }) => boat),
    'active workers': s.players.map(({ workers }) => workers),
    'workers placed': occasions('placed'),
    'in the quarry': placed('quarry'),
    'in the market': placed('market'),
    'in the palace': placed('palace'),
    'in the harbor': placed('harbour'),
    'special yields': occasions('yield'),
  };

  function placed(area: string): number[] {
    return bySeat((event) => (event.is === 'placed' && event.space.startsWith(area) ? 1 : 0));
  }
}
