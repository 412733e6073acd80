/** AG-5.2.4, AG-6.2.2.3: transforming goods along an arrow, and those who follow. */
import { type AskTogetherRule, question, type Seat } from '../../../kernel/index.ts';
import { FAVOUR_PRICES, PROCESSED_PER_ACTION, PRODUCTS, type Product } from '../data.ts';
import type { AgraEvent } from '../events.ts';
import { factsOf } from '../facts.ts';
import { gainFavours } from '../markers.ts';
import { type AgraMove, ALWAYS, FOLLOW, isAnyTime, NEVER, TRANSFORM } from '../moves.ts';
import {
  type Agra,
  type AgraTurn,
  type Ask,
  type FollowStep,
  others,
  type Player,
  playerOf,
  type Silent,
} from '../state.ts';
import { anyTimeAnswer, hasAnyTime, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { canUse, payFavours } from './favourPrices.ts';

/** AG-5.2.4-b: markers move along the arrow that leads to `to`. */
export function transformGoods(
  s: Agra,
  seat: Seat,
  to: Product,
  count: number,
  follows: Seat | null,
  t: AgraTurn,
): void {
  const { goods } = playerOf(s, seat);
  const from = factsOf(s).arrowFrom[to];
  goods[from] -= count;
  goods[to] += count;
  t.emit({ is: 'transformed', seat, from, to, count, follows });
}

/** How many goods a seat has where the arrow to `to` comes from. */
function sourceOf(s: Agra, seat: Seat, to: Product): number {
  return playerOf(s, seat).goods[factsOf(s).arrowFrom[to]];
}

/** The arrows along which a seat could move a good. */
export function pushArrows(s: Agra, player: Player, moves: Readonly<Record<Product, AgraMove>>, out: AgraMove[]): void {
  const { arrowFrom } = factsOf(s);
  for (const to of PRODUCTS) if (player.goods[arrowFrom[to]] > 0) out.push(moves[to]);
}

/** The question is skipped where nothing can be transformed and nothing else be done either. */
export const process: Silent<'process'> = {
  run(s, { worker, to, inChain }) {
    const possible = sourceOf(s, worker, to) > 0 || (!inChain && hasAnyTime(s, worker));
    if (possible) s.agenda.push({ kind: 'transform', seat: worker, to, inChain });
  },
};

/** AG-6.2.2.3-a: none to three, and one more with FT11. */
export const transform: Ask<'transform'> = {
  moves(s, { to, inChain }, seat, out) {
    const player = playerOf(s, seat);
    const there = sourceOf(s, seat, to);
    const most = Math.min(PROCESSED_PER_ACTION, there);
    for (let count = 0; count <= most; count++) pushCount(count, out);
    // RU-41: only the active player
    if (there > PROCESSED_PER_ACTION && seat === s.turn.seat && canUse(player, 'ft11'))
      pushCount(PROCESSED_PER_ACTION + 1, out);
    if (!inChain) pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat, to } = step;
    if (isAnyTime(move)) {
      s.agenda.push(step);
      anyTimeAnswer(s, seat, move, t);
    }
    if (move.do !== 'transform' || move.count === 0) return;
    if (move.count > PROCESSED_PER_ACTION) payFavours(s, seat, 'ft11', t);
    transformGoods(s, seat, to, move.count, null, t);
    askFollowers(s, seat, to, t);
  },
  why: (s, { to }, seat, move) => {
    if (move.do !== 'transform') return whyNotAnyTime(s, seat, move);
    return move.count > sourceOf(s, seat, to) ? 'AG-5.2.4-b' : 'AG-6.2.2.3-a';
  },
};

function pushCount(count: number, out: AgraMove[]): void {
  const move = TRANSFORM[count];
  if (move) out.push(move);
}

/** AG-5.2.4-c, AG-INT-d: all others who hold the good are asked at once, but for those with a standing answer. */
export function askFollowers(s: Agra, leader: Seat, to: Product, t: AgraTurn): void {
  const holders = others(s, leader).filter((seat) => sourceOf(s, seat, to) > 0);
  const asked = holders.filter((seat) => playerOf(s, seat).standing.follow[to] === 'ask');
  const step: FollowStep = { ...question('follow', asked), to, leader };
  if (asked.length > 0) s.agenda.push(step);
  else follow.reveal(s, step, [], t);
}

/** INT-1: follow with one good, with two by FT11, or not at all; now or for good (AG-UX-b). */
export const follow: AskTogetherRule<Agra, FollowStep, AgraMove, AgraEvent> = {
  moves(s, { to }, seat, out) {
    const player = playerOf(s, seat);
    const extra = sourceOf(s, seat, to) > 1 && canUse(player, 'ft11'); // AG-5.2.4-e
    for (const move of FOLLOW) if (move.do === 'follow' && (move.count < 2 || extra)) out.push(move);
    out.push(ALWAYS, NEVER);
  },

  /** AG-INT-d: applied clockwise; the leader's favours are paid once all have answered. */
  reveal(s, { seats, to, leader }, answers, t) {
    let followers = 0;
    for (const seat of others(s, leader)) {
      const player = playerOf(s, seat);
      const answer = answers[seats.indexOf(seat)];
      if (answer?.do === 'always' || answer?.do === 'never') keepAnswer(player, to, answer.do);
      const count = answer?.do === 'follow' ? answer.count : player.standing.follow[to] === 'always' ? 1 : 0;
      if (count === 0 || sourceOf(s, seat, to) < count) continue;
      if (count > 1) payFavours(s, seat, 'ft11', t);
      transformGoods(s, seat, to, count, leader, t);
      followers++;
    }
    gainFavours(s, leader, followers, 'followers', t);
  },

  why(s, { to }, seat, move) {
    if (move.do !== 'follow') return 'AG-INT-e';
    const { favours } = playerOf(s, seat);
    if (move.count !== 2) return 'AG-5.2.4-c';
    return sourceOf(s, seat, to) < 2 || favours >= FAVOUR_PRICES.ft11.require ? 'AG-5.2.4-e' : 'AG-FT11';
  },
};

/** A standing answer for one arrow. */
export function keepAnswer(player: Player, to: Product, answer: Player['standing']['follow'][Product]): void {
  player.standing = { ...player.standing, follow: { ...player.standing.follow, [to]: answer } };
}
