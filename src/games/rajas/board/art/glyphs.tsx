/** The small pictures of what is gained and paid: inside the board's SVG, or alone in a line of text. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { INK, type Tones } from './ink.ts';

interface Drawing {
  readonly box: readonly [number, number];
  draw(tones: Tones): ReactNode;
}

const BOAT: Tones = ['#7a4a24', '#a9743a'];

const DRAWINGS = {
  fame: {
    box: [32, 32],
    draw: () => (
      <>
        <path
          d="M16 28C8 28 2 23 1 15c4 0 7 1 9 3C8 13 9 8 11 5c2 1 4 3 5 5 1-2 3-4 5-5 2 3 3 8 1 13 2-2 5-3 9-3-1 8-7 13-15 13z"
          fill="#8e2a3c"
        />
        <path
          d="M16 27C9 26 5 22 4 17.500c6 .5 10 4 12 9.500zM16 27c7-1 11-5 12-9.500-6 .5-10 4-12 9.500z"
          fill="#c74d63"
        />
        <path d="M16 27c-6-6-6-14 0-21 6 7 6 15 0 21z" fill="#e88d9a" />
      </>
    ),
  },
  /** A lotus that carries a number. */
  fameGround: {
    box: [32, 32],
    draw: () => (
      <>
        <path
          d="M16 30C7 30 1 24 0 14c4 0 7 1 9 3C7 12 8 6 11 3c2 1 4 3 5 6 1-3 3-5 5-6 3 3 4 9 2 14 2-2 5-3 9-3-1 10-7 16-16 16z"
          fill="#7d2034"
        />
        <path
          d="M16 28C9 27 5 23 4 18c6 .5 10 4 12 10zM16 28c7-1 11-5 12-10-6 .5-10 4-12 10zM16 28c-7-6-7-14 0-21 7 7 7 15 0 21z"
          fill="#a83049"
        />
      </>
    ),
  },
  karma: {
    box: [32, 32],
    draw: () => (
      <>
        <circle cx="16" cy="16" r="14" fill="#4d2f66" />
        <circle cx="16" cy="16" r="10.500" fill="#e9dcf2" />
        <path
          d="M16 5v22M5 16h22M8.200 8.200l15.600 15.600M23.800 8.200L8.200 23.800"
          stroke="#6d4a86"
          strokeWidth="2.600"
        />
        <circle cx="16" cy="16" r="4" fill="#dd9427" stroke="#4d2f66" strokeWidth="1.500" />
      </>
    ),
  },
  upgrade: {
    box: [32, 32],
    draw: () => (
      <>
        <rect x="7" y="5" width="18" height="22" fill="#fbeecb" stroke="#8f6a17" strokeWidth="1.400" />
        <rect x="4" y="3" width="24" height="5.500" rx="2.700" fill="#c79a3f" stroke="#8f6a17" strokeWidth="1.200" />
        <rect
          x="4"
          y="23.500"
          width="24"
          height="5.500"
          rx="2.700"
          fill="#c79a3f"
          stroke="#8f6a17"
          strokeWidth="1.200"
        />
        <path d="M16 10l6 6.500h-3.700v5h-4.600v-5H10z" fill="#2f7a5e" />
      </>
    ),
  },
  boat: {
    box: [40, 34],
    draw: ([hull, rim]) => (
      <>
        <path d="M17 2c8 4 12 11 12 18H17z" fill="#fffaf0" stroke="#00000040" strokeWidth=".8" />
        <path d="M15.500 6c-6 4-8 9-8 14h8z" fill="#e3cfa6" />
        <path
          d="M2 20c10 3 26 3 36-2-1 8-6 13-12 14H12C6 31 3 26 2 20z"
          fill={hull}
          stroke="#fffaf0"
          strokeWidth=".8"
        />
        <path d="M2 20c10 3 26 3 36-2-.2 2-.7 3.600-1.300 5C27 26 12 26 3 23.500z" fill={rim} />
      </>
    ),
  },
  elephant: {
    box: [64, 52],
    draw: ([body, ear]) => (
      <>
        <path
          fill={body}
          d="M6 26c0-9 8-15 19-15 6 0 10 1 13 3 2-5 7-8 12-7 7 1 10 7 10 14 0 7-2 12-2 18 0 4 2 6 4 5 1 0 1 2-1 3-4 2-8-1-8-7 0-4 0-7-1-9-2 3-5 4-8 4v11c0 1-1 2-2 2h-5c-1 0-2-1-2-2v-8H19v8c0 1-1 2-2 2h-5c-1 0-2-1-2-2V36c-2-2-4-6-4-10z"
        />
        <path fill={ear} d="M39 15c4 0 7 4 7 9 0 4-3 7-6 7-4 0-6-4-6-8s2-8 5-8z" />
        <path fill="#a8392e" d="M14 12c6-2 15-2 21 1l-2 14c-6 2-13 2-18 0z" />
        <circle cx="51" cy="17" r="1.600" fill="#fff" />
      </>
    ),
  },
  arch: {
    box: [32, 32],
    draw: () => (
      <path
        d="M4 31V15C4 9 9 9 11 6c2-3 4-5 5-5s3 2 5 5c2 3 7 3 7 9v16z"
        fill={INK.indigo}
        stroke={INK.gold}
        strokeWidth="2"
      />
    ),
  },
  reroll: {
    box: [24, 24],
    draw: ([ink]) => (
      <>
        <path
          d="M5 12a7 7 0 0 1 12-5M19 12a7 7 0 0 1-12 5"
          fill="none"
          stroke={ink}
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <path d="M18 2v6h-6zM6 22v-6h6z" fill={ink} />
      </>
    ),
  },
  yieldTile: {
    box: [32, 32],
    draw: () => (
      <>
        <path d="M4 29V14q0-6 6-8l6-4 6 4q6 2 6 8v15z" fill="#fffdf6" stroke={INK.gold} strokeWidth="2" />
        <path
          d="M16 24.500v.3M12.500 13.500q0-3.500 3.500-3.500t3.500 3.300q0 2-2 3.100-1.500.9-1.500 3.300"
          fill="none"
          stroke={INK.gold}
          strokeWidth="2.600"
          strokeLinecap="round"
        />
      </>
    ),
  },
  build: {
    box: [32, 32],
    draw: () => (
      <>
        <rect x="3" y="3" width="26" height="26" rx="4" fill="#f6d9b6" stroke="#a04c10" strokeWidth="1.800" />
        <path d="M16 3v26M16 16h13" stroke="#9a7440" strokeWidth="8" />
        <path d="M16 4v24M16 16h12" stroke="#f5e6c3" strokeWidth="5.500" />
        <path d="M9 12l4 5H5zM6 17h6v6H6z" fill="#b0493a" />
      </>
    ),
  },
  coverTile: {
    box: [32, 32],
    draw: () => (
      <>
        <rect x="2" y="11" width="17" height="17" rx="3" fill="#ecc292" stroke="#a04c10" strokeWidth="1.600" />
        <rect x="9" y="4" width="17" height="17" rx="3" fill="#c9daee" stroke="#1c4480" strokeWidth="1.600" />
        <path d="M28 29V17M24 21l4-4.500 4 4.500" fill="none" stroke="#2f7a5e" strokeWidth="2.600" />
      </>
    ),
  },
  /** Roads that lead nowhere. */
  dead: {
    box: [32, 32],
    draw: () => (
      <>
        <path d="M16 30V16H3" fill="none" stroke="#9a7440" strokeWidth="9" />
        <path d="M16 30V16H3" fill="none" stroke="#f5e6c3" strokeWidth="6" />
        <path d="M20 4l9 9M29 4l-9 9" stroke="#a8392e" strokeWidth="3.400" strokeLinecap="round" />
      </>
    ),
  },
  crossing: {
    box: [32, 32],
    draw: () => (
      <>
        <path
          d="M2 26h28l2.500-18-8.500 6.500L16 3l-8 11.500L-.5 8z"
          fill="#dd9427"
          stroke="#8a4d00"
          strokeWidth="1.400"
        />
        <circle cx="16" cy="20" r="3" fill="#a8392e" />
      </>
    ),
  },
  snake: {
    box: [24, 24],
    draw: ([ink]) => (
      <>
        <path d="M4 19c4 3 8-1 6-4s-4-6 0-8 7 1 6 4" fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round" />
        <circle cx="17" cy="12.500" r="2.600" fill={ink} />
      </>
    ),
  },
  cow: {
    box: [24, 24],
    draw: ([ink]) => (
      <>
        <path d="M3 4c0 4 2 5 5 5h8c3 0 5-1 5-5-2 2-3 2.500-5 2.500H8C6 6.500 5 6 3 4z" fill={ink} />
        <path d="M7 9h10l1 4c0 5-3 9-6 9s-6-4-6-9z" fill={ink} />
        <circle cx="9.500" cy="13" r="1.200" fill="#fff" />
        <circle cx="14.500" cy="13" r="1.200" fill="#fff" />
      </>
    ),
  },
  tiger: {
    box: [24, 24],
    draw: ([ink]) => (
      <>
        <path d="M3 3l5 3h8l5-3v7c0 7-4 12-9 12S3 17 3 10z" fill={ink} />
        <path
          d="M12 6v4M8.500 7v2M15.500 7v2M4.500 13h3M16.500 13h3M5.500 16.500h2.500M16 16.500h2.500"
          stroke="#fff"
          strokeWidth="1.300"
        />
        <path d="M10.500 15h3L12 17z" fill="#fff" />
      </>
    ),
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type GlyphName = keyof typeof DRAWINGS;

const TONES: Partial<Record<GlyphName, Tones>> = { elephant: ['#8d8f94', '#5e6166'], reroll: [INK.madder, INK.madder] };

interface GlyphProps {
  readonly name: GlyphName;
  /** The width; the height follows. */
  readonly size: number;
  readonly tones?: Tones;
}

/** As part of a drawing. */
export const GlyphMark = memo(function GlyphMark({
  name,
  x,
  y,
  size,
  tones,
}: GlyphProps & { readonly x: number; readonly y: number }) {
  const { box, draw }: Drawing = DRAWINGS[name];
  return placedDrawing(draw(tones ?? TONES[name] ?? BOAT), x, y, size / box[0]);
});

type Toned = Omit<GlyphProps, 'size'>;

const drawingOf = pictures(
  ({ name }: Toned) => `0 0 ${DRAWINGS[name].box.join(' ')}`,
  ({ name, tones }) => DRAWINGS[name].draw(tones ?? TONES[name] ?? BOAT),
  ({ name, tones = [] }) => `${name} ${tones.join(' ')}`,
);

/** The same alone, in a line of text. */
export const Glyph = memo(function Glyph({ name, size, tones }: GlyphProps) {
  const { box }: Drawing = DRAWINGS[name];
  const drawing = drawingOf(tones ? { name, tones } : { name });
  return <Picture of={drawing} width={size} height={(size * box[1]) / box[0]} />;
});
