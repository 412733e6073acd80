/** A city: a medallion with its skyline, its banner, and the tokens that are left. */
import { memo, type ReactNode } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { City } from '../../data.ts';
import { CITY_PLANS } from '../geometry.ts';
import { CityTokenMark } from './CityToken.tsx';
import { CITY_INK, INK } from './ink.ts';

const SKYLINES: Readonly<Record<City, ReactNode>> = {
  BOMBAY: (
    <>
      <path d="M-30 6h60v-8h-60z" fill="#2f5fae" />
      <path d="M-15-2v-18h30v18z" fill="#4e7fc6" />
      <path d="M2-20h13v18H2z" fill="#2f5fae" fillOpacity=".5" />
      <path d="M-21-2v-24h7v24zM14-2v-24h7v24z" fill="#2f5fae" />
      <path
        d="M-17.5-34q5.5 4 4.5 8h-9q-1-4 4.5-8zM17.5-34q5.5 4 4.5 8h-9q-1-4 4.5-8zM0-32q8 5 9 12H-9q1-7 9-12z"
        fill="#e2b857"
      />
      <path
        d="M-6 6v-11q6-10 12 0V6zM-11-8v-5q2-4 4 0v5zM7-8v-5q2-4 4 0v5zM-27 4v-4h3v4zM24 4v-4h3v4z"
        fill="#fbeecb"
      />
      <path d="M-30-2h60M-15-20h30" stroke="#e2b857" strokeWidth="1.8" />
      <path d="M0-32v-6" stroke="#b98a2f" strokeWidth="1.5" />
    </>
  ),
  INDORE: (
    <>
      <path d="M-26 6v-18h52V6z" fill="#a8392e" />
      <path d="M-16-12v-9h32v9zM-9-21v-8H9v8z" fill="#c4594b" />
      <path d="M4-12v-9h12v9zM3-29h6v8H3zM12-12h14V6H12z" fill="#8d2a22" fillOpacity=".55" />
      <path
        d="M0-39q5.5 4 6.5 10h-13q1-6 6.5-10zM-21-21q4.5 4 5.5 9h-11q1-5 5.5-9zM21-21q4.5 4 5.5 9h-11q1-5 5.5-9z"
        fill="#e2b857"
      />
      <path
        d="M-5 6v-9q5-8 10 0v9zM-20 1v-7q3-4.5 6 0v7zM14 1v-7q3-4.5 6 0v7zM-12-14v-3.5q2-3 4 0v3.5zM-2-14v-3.5q2-3 4 0v3.5zM8-14v-3.5q2-3 4 0v3.5zM-5-23v-2.5q1.5-2 3 0v2.5zM2-23v-2.5q1.5-2 3 0v2.5z"
        fill="#fbeecb"
      />
      <path d="M-27-12h54M-16-21h32" stroke="#e2b857" strokeWidth="1.5" />
    </>
  ),
  NAGPUR: (
    <>
      <path d="M0-39l2 4q10 11 10 29v12h-24v-12q0-18 10-29z" fill="#3d8b70" />
      <path d="M0-39l2 4q10 11 10 29v12H0z" fill="#2a6b54" />
      <path d="M-20-23q8 9 8 23v6h-15v-6q0-14 7-23zM20-23q8 9 8 23v6H13v-6q0-14 7-23z" fill="#5aa68b" />
      <path d="M20-23q8 9 8 23v6h-8z" fill="#3d8b70" />
      <path d="M-8.5-14h17M-10.5-6h21M-6-22h12M-24-6h9M15-6h9" stroke="#fbeecb" strokeWidth="1.5" />
      <path d="M-4.5 6v-6q4.5-6 9 0v6zM-22 6v-4q2-3 4 0v4zM18 6v-4q2-3 4 0v4z" fill="#fbeecb" />
      <path d="M-29 5h58v2.5h-58z" fill="#e2b857" />
      <circle cy="-40" r="2" fill="#e2b857" />
    </>
  ),
  HYDERABAD: (
    <>
      <path d="M-21 6v-20h42V6z" fill="#6d4a86" />
      <path d="M-25 6v-38h8V6zM17 6v-38h8V6zM-10-14v-16h4.5v16zM5.5-14v-16H10v16z" fill="#8a66a5" />
      <path d="M21 6v-38h4V6z" fill="#5a3a72" />
      <path
        d="M-21-41q5.5 4 5 9h-10q-.5-5 5-9zM21-41q5.5 4 5 9H16q-.5-5 5-9zM-7.7-37q3.7 3 3.7 7h-7.5q0-4 3.8-7zM7.7-37q3.7 3 3.7 7H4q0-4 3.7-7z"
        fill="#e2b857"
      />
      <path d="M-11 6v-8q11-15 22 0v8z" fill="#fbeecb" />
      <path d="M-11 6v-8q11-15 22 0v8h-3v-7q-8-10-16 0v7z" fill="#d9b48f" />
      <path d="M-26-14h52M-26-24h9M17-24h9" stroke="#e2b857" strokeWidth="1.8" />
    </>
  ),
};

export const CityArt = memo(function CityArt({ city, name, tokens }: { city: City; name: string; tokens: number }) {
  const colour = CITY_INK[city];
  const { token } = CITY_PLANS[city];
  return (
    <>
      <ellipse cx="3" cy="38" rx="44" ry="9" fill="#3a2a10" fillOpacity=".2" />
      <circle r="44.5" fill={colour} />
      <circle r="41" fill="#fbf3df" stroke="#e2b857" strokeWidth="1.4" />
      <circle r="37.5" fill="url(#bombay-sky)" stroke={INK.gold} strokeWidth=".8" />
      <path d="M-35.5 12a37.5 37.5 0 0 0 71 0q-35-10-71 0z" fill="#a9c48f" />
      {placedDrawing(SKYLINES[city], 0, 7, 0.93)}
      <path d="M-55 17l7 9l-7 9h15V17zM55 17l-7 9l7 9H40V17z" fill={colour} />
      <path d="M-40 35l-6-2v-4l6 2zM40 35l6-2v-4l-6 2z" fill="#000" fillOpacity=".35" />
      <path d="M-46 13h92v21q-46 8-92 0z" fill={colour} />
      <path d="M-43 16h86M-43 32.3q43 7 86 0" fill="none" stroke="#f2d58e" strokeOpacity=".85" />
      <text
        y="31.5"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize={name.length > 8 ? 17 : 19}
        fontWeight="600"
        fill="#fff"
      >
        {name}
      </text>
      <g transform={`translate(${token.x} ${token.y})`} opacity={tokens > 0 ? 1 : 0.45}>
        {tokens > 1 && <CityTokenMark city={city} x={-13} y={-14} size={24} />}
        <CityTokenMark city={city} x={-11} y={-12} size={24} />
        <circle cx="14" cy="9" r="9.5" fill={INK.paper} stroke={colour} strokeWidth="1.3" />
        <text x="14" y="14" textAnchor="middle" fontFamily="var(--body)" fontSize="14" fontWeight="700" fill={INK.ink}>
          {tokens}
        </text>
      </g>
    </>
  );
});
