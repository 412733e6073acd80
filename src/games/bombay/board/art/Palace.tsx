/** A palace in its owner's colours. */
import { memo } from 'react';
import type { SeatFace } from '../../../../ui/contract.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { SeatMark } from '../../../../ui/SeatBadge.tsx';

type Colours = Pick<SeatFace, 'fill' | 'edge'>;

/** Part of a larger drawing: a square of side `w`, its upper left corner on (x, y). */
export const PalaceMark = memo(function PalaceMark({
  face,
  x = 0,
  y = 0,
  w = 46,
}: {
  face: Colours;
  x?: number;
  y?: number;
  w?: number;
}) {
  return placedDrawing(
    <>
      <path d="M24 0v6M7 8v5M41 8v5" stroke="#b98a2f" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M24 4c1 3 3 5 6 7 4 3 5 6 5 9H13c0-3 1-6 5-9 3-2 5-4 6-7zM7 12c1 2 4 4 4 8H4c0-4 2-6 3-8zM41 12c1 2 4 4 4 8h-8c0-4 3-6 4-8zM3 20h42v22H3z"
        fill={face.fill}
        stroke="#fffaf0"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d="M24 4c1 3 3 5 6 7 4 3 5 6 5 9H13c0-3 1-6 5-9 3-2 5-4 6-7zM7 12c1 2 4 4 4 8H4c0-4 2-6 3-8zM41 12c1 2 4 4 4 8h-8c0-4 3-6 4-8zM3 20h42v22H3z"
        fill="none"
        stroke={face.edge}
        strokeWidth="1.3"
      />
      <path d="M24 4c1 3 3 5 6 7 4 3 5 6 5 9h-9q4-9-2-16zM31 23h14v19H31z" fill={face.edge} fillOpacity=".5" />
      <path
        d="M19 42V31c0-3 2.5-5 5-7 2.5 2 5 4 5 7v11zM7.5 36v-6c0-2 1-3 2.7-4.5C12 27 13 28 13 30v6zM35 36v-6c0-2 1-3 2.7-4.5C39.5 27 40.5 28 40.5 30v6z"
        fill="#fbeecb"
        stroke={face.edge}
        strokeWidth=".6"
      />
      <path d="M2 19h44v3.5H2zM1 42h46v4H1z" fill="#e2b857" stroke="#8f6a17" strokeWidth=".6" />
    </>,
    x,
    y,
    w / 48,
  );
});

/** A palace on the map, with its owner's shape at its foot. */
export const OwnedPalace = memo(function OwnedPalace({ face }: { face: SeatFace }) {
  return (
    <>
      <PalaceMark face={face} x={-24} y={-34} w={48} />
      <SeatMark face={face} x={22} y={12} r={9.5} />
    </>
  );
});

const SANDSTONE: Colours = { fill: '#d8a387', edge: '#8a4f38' };

export const palaceDrawing = pictures(
  '0 0 48 48',
  (face: Colours) => <PalaceMark face={face} w={48} />,
  ({ fill, edge }) => `${fill} ${edge}`,
);

/** For rows and buttons. Without an owner it is of plain sandstone. */
export const Palace = memo(function Palace({ face, size = 18 }: { face?: Colours; size?: number }) {
  return <Picture of={palaceDrawing(face ?? SANDSTONE)} width={size} height={size} />;
});
