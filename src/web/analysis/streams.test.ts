import { expect, test } from 'vitest';
import { streamsOf } from './streams.ts';

function flowing(...lines: number[][]) {
  const rounds = (lines[0] ?? []).map((_, round) => ({
    round,
    ply: round,
    points: lines.map((line) => [line[round] ?? 0]),
  }));
  return streamsOf({ lines: lines.map((_, i) => ({ key: `${i}`, rule: '' })), rounds, same: [0] }, 1);
}

test('streams lie on each other, and one without points stays in its place', () => {
  const [gold, oil, gems] = flowing([2, 4], [0, 1], [3, 3]);
  expect(gold?.bands[0]?.map((band) => [...band])).toEqual([
    [0, 2],
    [0, 4],
  ]);
  expect(oil?.bands[0]?.[0]).toEqual([2, 2]);
  expect(gems?.bands[0]?.[1]).toEqual([5, 8]);
  expect([gold, oil, gems].every((stream) => stream?.costs.length === 0)).toBe(true);
});

test('what costs points lies below zero, and never tears through the streams above', () => {
  const [gold, gems] = flowing([2, 2], [3, -1]);
  expect(gems?.bands[0]?.map((band) => [...band])).toEqual([
    [2, 5],
    [2, 2],
  ]);
  expect(gems?.costs[0]?.map((band) => [...band])).toEqual([
    [0, 0],
    [0, -1],
  ]);
  expect(gold?.costs).toEqual([]);
  expect(gems?.ends).toEqual([-1]);
});
