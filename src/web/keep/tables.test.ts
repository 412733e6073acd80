import { describe, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import type { Game } from '../../kernel/index.ts';
import { openTable, restoreTable, saveTable } from '../../table/saved.ts';
import type { AnyTable } from '../table/localRoom.ts';
import { readSettings } from './settings.ts';
import { type Shelf, Storehouse } from './storage.ts';
import {
  isOvertaken,
  keepPuzzleRecord,
  keepRecord,
  keepTable,
  listRecords,
  listTables,
  readTable,
  recordOf,
  removeRecord,
  removeTable,
} from './tables.ts';

const GAME: Game = bombay;

/** A shelf in memory; `room` is how many characters it takes. */
function shelf(room = Number.POSITIVE_INFINITY): Shelf & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
}

function kept(id: string, played: number) {
  const opened = openTable(
    GAME,
    [
      { name: 'Ravi', bot: null },
      { name: 'Mina', bot: 'greedy' },
    ],
    {},
  );
  if ('problem' in opened) throw new Error(opened.problem);
  return { saved: saveTable(id, opened.table, opened.seed, played), waiting: [0], clock: 'Round 1' };
}

describe('kept tables', () => {
  test('come back as they were, the last played first', () => {
    const house = new Storehouse(shelf());
    keepTable(kept('old', 1), house);
    keepTable(kept('new', 2), house);
    expect(listTables(house).map((entry) => 'table' in entry && entry.table.saved.id)).toEqual(['new', 'old']);
    expect(recordOf('old', house)?.game).toBe('bombay');
    removeTable('old', house);
    expect(readTable('old', house)).toBeNull();
  });

  test('that are damaged are shown with the place and harm no other', () => {
    const disk = shelf();
    const house = new Storehouse(disk);
    keepTable(kept('good', 1), house);
    disk.items.set('durbar/1/table/torn', '{"saved":');
    const other = kept('bent', 1);
    disk.items.set('durbar/1/table/bent', JSON.stringify({ ...other, saved: { ...other.saved, seed: 7 } }));
    const damaged = listTables(house).flatMap((entry) => ('damaged' in entry ? [entry.damaged] : []));
    expect(damaged.map(({ id, at }) => [id, at])).toEqual([
      ['torn', ''],
      ['bent', 'seed'],
    ]);
    expect(damaged[0]?.raw).toBe('{"saved":');
    expect(readTable('good', house)).toHaveProperty('table');
  });

  test('say so when there is no room, or no storage at all', () => {
    expect(keepTable(kept('a', 1), new Storehouse(shelf(10)))).toBe('full');
    expect(keepTable(kept('a', 1), new Storehouse(null))).toBe('refused');
  });
});

describe('two pages with the same table', () => {
  /** One page has the table open; the other one has read it and played `answers` on. */
  function twoPages(answers: number) {
    const house = new Storehouse(shelf());
    const opened = openTable(
      GAME,
      [
        { name: 'Ravi', bot: null },
        { name: 'Mina', bot: null },
      ],
      {},
    );
    if ('problem' in opened) throw new Error(opened.problem);
    const keep = (table: typeof opened.table) =>
      keepTable({ saved: saveTable('shared', table, opened.seed, 1), waiting: [], clock: '' }, house);
    expect(keep(opened.table)).toBeNull();
    const other = restoreTable(GAME, saveTable('shared', opened.table, opened.seed, 1));
    if ('problem' in other) throw new Error(other.problem);
    for (let i = 0; i < answers; i++) play(other.table);
    expect(keep(other.table)).toBeNull();
    return { house, here: opened.table, keep };
  }

  function play(table: AnyTable) {
    const seat = table.sight(null).waiting[0] ?? 0;
    table.answer(seat, { do: 'end' });
  }

  function keptAnswers(house: Storehouse): number {
    return recordOf('shared', house)?.log.length ?? -1;
  }

  test('the one that is behind does not write over the one that played on', () => {
    const { house, here, keep } = twoPages(2);
    expect(isOvertaken(saveTable('shared', here, '', 1), house)).toBe(true);
    play(here);
    expect(keep(here)).toBe('newer');
    expect(keptAnswers(house)).toBe(2);
  });

  test('as many answers that are others do not count as the same game', () => {
    const { house, here, keep } = twoPages(1);
    const seat = here.sight(null).waiting[0] ?? 0;
    here.answer(seat, here.sight(seat).moves.find((move) => move.do !== 'end') ?? {});
    expect(here.match.line.length).toBe(1);
    expect(keep(here)).toBe('newer');
    expect(keptAnswers(house)).toBe(1);
  });

  test('an answer taken back is newer than the answer', () => {
    const { house, here, keep } = twoPages(0);
    const seat = here.sight(null).waiting[0] ?? 0;
    here.answer(seat, here.sight(seat).moves.find((move) => move.do === 'go') ?? {});
    expect(keep(here)).toBeNull();
    expect(here.match.undo(seat)).toBeNull();
    expect(keep(here)).toBeNull();
    expect(keptAnswers(house)).toBe(2);
  });
});

describe('settings', () => {
  test('that are unknown or damaged fall back to their defaults', () => {
    const usual = readSettings(null);
    expect(readSettings('{"theme":"pink","language":"xx","pace":3,"name":12}')).toEqual(usual);
    expect(readSettings('not json')).toEqual(usual);
    expect(readSettings('{"theme":"dark","sound":"on"}')).toEqual({ ...usual, theme: 'dark', sound: 'on' });
  });
});

test('records that were opened are listed, without what cannot be read and what a guide or a puzzle left behind', () => {
  const house = new Storehouse(shelf());
  const { record } = kept('a', 1).saved;
  for (const id of ['opened', 'guide-bombay', 'puzzle-bombay-0000-7']) keepRecord(id, record, house);
  house.write('record/torn', '{');
  expect(listRecords(house).map(({ id }) => id)).toEqual(['opened']);
});

test('a record that is removed is gone, with the lines that were tried in it', () => {
  const items = shelf();
  const house = new Storehouse(items);
  keepRecord('opened', kept('a', 1).saved.record, house);
  house.write('lines/opened', '[]');
  removeRecord('opened', house);
  expect(recordOf('opened', house)).toBeNull();
  expect(items.items.size).toBe(0);
});

test('of the games that puzzles came from the last one is kept, and those in which something was tried', () => {
  const disk = shelf();
  const house = new Storehouse(disk);
  const { record } = kept('a', 1).saved;
  keepRecord('opened', record, house);
  keepRecord('guide-bombay', record, house);
  const tried = keepPuzzleRecord('bombay-0000-7', record, house);
  house.write(`lines/${tried}`, '[]');
  const looked = keepPuzzleRecord('amul-0002-5', record, house);
  const last = keepPuzzleRecord('agra-0001-3', record, house);
  expect(house.list('record').sort()).toEqual(['guide-bombay', 'opened', last, tried]);
  expect(recordOf(looked, house)).toBeNull();
  expect(recordOf(tried, house)).toEqual(record);
  expect(recordOf(last, house)).toEqual(record);
  expect(house.read(`lines/${tried}`)).toBe('[]');
});
