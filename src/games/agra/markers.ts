/** AG-5.2-b: a good or a favour is a marker; markers come from the supply and go back to it. */
import type { Seat } from '../../kernel/index.ts';
import { GOODS, type Good } from './data.ts';
import type { Expense, FavourSource, GoodSource, Income } from './events.ts';
import { type Agra, type AgraTurn, type Gain, type Player, playerOf } from './state.ts';

export function gainFavours(s: Agra, seat: Seat, count: number, source: FavourSource, t: AgraTurn): void {
  if (count > 0) gain(s, seat, { what: 'favour', count, for: source }, t);
}

export function gainGoods(s: Agra, seat: Seat, good: Good, count: number, source: GoodSource, t: AgraTurn): void {
  if (count > 0) gain(s, seat, { what: good, count, for: source }, t);
}

/** RU-01, RU-45: a gain beyond the supply is asked about on one's own turn, if anything could be released for it. */
function gain(s: Agra, seat: Seat, what: Gain, t: AgraTurn): void {
  const player = playerOf(s, seat);
  if (what.count > player.supply && seat === s.turn.seat && canRelease(player, what.what))
    s.agenda.push({ kind: 'shortage', seat, gain: what });
  else settleGain(s, seat, what, t);
}

/** Takes as many markers as the supply has; the surplus is lost. */
export function settleGain(s: Agra, seat: Seat, what: Gain, t: AgraTurn): void {
  const player = playerOf(s, seat);
  const count = Math.min(what.count, player.supply);
  player.supply -= count;
  if (what.what === 'favour') {
    player.favours += count;
    if (count > 0) t.emit({ is: 'favours', seat, favours: count, for: what.for });
  } else {
    player.goods[what.what] += count;
    if (count > 0) t.emit({ is: 'goods', seat, good: what.what, count, for: what.for });
  }
  if (count < what.count) t.emit({ is: 'lost', seat, what: what.what, count: what.count - count });
}

/** Whether there is a marker to release for a gain: one that is not of the same kind. */
export function canRelease(player: Player, gained: Good | 'favour' | null): boolean {
  if (player.favours > 0 && gained !== 'favour') return true;
  return GOODS.some((good) => player.goods[good] > 0 && good !== gained);
}

/** AG-5.2-c: a good or a favour goes back to the supply for nothing. */
export function release(s: Agra, seat: Seat, what: Good | 'favour', t: AgraTurn): void {
  const player = playerOf(s, seat);
  if (what === 'favour') player.favours--;
  else player.goods[what]--;
  player.supply++;
  t.emit({ is: 'released', seat, what });
}

/** A good's marker goes back to the supply, for something. */
export function spendGoods(s: Agra, seat: Seat, good: Good, count: number, what: Expense, t: AgraTurn): void {
  const player = playerOf(s, seat);
  player.goods[good] -= count;
  player.supply += count;
  t.emit({ is: 'spent', seat, good, count, for: what });
}

export function earn(s: Agra, seat: Seat, rupees: number, income: Income, t: AgraTurn): void {
  if (rupees <= 0) return;
  playerOf(s, seat).rupees += rupees;
  t.emit({ is: 'rupees', seat, rupees, for: income });
}
