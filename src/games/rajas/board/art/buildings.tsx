/** The four kinds of buildings, the three goods, and the tent of a market. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { Building, Good } from '../../data.ts';
import { BUILDING_INK, GOOD_INK, type Tones } from './ink.ts';

const BUILDINGS: Readonly<Record<Building, (tones: Tones) => ReactNode>> = {
  temple: ([b, s]) => (
    <>
      <path d="M16 1l1.500 3c4 4 5.500 10 5.500 16H9c0-6 1.500-12 5.500-16z" fill={b} />
      <path d="M16 1l1.500 3c4 4 5.500 10 5.500 16h-7z" fill={s} />
      <path d="M12.500 9.500h7M11 14h10" stroke="#f7e7c0" strokeWidth="1.300" />
      <path d="M4 20h24v9H4z" fill={b} />
      <path d="M3 18.500h26V21H3zM2 28.500h28V31H2z" fill="#e2b857" />
      <path d="M13 28.500V25q3-4 6 0v3.500z" fill="#fbeecb" />
    </>
  ),
  palace: ([b, s]) => (
    <>
      <path
        d="M16 2c.6 2 2 3.300 4 4.700C22.700 8.700 23.300 10.700 23.300 12.700H8.700c0-2 .6-4 3.300-6C14 5.300 15.400 4 16 2z"
        fill={s}
      />
      <path
        d="M5 8c.6 1.300 2.600 2.600 2.600 5.300H2.700C2.700 10.600 4.300 9.300 5 8zM27 8c.6 1.300 2.300 2.600 2.300 5.300h-5C24.300 10.600 26.300 9.300 27 8z"
        fill={s}
      />
      <path d="M2 13.300h28V28.500H2z" fill={b} />
      <path
        d="M13 28.500v-8c0-2 1.400-3.400 3-4.700 1.600 1.300 3 2.700 3 4.700v8zM5.300 25v-4.500c0-1.300.7-2 1.700-3 1 1 1.700 1.700 1.700 3V25zM23.300 25v-4.500c0-1.300.7-2 1.700-3 1 1 1.700 1.700 1.700 3V25z"
        fill="#fbeecb"
      />
      <path d="M2 12.700h28v2H2zM1 28.500h30V31H1z" fill="#e2b857" />
    </>
  ),
  fort: ([b, s]) => (
    <>
      <path d="M2 8h3v3h2V8h3v21H2zM22 8h3v3h2V8h3v21h-8z" fill={s} />
      <path d="M9 13h3v2.500h2.500V13h3v2.500H20V13h3v16H9z" fill={b} />
      <path d="M13 29v-6q3-4.500 6 0v6z" fill="#fbeecb" />
      <path d="M5 15h2v4H5zM25 15h2v4h-2z" fill="#fbeecb" />
      <path d="M16 13V3l6 2.500L16 8" fill="#e2b857" stroke="#e2b857" strokeWidth="1.200" />
      <path d="M1 28.500h30V31H1z" fill="#e2b857" />
    </>
  ),
  mill: ([b, s]) => (
    <>
      <path d="M10 13h12l3 16H7z" fill={b} />
      <path d="M16 13h6l3 16h-9z" fill={s} />
      <path d="M9 13q7-9 14 0z" fill="#e2b857" />
      <path d="M16 12L4 2M16 12L28 2M16 12L6 24M16 12l10 12" stroke="#7a5b2e" strokeWidth="1.600" />
      <path
        d="M4 2l4 .4 5 5-2 2zM28 2l-4 .4-5 5 2 2zM6 24l.4-4.500 5-5.500 1.800 2zM26 24l-.4-4.500-5-5.500-1.800 2z"
        fill="#fffaf0"
        stroke="#7a5b2e"
        strokeWidth=".8"
      />
      <circle cx="16" cy="12" r="2" fill="#7a5b2e" />
      <path d="M6 28.500h20V31H6z" fill="#e2b857" />
    </>
  ),
};

interface At {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const BuildingMark = memo(function BuildingMark({ building, x, y, size }: At & { readonly building: Building }) {
  return placedDrawing(BUILDINGS[building](BUILDING_INK[building]), x, y, size / 32);
});

const buildingDrawing = pictures('0 0 32 32', (building: Building) => BUILDINGS[building](BUILDING_INK[building]));

/** The same alone. */
export function BuildingPiece({ building, size }: { readonly building: Building; readonly size: number }) {
  return <Picture of={buildingDrawing(building)} width={size} height={size} />;
}

const GOODS: Readonly<Record<Good, ReactNode>> = {
  silk: (
    <>
      <path d="M5 12c0-3 3-5 6-5h16c2 3 2 9 0 12L27 26c-5 2-10-2-15 0-3 1-6-1-7-4z" fill="#c8456b" />
      <path d="M5 12c0-3 3-5 6-5s6 2 6 6-3 6-6 6-6-3-6-7z" fill="#8f2748" />
      <circle cx="11" cy="13" r="2.600" fill="#f3b8c8" />
      <path d="M19 9v15M24 9v15" stroke="#f3b8c8" strokeWidth="1.300" />
    </>
  ),
  tea: (
    <>
      <path d="M16 29C5 24 4 13 16 2c12 11 11 22 0 27z" fill="#2f7a4a" />
      <path d="M16 29C27 24 28 13 16 2z" fill="#4fa566" />
      <path
        d="M16 6v24M16 13l5-4M16 18l6-5M16 23l5-4M16 13l-5-4M16 18l-6-5M16 23l-5-4"
        stroke="#dff0d8"
        strokeWidth="1.200"
        fill="none"
      />
    </>
  ),
  spices: (
    <>
      <path d="M16 4c4 5 8 12 9 18H7c1-6 5-13 9-18z" fill="#e09a25" />
      <path d="M16 4c4 5 8 12 9 18h-8z" fill="#b86a12" />
      <path d="M3 21h26c-1 5-5 9-9 9h-8c-4 0-8-4-9-9z" fill="#7a4a24" />
      <path d="M3 21h26l-.6 2.500H3.600z" fill="#a9743a" />
    </>
  ),
};

export const GoodMark = memo(function GoodMark({ good, x, y, size }: At & { readonly good: Good }) {
  return placedDrawing(GOODS[good], x, y, size / 32);
});

const goodDrawing = pictures('0 0 32 32', (good: Good) => GOODS[good]);

/** The same alone. */
export function GoodPiece({ good, size }: { readonly good: Good; readonly size: number }) {
  return <Picture of={goodDrawing(good)} width={size} height={size} />;
}

/** `good` null: a tent of any good. */
export const TentMark = memo(function TentMark({ good, x, y, size }: At & { readonly good: Good | null }) {
  return placedDrawing(
    <>
      <path d="M7 18h26v16H7z" fill="#fff6e0" stroke="#8d6c3c" strokeWidth="1.200" />
      <path d="M3 19Q20 13 37 19L30 5Q20-1 10 5z" fill={good ? GOOD_INK[good] : '#7a6a58'} />
      <path d="M14 3.500L10 17.200M20 2.200V16.200M26 3.500l4 13.700" stroke="#fff6e0" strokeWidth="2.200" />
    </>,
    x,
    y,
    size / 40,
  );
});
