/** Sites for palaces: the plinth, the palace token that lies on it, or the outline of what could stand there; and hills. */
import { memo } from 'react';
import { CoinMark } from '../../../../ui/Coin.tsx';
import { SILKS, TOKEN_RUPEES, type TokenEffect } from '../../data.ts';
import { BaleMark } from './Bale.tsx';
import { CityTokenMark } from './CityToken.tsx';
import { ClientMark } from './Client.tsx';
import { INK } from './ink.ts';

export const Plinth = memo(function Plinth() {
  return (
    <>
      <ellipse cx="3" cy="19" rx="28" ry="9" fill="#3a2a10" fillOpacity=".2" />
      <path d="M-26 13v4a26 9.5 0 0 0 52 0v-4z" fill="#b08d56" />
      <ellipse cy="13" rx="26" ry="9.5" fill="#ecd6a8" stroke={INK.wood} strokeWidth="1.1" />
      <ellipse cy="13" rx="19" ry="6" fill="none" stroke="#c9a86d" strokeDasharray="3 2.5" />
    </>
  );
});

export const EmptySite = memo(function EmptySite() {
  return (
    <>
      <Plinth />
      <path
        d="M-15 12v-15c0-5 4-6 7-8c4-3 6-6 8-9c2 3 4 6 8 9c3 2 7 3 7 8v15"
        fill="#fff8e6"
        fillOpacity=".65"
        stroke={INK.wood}
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
    </>
  );
});

export const TokenSiteArt = memo(function TokenSiteArt({
  effect,
  face,
}: {
  effect: TokenEffect;
  face: 'yellow' | 'orange';
}) {
  const rim = face === 'yellow' ? '#c2962a' : '#bd6a2a';
  return (
    <>
      <Plinth />
      <ellipse cx="2" cy="14" rx="18" ry="5" fill="#3a2a10" fillOpacity=".25" />
      <circle cy="-6" r="20" fill={rim} />
      <circle cy="-7.5" r="20" fill={face === 'yellow' ? '#f6df95' : '#f3c391'} stroke={rim} strokeWidth="1.2" />
      <circle cy="-7.5" r="16.5" fill="#fff8e6" stroke={rim} strokeWidth=".8" />
      <g transform="translate(0 -7.5)">
        <EffectMark effect={effect} />
      </g>
    </>
  );
});

/** What a palace token does, centred. */
function EffectMark({ effect }: { effect: TokenEffect }) {
  switch (effect) {
    case 'client':
      return <ClientMark x={-11} y={-12} size={22} />;
    case 'city':
      return <CityTokenMark city="own" x={-11.5} y={-11.5} size={23} />;
    case 'rupees':
      return <CoinMark x={-12} y={-12} size={24} amount={TOKEN_RUPEES} />;
    case 'bale':
      return (
        <>
          {SILKS.map((silk, i) => (
            <BaleMark key={silk} silk={silk} x={i % 2 ? -1 : -14} y={i < 2 ? -11 : -1} w={15} />
          ))}
        </>
      );
  }
}

export const HillArt = memo(function HillArt({ extra }: { extra: string }) {
  return (
    <>
      <ellipse cx="2" cy="24" rx="44" ry="8" fill="#3a2a10" fillOpacity=".16" />
      <path d="M-38 23q8-31 21-36q9-2 15 14q6-24 18-24q14 0 24 46z" fill="#c29d69" />
      <path d="M-17-13q9-2 15 14l4 20h-22q9-15 3-34zM16-23q14 0 24 46h-17q5-23-7-46z" fill="#a07a49" />
      <path d="M-24-6q4-7 7-7q6 1 10 9l-6-2l-5 4zM8-14q4-9 8-9q7 1 11 12l-7-3.5l-5 4.5z" fill="#fbf4e2" />
      <path d="M-41 24q12-9 24-2q14-8 30 0q13-7 28 2z" fill="#7fa98a" />
      <path d="M-30 24q8-5 14-1M14 24q8-6 16 0" stroke="#5f8d70" strokeWidth="1.3" fill="none" />
      <g transform="translate(0 27)">
        <rect x="-17" y="-9.5" width="34" height="19" rx="9.5" fill={INK.paper} stroke={INK.gold} />
        <text y="5" textAnchor="middle" fontFamily="var(--body)" fontSize="14" fontWeight="700" fill={INK.brown}>
          {extra}
        </text>
      </g>
    </>
  );
});
