/**
 * What a position promises each seat. Merchants play on from it once around the table, so that nobody is judged in the middle of
 * a turn; what stands there is read by the calibration. A game that ends on the way counts as it ended.
 */
import { AT_THE_TABLE } from '../bots/bot.ts';
import { merchant } from '../bots/levels.ts';
import { foresightOf, Judge } from '../bots/worth.ts';
import {
  active,
  type Game,
  type GameEvent,
  isOver,
  type Move,
  type Outcome,
  perform,
  type Rng,
  type State,
  silentTurn,
} from '../kernel/index.ts';
import {
  type Calibration,
  type Knot,
  knotsFor,
  levelWorth,
  type Outlook,
  outlookOf,
  type Reading,
  scaleAt,
} from './calibration.ts';

/** The last part of a game that is not yet its end: an unfinished position never counts as finished. */
const NEARLY_OVER = 0.995;
/** By so many points a game that is over is decided. */
const DECIDED = 0.01;

/** What was foreseen, and how much of it is still open: so many points make a seat e times as likely to win as another. */
export interface Foreseen extends Outlook {
  readonly scale: number;
}

export class Forecast<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #judge: Judge<S>;
  readonly #knots: readonly Knot[];
  readonly #seats: number;
  /** How many answers the game had: the measure of its progress. */
  readonly #length: number;

  constructor(game: Game<S, M, E>, calibration: Calibration, seats: number, length: number) {
    this.#game = game;
    this.#judge = new Judge(game.judgement, foresightOf(game.judgement));
    this.#knots = knotsFor(calibration, seats);
    this.#seats = seats;
    this.#length = length;
  }

  /** What a point is worth as a chance to win while all are level. */
  get levelWorth(): number {
    return levelWorth(this.#knots, this.#seats);
  }

  /** Plays on from `s`, which is changed by it, and reads the position after that. `ply` answers were given before `s`. */
  playOn(s: S, ply: number, rng: Rng): Foreseen {
    const given = goAround(this.#game, s, this.#seats, rng);
    return this.read(s, ply + given);
  }

  /** The position as it stands. */
  read(s: S, ply: number): Foreseen {
    if (isOver(s)) return { ...resultOf(this.#game.score(s)), scale: DECIDED };
    const progress = Math.min(NEARLY_OVER, ply / Math.max(1, this.#length));
    const reading = readingOf(this.#game, this.#judge, s, this.#seats, progress);
    return { ...outlookOf(this.#knots, reading), scale: scaleAt(this.#knots, progress) };
  }
}

export function readingOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  judge: Judge<S>,
  s: S,
  seats: number,
  progress: number,
): Reading {
  return {
    progress,
    worths: Array.from({ length: seats }, (_, seat) => judge.worth(s, seat)),
    scores: game.score(s).scores,
    asked: s.agenda.at(-1)?.seat ?? -1,
  };
}

/** The result: a win shared by two is a half for each. */
export function resultOf({ scores, ranks }: Outcome): Outlook {
  const winners = ranks.filter((rank) => rank === 1).length;
  return { scores, shares: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)) };
}

/** Merchants answer until everybody has had a turn: as many changes of the seat that is asked as there are seats. Says how often. */
function goAround<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seats: number,
  rng: Rng,
): number {
  const turn = silentTurn(rng);
  let given = 0;
  let changes = 0;
  for (let seat = active(s); !isOver(s); given++) {
    const asked = active(s);
    if (asked !== seat && ++changes > seats) break;
    seat = asked;
    perform(game, s, seat, merchant.choose(game, s, seat, rng, AT_THE_TABLE), turn);
  }
  return given;
}
