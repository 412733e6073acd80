import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { begunTable, type TestPage, testHall } from '../../server/tables/testing.ts';
import { MemoryStore } from '../leaks/memory.ts';
import { audit } from './audit.ts';
import { Said } from './said.ts';

const PEOPLE = ['ada', 'bo'];
const AGREED = { begun: true, people: PEOPLE.map((name) => ({ person: name, name })) };

let store: MemoryStore;
let said: Said;
beforeEach(() => {
  store = new MemoryStore();
  said = new Said();
});

/** Three answers at a table of Bombay, each told to `hear` as it was sent. */
async function played(hear: (page: TestPage, text: string) => void): Promise<string> {
  const { place, pages } = await begunTable(testHall(store), 'bombay', PEOPLE);
  const game = GAMES['bombay'];
  for (let i = 0; i < 3; i++) {
    const page = pages.find(({ asked }) => asked);
    if (!page || !game) throw new Error('nobody is asked');
    const message = page.message(place.id, page.moves(game)[0]);
    hear(page, JSON.stringify(message));
    await place.hear(page, message);
  }
  return place.id;
}

describe('an audit after a siege', () => {
  test('finds nothing where everybody has said what stands', async () => {
    const id = await played((page, text) => said.add(page.person, text));
    expect(await audit(store, id, AGREED, said)).toEqual({ entries: 3, wrong: [] });
  });

  test('finds an answer that somebody else has said', async () => {
    const id = await played((page, text) => said.add(page.person === 'ada' ? 'bo' : 'ada', text));
    const { wrong } = await audit(store, id, AGREED, said);
    expect(wrong.length).toBe(3);
    expect(wrong[0]).toContain('was not said by the person on its seat');
  });

  test('finds an answer that was said otherwise', async () => {
    const id = await played((page, text) => said.add(page.person, text.replace('"do":"', '"do":"un')));
    expect((await audit(store, id, AGREED, said)).wrong.length).toBe(3);
  });

  test('finds what is not legal, and what was done twice', async () => {
    const id = await played((page, text) => said.add(page.person, text));
    const [, first] = await store.log(id, 0);
    await store.append({ table: id, ply: 4, entry: first?.entry, turn: { value: {} } });
    const { wrong } = await audit(store, id, AGREED, said);
    expect(wrong[0]).toContain('was done twice');
    expect(wrong[1]).toContain('illegal');
  });

  test('finds a table that somebody has changed', async () => {
    const id = await played((page, text) => said.add(page.person, text));
    const doc = await store.get('table', id);
    // A document of a table.
    const value = { ...(doc?.value as object), muted: ['bo'] };
    await store.put({ kind: 'table', id, version: doc?.version ?? 0, value });
    expect((await audit(store, id, AGREED, said)).wrong[0]).toContain('was changed');
  });
});
