/** `durbar tune`: finds better weights of a game's judgement by self-play, and keeps them only if they win. */
import { foresightOf } from '../bots/worth.ts';
import { FastRng } from '../kernel/index.ts';
import { type Share, wilson } from './arena-tally.ts';
import { gameOf, jobsOf, listed, only, parse, seatsOf, seedOf, whole } from './args.ts';
import { CLEAN, type Command, FOUND, printJson, USUAL_SEED, UsageError } from './command.ts';
import { Evolution } from './evolution.ts';
import { divide } from './jobs.ts';
import { Progress } from './progress.ts';
import { table } from './table.ts';
import { KeptTrials } from './tune-kept.ts';
import { writeWeights } from './tune-write.ts';
import type { Trial, TuneTask } from './tuning.ts';

/** What `--json` prints. */
export interface TuneAnswer {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly generations: number;
  readonly population: number;
  readonly games: number;
  /** Iterations for each answer of those who played them; 0 for merchants. */
  readonly thinking: number;
  readonly weights: readonly { readonly feature: string; readonly before: number; readonly after: number }[];
  /** The new weights against the old ones, over games that were not used to find them. */
  readonly proof: Share & { readonly games: number };
  readonly better: boolean;
}

/** The first step of a weight, as a part of it, and what a small weight counts as. */
const STEP = 0.25;
const SMALL = 0.4;
/** What is left of a weight that would change its sign. */
const LEAST = 0.01;
/** Deals in a piece of the proof. */
const DEALS_A_PIECE = 10;

