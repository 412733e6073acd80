/** BO-BUY: one bale of the post's silk, at the price of the market that holds it. */
import { ELEPHANT_CARRIES, MARKETS, type PlaceId, type Post, type Silk } from '../data.ts';
import { marketOf, takeBale } from '../markets.ts';
import type { Bombay, BombayMove, TurnStep } from '../state.ts';
import { type Action, mover } from './turn.ts';

const MOVE: BombayMove = { do: 'buy' };

/** What may be bought where the elephant stands: the silk and the rank of its market. Null: no open post (BO-BUY-1). */
function onOffer(s: Bombay, at: PlaceId): { silk: Silk; market: (typeof MARKETS)[number] } | null {
  const silk: Silk | null | undefined = s.posts[at as Post];
  const market = silk ? MARKETS[marketOf(s, silk)] : undefined;
  return silk && market ? { silk, market } : null;
}

export const buy: Action<'buy'> = {
  moves(s, turn, out) {
    if (turn.bought) return; // BO-BUY-3
    const player = mover(s, turn);
    if (player.load.length >= ELEPHANT_CARRIES) return; // BO-BUY-4
    const offer = onOffer(s, player.at);
    if (offer && offer.market.actions <= turn.actions && offer.market.rupees <= player.purse.rupees) out.push(MOVE); // BO-TURN-4
  },

  act(s, turn, _move, t) {
    const player = mover(s, turn);
    const offer = onOffer(s, player.at);
    if (offer === null) throw new Error(`nothing on offer at ${player.at}`);
    const { silk, market } = offer;
    player.purse.rupees -= market.rupees; // BO-BUY-2
    player.load.push(silk);
    turn.bought = true;
    t.emit({ is: 'bought', seat: turn.seat, silk, market: market.id, rupees: market.rupees, actions: market.actions });
    takeBale(s, silk, t); // BO-BUY-5
    return market.actions;
  },

  why(s, turn: TurnStep) {
    const player = mover(s, turn);
    if (onOffer(s, player.at) === null) return 'BO-BUY-1';
    if (turn.bought) return 'BO-BUY-3';
    return player.load.length >= ELEPHANT_CARRIES ? 'BO-BUY-4' : 'BO-TURN-4';
  },
};
