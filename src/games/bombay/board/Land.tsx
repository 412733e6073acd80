/** The lowest layer of the map: what never changes while a game is played. */
import { memo } from 'react';
import { Pictured } from '../../../ui/Pictured.tsx';
import { type Facts, PRINTED } from '../facts.ts';
import { Frame, LandPaints } from './art/Frame.tsx';
import { INK } from './art/ink.ts';
import { Roads } from './art/Roads.tsx';
import { Terrain } from './art/Terrain.tsx';
import { HEIGHT, WIDTH } from './geometry.ts';
import { useWords } from './words.ts';

/** Land, roads and frame as one picture: nothing of it is looked at again when a piece moves. */
export const FramedLand = memo(function FramedLand({ roads }: Pick<Facts, 'roads'>) {
  const name = roads === PRINTED.roads ? 'bombay' : `bombay ${roads.join(' ')}`;
  return (
    <>
      <Pictured key={name} name={name} width={WIDTH} height={HEIGHT}>
        <LandPaints />
        <g clipPath="url(#bombay-inside)">
          <Terrain />
        </g>
        <Roads roads={roads} />
        <Frame />
      </Pictured>
      <Names />
    </>
  );
});

/** A map that is panned and zoomed is drawn piece by piece: only what is in sight. */
export const OpenLand = memo(function OpenLand({ roads }: Pick<Facts, 'roads'>) {
  return (
    <>
      <LandPaints />
      <Terrain />
      <Roads roads={roads} />
      <Names />
    </>
  );
});

function Names() {
  const { map } = useWords();
  return (
    <g fontFamily="var(--display)" fontStyle="italic" fontWeight="600" fontSize="17">
      <text transform="translate(828 590) rotate(-3)" fill="#245763" letterSpacing="1">
        Godavari
      </text>
      <text transform="translate(38 738) rotate(-90)" fill="#f4fbf9" letterSpacing="2">
        {map.sea}
      </text>
      <text transform="translate(218 344)" fill={INK.brown} letterSpacing="2">
        {map.ghats}
      </text>
    </g>
  );
}
