/** RG-MARKET: scoring the markets of a province. Only the sum matters, so a sum is what the player picks. */
import type { Corrected } from '../../../kernel/index.ts';
import { GOODS, type Good } from '../data.ts';
import { tileAt } from '../facts.ts';
import {
  type Ask,
  type Cause,
  type Player,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasTurn,
  type StepOfKind,
} from '../state.ts';
import { DEAREST } from '../tiles.ts';
import { gainMoney } from './tracks.ts';

type Goods = Good | 'assorted';

/** A die scores six markets at most. */
const HIGHEST = 6 * DEAREST;
const scores = (goods: Goods): readonly RajasMove[] =>
  Array.from({ length: HIGHEST + 1 }, (_, money) => ({ do: 'score', goods, money }));
const SCORE: Readonly<Record<Goods, readonly RajasMove[]>> = {
  silk: scores('silk'),
  tea: scores('tea'),
  spices: scores('spices'),
  assorted: scores('assorted'),
};

const STALLS = new Int32Array(DEAREST + 1);

/** RG-MARKET-3, RG-MARKET-4: how many markets of a good have the value 1, 2, 3; covered tiles have none. */
function stallsOf(s: Corrected, player: Player, good: Good): Int32Array {
  STALLS.fill(0);
  for (const placed of player.province) {
    if (placed === null) continue;
    const stalls = tileAt(s, placed.tile).stalls[good];
    for (let value = 1; value <= DEAREST; value++) STALLS[value] = (STALLS[value] ?? 0) + (stalls[value] ?? 0);
  }
  return STALLS;
}

/** RG-MARKET-2, RG-MARKET-7: the sums of one up to `most` markets of a good; bit n is the sum n. */
export function sameSums(s: Corrected, player: Player, good: Good, most: number): number {
  const stalls = stallsOf(s, player, good);
  let sums = 0;
  for (let threes = Math.min(stalls[3] ?? 0, most); threes >= 0; threes--)
    for (let twos = Math.min(stalls[2] ?? 0, most - threes); twos >= 0; twos--)
      for (let ones = Math.min(stalls[1] ?? 0, most - threes - twos); ones >= 0; ones--)
        sums |= 1 << (threes * 3 + twos * 2 + ones);
  return sums & ~1;
}

/** After each good: the sums that can be reached with no market, one, two, three. */
const BY_COUNT = new Int32Array(GOODS.length + 1);

/** RG-MARKET-1: the sums of one up to `most` markets, at most one of each good. */
export function assortedSums(s: Corrected, player: Player, most: number): number {
  BY_COUNT.fill(0);
  BY_COUNT[0] = 1;
  for (const good of GOODS) {
    const stalls = stallsOf(s, player, good);
    for (let count = Math.min(most, GOODS.length); count > 0; count--)
      for (let value = 1; value <= DEAREST; value++)
        if ((stalls[value] ?? 0) > 0) BY_COUNT[count] = (BY_COUNT[count] ?? 0) | ((BY_COUNT[count - 1] ?? 0) << value);
  }
  let all = 0;
  for (const sums of BY_COUNT) all |= sums;
  return all & ~1;
}

/** Markets in the province, of all goods. */
export function countMarkets(s: Corrected, player: Player): number {
  let count = 0;
  for (const placed of player.province) if (placed) count += tileAt(s, placed.tile).markets;
  return count;
}

/** The goods of which there is a market, one bit each in the order of `GOODS`. */
export function goodsOf(s: Corrected, player: Player): number {
  let goods = 0;
  for (const placed of player.province) if (placed) goods |= tileAt(s, placed.tile).goods;
  return goods;
}

function listSums(goods: Goods, sums: number, out: RajasMove[]): void {
  // The maximum first: the interface proposes it (RG-MARKET-7).
  for (let money = HIGHEST; money > 0; money--) {
    const move = SCORE[goods][money];
    if ((sums & (1 << money)) !== 0 && move) out.push(move);
  }
}

function listScores(s: Rajas, { seat, goods, most }: StepOfKind<'score'>, out: RajasMove[]): void {
  const player = playerOf(s, seat);
  if (goods === 'assorted') listSums(goods, assortedSums(s, player, most), out);
  else if (goods !== 'oneKind') listSums(goods, sameSums(s, player, goods, most), out);
  else for (const good of GOODS) listSums(good, sameSums(s, player, good, most), out);
}

/** Asks what to score; a single possibility is scored at once, and without a market the gain is lost. */
export function scoreMarkets(s: Rajas, goods: Goods | 'oneKind', most: number, by: Cause, t: RajasTurn): void {
  const step = { kind: 'score', seat: s.mover, goods, most, by } as const;
  const possible: RajasMove[] = [];
  listScores(s, step, possible);
  const [only] = possible;
  if (possible.length > 1) s.agenda.push(step);
  else if (only) score.answer(s, step, only, t);
  else t.emit({ is: 'lost', seat: s.mover, gain: goods === 'assorted' ? 'marketAssorted' : 'marketSame', by });
}

export const score: Ask<'score'> = {
  moves: (s, step, _seat, out) => listScores(s, step, out),
  answer(s, { seat, by }, move, t) {
    if (move.do !== 'score') return;
    t.emit({ is: 'scored', seat, goods: move.goods, money: move.money, by });
    gainMoney(s, move.money, by, t);
  },
  why: (_s, { goods }) => (goods === 'assorted' ? 'RG-MARKET-1' : 'RG-MARKET-2'),
};
