/** The tables of the others: both neighbours large, everybody else in a row of pictures. */

import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { whole } from '../../../ui/trace.ts';
import { cardsAt } from '../corrected.ts';
import { placeOf } from '../facts.ts';
import { count } from '../tally.ts';
import { named } from '../text/game.ts';
import { stackOf, useCards } from './facts.ts';
import { seatPaint } from './paint.ts';
import { Row } from './Row.tsx';
import { SymbolRow } from './Symbols.tsx';
import { type AmulProps, neighboursOf, playerAt, strangersTo, subject } from './sight.ts';
import { Tile } from './Tile.tsx';
import { useWords } from './words.ts';
import { byName, lineOf, openScore, reckoningOf } from './worth.ts';

export const Neighbours = attentive(function Neighbours(props: AmulProps) {
  const { board } = useWords();
  const seat = subject(props.sight);
  const [left, right] = neighboursOf(props.sight.view, seat);
  return (
    <div className="amul-neighbours">
      <PlayArea {...props} seat={left} where={board.left} large />
      <PlayArea {...props} seat={right} where={board.right} large />
    </div>
  );
});

export const Strangers = attentive(function Strangers(props: AmulProps) {
  const seats = strangersTo(props.sight.view, subject(props.sight));
  return (
    <div className="amul-strangers">
      {seats.map((seat) => (
        <PlayArea key={seat} {...props} seat={seat} where="" large={false} />
      ))}
    </div>
  );
});

/** Names stand beside the pictures while there are few of them: at a small table there is more room. */
const few = (seats: number) => Math.max(2, 8 - seats);
/** Where many sit, the symbols of those far away stand in their rows beside the board only. */
const MANY = 4;

const PlayArea = attentive(function PlayArea({
  seat,
  where,
  large,
  ...props
}: AmulProps & { readonly seat: Seat; readonly where: string; readonly large: boolean }) {
  const words = useWords();
  const printed = useCards();
  const { sight, faces, narrow } = props;
  const face = faces[seat];
  if (!face) return null;
  const { area: lent, known } = playerAt(sight.view, seat);
  const area = whole(lent);
  const open = openScore(sight.view);
  const groups = byName(area).toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  const rows = large && !narrow && groups.length <= few(faces.length);
  const size = large ? (narrow ? 34 : 36) : 30;
  return (
    <section
      className={`amul-area ${large ? 'large' : 'small'} ${rows ? 'rows' : ''}`}
      style={seatPaint(face.fill)}
      aria-label={words.board.tableOf(face.name)}
    >
      <header>
        <SeatBadge face={face} size={large ? 30 : 24} />
        <span className="amul-who">
          <b>{face.name}</b>
          {large && sight.seat !== null && <small>{where}</small>}
        </span>
        {known.length > 0 && (
          <Explain
            title={words.board.knownHand(named(words, known))}
            rule="AM-INFO-1"
            tabIndex={-1}
            className="amul-known"
          >
            {known.length}
          </Explain>
        )}
        <span className="amul-points">
          {open.scores[seat]}
          <Preview {...props} seat={seat} />
          <small>{words.board.pts}</small>
        </span>
      </header>
      {groups.length === 0 ? (
        <p className="amul-empty">{words.board.noCards}</p>
      ) : (
        <Row label={words.board.tableOf(face.name)} className="amul-tiles">
          {groups.map(({ name, cards }, i) => {
            const points = lineOf(open, name, seat);
            return (
              <Tile
                key={name}
                name={name}
                {...stackOf(printed, cards)}
                points={points}
                says={words.explain.worthOf(face.name, points)}
                size={size}
                named={rows}
                first={i === 0}
              />
            );
          })}
        </Row>
      )}
      {(large || narrow || faces.length <= MANY) && (
        <SymbolRow {...count(area, cardsAt(sight.view)).symbols} size={large ? 19 : 16} />
      )}
    </section>
  );
});

/** By how much the answer that is pointed at changes what another player has. */
function Preview({ sight, shown, seat }: AmulProps & { readonly seat: Seat }) {
  if (shown === null || sight.seat === null) return null;
  const reckoning = reckoningOf(sight.view, sight.seat);
  const before = reckoning.allPoints(reckoning.area)[seat] ?? 0;
  const after = reckoning.allPoints(reckoning.after(shown.moves))[seat] ?? 0;
  if (after === before) return null;
  return (
    <b className={after > before ? 'good' : 'bad'}>{after > before ? `+${after - before}` : `−${before - after}`}</b>
  );
}
