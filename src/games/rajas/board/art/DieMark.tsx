/** A die as part of a drawing: `value` null is a die that is not rolled yet, with the sign of its colour. */
import { memo } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { placedPath } from '../../../../ui/path.ts';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { Colour } from '../../data.ts';
import { DICE_INK, INK } from './ink.ts';

type Pip = readonly [number, number];
const C: Pip = [0, 0];
const NW: Pip = [-1, -1];
const NE: Pip = [1, -1];
const SW: Pip = [-1, 1];
const SE: Pip = [1, 1];
const PIPS: readonly (readonly Pip[])[] = [
  [],
  [C],
  [NW, SE],
  [NW, C, SE],
  [NW, NE, SW, SE],
  [NW, NE, C, SW, SE],
  [NW, [-1, 0], SW, NE, [1, 0], SE],
];

/** Blue disc, green diamond, orange square, purple triangle: a colour is never told by the eye alone. */
const SIGN: Readonly<Record<Colour | 'any', string>> = {
  blue: 'M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z',
  green: 'M0-1.300 1.300 0 0 1.300-1.300 0Z',
  orange: 'M-.95-.95h1.900v1.900h-1.900Z',
  purple: 'M0-1.300 1.250 1h-2.500Z',
  any: 'M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z',
};

export const DieMark = memo(function DieMark({
  colour,
  value = null,
  x = 0,
  y = 0,
  size,
}: {
  readonly colour: Colour | 'any';
  readonly value?: number | null;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}) {
  const [base, shade] = colour === 'any' ? ['#fffaf0', INK.gold] : DICE_INK[colour];
  const pip = colour === 'any' ? INK.ink : '#fff';
  return placedDrawing(
    <>
      <rect width="32" height="32" rx="6.500" fill={shade} />
      <rect x="1" y=".7" width="30" height="28.500" rx="6" fill={base} />
      <path
        d="M4 8q1-4.500 5.500-5h12"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      {value !== null ? (
        <path d={pipsOf(SIGN[colour], value)} fill={pip} />
      ) : colour === 'any' ? (
        <text
          x="16"
          y="23.500"
          textAnchor="middle"
          fontFamily="var(--display)"
          fontSize="24"
          fontWeight="700"
          fill={INK.madder}
        >
          ?
        </text>
      ) : (
        <path d={placedPath(SIGN[colour], 16, 15, 6)} fill="#fff" />
      )}
    </>,
    x,
    y,
    size / 32,
  );
});

/** All pips of a die in one stroke: a table has dozens of dice. */
function pipsOf(sign: string, value: number): string {
  return (PIPS[value] ?? []).map(([i, j]) => placedPath(sign, 16 + i * 8, 15 + j * 8, 3)).join('');
}

interface Drawn {
  readonly colour: Colour | 'any';
  readonly value?: number | null;
}

export const dieDrawing = pictures(
  '0 0 32 32',
  ({ colour, value = null }: Drawn) => <DieMark colour={colour} value={value} size={32} />,
  ({ colour, value = null }) => `${colour} ${value}`,
);

/** The same alone, in a line of text. */
export function DiePiece({ colour, value = null, size = 32 }: Drawn & { readonly size?: number }) {
  // The one with a letter on it needs the page's own type.
  if (colour !== 'any' || value !== null)
    return <Picture of={dieDrawing({ colour, value })} width={size} height={size} />;
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <DieMark colour={colour} value={value} size={32} />
    </svg>
  );
}
