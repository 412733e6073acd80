/** What finished games say about who played them: results, opponents, where the points came from, which place wins. */
import type { Outcome, Seat } from '../kernel/index.ts';

/** A game that is over. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly played: number;
  /** The seats of the person whose statistics these are; more than one where several people share a device. */
  readonly own: readonly Seat[];
  /** By seat: the level of a bot, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  /** The seat that began, or null where nobody did. */
  readonly first: Seat | null;
  readonly outcome: Outcome;
}

/** Games, and wins among them where a win shared by two counts a half. */
export interface Results {
  readonly games: number;
  readonly wins: number;
  /** The wins of somebody who is exactly as good as the others. */
  readonly even: number;
  readonly mean: number;
  readonly best: number;
}

export function resultsOf(games: readonly FinishedGame[]): Results {
  const own = games.flatMap((game) => game.own.map((seat) => ({ game, seat })));
  const scores = own.map(({ game, seat }) => game.outcome.scores[seat] ?? 0);
  return {
    games: own.length,
    wins: sum(own.map(({ game, seat }) => winOf(game.outcome, seat))),
    even: sum(own.map(({ game }) => 1 / game.outcome.ranks.length)),
    mean: scores.length === 0 ? 0 : sum(scores) / scores.length,
    best: scores.length === 0 ? 0 : Math.max(...scores),
  };
}

/** What a seat has of the win: all, a part of a shared one, or nothing. */
export function winOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** How often bots of each level were met and beaten: to end before one is to beat it. */
export interface Met {
  readonly bot: string;
  readonly met: number;
  readonly beaten: number;
}

export function botsMet(games: readonly FinishedGame[]): Met[] {
  const met = new Map<string, { met: number; beaten: number }>();
  for (const { own, bots, outcome } of games)
    for (const [seat, bot] of bots.entries()) {
      // Bots among themselves have met nobody.
      if (bot === null || own.length === 0) continue;
      const tally = met.get(bot) ?? { met: 0, beaten: 0 };
      met.set(bot, tally);
      for (const mine of own) {
        tally.met++;
        if ((outcome.ranks[mine] ?? 0) < (outcome.ranks[seat] ?? 0)) tally.beaten++;
      }
    }
  return [...met].map(([bot, tally]) => ({ bot, ...tally }));
}

/** A line of the score sheet: the mean of one's own games, and of everybody else at these tables. */
export interface Source {
  readonly key: string;
  readonly own: number;
  readonly others: number;
}

export function sourcesOf(games: readonly FinishedGame[]): Source[] {
  const lines = new Map<string, { own: number; others: number }>();
  let mine = 0;
  let theirs = 0;
  for (const { own, outcome } of games) {
    mine += own.length;
    theirs += outcome.scores.length - own.length;
    for (const line of outcome.sheet) {
      if (!line.counts) continue;
      const tally = lines.get(line.key) ?? { own: 0, others: 0 };
      lines.set(line.key, tally);
      for (const [seat, value] of line.values.entries())
        if (own.includes(seat)) tally.own += value;
        else tally.others += value;
    }
  }
  return [...lines].map(([key, tally]) => ({
    key,
    own: tally.own / Math.max(1, mine),
    others: tally.others / Math.max(1, theirs),
  }));
}

/** Wins by starting order, of everybody at these tables. Games that nobody begins have none. */
export interface Place {
  readonly place: number;
  readonly games: number;
  readonly wins: number;
  readonly even: number;
}

export function placesOf(games: readonly FinishedGame[]): Place[] {
  const places: { games: number; wins: number; even: number }[] = [];
  for (const { first, outcome } of games) {
    const seats = outcome.ranks.length;
    if (first === null) continue;
    for (let seat = 0; seat < seats; seat++) {
      const place = placeOf(seat, first, seats);
      const tally = places[place - 1] ?? { games: 0, wins: 0, even: 0 };
      places[place - 1] = tally;
      tally.games++;
      tally.wins += winOf(outcome, seat);
      tally.even += 1 / seats;
    }
  }
  return places.map((tally, place) => ({ place: place + 1, ...tally }));
}

/** Who begins is the first to play; the others follow clockwise. */
function placeOf(seat: Seat, first: Seat, seats: number): number {
  return ((seat - first + seats) % seats) + 1;
}

const COLUMNS = 'game id date players seat place name bot own score rank won line points counts'.split(' ');

/**
 * One row for each line of the score sheet of each seat of each game, as spreadsheets read it. Lines that count, marked by 1, add
 * up to the total; the others are only counted on the way there: palaces, clients.
 */
export function csvOf(games: readonly FinishedGame[]): string {
  const rows = [COLUMNS];
  for (const { game, id, played, own, bots, names, first, outcome } of games)
    for (const [seat, score] of outcome.scores.entries()) {
      const seats = outcome.scores.length;
      const where = [game, id, new Date(played).toISOString(), String(seats), String(seat + 1)];
      const place = first === null ? '' : String(placeOf(seat, first, seats));
      const who = [place, names[seat] ?? '', bots[seat] ?? '', own.includes(seat) ? '1' : '0'];
      const how = [String(score), String(outcome.ranks[seat] ?? ''), String(winOf(outcome, seat))];
      const row = [...where, ...who, ...how];
      rows.push([...row, 'total', String(score), '0']);
      for (const { key, values, counts } of outcome.sheet)
        rows.push([...row, key, String(values[seat] ?? 0), counts ? '1' : '0']);
    }
  return `${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** What stands before a sign that begins a formula: nothing, or what some spreadsheet divides cells by. */
const BEFORE_FORMULA = /((?:^|[,;\t\r\n])[\s"]*)(?=[=+@-])/g;

/** A cell that a spreadsheet takes as text, whatever somebody has called themselves: quotes doubled, no formula in it. */
function quoted(cell: string): string {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return cell;
  // Quotes do not help where cells are divided by another sign: there they stand in the middle of one.
  const safe = cell.replace(BEFORE_FORMULA, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
