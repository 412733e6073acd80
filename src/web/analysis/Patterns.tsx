/** Every stream has a colour and a weave of its own: inlaid stone, told apart without the colour. */
import type { ReactNode } from 'react';

export const STREAM_COLOURS: readonly string[] = [
  '#dd9427',
  '#2f5fae',
  '#a8392e',
  '#2e7a60',
  '#6d4a86',
  '#d8a387',
  '#1e8f97',
  '#b07b3b',
  '#8d9198',
  '#d77f9c',
];

const INK = '#fffaf0';

/** The first stream is plain. */
const WEAVES: readonly ReactNode[] = [
  null,
  <path key="1" d="M-2 10 10-2M-2 2 2-2M6 10 10 6" stroke={INK} strokeWidth="1.3" />,
  <circle key="2" cx="4" cy="4" r="1.3" fill={INK} />,
  <path key="3" d="M0 4H8" stroke={INK} strokeWidth="1.2" />,
  <path key="4" d="M4 0 8 4 4 8 0 4Z" fill="none" stroke={INK} />,
  <path key="5" d="M-2-2 10 10M-2 6 2 10M6-2 10 2" stroke="#5b2f1c" strokeWidth="1.1" />,
  <path key="6" d="M0 5q2-3 4 0t4 0" fill="none" stroke={INK} strokeWidth="1.2" />,
  <path key="7" d="M4 0V8" stroke={INK} strokeWidth="1.2" />,
  <path key="8" d="M4 1.500V6.500M1.500 4H6.500" stroke={INK} strokeWidth="1.2" />,
  <path key="9" d="M0 0H4V4H0ZM4 4H8V8H4Z" fill={INK} opacity="0.6" />,
];

export function Patterns() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {WEAVES.map((weave, i) => (
          <pattern
            // The weaves are a fixed list: their place is their name.
            key={nameOf(i)}
            id={nameOf(i)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <g opacity="0.75">{weave}</g>
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function nameOf(stream: number): string {
  return `weave-${stream}`;
}

export function patternOf(stream: number): string {
  return `url(#${nameOf(stream % WEAVES.length)})`;
}
