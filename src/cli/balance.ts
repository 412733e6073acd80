/** `durbar balance`: bots play a game against themselves, and a page says what its games are like. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../kernel/index.ts';
import { botsOf, gameOf, jobsOf, only, optionsOf, parse, seatsOf, seedOf, whole } from './args.ts';
import { inWords, withFigures } from './balance-page.ts';
import { addBalance, type Balance, interval, mean, noBalance, quantile, type Sample } from './balancing.ts';
import { CLEAN, type Command, printJson, UsageError } from './command.ts';
import { divide, pieces } from './jobs.ts';
import { Progress } from './progress.ts';
import { PROJECT } from './project.ts';
import { type BotTable, shared, type Wins } from './simulation.ts';
import { round } from './spread.ts';

/** What `--json` prints. It depends on the arguments alone, whatever the number of threads. */
export interface BalanceAnswer {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly games: number;
  readonly bot: string;
  readonly seed: string;
  /** As given with `--option`. */
  readonly options: readonly string[];
  /** The command that gives the same figures. */
  readonly again: string;
  readonly tables: readonly TableAnswer[];
}

export interface TableAnswer {
  readonly seats: number;
  readonly spreads: readonly SpreadLine[];
  readonly sheet: readonly SheetMean[];
  readonly bySeat: readonly WinLine[];
  /** By starting order, 1 being asked first; null for a game whose first question goes to several seats. */
  readonly byPlace: readonly WinLine[] | null;
  readonly figures: readonly FigureLine[];
}

interface SpreadLine {
  readonly name: string;
  readonly least: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly mean: number;
  readonly p75: number;
  readonly p95: number;
  readonly most: number;
}

interface SheetMean {
  readonly key: string;
  readonly all: number;
  /** Its part of all points that are gained; null for a line that does not count or takes away. */
  readonly share: number | null;
  readonly winner: number;
}

export interface WinLine {
  readonly number: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

interface FigureLine {
  readonly name: string;
  readonly all: number;
  readonly winner: number | null;
}

export const balanceCommand: Command = {
  summary: 'let bots play a game against themselves and write what its games are like',
  help: `durbar balance GAME [options]

  --games N         games for each number of players (2000)
  --seats N         only tables with so many players (all)
  --bot B           the bot on every seat (merchant)
  --option K=V      an option of the game; may be repeated
  --seed S          the same seed plays the same games (0)
  --jobs N          worker threads (one for each core); changes nothing but the time
  --write           write the figures into docs/balance/GAME.md; what is written there by hand stays
  --json            a machine-readable answer on standard output
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      games: { type: 'string' },
      seats: { type: 'string' },
      bot: { type: 'string', default: 'merchant' },
      option: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '0' },
      jobs: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const games = whole(values.games, 'games', 1, 1_000_000, 2000);
    const jobs = jobsOf(values.jobs);
    if (values.write && values.seats !== undefined)
      throw new UsageError('--write takes all numbers of players: without --seats');
    if (values.bot.includes(',')) throw new UsageError('--bot names one bot for all seats');
    const counts = values.seats === undefined ? seatCounts(game) : [seatsOf(game, values.seats)];
    const tables = counts.map(
      (seats): BotTable => ({
        game: game.id,
        seats,
        options: optionsOf(game, seats, values.option),
        bots: botsOf(values.bot, seats),
        seed: seedOf(values.seed),
        records: null,
      }),
    );

    const progress = new Progress(io, 'games', games * tables.length);
    const answers: TableAnswer[] = [];
    for (const played of tables) {
      const done = games * answers.length;
      answers.push(tableAnswer(await gather(played, games, jobs, (count) => progress.at(done + count)), played, games));
    }
    progress.end();

    const answer: BalanceAnswer = {
      game: game.id,
      rules: game.version,
      games,
      bot: values.bot,
      seed: values.seed,
      options: values.option,
      again: againOf(game, games, values),
      tables: answers,
    };
    if (values.write) io.err(`written to ${write(answer)}\n`);
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return CLEAN;
  },
};

function seatCounts({ seats: { min, max } }: Game): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function againOf(
  game: Game,
  games: number,
  { bot, option, seed }: { readonly bot: string; readonly option: readonly string[]; readonly seed: string },
): string {
  const given = [
    ...(bot === 'merchant' ? [] : ['--bot', bot]),
    ...option.flatMap((pair) => ['--option', pair]),
    ...(seed === '0' ? [] : ['--seed', seed]),
  ];
  return ['npx durbar balance', game.id, '--games', games, ...given].join(' ');
}

/** Plays the games of one table. The pieces do not depend on the threads, and come together in their order. */
async function gather(played: BotTable, games: number, jobs: number, done: (games: number) => void): Promise<Balance> {
  const tasks = pieces(0, games, 1).map((piece) => ({ ...played, ...piece }));
  const parts: Balance[] = [];
  let count = 0;
  await divide('balance', tasks, jobs, (part, place) => {
    parts[place] = part;
    count += part.decisions.length;
    done(count);
    return true;
  });
  const whole = noBalance(played.seats);
  for (const part of parts) addBalance(whole, part);
  return whole;
}

function tableAnswer(balance: Balance, { seats }: BotTable, games: number): TableAnswer {
  const { tally, sheet, figures } = balance;
  const gained = sheet.reduce((sum, { counts, all }) => sum + (counts && all > 0 ? all : 0), 0);
  const line = (wins: Wins, i: number): WinLine => {
    const won = shared(wins);
    const { from, to } = interval(won, games);
    return { number: i + 1, share: round(won / games), from: round(from), to: round(to) };
  };
  const ofGames = figures.filter(({ winners }) => winners.length === 0);
  const ofSeats = figures.filter(({ winners }) => winners.length > 0);
  return {
    seats,
    spreads: [
      ...ofGames.map(({ name, all }) => spread(name, all)),
      spread('decisions', balance.decisions),
      spread("winner's score", balance.winnerScores),
      spread('all scores', balance.scores),
      spread("winner's lead", balance.leads),
    ],
    sheet: sheet.map(({ key, counts, all, winners }) => ({
      key,
      all: round(all / (games * seats)),
      share: counts && all > 0 ? round(all / gained) : null,
      winner: round(winners / balance.winnerScores.length),
    })),
    bySeat: tally.wins.map(line),
    byPlace: tally.ordered < games ? null : tally.places.map(line),
    figures: ofSeats.map(({ name, all, winners }) => ({ name, all: round(mean(all)), winner: round(mean(winners)) })),
  };
}

function spread(name: string, sample: Sample): SpreadLine {
  const at = (share: number) => quantile(sample, share);
  return {
    name,
    least: at(0),
    p5: at(0.05),
    p25: at(0.25),
    median: at(0.5),
    mean: round(mean(sample)),
    p75: at(0.75),
    p95: at(0.95),
    most: at(1),
  };
}

/** Writes the page and returns where. */
function write(answer: BalanceAnswer): string {
  const folder = join(PROJECT, 'docs', 'balance');
  const file = join(folder, `${answer.game}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, withFigures(existsSync(file) ? readFileSync(file, 'utf8') : null, answer));
  return `docs/balance/${answer.game}.md`;
}
