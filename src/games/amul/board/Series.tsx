/** The goods of a Trader's series: which the seat has, on the table or for the end in hand, and which it lacks. */
import { memo } from 'react';
import type { Box } from '../box.ts';
import type { Name } from '../data.ts';
import type { Words } from '../text/en.ts';
import { Window } from './art/Window.tsx';
import { useBox } from './facts.ts';
import type { Reckoning } from './worth.ts';

/** `had` as `hadOf` tells it: plain text, so that a series is drawn again only when it is another. */
export const Series = memo(function Series({
  trader,
  had,
  size,
}: {
  readonly trader: Name;
  readonly had: string;
  readonly size: number;
}) {
  const names: readonly string[] = had.split(' ');
  return (
    <span className="amul-series" aria-hidden="true">
      {goodsOf(useBox(), trader).map((name) => (
        <span key={name} className={names.includes(name) ? 'has' : ''}>
          <Window name={name} size={size} />
        </span>
      ))}
    </span>
  );
});

/** The goods of a Trader's series that a seat has, by name with spaces between; nothing for any other card. */
export function hadOf({ box, names }: Reckoning, trader: Name): string {
  return goodsOf(box, trader)
    .filter((name) => names.has(name))
    .join(' ');
}

/** The same in words: what a Trader of this seat still waits for. */
export function seriesSays(words: Words, { box, names }: Reckoning, trader: Name): string {
  const lacks = goodsOf(box, trader).filter((name) => !names.has(name));
  return lacks.length === 0 ? '' : words.board.waitsFor(words.list(lacks.map((name) => words.cards[name].name)));
}

function goodsOf({ scoring }: Box, name: Name): readonly Name[] {
  const scored = scoring[name];
  return scored.kind === 'traderSeries' ? scored.series : [];
}
