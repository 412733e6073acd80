/** A person at half length: robe, face and what is worn on the head. The rest is drawn over or behind it. */
import type { ReactNode } from 'react';

/** A colour and its shaded side. */
type Cloth = readonly [string, string];

export interface Look {
  readonly robe: Cloth;
  readonly skin?: string;
  readonly hat: (cloth: Cloth) => ReactNode;
  readonly hatCloth?: Cloth;
  readonly beard?: string;
  readonly behind?: ReactNode;
  readonly with?: ReactNode;
}

const LINEN: Cloth = ['#f0e6cf', '#d3c29a'];

export function Person({
  robe: [robe, shade],
  skin = '#c98f62',
  hat,
  hatCloth = LINEN,
  beard,
  behind,
  with: held,
}: Look) {
  return (
    <>
      {behind}
      <path d="M22 92c0-24 9-37 28-37s28 13 28 37z" fill={robe} />
      <path d="M50 55c19 0 28 13 28 37H50z" fill={shade} />
      <path d="M43 55l7 12 7-12c-4-2-10-2-14 0z" fill="#f3e7cc" />
      <path d="M45 48h10v8q-5 4-10 0z" fill={skin} />
      <path d="M45 51q5 4 10 0v3q-5 4-10 0z" fill="#0002" />
      <ellipse cx="50" cy="41" rx="11" ry="12.5" fill={skin} />
      <path d="M50 28.5a11 12.5 0 0 1 0 25z" fill="#0001" />
      {beard === undefined ? (
        <path d="M46.5 47.5q3.5 2.5 7 0" stroke="#7a3a28" strokeWidth="1.6" fill="none" strokeLinecap="round" />
      ) : (
        <>
          <path d="M39 42c1 4 5 5 11 5s10-1 11-5c2 10-4 19-11 20-7-1-13-10-11-20z" fill={beard} />
          <path d="M45.5 47.5q4.5 3 9 0" stroke="#7a3a28" strokeWidth="1.6" fill="none" />
        </>
      )}
      <path
        d="M42.5 38.5q2.5-2 5 0M52.5 38.5q2.5-2 5 0"
        stroke="#3a2418"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="45.3" cy="41" r="1.3" fill="#2b1a12" />
      <circle cx="54.7" cy="41" r="1.3" fill="#2b1a12" />
      {hat(hatCloth)}
      {held}
    </>
  );
}

