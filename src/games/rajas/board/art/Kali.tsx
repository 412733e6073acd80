/** Kali, whose hands hold the dice. */
import { memo } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';

const drawingOf = pictures('0 0 110 112', (_: 'kali') => (
  <>
    <circle cx="55" cy="40" r="37" fill="#f2d48a" />
    <circle cx="55" cy="40" r="37" fill="none" stroke="#b98a2f" strokeWidth="2" />
    <circle cx="55" cy="40" r="31" fill="none" stroke="#b98a2f" strokeWidth="1" strokeDasharray="2 3" />

    <g fill="none" stroke="#2c4f86" strokeWidth="7" strokeLinecap="round">
      <path d="M44 62C26 60 16 48 14 30M66 62c18-2 28-14 30-32M44 68C28 72 14 68 6 56M66 68c16 4 30 0 38-12" />
    </g>
    <g fill="none" stroke="#e2b857" strokeWidth="2.500">
      <path d="M12 37l7-2M91 35l7 2M10 64l5-5M95 59l5 5" />
    </g>
    <g fill="#2c4f86">
      <circle cx="14" cy="27" r="5" />
      <circle cx="96" cy="27" r="5" />
      <circle cx="5" cy="53" r="5" />
      <circle cx="105" cy="53" r="5" />
    </g>
    <path d="M36 40c-4 14-2 30 4 40h30c6-10 8-26 4-40z" fill="#1d1a2b" />
    <path d="M28 106c0-24 8-46 27-46s27 22 27 46z" fill="#a8392e" />
    <path d="M55 60c19 0 27 22 27 46H55z" fill="#832a22" />
    <path d="M40 66c4 16 26 16 30 0l-5-4H45z" fill="#2c4f86" />
    <path
      d="M40 66c4 18 26 18 30 0"
      fill="none"
      stroke="#f7f0e1"
      strokeWidth="3.500"
      strokeDasharray=".5 5.500"
      strokeLinecap="round"
    />

    <path d="M39 38c0-12 7-18 16-18s16 6 16 18c0 13-7 22-16 22s-16-9-16-22z" fill="#345c9a" />
    <path d="M55 20c9 0 16 6 16 18 0 13-7 22-16 22z" fill="#2c4f86" />
    <path d="M36 28l4-18 7 9 8-15 8 15 7-9 4 18c-12-6-26-6-38 0z" fill="#dd9427" />
    <path d="M36 28c12-6 26-6 38 0l-.8 4c-12-6-24-6-36.400 0z" fill="#b98a2f" />
    <circle cx="55" cy="17" r="3" fill="#a8392e" />

    <path d="M43 39q4.500-4 9 0q-4.500 3.500-9 0zM58 39q4.500-4 9 0q-4.500 3.500-9 0z" fill="#fff" />
    <circle cx="47.500" cy="39" r="1.800" />
    <circle cx="62.500" cy="39" r="1.800" />
    <ellipse cx="55" cy="31" rx="1.800" ry="2.800" fill="#f2d48a" />
    <path d="M50 50h10q-1 2-2 2.500v3q-3 2.500-6 0v-3q-1-.5-2-2.500z" fill="#c8352b" />
    <path d="M20 106h70v6H20z" fill="#b98a2f" />
  </>
));

export const Kali = memo(function Kali({ size }: { readonly size: number }) {
  return <Picture of={drawingOf('kali')} width={size} height={(size * 112) / 110} />;
});
