/** AG-6.3: the order phase: nothing, one gift or one order; and the Statue before it. */
import { END, GIFT, isAnyTime, ORDER, STATUE } from '../moves.ts';
import { type Ask, playerOf } from '../state.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { fulfilOrder, giveGift, pushGifts, pushOrders, whyNotOrder } from './orders.ts';

export const order: Ask<'order'> = {
  moves(s, _step, seat, out) {
    if (!s.turn.ordered) {
      pushGifts(s, seat, GIFT, out);
      pushOrders(s, seat, ORDER, out);
      const { goods, scrolls } = playerOf(s, seat);
      if (goods.statues > 0 && !scrolls.includes('statues')) out.push(STATUE); // RU-40
    }
    out.push(END);
    pushAnyTime(s, seat, out);
  },

  answer(s, step, move, t) {
    const { seat } = step;
    if (move.do === 'end') return;
    s.agenda.push(step);
    switch (move.do) {
      case 'gift':
        s.turn.ordered = true;
        giveGift(s, seat, move.good, move.slot, t);
        return;
      case 'order':
        s.turn.ordered = true;
        fulfilOrder(s, seat, move.guild, t);
        return;
      case 'statue': {
        const player = playerOf(s, seat);
        player.goods.statues--;
        player.scrolls.push('statues');
        t.emit({ is: 'luxury', seat, good: 'statues' });
        s.agenda.push({ kind: 'place', seat }); // AG-SEC.3-a
        return;
      }
      default:
        if (isAnyTime(move)) anyTimeAnswer(s, seat, move, t);
    }
  },

  why(s, _step, seat, move) {
    switch (move.do) {
      case 'gift':
        return s.turn.ordered ? 'AG-6.3' : 'AG-6.3.1-a';
      case 'order':
        return s.turn.ordered ? 'AG-6.3' : whyNotOrder(s, seat, move.guild);
      case 'lay':
      case 'meditate':
      case 'place':
        return 'AG-4-e';
      default:
        return whyNotAnyTime(s, seat, move);
    }
  },
};
