/** The two markers of a raja on the race frame. */
import { memo, type ReactNode } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { MarkerMark } from './art/Pieces.tsx';
import { explainTrack } from './explain.ts';
import { type Cell, CORNER, coinPlace, fameCell, moneyCell, PLATE, platePlace } from './frame.ts';
import { Spot } from './Spot.tsx';
import { useWords } from './words.ts';

/** Where a marker stands, how many stand on its space before it and in all, and the names of all who do. */
interface MarkerProps {
  readonly face: SeatFace;
  readonly at: number;
  readonly nth: number;
  readonly many: number;
  readonly here: string;
}

/** A fame marker carries its margin, and fills its space; several on one space lie in small plates, none over another. */
export const FameMarker = memo(function FameMarker({
  face,
  at,
  nth,
  many,
  here,
  margin,
}: MarkerProps & { readonly margin: number }) {
  const words = useWords();
  return (
    <Spot explanation={explainTrack(words, 'fame', at, here)}>
      <g data-flip={`fame ${face.seat}`}>
        {at === 0 ? (
          <MarkerMark face={face} x={CORNER.x - 21 + nth * 14} y={CORNER.y + 22} r={7} />
        ) : (
          plated(face, words.signed(margin), fameCell(at), nth, many)
        )}
      </g>
    </Spot>
  );
});

/** The plate of a fame marker, and what lies on it: the marker and the figure. */
interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly rx: number;
  readonly edge: number;
  readonly mark: { readonly x: number; readonly y: number; readonly r: number };
  readonly figure: { readonly x: number; readonly y: number; readonly size: number };
}

/** One of several on a space; else the whole space, along the long sides or down the short ones. */
function plateOn({ side, w, h }: Cell, many: number): Plate {
  if (many > 1) {
    const on = { mark: { x: 9, y: 9, r: 7.5 }, figure: { x: 29.5, y: 13.6, size: 13 } };
    return { x: 0.5, y: 0.5, w: PLATE.w - 1, h: PLATE.h - 1, rx: 8.5, edge: 1.4, ...on };
  }
  return side === 'N' || side === 'S'
    ? { x: 0, y: 1, w: w + 1, h: h - 2, ...WHOLE, mark: { x: 13, y: 14, r: 11 }, figure: { x: 34, y: 19, size: 13.5 } }
    : { x: 0, y: 0, w, h: h + 1, ...WHOLE, mark: { x: 14, y: 13, r: 11 }, figure: { x: 14, y: 38, size: 13.5 } };
}

const WHOLE = { rx: 13, edge: 1.6 } as const;

function plated(face: SeatFace, shown: string, cell: Cell, nth: number, many: number): ReactNode {
  const { x, y, w, h, rx, edge, mark, figure } = plateOn(cell, many);
  const at = many > 1 ? platePlace(cell, nth) : cell;
  return placedDrawing(
    <>
      <rect x={x} y={y} width={w} height={h} rx={rx} fill={INK.ivory} stroke={face.edge} strokeWidth={edge} />
      <MarkerMark face={face} {...mark} />
      <Txt {...figure} weight={700}>
        {shown}
      </Txt>
    </>,
    at.x,
    at.y,
  );
}

export const MoneyMarker = memo(function MoneyMarker({ face, at, nth, many, here }: MarkerProps) {
  const words = useWords();
  const money = at === 0 ? null : moneyCell(at);
  return (
    <Spot explanation={explainTrack(words, 'money', at, here)}>
      <g data-flip={`money ${face.seat}`}>
        <MarkerMark
          face={face}
          {...(money === null ? { x: CORNER.x + 22, y: CORNER.y - 21 + nth * 14, r: 7 } : coinPlace(money, nth, many))}
        />
      </g>
    </Spot>
  );
});
