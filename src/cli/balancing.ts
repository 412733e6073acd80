/** What is gathered of the games from which a page of `docs/balance` is written. */
import type { Outcome, Seat } from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { figuresOf } from './figures.ts';
import { addTally, type BotTable, count, noTally, playHeard, type Tally } from './simulation.ts';

/** The games `from` to `to` of one table, the latter not included. */
export interface BalanceTask extends BotTable {
  readonly from: number;
  readonly to: number;
}

/** Whole numbers that were met, in the order of the games. */
export type Sample = number[];

/** A line of the score sheets, summed over all seats and over the winners. */
export interface LineSum {
  readonly key: string;
  readonly counts: boolean;
  all: number;
  winners: number;
}

/** A figure of the game's own. One that belongs to the whole game has no winners. */
export interface Figure {
  readonly name: string;
  all: Sample;
  winners: Sample;
}

export interface Balance {
  tally: Tally;
  decisions: Sample;
  scores: Sample;
  winnerScores: Sample;
  /** How far the winner was ahead of the next. */
  leads: Sample;
  sheet: LineSum[];
  figures: Figure[];
}

export function noBalance(seats: number): Balance {
  return { tally: noTally(seats), decisions: [], scores: [], winnerScores: [], leads: [], sheet: [], figures: [] };
}

/** Plays the games of a task and gathers. */
export function weigh(task: BalanceTask): Balance {
  const game = gameOf(task.game);
  const balance = noBalance(task.seats);
  for (let i = task.from; i < task.to; i++) {
    const finished = playHeard(game, task, i);
    count(balance.tally, finished);
    balance.decisions.push(finished.decisions);
    addScores(balance, finished.end);
    addSheet(balance, finished.end);
    addFigures(balance, finished.end, figuresOf(game, finished.last, finished.events));
  }
  return balance;
}

function winnersOf({ ranks }: Outcome): Seat[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

function addScores(balance: Balance, end: Outcome): void {
  balance.scores.push(...end.scores);
  for (const seat of winnersOf(end)) balance.winnerScores.push(end.scores[seat] ?? 0);
  const [best = 0, next = best] = end.scores.toSorted((a, b) => b - a);
  balance.leads.push(best - next);
}

function addSheet(balance: Balance, end: Outcome): void {
  let before = -1;
  for (const { key, counts, values } of end.sheet) {
    const line = lineAt(balance.sheet, key, counts, before);
    before = balance.sheet.indexOf(line);
    for (const value of values) line.all += value;
    for (const seat of winnersOf(end)) line.winners += values[seat] ?? 0;
  }
}

/** The line of this key. One that is new is put behind the line that it followed, for sheets that leave lines out. */
function lineAt(sheet: LineSum[], key: string, counts: boolean, before: number): LineSum {
  const known = sheet.find((line) => line.key === key);
  if (known) return known;
  const made: LineSum = { key, counts, all: 0, winners: 0 };
  sheet.splice(before + 1, 0, made);
  return made;
}

function addFigures(
  balance: Balance,
  end: Outcome,
  figures: Readonly<Record<string, number | readonly number[]>>,
): void {
  for (const [name, value] of Object.entries(figures)) {
    const figure = figureNamed(balance.figures, name);
    if (typeof value === 'number') figure.all.push(value);
    else {
      figure.all.push(...value);
      for (const seat of winnersOf(end)) figure.winners.push(value[seat] ?? 0);
    }
  }
}

function figureNamed(figures: Figure[], name: string): Figure {
  const known = figures.find((figure) => figure.name === name);
  if (known) return known;
  const made: Figure = { name, all: [], winners: [] };
  figures.push(made);
  return made;
}

/** Adds the games of `other`, which come after those of `balance`. */
export function addBalance(balance: Balance, other: Balance): void {
  addTally(balance.tally, other.tally);
  balance.decisions.push(...other.decisions);
  balance.scores.push(...other.scores);
  balance.winnerScores.push(...other.winnerScores);
  balance.leads.push(...other.leads);
  let before = -1;
  for (const { key, counts, all, winners } of other.sheet) {
    const line = lineAt(balance.sheet, key, counts, before);
    before = balance.sheet.indexOf(line);
    line.all += all;
    line.winners += winners;
  }
  for (const { name, all, winners } of other.figures) {
    const figure = figureNamed(balance.figures, name);
    figure.all.push(...all);
    figure.winners.push(...winners);
  }
}

/** The value below which a share of the sample lies; the middle of two where it falls between them. */
export function quantile(sample: Sample, share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

export function mean(sample: Sample): number {
  return sample.length === 0 ? 0 : sample.reduce((sum, value) => sum + value, 0) / sample.length;
}

/** The 95 % interval (Wilson) of a share that was met `hits` times in `games`. */
export function interval(hits: number, games: number): { readonly from: number; readonly to: number } {
  const z = 1.96;
  const share = hits / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) };
}
