/** What the pictures of the four games share: the box they are drawn in, the cusped arch, domes and trees. */

/** Pictures fill a box of 310 x 250 behind this arch. */
export const ARCH =
  'M6 246V104C6 78 24 74 40 68C56 62 62 50 84 46C110 42 128 30 155 6C182 30 200 42 226 46C248 50 254 62 270 68C286 74 304 78 304 104V246Z';

export function Dome({
  x,
  y,
  scale,
  lit,
  shade,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lit: string;
  readonly shade: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-36v9" stroke="#e2b857" strokeWidth="2" strokeLinecap="round" />
      <circle cy="-37" r="1.8" fill="#e2b857" />
      <path d="M0-28c2 5 14 9 14 20c0 4-2 6-3 8h-22c-1-2-3-4-3-8c0-11 12-15 14-20z" fill={lit} />
      <path d="M0-28c2 5 14 9 14 20c0 4-2 6-3 8H2q6-14-2-28z" fill={shade} />
    </g>
  );
}

export function Cypress({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0v5" stroke="#7a5b2e" strokeWidth="2" />
      <path d="M0 1q-7-12 0-23q7 11 0 23z" fill="#5c9a7c" />
      <path d="M0 1q7-12 0-23z" fill="#3d8b70" />
    </g>
  );
}

export function Waves({ at }: { readonly at: readonly (readonly [number, number])[] }) {
  return (
    <path
      d={at.map(([x, y]) => `M${x - 10} ${y}q5-4 10 0t10 0`).join('')}
      stroke="#eef7f5"
      strokeWidth="1.6"
      fill="none"
      strokeLinecap="round"
    />
  );
}
