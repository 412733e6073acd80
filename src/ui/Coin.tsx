/** A rupee, or several: the coin carries its amount. */
import { memo } from 'react';
import { Picture } from './Picture.tsx';
import { pictures } from './pictures.ts';
import { placedDrawing } from './placedDrawing.tsx';

export const CoinMark = memo(function CoinMark({
  x = 0,
  y = 0,
  size = 20,
  amount,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly amount?: number;
}) {
  return placedDrawing(
    <>
      <circle cx="16" cy="16" r="14.5" fill="#8f6a17" />
      <circle cx="16" cy="16" r="13" fill="#e6bd55" />
      <path d="M6 12A11 11 0 0 1 20 5.8" fill="none" stroke="#fff2c4" strokeWidth="1.6" strokeLinecap="round" />
      <circle
        cx="16"
        cy="16"
        r={amount === undefined ? 10 : 11.4}
        fill="none"
        stroke="#8f6a17"
        strokeDasharray="1.5 1.8"
      />
      {amount === undefined ? (
        <path
          d="M11 10h10M11 13.5h10M12 10c6 0 6 7 0 7l6 6"
          fill="none"
          stroke="#5d420a"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      ) : (
        <text
          x="16"
          y="22.6"
          textAnchor="middle"
          fontFamily="var(--body)"
          fontSize="19"
          fontWeight="600"
          fill="#432e00"
        >
          {amount}
        </text>
      )}
    </>,
    x,
    y,
    size / 32,
  );
});

const drawingOf = pictures('0 0 32 32', (_: 'rupee') => <CoinMark size={32} />);

export const Coin = memo(function Coin({ size = 20, amount }: { readonly size?: number; readonly amount?: number }) {
  if (amount === undefined) return <Picture of={drawingOf('rupee')} width={size} height={size} />;
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <CoinMark size={32} amount={amount} />
    </svg>
  );
});
