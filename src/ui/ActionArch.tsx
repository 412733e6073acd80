/** An action, as a small cusped gate: filled while it can be spent, pale once it is gone. */
import { memo } from 'react';
import { Picture } from './Picture.tsx';
import { pictures } from './pictures.ts';

export const ArchMark = memo(function ArchMark({
  x = 0,
  y = 0,
  size = 20,
  spent = false,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly spent?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`} opacity={spent ? 0.35 : 1}>
      <path
        d="M5 30V15C5 9 9.5 9 11.5 6 13 3.5 15 1 16 1s3 2.5 4.5 5C22.5 9 27 9 27 15v15z"
        fill={spent ? '#b7ab98' : '#dd9427'}
        stroke={spent ? '#6f675b' : '#8a5a10'}
        strokeWidth="2"
      />
      <path d="M12.5 25v-8q3.5-5.5 7 0v8z" fill="#fffaf0" />
    </g>
  );
});

const drawingOf = pictures('0 0 32 32', (spent: boolean) => <ArchMark size={32} spent={spent} />);

export const ActionArch = memo(function ActionArch({
  size = 18,
  spent = false,
}: {
  readonly size?: number;
  readonly spent?: boolean;
}) {
  return <Picture of={drawingOf(spent)} width={size} height={size} />;
});
