/** BO-END: what boardgame.io puts into `ctx.gameover`. */
import { CITY_TOKEN_RUPEES, PALACE_TOKENS, PALACES_EACH, type TokenEffect } from '../../games/bombay/data.ts';
import { type BombayG, factsFor, type Player } from './state.ts';

export interface BombayResult {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

export function resultOf(G: BombayG): BombayResult {
  const players = Object.values(G.players);
  const { prizes, face } = factsFor(players.length);
  const tokens = ({ purse }: Player, effect: TokenEffect) =>
    purse.kept.filter((token) => PALACE_TOKENS[token][face] === effect).length;
  const clients = players.map((player) => player.purse.clients + tokens(player, 'client'));
  const empires = players.map(({ reserve }, i) => PALACES_EACH - reserve + (clients[i] ?? 0));
  const scores = players.map((player, i) => {
    const cities = player.purse.cities.length + tokens(player, 'city');
    return player.purse.rupees + (CITY_TOKEN_RUPEES[cities] ?? 0) + prize(empires, empires[i] ?? 0, prizes);
  });
  const better = (a: number, b: number) => (scores[a] ?? 0) - (scores[b] ?? 0) || (clients[a] ?? 0) - (clients[b] ?? 0);
  return { scores, ranks: scores.map((_, i) => 1 + scores.filter((__, other) => better(other, i) > 0).length) };
}

/** BO-END-4: those with equal empires share the prizes of their ranks. */
function prize(empires: readonly number[], own: number, prizes: readonly number[]): number {
  const rank = empires.filter((empire) => empire > own).length;
  const tied = empires.filter((empire) => empire === own).length;
  return Math.floor(prizes.slice(rank, rank + tied).reduce((sum, rupees) => sum + rupees, 0) / tied);
}
