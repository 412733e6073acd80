import { describe, expect, test } from 'vitest';
import { isLent, Trace } from './trace.ts';

const position = () => ({
  round: 1,
  players: [
    { rupees: 3, load: ['blue'] },
    { rupees: 5, load: [] as string[] },
  ],
});

describe('a trace', () => {
  test('holds for whatever says the same where it was read', () => {
    const trace = new Trace(position());
    expect(trace.seen.players[0]?.rupees).toBe(3);
    const other = position();
    other.round = 2;
    other.players[1] = { rupees: 9, load: ['red'] };
    expect(trace.holds(other)).toBe(true);
    other.players[0] = { rupees: 4, load: ['blue'] };
    expect(trace.holds(other)).toBe(false);
  });

  test('knows how long a list was that was gone through', () => {
    const trace = new Trace(position());
    expect(trace.seen.players.map(({ rupees }) => rupees)).toEqual([3, 5]);
    expect(trace.holds(position())).toBe(true);
    const more = position();
    more.players.push({ rupees: 0, load: [] });
    expect(trace.holds(more)).toBe(false);
  });

  test('knows which keys were counted', () => {
    const trace = new Trace<Record<string, number>>({ blue: 1 });
    expect(Object.keys(trace.seen)).toEqual(['blue']);
    expect(trace.holds({ blue: 2 })).toBe(true);
    expect(trace.holds({ blue: 1, red: 1 })).toBe(false);
    expect(trace.holds({ red: 1 })).toBe(false);
  });

  test('takes what was taken and not looked into for used as a whole', () => {
    const start = position();
    const trace = new Trace(start);
    expect(trace.seen.players[1]?.load).toBeDefined();
    expect(trace.holds({ ...start, round: 7 })).toBe(true);
    expect(trace.holds(position())).toBe(false);
  });

  test('that was not left holds for everything', () => {
    expect(new Trace(position()).holds({ round: 9, players: [] })).toBe(true);
  });

  test('goes on being left by what is read later', () => {
    const trace = new Trace(position());
    const [first] = trace.seen.players;
    const other = position();
    other.players[0] = { rupees: 8, load: ['blue'] };
    expect(first?.load.at(-1)).toBe('blue');
    expect(trace.holds(other)).toBe(true);
    expect(first?.rupees).toBe(3);
    expect(trace.holds(other)).toBe(false);
  });

  test('lends one thing once, and lends what is frozen as it is', () => {
    const seen = new Trace({ ...position(), printed: Object.freeze({ cities: ['Agra'] }) }).seen;
    expect(seen.players[0]).toBe(seen.players[0]);
    expect(seen.players.indexOf(seen.players[1] ?? { rupees: 0, load: [] })).toBe(1);
    expect(isLent(seen.players)).toBe(true);
    expect(isLent(seen.printed.cities)).toBe(false);
  });
});
