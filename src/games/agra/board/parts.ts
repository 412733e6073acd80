/** The four parts of the table: what lies in which, and what each is drawn from. */
import { useMemo } from 'react';
import type { AgraOffer, AgraProps } from './sight.ts';

export const PARTS = ['city', 'river', 'empire', 'farm'] as const;
export type Part = (typeof PARTS)[number];

export function isPart(word: string): word is Part {
  return PARTS.some((part) => part === word);
}

/** Where the kinds of targets lie; the any-time bar belongs to no part. */
const PART_OF: ReadonlyMap<string, Part> = new Map([
  ...(['space', 'worker', 'good', 'token'] as const).map((kind) => [kind, 'city'] as const),
  ['slot', 'river'],
  ...(['guild', 'order', 'gift', 'tile', 'bonus'] as const).map((kind) => [kind, 'empire'] as const),
  ...(['cover', 'farm', 'counter', 'favours'] as const).map((kind) => [kind, 'farm'] as const),
]);

export function partOf({ target = '' }: Pick<AgraOffer, 'target'>): Part | null {
  return PART_OF.get(target.split(':', 1)[0] ?? '') ?? null;
}

/**
 * The table as one part sees it. It is the same object for as long as nothing changes there, so that a pointer over one part
 * draws no other part anew. Only the farm shows what would be seen after an answer.
 */
export function usePart(part: Part, props: AgraProps): AgraProps {
  const { sight, faces, offers, show, give, motion, narrow } = props;
  const shown = props.shown !== null && partOf(props.shown) === part ? props.shown : null;
  const ahead = part === 'farm' ? props.ahead : null;
  return useMemo(
    () => ({ sight, faces, offers, shown, ahead, show, give, motion, narrow }),
    [sight, faces, offers, shown, ahead, show, give, motion, narrow],
  );
}
