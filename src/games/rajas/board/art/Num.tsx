/** Text and numbers of the board's drawings. */
import type { ReactNode } from 'react';
import { CoinMark } from '../../../../ui/Coin.tsx';
import { GlyphMark } from './glyphs.tsx';
import { INK } from './ink.ts';

export function Txt({
  x,
  y,
  size = 13.5,
  fill = INK.ink,
  weight = 600,
  anchor = 'middle',
  display = false,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly display?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontFamily={display ? 'var(--display)' : 'var(--body)'}
      fontSize={size}
      fontWeight={weight}
      fill={fill}
    >
      {children}
    </text>
  );
}

export function FameNum({
  x,
  y,
  size,
  n,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly n: number;
}) {
  return (
    <>
      <GlyphMark name="fameGround" x={x} y={y} size={size} />
      <Txt x={x + size / 2} y={y + size * 0.8} size={size * 0.68} fill="#fff" weight={700}>
        {n}
      </Txt>
    </>
  );
}

export function CoinNum({
  x,
  y,
  size,
  n,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly n: number;
}) {
  return <CoinMark x={x} y={y} size={size} amount={n} />;
}
