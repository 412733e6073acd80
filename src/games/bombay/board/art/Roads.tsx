/** The roads, with a bridge wherever one crosses a river. */
import { memo, useMemo } from 'react';
import type { Facts } from '../../facts.ts';
import { bendOf, crossing, pathOf } from '../geometry.ts';
import { RIVERS } from './land.ts';

function drawing(roads: Facts['roads']) {
  const bends = roads.map(([a, b]) => bendOf(a, b));
  const bridges = RIVERS.flatMap(({ pieces, width }) =>
    bends.flatMap((road) => {
      const place = crossing(road, pieces);
      return place ? [{ ...place, half: width / 2 + 8 }] : [];
    }),
  );
  return { all: bends.map(pathOf).join(''), bridges };
}

export const Roads = memo(function Roads({ roads }: Pick<Facts, 'roads'>) {
  const { all, bridges } = useMemo(() => drawing(roads), [roads]);
  return (
    <g>
      <g fill="none" strokeLinecap="round">
        <path d={all} stroke="#a57e45" strokeWidth="14" />
        <path d={all} stroke="#f8ebca" strokeWidth="11" />
        <path d={all} stroke="#c39b5f" strokeWidth="1.6" strokeDasharray="2 6" />
      </g>
      {bridges.map(({ x, y, angle, half }) => (
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
