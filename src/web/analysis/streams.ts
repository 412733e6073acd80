/** The lines of the score sheet as streams on top of each other, one picture for each seat. */
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Sources } from '../../analysis/sources.ts';

/** Streams that are told apart well; what is less than these flows together. */
const MOST = 10;
const HARDLY = 1e-9;

export interface Stream {
  /** A line of the sheet; null for all the smaller ones together. */
  readonly key: string | null;
  /** By seat, and in it by round: from where to where it flows, in points. */
  readonly bands: readonly (readonly (readonly [number, number])[])[];
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
  const stacked = Array.from({ length: seats }, (_, seat) => {
    const rows = rounds.map((_, round) =>
      groups.map((group) => group.lines.reduce((sum, line) => sum + pointsOf(round, line, seat), 0)),
    );
    return (
      stack<number[], number>()
        .keys(groups.map((_, i) => i))
        // A stream without points stays in its place: exactly nothing would be put at the foot of the others.
        .value((row, i) => row[i] || HARDLY)
        .offset(stackOffsetDiverging)(rows)
    );
  });
  return groups.map((group, i) => ({
    key: group.key,
    bands: stacked.map((series) => (series[i] ?? []).map(([from, to]) => [from, to] as const)),
    ends: stacked.map((series) => {
      const last = series[i]?.at(-1);
      return last ? (last[0] < 0 ? last[0] - last[1] : last[1] - last[0]) : 0;
    }),
  }));
}
