/** The race frame: both lanes, their bonuses, the workers who wait there, and the markers with their live margins. */
import { memo } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { type Bonus, FAME_TRACK, MONEY_TRACK } from '../data.ts';
import { marginOf } from '../steps/tracks.ts';
import { EffectMark } from './art/EffectMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { INK } from './art/ink.ts';
import { CoinNum, Txt } from './art/Num.tsx';
import { MarkerMark, WorkerMark } from './art/Pieces.tsx';
import { explainCorner, explainTrack, waitingAt } from './explain.ts';
import {
  type Cell,
  CORNER,
  FAME_SPACES,
  FIELD,
  FRAME,
  fameCell,
  HEIGHT,
  MONEY_SPACES,
  moneyCell,
  WIDTH,
} from './frame.ts';
import { previewOf } from './preview.ts';
import { Spot } from './Spot.tsx';
import type { RajasProps } from './sight.ts';
import { useWords } from './words.ts';

const FAME_FILL = ['#f4ddd2', '#ecccbd'] as const;
const MONEY_FILL = ['#f6e6b8', '#ecd699'] as const;
const middle = ({ x, y, w, h }: Cell) => ({ x: x + w / 2, y: y + h / 2 });
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** What never changes: the wood of the frame and the numbers of the lanes. */
export const FrameArt = memo(function FrameArt({ paint }: { readonly paint: string }) {
  return (
    <g pointerEvents="none">
      <rect width={WIDTH} height={HEIGHT} rx="20" fill={INK.indigo} />
      <rect x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} rx="18" fill={`url(#${paint}-jali)`} />
      <rect x={FRAME} y={FRAME} width={FIELD.width} height={FIELD.height} fill={`url(#${paint}-land)`} />
      {upTo(FAME_SPACES).map((k) => {
        const cell = fameCell(k);
        const { x, y } = middle(cell);
        return (
          <g key={k}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.w}
              height={cell.h}
              fill={FAME_FILL[k % 2]}
              stroke="#b07a5b"
              strokeWidth=".7"
            />
            <Txt
              x={x}
              y={y + 4.6}
              size={k % 5 === 0 ? 14.5 : 13}
              fill={k % 5 === 0 ? '#7c2f24' : '#74452f'}
              weight={k % 5 === 0 ? 700 : 400}
            >
              {k}
            </Txt>
          </g>
        );
      })}
      {upTo(MONEY_SPACES).map((m) => {
        const cell = moneyCell(m);
        const { x, y } = middle(cell);
        return (
          <g key={m}>
            <rect
              x={cell.x}
              y={cell.y}
              width={cell.w}
              height={cell.h}
              fill={MONEY_FILL[m % 2]}
              stroke="#b59243"
              strokeWidth=".6"
            />
            {m % 5 === 0 ? (
              <Txt x={x} y={y + 4.6} size={13} fill="#5d420a" weight={m % 10 === 0 ? 700 : 400}>
                {m}
              </Txt>
            ) : (
              <circle cx={x} cy={y} r="1.200" fill="#b59243" />
            )}
          </g>
        );
      })}
      {[
        [FRAME / 2, FRAME / 2],
        [WIDTH - FRAME / 2, FRAME / 2],
        [FRAME / 2, HEIGHT - FRAME / 2],
      ].map(([x = 0, y = 0]) => (
        <Rosette key={`${x} ${y}`} x={x} y={y} />
      ))}
      <rect
        x="8"
        y="8"
        width={WIDTH - 16}
        height={HEIGHT - 16}
        rx="9"
        fill="none"
        stroke={INK.gold}
        strokeWidth="1.200"
        opacity=".8"
      />
      <rect
        x={FRAME}
        y={FRAME}
        width={FIELD.width}
        height={FIELD.height}
        fill="none"
        stroke={INK.gold}
        strokeWidth="2.500"
      />
    </g>
  );
});

function Rosette({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" fill={INK.indigo} stroke={INK.gold} strokeWidth="1.500" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-18q5 6 0 12.500q-5-6.500 0-12.500z"
          fill={angle % 90 ? INK.gold : '#d8a387'}
        />
      ))}
      <circle r="3.500" fill="#f7f0e1" />
    </g>
  );
}

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

