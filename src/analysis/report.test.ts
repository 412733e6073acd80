import { describe, expect, test } from 'vitest';
import type { Finding } from './analyse.ts';
import type { Decision } from './decision.ts';
import { accuracyOf, reportOf } from './report.ts';

function decision(seat: number, loss: number): Decision {
  const [played, best] = [{ do: 'end' }, { do: 'sell' }];
  return {
    seat,
    answers: 3,
    played,
    best,
    value: 0.5,
    bestValue: 0.5 + loss,
    loss,
    error: 0,
    points: 0,
    slip: loss,
    reasons: [],
  };
}

function point(ply: number, share: number): Finding {
  return { part: 'outlook', ply, outlook: { shares: [share, 1 - share], scores: [0, 0], errors: [0, 0] } };
}

describe('accuracy', () => {
  test('is 100 without a slip, falls with it, and never leaves 0 to 100', () => {
    expect(accuracyOf(0, 2)).toBeCloseTo(100, 1);
    expect(accuracyOf(0.1, 2)).toBeLessThan(accuracyOf(0.05, 2));
    expect(accuracyOf(1, 5)).toBe(0);
  });

  test('measures a slip by the even share: half of it counts alike at tables of two and of four', () => {
    expect(accuracyOf(0.25, 2)).toBeCloseTo(accuracyOf(0.125, 4), 6);
  });

  test('is nobody’s as long as none of their questions has been looked at', () => {
    const { players } = reportOf([{ part: 'decision', ply: 1, decision: decision(0, 0.2) }], 2, [0, 1]);
    expect(players[0]).toMatchObject({ questions: 1, agreed: 0, lost: 0.2 });
    expect(players[1]).toMatchObject({ accuracy: null, questions: 0 });
  });
});

describe('moments', () => {
  test('are the largest losses first, then sure swings, ten at most, told in the order of the game', () => {
    // Every answer is a turn of its own.
    const answerers = Array.from({ length: 30 }, (_, i) => i % 2);
    const losses: Finding[] = answerers.slice(0, 9).map((_, i) => ({
      part: 'decision',
      ply: i + 1,
      decision: decision(0, 0.3 - 0.03 * i),
    }));
    const swings = [point(20, 0.5), point(21, 0.9), point(22, 0.6)];
    const { moments } = reportOf([...losses, ...swings], 2, answerers);
    expect(moments).toHaveLength(10);
    expect(moments.map(({ ply }) => ply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 21]);
    expect(moments.at(-1)).toMatchObject({ kind: 'swing', amount: 0.4 });
  });

  test('name what a whole turn missed once, where it was missed for good', () => {
    const found = (ply: number, loss: number, bestValue: number): Finding => ({
      part: 'decision',
      ply,
      decision: { ...decision(0, loss), bestValue },
    });
    // Two of a turn could still have sold afterwards; before the other seat's answer it is too late.
    const turn = [found(1, 0.13, 0.67), found(2, 0.12, 0.69), found(3, 0.14, 0.7)];
    const { moments, players } = reportOf([...turn, found(5, 0.12, 0.6)], 2, [0, 0, 0, 1, 0]);
    expect(moments.map(({ ply }) => ply)).toEqual([3, 5]);
    expect(players[0]).toMatchObject({ questions: 4, agreed: 2, lost: 0.26 });
    // What was worse afterwards was lost twice.
    const worse = [found(1, 0.13, 0.67), found(2, 0.12, 0.54)];
    expect(reportOf(worse, 2, [0, 0]).moments.map(({ ply }) => ply)).toEqual([1, 2]);
  });

  test('leave out a swing that may be nothing but error', () => {
    const unsure = (ply: number, share: number): Finding => ({
      part: 'outlook',
      ply,
      outlook: { shares: [share, 1 - share], scores: [0, 0], errors: [0.1, 0.1] },
    });
    expect(reportOf([unsure(0, 0.4), unsure(1, 0.6)], 2, [0]).moments).toEqual([]);
  });
});

describe('luck', () => {
  test('adds up by seat, and its errors as those of independent draws', () => {
    const drawn = (ply: number, share: number): Finding => ({
      part: 'luck',
      ply,
      luck: { shares: [share, -share], scores: [1, -1], errors: [0.03, 0.03] },
    });
    const { luck } = reportOf([drawn(0, 0.1), drawn(4, -0.04)], 2, [0, 1, 0, 1]);
    expect(luck[0]?.share).toBeCloseTo(0.06);
    expect(luck[0]?.score).toBe(2);
    expect(luck[0]?.error).toBeCloseTo(Math.hypot(0.03, 0.03));
    expect(luck[1]?.share).toBeCloseTo(-0.06);
  });
});
