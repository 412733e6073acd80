/** The two markers of a raja on the race frame. */
import { memo } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { MarkerMark } from './art/Pieces.tsx';
import { explainTrack } from './explain.ts';
import { CORNER, coinPlace, fameCell, moneyCell, PLATE, platePlace } from './frame.ts';
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
  const fame = at === 0 ? null : fameCell(at);
  const plate = platePlace(fameCell(at), nth);
  const shown = words.signed(margin);
  return (
    <Spot explanation={explainTrack(words, 'fame', at, here)}>
      <g data-flip={`fame ${face.seat}`}>
        {fame === null ? (
          <MarkerMark face={face} x={CORNER.x - 21 + nth * 14} y={CORNER.y + 22} r={7} />
        ) : many > 1 ? (
          placedDrawing(
            <>
              <rect
                x="0.500"
                y="0.500"
                width={PLATE.w - 1}
                height={PLATE.h - 1}
                rx="8.500"
                fill={INK.ivory}
                stroke={face.edge}
                strokeWidth="1.400"
              />
              <MarkerMark face={face} x={9} y={9} r={7.5} />
              <Txt x={29.5} y={13.6} size={13} weight={700}>
                {shown}
              </Txt>
            </>,
            plate.x,
            plate.y,
          )
        ) : fame.side === 'N' || fame.side === 'S' ? (
          placedDrawing(
            <>
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
            </>,
            fame.x,
            fame.y,
          )
        ) : (
          placedDrawing(
            <>
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
            </>,
            fame.x,
            fame.y,
          )
        )}
      </g>
    </Spot>
  );
});

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
