/** `durbar train`: teaches a network what positions come to, and keeps it only if the search wins more with it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, inputWeights } from '../bots/value/inputs.ts';
import { foreseen, Learner, type Samples } from '../bots/value/learner.ts';
import { FastRng } from '../kernel/index.ts';
import { type Share, wilson } from './arena-tally.ts';
import { gameOf, jobsOf, only, parse, seatsOf, seedOf, whole } from './args.ts';
import { CLEAN, type Command, FOUND, type Io, printJson, USUAL_SEED } from './command.ts';
import { divide } from './jobs.ts';
import { Progress } from './progress.ts';
import { PROJECT } from './project.ts';
import { round } from './spread.ts';
import { grouped, table } from './table.ts';
import { KeptTraining } from './train-kept.ts';
import { curve } from './train-plot.ts';
import type { MatchTask, SampleTask } from './training.ts';

/** What `--json` prints. */
export interface TrainAnswer {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  /** Iterations for each answer of those who played them; 0 for merchants. */
  readonly thinking: number;
  readonly samples: number;
  /** The part of the spread of margins that is foreseen after each epoch, in the samples and in games that were not learnt. */
  readonly epochs: readonly { readonly learnt: number; readonly unseen: number }[];
  /** Of a hundred parts so many are the network's, the rest the judgement's. */
  readonly part: number;
  readonly bytes: number;
  /** The search with the network against searches without it. */
  readonly proof: Share & { readonly games: number; readonly iterations: number };
  readonly better: boolean;
}

/** Games in a piece of samples; of ten pieces the first is never learnt. */
const PIECE = 20;
const UNSEEN = 10;

