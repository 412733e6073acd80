/**
 * A hint for whoever is asked: what a vizier would answer. It belongs to its question: it stays while others answer, and goes
 * when other answers are offered.
 */
import { startTransition, useCallback, useState } from 'react';
import type { Hint } from '../../bots/hint.ts';
import { type Move, same } from '../../kernel/index.ts';
import type { Offer } from '../../ui/contract.ts';
import type { Room, Scene } from '../table/room.ts';

/** What is known of a hint that was asked for. */
export type HintNews =
  | { readonly is: 'thinking' }
  | { readonly is: 'given'; readonly hint: Hint<Move>; readonly offer: Offer }
  | { readonly is: 'missing' };

export interface Hinting {
  /** Null where no hint was asked for. */
  readonly news: HintNews | null;
  /** The answer that is advised, if there is one. */
  readonly advised: Offer | null;
  /** Asks, or puts away what was said. */
  toggle(): void;
}

interface Asked {
  readonly question: string;
  /** Undefined while it is being thought about. */
  readonly hint: Hint<Move> | null | undefined;
}

export function useHint(room: Room, scene: Scene, offers: readonly Offer[]): Hinting {
  const [asked, setAsked] = useState<Asked | null>(null);
  const question = questionOf(scene, offers);
  const news = asked?.question === question ? newsOf(asked.hint, offers) : null;
  const toggle = useCallback(() => {
    if (room.hint === undefined || question === '' || news?.is === 'thinking') return;
    if (news !== null) return setAsked(null);
    setAsked({ question, hint: undefined });
    const tell = (hint: Hint<Move> | null) =>
      // Drawing what it would lead to may wait for a press that comes meanwhile.
      startTransition(() => setAsked((now) => (now?.question === question ? { question, hint } : now)));
    room.hint().then(tell, () => tell(null));
  }, [room, question, news]);
  return { news, advised: news?.is === 'given' ? news.offer : null, toggle };
}

/** The question of the person who looks, as a text: what is offered, after how many own answers. Empty if nothing is asked. */
function questionOf({ viewer, log }: Scene, offers: readonly Offer[]): string {
  if (offers.length === 0) return '';
  const own = log.filter((entry) => entry.seat === viewer).length;
  return [viewer, own, ...offers.map(({ id }) => id)].join(' ');
}

function newsOf(hint: Hint<Move> | null | undefined, offers: readonly Offer[]): HintNews {
  if (hint === undefined) return { is: 'thinking' };
  const offer = hint && offerOf(offers, hint.move);
  return hint && offer ? { is: 'given', hint, offer } : { is: 'missing' };
}

/** The answer that gives this move, and nothing more; else a gesture that begins with it. */
function offerOf(offers: readonly Offer[], move: Move): Offer | null {
  const begins = offers.filter(({ moves }) => same(moves[0], move));
  return begins.find(({ moves }) => moves.length === 1) ?? begins[0] ?? null;
}
