/** The wood of the race frame and the numbers of its lanes. */
import { memo } from 'react';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { FAME_SPACES, FIELD, FRAME, fameCell, HEIGHT, MONEY_SPACES, middle, moneyCell, upTo, WIDTH } from './frame.ts';

const FAME_FILL = ['#f4ddd2', '#ecccbd'] as const;
const MONEY_FILL = ['#f6e6b8', '#ecd699'] as const;

/** What never changes: the wood of the frame and the numbers of the lanes. */
export const FrameArt = memo(function FrameArt({ paint }: { readonly paint: string }) {
  return (
    <g pointerEvents="none">
      <rect width={WIDTH} height={HEIGHT} rx="20" fill={INK.indigo} />
      <rect x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} rx="18" fill={`url(#${paint}-jali)`} />
      <rect x={FRAME} y={FRAME} width={FIELD.width} height={FIELD.height} fill={`url(#${paint}-land)`} />
      {upTo(FAME_SPACES).map((k) => {
        const cell = fameCell(k);
        const { x, y } = middle(cell);
        return (
          <g key={k}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.w}
              height={cell.h}
              fill={FAME_FILL[k % 2]}
              stroke="#b07a5b"
              strokeWidth=".7"
            />
            <Txt
              x={x}
              y={y + 4.6}
              size={k % 5 === 0 ? 14.5 : 13}
              fill={k % 5 === 0 ? '#7c2f24' : '#74452f'}
              weight={k % 5 === 0 ? 700 : 400}
            >
              {k}
            </Txt>
          </g>
        );
      })}
      {upTo(MONEY_SPACES).map((m) => {
        const cell = moneyCell(m);
        const { x, y } = middle(cell);
        return (
          <g key={m}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.w}
              height={cell.h}
              fill={MONEY_FILL[m % 2]}
              stroke="#b59243"
              strokeWidth=".6"
            />
            {m % 5 === 0 ? (
              <Txt x={x} y={y + 4.6} size={13} fill="#5d420a" weight={m % 10 === 0 ? 700 : 400}>
                {m}
              </Txt>
            ) : (
              <circle cx={x} cy={y} r="1.200" fill="#b59243" />
            )}
          </g>
        );
      })}
      {[
        [FRAME / 2, FRAME / 2],
        [WIDTH - FRAME / 2, FRAME / 2],
        [FRAME / 2, HEIGHT - FRAME / 2],
      ].map(([x = 0, y = 0]) => (
        <Rosette key={`${x} ${y}`} x={x} y={y} />
      ))}
      <rect
        x="8"
        y="8"
        width={WIDTH - 16}
        height={HEIGHT - 16}
        rx="9"
        fill="none"
        stroke={INK.gold}
        strokeWidth="1.200"
        strokeOpacity=".8"
      />
      <rect
        x={FRAME}
        y={FRAME}
        width={FIELD.width}
        height={FIELD.height}
        fill="none"
        stroke={INK.gold}
        strokeWidth="2.500"
      />
    </g>
  );
});

function Rosette({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" fill={INK.indigo} stroke={INK.gold} strokeWidth="1.500" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-18q5 6 0 12.500q-5-6.500 0-12.500z"
          fill={angle % 90 ? INK.gold : '#d8a387'}
        />
      ))}
      <circle r="3.500" fill="#f7f0e1" />
    </g>
  );
}
