/** What favour actions, favour tiles and the meditation circle do, each drawn in a box of 24. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { FavourAction, Meditation } from '../../data.ts';
import { INK } from './ink.ts';

const CRATE = <path d="M3 9h9v9H3zM7.500 9v9" fill="#c9944a" stroke={INK.ink} strokeWidth="1.600" />;
const PERSON = (
  <>
    <circle cx="9" cy="6.500" r="4" fill={INK.jade} stroke={INK.ink} />
    <path d="M3.500 21c0-7 2-10.500 5.500-10.500s5.500 3.500 5.500 10.500z" fill={INK.jade} stroke={INK.ink} />
  </>
);
const COIN = <circle cx="17" cy="16" r="5.500" fill="#e6bd55" stroke="#8f6a17" strokeWidth="1.500" />;
export const LOTUS = (
  <path
    d="M12 21C6 20 3 16 3.500 12c2.500 0 4.500 1.200 5.500 3-1-4.500 1-8.500 3-11 2 2.500 4 6.500 3 11 1-1.800 3-3 5.500-3C21 16 18 20 12 21z"
    fill="#d77f9c"
    stroke="#7d2450"
  />
);
const HAT = (
  <>
    <circle cx="10" cy="9" r="4" fill={INK.skin} />
    <path
      d="M2 8.500h16L14 4H6zM4.500 21c0-6 2-9 5.500-9s5.500 3 5.500 9z"
      fill={INK.jade}
      stroke={INK.ink}
      strokeWidth=".9"
    />
  </>
);
const COVER = <path d="M2 15h13l5 6H7z" fill="#8d7a5a" stroke="#4b3a20" strokeWidth="1.300" />;
const stroke = (d: string) => (
  <path d={d} fill="none" stroke={INK.ink} strokeWidth="2.200" strokeLinecap="round" strokeLinejoin="round" />
);
const flag = (x: number) => (
  <path
    d={`M${x} 21V8l7 2.800-7 2.800`}
    fill={INK.madder}
    stroke="#5c3a17"
    strokeWidth="1.300"
    strokeLinejoin="round"
  />
);

/** What a favour action or a favour tile does, drawn in a box of 24. */
const ACTIONS: Readonly<Record<FavourAction, ReactNode>> = {
  baseGood: (
    <>
      {CRATE}
      {stroke('M18 6v8M14 10h8')}
    </>
  ),
  baseInfluence: stroke('M4 20V14h5V9h5V4h6M16 8l4-4-4-4'),
  baseTransform: (
    <>
      <path d="M2 8h8v8H2z" fill="#d9a084" stroke={INK.ink} strokeWidth="1.300" />
      {stroke('M12 12h9M18 8.500l3.500 3.500-3.500 3.500')}
    </>
  ),
  ft01: (
    <>
      {PERSON}
      {stroke('M19 20V8M16 11l3-3.500 3 3.500')}
    </>
  ),
  ft02: (
    <>
      {COVER}
      {stroke('M11 12V3M7.500 6L11 2.500 14.500 6')}
    </>
  ),
  ft03: (
    <>
      {CRATE}
      {flag(14)}
      {stroke('M19 3v5M16.500 5.500h5')}
    </>
  ),
  ft04: (
    <>
      <circle cx="12" cy="12" r="9.500" fill={INK.paper} stroke={INK.madder} strokeWidth="2" />
      <path d="M10 18V6l7 2.800-7 2.800" fill={INK.madder} stroke="#5c3a17" strokeWidth="1.300" />
    </>
  ),
  ft05: (
    <>
      {LOTUS}
      {stroke('M20 2v6M17 5h6')}
    </>
  ),
  ft06: (
    <>
      <path
        d="M3 18V7l5 4 4-7 4 7 5-4v11z"
        fill="#f0c65a"
        stroke="#8f6a17"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <path d="M3 18h18v3H3z" fill={INK.madder} />
    </>
  ),
  ft07: (
    <>
      {flag(2)}
      {stroke('M9 5h6M12.500 2.500L15 5l-2.500 2.500')}
      {flag(13)}
      <path d="M18 21V8l5 2.800-5 2.800" fill={INK.madder} stroke="#5c3a17" strokeWidth="1.200" />
    </>
  ),
  ft08: (
    <>
      {CRATE}
      {COIN}
    </>
  ),
  ft09: (
    <>
      {HAT}
      {stroke('M18 9h4M18 14h4')}
    </>
  ),
  ft10: (
    <>
      {PERSON}
      {COIN}
      <path d="M12.500 20.500l9-9" stroke={INK.madder} strokeWidth="2.400" />
    </>
  ),
  ft11: (
    <>
      <path d="M2 3h7v7H2zM2 14h7v7H2z" fill="#d9a084" stroke={INK.ink} strokeWidth="1.300" />
      {stroke('M11 6.500h9M17 3.500l3 3-3 3M11 17.500h9M17 14.500l3 3-3 3')}
    </>
  ),
  ft12: (
    <>
      <path d="M1 13h22c-1 5-4 8-7 8H8c-3 0-6-3-7-8z" fill="#8a5a30" />
      <path d="M8 6h7v7H8z" fill="#c9944a" stroke={INK.ink} strokeWidth="1.300" />
    </>
  ),
  ft13: (
    <>
      <circle cx="12" cy="17" r="5.500" fill="#f3d5e0" stroke="#7d2450" strokeWidth="1.600" />
      {stroke('M12 10V2M8.500 5.500L12 2l3.500 3.500')}
    </>
  ),
  ft14: stroke('M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4'),
};

export const MEDITATION: Readonly<Record<Meditation, ReactNode>> = {
  deliver: (
    <>
      {CRATE}
      {stroke('M14 13h8M18.500 9.500L22 13l-3.500 3.500')}
    </>
  ),
  transform: ACTIONS.baseTransform,
  removeCover: ACTIONS.ft02,
  exchange: ACTIONS.ft14,
  moveFarmer: HAT,
};

const OTHERS = {
  lotus: LOTUS,
  cover: COVER,
  scroll: (
    <>
      <path d="M5 3h13q3 0 3 3h-4v12q0 3-3 3H3q-2 0-2-3h4z" fill={INK.paper} stroke="#8d6c3c" strokeWidth="1.400" />
      <path d="M8 8h6M8 12h6M8 16h4" stroke={INK.madder} strokeWidth="1.500" />
    </>
  ),
} as const;

interface Sized {
  readonly size?: number;
}

const actionOf = pictures('0 0 24 24', (action: FavourAction) => ACTIONS[action]);
const glyphOf = pictures('0 0 24 24', (name: keyof typeof OTHERS) => OTHERS[name]);

export const ActionGlyph = memo(function ActionGlyph({ action, size = 22 }: { readonly action: FavourAction } & Sized) {
  return <Picture of={actionOf(action)} width={size} height={size} />;
});

export function Glyph({ name, size = 18 }: { readonly name: keyof typeof OTHERS } & Sized) {
  return <Picture of={glyphOf(name)} width={size} height={size} />;
}
