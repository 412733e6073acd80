/** AG-SEC.2: what favour actions and favour tiles require and spend. */
import type { Seat } from '../../../kernel/index.ts';
import { FAVOUR_PRICES, type FavourAction } from '../data.ts';
import { type Agra, type AgraTurn, type Player, playerOf } from '../state.ts';
import { mayUse } from './turn.ts';

/** AG-SEC.2-c: the three that are printed on every player board. */
export function isBase(action: FavourAction): boolean {
  return action === 'baseGood' || action === 'baseInfluence' || action === 'baseTransform';
}

/** AG-SEC.2-a, -b: at hand, not used in this turn, and enough favours. */
export function canUse(player: Player, action: FavourAction): boolean {
  if (player.favours < FAVOUR_PRICES[action].require) return false;
  // A tile's id is no base action: what is left after `isBase` is a tile.
  return (isBase(action) || player.tiles.some((tile) => tile === action)) && !player.onActions.includes(action);
}

/** What an action costs a seat now; AG-N13, RU-53: the Mullah takes one off the first that costs more than one. */
function priceOf(s: Agra, seat: Seat, action: FavourAction): { spend: number; mullah: boolean } {
  const spend = action === 'ft07' ? s.rules.ft07Spend : FAVOUR_PRICES[action].spend;
  const mullah = spend > 1 && s.turn.seat === seat && mayUse(s, seat, 'mullah'); // RU-35
  return { spend: mullah ? spend - 1 : spend, mullah };
}

/** AG-SEC.2-d: one of the spent markers stays on the action, the others go to the supply. */
export function payFavours(s: Agra, seat: Seat, action: FavourAction, t: AgraTurn): void {
  const player = playerOf(s, seat);
  const { spend, mullah } = priceOf(s, seat, action);
  if (mullah) s.turn.contracts.push('mullah');
  player.favours -= spend;
  player.supply += spend - 1;
  player.onActions.push(action);
  t.emit({ is: 'favourAction', seat, action, favours: spend, mullah });
}

/** AG-FT11: whether one more good could be added to a transformation that `action` (null: meditation) pays for. */
export function canAddExtra(s: Agra, seat: Seat, action: FavourAction | null): boolean {
  const player = playerOf(s, seat);
  if (!canUse(player, 'ft11')) return false;
  const spent = action === null ? 0 : priceOf(s, seat, action).spend;
  return player.favours - spent >= FAVOUR_PRICES.ft11.require;
}
