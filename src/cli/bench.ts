/** `durbar bench`: how fast the engine is, next to boardgame.io in the same run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games/registry.ts';
import type { Game } from '../kernel/index.ts';
import { parse, seedOf, whole } from './args.ts';
import { inMarkdown, inWords, sideIn } from './bench-page.ts';
import type { BoardgameIoGame } from './boardgame-io/reducing.ts';
import { BoardgameIoThread, type Mode } from './boardgame-io/thread.ts';
import { BOUNDS, ownMeasures } from './bounds.ts';
import { CLEAN, type Command, type Io, printJson, USUAL_SEED, UsageError } from './command.ts';
import { EngineThread } from './engine-thread.ts';
import { commit, type Machine, machine } from './machine.ts';
import { medianRates, type Subject } from './measure.ts';
import { Progress } from './progress.ts';
import { PROJECT } from './project.ts';
import { round } from './spread.ts';

/** What `--json` prints. Rates are medians, per second and on one core. */
export interface BenchAnswer {
  readonly date: string;
  readonly commit: string;
  readonly machine: Machine;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly play: readonly PlayLine[];
  readonly games: readonly GamesLine[];
  readonly own: readonly OwnLine[];
  readonly search: readonly SearchLine[];
  readonly clone: readonly CloneLine[];
  readonly boardgameIo: readonly BoardgameIoLine[];
}

interface PlayLine {
  readonly game: string;
  readonly seats: number;
  /** Decisions per second with a full list of legal answers at each. */
  readonly perform: number;
  /** The same, with every answer checked. */
  readonly apply: number;
}

interface GamesLine {
  readonly game: string;
  readonly seats: number;
  /** Of a whole random game, final scoring included. */
  readonly milliseconds: number;
  readonly boundMilliseconds: number | null;
  /** Answers of the question that had most. */
  readonly answers: number;
  readonly boundAnswers: number | null;
  /** How many times the decisions per second of boardgame.io's reducer on a plain state, as it comes. */
  readonly next: number;
  readonly nextSeats: number;
  readonly boundNext: number | null;
}

interface OwnLine {
  readonly game: string;
  readonly what: string;
  readonly microseconds: number;
  readonly boundMicroseconds: number;
}

interface SearchLine {
  readonly game: string;
  readonly seats: number;
  /** Iterations of the bots' search per second. */
  readonly iterations: number;
}

interface CloneLine {
  readonly game: string;
  readonly seats: number;
  readonly objects: number;
  readonly cloneMicroseconds: number;
  readonly structuredCloneMicroseconds: number;
  readonly ratio: number;
}

interface BoardgameIoLine {
  readonly state: string;
  readonly objects: number;
  readonly mode: Mode;
  readonly movesPerSecond: number;
  /** How many times faster Bombay with four seats is played here, without and with checks. */
  readonly performRatio: number;
  readonly applyRatio: number;
}

export const benchCommand: Command = {
  summary: 'measure the engine, next to boardgame.io',
  help: `durbar bench [options]

  --rounds N        rounds to take the median of (7)
  --milliseconds N  how long one thing is measured in one round (150)
  --seed S          the same seed plays the same games (${USUAL_SEED})
  --write           write docs/bench.md
  --json            a machine-readable answer on standard output
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      rounds: { type: 'string' },
      milliseconds: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const effort = {
      rounds: whole(values.rounds, 'rounds', 1, 100, 7),
      milliseconds: whole(values.milliseconds, 'milliseconds', 1, 10_000, 150),
    };
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much; bench measures all games`);
    const answer = await measure(seedOf(values.seed), effort, io);
    if (values.write) {
      const file = join(PROJECT, 'docs', 'bench.md');
      writeFileSync(file, inMarkdown(answer) + sideIn(readFileSync(file, 'utf8')));
      io.err('written to docs/bench.md\n');
    }
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return CLEAN;
  },
};

type Effort = { readonly rounds: number; readonly milliseconds: number };

