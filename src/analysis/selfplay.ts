/** Positions of self-play with how their games ended: what a calibration is fitted to. */
import { AT_THE_TABLE, type Bot, imagine } from '../bots/bot.ts';
import { BOTS, merchant } from '../bots/levels.ts';
import { foresightOf, Judge } from '../bots/worth.ts';
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  isOver,
  type Move,
  optionSets,
  perform,
  type State,
  silentTurn,
  start,
  USUAL_BOUNDS,
} from '../kernel/index.ts';
import type { Outlook, Reading } from './calibration.ts';
import { readingOf, resultOf } from './forecast.ts';

export interface Sample {
  /** The game it is from: samples of one game are not independent. */
  readonly game: number;
  readonly reading: Reading;
  readonly end: Outlook;
}

/** One game in two begins with apprentices, whose turns go on to merchants with one chance in so many: positions differ more so. */
const PRELUDE = 16;

/**
 * Game number `i`. Once merchants play, every position in which the turn has just passed to another seat is a sample.
 */
export function samplesOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  seats: number,
  seed: string,
  i: number,
): Sample[] {
  const turn = silentTurn(new FastRng(`${seed}/${i}`));
  const rng = new FastRng(`${seed}/${i}/bots`);
  // Merchants play; what they come to is read as the forecast reads it.
  const judge = new Judge(game.judgement, foresightOf(game.judgement));
  const s = start(game, seats, optionSets(game, seats)[0] ?? {}, turn);
  let prelude = i % 2 === 1;
  const readings: { readonly ply: number; readonly reading: Reading }[] = [];
  let ply = 0;
  for (let last = -1; !isOver(s); ply++) {
    if (ply > USUAL_BOUNDS.plies) throw new Error(`game ${i} with the seed ${seed} does not end`);
    const seat = active(s);
    if (seat !== last && prelude) prelude = rng.int(PRELUDE) > 0;
    if (seat !== last && !prelude) readings.push({ ply, reading: readingOf(game, judge, s, seats, 0) });
    last = seat;
    const bot: Bot = prelude ? (BOTS['apprentice'] ?? merchant) : merchant;
    perform(game, s, seat, bot.choose(game, imagine(game, s, seat, rng), seat, rng, AT_THE_TABLE), turn);
  }
  const end = resultOf(game.score(s));
  return readings.map(({ ply: at, reading }) => ({ game: i, reading: { ...reading, progress: at / ply }, end }));
}
