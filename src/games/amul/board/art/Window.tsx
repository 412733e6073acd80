/** The picture of a card: a view through a cusped arch, with its own drawing in it. */
import { memo } from 'react';
import { prepare } from '../../../../ui/dots.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { Name } from '../../data.ts';
import { DRAWINGS } from './drawings.ts';
import { SKIES } from './ink.ts';

const ARCH =
  'M5 92V44C5 33 12 29 19 27 20 18 28 16 34 15 37 8 44 7 50 1.5 56 7 63 8 66 15 72 16 80 18 81 27 88 29 95 33 95 44V92Z';
const INNER =
  'M8.5 92V45c0-9 6-12 13.5-14.5 1-8 8-10.5 14-11.5 3-6 9-8 14-12.5 5 4.5 11 6.5 14 12.5 6 1 13 3.5 14 11.5C85.5 33 91.5 36 91.5 45v47';
const STARS = 'M22 36h.01M76 32h.01M62 18h.01M40 20h.01M85 46h.01M14 52h.01';

function artOf(name: Name) {
  const { sky, art } = DRAWINGS[name];
  const [high, middle, low] = SKIES[sky];
  return (
    <>
      <clipPath id="arch">
        <path d={ARCH} />
      </clipPath>
      <g clipPath="url(#arch)">
        <path d="M0 0h100v92H0z" fill={high} />
        <path d="M0 42c26-7 44 5 62 1s28-5 38-2v51H0z" fill={middle} />
        <path d="M0 62c30-6 60 4 100-3v33H0z" fill={low} />
        <path d={STARS} stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeOpacity=".75" />
        <path d="M0 92V80c24-8 40-2 56-5s30-4 44 1v16z" fill="#d9b77a" />
        <path d="M0 92v-6c30-6 60 2 100-5v11z" fill="#c29a5a" />
        {art}
      </g>
      <path d={ARCH} fill="none" stroke="#b98a2f" strokeWidth="3" />
      <path d={INNER} fill="none" stroke="#f6dc94" strokeWidth=".8" strokeOpacity=".8" />
    </>
  );
}

const drawingOf = pictures('0 0 100 92', artOf);

/** Every card may come up sooner or later. */
export function prepareWindows(): void {
  prepare((Object.keys(DRAWINGS) as Name[]).map(drawingOf));
}

/** The name stands beside it in the text. */
export const Window = memo(function Window({ name, size }: { readonly name: Name; readonly size?: number }) {
  const box = size === undefined ? {} : { width: size, height: size * 0.92 };
  return <Picture className="amul-window" of={drawingOf(name)} {...box} />;
});
