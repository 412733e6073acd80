/** The lines of the score sheet as streams on top of each other, one picture for each seat. */
import { stack } from 'd3-shape';
import type { Sources } from '../../analysis/sources.ts';

/** Streams that are told apart well; what is less than these flows together. */
const MOST = 10;

type Band = readonly (readonly [number, number])[];

export interface Stream {
  /** A line of the sheet; null for all the smaller ones together. */
  readonly key: string | null;
  /** By seat, and in it by round: from where to where it flows, in points. What it brings lies above zero. */
  readonly bands: readonly Band[];
  /** What it costs lies below; empty for a stream that never costs anything. */
  readonly costs: readonly Band[];
  /** The points at the end, by seat. */
  readonly ends: readonly number[];
}

export function streamsOf({ lines, rounds }: Sources, seats: number): Stream[] {
  const end = rounds.at(-1)?.points ?? [];
  const size = (line: number) => (end[line] ?? []).reduce((sum, points) => sum + Math.abs(points), 0);
  const order = lines.map((_, line) => line);
  const large = order.length <= MOST ? order : order.toSorted((a, b) => size(b) - size(a)).slice(0, MOST - 1);
  const shown = order.filter((line) => large.includes(line));
  const small = order.filter((line) => !large.includes(line));
  const pointsOf = (round: number, line: number, seat: number) => rounds[round]?.points[line]?.[seat] ?? 0;
  const groups: { key: string | null; lines: number[] }[] = shown.map((line) => ({
    key: lines[line]?.key ?? '',
    lines: [line],
  }));
  if (small.length > 0) groups.push({ key: null, lines: small });
  const valuesOf = (seat: number) =>
    rounds.map((_, round) =>
      groups.map((group) => group.lines.reduce((sum, line) => sum + pointsOf(round, line, seat), 0)),
    );
  const rows = Array.from({ length: seats }, (_, seat) => valuesOf(seat));
  const stacked = (part: (points: number) => number) =>
    rows.map((row) =>
      stack<number[], number>()
        .keys(groups.map((_, i) => i))
        .value((values, i) => part(values[i] ?? 0))(row)
        .map((series) => series.map(([from, to]) => [from, to] as const)),
    );
  const above = stacked((points) => Math.max(0, points));
  const below = stacked((points) => Math.min(0, points));
  const costly = (i: number) => rows.some((row) => row.some((values) => (values[i] ?? 0) < 0));
  return groups.map(({ key }, i) => ({
    key,
    bands: above.map((series) => series[i] ?? []),
    costs: costly(i) ? below.map((series) => series[i] ?? []) : [],
    ends: rows.map((row) => row.at(-1)?.[i] ?? 0),
  }));
}
