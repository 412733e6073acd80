/** A city token: a shield in the city's colour with the city's initial, so that six kinds are told apart without colour. */
import { memo } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { City } from '../../data.ts';
import { CITY_INK } from './ink.ts';

export type CityKind = City | 'own';

const FACES: Readonly<Record<CityKind, { readonly fill: string; readonly initial: string }>> = {
  BOMBAY: { fill: CITY_INK.BOMBAY, initial: 'B' },
  INDORE: { fill: CITY_INK.INDORE, initial: 'I' },
  NAGPUR: { fill: CITY_INK.NAGPUR, initial: 'N' },
  HYDERABAD: { fill: CITY_INK.HYDERABAD, initial: 'H' },
  own: { fill: '#7a4d27', initial: '✦' },
};

export const CityTokenMark = memo(function CityTokenMark({
  city,
  x = 0,
  y = 0,
  size = 20,
}: {
  city: CityKind;
  x?: number;
  y?: number;
  size?: number;
}) {
  const { fill, initial } = FACES[city];
  return placedDrawing(
    <>
      <path d="M3 4q13-5 26 0v14c0 6-6 10-13 12C9 28 3 24 3 18z" fill={fill} stroke="#fffaf0" strokeWidth="1.6" />
      <path d="M6 6.6q10-3.6 20 0V18c0 4.5-4.7 7.3-10 9.1C10.7 25.3 6 22.5 6 18z" fill="none" stroke="#f2d58e" />
      <text x="16" y="22" textAnchor="middle" fontFamily="var(--display)" fontSize="18.5" fontWeight="700" fill="#fff">
        {initial}
      </text>
    </>,
    x,
    y,
    size / 32,
  );
});

export const CityToken = memo(function CityToken({ city, size = 18 }: { city: CityKind; size?: number }) {
  return (
    <svg className="piece" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <CityTokenMark city={city} size={32} />
    </svg>
  );
});
