/** BO-END: the score sheet. */
import type { Outcome } from '../../kernel/index.ts';
import { PALACES_EACH } from './data.ts';
import { factsOf } from './facts.ts';
import { type Bombay, type Player, tableFacts } from './state.ts';
import { effectOf, type Seated } from './steps/build.ts';

/** BO-CITY-3: the cities sold in, and the unique cities of kept palace tokens. */
export function cityKinds(s: Seated, player: Player): number {
  return player.purse.cities.length + player.purse.kept.filter((token) => effectOf(s, token) === 'city').length;
}

/** Client tokens, those of kept palace tokens included (BO-PAL-3). */
export function clientsOf(s: Seated, player: Player): number {
  return player.purse.clients + player.purse.kept.filter((token) => effectOf(s, token) === 'client').length;
}

/** BO-END-3, BO-END-4: tied players pool the prizes of the ranks they occupy and share them, rounded down. */
export function empirePrizes(totals: readonly number[], prizes: readonly number[]): number[] {
  return totals.map((total) => {
    const better = totals.filter((other) => other > total).length;
    const tied = totals.filter((other) => other === total).length;
    let pool = 0;
    for (let rank = better; rank < better + tied; rank++) pool += prizes[rank] ?? 0;
    return Math.floor(pool / tied);
  });
}

export function score(s: Bombay): Outcome {
  const seats = s.players.length;
  const rupees = s.players.map((player) => player.purse.rupees);
  const cities = s.players.map((player) => cityKinds(s, player));
  const paid = factsOf(s).cityRupees;
  const cityRupees = cities.map((kinds) => paid[kinds] ?? 0); // BO-END-2
  const palaces = s.players.map((player) => PALACES_EACH - player.reserve);
  const clients = s.players.map((player) => clientsOf(s, player));
  const empire = palaces.map((count, seat) => count + (clients[seat] ?? 0));
  const prizes = empirePrizes(empire, tableFacts(seats).prizes);
  // BO-END-1: carried bales and unused palaces are worth nothing
  const scores = rupees.map((sum, seat) => sum + (cityRupees[seat] ?? 0) + (prizes[seat] ?? 0));
  const beats = (a: number, b: number) => (scores[a] ?? 0) - (scores[b] ?? 0) || (clients[a] ?? 0) - (clients[b] ?? 0);
  return {
    scores,
    // BO-END-5, BO-END-6: most rupees, then most clients, then a shared rank
    ranks: scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat) > 0).length),
    sheet: [
      { key: 'rupees', rule: 'BO-GOAL-1', values: rupees, counts: true },
      { key: 'cityKinds', rule: 'BO-END-2', values: cities, counts: false },
      { key: 'cityRupees', rule: 'BO-END-2', values: cityRupees, counts: true },
      { key: 'palaces', rule: 'BO-END-3', values: palaces, counts: false },
      { key: 'clients', rule: 'BO-END-6', values: clients, counts: false },
      { key: 'empire', rule: 'BO-END-3', values: empire, counts: false },
      { key: 'empirePrize', rule: 'BO-END-4', values: prizes, counts: true },
    ],
  };
}
