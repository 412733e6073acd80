/** The sixteen houses of the city, each in a box of 72 with as many arches as its level; a site is its ghost behind scaffolding. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { Good } from '../../data.ts';
import { archPath, dome, facade, field } from './architecture.tsx';
import { INK, type Street, streetOf } from './ink.ts';

const HOUSES: Readonly<Record<Good, (street: Street) => ReactNode>> = {
  sandstone: (street) => {
    const { wall, dark, light, shade } = street;
    return (
      <>
        <path d="M2 68l5-30 12-14 13 3 8-10 16 5 9 18 5 28z" fill={wall} />
        <path d="M32 27l8-10 16 5 9 18 5 28H44z" fill={dark} fillOpacity=".55" />
        <path d="M7 38l12-14 13 3-8 15zM40 17l16 5-9 14z" fill={light} fillOpacity=".8" />
        <path d="M4 50h26M8 42h18M46 52h20M48 44h16" stroke={dark} strokeWidth="1.3" />
        <path d={archPath(28, 46, 17, 22)} fill="#3a2a33" />
        <path d={archPath(28, 46, 17, 22)} fill="none" stroke={light} strokeWidth="1.5" />
        <path d="M3 62l9-3 7 3v7H3zM53 60l9-3 8 4v8H53z" fill={light} />
        <path d="M12 59l7 3v7l-7-2zM62 57l8 4v8l-8-2z" fill={shade} />
      </>
    );
  },
  cement: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        <path d="M44 40V15h10v25z" fill={dark} />
        <path d="M42.5 13h13v4h-13z" fill={light} />
        <path d="M50 10c-3-3 3-5 1-8 5 2 5 5 3 8z" fill="#b8b2aa" />
        {facade(2, street)}
        {dome(23, 39, 26, 17, wall, dark)}
        <g fill="#8b8782">
          <path d="M58 69c-1-5-1-8 1-11h8c2 3 2 6 1 11z" />
        </g>
        <path d="M58 60h10" stroke={dark} strokeWidth="1.4" />
      </>
    );
  },
  bricks: (street) => {
    const { dark, light, shade } = street;
    return (
      <>
        {facade(3, street)}
        <path d="M22 38c0-16 5-24 14-24s14 8 14 24z" fill={shade} />
        <path d="M36 14c9 0 14 8 14 24h-9c2-10 0-18-5-24z" fill={dark} />
        <path d="M24 31h24M26 24h20M30 18h12" stroke={light} strokeWidth="1" />
        <path d="M31 14V9h10v5z" fill={dark} />
        <g fill="#b04a33" stroke="#f3d3c0" strokeWidth=".7">
          <path d="M2 64h7v5H2zM9 64h7v5H9zM5.5 59h7v5h-7z" />
        </g>
      </>
    );
  },
  statues: (street) => {
    const { wall, dark } = street;
    return (
      <>
        {facade(4, street, 46)}
        <path d="M18 46V27M54 46V27" stroke={dark} strokeWidth="3" />
        <path d="M12 27h48l-4-4H16z" fill={dark} />
        {dome(36, 23, 24, 15, wall, dark)}
        <path
          d="M25 46V38c0-5 4-7 9-7 3 0 5 1 6 2 2-2 7-2 8 3 1 4 0 6 1 9-2 1-4 0-4-3l-1-3-2 2v5h-4v-4h-8v4z"
          fill="#fbf6ea"
          stroke={dark}
          strokeWidth="1"
        />
      </>
    );
  },
  wood: (street) => {
    const { wall, dark } = street;
    return (
      <>
        <path d="M8 34h44v34H8z" fill={wall} />
        <path d="M8 42h44M8 50h44M8 58h44" stroke={dark} strokeWidth="1.2" strokeOpacity=".6" />
        <path d="M3 36L30 17l27 19z" fill={dark} />
        <path d="M3 36L30 17l4 3-23 16z" fill="#94692f" />
        <path d={archPath(14, 46, 16, 22)} fill="#3a2a33" />
        <circle cx="48" cy="46" r="14" fill="#c9ccd0" />
        <circle cx="48" cy="46" r="14" fill="none" stroke="#7d838a" strokeWidth="3" strokeDasharray="3 2.9" />
        <circle cx="48" cy="46" r="3.5" fill={dark} />
        <g>
          <path d="M34 60h30v9H34z" fill="#8a5a30" />
          <circle cx="64" cy="64.5" r="4.6" fill="#e2bd85" stroke="#75502a" strokeWidth="1.4" />
          <circle cx="64" cy="64.5" r="1.7" fill="none" stroke="#75502a" />
        </g>
      </>
    );
  },
  planks: (street) => {
    const { wall, dark } = street;
    return (
      <>
        {facade(2, street)}
        <path d="M3 40L20 26h32l17 14z" fill={dark} />
        <path d="M20 26h32l4 3.500H16z" fill="#94692f" />
        <path d="M52 69l8-34h3.500l-6 34zM58 69l6-30h3.500l-4 30z" fill="#e8c48c" stroke="#75502a" strokeWidth=".9" />
        <path d="M28 27l8-9 8 9z" fill={wall} />
        <path d="M30 34h14" stroke="#e8c48c" strokeWidth="3" />
      </>
    );
  },
  paper: (street) => {
    const { dark } = street;
    return (
      <>
        {facade(3, street)}
        <path d="M8 40l8-12h40l8 12z" fill={dark} />
        <path d="M16 28h40l2.5 4H13.400z" fill="#94692f" />
        <path d="M14 27V14M58 27V14M12 16h48" stroke="#75502a" strokeWidth="1.6" />
        <g fill="#fffaf0" stroke="#8d8a45" strokeWidth=".8">
          <path d="M18 16h8v9h-8zM29 16h8v10h-8zM40 16h8v8h-8zM50 16h6v9h-6z" />
        </g>
        <circle cx="61" cy="58" r="9" fill="none" stroke="#75502a" strokeWidth="2.4" />
        <path d="M61 49v18M52 58h18M54.6 51.600l12.8 12.800M67.4 51.600L54.6 64.4" stroke="#75502a" strokeWidth="1.3" />
      </>
    );
  },
  books: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        {facade(4, street, 46)}
        <path d="M16 46V34h40v12z" fill={light} />
        <path d="M12 34h48l-3-4H15z" fill={dark} />
        {dome(36, 30, 26, 17, wall, dark)}
        {dome(10, 46, 10, 12, wall, dark)}
        {dome(62, 46, 10, 12, wall, dark)}
        <path d="M36 45c-3-2-8-2-11-1v-8c3-1 8-1 11 1 3-2 8-2 11-1v8c-3-1-8-1-11 1z" fill={INK.madder} />
        <path d="M36 43c-3-2-6-2-9-1v-6c3-1 6-1 9 1 3-2 6-2 9-1v6c-3-1-6-1-9 1z" fill="#fff3d6" />
      </>
    );
  },
  turmeric: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        {field('#d3a13a', '#a97112')}
        <path d="M40 30h24v24H40z" fill={light} />
        <path d="M56 30h8v24h-8z" fill={wall} />
        <path d="M35 33l17-16 17 16z" fill={dark} />
        <path d={archPath(47, 38, 10, 16)} fill="#3a2a33" />
        <g fill="#5d8a3c">
          <path d="M14 56c-8-8-8-18-6-24 6 6 8 14 6 24zM15 56c-2-12 2-20 8-26 2 10-1 18-8 26zM30 62c-7-7-7-15-5-21 5 6 7 13 5 21zM31 62c-1-10 2-16 7-20 2 8-1 15-7 20z" />
        </g>
        <g fill="#f0bb2c" stroke="#a97112" strokeWidth=".8">
          <ellipse cx="14" cy="58" rx="7" ry="3.6" />
          <ellipse cx="31" cy="64" rx="7" ry="3.6" />
          <ellipse cx="51" cy="64.5" rx="6" ry="3.2" />
        </g>
      </>
    );
  },
  curry: (street) => {
    const { wall, dark } = street;
    return (
      <>
        {facade(2, street)}
        {dome(36, 39, 40, 22, wall, dark)}
        <path d="M14 39c2-5 4-7 6-7s4 2 6 7zM46 39c2-5 4-7 6-7s4 2 6 7z" fill="#d4641c" />
        <path d="M3 69c1-6 4-9 6-9s5 3 6 9z" fill="#d4641c" />
        <path d="M57 69c1-8 4-11 7-11s5 3 6 11z" fill="#b14a10" />
      </>
    );
  },
  dye: (street) => (
    <>
      {facade(3, street)}
      <path d="M10 39V16M62 39V14M10 19h52" stroke="#75502a" strokeWidth="1.8" />
      <path d="M14 19h11v14c-4 2-7-1-11 1z" fill="#6a3f95" />
      <path d="M28 19h11v17c-4 2-7-1-11 1z" fill="#a8392e" />
      <path d="M42 19h8v13c-3 2-5-1-8 1z" fill="#2f6ea8" />
      <path d="M52 19h8v16c-3 2-5-1-8 1z" fill="#3d8b70" />
      <ellipse cx="62" cy="62" rx="8" ry="2.6" fill="#6a3f95" />
      <path d="M54 62h16l-2 7H56z" fill="#8a5a30" />
    </>
  ),
  paintings: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        {facade(4, street, 44)}
        <path d="M14 44V28h44v16z" fill={light} />
        <path d="M48 28h10v16H48z" fill={wall} />
        <path d="M10 28h52l-3-4H13z" fill={dark} />
        {dome(36, 24, 20, 15, wall, dark)}
        <rect x="24" y="28.5" width="24" height="15" fill={INK.gold} />
        <rect x="26" y="30.5" width="20" height="11" fill="#9ec9dc" />
        <path d="M26 41.500v-3c5-4 7-2 10 0 3-3 6-3 10 0v3z" fill="#3d8b70" />
        <circle cx="41" cy="34" r="2" fill="#f2d04d" />
      </>
    );
  },
  cotton: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        {field('#8fa564', '#5f7a3f')}
        <path d="M8 30h22v22H8z" fill={light} />
        <path d="M22 30h8v22h-8z" fill={wall} />
        {dome(19, 30, 22, 14, wall, dark)}
        <path d="M5 31h28" stroke={dark} strokeWidth="2" />
        <path d={archPath(14, 37, 10, 15)} fill="#3a2a33" />
        <g stroke="#5c7a3c" strokeWidth="1.6">
          <path d="M44 62V42M58 64V46M32 66V56M50 68V58" />
        </g>
        <g fill="#fff" stroke="#9db0bd" strokeWidth=".8">
          <circle cx="40" cy="41" r="4.6" />
          <circle cx="47" cy="39" r="4.6" />
          <circle cx="43" cy="34" r="4.2" />
          <circle cx="55" cy="45" r="4.2" />
          <circle cx="61" cy="44" r="4.2" />
          <circle cx="58" cy="39.5" r="4" />
          <circle cx="30" cy="55" r="3.6" />
          <circle cx="35" cy="55" r="3.6" />
          <circle cx="50" cy="56" r="4" />
        </g>
      </>
    );
  },
  oil: (street) => {
    const { wall, dark, light } = street;
    return (
      <>
        {facade(2, street)}
        <path d="M12 39V24h48v15z" fill={light} />
        <path d="M48 24h12v15H48z" fill={wall} />
        <path d="M9 24h54l-3-5H12z" fill={dark} />
        <circle cx="36" cy="31" r="7" fill={dark} />
        <circle cx="36" cy="31" r="2.4" fill={light} />
        <path d="M36 31L20 11" stroke="#75502a" strokeWidth="2.6" />
        <path d="M56 69c-3-4-3-9 1-12v-3h6v3c4 3 4 8 1 12z" fill="#5f7d2e" />
        <path d="M63 57c4 3 4 8 1 12h-4c2-3 3-8 0-12z" fill="#44601b" />
      </>
    );
  },
  cloth: (street) => {
    const { dark } = street;
    return (
      <>
        {facade(3, street)}
        <path d="M7 40V28l20 12zM27 40V28l20 12zM47 40V28l18 12z" fill={dark} />
        <circle cx="44" cy="22" r="12" fill="none" stroke="#75502a" strokeWidth="2.6" />
        <path d="M44 10v24M32 22h24M36 14l16 16M52 14L36 30" stroke="#75502a" strokeWidth="1.3" />
        <path d="M8 20h14v14c-5 2-9-2-14 1z" fill="#2f6ea8" />
        <path d="M8 24h14M8 29h14" stroke="#9cc4e0" strokeWidth="1.2" />
      </>
    );
  },
  clothing: (street) => {
    const { dark, light } = street;
    return (
      <>
        {facade(4, street, 46)}
        <path d="M14 46V24h44v22z" fill={light} />
        <path d="M10 24h52l-4-5H14z" fill={dark} />
        <path d="M30 25l-9 6 3 6 4-2v10h16V35l4 2 3-6-9-6c-2 3-10 3-12 0z" fill={INK.lapis} />
        <path d="M36 27v10" stroke="#e9b94a" strokeWidth="2" />
        <path
          d="M3 46h66l-3 7q-4 3-7.5 0-3.5 3-7.5 0-4 3-7.5 0-4 3-7.5 0-4 3-7.5 0-4 3-7.5 0-4 3-7.5 0-4 3-7.5 0z"
          fill={dark}
        />
        <path
          d="M14 46h7.500l-1 7q-4 2-6.5 0zM29 46h7v8q-4 2-7-1zM44 46h7l1 7q-4 3-7 0zM58 46h6l-1 7q-3 2-5 0z"
          fill="#fffaf0"
          fillOpacity=".75"
        />
      </>
    );
  },
};

interface Drawn {
  readonly good: Good;
  readonly built: boolean;
}

export const houseDrawing = pictures(
  '0 0 72 72',
  ({ good, built }: Drawn) => {
    const street = streetOf(good);
    return (
      <>
        <ellipse cx="36" cy="69.5" rx="35" ry="3" fill="#6b4a1d" fillOpacity=".22" />
        {built ? (
          HOUSES[good](street)
        ) : (
          <>
            <g opacity=".34">{HOUSES[good](street)}</g>
            <path d="M5 69V17M25 69V10M47 69V10M67 69V17" stroke="#8f6526" strokeWidth="2.2" strokeLinecap="round" />
            <path d="M1 27h70M1 46h70" stroke="#b0823f" strokeWidth="2.2" />
            <path d="M5 46L25 27M67 46L47 27M5 67L25 46M67 67L47 46" stroke="#b0823f" strokeWidth="1.4" />
            <path d="M2 67h68v3H2z" fill="#a98a58" />
            <path
              d="M28 67v-5h7v5zM36 67v-5h7v5zM32 62v-5h7v5z"
              fill={street.shade}
              stroke="#fffaf0"
              strokeWidth=".7"
            />
          </>
        )}
      </>
    );
  },
  ({ good, built }) => `${good} ${built ? 'built' : 'site'}`,
);

export const House = memo(function House({ good, built, size = 70 }: Drawn & { readonly size?: number | string }) {
  return <Picture className="agra-house" of={houseDrawing({ good, built })} width={size} height={size} />;
});
