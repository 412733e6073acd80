/** The board at the chosen answer as the one saw it who answered next, what happened there, and the way to the replay. */
import { memo, useMemo } from 'react';
import type { Course } from '../../analysis/course.ts';
import { factsIn, outcome, sees, waiting } from '../../kernel/index.ts';
import type { Sight } from '../../table/table.ts';
import { Card } from '../../ui/Card.tsx';
import type { SeatFace } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import type { Loaded } from '../registry.ts';
import { Link } from '../router.tsx';
import { linesOf } from '../table/sentences.ts';
import { NARROW } from '../table/TableBody.tsx';
import { useMedia } from '../useLoaded.ts';
import { answerAt } from './answerWords.ts';
import type { AnalysisText } from './text/en.ts';
import '../table/table.css';

function nothing(): void {}

export const Position = memo(function Position({
  id,
  loaded: { game, ui },
  course,
  faces,
  ply,
  onPly,
  t,
}: {
  readonly id: string;
  readonly loaded: Loaded;
  readonly course: Course;
  readonly faces: readonly SeatFace[];
  readonly ply: number;
  onPly(ply: number): void;
  readonly t: AnalysisText;
}) {
  const { motion, text } = useHouse();
  const narrow = useMedia(NARROW);
  const frame = course.frames[ply];
  // The game is over: hands may be shown. Whoever judges the next answer wants to see what it was chosen from.
  const eyes = course.frames[ply + 1]?.answer?.seat ?? null;
  const sight = useMemo<Sight | null>(
    () =>
      frame
        ? {
            seat: eyes,
            ply,
            view: game.view(frame.state, eyes),
            waiting: waiting(frame.state),
            moves: [],
            undo: 'nothing',
            redo: 'nothing',
            outcome: outcome(game, frame.state),
          }
        : null,
    [game, frame, ply, eyes],
  );
  const says = useMemo(() => {
    const { answer = null, events = [] } = course.frames[ply] ?? {};
    if (answer === null) return t.at(0, 0);
    const { seat, move } = answer;
    // The game is over: what only the answering seat was told may be read by everybody.
    const log = linesOf(
      [{ ply, seat, events: events.filter((event) => sees(seat, event)) }],
      ui.text,
      faces,
      factsIn(course),
    );
    if (log.length > 0) return log.map((line) => line.says).join(' ');
    return answerAt({ game, ui }, course, ply, seat, move)?.spoken ?? '';
  }, [game, ui, course, faces, ply, t]);
  if (!frame || !sight) return null;
  const seat = frame.answer?.seat ?? null;
  const face = seat === null ? null : faces[seat];
  const props = {
    sight,
    faces,
    offers: [],
    shown: null,
    ahead: null,
    show: nothing,
    give: nothing,
    motion,
    narrow,
  };
  const last = course.frames.length - 1;
  return (
    <Card
      title={ui.text.clock(sight.view)}
      remark={eyes === null ? undefined : t.seenBy(faces[eyes]?.name ?? '')}
      className="position"
    >
      <div className={`position-board table ${narrow ? 'narrow' : 'wide'}`}>
        <section className={narrow ? 'table-panel board' : 'table-board'} aria-label={text.table.board}>
          <ui.Board {...props} />
        </section>
      </div>
      <div className="position-says">
        {face && <SeatBadge face={face} size={24} />}
        <p aria-live="polite">{says}</p>
      </div>
      <div className="position-ways">
        <button
          type="button"
          className="button"
          aria-label={t.earlier}
          aria-disabled={ply === 0}
          onClick={() => onPly(ply - 1)}
        >
          <Icon name="back" size={15} />
        </button>
        <button
          type="button"
          className="button"
          aria-label={t.later}
          aria-disabled={ply === last}
          onClick={() => onPly(ply + 1)}
        >
          <Icon name="forward" size={15} />
        </button>
        <Link className="button" href={`/replay/${id}#${ply}`}>
          {t.replayFrom}
        </Link>
      </div>
    </Card>
  );
});