async function measure(seed: string, effort: Effort, io: Io): Promise<BenchAnswer> {
  const subjects: Subject[] = [];
  const add = (subject: Subject) => subjects.push(subject) - 1;
  const games = Object.values(GAMES);
  const own = games.map((game) => ({ game, thread: new EngineThread(game.id, seed) }));
  const play = own.flatMap(({ game, thread }) =>
    seatCounts(game).map((seats) => ({
      game: game.id,
      seats,
      perform: add(thread.subject('perform', seats)),
      apply: add(thread.subject('apply', seats)),
    })),
  );
  const whole = own.map(({ game, thread }) => ({
    game: game.id,
    seats: game.seats.max,
    thread,
    place: add(thread.subject('games', game.seats.max)),
  }));
  const particular = own.flatMap(({ game, thread }) =>
    ownMeasures(game.id).map(({ name, microseconds }) => ({
      game: game.id,
      what: name,
      boundMicroseconds: microseconds,
      place: add(thread.subject(`own: ${name}`, game.seats.max)),
    })),
  );
  const search = own.map(({ game, thread }) => ({
    game: game.id,
    seats: game.seats.min,
    iterations: add(thread.subject('search', game.seats.min)),
  }));
  const clone = own.map(({ game, thread }) => {
    const seats = Math.min(game.seats.max, 4);
    return {
      game: game.id,
      seats,
      thread,
      own: add(thread.subject('clone', seats)),
      general: add(thread.subject('structuredClone', seats)),
    };
  });
  const foreign = FOREIGN.map((one) => {
    const thread = new BoardgameIoThread(one.kind, one.mode);
    return { ...one, thread, place: add(thread) };
  });

  const progress = new Progress(io, 'measurements', subjects.length * (effort.rounds + 1));
  const rates = await medianRates(subjects, effort, (done) => progress.at(done)).finally(() =>
    Promise.all([...own, ...foreign].map(({ thread }) => thread.end())),
  );
  progress.end();

  const rate = (place: number) => rates[place] ?? 0;
  const playedAt = (id: string, at: number) =>
    play.find(({ game, seats }) => game === id && seats === at)?.perform ?? 0;
  const yardstick = play.find(({ game, seats }) => game === 'bombay' && seats === 4);
  const reducer = foreign.find(({ kind, mode }) => kind === 'plain' && mode === 'as it comes')?.place ?? 0;
  const ratio = (place: number, to: number) => round(rate(place) / rate(to));
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    ...effort,
    play: play.map((line) => ({
      ...line,
      perform: Math.round(rate(line.perform)),
      apply: Math.round(rate(line.apply)),
    })),
    games: whole.map(({ game, seats, thread, place }) => {
      const bounds = BOUNDS[game];
      const nextSeats = bounds?.next.seats ?? seats;
      return {
        game,
        seats,
        milliseconds: round(1000 / rate(place)),
        boundMilliseconds: bounds?.game ?? null,
        answers: thread.widest,
        boundAnswers: bounds?.answers ?? null,
        next: ratio(playedAt(game, nextSeats), reducer),
        nextSeats,
        boundNext: bounds?.next.times ?? null,
      };
    }),
    own: particular.map(({ place, ...line }) => ({ ...line, microseconds: round(1_000_000 / rate(place)) })),
    search: search.map((line) => ({ ...line, iterations: Math.round(rate(line.iterations)) })),
    clone: clone.map(({ game, seats, thread, own, general }) => ({
      game,
      seats,
      objects: thread.objects,
      cloneMicroseconds: round(1_000_000 / rate(own)),
      structuredCloneMicroseconds: round(1_000_000 / rate(general)),
      ratio: ratio(own, general),
    })),
    boardgameIo: foreign.map(({ state, mode, thread, place }) => ({
      state,
      objects: thread.objects,
      mode,
      movesPerSecond: Math.round(rate(place)),
      performRatio: ratio(yardstick?.perform ?? 0, place),
      applyRatio: ratio(yardstick?.apply ?? 0, place),
    })),
  };
}

function seatCounts({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const FOREIGN: readonly { kind: BoardgameIoGame; state: string; mode: Mode }[] = [
  { kind: 'plain', state: 'a plain state', mode: 'as it comes' },
  { kind: 'plain', state: 'a plain state', mode: 'production' },
  { kind: 'bombay', state: 'Bombay, 4 seats', mode: 'as it comes' },
  { kind: 'bombay', state: 'Bombay, 4 seats', mode: 'production' },
];
