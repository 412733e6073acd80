import { describe, expect, test } from 'vitest';
import { late, press, runsOut, startClock, takenBack } from './clock.ts';

const live = { kind: 'live', minutes: 1, increment: 5 } as const;
const days = { kind: 'days', days: 2 } as const;
const DAY = 86_400_000;

describe('a live clock', () => {
  const clock = startClock(live, 2, 1000);

  test('runs for who is asked, and grows when the wait is over', () => {
    const after = clock && press(live, clock, [0], [1], 11_000);
    expect(after?.left).toEqual([60_000 - 10_000 + 5000, 60_000]);
  });

  test('gives back what it grew by when the answer is taken back', () => {
    const after = clock && press(live, clock, [0], [1], 11_000);
    const undone = after && takenBack(live, press(live, after, [1], [0], 11_000), [1], [0]);
    expect(undone?.left[0]).toBe(50_000);
  });

  test('does not grow while the same seat is asked again', () => {
    const after = clock && press(live, clock, [0], [0], 11_000);
    expect(after?.left).toEqual([50_000, 60_000]);
  });

  test('has run out when the time is over, for running seats only', () => {
    expect(runsOut(clock, [0])).toBe(61_000);
    expect(late(clock, [0], 60_999)).toEqual([]);
    expect(late(clock, [0], 61_000)).toEqual([0]);
    expect(runsOut(clock, [])).toBeNull();
  });

  test('that jumps back takes no time away and gives none', () => {
    expect(clock && press(live, clock, [0], [0], 500).left).toEqual([60_000, 60_000]);
  });
});

test('days are given anew for every wait, and run on while others answer the same question', () => {
  const clock = startClock(days, 3, 0);
  const asked = clock && press(days, clock, [0], [1, 2], DAY);
  expect(asked?.left).toEqual([DAY, 2 * DAY, 2 * DAY]);
  const one = asked && press(days, asked, [1, 2], [2], 2 * DAY);
  expect(one?.left).toEqual([DAY, DAY, DAY]);
  expect(runsOut(one, [2])).toBe(3 * DAY);
  expect((one && press(days, one, [2], [0], 2 * DAY))?.left[0]).toBe(2 * DAY);
});

test('a free table has no clock', () => {
  expect(startClock({ kind: 'free' }, 2, 0)).toBeNull();
  expect(runsOut(null, [0])).toBeNull();
});
