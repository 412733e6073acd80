/** Games between bots, and what is counted of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, botMove } from '../bots/bot.ts';
import { botNamed } from '../bots/levels.ts';
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  isOver,
  Match,
  type Move,
  type Outcome,
  outcome,
  perform,
  type Rng,
  type Seat,
  type State,
  start,
  USUAL_BOUNDS,
} from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { recordName } from './records.ts';
import { add, merge, noSpread, type Spread } from './spread.ts';

/** A table at which the same bots play many games. */
export interface BotTable {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** Ids of bots, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The folder that every game is written to, or null. */
  readonly records: string | null;
}

/** The games `from` to `to`, the latter not included. */
export interface SimulateTask extends BotTable {
  readonly from: number;
  readonly to: number;
}

/** Wins by the number of seats that shared them: `[alone, of two, of three, …]`. Exact, whatever the order of adding. */
export type Wins = number[];

export interface Tally {
  wins: Wins[];
  /** The same by starting order: the seat that is asked first, then clockwise. */
  places: Wins[];
  /** Games in which one seat was asked first: with a first question to several seats there is no starting order. */
  ordered: number;
  scores: Spread[];
  decisions: Spread;
}

export function noTally(seats: number): Tally {
  const each = <T>(make: () => T) => Array.from({ length: seats }, make);
  const none = () => each(() => 0);
  return { wins: each(none), places: each(none), ordered: 0, scores: each(noSpread), decisions: noSpread() };
}

export function addTally(tally: Tally, other: Tally): void {
  for (const [seat, wins] of other.wins.entries()) addWins(tally.wins[seat], wins);
  for (const [place, wins] of other.places.entries()) addWins(tally.places[place], wins);
  tally.ordered += other.ordered;
  for (const [seat, spread] of other.scores.entries()) {
    const mine = tally.scores[seat];
    if (mine) merge(mine, spread);
  }
  merge(tally.decisions, other.decisions);
}

function addWins(wins: Wins | undefined, more: Wins): void {
  for (const [i, count] of more.entries()) if (wins) wins[i] = (wins[i] ?? 0) + count;
}

/** Wins where a win shared by two counts a half. */
export function shared(wins: Wins): number {
  return wins.reduce((sum, count, i) => sum + count / (i + 1), 0);
}

export function simulate(task: SimulateTask): Tally {
  const game = gameOf(task.game);
  const tally = noTally(task.seats);
  if (task.records !== null) mkdirSync(task.records, { recursive: true });
  for (let i = task.from; i < task.to; i++) count(tally, playGame(game, task, i));
  return tally;
}

/** Game number `i` of a table, with its last position and all that happened in it. */
export function playHeard(
  game: Game,
  table: BotTable,
  i: number,
): Finished & { readonly last: State; readonly events: readonly GameEvent[] } {
  const seed = seedOf(table, i);
  const events: GameEvent[] = [];
  return withSeed(i, seed, () => {
    const board = quickBoard(game, table, seed, (event) => void events.push(event));
    return { ...play(game, table, board, seed), last: board.state, events };
  });
}

export interface Finished {
  readonly end: Outcome;
  readonly decisions: number;
  /** The seat that was asked first, or null if several were. */
  readonly first: Seat | null;
}

function playGame(game: Game, table: BotTable, i: number): Finished {
  const seed = seedOf(table, i);
  return withSeed(i, seed, () => {
    if (table.records === null) return play(game, table, quickBoard(game, table, seed, unheard), seed);
    const { seats, options, bots } = table;
    const match = Match.simulated(game, { seats, options, names: bots }, seed);
    const finished = play(game, table, match, seed);
    const file = join(table.records, recordName(game.id, seats, table.seed, i));
    writeFileSync(file, `${JSON.stringify(match.record())}\n`);
    return finished;
  });
}

function seedOf(table: BotTable, i: number): string {
  return `${table.seed}/${i}`;
}

/** Whatever goes wrong in a game is told with the seed that plays it again. */
function withSeed<T>(i: number, seed: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`game ${i} with the seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What is needed to play: a match, or a position without a record. */
interface Board {
  readonly state: State;
  answer(seat: Seat, move: Move): unknown;
}

function unheard(): void {}

/** The same game as a simulated match with this seed, without its record. */
function quickBoard(game: Game, { seats, options }: BotTable, seed: string, emit: (event: GameEvent) => void): Board {
  const turn = { rng: new FastRng(seed), emit };
  const state = start(game, seats, options, turn);
  return { state, answer: (seat, move) => perform(game, state, seat, move, turn) };
}

function play(game: Game, table: BotTable, board: Board, seed: string): Finished {
  // The bots' own generator: the draws of the game are those of its seed, whatever the bots think about.
  const rng: Rng = new FastRng(`${seed}/bots`);
  const bots = table.bots.map(botOf);
  const opening = board.state.agenda.at(-1);
  let decisions = 0;
  for (let seat = active(board.state); !isOver(board.state); seat = active(board.state)) {
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`no bot on seat ${seat}`);
    board.answer(seat, botMove(bot, game, board.state, seat, rng));
    if (++decisions > USUAL_BOUNDS.plies) throw new Error(`more than ${USUAL_BOUNDS.plies} answers`);
  }
  const end = outcome(game, board.state);
  if (end === null) throw new Error('a game that is over has no outcome');
  return { end, decisions, first: opening?.seat ?? null };
}

function botOf(id: string): Bot {
  const bot = botNamed(id);
  if (bot === undefined) throw new Error(`no bot ${id}`);
  return bot;
}

export function count(tally: Tally, { end, decisions, first }: Finished): void {
  const seats = end.ranks.length;
  const winners = end.ranks.filter((rank) => rank === 1).length;
  if (first !== null) tally.ordered++;
  for (const [seat, rank] of end.ranks.entries()) {
    const score = tally.scores[seat];
    if (score) add(score, end.scores[seat] ?? 0);
    if (rank !== 1) continue;
    win(tally.wins[seat], winners);
    if (first !== null) win(tally.places[(seat - first + seats) % seats], winners);
  }
  add(tally.decisions, decisions);
}

function win(wins: Wins | undefined, winners: number): void {
  if (wins) wins[winners - 1] = (wins[winners - 1] ?? 0) + 1;
}
