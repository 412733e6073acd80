/** Games of one player against copies of another: the same deals for every seat that the one can have. */
import { type Bot, botMove, type Thinking } from '../bots/bot.ts';
import { botNamed } from '../bots/levels.ts';
import { ExternalBot } from '../bots/node/external.ts';
import {
  active,
  FastRng,
  type Game,
  isOver,
  type Move,
  outcome,
  perform,
  type Seat,
  type State,
  silentTurn,
  start,
  USUAL_BOUNDS,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { UsageError } from './command.ts';

/** Who plays whom, and how. */
export interface Pairing {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** A level, or `run:` and the command of a bot of one's own. */
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  /** The part of their own time that the bots think. */
  readonly think: number;
  /** Iterations for each second of a bot's own time, instead of the clock; null: the clock. */
  readonly iterations: number | null;
}

export interface ArenaTask extends Pairing {
  /** Numbers of games. */
  readonly games: readonly number[];
}

/** What is counted of one game. */
export interface Bout {
  readonly index: number;
  /** Where A sat, and how many seats after the one that was asked first; null if several were. */
  readonly seat: Seat;
  readonly place: number | null;
  /** A's part of the win: 1, a half for one shared by two, 0. */
  readonly won: number;
  /** The part of the win that each place of the starting order has. */
  readonly places: readonly number[] | null;
  readonly score: number;
  /** The best score of the others. */
  readonly rival: number;
  readonly decisions: number;
  readonly a: Pace;
  readonly b: Pace;
  /** What went wrong with a bot of one's own. */
  readonly faults: readonly string[];
}

/** How long answers took in which there was a choice of time. */
export interface Pace {
  readonly answers: number;
  readonly milliseconds: number;
  readonly longest: number;
}

/** Somebody who answers at the arena. */
interface Player {
  answer(s: State, seat: Seat): Move | Promise<Move>;
  faults(): readonly string[];
  close(): void;
}

const COMMAND = /^run:(.+)$/;

/** Whether there is a player of this name. */
export function isPlayer(name: string): boolean {
  return COMMAND.test(name) || botNamed(name) !== undefined;
}

export async function fight(task: ArenaTask): Promise<Bout[]> {
  const game = gameOf(task.game);
  const bouts: Bout[] = [];
  for (const index of task.games) bouts.push(await playBout(game, task, index));
  return bouts;
}

function playerOf(name: string, game: Game, pairing: Pairing, seed: string): Player {
  const command = COMMAND.exec(name)?.[1];
  const rng = new FastRng(seed);
  if (command !== undefined) return ExternalBot.start(command, game, pairing.seats, rng);
  const bot: Bot | undefined = botNamed(name);
  if (bot === undefined) throw new UsageError(`no bot "${name}"`);
  const thinking: Thinking =
    pairing.iterations === null
      ? { share: pairing.think, iterations: Number.POSITIVE_INFINITY }
      : { share: Number.POSITIVE_INFINITY, iterations: pairing.iterations };
  return { answer: (s, seat) => botMove(bot, game, s, seat, rng, thinking), faults: () => [], close() {} };
}

async function playBout(game: Game, pairing: Pairing, index: number): Promise<Bout> {
  const { seats, options, seed } = pairing;
  const own = index % seats;
  const turn = silentTurn(new FastRng(`${seed}/${Math.floor(index / seats)}`));
  const s = start(game, seats, options, turn);
  const first = s.agenda.at(-1)?.seat ?? null;
  const a = new Clocked(playerOf(pairing.a, game, pairing, `${seed}/${index}/a`));
  const b = new Clocked(playerOf(pairing.b, game, pairing, `${seed}/${index}/b`));
  let decisions = 0;
  try {
    for (; !isOver(s); decisions++) {
      if (decisions > USUAL_BOUNDS.plies) throw new Error(`game ${index}: more than ${USUAL_BOUNDS.plies} answers`);
      const seat = active(s);
      perform(game, s, seat, await (seat === own ? a : b).answer(s, seat), turn);
    }
  } finally {
    a.player.close();
    b.player.close();
  }
  const end = outcome(game, s);
  if (end === null) throw new Error('a game that is over has no outcome');
  const winners = end.ranks.filter((rank) => rank === 1).length;
  const part = (seat: Seat) => (end.ranks[seat] === 1 ? 1 / winners : 0);
  return {
    index,
    seat: own,
    place: first === null ? null : (own - first + seats) % seats,
    won: part(own),
    places: first === null ? null : end.ranks.map((_, i) => part((first + i) % seats)),
    score: end.scores[own] ?? 0,
    rival: Math.max(...end.scores.filter((_, seat) => seat !== own)),
    decisions,
    a: a.pace,
    b: b.pace,
    faults: [...a.player.faults(), ...b.player.faults()],
  };
}

/** A player with a watch beside the board. */
class Clocked {
  readonly player: Player;
  #answers = 0;
  #milliseconds = 0;
  #longest = 0;

  constructor(player: Player) {
    this.player = player;
  }

  async answer(s: State, seat: Seat): Promise<Move> {
    const begin = performance.now();
    const move = await this.player.answer(s, seat);
    const took = performance.now() - begin;
    this.#answers++;
    this.#milliseconds += took;
    this.#longest = Math.max(this.#longest, took);
    return move;
  }

  get pace(): Pace {
    return { answers: this.#answers, milliseconds: this.#milliseconds, longest: this.#longest };
  }
}
