/** The residence, in a box of 100 by 200: two cells high, with roads out of its exits. */
import { memo, type ReactNode } from 'react';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
import { WALL_CELLS, type WALLS } from '../../correctable.ts';
import { cellAt } from '../../province.ts';
import { useFacts } from '../facts.ts';

/** The road into each cell beside it. Those of the upper floor begin at its gates, in front of the walls. */
const LOWER: Partial<Record<keyof typeof WALLS, string>> = {
  '2-2': 'M50 150H0',
  '2-4': 'M50 150H100',
  '3-3': 'M50 150V200',
};
const UPPER: Partial<Record<keyof typeof WALLS, string>> = { '1-2': 'M20 50H0', '1-4': 'M80 50H100' };

function road(path: string): ReactNode {
  return (
    <>
      <path d={path} stroke="#9a7440" strokeWidth="22" />
      <path d={path} stroke="#f5e6c3" strokeWidth="17" />
      <path d={path} stroke="#c39b5f" strokeWidth="1.800" strokeDasharray="3 6" />
    </>
  );
}

export const Residence = memo(function Residence({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { exits } = useFacts();
  const open = WALL_CELLS.filter((cell) => exits[cellAt(cell)] !== 0);
  return placedDrawing(
    <>
      <rect x="2" y="2" width="96" height="196" rx="6" fill="#f0cdb2" stroke="#8d5a3c" strokeWidth="3" />
      {road(open.map((cell) => LOWER[cell] ?? '').join(''))}
      <path d="M50 14c2 8 8 12 16 18c10 8 12 15 12 24H22c0-9 2-16 12-24c8-6 14-10 16-18z" fill="#f7f0e1" />
      <path d="M50 14c2 8 8 12 16 18c10 8 12 15 12 24H50z" fill="#dcc9a8" />
      <path d="M50 15V6" stroke="#b98a2f" strokeWidth="3" />
      <path d="M12 40c3 6 8 10 8 18H5c0-8 4-12 7-18zM88 40c3 6 7 10 7 18H80c0-8 5-12 8-18z" fill="#a8392e" />
      <rect x="6" y="56" width="88" height="78" fill="#c9795c" />
      <rect x="50" y="56" width="44" height="78" fill="#b5664a" />
      <rect x="4" y="54" width="92" height="8" fill="#e2b857" />
      <path d="M36 142v-38c0-9 8-9 14-17c6 8 14 8 14 17v38z" fill="#232c55" stroke="#e2b857" strokeWidth="2.500" />
      <path d="M13 112V92c0-6 4-7 8-11c4 4 8 5 8 11v20zM71 112V92c0-6 4-7 8-11c4 4 8 5 8 11v20z" fill="#fbeecb" />
      <path d="M4 128h32v12H4zM64 128h32v12H64z" fill="#8d4a34" />
      {road(open.map((cell) => UPPER[cell] ?? '').join(''))}
    </>,
    x,
    y,
    size / 100,
  );
});
