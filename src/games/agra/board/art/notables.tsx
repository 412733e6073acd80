/** The twenty-four notables as busts: each has a headdress, a robe and something in hand. */
import { memo, type ReactNode } from 'react';
import type { Notable } from '../../data.ts';
import { INK } from './ink.ts';

type Head = 'turban' | 'cap' | 'hat' | 'veil' | 'crown' | 'tall';

interface Bust {
  readonly head: Head;
  readonly cloth: string;
  readonly robe: string;
  readonly skin: string;
  readonly beard: string | null;
  readonly holds: ReactNode;
}

const [BROWN, TAN, FAIR] = ['#8a5230', '#b97c50', '#e0ad88'];
const [BLACK, GREY, RED] = ['#2b2430', '#cfc6b6', '#8f4a1c'];

const line = (d: string, ink: string, width = 2) => (
  <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
const book = (ink: string) => <path d="M25 29h9v10h-9z" fill={ink} stroke={INK.gold} strokeWidth="1.200" />;
const staff = line('M33 42V20', INK.wood, 2.4);

const BUSTS: Readonly<Record<Notable, Bust>> = {
  portugueseTrader: bust(
    'hat',
    '#7c241d',
    '#2f5fae',
    FAIR,
    BLACK,
    <path d="M25 31h11v6H25z" fill="#9cc4e0" stroke="#1f4c78" />,
  ),
  sufi: bust('tall', '#c9b28a', '#8d7a5a', TAN, GREY, line('M28 40q4-8 8-2', INK.wood, 2)),
  takshaka: bust('turban', '#d9785c', '#75502a', BROWN, BLACK, line('M30 40V28M26 27h8v4h-8z', '#7d838a', 2.2)),
  mahout: bust('turban', '#3d8b70', '#f7f0e1', BROWN, null, line('M30 41V24q5-2 4 4', INK.wood, 2.2)),
  khatib: bust(
    'cap',
    '#f7f0e1',
    '#2a6450',
    TAN,
    GREY,
    <path d="M24 29h11l-2 10H24z" fill={INK.paper} stroke="#8d8a45" />,
  ),
  frenchTrader: bust(
    'hat',
    '#2f5fae',
    '#f0c65a',
    FAIR,
    null,
    <circle cx="31" cy="34" r="4" fill="#e6bd55" stroke="#8f6a17" />,
  ),
  dyer: bust(
    'turban',
    '#6a3f95',
    '#e27a2c',
    BROWN,
    BLACK,
    <path d="M26 31h9l-1 8h-7z" fill="#6a3f95" stroke={INK.ink} />,
  ),
  cook: bust(
    'cap',
    '#fffaf0',
    '#fffaf0',
    TAN,
    BLACK,
    <path d="M24 34h12q-1 6-6 6t-6-6z" fill="#7a5326" stroke={INK.ink} />,
  ),
  muezzin: bust('turban', '#f7f0e1', '#47698a', TAN, BLACK, line('M24 34q3-4 8-2', '#f0c65a', 2.2)),
  jagirdar: bust('turban', INK.saffron, INK.madder, TAN, BLACK, line('M31 41V22M31 22l5 3-5 3', INK.gold, 2)),
  caliph: bust(
    'turban',
    '#2b2430',
    '#2b2430',
    TAN,
    GREY,
    <circle cx="31" cy="33" r="3.500" fill={INK.jade} stroke={INK.gold} />,
  ),
  calligrapher: bust('turban', '#9cc4e0', '#6d4a86', TAN, GREY, line('M26 41l9-13', INK.ink, 2.2)),
  mullah: bust('turban', '#fffaf0', '#3d3a4a', BROWN, GREY, book(INK.lapis)),
  englishTrader: bust('hat', '#3d3a4a', INK.madder, FAIR, RED, line('M25 36h11M30 31v10', '#f7f0e1', 2)),
  mosaicMaker: bust(
    'cap',
    INK.lapis,
    '#d9a084',
    BROWN,
    BLACK,
    <path d="M25 30h5v5h-5zM31 30h5v5h-5zM28 36h5v5h-5z" fill={INK.jade} stroke={INK.paper} />,
  ),
  mujtahida: bust('veil', '#3d8b70', '#2a6450', TAN, null, book(INK.madder)),
  dutchTrader: bust('hat', '#2b2430', '#e27a2c', FAIR, RED, <path d="M25 30l5 3 5-3v9H25z" fill={INK.lapis} />),
  painter: bust(
    'cap',
    INK.madder,
    '#f3d3c0',
    TAN,
    BLACK,
    <path d="M24 34q1-6 7-6 6 1 5 6-3 0-3 4-9 2-9-4z" fill="#c9944a" stroke={INK.ink} />,
  ),
  subadar: bust('crown', INK.gold, INK.lapis, TAN, BLACK, staff),
  sadrUsSudur: bust(
    'turban',
    '#f0c65a',
    '#fffaf0',
    TAN,
    GREY,
    <path d="M25 30h10v9H25zM25 33h10" fill={INK.paper} stroke={INK.madder} />,
  ),
  grandMufti: bust('tall', '#fffaf0', '#47698a', TAN, GREY, book('#2a6450')),
  grandImam: bust('tall', INK.jade, '#fffaf0', BROWN, GREY, staff),
  courtArtist: bust('crown', '#d77f9c', INK.plum, TAN, BLACK, line('M26 41l8-14', INK.saffron, 2.6)),
  dewan: bust(
    'crown',
    INK.madder,
    '#2e7a60',
    TAN,
    GREY,
    <circle cx="31" cy="34" r="4.500" fill="#e6bd55" stroke="#8f6a17" />,
  ),
};

function bust(head: Head, cloth: string, robe: string, skin: string, beard: string | null, holds: ReactNode): Bust {
  return { head, cloth, robe, skin, beard, holds };
}

const HEADS: Readonly<Record<Head, (cloth: string) => ReactNode>> = {
  turban: (cloth) => (
    <>
      <path d="M10 16c-2-9 4-13 10-13s12 4 10 13c-6-4-14-4-20 0z" fill={cloth} />
      <path d="M20 3c6 0 12 4 10 13-3-2-5-3-8-3 2-4 1-7-2-10z" fill="#00000030" />
    </>
  ),
  cap: (cloth) => (
    <path
      d="M11.500 15c0-7 4-9.500 8.500-9.500s8.500 2.500 8.500 9.500c-5-2-12-2-17 0z"
      fill={cloth}
      stroke="#00000030"
    />
  ),
  hat: (cloth) => (
    <>
      <path d="M5 15q15-6 30 0-6 2-15 2T5 15z" fill={cloth} />
      <path d="M12 13q1-9 8-9t8 9z" fill={cloth} />
      <path d="M28 9q7-6 8-1-4 1-7 4z" fill="#f7f0e1" />
    </>
  ),
  veil: (cloth) => <path d="M8 34C6 14 12 4 20 4s14 10 12 30l-5-4c2-9 0-15-7-15s-9 6-7 15z" fill={cloth} />,
  crown: (cloth) => (
    <>
      <path d="M10 15c-1-7 4-11 10-11s11 4 10 11c-6-4-14-4-20 0z" fill={cloth} />
      <path d="M10 15q10-6 20 0v-3q-10-6-20 0z" fill="#f0c65a" />
      <path d="M20 8c2-5 5-6 7-5-1 4-4 6-6 6z" fill={INK.jade} />
    </>
  ),
  tall: (cloth) => <path d="M12 15V3q8-4 16 0v12c-5-3-11-3-16 0z" fill={cloth} stroke="#00000030" />,
};

export const NotableBust = memo(function NotableBust({
  notable,
  size = 36,
}: {
  readonly notable: Notable;
  readonly size?: number | string;
}) {
  const { head, cloth, robe, skin, beard, holds } = BUSTS[notable];
  return (
    <svg className="agra-bust" width={size} height={size} viewBox="0 0 40 42" aria-hidden="true">
      <path d="M4 42c0-11 6-17 16-17s16 6 16 17z" fill={robe} />
      <path d="M20 25c10 0 16 6 16 17h-9c1-7-2-13-7-17z" fill="#00000028" />
      <ellipse cx="20" cy="18.500" rx="7" ry="8.500" fill={skin} />
      {beard !== null && <path d="M13 20c1 6 3 9.500 7 9.500s6-3.500 7-9.500c-3 2-4 2-7 2s-4 0-7-2z" fill={beard} />}
      {HEADS[head](cloth)}
      {holds}
    </svg>
  );
});
