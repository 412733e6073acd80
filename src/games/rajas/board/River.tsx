/** The spaces of the Ganges, the bridge, and the boats. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { RIVER, type RiverTileId } from '../data.ts';
import type { Effect } from '../effects.ts';
import { riverGain } from '../steps/river.ts';
import type { RajasView } from '../view.ts';
import { EffectMark } from './art/EffectMark.tsx';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { BoatMark, WorkerMark } from './art/Pieces.tsx';
import { explainBridge, explainRiver, namesOf, waitingAt } from './explain.ts';
import { useFacts } from './facts.ts';
import { BRIDGE, riverSpace } from './river.ts';
import { type Answering, answerAt, Ring, Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

const R = 19;
const SPACES = Array.from({ length: RIVER.final + 1 }, (_, space) => space);

export const River = attentive(function River(props: RajasProps) {
  const words = useWords();
  const { faces } = props;
  const { view } = props.sight;
  return (
    <>
      <Bridge faces={faces} waiting={waitingAt(view, 'bridge').join(' ')} />
      {SPACES.map((at) => (
        <RiverSpace
          key={at}
          at={at}
          tile={view.riverTiles[at] ?? null}
          gain={riverGain(view, at)?.effect}
          here={namesOf(words, faces, boatsAt(view, at))}
          {...answerAt(props, `river:${at}`)}
        />
      ))}
    </>
  );
});

export const Boats = attentive(function Boats({ faces, sight: { view } }: RajasProps) {
  return view.players.map(({ boat }, seat) => {
    const face = faces[seat];
    return face && <Boat key={face.seat} face={face} at={boat} shared={boatsAt(view, boat).indexOf(seat)} />;
  });
});

function boatsAt({ players }: RajasView, at: number): number[] {
  return players.flatMap(({ boat }, seat) => (boat === at ? [seat] : []));
}

/** `shared`: how many boats on the same space come before it. */
const Boat = memo(function Boat({
  face,
  at,
  shared,
}: {
  readonly face: SeatFace;
  readonly at: number;
  readonly shared: number;
}) {
  const { x, y } = riverSpace(at);
  const start = at === RIVER.start;
  return (
    <g data-flip={`boat ${face.seat}`} pointerEvents="none">
      <BoatMark
        face={face}
        x={x + shared * 17 - (start ? 26 : 0)}
        y={y - 1 + (start ? -22 + (shared % 2) * 4 : 0)}
        size={start ? 27 : 38}
      />
    </g>
  );
});

const RiverSpace = memo(function RiverSpace({
  at,
  tile,
  gain,
  here,
  ...answering
}: Answering & {
  readonly at: number;
  readonly tile: RiverTileId | null;
  readonly gain: Effect | undefined;
  readonly here: string;
}) {
  const words = useWords();
  const { x, y } = riverSpace(at);
  const facts = useFacts();
  const given = gain ?? facts.river[at - 1]?.effect;
  const final = at === RIVER.final;
  return (
    <Spot explanation={explainRiver(words, facts, at, tile, here)}>
      {placedDrawing(
        at === RIVER.start ? (
          <>
            <rect
              x="-28"
              y="-8"
              width="56"
              height="27"
              rx="13.500"
              fill={INK.ivory}
              stroke={INK.gold}
              strokeWidth="2"
            />
            <Txt x={0} y={11} size={14} fill={INK.indigo} display>
              {words.board.start}
            </Txt>
          </>
        ) : final ? (
          <ellipse rx="31" ry="20" fill="#fff3d6" stroke={INK.madder} strokeWidth="2.500" />
        ) : tile ? (
          <path
            d="M-19-12q0-9 9-9h20q9 0 9 9v24q0 9-9 9h-20q-9 0-9-9z"
            fill="#eaf3ea"
            stroke="#2f7a5e"
            strokeWidth="2.400"
          />
        ) : (
          <>
            <circle cx=".8" cy="2" r={R} fill="#24505c" fillOpacity=".35" />
            <circle r={R} fill={INK.paper} stroke={INK.gold} strokeWidth="1.600" />
          </>
        ),
        x,
        y,
      )}
      <Ring {...answering} x={x} y={y} r={R} />
      {given && (
        <g pointerEvents="none">
          <EffectMark effect={given} x={x} y={y} />
        </g>
      )}
    </Spot>
  );
});

/** `waiting`: the seats of the workers on it, with spaces between. */
const Bridge = memo(function Bridge({
  faces,
  waiting,
}: {
  readonly faces: readonly SeatFace[];
  readonly waiting: string;
}) {
  const words = useWords();
  const { x, y } = BRIDGE;
  const seats = waiting === '' ? [] : waiting.split(' ').map(Number);
  return (
    <Spot explanation={explainBridge(words, namesOf(words, faces, seats))} name="bridge">
      <g transform={`translate(${x} ${y}) rotate(${((BRIDGE.angle * 180) / Math.PI).toFixed(1)})`}>
        <rect x="-10" y="-37" width="20" height="64" rx="3" fill="#b98357" />
        <rect x="-7" y="-37" width="14" height="64" fill="#ecd2a9" />
        <path d="M-6-28h12M-6-18h12M-6-8h12M-6 2h12M-6 12h12M-6 21h12" stroke="#b98357" strokeWidth="1.500" />
        <path d="M-9-37v64M9-37v64" stroke="#7d4a30" strokeWidth="2.500" />
      </g>
      {seats.map((seat, i) => {
        const face = faces[seat];
        return face ? (
          <WorkerMark key={seat} face={face} x={x + 37 + (i % 3) * 16} y={y + 12 - Math.floor(i / 3) * 16} h={22} />
        ) : null;
      })}
      <Txt x={x + 53} y={y + 30} size={14} fill={INK.indigo} display>
        {words.board.bridge}
      </Txt>
    </Spot>
  );
});
