/** A seat's row: its race, its margin, its dice by colour, karma and workers; in the last phase what it needs. */
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { COLOURS } from '../data.ts';
import { countColour, countDice } from '../dice.ts';
import { marginOf } from '../steps/tracks.ts';
import type { RajasView } from '../view.ts';
import { Glyph } from './art/glyphs.tsx';
import { DICE_INK } from './art/ink.ts';
import { WorkerPiece } from './art/Pieces.tsx';
import { previewOf } from './preview.ts';
import { RaceBar } from './RaceBar.tsx';
import { playerAt, type RajasProps, stillToCome } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

export const SeatRow = attentive(function SeatRow({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const { sight, faces } = props;
  const player = playerAt(sight.view, seat);
  const face = faces[seat];
  const margin = marginOf(player);
  const then = seat === sight.seat ? previewOf(props) : null;
  const after = then ? marginOf(then) : margin;
  const says = words.panels.seat(
    player.fame,
    player.money,
    margin,
    countDice(player),
    player.karma,
    player.unplaced,
    player.workers,
  );
  const last = lastWords(words.panels, sight.view, seat);
  return (
    <Explain
      as="div"
      title={words.panels.margin(margin)}
      says={last === null ? says : `${says}. ${last}.`}
      rule="RG-TRACK-2"
      className="rajas-seat"
      role="img"
      aria-label={last === null ? says : `${says}. ${last}`}
    >
      <span className="rajas-seat-race">
        <RaceBar now={player} then={then} width={104} />
        <b>
          {words.signed(margin)}
          {after !== margin && <em>→ {words.signed(after)}</em>}
        </b>
      </span>
      {last !== null && <small>{last}</small>}
      <span className="rajas-seat-stock">
        {sight.view.first === seat && <Glyph name="elephant" size={20} />}
        {COLOURS.map((colour) => {
          const n = countColour(player, colour);
          return (
            <i key={colour} style={n > 0 ? { background: DICE_INK[colour][0], color: '#fff' } : {}}>
              {n}
            </i>
          );
        })}
        <Glyph name="karma" size={16} />
        {player.karma}
        {face && <WorkerPiece face={face} size={17} />}
        {`${player.unplaced}/${player.workers}`}
      </span>
    </Explain>
  );
});

/** RG-END-2, RG-END-3: who can still act once somebody has crossed, and the margin that would win. */
function lastWords(words: { needs(n: number): string; done: string }, view: RajasView, seat: Seat): string | null {
  if (view.crossed.length === 0 || view.crossed.includes(seat)) return null;
  const asked = view.agenda.some((step) => 'seat' in step && step.seat === seat);
  if (!asked && !stillToCome(view).includes(seat)) return words.done;
  const best = Math.max(...view.crossed.map((other) => marginOf(playerAt(view, other))));
  return words.needs(best + 1);
}

/** All races in one line, for narrow screens: always in sight. */
export function RaceLine(props: RajasProps) {
  const words = useWords();
  const { view, seat: viewer, waiting } = props.sight;
  return (
    <div className="rajas-race-line">
      {props.faces.map((face) => {
        const player = playerAt(view, face.seat);
        const then = face.seat === viewer ? previewOf(props) : null;
        const margin = words.signed(marginOf(then ?? player));
        return (
          <span
            key={face.seat}
            className={waiting.includes(face.seat) ? 'asked' : ''}
            role="img"
            aria-label={`${face.name}: ${words.panels.margin(marginOf(player))}`}
          >
            <SeatBadge face={face} size={18} />
            <RaceBar
              now={player}
              then={then}
              width={props.faces.length > 3 ? 31 : props.faces.length > 2 ? 62 : 110}
              height={16}
            />
            <b>{margin}</b>
          </span>
        );
      })}
    </div>
  );
}
