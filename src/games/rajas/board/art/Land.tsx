/** The land around the Ganges, and its water. */
import { BANKS, RIVER_PATH, WAVES } from '../river.ts';
import { BuildingMark } from './buildings.tsx';
import { GlyphMark } from './glyphs.tsx';
import { INK } from './ink.ts';

const CYPRESSES: readonly (readonly [number, number])[] = [
  ...([
    [22, 218],
    [14, 340],
    [160, 272],
    [300, 262],
    [352, 240],
    [352, 130],
    [358, 160],
  ] as const),
  ...([
    [440, 376],
    [556, 376],
    [350, 374],
    [744, 330],
    [754, 432],
    [466, 474],
    [474, 500],
    [300, 410],
  ] as const),
];
const PALMS: readonly (readonly [number, number])[] = [
  [132, 262],
  [336, 268],
  [462, 366],
  [590, 366],
  [308, 376],
  [22, 176],
];

export function Land() {
  return (
    <g pointerEvents="none">
      <g opacity=".55">
        {CYPRESSES.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M0 0v5" stroke="#7a5b2e" strokeWidth="2" />
            <path d="M0 0q-7-12 0-22q7 10 0 22z" fill={INK.jade} />
          </g>
        ))}
        {PALMS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M0 0v12" stroke="#7a5b2e" strokeWidth="2.200" />
            <path
              d="M0 0q-12 0-13 8q6-4 13-6q7 2 13 6q-1-8-13-8q-2-8-10-6q6 1 10 6q4-5 10-6q-8-2-10 6"
              fill={INK.jade}
            />
          </g>
        ))}
      </g>
      <g opacity=".45">
        <GlyphMark name="elephant" x={206} y={244} size={40} tones={['#a58f78', '#8a755f']} />
        <BuildingMark building="temple" x={256} y={234} size={36} />
      </g>
      <path d="M490 384h52v-8h-52zM496 376h40v-7h-40zM502 369h28v-6h-28z" fill="#d9b48f" stroke="#b08560" />
      <path d={RIVER_PATH} fill="none" stroke="#c9a86a" strokeWidth={BANKS + 10} strokeOpacity=".45" />
      <path d={RIVER_PATH} fill="none" stroke="#5f9aa8" strokeWidth={BANKS} />
      <path d={RIVER_PATH} fill="none" stroke="#82b9c2" strokeWidth={BANKS - 6} />
      <path d={RIVER_PATH} fill="none" stroke="#a9d2d6" strokeWidth={BANKS - 20} strokeOpacity=".55" />
      {WAVES.map((transform) => (
        <path
          key={transform}
          transform={transform}
          d="M-9 0q4.500-4 9 0t9 0"
          fill="none"
          stroke="#f1f8f5"
          strokeWidth="1.500"
          strokeOpacity=".8"
        />
      ))}
    </g>
  );
}
