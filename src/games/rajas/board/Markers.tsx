/** The two markers of a raja on the race frame. */
import { memo } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { MarkerMark } from './art/Pieces.tsx';
import { explainTrack } from './explain.ts';
import { type Cell, CORNER, fameCell, middle, moneyCell } from './frame.ts';
import { Spot } from './Spot.tsx';
import { useWords } from './words.ts';

/** Where a marker stands, how many stand on its space before it, and the names of all who do. */
interface MarkerProps {
  readonly face: SeatFace;
  readonly at: number;
  readonly nth: number;
  readonly here: string;
}

/** A fame marker carries its margin; markers on one space stand side by side. */
export const FameMarker = memo(function FameMarker({
  face,
  at,
  nth,
  here,
  margin,
}: MarkerProps & { readonly margin: number }) {
  const words = useWords();
  const fame = at === 0 ? null : fameCell(at);
  const shown = words.signed(margin);
  return (
    <Spot explanation={explainTrack(words, 'fame', at, here)}>
      <g data-flip={`fame ${face.seat}`}>
        {fame === null ? (
          <MarkerMark face={face} x={CORNER.x - 20 + nth * 13} y={CORNER.y + 22} r={8} />
        ) : fame.side === 'N' || fame.side === 'S' ? (
          <g transform={`translate(${fame.x} ${fame.y + nth * (fame.side === 'N' ? 12 : -12)})`}>
            <rect
              x="0"
              y="1"
              width={fame.w + 1}
              height={fame.h - 2}
              rx="13"
              fill={INK.ivory}
              stroke={face.edge}
              strokeWidth="1.600"
            />
            <MarkerMark face={face} x={13} y={14} r={11} />
            <Txt x={34} y={19} size={13.5} weight={700}>
              {shown}
            </Txt>
          </g>
        ) : (
          <g transform={`translate(${fame.x + nth * (fame.side === 'W' ? 12 : -12)} ${fame.y})`}>
            <rect
              x="0"
              y="0"
              width={fame.w}
              height={fame.h + 1}
              rx="13"
              fill={INK.ivory}
              stroke={face.edge}
              strokeWidth="1.600"
            />
            <MarkerMark face={face} x={14} y={13} r={11} />
            <Txt x={14} y={38} size={13.5} weight={700}>
              {shown}
            </Txt>
          </g>
        )}
      </g>
    </Spot>
  );
});

export const MoneyMarker = memo(function MoneyMarker({ face, at, nth, here }: MarkerProps) {
  const words = useWords();
  const money = at === 0 ? null : moneyCell(at);
  return (
    <Spot explanation={explainTrack(words, 'money', at, here)}>
      <g data-flip={`money ${face.seat}`}>
        <MarkerMark
          face={face}
          {...(money === null ? { x: CORNER.x + 22, y: CORNER.y - 20 + nth * 13 } : offset(money, nth))}
          r={money === null ? 8 : 10.5}
        />
      </g>
    </Spot>
  );
});

function offset(cell: Cell, nth: number): { x: number; y: number } {
  const { x, y } = middle(cell);
  const flat = cell.side === 'N' || cell.side === 'S';
  const out = cell.side === 'N' || cell.side === 'W' ? -7 : 7;
  return flat ? { x, y: y + nth * out } : { x: x + nth * out, y };
}
