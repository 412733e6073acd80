/** A seat's row: its race, its margin, its dice by colour, karma and workers; in the last phase what it needs. */
import { memo } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { SeatFace } from '../../../ui/contract.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { COLOURS, type Colour } from '../data.ts';
import { countColour } from '../dice.ts';
import type { Player } from '../state.ts';
import { marginOf } from '../steps/tracks.ts';
import type { RajasView } from '../view.ts';
import { Glyph } from './art/glyphs.tsx';
import { DICE_INK } from './art/ink.ts';
import { WorkerPiece } from './art/Pieces.tsx';
import { type Preview, previewOf } from './preview.ts';
import { RaceBar } from './RaceBar.tsx';
import { playerAt, type RajasProps, stillToCome } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

export function SeatRow({ seat, ...props }: RajasProps & { seat: Seat }) {
  const words = useWords();
  const { view } = props.sight;
  const player = playerAt(view, seat);
  return (
    <Drawn
      fame={player.fame}
      money={player.money}
      karma={player.karma}
      unplaced={player.unplaced}
      workers={player.workers}
      {...diceOf(player)}
      face={props.faces[seat]}
      first={view.first === seat}
      last={lastWords(words.panels, view, seat)}
      then={seat === props.sight.seat ? previewOf(props) : null}
    />
  );
}

/** How many dice of each colour a player has. */
function diceOf(player: Player): Readonly<Record<Colour, number>> {
  const n = (colour: Colour) => countColour(player, colour);
  return { blue: n('blue'), green: n('green'), orange: n('orange'), purple: n('purple') };
}

const Drawn = memo(function Drawn({
  fame,
  money,
  karma,
  unplaced,
  workers,
  face,
  first,
  last,
  then,
  ...dice
}: Pick<Player, 'fame' | 'money' | 'karma' | 'unplaced' | 'workers'> &
  Readonly<Record<Colour, number>> & {
    readonly face: SeatFace | undefined;
    readonly first: boolean;
    readonly last: string | null;
    readonly then: Preview | null;
  }) {
  const words = useWords();
  const margin = marginOf({ fame, money });
  const after = then ? marginOf(then) : margin;
  const all = COLOURS.reduce((sum, colour) => sum + dice[colour], 0);
  const says = words.panels.seat(fame, money, margin, all, karma, unplaced, workers);
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
        <RaceBar now={{ fame, money }} then={then} width={104} />
        <b>
          {words.signed(margin)}
          {after !== margin && <em>→ {words.signed(after)}</em>}
        </b>
      </span>
      {last !== null && <small>{last}</small>}
      <span className="rajas-seat-stock">
        {first && <Glyph name="elephant" size={20} />}
        {COLOURS.map((colour) => (
          <i key={colour} style={dice[colour] > 0 ? { background: DICE_INK[colour][0], color: '#fff' } : {}}>
            {dice[colour]}
          </i>
        ))}
        <Glyph name="karma" size={16} />
        {karma}
        {face && <WorkerPiece face={face} size={17} />}
        {`${unplaced}/${workers}`}
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
