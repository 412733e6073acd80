/** Fits a calibration to samples of self-play, and says how well it foretells games that it was not fitted to. */
import { expectedScores, type Knot, outlookOf, sharesOf, TERMS, termsOf } from './calibration.ts';
import type { Sample } from './selfplay.ts';

/** Knots stand at even distances over the game. */
const KNOTS = 10;
/** A little resistance keeps terms that hardly vary from running away. */
const RIDGE = 1e-3;
/** Times that what is wild is judged anew, and how many medians off is wild. */
const ROUNDS = 4;
const WILD = 2;
const SCALES = { least: 0.05, most: 500 };

export function fitted(samples: readonly Sample[]): Knot[] {
  return Array.from({ length: KNOTS + 1 }, (_, i) => knotAt(samples, i / KNOTS));
}

function knotAt(samples: readonly Sample[], at: number): Knot {
  const near = samples.flatMap((sample) => {
    const weight = 1 - KNOTS * Math.abs(sample.reading.progress - at);
    return weight > 0 ? [{ sample, weight }] : [];
  });
  const terms = robust(near).map((term) => Number(term.toPrecision(5)));
  const loss = (scale: number) => {
    let sum = 0;
    for (const { sample, weight } of near) sum += weight * lossOf(sample, terms, scale);
    return sum;
  };
  return { at, terms, scale: Number(lowest(loss).toPrecision(4)) };
}

type Weighted = readonly { readonly sample: Sample; readonly weight: number }[];

/** The terms that foretell final scores best. A game that went wild counts less the further it is off (Huber). */
function robust(near: Weighted): number[] {
  let terms = leastSquares(near, () => 1);
  for (let i = 0; i < ROUNDS; i++) {
    const now = terms;
    const off = (sample: Sample, seat: number) =>
      Math.abs((sample.end.scores[seat] ?? 0) - (expectedScores(now, sample.reading)[seat] ?? 0));
    const all = near.flatMap(({ sample }) => sample.end.scores.map((_, seat) => off(sample, seat)));
    const usual = Math.max(1e-6, all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 1);
    terms = leastSquares(near, (sample, seat) => Math.min(1, (WILD * usual) / Math.max(1e-6, off(sample, seat))));
  }
  return terms;
}

function leastSquares(near: Weighted, trust: (sample: Sample, seat: number) => number): number[] {
  const left = Array.from({ length: TERMS }, () => new Array<number>(TERMS).fill(0));
  const right = new Array<number>(TERMS).fill(0);
  for (const { sample, weight } of near)
    for (const [seat, final] of sample.end.scores.entries()) {
      const terms = termsOf(sample.reading, seat);
      const counts = weight * trust(sample, seat);
      for (const [i, a] of terms.entries()) {
        right[i] = (right[i] ?? 0) + counts * a * final;
        const row = left[i];
        for (const [j, b] of terms.entries()) if (row) row[j] = (row[j] ?? 0) + counts * a * b;
      }
    }
  for (const [i, row] of left.entries()) row[i] = (row[i] ?? 0) * (1 + RIDGE) + RIDGE;
  return solve(left, right);
}

/** Gauss with the largest pivot. */
function solve(left: number[][], right: number[]): number[] {
  const rows = left.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const rest = rows.splice(i).sort((a, b) => Math.abs(b[i] ?? 0) - Math.abs(a[i] ?? 0));
    rows.push(...rest);
    const pivot = rows[i] ?? [];
    for (const [r, row] of rows.entries()) {
      if (r === i) continue;
      const times = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let c = i; c < row.length; c++) row[c] = (row[c] ?? 0) - times * (pivot[c] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** What it costs to have foretold these chances: the negative logarithm of the winner's. */
function lossOf({ reading, end }: Sample, terms: readonly number[], scale: number): number {
  return surprise(sharesOf(expectedScores(terms, reading), scale), end.shares);
}

function surprise(shares: readonly number[], won: readonly number[]): number {
  return won.reduce(
    (sum, part, seat) => (part > 0 ? sum - part * Math.log(Math.max(1e-9, shares[seat] ?? 0)) : sum),
    0,
  );
}

/** The scale with the least loss: golden section over its logarithm. */
function lowest(loss: (scale: number) => number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let from = Math.log(SCALES.least);
  let to = Math.log(SCALES.most);
  for (let i = 0; i < 40; i++) {
    const low = to - golden * (to - from);
    const high = from + golden * (to - from);
    if (loss(Math.exp(low)) < loss(Math.exp(high))) to = high;
    else from = low;
  }
  return Math.exp((from + to) / 2);
}

export interface Trust {
  /** Mean surprise about the winner; without any knowledge it is `ignorance`. */
  readonly surprise: number;
  readonly ignorance: number;
  /** The mean error of the expected final score, in points. */
  readonly error: number;
  /** By tenths of the foretold chance: how often it was foretold, its mean, and how often the seat won. */
  readonly tenths: readonly { readonly times: number; readonly foretold: number; readonly won: number }[];
}

/** How far knots can be trusted with samples that they were not fitted to. */
export function trustIn(knots: readonly Knot[], samples: readonly Sample[]): Trust {
  const tenths = Array.from({ length: 10 }, () => ({ times: 0, foretold: 0, won: 0 }));
  let sum = 0;
  let error = 0;
  let seats = 0;
  for (const { reading, end } of samples) {
    const { shares, scores } = outlookOf(knots, reading);
    sum += surprise(shares, end.shares);
    for (const [seat, share] of shares.entries()) {
      const tenth = tenths[Math.min(9, Math.floor(share * 10))];
      seats++;
      error += Math.abs((scores[seat] ?? 0) - (end.scores[seat] ?? 0));
      if (!tenth) continue;
      tenth.times++;
      tenth.foretold += share;
      tenth.won += end.shares[seat] ?? 0;
    }
  }
  const mean = (total: number, times: number) => (times === 0 ? 0 : total / times);
  return {
    surprise: mean(sum, samples.length),
    ignorance: Math.log(samples[0]?.end.shares.length ?? 1),
    error: mean(error, seats),
    tenths: tenths.map(({ times, foretold, won }) => ({
      times,
      foretold: mean(foretold, times),
      won: mean(won, times),
    })),
  };
}
