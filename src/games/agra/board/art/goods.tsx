/** The sixteen goods, each drawn in a box of 24 and laid on a tile in the colour of its street. Luxury tiles have a gold rim. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { type Good, LUXURIES } from '../../data.ts';
import { INK, streetOf } from './ink.ts';

const ART: Readonly<Record<Good, ReactNode>> = {
  sandstone: (
    <>
      <path d="M3.5 19.500l.8-7 4.700-2.7 4.5 2.700v7z" fill="#a3543c" />
      <path d="M9 9.800l4.5 2.700-4.8 2-4.400-2z" fill="#c97c5e" />
      <path d="M11.5 19.500l.5-10.5 5-3.5 4 3.500-.5 10.500z" fill="#b8664b" />
      <path d="M17 5.500l4 3.500-4.5 2.300L12 9z" fill="#e0a184" />
    </>
  ),
  cement: (
    <>
      <path d="M7 8.500C3.5 12 3.5 18 6 20.500h12c2.500-2.5 2.500-8.500-1-12z" fill="#8b8782" />
      <path d="M7 8.500C5.5 10 4.6 12 4.5 14.500c3 2 12 2 15 0-.1-2.500-1-4.500-2.500-6z" fill="#aaa6a0" />
      <path d="M7.5 8.500L6 3.800c4 1.4 8 1.4 12 0l-1.5 4.700z" fill="#c9c5bd" />
      <path d="M7.2 8.500h9.6" stroke="#a3543c" strokeWidth="1.8" />
    </>
  ),
  bricks: (
    <>
      <g fill="#b04a33">
        <rect x="2.5" y="14.5" width="9" height="5" />
        <rect x="12.5" y="14.5" width="9" height="5" />
        <rect x="7.5" y="8.7" width="9" height="5" />
      </g>
      <g fill="#d9785c">
        <path d="M2.5 14.500h9l0-1.500H4zM12.5 14.500h9l-1.500-1.500h-7.500zM7.5 8.700h9l-1.600-3h-6z" />
      </g>
    </>
  ),
  statues: (
    <>
      <path d="M5 21.500h14l-1.500-4h-11z" fill="#8b8782" />
      <path d="M7.5 17.500c0-5 1.500-7 4.500-7s4.5 2 4.5 7z" fill="#f2ece2" />
      <circle cx="12" cy="7.3" r="3.3" fill="#f2ece2" />
      <path d="M9.5 5c0-2 1.200-3.2 2.500-3.7 1.300.5 2.5 1.7 2.5 3.700-1.500-.8-3.500-.8-5 0z" fill="#b98a2f" />
      <path d="M12 10.500c3 0 4.5 2 4.5 7H12z" fill="#cfc6b6" />
    </>
  ),
  wood: (
    <>
      <path d="M3 14.500h14v5.500H3z" fill="#8a5a30" />
      <circle cx="17.5" cy="17.2" r="3.3" fill="#e2bd85" stroke="#75502a" strokeWidth="1.2" />
      <circle cx="17.5" cy="17.2" r="1.2" fill="none" stroke="#75502a" />
      <path d="M6 7.500h9v6H6z" fill="#a5713f" />
      <circle cx="15.5" cy="10.5" r="3.3" fill="#e2bd85" stroke="#75502a" strokeWidth="1.2" />
      <circle cx="15.5" cy="10.5" r="1.2" fill="none" stroke="#75502a" />
    </>
  ),
  planks: (
    <>
      <path d="M2.5 16l12-4 7 3-12 5z" fill="#d9ae72" />
      <path d="M2.5 16v2.500l7 3.500v-2zM9.5 20v2l12-5v-2z" fill="#8a5a30" />
      <path d="M3.5 9.500l12-4 6 2.500-12 5z" fill="#e8c48c" />
      <path d="M3.5 9.500V12l6 3v-2zM9.5 13v2l12-5V8z" fill="#a5713f" />
    </>
  ),
  paper: (
    <>
      <path d="M7.5 6.500l10.500-1.5 2 13.500-10.5 1.800z" fill="#cdbf9c" />
      <path d="M4.5 3.500h11l3 3.500v13.500h-14z" fill="#fffaf0" stroke="#8d8a45" strokeWidth="1.1" />
      <path d="M15.5 3.500V7h3z" fill="#cdbf9c" />
      <path d="M7 10h8.500M7 13h8.500M7 16h5.5" stroke="#8a7a4a" strokeWidth="1.3" />
    </>
  ),
  books: (
    <>
      <path d="M4 5c0-1.5 1-2.5 2.500-2.500H19v16H6.500C5 18.5 4 19.5 4 20.500z" fill="#a8392e" />
      <path d="M6.5 18.500H19v3H6.500c-3.3 0-3.300-3 0-3z" fill="#fff3d6" />
      <path d="M7.5 2.500h2v16h-2z" fill="#7c241d" />
      <path d="M14.3 6.500l2.7 4-2.7 4-2.700-4z" fill="#e9b94a" />
    </>
  ),
  turmeric: (
    <>
      <path
        d="M4 15c-1-3 1.500-5 4-4.500C8 7 9 4 11.5 4.500S13 8 13 10c2-3 5-4 6.500-2.500S19 11 17 12.500c3 0 4.5 1.5 4 3.500s-4 2-6 1.200C13 21 6 21 4 15z"
        fill="#d98a1c"
      />
      <path
        d="M6 15.500c2-1.5 5-2 7.500-1.500M10.5 8l1.500.5M16.5 10l1.3 1M7 13l1 1.3"
        stroke="#8f5408"
        strokeWidth="1.2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  curry: (
    <>
      <path d="M5 12.500C6.5 7 9.5 3.5 12 3.500s5.5 3.5 7 9z" fill="#d4641c" />
      <path d="M12 3.500c2.5 0 5.5 3.5 7 9h-6z" fill="#b14a10" />
      <path d="M2.5 12h19c0 5-3.5 8-6.5 8.700v1.300H9v-1.300C6 20 2.5 17 2.5 12z" fill="#7a5326" />
      <path d="M2.5 12h19l-.2 1.800H2.700z" fill="#b98a2f" />
    </>
  ),
  dye: (
    <>
      <path d="M4 10.500h16l-2 10.500H6z" fill="#8a5a30" />
      <ellipse cx="12" cy="10.5" rx="8" ry="2.8" fill="#6a3f95" />
      <path
        d="M4.5 13.500c5 1.8 10 1.8 15 0M5.3 18c4.5 1.3 9 1.3 13.4 0"
        stroke="#5c3a17"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M12 1.500c2 2.6 2.8 3.8 2.8 5a2.8 2.8 0 0 1-5.6 0c0-1.200.8-2.4 2.800-5z" fill="#8a55bd" />
    </>
  ),
  paintings: (
    <>
      <rect x="2.5" y="4" width="19" height="16" rx="1.2" fill="#b98a2f" />
      <rect x="5" y="6.5" width="14" height="11" fill="#9ec9dc" />
      <path d="M5 17.500v-3.500c3-3 5-3 7.500-.5 2-2 4.500-2 6.5 0v4z" fill="#3d8b70" />
      <circle cx="14.8" cy="9.8" r="2" fill="#f2d04d" />
      <path d="M2.5 4h19l-2.5 2.500H5z" fill="#dcb45c" />
    </>
  ),
  cotton: (
    <>
      <path d="M12 22c0-4 .5-7-1-10M12 17c2-2 4-2.5 6-2.5" stroke="#5c7a3c" strokeWidth="1.8" fill="none" />
      <g fill="#fff" stroke="#8ba3b5" strokeWidth=".9">
        <circle cx="8" cy="10" r="3.4" />
        <circle cx="12.5" cy="10.5" r="3.4" />
        <circle cx="10" cy="6.2" r="3.4" />
        <circle cx="18" cy="12.5" r="2.6" />
      </g>
      <path d="M5.5 13c3 2 6.5 2 9 0l-2.5 3.500h-4z" fill="#6f8c45" />
    </>
  ),
  oil: (
    <>
      <path
        d="M9.5 3h5v3c3.5 1.5 5 4 5 7.5 0 4-2.5 6.500-4 8h-7c-1.500-1.500-4-4-4-8C4.5 10 6 7.5 9.5 6z"
        fill="#5f7d2e"
      />
      <path d="M14.5 6c3.5 1.5 5 4 5 7.5 0 4-2.5 6.500-4 8H12c3-3 4.500-11 2.500-15.500z" fill="#44601b" />
      <path d="M8.5 2h7v2h-7z" fill="#b98a2f" />
      <path d="M12 9.500c1.6 2.2 2.3 3.2 2.3 4.300a2.3 2.3 0 0 1-4.6 0c0-1.100.7-2.1 2.300-4.300z" fill="#f2d04d" />
    </>
  ),
  cloth: (
    <>
      <path d="M3 8h14.500v9.500H3z" fill="#2f6ea8" />
      <path d="M3 10.500h14.500M3 15h14.5" stroke="#9cc4e0" strokeWidth="1.2" />
      <ellipse cx="17.5" cy="12.7" rx="3.3" ry="4.8" fill="#9cc4e0" />
      <path d="M17.5 10a1.5 2.7 0 1 1-.1 5.4" fill="none" stroke="#1f4c78" strokeWidth="1.2" />
      <path d="M3 17.500c0 3 2 3.5 5 3.500h8l-2-3.500z" fill="#1f4c78" />
    </>
  ),
  clothing: (
    <>
      <path d="M8 3l-5.5 4 2 5 2.500-1V21.500h10V11l2.5 1 2-5L16 3c-1 2.300-7 2.300-8 0z" fill="#2f5fae" />
      <path d="M12 4.700c1.8 0 3.500-.6 4-1.700l5.5 4-2 5-2.500-1v10.500h-5z" fill="#234a8c" />
      <path d="M12 5v8" stroke="#e9b94a" strokeWidth="1.6" />
      <path d="M7 19h10" stroke="#e9b94a" strokeWidth="1.6" />
    </>
  ),
};

const isLuxury = (good: Good) => LUXURIES.some((luxury) => luxury === good);

/** A good as part of a drawing. */
export const GoodMark = memo(function GoodMark({
  good,
  x = 0,
  y = 0,
  size = 24,
}: {
  readonly good: Good;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) {
  const { tint, shade } = streetOf(good);
  const luxury = isLuxury(good);
  const scale = size / 28;
  return placedDrawing(
    <>
      <rect
        x="-1"
        y="-1"
        width="26"
        height="26"
        rx={luxury ? 9 : 6}
        fill={tint}
        stroke={luxury ? INK.gold : shade}
        strokeWidth={luxury ? 2 : 1.2}
      />
      {luxury && (
        <rect x="1.4" y="1.4" width="21.2" height="21.2" rx="7" fill="none" stroke="#fff8e6" strokeWidth=".8" />
      )}
      {placedDrawing(ART[good], 1.7, 1.7, 0.86)}
    </>,
    x + 2 * scale,
    y + 2 * scale,
    scale,
  );
});

export const goodDrawing = pictures('0 0 24 24', (good: Good) => <GoodMark good={good} />);

/** A good in a line of text or a box. */
export const GoodTile = memo(function GoodTile({ good, size = 22 }: { readonly good: Good; readonly size?: number }) {
  return <Picture of={goodDrawing(good)} width={size} height={size} />;
});
