/** What the games of an arena come to. */
import type { Bout, Pairing } from './arena-games.ts';
import { add, noSpread, round, type Summary, summary } from './spread.ts';

/** A share with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What `--json` prints. */
export interface ArenaAnswer extends Pairing {
  readonly games: number;
  /** A's share of the wins; a win shared by two counts a half. */
  readonly wins: Share;
  /** The same odds at a table of two: what is compared between games with different numbers of seats. */
  readonly asOfTwo: Share;
  readonly score: { readonly a: Summary; readonly bestOfOthers: Summary; readonly margin: Summary };
  /** Wins by starting order, whoever sits there; null where several are asked first. */
  readonly byPlace: readonly Share[] | null;
  readonly length: Summary;
  readonly faults: readonly string[];
  readonly timing: { readonly a: PaceSummary; readonly b: PaceSummary };
}

interface PaceSummary {
  readonly answers: number;
  readonly millisecondsPerAnswer: number;
  readonly longest: number;
}

/** The deviations within which a normal value lies in 95 of 100 cases. */
const NORMAL_95 = 1.96;

/** The interval of Wilson, with 95 %: it never leaves 0 to 1 and is right for few games too. */
export function wilson(won: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const z2 = NORMAL_95 ** 2;
  const middle = share + z2 / (2 * games);
  const reach = NORMAL_95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  const whole = 1 + z2 / games;
  return {
    share: round(share),
    low: round(Math.max(0, (middle - reach) / whole)),
    high: round(Math.min(1, (middle + reach) / whole)),
  };
}

/** One against n - 1 wins 1 of n games if all are equal: the odds against that, as if there were two. */
function asOfTwo({ share, low, high }: Share, seats: number): Share {
  const same = (p: number) => round(p >= 1 ? 1 : (p * (seats - 1)) / (p * (seats - 1) + 1 - p));
  return { share: same(share), low: same(low), high: same(high) };
}

export function tallyOf(pairing: Pairing, bouts: readonly Bout[]): ArenaAnswer {
  const games = bouts.length;
  const wins = wilson(
    bouts.reduce((sum, { won }) => sum + won, 0),
    games,
  );
  const ordered = bouts.filter(({ places }) => places !== null);
  const placeWins = (place: number) => ordered.reduce((sum, { places }) => sum + (places?.[place] ?? 0), 0);
  return {
    ...pairing,
    games,
    wins,
    asOfTwo: asOfTwo(wins, pairing.seats),
    score: {
      a: spreadOf(bouts, ({ score }) => score),
      bestOfOthers: spreadOf(bouts, ({ rival }) => rival),
      margin: spreadOf(bouts, ({ score, rival }) => score - rival),
    },
    byPlace:
      ordered.length < games
        ? null
        : Array.from({ length: pairing.seats }, (_, place) => wilson(placeWins(place), games)),
    length: spreadOf(bouts, ({ decisions }) => decisions),
    faults: bouts.flatMap(({ faults }) => faults),
    timing: { a: paceOf(bouts, ({ a }) => a), b: paceOf(bouts, ({ b }) => b) },
  };
}

function spreadOf(bouts: readonly Bout[], value: (bout: Bout) => number): Summary {
  const spread = noSpread();
  for (const bout of bouts) add(spread, value(bout));
  return summary(spread);
}

function paceOf(bouts: readonly Bout[], pace: (bout: Bout) => Bout['a']): PaceSummary {
  const all = bouts.map(pace);
  const answers = all.reduce((sum, one) => sum + one.answers, 0);
  const milliseconds = all.reduce((sum, one) => sum + one.milliseconds, 0);
  return {
    answers,
    millisecondsPerAnswer: round(milliseconds / Math.max(1, answers)),
    longest: round(Math.max(0, ...all.map(({ longest }) => longest))),
  };
}
