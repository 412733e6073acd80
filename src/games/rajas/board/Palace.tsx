/** The palace of the Great Mogul: six chambers, four balconies, the terraces and the portico. */
import { memo, type ReactNode, useId } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { type Space, spacesOf } from '../board.ts';
import { COLOURS, type Colour } from '../data.ts';
import { spaceParts } from '../text/names.ts';
import { Bust } from './art/busts.tsx';
import { DieMark } from './art/DieMark.tsx';
import { EffectMark } from './art/EffectMark.tsx';
import { GlyphMark } from './art/glyphs.tsx';
import { DICE_INK, INK } from './art/ink.ts';
import { CoinNum, FameNum, Txt } from './art/Num.tsx';
import { Paints } from './art/Paints.tsx';
import { type SpaceNow, spaceNow, WorkerSpace } from './Plate.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

const X = 374;
const W = 388;
const TOP = 40;

export const Palace = attentive(function Palace(props: RajasProps) {
  const words = useWords();
  const paint = useId();
  const spaces = spacesOf(props.sight.view).filter(({ area }) => area === 'palace');
  const of = (group: Space['group']) => spaces.filter((space) => space.group === group);
  return (
    <>
      <Paints id={paint} />
      <Walls title={words.board.palace} />
      {of('chamber').map((space, i) => (
        <ChamberSpace key={space.id} {...spaceNow(props, space)} x={X + 35 + i * 63.6} y={TOP + 18} />
      ))}
      {of('balcony').map((space, i) => (
        <Balcony key={space.id} {...spaceNow(props, space)} x={X + 6 + i * 95.5} y={TOP + 162} paint={paint} />
      ))}
      {COLOURS.map((colour, i) => {
        const own = of('terrace').filter(({ id }) => {
          const parts = spaceParts(id);
          return parts.group === 'terrace' && parts.colour === colour;
        });
        const [base, , pale] = DICE_INK[colour];
        const x = X + 4 + i * 73;
        return (
          <g key={colour}>
            <rect
              x={x}
              y={TOP + 213}
              width="70"
              height="44"
              rx="7"
              fill={pale}
              stroke={base}
              strokeWidth="1.300"
              pointerEvents="none"
            />
            {own.map((space, nth) => (
              <Terrace
                key={space.id}
                {...spaceNow(props, space)}
                x={x + (own.length > 1 ? 18 + nth * 34 : 35)}
                colour={colour}
              />
            ))}
          </g>
        );
      })}
      <rect
        x={X + 297}
        y={TOP + 213}
        width="86"
        height="44"
        rx="7"
        fill={INK.ivory}
        stroke={INK.gold}
        strokeWidth="1.300"
        pointerEvents="none"
      />
      {of('portico').map((space) => (
        <Portico key={space.id} {...spaceNow(props, space)} />
      ))}
    </>
  );
});

const Terrace = memo(function Terrace({
  x,
  colour,
  ...now
}: SpaceNow & { readonly x: number; readonly colour: Colour }) {
  return (
    <WorkerSpace {...now} x={x} y={TOP + 235} r={14} letter={{ x: 0, y: -19 }}>
      <DieMark colour={colour} x={-8} y={-8} size={16} />
    </WorkerSpace>
  );
});

const Portico = memo(function Portico(now: SpaceNow) {
  return (
    <WorkerSpace
      {...now}
      x={X + 316}
      y={TOP + 235}
      r={14.5}
      under={
        <>
          <CoinNum x={19} y={-10} size={20} n={2} />
          <GlyphMark name="reroll" x={42} y={-9} size={18} />
        </>
      }
    />
  );
});

function Dome({
  x,
  r,
  pale,
  deep,
}: {
  readonly x: number;
  readonly r: number;
  readonly pale: string;
  readonly deep: string;
}) {
  const half = `q${r * 0.1} ${r * 0.35} ${r * 0.55} ${r * 0.6}q${r * 0.6} ${r * 0.4} ${r * 0.42} ${r * 0.95}`;
  return placedDrawing(
    <>
      <path
        d={`M0 ${-r * 1.55}${half}H${-r * 1.07}q${-r * 0.18} ${-r * 0.55} ${r * 0.42} ${-r * 0.95}q${r * 0.45} ${-r * 0.25} ${r * 0.65} ${-r * 0.6}z`}
        fill={pale}
        stroke="#9c7350"
        strokeWidth="1.600"
      />
      <path d={`M0 ${-r * 1.55}${half}H0z`} fill={deep} />
      <path d={`M0 ${-r * 1.5}v${-r * 0.34}`} stroke={INK.gold} strokeWidth="2" />
    </>,
    x,
    TOP + 8,
  );
}

