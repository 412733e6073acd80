/** AG-6.2.1.3, AG-6.2.1.4: the Merchant and the Builder, and how they move on. */
import { BUILDINGS, type Building, MERCHANT_FAVOURS, SITES } from '../data.ts';
import { roll } from '../die.ts';
import { gainFavours } from '../markers.ts';
import { DONE, isAnyTime } from '../moves.ts';
import type { Agra, Ask, Silent } from '../state.ts';
import { anyTimeAnswer, hasAnyTime, pushAnyTime, whyNotAnyTime } from './anytime.ts';

/** AG-INT-c: after the effect and before the Merchant's favours is a decision point, if there is anything to decide. */
export const wrapUp: Silent<'wrapUp'> = {
  run(s, { visitor }) {
    if (hasAnyTime(s, visitor)) s.agenda.push({ kind: 'goOn', seat: visitor });
  },
};

export const goOn: Ask<'goOn'> = {
  moves(s, _step, seat, out) {
    out.push(DONE);
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    if (!isAnyTime(move)) return;
    s.agenda.push(step);
    anyTimeAnswer(s, step.seat, move, t);
  },
  why: (s, _step, seat, move) => whyNotAnyTime(s, seat, move),
};

/** AG-6.2.1.3-b, RU-43: the favours are for the visitor, wherever the Merchant stands by now. */
export const merchantVisited: Silent<'merchantVisited'> = {
  run(s, { visitor }, t) {
    s.agenda.push({ kind: 'merchantMoves' });
    gainFavours(s, visitor, MERCHANT_FAVOURS, 'merchant', t);
  },
};

/** AG-6.2.1.3-b, -c: as many built buildings along the path as the die says. */
export const merchantMoves: Silent<'merchantMoves'> = {
  run(s, _step, t) {
    const rolled = roll(t.rng);
    const from = s.merchant;
    if (s.rules.merchantRupees === 'originAndBetween') s.coins[from]++;
    let at = from;
    for (let left = rolled; left > 0; left--) {
      at = nextBuilt(s, at);
      // AG-6.2.1.3-e, RU-06, RU-44: a rupee for each building passed, each time
      if (left > 1 || s.rules.merchantRupees === 'betweenAndDestination') s.coins[at]++;
    }
    s.merchant = at;
    t.emit({ is: 'merchant', roll: rolled, from, to: at });
  },
};

function nextBuilt(s: Agra, from: Building): Building {
  const start = BUILDINGS.indexOf(from);
  for (let i = 1; i <= BUILDINGS.length; i++) {
    const building = BUILDINGS[(start + i) % BUILDINGS.length];
    if (building !== undefined && s.built[building]) return building;
  }
  return from;
}

/** AG-6.2.1.4-b: as many sites along the path as the die says. RU-43: a Builder who has moved meanwhile stays. */
export const builderMoves: Silent<'builderMoves'> = {
  run(s, { from }, t) {
    if (s.builder !== from) return;
    const start = SITES.indexOf(from);
    const ahead = SITES.filter((site, i) => i > start && !s.built[site]);
    const behind = SITES.filter((site, i) => i < start && !s.built[site]);
    const path = [...ahead, ...behind];
    if (path.length === 0) {
      s.builder = null;
      t.emit({ is: 'builderGone' });
      return;
    }
    const rolled = roll(t.rng); // RU-46
    const to = path[(rolled - 1) % path.length] ?? from;
    s.builder = to;
    t.emit({ is: 'builder', roll: rolled, from, to });
  },
};
