/** The race frame: both lanes, their bonuses, the workers who wait there, and the markers with their live margins. */
import { Fragment, memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { placedDrawing } from '../../../ui/placedDrawing.tsx';
import { type Bonus, FAME_TRACK, MONEY_TRACK } from '../data.ts';
import type { Player } from '../state.ts';
import { marginOf } from '../steps/tracks.ts';
import type { RajasView } from '../view.ts';
import { EffectMark } from './art/EffectMark.tsx';
import { GlyphMark } from './art/glyphs.tsx';
import { INK } from './art/ink.ts';
import { CoinNum, Txt } from './art/Num.tsx';
import { MarkerMark, WorkerMark } from './art/Pieces.tsx';
import { explainCorner, explainTrack, namesOn, type Track } from './explain.ts';
import { CORNER, fameCell, HEIGHT, middle, moneyCell, upTo, WIDTH } from './frame.ts';
import { FameMarker, MoneyMarker } from './Markers.tsx';
import { previewOf } from './preview.ts';
import { Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

export const Lanes = attentive(function Lanes(props: RajasProps) {
  const words = useWords();
  const { sight, faces } = props;
  const { view } = sight;
  return (
    <>
      <Crossed {...props} />
      {FAME_TRACK.bonuses.map((bonus) => (
        <BonusSpace
          key={bonus.space}
          track="fame"
          bonus={bonus}
          here={namesOn(words, view, faces, 'fame', bonus.space)}
          faces={faces}
          marked={0}
        />
      ))}
      {MONEY_TRACK.bonuses.map((bonus) => (
        <BonusSpace
          key={bonus.space}
          track="money"
          bonus={bonus}
          here={namesOn(words, view, faces, 'money', bonus.space)}
          faces={faces}
          marked={seatsWhere(view, ({ bonuses }) => MONEY_TRACK.bonuses[bonuses] === bonus)}
        />
      ))}
      {LANES.map((track) => (
        <Waiting
          key={track}
          track={track}
          here={namesOn(words, view, faces, track, LANE[track].worker)}
          faces={faces}
          waiting={seatsWhere(view, ({ waiting }) => waiting[track])}
        />
      ))}
      <Corner />
    </>
  );
});

export const Markers = attentive(function Markers(props: RajasProps) {
  const words = useWords();
  const { sight, faces } = props;
  const { view } = sight;
  const then = previewOf(props);
  return (
    <>
      {view.players.map((player, seat) => {
        const face = faces[seat];
        const after = seat === sight.seat ? (then ?? player) : player;
        const place = (track: Track) => ({
          at: player[track],
          nth: view.players.slice(0, seat).filter((other) => other[track] === player[track]).length,
          many: view.players.filter((other) => other[track] === player[track]).length,
          here: namesOn(words, view, faces, track, player[track]),
        });
        return (
          face && (
            <Fragment key={face.seat}>
              <FameMarker {...place('fame')} face={face} margin={marginOf(after)} />
              <MoneyMarker {...place('money')} face={face} />
            </Fragment>
          )
        );
      })}
    </>
  );
});

const LANE = { fame: FAME_TRACK, money: MONEY_TRACK } as const;
const LANES = ['fame', 'money'] as const satisfies readonly Track[];

/** The seats of whom something is so, one bit each: a plain number. */
function seatsWhere({ players }: RajasView, so: (player: Player) => boolean): number {
  return players.reduce((seats, player, seat) => (so(player) ? seats | (1 << seat) : seats), 0);
}

/** Such seats as a list. */
function seatsIn(faces: readonly SeatFace[], seats: number): SeatFace[] {
  return faces.filter(({ seat }) => (seats & (1 << seat)) !== 0);
}

/** The spaces that the answer which is pointed at would cross, on both lanes. */
function Crossed(props: RajasProps) {
  const now = props.sight.view.players[props.sight.seat ?? -1];
  const then = previewOf(props);
  if (!now || !then) return null;
  const cells = [
    ...upTo(Math.max(0, then.fame - now.fame)).map((n) => fameCell(now.fame + n)),
    ...upTo(Math.max(0, then.money - now.money)).map((n) => moneyCell(now.money + n)),
  ];
  return (
    <g pointerEvents="none">
      {cells.map(({ x, y, w, h }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 1}
          y={y + 1}
          width={w - 2}
          height={h - 2}
          fill="#fbc968"
          stroke={INK.saffronDeep}
          strokeWidth="1.800"
          strokeDasharray="4 3"
        />
      ))}
    </g>
  );
}

const BonusSpace = memo(function BonusSpace({
  track,
  bonus,
  here,
  faces,
  marked,
}: {
  readonly track: Track;
  readonly bonus: Bonus;
  readonly here: string;
  readonly faces: readonly SeatFace[];
  /** The seats whose next bonus this is. */
  readonly marked: number;
}) {
  const words = useWords();
  const cell = track === 'fame' ? fameCell(bonus.space) : moneyCell(bonus.space);
  const flat = cell.side === 'N' || cell.side === 'S';
  const { x, y } = middle(cell);
  const marks = seatsIn(faces, marked);
  const inner = track === 'fame' ? 0.66 : 0.6;
  const shift = track === 'fame' ? 9 : 0;
  return (
    <Spot explanation={explainTrack(words, track, bonus.space, here)} name={`${track} ${bonus.space}`}>
      <rect
        x={cell.x + 1.5}
        y={cell.y + 1.5}
        width={cell.w - 3}
        height={cell.h - 3}
        rx="4"
        fill={INK.ivory}
        stroke={track === 'fame' ? INK.madder : '#8f6a17'}
        strokeWidth="1.400"
      />
      {track === 'fame' && (
        <Txt x={flat ? cell.x + 12 : x} y={flat ? y + 5 : cell.y + 14} size={13} fill={INK.madder} weight={700}>
          {bonus.space}
        </Txt>
      )}
      <EffectMark effect={bonus.gain} x={x + (flat ? shift : 0)} y={y + (flat ? 0 : shift)} scale={inner} />
      {marks.map((face, i) => {
        const along = (i - (marks.length - 1) / 2) * 10;
        const at = { N: [x + along, 5], S: [x + along, HEIGHT - 5], W: [5, y + along], E: [WIDTH - 5, y + along] }[
          cell.side
        ];
        return <MarkerMark key={face.seat} face={face} x={at[0] ?? 0} y={at[1] ?? 0} r={5} />;
      })}
    </Spot>
  );
});

/** The workers who wait on fame 15 and money 20. */
const Waiting = memo(function Waiting({
  track,
  here,
  faces,
  waiting,
}: {
  readonly track: Track;
  readonly here: string;
  readonly faces: readonly SeatFace[];
  readonly waiting: number;
}) {
  const words = useWords();
  const at = LANE[track].worker;
  const cell = track === 'fame' ? fameCell(at) : moneyCell(at);
  const workers = seatsIn(faces, waiting);
  const { x, y } = middle(cell);
  return (
    <Spot explanation={explainTrack(words, track, at, here)} name={`${track} ${at}`}>
      <rect
        x={cell.x + 1}
        y={cell.y + 1}
        width={cell.w - 2}
        height={cell.h - 2}
        rx="4"
        fill={INK.ivory}
        stroke={track === 'fame' ? INK.madder : '#8f6a17'}
        strokeWidth="1.400"
      />
      {(track === 'fame' || workers.length === 0) && (
        <Txt
          x={track === 'fame' ? cell.x + 11 : x}
          y={y + 5}
          size={13}
          fill={track === 'fame' ? INK.madder : '#5d420a'}
          weight={700}
        >
          {at}
        </Txt>
      )}
      {workers.map((face, i) =>
        // They stand in the space itself, close together.
        track === 'fame' ? (
          <WorkerMark key={face.seat} face={face} x={cell.x + 26 + i * 5} y={cell.y + 26} h={23} />
        ) : (
          <WorkerMark key={face.seat} face={face} x={cell.x + 7 + i * 4} y={cell.y + cell.h} h={20} />
        ),
      )}
    </Spot>
  );
});

const Corner = memo(function Corner() {
  const words = useWords();
  return (
    <Spot explanation={explainCorner(words)} name="corner">
      {placedDrawing(
        <>
          <circle r="27" fill={INK.ivory} stroke={INK.gold} strokeWidth="2" />
          <GlyphMark name="fame" x={-21} y={2} size={17} />
          <CoinNum x={6} y={-21} size={15} n={0} />
          <path d="M-17-5h13M-13-9l-5 4l5 4" fill="none" stroke={INK.madder} strokeWidth="2" strokeLinecap="round" />
          <path d="M12 18V4M8 8l4-5l4 5" fill="none" stroke="#8f6a17" strokeWidth="2" strokeLinecap="round" />
        </>,
        CORNER.x,
        CORNER.y,
      )}
    </Spot>
  );
});
