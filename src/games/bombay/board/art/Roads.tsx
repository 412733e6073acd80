/** The forty roads, with a bridge wherever one crosses a river. */
import { memo } from 'react';
import { ROADS } from '../../data.ts';
import { bendOf, crossing, pathOf } from '../geometry.ts';
import { RIVERS } from './land.ts';

const BENDS = ROADS.map(([a, b]) => bendOf(a, b));
const ALL = BENDS.map(pathOf).join('');
const BRIDGES = RIVERS.flatMap(({ pieces, width }) =>
  BENDS.flatMap((road) => {
    const place = crossing(road, pieces);
    return place ? [{ ...place, half: width / 2 + 8 }] : [];
  }),
);

export const Roads = memo(function Roads() {
  return (
    <g>
      <g fill="none" strokeLinecap="round">
        <path d={ALL} stroke="#a57e45" strokeWidth="14" />
        <path d={ALL} stroke="#f8ebca" strokeWidth="11" />
        <path d={ALL} stroke="#c39b5f" strokeWidth="1.6" strokeDasharray="2 6" />
      </g>
      {BRIDGES.map(({ x, y, angle, half }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <rect x={-half} y="-7" width={half * 2} height="18" rx="2" fill="#3a2a10" fillOpacity=".22" />
          <rect x={-half} y="-9.5" width={half * 2} height="19" rx="3" fill="#96623c" />
          <rect x={-half} y="-6.5" width={half * 2} height="13" fill="#ecd2a9" />
          <path
            d={Array.from({ length: Math.floor(half / 3) }, (_, i) => `M${-half + 3 + i * 6}-6.5v13`).join('')}
            stroke="#b98357"
            strokeWidth="1.2"
          />
          <path d={`M${-half}-8h${half * 2}M${-half} 8h${half * 2}`} stroke="#c99467" strokeWidth="1.4" />
        </g>
      ))}
    </g>
  );
});
