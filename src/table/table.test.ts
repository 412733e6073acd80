import { describe, expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import { active, FastRng, moves } from '../kernel/index.ts';
import { openTable, readSaved, restoreTable, saveTable } from './saved.ts';
import type { Sitter } from './table.ts';

const SITTERS: Sitter[] = [
  { name: 'Leïla', bot: null },
  { name: 'Ravi', bot: 'greedy' },
  { name: 'Mina', bot: null },
];

function opened() {
  const opening = openTable(bombay, SITTERS, {});
  if ('problem' in opening) throw new Error(opening.problem);
  return opening;
}

/** Plays random answers, at most `plies` of them. */
function playOn(table: ReturnType<typeof opened>['table'], plies: number, rng = new FastRng('table')) {
  for (let i = 0; i < plies && !table.over; i++) {
    const seat = active(table.match.state);
    const offered = moves(bombay, table.match.state, seat);
    table.answer(seat, offered[rng.int(offered.length)]);
  }
}

describe('a table', () => {
  test('refuses a number of seats that the game does not have', () => {
    expect(openTable(bombay, SITTERS.slice(0, 1), {})).toEqual({ problem: 'seats' });
  });

  test('refuses an unknown option and a value that does not fit', () => {
    expect(openTable(bombay, SITTERS, { openBar: true })).toEqual({ problem: 'unknown', option: 'openBar' });
    expect(openTable(bombay, SITTERS, { openMoney: 'yes' })).toEqual({ problem: 'value', option: 'openMoney' });
  });

  test('shows a seat its own purse and no other, and answers only to who is asked', () => {
    const { table } = opened();
    const asked = active(table.match.state);
    const other = (asked + 1) % 3;
    expect(table.sight(asked).moves.length).toBeGreaterThan(0);
    expect(table.sight(other).moves).toEqual([]);
    expect(table.sight(other).view.players.map((player) => player.purse !== null)).toEqual(
      [0, 1, 2].map((s) => s === other),
    );
    expect(table.sight(null).view.players.every((player) => player.purse === null)).toBe(true);
    expect(table.answer(other, { do: 'end' })).toEqual({ refused: 'notYourQuestion' });
  });

  test('looks ahead without touching the game, and not past chance', () => {
    const { table } = opened();
    const seat = active(table.match.state);
    const before = JSON.stringify(table.match.state);
    const ahead = table.ahead(seat, [{ do: 'go', to: 'BOMBAY' }]);
    expect(ahead?.view.players[seat]?.at).toBe('BOMBAY');
    expect(table.ahead(seat, [{ do: 'go', to: 'F1' }])).toBeNull();
    expect(JSON.stringify(table.match.state)).toBe(before);
    // the last turn of a round ends in a supply, which draws: nothing can be said about what follows
    let hidden = 0;
    while (!table.over) {
      const next = active(table.match.state);
      if (table.ahead(next, [{ do: 'end' }]) === null) hidden++;
      table.answer(next, { do: 'end' });
    }
    expect(hidden).toBe(2);
  });

  test('shows any past position as it was seen', () => {
    const { table } = opened();
    playOn(table, 12);
    const then = table.sight(0).view;
    playOn(table, 30);
    expect(table.past(0, 12)).toEqual(then);
    expect(table.past(0, 10_000)).toBeNull();
  });

  test('keeps a log that begins with the deal and has one entry for each answer that stands', () => {
    const { table } = opened();
    playOn(table, 9);
    const log = table.log(null);
    expect(log.map((entry) => entry.ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(log[0]?.events.map((event) => event.is)).toEqual(['round', 'supplied', 'lap']);
  });
});

describe('a kept table', () => {
  test('comes back and goes on exactly as it would have', () => {
    const { table, seed } = opened();
    playOn(table, 20);
    const read = readSaved(JSON.parse(JSON.stringify(saveTable('t1', table, seed, 5))));
    if ('problem' in read) throw new Error(read.at);
    const restored = restoreTable(bombay, read.saved);
    if ('problem' in restored) throw new Error(restored.problem);
    expect(restored.table.match.state).toEqual(table.match.state);
    playOn(table, 400, new FastRng('on'));
    playOn(restored.table, 400, new FastRng('on'));
    expect(restored.table.match.result()).toEqual(table.match.result());
  });

  test('does not carry its seed in the record while the game is live', () => {
    const { table, seed } = opened();
    playOn(table, 20);
    expect(JSON.stringify(table.match.record())).not.toContain(seed);
    playOn(table, 400);
    expect(table.match.record().chance.seed).toBe(seed);
  });

  test('that was damaged says where', () => {
    const { table, seed } = opened();
    const saved = JSON.parse(JSON.stringify(saveTable('t1', table, seed, 5)));
    expect(readSaved(null)).toEqual({ at: '', problem: 'wrongType' });
    expect(readSaved({ ...saved, sitters: [] })).toEqual({ at: 'sitters', problem: 'wrongType' });
    expect(readSaved({ ...saved, record: { ...saved.record, log: 7 } })).toEqual({
      at: 'record.log',
      problem: 'wrongType',
    });
    const read = readSaved({ ...saved, seed: 'another' });
    expect('saved' in read && restoreTable(bombay, read.saved)).toMatchObject({ problem: 'commitment' });
  });
});