export const HATS = {
  turban: ([a, b]: Cloth) => (
    <>
      <path d="M35 36c-3-14 6-21 15-21s18 7 15 21c-8-6-22-6-30 0z" fill={a} />
      <path d="M36 33c6-9 18-13 27-9M36.5 28c5-7 14-10 22-9" fill="none" stroke={b} strokeWidth="2" />
      <circle cx="50" cy="28" r="2.8" fill="#c8452f" stroke="#e2b43a" strokeWidth="1.2" />
    </>
  ),
  mongol: ([a, b]: Cloth) => (
    <>
      <path d="M39 30c2-9 7-16 11-20 4 4 9 11 11 20z" fill={a} />
      <path d="M50 10c4 4 9 11 11 20H50z" fill={b} />
      <circle cx="50" cy="10" r="2.6" fill="#e2b43a" />
      <path d="M34 34c0-7 7-9 16-9s16 2 16 9c-2 3-5 2-8 0-5-2-11-2-16 0-3 2-6 3-8 0z" fill="#5b3d29" />
      <path d="M36 32c4-4 24-4 28 0" stroke="#7c573c" strokeWidth="2" fill="none" />
    </>
  ),
  helmet: ([a]: Cloth) => (
    <>
      <path d="M37 36c0-12 6-19 13-24 7 5 13 12 13 24-8-4-18-4-26 0z" fill="#b9c0c9" />
      <path d="M50 12c7 5 13 12 13 24-4-2-8-3-13-3z" fill="#8d949d" />
      <path d="M36 37c8-5 20-5 28 0l-.6 3.5c-8-4-18.8-4-26.8 0z" fill={a} />
      <path d="M37 40v12l5 3V41zM63 40v12l-5 3V41z" fill="#9aa0a8" />
    </>
  ),
  hood: ([a, b]: Cloth) => (
    <>
      <path d="M31 58c-1-26 6-42 19-42s20 16 19 42c-5-3-6-8-7-14-1-8-4-13-12-13s-11 5-12 13c-1 6-2 11-7 14z" fill={a} />
      <path d="M50 16c13 0 20 16 19 42-5-3-6-8-7-14-1-8-4-13-12-13z" fill={b} />
    </>
  ),
  keffieh: ([a, b]: Cloth) => (
    <>
      <path
        d="M32 60c2-10 1-18 3-27 2-11 8-16 15-16s13 5 15 16c2 9 1 17 3 27-6-2-7-10-7-20-6-6-16-6-22 0 0 10-1 18-7 20z"
        fill={a}
      />
      <path d="M36 33c8-5 20-5 28 0l.4 3.5c-8-5-20.8-5-28.8 0z" fill={b} />
    </>
  ),
  cap: ([a, b]: Cloth) => (
    <>
      <path d="M38 33c0-11 5-16 12-16s12 5 12 16c-7-3-17-3-24 0z" fill={a} />
      <path d="M36 34c8-4 20-4 28 0l-1 3c-8-3-18-3-26 0z" fill={b} />
      <circle cx="50" cy="16.5" r="2.4" fill="#e2b43a" />
    </>
  ),
  beret: ([a, b]: Cloth) => (
    <>
      <path d="M33 30c-2-9 9-14 19-13 12 1 17 8 14 13-9 3-24 3-33 0z" fill={a} />
      <path d="M37 30c8 2.5 18 2.5 26 0l-.6 3c-7 2-18 2-25 0z" fill={b} />
      <path d="M62 20c6-8 10-8 14-5-5 1-8 4-12 8z" fill="#fff3d0" />
    </>
  ),
  felt: ([a, b]: Cloth) => (
    <>
      <path d="M42 30l3-18h10l3 18z" fill={a} />
      <path d="M50 12h5l3 18h-8z" fill={b} />
      <path d="M38 33c7-4 17-4 24 0l-1 2.5c-7-3-15-3-22 0z" fill="#5b3d29" />
    </>
  ),
  veil: ([a]: Cloth) => (
    <>
      <path
        d="M34 70c-2-26 2-50 16-50s18 24 16 50c-5-6-5-18-5-28-2-9-6-11-11-11s-9 2-11 11c0 10 0 22-5 28z"
        fill={a}
        fillOpacity=".95"
      />
      <path d="M38 33c7-5 17-5 24 0" stroke="#e2b43a" strokeWidth="2" fill="none" />
      <circle cx="50" cy="31" r="2.2" fill="#c8452f" />
    </>
  ),
  crown: ([a, b]: Cloth) => (
    <>
      <path d="M36 34c-2-12 5-18 14-18s16 6 14 18c-8-5-20-5-28 0z" fill={a} />
      <path d="M50 16c9 0 16 6 14 18-4-2.5-9-3.8-14-3.8z" fill={b} />
      <path d="M36 35l-1-9 6 4 3-7 6 6 6-6 3 7 6-4-1 9c-8-5-20-5-28 0z" fill="#e2b43a" />
      <path d="M50 16c-2-6 2-9 6-10 0 5-2 8-6 10z" fill="#f5efe0" />
      <circle cx="50" cy="30" r="2.4" fill="#2f9a86" />
    </>
  ),
} as const;

export const scimitar = (
  <>
    <path d="M80 20c8 20 4 40-10 56l-3.5-2.5C77 58 79 40 75 22z" fill="#dfe4ea" stroke="#7d848d" strokeWidth=".8" />
    <path d="M62 70l10 8-2 3-10-8z" fill="#e2b43a" />
  </>
);

export const spear = (
  <>
    <path d="M80 38v54" stroke="#7c4f28" strokeWidth="3" />
    <path d="M80 27l5 12-5 4-5-4z" fill="#dfe4ea" stroke="#7d848d" strokeWidth=".8" />
    <path d="M76 45h8l-2 8h-4z" fill="#a8392e" />
  </>
);

export const purse = (
  <>
    <path d="M70 70c-6 6-6 16 6 16s12-10 6-16l2-4H68z" fill="#8a5a35" />
    <path d="M68 69h16" stroke="#e2b43a" strokeWidth="2" />
  </>
);

export const bale = (cloth: string, cord = '#ffffff66') => (
  <>
    <path d="M66 72h22v16H66z" fill={cloth} />
    <path d="M66 80h22M77 72v16" stroke={cord} strokeWidth="1.6" />
  </>
);

/** A cloth over mouth and nose. */
export const mask = (cloth: string) => <path d="M38 44h24l-2 9c-6 4-14 4-20 0z" fill={cloth} />;
