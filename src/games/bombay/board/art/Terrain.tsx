/** The land under the roads: sea and ghats in the west, the Godavari and a river from the north, fields, trees, villages. */
import { memo } from 'react';
import { HEIGHT, WIDTH } from '../geometry.ts';
import { BUSHES, CYPRESSES, GHATS, HUTS, PALMS, RIVERS, seaTo, shore, TINTS, WAVES } from './land.ts';
import { Compass, Cow, Fort, Peacock, Temple } from './landmarks.tsx';
import { Bush, Cypress, Dhow, Field, Ghat, Hut, Palm } from './plants.tsx';

export const Terrain = memo(function Terrain() {
  return (
    <g>
      <rect x="-120" y="-40" width={WIDTH + 240} height={HEIGHT + 200} fill="url(#bombay-land)" />
      {TINTS.map(([cx, cy, rx, ry, tint]) => (
        <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#bombay-${tint})`} />
      ))}
      <path d={seaTo(16)} fill="#ecdcb0" />
      <path d={seaTo(9)} fill="#e3cf98" />
      <path d={seaTo(0)} fill="url(#bombay-sea)" />
      <path d={shore(-5)} fill="none" stroke="#e8f4f0" strokeWidth="2.2" strokeOpacity=".85" />
      <path d={shore(-12)} fill="none" stroke="#e8f4f0" strokeWidth="1.2" strokeOpacity=".5" strokeDasharray="14 8" />
      {WAVES.map(([x, y]) => (
        <path
          key={y}
          d={`M${x} ${y}q5-5 10 0t10 0`}
          fill="none"
          stroke="#e8f4f0"
          strokeWidth="1.7"
          strokeOpacity=".75"
        />
      ))}
      <Dhow at={[43, 182, 0.9]} />
      <Dhow at={[36, 330, 0.62]} />
      <Dhow at={[38, 570, 0.85]} />
      {RIVERS.map(({ d, width }) => (
        <g key={width} fill="none" strokeLinecap="round">
          <path d={d} stroke="#cfae74" strokeWidth={width + 7} strokeOpacity=".4" />
          <path d={d} stroke="#5f9aa8" strokeWidth={width} />
          <path d={d} stroke="#86bac2" strokeWidth={width - 4} />
          <path d={d} stroke="#dceeed" strokeWidth="1.8" strokeDasharray="12 20" strokeOpacity=".9" />
        </g>
      ))}
      {GHATS.map((at) => (
        <Ghat key={at.join()} at={at} />
      ))}
      <Field at={[448, 240, -4]} w={52} h={30} crop="#a9c489" />
      <Field at={[476, 277, -4]} w={44} h={24} crop="#e0b75a" />
      <Field at={[688, 236, 5]} w={50} h={28} crop="#e6c05c" />
      <Field at={[711, 270, 5]} w={46} h={24} crop="#a9c489" />
      <Field at={[399, 700, 4]} w={46} h={26} crop="#a9c489" />
      <Field at={[476, 690, 4]} w={44} h={24} crop="#8fbcae" />
      <Field at={[693, 690, -4]} w={52} h={28} crop="#e0b75a" />
      <Field at={[739, 664, -4]} w={40} h={20} crop="#a9c489" />
      <Field at={[865, 510, 3]} w={40} h={18} crop="#a9c489" />
      {HUTS.map((at) => (
        <Hut key={at.join()} at={at} />
      ))}
      {BUSHES.map((at) => (
        <Bush key={at.join()} at={at} />
      ))}
      {CYPRESSES.map((at) => (
        <Cypress key={at.join()} at={at} />
      ))}
      {PALMS.map((at) => (
        <Palm key={at.join()} at={at} />
      ))}
      <Fort />
      <Temple />
      <Cow />
      <Peacock />
      <Dhow at={[1040, 524, 0.42]} />
      <Compass />
    </g>
  );
});
