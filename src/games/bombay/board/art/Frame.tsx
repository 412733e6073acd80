/** The board's frame: indigo with a gold lattice, a thin gold line inside, a rosette in each corner; and the shared paints. */
import { memo } from 'react';
import { HEIGHT, WIDTH } from '../geometry.ts';
import { INK, TINT_INK } from './ink.ts';

export const INSET = 22;

/** What pieces are painted with. */
export const Paints = memo(function Paints() {
  return (
    <defs>
      <radialGradient id="bombay-glow">
        <stop offset=".55" stopColor="#ffd36b" stopOpacity=".9" />
        <stop offset="1" stopColor="#ffd36b" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="bombay-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#f7e0b0" />
        <stop offset="1" stopColor="#fbf1d8" />
      </linearGradient>
    </defs>
  );
});

/** What land and frame are painted with. */
export function LandPaints() {
  return (
    <defs>
      <clipPath id="bombay-inside">
        <rect x={INSET - 4} y={INSET - 4} width={WIDTH - 2 * INSET + 8} height={HEIGHT - 2 * INSET + 8} rx="14" />
      </clipPath>
      <pattern id="bombay-jali" width="22" height="22" patternUnits="userSpaceOnUse">
        <path d="M11 0L22 11L11 22L0 11Z" fill="none" stroke={INK.gold} strokeWidth=".9" strokeOpacity=".6" />
        <path d="M11 6l1.5 3.5L16 11l-3.5 1.5L11 16l-1.5-3.5L6 11l3.5-1.5z" fill={INK.gold} fillOpacity=".45" />
        <circle r="2.6" fill={INK.gold} fillOpacity=".4" />
        <circle cx="22" r="2.6" fill={INK.gold} fillOpacity=".4" />
        <circle cy="22" r="2.6" fill={INK.gold} fillOpacity=".4" />
        <circle cx="22" cy="22" r="2.6" fill={INK.gold} fillOpacity=".4" />
      </pattern>
      <radialGradient id="bombay-land" cx=".48" cy=".42" r=".8">
        <stop offset="0" stopColor="#faf2de" />
        <stop offset=".6" stopColor="#f0e0bb" />
        <stop offset="1" stopColor="#e1c994" />
      </radialGradient>
      {Object.entries(TINT_INK).map(([tint, colour]) => (
        <radialGradient key={tint} id={`bombay-${tint}`}>
          <stop offset=".2" stopColor={colour} stopOpacity=".75" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
      ))}
      <linearGradient id="bombay-sea" x1="0" x2="1">
        <stop offset="0" stopColor="#2f7386" />
        <stop offset="1" stopColor="#8cc4c8" />
      </linearGradient>
    </defs>
  );
}

const CORNERS = [
  [20, 20],
  [WIDTH - 20, 20],
  [20, HEIGHT - 20],
  [WIDTH - 20, HEIGHT - 20],
] as const;
const hole = `M${INSET} ${INSET + 12}q0-12 12-12H${WIDTH - INSET - 12}q12 0 12 12V${HEIGHT - INSET - 12}q0 12-12 12H${INSET + 12}q-12 0-12-12z`;
const rim = `M0 20Q0 0 20 0H${WIDTH - 20}Q${WIDTH} 0 ${WIDTH} 20V${HEIGHT - 20}Q${WIDTH} ${HEIGHT} ${WIDTH - 20} ${HEIGHT}H20Q0 ${HEIGHT} 0 ${HEIGHT - 20}Z`;

export const Frame = memo(function Frame() {
  return (
    <g>
      <path d={rim + hole} fillRule="evenodd" fill={INK.indigo} />
      <path d={rim + hole} fillRule="evenodd" fill="url(#bombay-jali)" />
      <path d={hole} fill="none" stroke={INK.gold} strokeWidth="3" />
      <path d={hole} fill="none" stroke="#f2d58e" strokeWidth=".9" />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="17" fill={INK.indigo} stroke={INK.gold} strokeWidth="1.6" />
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle})`}
              d="M0-14q5 5 0 11q-5-6 0-11z"
              fill={angle % 90 ? INK.goldLight : '#d8a387'}
            />
          ))}
          <circle r="2.2" fill="#fff3d6" />
        </g>
      ))}
    </g>
  );
});
