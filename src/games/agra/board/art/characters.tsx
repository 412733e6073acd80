/** The four characters who give work, in a box of 68 by 84 under their arch. */
import { memo, type ReactNode } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import type { Character } from '../../data.ts';
import { archPath } from './architecture.tsx';
import { INK } from './ink.ts';

const PORTRAITS: Readonly<Record<Character, ReactNode>> = {
  architect: (
    <>
      <path d="M10 82c0-22 8-32 24-32s24 10 24 32z" fill="#2f5fae" />
      <path d="M34 50c16 0 24 10 24 32H44c2-12-1-24-10-32z" fill="#234a8c" />
      <path d="M27 50l7 13 7-13z" fill="#f7f0e1" />
      <path d="M28 43h12v9c-4 3-8 3-12 0z" fill="#9d6339" />
      <ellipse cx="34" cy="36" rx="10.5" ry="12" fill="#b97c50" />
      <path d="M25 40c2 9 5 12 9 12s7-3 9-12c-3 3-6 3-9 3s-6 0-9-3z" fill="#3b2a26" />
      <path d="M21 33c-2-13 6-19 13-19s15 6 13 19c-8-6-18-6-26 0z" fill="#f0e6cf" />
      <path d="M34 14c7 0 15 6 13 19-3-2-6-3.500-9-4 2-6 0-11-4-15z" fill="#d3c29a" />
      <path d="M52 78L60 40l-14 36" fill="none" stroke="#b98a2f" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="60" cy="40" r="2.6" fill="#b98a2f" />
    </>
  ),
  sailor: (
    <>
      <path d="M8 82c0-22 9-32 26-32s26 10 26 32z" fill="#f7f0e1" />
      <path d="M34 50c17 0 26 10 26 32H45c2-12-2-24-11-32z" fill="#d9cbaa" />
      <path d="M26 51c5 5 11 5 16 0l3 4c-7 7-15 7-22 0z" fill="#a8392e" />
      <path d="M28 43h12v9c-4 3-8 3-12 0z" fill="#8a5230" />
      <ellipse cx="34" cy="36" rx="10.5" ry="12" fill="#a66c41" />
      <path d="M26 43c2 7 5 9 8 9s6-2 8-9c-5 3-11 3-16 0z" fill="#2b2430" />
      <path d="M22 33c-1-12 6-18 12-18s13 6 12 18c-7-5-17-5-24 0z" fill="#a8392e" />
      <path d="M46 31c5 1 7 5 6 10-3-3-5-5-7-6z" fill="#7c241d" />
      <path d="M12 84V30" stroke="#75502a" strokeWidth="3" />
      <path d="M12 34c-5-5-5-14 0-20 5 6 5 15 0 20z" fill="#94692f" />
    </>
  ),
  trader: (
    <>
      <path d="M9 82c0-22 9-32 25-32s25 10 25 32z" fill="#3d8b70" />
      <path d="M34 50c16 0 25 10 25 32H44c2-12-1-24-10-32z" fill="#2a6450" />
      <path d="M27 50l7 12 7-12z" fill="#f0c65a" />
      <path d="M28 43h12v9c-4 3-8 3-12 0z" fill="#9d6339" />
      <ellipse cx="34" cy="36" rx="10.5" ry="12" fill="#b97c50" />
      <path d="M27 42c4-2 10-2 14 0-1 3-13 3-14 0z" fill="#3b2a26" />
      <path d="M20 33c-3-13 7-20 14-20s17 7 14 20c-8-7-20-7-28 0z" fill="#dd9427" />
      <path d="M34 13c7 0 17 7 14 20-3-3-6-4.500-10-5 2-6 0-11-4-15z" fill="#b87312" />
      <circle cx="34" cy="24" r="2.6" fill="#a8392e" />
      <path
        d="M44 62h20M54 62v-6M44 62l-4 9h8zM64 62l-4 9h8z"
        fill="#b98a2f"
        stroke="#b98a2f"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  botanist: (
    <>
      <path d="M9 82c0-22 9-30 25-30s25 8 25 30z" fill="#6d4a86" />
      <path d="M34 52c16 0 25 8 25 30H45c2-12-2-22-11-30z" fill="#4d3164" />
      <path d="M18 60c-4-16 0-42 16-42s20 26 16 42c-4 6-10 3-10-6H28c0 9-6 12-10 6z" fill="#d77f9c" />
      <path d="M34 18c16 0 20 26 16 42-4 6-10 3-10-6 5-12 1-28-6-36z" fill="#b15a7b" />
      <path d="M29 44h10v9c-3 3-7 3-10 0z" fill="#9d6339" />
      <ellipse cx="34" cy="37" rx="9.5" ry="11.5" fill="#b97c50" />
      <path d="M24 36c0-8 5-12 10-12s10 4 10 12c-3-5-6-7-10-7s-7 2-10 7z" fill="#2b2430" />
      <circle cx="34" cy="29" r="1.5" fill="#a8392e" />
      <path d="M12 82V62" stroke="#5c7a3c" strokeWidth="2.4" />
      <path d="M12 72c-6 0-8-4-8-8 5 0 8 3 8 8zM12 68c6 0 8-4 8-8-5 0-8 3-8 8z" fill="#5d8a3c" />
      <circle cx="12" cy="58" r="4.5" fill="#f0c65a" />
      <circle cx="12" cy="58" r="1.8" fill="#a8392e" />
    </>
  ),
};

const drawingOf = pictures('0 0 68 88', (id: Character) => (
  <>
    <clipPath id="arch">
      <path d={archPath(4, 3, 60, 84)} />
    </clipPath>
    <path d={archPath(2, 1, 64, 87)} fill={INK.indigo} />
    <g clipPath="url(#arch)">
      <path d="M0 0h70v90H0z" fill="#8fb7c4" />
      <path d="M0 62q34-14 70 0v30H0z" fill={INK.sand} />
      <g transform="translate(0 6)">{PORTRAITS[id]}</g>
    </g>
    <path d={archPath(3, 2, 62, 86)} fill="none" stroke={INK.gold} strokeWidth="1.8" />
  </>
));

export const CharacterArch = memo(function CharacterArch({
  id,
  size = 66,
}: {
  readonly id: Character;
  readonly size?: number | string;
}) {
  return <Picture className="agra-character-art" of={drawingOf(id)} width={size} height={size} />;
});
