/** Agra: the white tomb at sunrise, streets of workshops, piers on the Yamuna. */
import { Dome, Waves } from './scene.tsx';

const WALLS = [
  ['#b5523f', '#8c3526'],
  ['#c98a4a', '#a0662c'],
  ['#9a6a86', '#71486a'],
  ['#6f8f77', '#4d6d57'],
] as const;

function House({ x, y, paint }: { readonly x: number; readonly y: number; readonly paint: readonly [string, string] }) {
  const [wall, shade] = paint;
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`}>
      <path d="M0-32q8 3 8 10h-16q0-7 8-10z" fill={shade} />
      <path d="M-17 0v-22h34V0z" fill={wall} />
      <path d="M5-22h12V0H5z" fill={shade} />
      <path d="M-20-22h40v4h-40z" fill="#f4dca6" />
      <path d="M-4 0v-9q4-6 8 0v9zM-13-7v-6q2.5-4 5 0v6zM9-7v-6q2.5-4 5 0v6z" fill="#fff3d8" />
    </g>
  );
}

export function AgraPicture() {
  return (
    <>
      <rect width="310" height="250" fill="#f7dfc0" />
      <circle cx="155" cy="86" r="62" fill="#f6c88a" opacity=".75" />
      <circle cx="155" cy="86" r="44" fill="#fbe0a8" opacity=".8" />
      <path d="M68 134V62h8v72zM234 134V62h8v72z" fill="#f4e6d4" />
      <path d="M65 82h14v4H65zM65 108h14v4H65zM231 82h14v4h-14zM231 108h14v4h-14z" fill="#dcc3a8" />
      <path d="M72 48q7 5 6 14H66q-1-9 6-14zM238 48q7 5 6 14h-12q-1-9 6-14z" fill="#fffaf0" />
      <path d="M96 134v-38h118v38z" fill="#fbf1e2" />
      <path d="M160 96h54v38h-54z" fill="#ecd9c4" />
      <Dome x={155} y={98} scale={1.9} lit="#fffaf0" shade="#ecd9c4" />
      <Dome x={112} y={98} scale={0.8} lit="#fff6ea" shade="#e4cdb4" />
      <Dome x={198} y={98} scale={0.8} lit="#f4e6d4" shade="#dcc3a8" />
      <path d="M134 134v-38h42v38z" fill="#fffaf0" />
      <path d="M140 134v-20q15-20 30 0v20z" fill="#c98f6a" />
      <path d="M146 134v-16q9-12 18 0v16z" fill="#a9694a" />
      <path d="M106 130v-14q7-9 14 0v14zM190 130v-14q7-9 14 0v14z" fill="#d9a988" />
      <path d="M54 134h202v6H54z" fill="#d8a387" />
      <path d="M0 139h310v80H0z" fill="#e7c79a" />
      {[0, 1].map((row) =>
        Array.from({ length: 9 }, (_, i) => {
          const x = 2 + i * 38 + (row ? 6 : -6);
          return <House key={x} x={x} y={168 + row * 33} paint={WALLS[(i + row) % WALLS.length] ?? WALLS[0]} />;
        }),
      )}
      <path d="M0 212q80-10 155 0t155 0v40H0z" fill="#5f9aa8" />
      <path d="M0 216q80-10 155 0t155 0v40H0z" fill="#8cc2ca" />
      {[48, 128, 208, 282].map((x) => (
        <g key={x}>
          <path d={`M${x - 5} 204h10v28h-10z`} fill="#a9743a" />
          <path d={`M${x - 12} 204h24v4h-24zM${x - 12} 230h24v5h-24z`} fill="#7a4a24" />
        </g>
      ))}
      <g transform="translate(168 226)">
        <path d="M-1-28q17 7 15 22H-1z" fill="#fffaf0" />
        <path d="M-4-22q-10 8-9 16h9z" fill="#ead9b3" />
        <path d="M-18-4q18 5 36-2q-2 9-9 11H-9q-7-2-9-9z" fill="#7a4a24" />
      </g>
      <Waves
        at={[
          [90, 240],
          [224, 240],
          [258, 232],
        ]}
      />
    </>
  );
}
