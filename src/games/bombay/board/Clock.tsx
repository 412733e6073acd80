/** The round clock in the middle of the map: the round, and one action token for each lap; and the bag of silk. */
import { memo } from 'react';
import { SILKS } from '../data.ts';
import { tableFacts } from '../state.ts';
import type { BombayView } from '../view.ts';
import { INK } from './art/ink.ts';
import { useWords } from './words.ts';

export const Clock = memo(function Clock({ view }: { view: BombayView }) {
  const words = useWords();
  const { rounds, laps } = tableFacts(view.players.length);
  return (
    <>
      <circle cx="2" cy="3" r="51" fill="#3a2a10" fillOpacity=".25" />
      <circle r="50" fill={INK.indigo} stroke={INK.gold} strokeWidth="2.6" />
      <circle r="46.5" fill="none" stroke={INK.gold} strokeWidth=".8" />
      <text y="-7" textAnchor="middle" fontFamily="var(--body)" fontSize="15" fill="#f2e3c0">
        {words.round}
      </text>
      <text y="14" textAnchor="middle" fontFamily="var(--display)" fontSize="20" fontWeight="600" fill="#fff">
        {`${view.round}/${rounds}`}
      </text>
      {Array.from({ length: laps }, (_, i) => i + 1).map((lap) => {
        const angle = ((lap - 1) / laps) * 2 * Math.PI - Math.PI / 2;
        return (
          <g
            key={lap}
            transform={`translate(${(38 * Math.cos(angle)).toFixed(1)} ${(38 * Math.sin(angle)).toFixed(1)})`}
          >
            <LapToken lap={lap} now={view.lap} />
          </g>
        );
      })}
    </>
  );
});

function LapToken({ lap, now }: { lap: number; now: number }) {
  if (lap < now)
    return (
      <>
        <circle r="8" fill="#e0b443" stroke="#fff3d6" />
        <path d="M-3.5 0l2.5 3l4.5-6" fill="none" stroke="#4a3300" strokeWidth="2" strokeLinecap="round" />
      </>
    );
  if (lap === now)
    return (
      <>
        <circle r="9.5" fill={INK.saffron} stroke="#fff" strokeWidth="2" />
        <text y="5" textAnchor="middle" fontFamily="var(--body)" fontSize="15" fontWeight="700" fill="#2b1c00">
          {lap}
        </text>
      </>
    );
  return <circle r="7" fill="#1a2145" stroke="#c9ab6c" strokeDasharray="3 2" />;
}

export const Bag = memo(function Bag({ view }: { view: BombayView }) {
  const inside = SILKS.reduce((sum, silk) => sum + view.bag[silk], 0);
  return (
    <>
      <ellipse cx="3" cy="27" rx="27" ry="6" fill="#3a2a10" fillOpacity=".22" />
      <path d="M-8-16q-20 12-20 28q0 16 28 16t28-16q0-16-20-28z" fill="#b5533f" />
      <path d="M8-16q20 12 20 28q0 16-28 16q22-8 18-24q-2-12-14-20z" fill="#8d3a2b" />
      <path d="M-12-26q6 5 12 0q6 5 12 0l-4 10H-8z" fill="#c8694f" />
      <path d="M-10-15.5h20" stroke="#e2b857" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M8-15q8 2 7 9" stroke="#e2b857" strokeWidth="1.6" fill="none" />
      <circle cy="9" r="12" fill={INK.paper} stroke="#e2b857" strokeWidth="1.6" />
      <text y="14.5" textAnchor="middle" fontFamily="var(--body)" fontSize="16" fontWeight="700" fill={INK.ink}>
        {inside}
      </text>
    </>
  );
});