const Walls = memo(function Walls({ title }: { readonly title: string }) {
  const middle = X + W / 2;
  return (
    <g pointerEvents="none" data-area="palace">
      <rect x={X + 2} y={TOP + 11} width={W} height="254" fill="#3a2a10" fillOpacity=".22" />
      <rect x={X} y={TOP + 8} width={W} height="254" fill="#e6bfa4" />
      <Dome x={middle} r={26} pale="#fbf5e6" deep="#d3b98f" />
      <Dome x={middle - 90} r={19} pale="#fbf5e6" deep="#d3b98f" />
      <Dome x={middle + 90} r={19} pale="#fbf5e6" deep="#d3b98f" />
      <Dome x={X + 16} r={13} pale="#c98a6c" deep="#a9694d" />
      <Dome x={X + W - 16} r={13} pale="#c98a6c" deep="#a9694d" />
      <rect x={X - 3} y={TOP + 6} width={W + 6} height="7" fill={INK.stone} />
      <rect x={X - 3} y={TOP + 11.5} width={W + 6} height="2" fill={INK.goldBright} />
      <rect x={X} y={TOP + 158} width={W} height="3" fill={INK.stone} />
      <rect x={X - 3} y={TOP + 207} width={W + 6} height="3" fill={INK.stone} />
      <Txt x={middle - 140} y={TOP - 12} size={17} fill={INK.indigo} display>
        {title}
      </Txt>
    </g>
  );
});

const ChamberSpace = memo(function ChamberSpace({
  x,
  y,
  ...now
}: SpaceNow & { readonly x: number; readonly y: number }) {
  const words = useWords();
  const { space } = now;
  const parts = spaceParts(space.id);
  const number = space.die !== null && 'values' in space.die ? (space.die.values[0] ?? 1) : 1;
  if (parts.group !== 'chamber') return null;
  return (
    <WorkerSpace
      {...now}
      x={x + 13}
      y={y + 99}
      r={14.5}
      // In the middle: the names of the chambers stand close above.
      letter={{ x: 0, y: 0 }}
      under={placedDrawing(
        <>
          <rect x="-30" y="0" width="60" height="137" rx="6" fill="#f6e3cf" />
          <path
            d="M-27 64V24c0-9 8-10 12-14c5-5 10-8 15-8s10 3 15 8c4 4 12 5 12 14v40z"
            fill={INK.indigo}
            stroke={INK.gold}
            strokeWidth="1.600"
          />
          <Bust chamber={parts.chamber} x={-25} y={10.5} size={50} />
          <Txt x={0} y={79} size={13} weight={600}>
            {words.chamberShort[parts.chamber]}
          </Txt>
          <DieMark colour="any" value={number} x={-27} y={90} size={18} />
          <rect x="-29" y="116" width="58" height="20" rx="6" fill={INK.paper} />
          {chamberGain(space)}
        </>,
        -13,
        -99,
      )}
    />
  );
});

/** What a chamber gives, in one line of small pictures. */
function chamberGain(space: Space): ReactNode {
  const parts = spaceParts(space.id);
  if (parts.group !== 'chamber') return null;
  switch (parts.chamber) {
    case 'mogul':
      return (
        <>
          <FameNum x={-20} y={116} size={19} n={2} />
          <GlyphMark name="elephant" x={2} y={118} size={20} />
        </>
      );
    case 'dancer':
      return (
        <>
          <DieMark colour="any" x={-25} y={119} size={14} />
          <DieMark colour="any" x={-9} y={119} size={14} />
          <GlyphMark name="yieldTile" x={8} y={117} size={17} />
        </>
      );
    case 'yogi':
      return (
        <>
          <GlyphMark name="karma" x={-26} y={118} size={16} />
          <GlyphMark name="karma" x={-9} y={118} size={16} />
          <DieMark colour="any" x={10} y={119} size={14} />
        </>
      );
    case 'raja':
      return (
        <>
          <GlyphMark name="upgrade" x={-19} y={117} size={17} />
          <CoinNum x={3} y={117} size={18} n={3} />
        </>
      );
    default:
      return <EffectMark effect={space.effect} y={126} scale={0.72} />;
  }
}

const Balcony = memo(function Balcony({
  x,
  y,
  paint,
  ...now
}: SpaceNow & { readonly x: number; readonly y: number; readonly paint: string }) {
  const parts = spaceParts(now.space.id);
  if (parts.group !== 'balcony') return null;
  return (
    <WorkerSpace
      {...now}
      x={x + 17}
      y={y + 18}
      r={14}
      under={placedDrawing(
        <>
          <path d="M0 42V12q0-8 8-8h74q8 0 8 8v30z" fill="#fbeedd" stroke={INK.stone} />
          <rect
            x="0"
            y="35"
            width="90"
            height="8"
            fill={`url(#${paint}-lattice)`}
            stroke={INK.stone}
            strokeWidth=".8"
          />
          <DieMark colour={parts.colour} x={34} y={10} size={16} />
          <Txt x={55} y={23} size={17} fill={INK.brown} weight={700}>
            ›
          </Txt>
          <DieMark colour={parts.other} x={60} y={5} size={15} />
          <DieMark colour={parts.other} x={72} y={14} size={15} />
        </>,
        -17,
        -18,
      )}
    />
  );
});
