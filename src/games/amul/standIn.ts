/** AM-RUL-19: what is answered for somebody whose time is over. */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { CARD_IDS, FACTS } from './facts.ts';
import { score } from './score.ts';
import type { Amul, AmulMove } from './state.ts';
import { supplied } from './supply.ts';

/** The Thief takes the pair that brings its owner most in all, of equal totals the lowest numbers; fewer only if that brings more. */
export function standIn(s: Amul, seat: Seat): AmulMove | null {
  const step = s.agenda.at(-1);
  if (step?.kind !== 'take' || step.seat !== seat) return null;
  const effect = FACTS[step.card].effect;
  if (effect?.when !== 'endgame') return null;
  const offered = supplied(s, effect.from).toSorted((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b));
  let best: readonly CardId[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const cards of choices(offered, step.left)) {
    const total = totalWith(s, seat, cards);
    if (total <= most) continue;
    most = total;
    best = cards;
  }
  const [first] = best;
  return first === undefined ? { do: 'decline' } : { do: 'take', card: first };
}

/** Every choice of up to so many of these cards, the larger ones first, and of those the low numbers. */
function* choices(cards: readonly CardId[], upTo: number): Generator<readonly CardId[]> {
  for (let count = upTo; count >= 0; count--) yield* choicesOf(cards, count);
}

function* choicesOf(cards: readonly CardId[], count: number): Generator<readonly CardId[]> {
  if (count === 0) yield [];
  else
    for (const [i, card] of cards.entries())
      for (const more of choicesOf(cards.slice(i + 1), count - 1)) yield [card, ...more];
}

function totalWith({ options, players }: Amul, seat: Seat, cards: readonly CardId[]): number {
  const holders = players.map((player, i) => (i === seat ? { ...player, area: [...player.area, ...cards] } : player));
  return score({ options, players: holders }).scores[seat] ?? 0;
}
