/** `durbar arena`: one bot against copies of another, over mirrored deals and all seats. */
import { writeFileSync } from 'node:fs';
import { type ArenaTask, type Bout, isPlayer, type Pairing } from './arena-games.ts';
import { KeptBouts } from './arena-kept.ts';
import { plot } from './arena-plot.ts';
import { type ArenaAnswer, type Share, tallyOf } from './arena-tally.ts';
import { gameOf, jobsOf, only, optionsOf, parse, seatsOf, seedOf, whole } from './args.ts';
import { CLEAN, type Command, printJson, USUAL_SEED, UsageError } from './command.ts';
import { divide } from './jobs.ts';
import { Progress } from './progress.ts';
import type { Summary } from './spread.ts';
import { grouped, table } from './table.ts';

export const arenaCommand: Command = {
  summary: 'let one bot play against copies of another, and measure its strength',
  help: `durbar arena GAME --a BOT --b BOT [options]

  --a BOT           apprentice, merchant, vizier, emperor, random, or run:COMMAND for a bot of your own
  --b BOT           who has all the other seats
  --seats N         players (the fewest that the game allows)
  --games N         games to play (100); every deal is played from every seat
  --think X         the part of their own time that bots think (1)
  --iterations N    search so many iterations for each second of a level, instead of by the clock:
                    the same games on every machine, however busy
  --option K=V      an option of the game; may be repeated
  --seed S          the same seed deals the same games (${USUAL_SEED})
  --jobs N          games at a time (one for each core)
  --resume          go on where the last run with these arguments ended
  --svg FILE        write a plot
  --json            a machine-readable answer on standard output
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      a: { type: 'string' },
      b: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string' },
      think: { type: 'string' },
      iterations: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: USUAL_SEED },
      jobs: { type: 'string' },
      resume: { type: 'boolean', default: false },
      svg: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const seats = values.seats === undefined ? game.seats.min : seatsOf(game, values.seats);
    const games = whole(values.games, 'games', 1, 1_000_000, 100);
    const jobs = jobsOf(values.jobs);
    const pairing: Pairing = {
      game: game.id,
      seats,
      options: optionsOf(game, seats, values.option),
      a: playerNamed(values.a, 'a'),
      b: playerNamed(values.b, 'b'),
      seed: seedOf(values.seed),
      think: thinkOf(values.think),
      iterations: values.iterations === undefined ? null : whole(values.iterations, 'iterations', 1, 1_000_000, 1),
    };
    const kept = new KeptBouts(pairing);
    if (!values.resume) kept.forget();
    const bouts = kept.read().filter(({ index }) => index < games);
    await playOn(pairing, games, jobs, bouts, kept, new Progress(io, 'games', games));
    const answer = tallyOf(
      pairing,
      bouts.sort((one, other) => one.index - other.index),
    );
    if (values.svg !== undefined) writeFileSync(values.svg, plot(answer));
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return CLEAN;
  },
};

function playerNamed(name: string | undefined, option: string): string {
  if (name === undefined) throw new UsageError(`--${option} is missing`);
  if (!isPlayer(name)) throw new UsageError(`no bot "${name}"; a level, random, or run:COMMAND`);
  return name;
}

function thinkOf(text: string | undefined): number {
  const think = Number(text ?? '1');
  if (!(think > 0 && think <= 100)) throw new UsageError(`--think is a number above 0, not "${text}"`);
  return think;
}

async function playOn(
  pairing: Pairing,
  games: number,
  jobs: number,
  bouts: Bout[],
  kept: KeptBouts,
  progress: Progress,
): Promise<void> {
  const played = new Set(bouts.map(({ index }) => index));
  const tasks: ArenaTask[] = [];
  for (let index = 0; index < games; index++) if (!played.has(index)) tasks.push({ ...pairing, games: [index] });
  await divide('arena', tasks, jobs, (more) => {
    kept.keep(more);
    bouts.push(...more);
    progress.at(bouts.length);
    return true;
  });
  progress.end();
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

function effort({ think, iterations }: Pairing): string {
  return iterations === null ? `thinking ${think} of the time` : `${grouped(iterations)} iterations a second`;
}

function inWords(answer: ArenaAnswer): string {
  const share = ({ share, low, high }: Share) => [percent(share), percent(low), percent(high)];
  const spread = ({ mean, sd, min, max }: Summary) => [mean.toFixed(1), sd.toFixed(1), String(min), String(max)];
  const { timing, score, length } = answer;
  const wins = [
    [`${answer.a} against ${answer.seats - 1} x ${answer.b}`, ...share(answer.wins)],
    ...(answer.seats > 2 ? [['the same odds of two', ...share(answer.asOfTwo)]] : []),
    ...(answer.byPlace ?? []).map((place, i) => [`place ${i + 1} in the starting order`, ...share(place)]),
  ];
  const pace = [
    [answer.a, grouped(timing.a.answers), timing.a.millisecondsPerAnswer.toFixed(1), timing.a.longest.toFixed(0)],
    [answer.b, grouped(timing.b.answers), timing.b.millisecondsPerAnswer.toFixed(1), timing.b.longest.toFixed(0)],
  ];
  return [
    `${answer.game}, ${answer.seats} seats, ${grouped(answer.games)} games, seed ${answer.seed}, ${effort(answer)}\n`,
    table(['who', 'wins', 'from', 'to'], wins),
    table(
      ['score', 'mean', 'sd', 'min', 'max'],
      [
        [answer.a, ...spread(score.a)],
        ['best of the others', ...spread(score.bestOfOthers)],
        ['margin', ...spread(score.margin)],
        ['decisions', ...spread(length)],
      ],
    ),
    table(['who', 'answers', 'ms each', 'longest'], pace),
    ...(answer.faults.length === 0 ? [] : [`${answer.faults.length} faults, the first: ${answer.faults[0]}\n`]),
  ].join('\n');
}
