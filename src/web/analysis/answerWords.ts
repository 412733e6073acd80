/** An answer in the words of the table: what its button said, or would have said. */
import type { Course } from '../../analysis/course.ts';
import { FastRng, hashOf, type Move, moves, redeal, type Seat, same, waiting } from '../../kernel/index.ts';
import { aheadIn } from '../../table/ahead.ts';
import type { Sight } from '../../table/table.ts';
import type { Answer } from '../../ui/contract.ts';
import type { Loaded } from '../registry.ts';

/** The answer to the question before `ply` that consists of this move; null if the screen has no words for it alone. */
export function answerAt(
  { game, ui }: Pick<Loaded, 'game' | 'ui'>,
  course: Course,
  ply: number,
  seat: Seat,
  move: Move,
): Answer | null {
  const before = course.frames[ply - 1]?.state;
  if (!before) return null;
  const sight: Sight = {
    seat,
    ply: ply - 1,
    view: game.view(before, seat),
    waiting: waiting(before),
    moves: moves(game, before, seat),
    undo: 'nothing',
    redo: 'nothing',
    outcome: null,
  };
  const ahead = (line: readonly Move[]) => {
    const world = game.clone(before);
    redeal(game, world, seat, new FastRng(hashOf([seat, ply - 1])));
    return aheadIn(game, world, seat, line, ply - 1);
  };
  const answers = ui.answers(sight, ahead);
  return (
    answers.find((answer) => answer.moves.length === 1 && same(answer.moves[0], move)) ??
    answers.find((answer) => same(answer.moves[0], move)) ??
    null
  );
}
