/** The meditation circle: a lotus of sixteen petals around four quarters and the farmer's field. */
import { memo } from 'react';
import type { OuterMeditation } from '../../data.ts';
import { LOTUS, MEDITATION } from './glyphs.tsx';
import { INK } from './ink.ts';

const QUARTERS: readonly {
  readonly action: OuterMeditation;
  readonly d: string;
  readonly fill: string;
  readonly at: string;
}[] = [
  { action: 'deliver', d: 'M0 0V-46A46 46 0 0 0-46 0Z', fill: '#f5dba6', at: '-36 -36' },
  { action: 'transform', d: 'M0 0H46A46 46 0 0 0 0-46Z', fill: '#cfc6f4', at: '12 -36' },
  { action: 'removeCover', d: 'M0 0H-46A46 46 0 0 0 0 46Z', fill: '#f2c9b4', at: '-36 12' },
  { action: 'exchange', d: 'M0 0V46A46 46 0 0 0 46 0Z', fill: '#cfe3d5', at: '12 12' },
];
const PETALS = Array.from({ length: 16 }, (_, i) => i * 22.5);

export const CircleArt = memo(function CircleArt({ blocked }: { readonly blocked: OuterMeditation }) {
  return (
    <svg className="agra-petals" viewBox="-57 -57 114 114" aria-hidden="true">
      {PETALS.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M-9-46Q0-64 9-46Z"
          fill={turn % 45 === 0 ? '#f3d5e0' : '#e7b6cb'}
          stroke="#b15a7b"
          strokeWidth=".7"
        />
      ))}
      <circle r="49" fill={INK.gold} />
      {QUARTERS.map(({ action, d, fill, at }) => (
        <g key={action}>
          <path d={d} fill={action === blocked ? INK.plum : fill} stroke={INK.paper} strokeWidth="2" />
          <g transform={`translate(${at})`}>{action === blocked ? LOTUS : MEDITATION[action]}</g>
        </g>
      ))}
      <circle r="17" fill="#d9e6b8" stroke={INK.paper} strokeWidth="2.5" />
      <g transform="translate(-10.500 -12.500) scale(1.05)">{MEDITATION.moveFarmer}</g>
    </svg>
  );
});
