/** The letter that ties a place on the board to its answer in the bar. */
import { INK } from './art/ink.ts';

export function LetterMark({ letter, x, y, chosen }: { letter: string; x: number; y: number; chosen: boolean }) {
  if (letter === '') return null;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle cx="1" cy="1.5" r="12" fill="#3a2a10" fillOpacity=".3" />
      <circle
        r="12"
        fill={chosen ? INK.saffron : '#fff4d6'}
        stroke={chosen ? '#fff4d6' : INK.saffron}
        strokeWidth="2.4"
      />
      <text
        y="5.4"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="16"
        fontWeight="700"
        fill={chosen ? '#2b1c00' : INK.letter}
      >
        {letter}
      </text>
    </g>
  );
}
