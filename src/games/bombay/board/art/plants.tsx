/** What grows and stands about the Deccan: small things of two or three tones, each on its own foot at (0, 0). */
import type { ReactNode } from 'react';

export interface Standing {
  readonly at: readonly [x: number, y: number, scale: number];
}

function Stand({ at: [x, y, scale], children }: Standing & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

export function Palm({ at }: Standing) {
  return (
    <Stand at={at}>
      <ellipse cx="3" cy="1" rx="9" ry="2.5" fill="#3a2a10" fillOpacity=".18" />
      <path d="M0 0q3-12-2-23" stroke="#8a6a3c" strokeWidth="2.6" fill="none" />
      <path
        d="M-2-22q-12-6-16 4q9-4 16-4q-5-11-14-8q9 2 14 8q2-11 12-10q-8 3-12 10q12-4 16 6q-8-5-16-6"
        fill="#3d8b70"
      />
      <path d="M-2-22q-12-6-16 4q7-5 16-4zM-2-22q12-4 16 6q-6-6-16-6z" fill="#5fae92" />
    </Stand>
  );
}

export function Cypress({ at }: Standing) {
  return (
    <Stand at={at}>
      <ellipse cx="3" cy="5" rx="7" ry="2" fill="#3a2a10" fillOpacity=".18" />
      <path d="M0 0v5" stroke="#7a5b2e" strokeWidth="2" />
      <path d="M0 1q-7-12 0-23q7 11 0 23z" fill="#6aa587" />
      <path d="M0 1q7-12 0-23z" fill="#3d8b70" />
    </Stand>
  );
}

export function Bush({ at }: Standing) {
  return (
    <Stand at={at}>
      <ellipse cx="2" cy="9" rx="12" ry="3" fill="#3a2a10" fillOpacity=".16" />
      <path d="M0 0v9" stroke="#7a5b2e" strokeWidth="2.6" />
      <circle cx="-5" cy="-3" r="7" fill="#6aa587" />
      <circle cx="5" cy="-4" r="7.5" fill="#4f9475" />
      <circle cx="0" cy="-9" r="7" fill="#7fb497" />
      <path d="M-4-12q3-4 7-2" stroke="#a9d0b8" strokeWidth="1.4" fill="none" />
    </Stand>
  );
}

export function Ghat({ at }: Standing) {
  return (
    <Stand at={at}>
      <path d="M-48 12L-30-14L-20-10L-4-34L10-16L20-24L46 12Z" fill="#c6a673" />
      <path d="M-4-34L10-16L20-24L46 12H6L-2-6Z" fill="#a5834f" />
      <path d="M-30-14L-20-10L-26 2L-22 12H-34L-32 0Z" fill="#b08d5a" />
      <path d="M-4-34L-14-19L-8-16L-3-22L3-15L6-21ZM20-24L14-20L20-14L26-16Z" fill="#f7ecd0" fillOpacity=".9" />
      <path d="M-48 12q10-7 22-2q12-8 26 0q14-7 24 0q12-5 22 2z" fill="#7fa98a" />
    </Stand>
  );
}

export function Hut({ at }: Standing) {
  return (
    <Stand at={at}>
      <ellipse cx="3" cy="0" rx="12" ry="2.5" fill="#3a2a10" fillOpacity=".18" />
      <path d="M-8 0v-8H8v8z" fill="#f3e0ba" stroke="#9a7440" strokeWidth=".8" />
      <path d="M2-8h6v8H2z" fill="#dcc090" />
      <path d="M-12-7Q0-22 12-7z" fill="#b98357" />
      <path d="M1-15Q8-13 12-7H4z" fill="#976541" />
      <path d="M-3 0v-5h5v5z" fill="#7a5b2e" />
    </Stand>
  );
}

export function Dhow({ at }: Standing) {
  return (
    <Stand at={at}>
      <path d="M-24 8q24 6 48 0" stroke="#e8f4f0" strokeWidth="2" fill="none" strokeOpacity=".7" />
      <path d="M-1-30q20 8 18 26H-1z" fill="#fffaf0" />
      <path d="M-1-30q20 8 18 26H9Q10-18-1-30z" fill="#ead9b3" />
      <path d="M-4-24q-12 9-11 20h11z" fill="#e9cfa0" />
      <path d="M-1-30l8-3l-8-2z" fill="#a8392e" />
      <path d="M-1-36V-2" stroke="#5c3818" strokeWidth="1.4" />
      <path d="M-20-2q20 5 42-3q-2 10-10 12h-22q-8-2-10-9z" fill="#7a4a24" />
      <path d="M-20-2q20 5 42-3l-1 4q-20 6-40 2z" fill="#a9743a" />
    </Stand>
  );
}

/** A field in furrows: where it lies, how large, and its crop. */
export function Field({ at: [x, y, turn], w, h, crop }: Standing & { w: number; h: number; crop: string }) {
  const furrows = Array.from({ length: Math.floor(w / 8) }, (_, i) => `M${-w / 2 + 5 + i * 8} ${-h / 2 + 3}v${h - 6}`);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) skewX(-14)`}>
      <rect x={-w / 2 + 1.5} y={-h / 2 + 2} width={w} height={h} rx="5" fill="#3a2a10" fillOpacity=".1" />
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="5" fill={crop} />
      <path d={furrows.join('')} stroke="#fff8e0" strokeWidth="2" strokeDasharray="3 3" strokeOpacity=".85" />
    </g>
  );
}
