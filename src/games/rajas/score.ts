/** RG-END: who has won. The score of a seat is its margin. */
import type { Outcome, Seat } from '../../kernel/index.ts';
import { LEVEL_SUM } from './data.ts';
import type { Rajas } from './state.ts';
import { marginOf } from './steps/tracks.ts';

/** The place in the order of crossing; seats that have not crossed come after all others and share it. */
function crossing(s: Rajas, seat: Seat): number {
  const place = s.crossed.indexOf(seat);
  return place < 0 ? s.players.length : place;
}

export function score(s: Rajas): Outcome {
  const fame = s.players.map((player) => player.fame);
  const money = s.players.map((player) => player.money);
  const scores = s.players.map(marginOf);
  // RG-END-3 to RG-END-5, RG-RUL-42: by margin; equal margins of 0 and more by order of crossing
  const beats = (a: Seat, b: Seat) => {
    const ahead = (scores[a] ?? 0) - (scores[b] ?? 0);
    return ahead > 0 || (ahead === 0 && crossing(s, a) < crossing(s, b));
  };
  return {
    scores,
    ranks: scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat)).length),
    sheet: [
      { key: 'fame', rule: 'RG-TRACK-1', values: fame, counts: true },
      { key: 'money', rule: 'RG-TRACK-1', values: money, counts: false },
      { key: 'moneyAsFame', rule: 'RG-TRACK-2', values: money.map((m) => Math.ceil(m / 2)), counts: true },
      { key: 'track', rule: 'RG-TRACK-2', values: scores.map(() => -LEVEL_SUM), counts: true },
      {
        key: 'crossing',
        rule: 'RG-END-4',
        values: scores.map((_, seat) => s.crossed.indexOf(seat) + 1),
        counts: false,
      },
    ],
  };
}