export const trainCommand: Command = {
  summary: 'teach a network what positions come to, and keep it if it wins',
  help: `durbar train GAME [options]

  --seats N         players (the fewest that the game allows)
  --games N         games to learn from (2000)
  --thinking N      iterations for each answer of those who play them; 0: merchants play (0)
  --epochs N        how often all of them are gone through (4)
  --part N          of a hundred parts so many are the network's, the rest the judgement's (100)
  --proof N         games of the search with the network against the search without (100)
  --iterations N    iterations of these searches for each answer (300)
  --seed S          the same seed learns the same network (${USUAL_SEED})
  --jobs N          worker threads (one for each core); changes nothing but the time
  --resume          go on where the last run with these arguments ended
  --svg FILE        write the learning curve
  --write           write src/games/GAME/nets.ts if the network wins
  --json            a machine-readable answer on standard output

Samples and the network of every epoch are kept in .cache/train. Exit code 1: the network is not proven better.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      seats: { type: 'string' },
      games: { type: 'string' },
      thinking: { type: 'string' },
      epochs: { type: 'string' },
      part: { type: 'string' },
      proof: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      jobs: { type: 'string' },
      resume: { type: 'boolean', default: false },
      svg: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const seats = values.seats === undefined ? game.seats.min : seatsOf(game, values.seats);
    const games = whole(values.games, 'games', 2 * PIECE, 1_000_000, 2000);
    const thinking = whole(values.thinking, 'thinking', 0, 1_000_000, 0);
    const epochs = whole(values.epochs, 'epochs', 1, 1000, 4);
    const part = whole(values.part, 'part', 1, 100, 100);
    const proof = whole(values.proof, 'proof', 1, 1_000_000, 100);
    const iterations = whole(values.iterations, 'iterations', 1, 1_000_000, 300);
    const jobs = jobsOf(values.jobs);
    const seed = seedOf(values.seed);
    const kept = new KeptTraining(game.id, seats, seed, thinking);
    if (!values.resume) kept.forget();

    const inputs = inputsOf(game.judgement.features.length);
    const pieces = await collect({ game: game.id, seats, seed, from: 0, to: games, thinking }, inputs, jobs, kept, io);
    const learnt = joined(pieces.filter((_, i) => i % UNSEEN > 0));
    const unseen = joined(pieces.filter((_, i) => i % UNSEEN === 0));
    const learner = new Learner(learnt, new FastRng(seed));
    const progress = new Progress(io, 'epochs', epochs);
    const course: { learnt: number; unseen: number }[] = [];
    for (let epoch = 0; epoch < epochs; epoch++) {
      learner.epoch(epoch / epochs, (epoch + 1) / epochs);
      const net = learner.net();
      course.push({ learnt: round(foreseen(net, learnt)), unseen: round(foreseen(net, unseen)) });
      kept.keepNet(net.packed());
      progress.at(epoch + 1);
    }
    progress.end();

    const net = learner.net().blended(part / 100, inputWeights(game.judgement));
    const match = { game: game.id, seats, seed: `${seed}/proof`, net: net.packed(), iterations };
    const share = wilson(await prove(match, proof, jobs, io), proof);
    const answer: TrainAnswer = {
      game: game.id,
      seats,
      seed,
      games,
      thinking,
      samples: learnt.y.length,
      epochs: course,
      part,
      bytes: net.weights.byteLength,
      proof: { ...share, games: proof, iterations },
      better: share.low > 1 / seats,
    };
    if (values.svg !== undefined) writeFileSync(values.svg, curve(answer));
    if (values.write && answer.better) writeNet(game.id, seats, net.packed());
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return answer.better ? CLEAN : FOUND;
  },
};

/** Plays the games that are not there yet, piece by piece, and returns all pieces in order. */
async function collect(
  all: SampleTask,
  inputs: number,
  jobs: number,
  kept: KeptTraining,
  io: Io,
): Promise<readonly Samples[]> {
  const pieces = kept.read(inputs);
  const starts = Array.from({ length: Math.ceil(all.to / PIECE) }, (_, i) => i * PIECE);
  const tasks = starts
    .filter((from) => !pieces.has(from))
    .map((from): SampleTask => ({ ...all, from, to: from + PIECE }));
  const progress = new Progress(io, 'games', tasks.length * PIECE);
  let done = 0;
  await divide('sample', tasks, jobs, (samples, place) => {
    const from = tasks[place]?.from ?? 0;
    kept.keep(from, samples);
    pieces.set(from, samples);
    progress.at(++done * PIECE);
    return true;
  });
  progress.end();
  return starts.map((from) => pieces.get(from)).filter((piece) => piece !== undefined);
}

function joined(pieces: readonly Samples[]): Samples {
  const [first] = pieces;
  const count = pieces.reduce((sum, { y }) => sum + y.length, 0);
  const inputs = first?.inputs ?? 0;
  const x = new Float32Array(count * inputs);
  const y = new Float32Array(count);
  let at = 0;
  for (const piece of pieces) {
    x.set(piece.x, at * inputs);
    y.set(piece.y, at);
    at += piece.y.length;
  }
  return { inputs, x, y };
}

async function prove(match: Omit<MatchTask, 'index'>, games: number, jobs: number, io: Io): Promise<number> {
  const tasks = Array.from({ length: games }, (_, index): MatchTask => ({ ...match, index }));
  const progress = new Progress(io, 'games of the proof', games);
  let won = 0;
  let done = 0;
  await divide('matchNet', tasks, jobs, (part) => {
    won += part;
    progress.at(++done);
    return true;
  });
  progress.end();
  return won;
}

/** Puts the network where the old one stands, or first in the list. */
function writeNet(game: string, seats: number, packed: string): void {
  const file = join(PROJECT, 'src', 'games', game, 'nets.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : noNets(game);
  const others = text.replace(new RegExp(`^  ${seats}:\\s+'[^']*',\n`, 'm'), '');
  writeFileSync(file, others.replace(LIST, `${LIST}\n  ${seats}: '${packed}',`));
}

const LIST = 'export const NETS: Readonly<Record<number, string>> = {';

function noNets(game: string): string {
  return `/** The networks that have won their place in the search, packed, by the number of seats. \`durbar train ${game} --write\` writes here. */
${LIST}
};
`;
}

function inWords({ game, seats, samples, epochs, bytes, proof, better }: TrainAnswer): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${game}, ${seats} seats, ${grouped(samples)} samples, ${grouped(bytes)} bytes of weights\n`,
    table(
      ['epoch', 'foreseen of what was learnt', 'of other games'],
      epochs.map(({ learnt, unseen }, i) => [String(i + 1), percent(learnt), percent(unseen)]),
    ),
    `With the network against without: ${percent(proof.share)} (${percent(proof.low)} to ${percent(proof.high)}) of ` +
      `${proof.games} games with ${grouped(proof.iterations)} iterations, ${better ? 'better' : 'not proven better'} than ${percent(1 / seats)}\n`,
  ].join('\n');
}