export const tuneCommand: Command = {
  summary: 'find better weights for a game’s judgement by self-play',
  help: `durbar tune GAME [options]

  --seats N         players (the fewest that the game allows)
  --generations N   (20)
  --population N    weights tried in a generation (12)
  --games N         games for each of them (120)
  --thinking N      iterations for each answer of those who play them; 0: merchants play (0)
  --keep FEATURES   weights that stay because the rules say what they are, with commas
  --proof N         games of the new weights against the old ones at the end (1000)
  --seed S          the same seed finds the same weights (${USUAL_SEED})
  --jobs N          worker threads (one for each core); changes nothing but the time
  --resume          go on where the last run with these arguments ended
  --write           write src/games/GAME/weights.ts if the new weights win: WEIGHTS, by which merchants play, or with --thinking
                    FORESIGHT, by which searches do, where the game has it
  --json            a machine-readable answer on standard output

The first feature is the measure of all others: its weight stays. Trials are kept in .cache/tune. Exit code 1: the new weights are
not proven better.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      seats: { type: 'string' },
      generations: { type: 'string' },
      population: { type: 'string' },
      games: { type: 'string' },
      thinking: { type: 'string' },
      keep: { type: 'string', default: '' },
      proof: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      jobs: { type: 'string' },
      resume: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const seats = values.seats === undefined ? game.seats.min : seatsOf(game, values.seats);
    const generations = whole(values.generations, 'generations', 1, 10_000, 20);
    const population = whole(values.population, 'population', 4, 1000, 12);
    const games = whole(values.games, 'games', 1, 1_000_000, 120);
    const thinking = whole(values.thinking, 'thinking', 0, 1_000_000, 0);
    const proof = whole(values.proof, 'proof', 1, 1_000_000, 1000);
    const jobs = jobsOf(values.jobs);
    const seed = seedOf(values.seed);
    const { features } = game.judgement;
    const before = thinking === 0 ? game.judgement.weights : foresightOf(game.judgement);
    const kept = keptOf(features, values.keep);
    const task = { game: game.id, seats, others: before, thinking };
    const trials = new KeptTrials(game.id, seats, { seed, population, games, thinking, kept: [...kept] });
    if (values.resume) trials.read();
    else trials.forget();

    const steps = before.map((weight, i) => (kept.has(i) ? 0 : STEP * Math.max(SMALL, Math.abs(weight))));
    const evolution = new Evolution({ mean: [...before], steps }, population, new FastRng(seed));
    const progress = new Progress(io, 'trials', generations * population);
    for (let generation = 0; generation < generations; generation++) {
      const points = evolution.ask(population);
      // All points of a generation meet the same deals.
      const tasks = points.map((tried): TuneTask => ({ ...task, tried, seed: `${seed}/${generation}`, games }));
      const fitness = (await tryAll(tasks, jobs, trials)).map((trial) => trial.fitness);
      const order = points.map((_, i) => i).sort((a, b) => (fitness[b] ?? 0) - (fitness[a] ?? 0));
      evolution.tell(order.map((i) => points[i] ?? []));
      progress.at((generation + 1) * population);
    }
    progress.end();

    const after = evolution.mean.map((weight, i) => signed(weight, before[i] ?? 0));
    const won = await prove({ ...task, tried: after, seed: `${seed}/proof`, games: proof }, jobs, trials);
    const share = wilson(won, proof);
    const answer: TuneAnswer = {
      game: game.id,
      seats,
      seed,
      generations,
      population,
      games,
      thinking,
      weights: features.map((feature, i) => ({ feature, before: before[i] ?? 0, after: after[i] ?? 0 })),
      proof: { ...share, games: proof },
      better: share.low > 1 / seats,
    };
    const written = thinking > 0 && game.judgement.foresight !== undefined ? 'FORESIGHT' : 'WEIGHTS';
    if (values.write && answer.better) writeWeights(game.id, written, answer.weights);
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return answer.better ? CLEAN : FOUND;
  },
};

/** The places of the weights that stay: the measure, and what was named. */
function keptOf(features: readonly string[], names: string): ReadonlySet<number> {
  const kept = new Set([0]);
  for (const name of names.split(',').filter((name) => name !== '')) {
    const at = features.indexOf(name);
    if (at < 0) throw new UsageError(`no feature "${name}"; there is ${listed(features)}`);
    kept.add(at);
  }
  return kept;
}

/** A weight keeps the sign for which the words of the hints are written: one that would change it comes to next to nothing. */
function signed(found: number, before: number): number {
  const sign = Math.sign(before);
  return Number((sign * found > 0 ? found : sign * LEAST).toPrecision(3));
}

/** Plays the proof in pieces, so that all threads have work; they are the same whatever the number of threads. */
async function prove(task: TuneTask, jobs: number, kept: KeptTrials): Promise<number> {
  const size = task.seats * DEALS_A_PIECE;
  const tasks: TuneTask[] = [];
  for (let from = 0; from < task.games; from += size)
    tasks.push({ ...task, seed: `${task.seed}/${from}`, games: Math.min(size, task.games - from) });
  return (await tryAll(tasks, jobs, kept)).reduce((won, trial) => won + trial.won, 0);
}

/** Plays the trials that have not been played yet, and returns all of them in order. */
async function tryAll(tasks: readonly TuneTask[], jobs: number, kept: KeptTrials): Promise<readonly Trial[]> {
  const trials = tasks.map((task) => kept.find(task));
  const open = tasks.flatMap((task, place) => (trials[place] === undefined ? [{ task, place }] : []));
  await divide(
    'tune',
    open.map(({ task }) => task),
    jobs,
    (trial, i) => {
      const played = open[i];
      if (played === undefined) throw new Error(`a trial that nobody asked for: ${i}`);
      kept.keep(played.task, trial);
      trials[played.place] = trial;
      return true;
    },
  );
  return trials.filter((trial) => trial !== undefined);
}

function inWords({ game, seats, weights, proof, better }: TuneAnswer): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${game}, ${seats} seats\n`,
    table(
      ['feature', 'before', 'after'],
      weights.map(({ feature, before, after }) => [feature, String(before), String(after)]),
    ),
    `New against old: ${percent(proof.share)} (${percent(proof.low)} to ${percent(proof.high)}) of ${proof.games} games, ` +
      `${better ? 'better' : 'not proven better'} than ${percent(1 / seats)}\n`,
  ].join('\n');
}
