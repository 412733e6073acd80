/** Who: a seat's colour and shape together, for rows, log lines and boards. */
import { memo } from 'react';
import type { SeatFace } from './contract.ts';
import { Picture } from './Picture.tsx';
import { pictures } from './pictures.ts';
import { Shape } from './shapes.tsx';

type Drawn = Pick<SeatFace, 'fill' | 'edge' | 'ink' | 'shape'>;

/** As part of a board's SVG, centred on (x, y). */
export const SeatMark = memo(function SeatMark({
  face,
  x = 0,
  y = 0,
  r = 10,
}: {
  readonly face: Drawn;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#fffaf0" />
      <circle cx={x} cy={y} r={r * 0.9} fill={face.fill} stroke={face.edge} strokeWidth={r * 0.16} />
      <Shape shape={face.shape} x={x} y={y} r={r * 0.6} fill={face.ink} />
    </>
  );
});

const badgeOf = pictures(
  '-10.5 -10.5 21 21',
  (face: Drawn) => (
    <>
      <circle r="10.2" fill="#e2b857" />
      <SeatMark face={face} />
    </>
  ),
  ({ fill, edge, ink, shape }) => `${fill} ${edge} ${ink} ${shape}`,
);

/** As an inline picture. The name stands beside it in the text. */
export const SeatBadge = memo(function SeatBadge({
  face,
  size = 30,
}: {
  readonly face: Drawn;
  readonly size?: number;
}) {
  return <Picture className="seat-badge" of={badgeOf(face)} width={size} height={size} />;
});
