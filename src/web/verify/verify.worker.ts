/** Where a record is gone through: away from the page, so that a huge one does not hold it up. */
import type { GameRecord } from '../../kernel/index.ts';
import { audit } from '../../table/audit.ts';
import { Film } from '../../table/film.ts';
import { faultsIn } from '../../table/lines.ts';
import { RULES } from '../rules.ts';
import type { Word } from './checking.ts';

/** Between two words about how far it is, in entries. */
const EVERY = 250;

addEventListener('message', async ({ data: record }: MessageEvent<GameRecord>) => {
  const say = (word: Word) => postMessage(word);
  try {
    const game = await RULES[record.game]?.();
    if (!game) throw new Error(`no game ${record.game}`);
    const walk = audit(game, record);
    for (;;) {
      const { done, value } = walk.next();
      if (done) {
        const film = record.lines && value.problem === null ? Film.of(game, record) : null;
        const cut = film && 'film' in film ? faultsIn(film.film, record.lines ?? []).size : 0;
        return say({ audit: value, cut });
      }
      if (value % EVERY === 0 || value === record.log.length) say({ done: value });
    }
  } catch (error) {
    say({ failed: String(error) });
  }
});