function BonusSpace({ sight, faces, track, bonus }: RajasProps & { track: 'fame' | 'money'; bonus: Bonus }) {
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
    <Spot explanation={explainTrack(words, sight.view, faces, track, bonus.space)}>
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
}

/** The workers who wait on fame 15 and money 20. */
function Waiting({ sight, faces, track }: RajasProps & { track: 'fame' | 'money' }) {
  const words = useWords();
  const at = (track === 'fame' ? FAME_TRACK : MONEY_TRACK).worker;
  const cell = track === 'fame' ? fameCell(at) : moneyCell(at);
  const seats = waitingAt(sight.view, track);
  const { x, y } = middle(cell);
  return (
    <Spot explanation={explainTrack(words, sight.view, faces, track, at)}>
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
}

function Corner() {
  const words = useWords();
  return (
    <Spot explanation={explainCorner(words)} x={CORNER.x} y={CORNER.y}>
      <circle r="27" fill={INK.ivory} stroke={INK.gold} strokeWidth="2" />
      <Glyph name="fame" x={-21} y={2} size={17} />
      <CoinNum x={6} y={-21} size={15} n={0} />
      <path d="M-17-5h13M-13-9l-5 4l5 4" fill="none" stroke={INK.madder} strokeWidth="2" strokeLinecap="round" />
      <path d="M12 18V4M8 8l4-5l4 5" fill="none" stroke="#8f6a17" strokeWidth="2" strokeLinecap="round" />
    </Spot>
  );
}

/** A fame marker carries its margin; markers on one space stand side by side. */
function Markers({ sight, face, margin, faces }: RajasProps & { face: SeatFace; margin: number }) {
  const words = useWords();
  const { players } = sight.view;
  const own = players[face.seat];
  if (!own) return null;
  const nth = (track: 'fame' | 'money') =>
    players.slice(0, face.seat).filter((other) => other[track] === own[track]).length;
  const fame = own.fame === 0 ? null : fameCell(own.fame);
  const money = own.money === 0 ? null : moneyCell(own.money);
  const shown = words.signed(margin);
  return (
    <>
      <Spot explanation={explainTrack(words, sight.view, faces, 'fame', own.fame)}>
        <g data-flip={`fame ${face.seat}`}>
          {fame === null ? (
            <MarkerMark face={face} x={CORNER.x - 20 + nth('fame') * 13} y={CORNER.y + 22} r={8} />
          ) : fame.side === 'N' || fame.side === 'S' ? (
            <g transform={`translate(${fame.x} ${fame.y + nth('fame') * (fame.side === 'N' ? 12 : -12)})`}>
              <rect
                x="0"
                y="1"
                width={fame.w + 1}
                height={fame.h - 2}
                rx="13"
                fill={INK.ivory}
                stroke={face.edge}
                strokeWidth="1.600"
              />
              <MarkerMark face={face} x={13} y={14} r={11} />
              <Txt x={34} y={19} size={13.5} weight={700}>
                {shown}
              </Txt>
            </g>
          ) : (
            <g transform={`translate(${fame.x + nth('fame') * (fame.side === 'W' ? 12 : -12)} ${fame.y})`}>
              <rect
                x="0"
                y="0"
                width={fame.w}
                height={fame.h + 1}
                rx="13"
                fill={INK.ivory}
                stroke={face.edge}
                strokeWidth="1.600"
              />
              <MarkerMark face={face} x={14} y={13} r={11} />
              <Txt x={14} y={38} size={13.5} weight={700}>
                {shown}
              </Txt>
            </g>
          )}
        </g>
      </Spot>
      <Spot explanation={explainTrack(words, sight.view, faces, 'money', own.money)}>
        <g data-flip={`money ${face.seat}`}>
          <MarkerMark
            face={face}
            {...(money === null
              ? { x: CORNER.x + 22, y: CORNER.y - 20 + nth('money') * 13 }
              : offset(money, nth('money')))}
            r={money === null ? 8 : 10.5}
          />
        </g>
      </Spot>
    </>
  );
}

function offset(cell: Cell, nth: number): { x: number; y: number } {
  const { x, y } = middle(cell);
  const flat = cell.side === 'N' || cell.side === 'S';
  const out = cell.side === 'N' || cell.side === 'W' ? -7 : 7;
  return flat ? { x, y: y + nth * out } : { x: x + nth * out, y };
}
