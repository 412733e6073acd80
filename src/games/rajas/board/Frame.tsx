/** The race frame: both lanes, their bonuses, the workers who wait there, and the markers with their live margins. */
import { attentive } from '../../../ui/attentive.tsx';
import { type Bonus, FAME_TRACK, MONEY_TRACK } from '../data.ts';
import { marginOf } from '../steps/tracks.ts';
import { EffectMark } from './art/EffectMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { INK } from './art/ink.ts';
import { CoinNum, Txt } from './art/Num.tsx';
import { MarkerMark, WorkerMark } from './art/Pieces.tsx';
import { explainCorner, explainTrack, waitingAt } from './explain.ts';
import { CORNER, fameCell, HEIGHT, middle, moneyCell, upTo, WIDTH } from './frame.ts';
import { Markers } from './Markers.tsx';
import { previewOf } from './preview.ts';
import { Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

export function Frame(props: RajasProps) {
  const { sight, faces } = props;
  const then = previewOf(props);
  return (
    <g>
      <Crossed {...props} />
      {FAME_TRACK.bonuses.map((bonus) => (
        <BonusSpace key={bonus.space} {...props} track="fame" bonus={bonus} />
      ))}
      {MONEY_TRACK.bonuses.map((bonus) => (
        <BonusSpace key={bonus.space} {...props} track="money" bonus={bonus} />
      ))}
      <Waiting {...props} track="fame" />
      <Waiting {...props} track="money" />
      <Corner />
      {sight.view.players.map((player, seat) => {
        const face = faces[seat];
        const after = seat === sight.seat ? (then ?? player) : player;
        return face ? <Markers key={face.seat} {...props} face={face} margin={marginOf(after)} /> : null;
      })}
    </g>
  );
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

const BonusSpace = attentive(function BonusSpace({
  sight,
  faces,
  track,
  bonus,
}: RajasProps & { track: 'fame' | 'money'; bonus: Bonus }) {
  const words = useWords();
  const cell = track === 'fame' ? fameCell(bonus.space) : moneyCell(bonus.space);
  const flat = cell.side === 'N' || cell.side === 'S';
  const { x, y } = middle(cell);
  const marked =
    track === 'money'
      ? sight.view.players.flatMap((player, seat) => (MONEY_TRACK.bonuses[player.bonuses] === bonus ? [seat] : []))
      : [];
  const inner = track === 'fame' ? 0.66 : 0.6;
  const shift = track === 'fame' ? 9 : 0;
  return (
    <Spot explanation={explainTrack(words, sight.view, faces, track, bonus.space)} name={`${track} ${bonus.space}`}>
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
      <g transform={`translate(${x + (flat ? shift : 0)} ${y + (flat ? 0 : shift)}) scale(${inner})`}>
        <EffectMark effect={bonus.gain} />
      </g>
      {marked.map((seat, i) => {
        const face = faces[seat];
        const along = (i - (marked.length - 1) / 2) * 10;
        const at = { N: [x + along, 5], S: [x + along, HEIGHT - 5], W: [5, y + along], E: [WIDTH - 5, y + along] }[
          cell.side
        ];
        return face ? <MarkerMark key={seat} face={face} x={at[0] ?? 0} y={at[1] ?? 0} r={5} /> : null;
      })}
    </Spot>
  );
});

/** The workers who wait on fame 15 and money 20. */
const Waiting = attentive(function Waiting({ sight, faces, track }: RajasProps & { track: 'fame' | 'money' }) {
  const words = useWords();
  const at = (track === 'fame' ? FAME_TRACK : MONEY_TRACK).worker;
  const cell = track === 'fame' ? fameCell(at) : moneyCell(at);
  const seats = waitingAt(sight.view, track);
  const { x, y } = middle(cell);
  return (
    <Spot explanation={explainTrack(words, sight.view, faces, track, at)} name={`${track} ${at}`}>
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
      {(track === 'fame' || seats.length === 0) && (
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
      {seats.map((seat, i) => {
        const face = faces[seat];
        if (!face) return null;
        // They stand in the space itself, close together.
        return track === 'fame' ? (
          <WorkerMark key={seat} face={face} x={cell.x + 26 + i * 5} y={cell.y + 26} h={23} />
        ) : (
          <WorkerMark key={seat} face={face} x={cell.x + 7 + i * 4} y={cell.y + cell.h} h={20} />
        );
      })}
    </Spot>
  );
});

function Corner() {
  const words = useWords();
  return (
    <Spot explanation={explainCorner(words)} name="corner" x={CORNER.x} y={CORNER.y}>
      <circle r="27" fill={INK.ivory} stroke={INK.gold} strokeWidth="2" />
      <Glyph name="fame" x={-21} y={2} size={17} />
      <CoinNum x={6} y={-21} size={15} n={0} />
      <path d="M-17-5h13M-13-9l-5 4l5 4" fill="none" stroke={INK.madder} strokeWidth="2" strokeLinecap="round" />
      <path d="M12 18V4M8 8l4-5l4 5" fill="none" stroke="#8f6a17" strokeWidth="2" strokeLinecap="round" />
    </Spot>
  );
}
