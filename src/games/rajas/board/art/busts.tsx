/** The six people of the palace, each in a box of 56 by 60. */
import { memo, type ReactNode } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import type { Chamber } from '../../data.ts';

const BUSTS: Readonly<Record<Chamber, ReactNode>> = {
  mogul: (
    <>
      <path d="M8 60c0-16 8-22 20-22s20 6 20 22z" fill="#3d8b70" />
      <path d="M28 38c12 0 20 6 20 22H28z" fill="#2b6a54" />
      <circle cx="28" cy="28" r="10" fill="#c98f62" />
      <path d="M20 32q8 14 16 0l-2 9q-6 6-12 0z" fill="#4a3b32" />
      <path d="M15 25c-2-11 6-17 14-17 9 0 15 7 12 17-8-5-18-5-26 0z" fill="#f7f0e1" />
      <path d="M29 8c0-5 3-7 5-7-1 3 0 5-1 8z" fill="#dd9427" />
      <circle cx="30" cy="14" r="2.500" fill="#a8392e" />
    </>
  ),
  dancer: (
    <>
      <path d="M10 60c0-15 8-21 18-21s18 6 18 21z" fill="#c8456b" />
      <path d="M28 39c10 0 18 6 18 21H28z" fill="#9c2d50" />
      <path d="M15 44c-3-22 2-34 13-34s16 12 13 34z" fill="#2b2430" />
      <circle cx="28" cy="27" r="9.500" fill="#c98f62" />
      <circle cx="28" cy="9" r="5" fill="#2b2430" />
      <path d="M18.500 24q9.500-12 19 0q-9.500-5-19 0z" fill="#2b2430" />
      <circle cx="28" cy="20" r="1.800" fill="#dd9427" />
      <circle cx="18.500" cy="32" r="2" fill="#dd9427" />
      <circle cx="37.500" cy="32" r="2" fill="#dd9427" />
    </>
  ),
  yogi: (
    <>
      <path d="M8 60c0-14 8-20 20-20s20 6 20 20z" fill="#c98f62" />
      <path d="M14 60c4-12 16-18 30-14l4 14z" fill="#dd9427" />
      <circle cx="28" cy="27" r="10" fill="#c98f62" />
      <path d="M18 29q10 6 20 0q1 14-10 24q-11-10-10-24z" fill="#f7f0e1" />
      <path d="M17 24q11-14 22 0q-2-14-11-14t-11 14z" fill="#e8dfcf" />
      <circle cx="28" cy="9" r="5" fill="#e8dfcf" />
      <path d="M25 20h6M25 22.500h6" stroke="#a8392e" strokeWidth="1.200" />
    </>
  ),
  raja: (
    <>
      <path d="M8 60c0-16 8-22 20-22s20 6 20 22z" fill="#2f5fae" />
      <path d="M28 38c12 0 20 6 20 22H28z" fill="#224a8c" />
      <circle cx="28" cy="28" r="10" fill="#b87c50" />
      <path d="M18 33q5-4 10-1q5-3 10 1q-5 3-10 .5q-5 2.500-10-.5z" fill="#2b2430" />
      <path d="M15 25c-3-10 5-17 14-17 9 0 15 7 12 17-8-5-18-5-26 0z" fill="#a8392e" />
      <path d="M15 23c6-9 18-12 26-5l0 4c-8-5-18-4-26 3z" fill="#7d2a20" />
      <path
        d="M20 46q8 6 16 0"
        fill="none"
        stroke="#e2b857"
        strokeWidth="2.500"
        strokeDasharray="1 3"
        strokeLinecap="round"
      />
    </>
  ),
  builder: (
    <>
      <path d="M8 60c0-16 8-22 20-22s20 6 20 22z" fill="#b9966a" />
      <path d="M28 38c12 0 20 6 20 22H28z" fill="#98764c" />
      <circle cx="28" cy="28" r="10" fill="#c98f62" />
      <path d="M17 26c0-10 5-14 11-14s11 4 11 14c-7-4-15-4-22 0z" fill="#6d4a86" />
      <path d="M14 60l10-18 3 2-8 16zM24 42l10 14-3 3-9-15z" fill="#fff6e0" stroke="#5d420a" strokeWidth="1" />
      <path d="M21 35q7 5 14 0" stroke="#4a3b32" strokeWidth="3" fill="none" />
    </>
  ),
  portuguese: (
    <>
      <path d="M8 60c0-16 8-22 20-22s20 6 20 22z" fill="#37323d" />
      <path d="M28 38c12 0 20 6 20 22H28z" fill="#221d28" />
      <path d="M16 41q12-7 24 0q-2 6-12 6t-12-6z" fill="#f7f0e1" />
      <circle cx="28" cy="28" r="9.500" fill="#e0b58f" />
      <path d="M23 34q5 10 10 0l-2 7q-3 4-6 0z" fill="#7a4a24" />
      <path d="M8 23q20-9 40 0q-20 5-40 0z" fill="#2b2430" />
      <path d="M18 21c0-9 4-12 10-12s10 3 10 12q-10-4-20 0z" fill="#37323d" />
      <path d="M36 18q6-10 10-8q-2 6-9 10z" fill="#a8392e" />
    </>
  ),
};

export const Bust = memo(function Bust({
  chamber,
  x,
  y,
  size,
}: {
  readonly chamber: Chamber;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return placedDrawing(BUSTS[chamber], x, y, size / 56);
});
