/** BO-SUP-6: which silks lie in a market. A post is open while its silk does; that is computed, never stored. */
import { type Post, SILKS, type Silk } from './data.ts';
import type { Bombay, BombayTurn } from './state.ts';

/** The market that holds a silk: 0 left, 1 middle, 2 right, -1 none. */
export function marketOf(s: Pick<Bombay, 'markets'>, silk: Silk): number {
  const [left, middle, right] = s.markets;
  return left[silk] > 0 ? 0 : middle[silk] > 0 ? 1 : right[silk] > 0 ? 2 : -1;
}

export function isOpen(s: Pick<Bombay, 'markets' | 'posts'>, post: Post): boolean {
  const silk = s.posts[post];
  return silk !== null && marketOf(s, silk) >= 0;
}

/** BO-PAL-4: the leftmost market that still holds bales, or -1. */
export function leftmostMarket(s: Pick<Bombay, 'markets'>): number {
  return s.markets.findIndex((market) => SILKS.some((silk) => market[silk] > 0));
}

/** Takes one bale out of its market; the last one of a silk closes its posts. */
export function takeBale(s: Bombay, silk: Silk, t: BombayTurn): void {
  const market = s.markets[marketOf(s, silk)];
  if (market === undefined) throw new Error(`no ${silk} bale in any market`);
  market[silk]--;
  if (market[silk] === 0) t.emit({ is: 'closed', silk });
}
