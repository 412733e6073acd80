import { describe, expect, test } from 'vitest';
import { lentFrom, reckonedFrom, Trace, whole } from './trace.ts';

const position = () => ({
  round: 1,
  players: [
    { rupees: 3, load: ['blue'] },
    { rupees: 5, load: [] as string[] },
  ],
});

describe('a trace', () => {
  test('holds for whatever says the same where it was read', () => {
    const trace = new Trace<ReturnType<typeof position>>();
    const start = position();
    expect(trace.lend(start).players[0]?.rupees).toBe(3);
    const other = position();
    other.round = 2;
    other.players[1] = { rupees: 9, load: ['red'] };
    expect(trace.holds(start, other)).toBe(true);
    other.players[0] = { rupees: 4, load: ['blue'] };
    expect(trace.holds(start, other)).toBe(false);
  });

  test('of what is reckoned from a value, knows what comes out', () => {
    const rupees = ({ players }: ReturnType<typeof position>) => players.reduce((sum, each) => sum + each.rupees, 0);
    const outer = new Trace<ReturnType<typeof position>>();
    const start = position();
    const lent = outer.lend(start);
    const inner = new Trace(lent);
    expect(reckonedFrom(inner.lend(lent), rupees)).toBe(8);
    const other = position();
    other.players.reverse();
    expect(inner.holds(start, other)).toBe(true);
    expect(outer.holds(start, other)).toBe(true);
    other.players.pop();
    expect(inner.holds(start, other)).toBe(false);
    expect(outer.holds(start, other)).toBe(false);
  });

  test('knows how long a list was that was gone through', () => {
    const trace = new Trace<ReturnType<typeof position>>();
    const start = position();
    expect(trace.lend(start).players.map(({ rupees }) => rupees)).toEqual([3, 5]);
    expect(trace.holds(start, position())).toBe(true);
    const more = position();
    more.players.push({ rupees: 0, load: [] });
    expect(trace.holds(start, more)).toBe(false);
  });

  test('knows which keys were counted', () => {
    const trace = new Trace<Record<string, number>>();
    const start = { blue: 1 };
    expect(Object.keys(trace.lend(start))).toEqual(['blue']);
    expect(trace.holds(start, { blue: 2 })).toBe(true);
    expect(trace.holds(start, { blue: 1, red: 1 })).toBe(false);
    expect(trace.holds(start, { red: 1 })).toBe(false);
  });

  test('takes what was taken and not looked into for used as a whole', () => {
    const start = position();
    const trace = new Trace<ReturnType<typeof position>>();
    expect(trace.lend(start).players[1]?.load).toBeDefined();
    expect(trace.holds(start, { ...start, round: 7 })).toBe(true);
    expect(trace.holds(start, position())).toBe(false);
  });

  test('takes what was asked for as a whole for used as a whole, whatever else was read of it', () => {
    const start = position();
    const trace = new Trace<ReturnType<typeof position>>();
    const [first] = trace.lend(start).players;
    expect(first?.rupees).toBe(3);
    expect(first && whole(first)).toBe(start.players[0]);
    expect(trace.holds(start, { ...start, round: 7 })).toBe(true);
    expect(trace.holds(start, position())).toBe(false);
  });

  test('that was not left holds for everything', () => {
    expect(new Trace<object>().holds(position(), { round: 9, players: [] })).toBe(true);
  });

  test('goes on being left by what is read later', () => {
    const trace = new Trace<ReturnType<typeof position>>();
    const start = position();
    const [first] = trace.lend(start).players;
    const other = position();
    other.players[0] = { rupees: 8, load: ['blue'] };
    expect(first?.load.at(-1)).toBe('blue');
    expect(trace.holds(start, other)).toBe(true);
    expect(first?.rupees).toBe(3);
    expect(trace.holds(start, other)).toBe(false);
  });

  test('of a part is left for the whole as well, and stays there when the part is not drawn again', () => {
    const start = position();
    const board = new Trace<ReturnType<typeof position>>();
    const lent = board.lend(start);
    expect(new Trace(lent).lend(lent).players[1]?.rupees).toBe(5);
    const next = { ...position(), round: 2 };
    expect(board.holds(start, next)).toBe(true);
    expect(board.lend(next).round).toBe(2);
    const other = position();
    other.round = 2;
    other.players[1] = { rupees: 6, load: [] };
    expect(board.holds(next, other)).toBe(false);
  });

  test('lends one thing once, and lends what is frozen as it is', () => {
    const start = { ...position(), printed: Object.freeze({ cities: ['Agra'] }) };
    const trace = new Trace<typeof start>();
    const seen = trace.lend(start);
    expect(seen.players[0]).toBe(seen.players[0]);
    expect(trace.lend({ ...start, round: 2 }).players).toBe(seen.players);
    expect(seen.players.indexOf(seen.players[1] ?? { rupees: 0, load: [] })).toBe(1);
    expect(lentFrom(seen.players)).not.toBe(seen.players);
    expect(lentFrom(seen.printed.cities)).toBe(seen.printed.cities);
  });
});
