/** `durbar calibrate`: measures by self-play what a judgement says about the end of the game. The analysis reads it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgementHash, type Knot } from '../analysis/calibration.ts';
import { fitted, type Trust, trustIn } from '../analysis/fit.ts';
import type { Sample } from '../analysis/selfplay.ts';
import type { Game } from '../kernel/index.ts';
import { gameOf, jobsOf, only, parse, seatsOf, seedOf, whole } from './args.ts';
import type { CalibrateTask } from './calibrating.ts';
import { CLEAN, type Command, printJson, USUAL_SEED } from './command.ts';
import { divide, pieces } from './jobs.ts';
import { Progress } from './progress.ts';
import { PROJECT } from './project.ts';
import { grouped, table } from './table.ts';

/** What `--json` prints. */
export interface CalibrateAnswer {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly tables: readonly {
    readonly seats: number;
    readonly samples: number;
    /** How well games foretold that the fit has not seen. */
    readonly trust: Trust;
    readonly knots: readonly Knot[];
  }[];
}

/** One game in so many is kept from the fit, to test it. */
const HELD_OUT = 5;

export const calibrateCommand: Command = {
  summary: 'measure what a game’s judgement says about its end, for the analysis',
  help: `durbar calibrate GAME [options]

  --seats N    this number of players only (all that the game allows)
  --games N    games of self-play for each number of players (400)
  --seed S     the same seed measures the same (${USUAL_SEED})
  --jobs N     worker threads (one for each core); changes nothing but the time
  --write      write src/analysis/calibrations/GAME.ts; not with --seats
  --json       a machine-readable answer on standard output

Four games in five are fitted, the fifth tests the fit. Measure again after the judgement has changed.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      seats: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      jobs: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const games = whole(values.games, 'games', HELD_OUT, 1_000_000, 400);
    const seed = seedOf(values.seed);
    const jobs = jobsOf(values.jobs);
    const all = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    const counts = values.seats === undefined ? all : [seatsOf(game, values.seats)];

    const progress = new Progress(io, 'games', games * counts.length);
    const tables: CalibrateAnswer['tables'][number][] = [];
    for (const [i, seats] of counts.entries()) {
      const samples = await play({ game: game.id, seats, seed }, games, jobs, (done) => progress.at(games * i + done));
      const knots = fitted(samples.filter((sample) => sample.game % HELD_OUT !== 0));
      const trust = trustIn(
        knots,
        samples.filter((sample) => sample.game % HELD_OUT === 0),
      );
      tables.push({ seats, samples: samples.length, trust, knots });
    }
    progress.end();

    const answer: CalibrateAnswer = { game: game.id, seed, games, tables };
    if (values.write && values.seats === undefined) write(game, answer);
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return CLEAN;
  },
};

/** All samples, in the order of their games, whichever thread played them. */
async function play(
  task: Omit<CalibrateTask, 'from' | 'to'>,
  games: number,
  jobs: number,
  onProgress: (done: number) => void,
): Promise<Sample[]> {
  const parts = pieces(0, games, jobs);
  const found: Sample[][] = [];
  let done = 0;
  await divide(
    'calibrate',
    parts.map((part) => ({ ...task, ...part })),
    jobs,
    (samples, place) => {
      found[place] = samples;
      done += (parts[place]?.to ?? 0) - (parts[place]?.from ?? 0);
      onProgress(done);
      return true;
    },
  );
  return found.flat();
}

function write(game: Game, { seed, games, tables }: CalibrateAnswer): void {
  const knot = ({ at, terms, scale }: Knot) => `      { at: ${at}, terms: [${terms.join(', ')}], scale: ${scale} },\n`;
  const lists = tables.map(({ seats, knots }) => `    ${seats}: [\n${knots.map(knot).join('')}    ],\n`).join('');
  const lines = [
    `/** Measured by \`npx durbar calibrate ${game.id} --games ${games} --seed ${seed} --write\`. */`,
    "import type { Calibration } from '../calibration.ts';",
    '',
    `export const ${game.id}: Calibration = {`,
    `  game: '${game.id}',`,
    `  judgement: '${judgementHash(game)}',`,
    `  tables: {\n${lists}  },`,
    '};\n',
  ];
  writeFileSync(join(PROJECT, 'src', 'analysis', 'calibrations', `${game.id}.ts`), lines.join('\n'));
}

function inWords({ game, games, tables }: CalibrateAnswer): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const parts = [`${game}, ${grouped(games)} games for each number of seats\n`];
  for (const { seats, samples, trust } of tables) {
    const known = 1 - trust.surprise / trust.ignorance;
    parts.push(
      `\n${seats} seats, ${grouped(samples)} positions. Of games that were not fitted: the winner is less of a surprise by ${percent(known)}, ` +
        `final scores are off by ${trust.error.toFixed(1)} points.\n`,
      table(
        ['foretold', 'times', 'mean', 'won'],
        trust.tenths.map(({ times, foretold, won }, i) => [
          `${10 * i} to ${10 * i + 10} %`,
          grouped(times),
          percent(foretold),
          percent(won),
        ]),
      ),
    );
  }
  return parts.join('');
}
