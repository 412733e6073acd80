/** A bale of silk: its colour and its glyph (sun, lotus, wave, flame), so that neither stands alone. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { Silk } from '../../data.ts';
import { SILK_INK } from './ink.ts';

const GLYPHS: Readonly<Record<Silk, ReactNode>> = {
  yellow: (
    <>
      <circle cx="20" cy="15" r="3.4" />
      <path
        d="M20 8.2v2.6M20 19.2v2.6M13.2 15h2.6M24.2 15h2.6M15.3 10.3l1.8 1.8M22.9 17.9l1.8 1.8M24.7 10.3l-1.8 1.8M17.1 17.9l-1.8 1.8"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  purple: (
    <path
      d="M20 21.5c-6.3-1-7.3-5.3-6.8-7.5 2.1 0 3.7 1 4.8 2.6-1-4.2.5-6.9 2-8.4 1.5 1.5 3 4.2 2 8.4 1.1-1.6 2.7-2.6 4.8-2.6.5 2.2-.5 6.5-6.8 7.5z"
      stroke="none"
    />
  ),
  blue: (
    <path
      d="M13.2 12.2q3.4-3.7 6.8 0t6.8 0M13.2 18q3.4-3.7 6.8 0t6.8 0"
      fill="none"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
  ),
  orange: (
    <path
      d="M20.3 7c3.6 4.2 5.5 6.9 5.5 10 0 3.2-2.6 5.3-5.8 5.3s-5.8-2.1-5.8-5.3c0-1.6.7-2.8 1.7-3.7.4 1.6 1.1 2.2 2 2.2.4-3.2.6-5.4 2.4-8.5z"
      stroke="none"
    />
  ),
};

/** Part of a larger drawing: `w` wide and 0.8 `w` high, its upper left corner on (x, y). */
export const BaleMark = memo(function BaleMark({
  silk,
  x = 0,
  y = 0,
  w = 24,
}: {
  silk: Silk;
  x?: number;
  y?: number;
  w?: number;
}) {
  const { fill, edge, light } = SILK_INK[silk];
  return placedDrawing(
    <>
      <path d="M6 7c6-4.5 22-4.5 28 0 3.5 5 3.5 13 0 18-6 4.5-22 4.5-28 0-3.5-5-3.5-13 0-18z" fill={edge} />
      <path d="M7 7.2c6-4 20-4 26 0 3 4.5 3 11 0 15.5-6 4-20 4-26 0-3-4.5-3-11 0-15.5z" fill={fill} />
      <path d="M8.3 8.5c5.5-3.3 17.9-3.3 23.4 0-6-1.3-17.4-1.3-23.4 0z" fill="#fff" fillOpacity=".35" />
      <path
        d="M11.3 5.3c-1.5 6.5-1.5 14 0 20.4M28.7 5.3c1.5 6.5 1.5 14 0 20.4"
        fill="none"
        stroke={edge}
        strokeWidth="2"
      />
      <g fill={light} stroke={light}>
        {GLYPHS[silk]}
      </g>
    </>,
    x,
    y,
    w / 40,
  );
});

export const baleDrawing = pictures('0 0 40 32', (silk: Silk) => <BaleMark silk={silk} w={40} />);

export const Bale = memo(function Bale({ silk, size = 24 }: { silk: Silk; size?: number }) {
  return <Picture of={baleDrawing(silk)} width={size} height={size * 0.8} />;
});

/** A free place for a bale. */
export function NoBaleMark({ x = 0, y = 0, w = 24 }: { x?: number; y?: number; w?: number }) {
  return (
    <rect
      x={x + w * 0.08}
      y={y + w * 0.08}
      width={w * 0.84}
      height={w * 0.64}
      rx={w * 0.24}
      fill="none"
      stroke="#b0905a"
      strokeWidth="1.4"
      strokeDasharray="3 3"
    />
  );
}
