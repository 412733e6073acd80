/** Games that merchants have played, to be looked at afterwards. */
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { GAMES } from '../../src/games/registry.ts';
import { active, FastRng, type GameRecord, isOver, Match, readOptions } from '../../src/kernel/index.ts';

const NAMES = ['Ravi', 'Mina', 'Asha', 'Tara'];

/**
 * A live game, with the fewest seats unless told: to its end, or as far as so many answers. Of two dozen seeds this one has the shortest
 * games of Agra and Rajas.
 */
export function played(
  id: string,
  answers = Number.POSITIVE_INFINITY,
  names: readonly string[] = NAMES,
  seats = GAMES[id]?.seats.min ?? 0,
): GameRecord {
  const game = GAMES[id];
  const read = game && readOptions(game, seats);
  if (!game || !read || 'problem' in read) throw new Error(`no table of ${id}`);
  const match = Match.live(game, { seats, options: read.options, names: names.slice(0, seats) }, `after ${id} 4`);
  const rng = new FastRng('after');
  for (let i = 0; i < answers && !isOver(match.state); i++) {
    const seat = active(match.state);
    match.answer(seat, botMove(merchant, game, match.state, seat, rng));
  }
  return match.record();
}
