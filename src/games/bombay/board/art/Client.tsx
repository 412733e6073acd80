/** A client: a lady of the court, veiled in saffron. */
import { memo } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { pictures } from '../../../../ui/pictures.ts';
import { placedDrawing } from '../../../../ui/placedDrawing.tsx';
export const ClientMark = memo(function ClientMark({
  x = 0,
  y = 0,
  size = 20,
}: {
  x?: number;
  y?: number;
  size?: number;
}) {
  return placedDrawing(
    <>
      <path
        d="M16 2c6 0 9 4.5 9 9.5 0 3-1 5.5-3 7 5 1 8 5 8 11.5H2c0-6.5 3-10.5 8-11.5-2-1.5-3-4-3-7C7 6.5 10 2 16 2z"
        fill="#a8392e"
        stroke="#fffaf0"
        strokeWidth="1.6"
        paintOrder="stroke"
      />
      <path d="M16 6c-4 1-6 4-6 8.5 0 4 2.5 6.5 6 6.5s6-2.5 6-6.5C22 10 20 7 16 6z" fill="#c98f62" />
      <path
        d="M16 2c6 0 9 4.5 9 9.5 0 2-.5 3.5-1.3 5C22.5 12 19.5 8 16 7c-3.5 1-6.5 5-7.7 9.5C7.5 15 7 13.5 7 11.5 7 6.5 10 2 16 2z"
        fill="#dd9427"
      />
      <circle cx="16" cy="11" r="1.4" fill="#a8392e" />
      <path d="M13 15.5h2M17 15.5h2" stroke="#4b2a18" strokeWidth="1.1" strokeLinecap="round" />
    </>,
    x,
    y,
    size / 32,
  );
});

const drawingOf = pictures('0 0 32 32', (_: 'client') => <ClientMark size={32} />);

export const Client = memo(function Client({ size = 18 }: { size?: number }) {
  return <Picture of={drawingOf('client')} width={size} height={size} />;
});
