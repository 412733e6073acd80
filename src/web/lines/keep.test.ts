import { describe, expect, test } from 'vitest';
import { type Answered, type GameRecord, LINE_LIMITS, RECORD_FORMAT, type SideLine } from '../../kernel/index.ts';
import { withComment, withName, without } from '../../table/lines.ts';
import { type Shelf, Storehouse } from '../keep/storage.ts';
import { removeRecord } from '../keep/tables.ts';
import { changeLines, droppedOf, linesOf, mostAnswers } from './keep.ts';

const RECORD: GameRecord = {
  durbar: RECORD_FORMAT,
  game: 'bombay',
  rules: 1,
  seats: 2,
  options: {},
  chance: { generator: 'fast', seed: 'lines' },
  deal: [],
  log: [],
};

/** What a browser keeps, and how much room it has. */
function kept(items: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const shelf = new Map(Object.entries(items).map(([key, text]) => [`durbar/1/${key}`, text]));
  const house: Shelf = {
    get length() {
      return shelf.size;
    },
    key: (i) => [...shelf.keys()][i] ?? null,
    getItem: (key) => shelf.get(key) ?? null,
    removeItem: (key) => void shelf.delete(key),
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      shelf.set(key, text);
    },
  };
  return { house: new Storehouse(house), at: (key: string) => shelf.get(`durbar/1/${key}`) ?? null };
}

const END: Answered = { seat: 0, move: { do: 'end' } };

function line(id: string, answers: number, change: Partial<SideLine> = {}): SideLine {
  return { id, ply: 0, name: id, answers: Array.from({ length: answers }, () => END), ...change };
}

const named = (lines: readonly SideLine[]) => lines.map(({ name }) => name);
const add =
  (...more: SideLine[]) =>
  (lines: readonly SideLine[]) => [...lines, ...more];

describe('kept lines', () => {
  test('are read as they were written', () => {
    const { house } = kept();
    expect(changeLines('plain', RECORD, add(line('a', 2), line('b', 1, { from: 'a', ply: 1 })), house)).toBeNull();
    expect(changeLines('plain', RECORD, (all) => withComment(all, 'b', 1, 'better'), house)).toBeNull();
    expect(linesOf('plain', RECORD, house)).toEqual([
      line('a', 2),
      line('b', 1, { from: 'a', ply: 1, comments: [{ ply: 1, text: 'better' }] }),
    ]);
    expect(droppedOf('plain', RECORD, house)).toEqual([]);
  });

  test('do not grow past what a record may have: the change is refused, and what there was stays', () => {
    const { house, at } = kept();
    changeLines('long', RECORD, add(line('a', LINE_LIMITS.answers - 3)), house);
    changeLines('long', RECORD, add(line('b', 1)), house);
    expect(mostAnswers(linesOf('long', RECORD, house), 'b')).toBe(3);
    const before = at('lines/long');
    expect(changeLines('long', RECORD, add(line('c', 3)), house)).toBe('overfull');
    expect(at('lines/long')).toBe(before);
    expect(named(linesOf('long', RECORD, house))).toEqual(['a', 'b']);
    // What takes nothing more can be done still.
    expect(changeLines('long', RECORD, (all) => withName(all, 'b', 'Second'), house)).toBeNull();
    expect(changeLines('long', RECORD, (all) => without(all, 'a'), house)).toBeNull();
    expect(named(linesOf('long', RECORD, house))).toEqual(['Second']);
  });

  test.each([
    ['text that was cut off', '[{"id":"a","ply":0', 'lines', []],
    ['something else', '{}', 'lines', []],
    ['one line among others', JSON.stringify([line('a', 1), { ...line('b', 1), ply: 'ten' }]), 'lines[1].ply', ['a']],
  ])('that cannot be read are named and put aside before others take their place: %s', (name, raw, place, readable) => {
    const id = name.replaceAll(' ', '');
    const { house, at } = kept({ [`lines/${id}`]: raw });
    expect(droppedOf(id, RECORD, house).map((each) => each.at)).toEqual([place]);
    expect(named(linesOf(id, RECORD, house))).toEqual(readable);
    expect(at(`lines/${id}`)).toBe(raw);
    expect(changeLines(id, RECORD, add(line('new', 1)), house)).toBeNull();
    expect(named(linesOf(id, RECORD, house))).toEqual([...readable, 'new']);
    expect(at(`lines-unread/${id}`)).toBe(raw);
    // Once is enough, and it is told for as long as the page is open.
    changeLines(id, RECORD, (all) => withName(all, 'new', 'Newer'), house);
    expect(at(`lines-unread/${id}`)).toBe(raw);
    expect(droppedOf(id, RECORD, house).map((each) => each.at)).toEqual([place]);
    removeRecord(id, house);
    expect(at(`lines-unread/${id}`)).toBeNull();
  });

  test('that cannot be read stay where they are if there is no room to put them aside', () => {
    const raw = `[${' '.repeat(200)}`;
    const { house, at } = kept({ 'lines/tight': raw }, 150);
    expect(changeLines('tight', RECORD, add(line('new', 1)), house)).toBe('full');
    expect(at('lines/tight')).toBe(raw);
    expect(named(linesOf('tight', RECORD, house))).toEqual(['new']);
  });
});
