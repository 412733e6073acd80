/** The pieces of a player on the board: worker, marker, boat. */
import { memo } from 'react';
import type { SeatFace } from '../../../../ui/contract.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { Shape } from '../../../../ui/shapes.tsx';
import { GlyphMark } from './glyphs.tsx';

type Face = Pick<SeatFace, 'fill' | 'edge' | 'ink' | 'shape'>;

/** Standing on (x, y), so high; `face` null is a worker of nobody. */
export const WorkerMark = memo(function WorkerMark({
  face,
  x,
  y,
  h,
}: {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly h: number;
}) {
  const scale = h / 32;
  return (
    <>
      {placedDrawing(
        <>
          <path d="M3 31c0-9 3-14 7-15.500h8c4 1.500 7 6.500 7 15.500z" fill={face.fill} />
          <path d="M14 31V15.500h4c4 1.500 7 6.500 7 15.500z" fill={face.edge} fillOpacity=".45" />
          <circle cx="14" cy="11" r="6.200" fill="#c98f62" />
          <path d="M6.500 10C6 4 10 1 14 1s8 3 7.500 9c-4-3-11-3-15 0z" fill={face.fill} />
          <path d="M7 9.500C9 6 16 4 21 6.500l.4 3c-4-2.500-10.400-2.500-14.400 0z" fill={face.edge} />
          <path
            d="M3 31c0-9 3-14 7-15.500C8.500 14 7 12 6.500 10 6 4 10 1 14 1s8 3 7.500 9c-.5 2-2 4-3.500 5.500 4 1.500 7 6.500 7 15.500z"
            fill="none"
            stroke={face.edge}
            strokeWidth="1.300"
          />
        </>,
        x - 14 * scale,
        y - 32 * scale,
        scale,
      )}
      <Shape shape={face.shape} x={x} y={y - 7 * scale} r={5.2 * scale} fill={face.ink} />
    </>
  );
});

interface Drawn {
  readonly face: Face;
  readonly gone?: boolean;
}

export const workerDrawing = pictures(
  '0 0 28 32',
  ({ face, gone }: Drawn) => (
    <g opacity={gone ? 0.25 : 1}>
      <WorkerMark face={face} x={14} y={32} h={32} />
    </g>
  ),
  ({ face: { fill, edge, ink, shape }, gone }) => `${fill} ${edge} ${ink} ${shape} ${gone ? 'gone' : ''}`,
);

export const WorkerPiece = memo(function WorkerPiece({
  face,
  size,
  gone = false,
}: Drawn & {
  readonly size: number;
}) {
  return <Picture of={workerDrawing({ face, gone })} width={size * 0.875} height={size} />;
});

/** A round marker of a track. */
export const MarkerMark = memo(function MarkerMark({
  face,
  x,
  y,
  r,
}: {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  return (
    <>
      <circle cx={x + 0.8} cy={y + 1.6} r={r} fill="#3a2a10" fillOpacity=".35" />
      <circle cx={x} cy={y} r={r} fill={face.fill} stroke={face.edge} strokeWidth="1.500" />
      <circle cx={x} cy={y} r={r - 1.8} fill="none" stroke="#fff" strokeOpacity=".55" />
      <Shape shape={face.shape} x={x} y={y} r={r * 0.68} fill={face.ink} />
    </>
  );
});

export const BoatMark = memo(function BoatMark({
  face,
  x,
  y,
  size,
}: {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <>
      <ellipse cx={x} cy={y + size * 0.36} rx={size * 0.42} ry={size * 0.07} fill="#24505c" fillOpacity=".4" />
      <GlyphMark name="boat" x={x - size / 2} y={y - size * 0.52} size={size} tones={[face.fill, face.edge]} />
      <circle
        cx={x + size * 0.06}
        cy={y + size * 0.2}
        r={size * 0.16}
        fill={face.fill}
        stroke="#fffaf0"
        strokeWidth="1.200"
      />
      <Shape shape={face.shape} x={x + size * 0.06} y={y + size * 0.2} r={size * 0.12} fill={face.ink} />
    </>
  );
});
