/** Analyses its share of a game away from the page. It is ended when the page has no more use for it. */
import { analyse } from '../../analysis/analyse.ts';
import { DEPTHS } from '../../analysis/budget.ts';
import { CALIBRATIONS } from '../../analysis/calibrations/index.ts';
import { courseOf } from '../../analysis/course.ts';
import { RULES } from '../rules.ts';
import type { Word, Work } from './work.ts';

addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  const say = (word: Word) => postMessage(word);
  const { record, depth, pieces } = data;
  try {
    const [game, calibration] = await Promise.all([RULES[record.game]?.(), CALIBRATIONS[record.game]?.()]);
    if (!game || !calibration) throw new Error(`no game ${record.game}`);
    const course = courseOf(game, record);
    if ('problem' in course) throw new Error(course.problem);
    const order = { budget: DEPTHS[depth], pieces, seed: 'analysis' };
    for (const found of analyse(game, course, calibration, order)) say({ found });
    say({ done: true });
  } catch (error) {
    say({ failed: String(error) });
  }
});
