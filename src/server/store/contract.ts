/** What every store must do, as tests: both drivers are held to it. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, Doc, Put, Store } from './store.ts';

const turn = { value: { waits: [0] } };
const put = (id: string, version: number, value: unknown, more: Partial<Put> = {}): Put => ({
  kind: 'table',
  id,
  version,
  value,
  ...more,
});
const line = (table: string, ply: number, more: Partial<Append> = {}): Append => ({
  table,
  ply,
  entry: { ply },
  turn,
  ...more,
});
const ids = (docs: readonly Doc[]) => docs.map(({ id }) => id);

/** A name that no other test uses. */
let named = 0;
const fresh = (what: string) => `${what}-${++named}`;

/** JSON of all kinds, with strings that are awkward somewhere: surrogates alone, quotes, nul, keys that mean something. */
const anyJson = fc.jsonValue({
  maxDepth: 6,
  stringUnit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)),
});

export function contract(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  describe('documents', () => {
    test('a document that is not there is null', async () => {
      expect(await store.get('table', 'nowhere')).toBeNull();
    });

    test('a new document has version 1, every change adds one', async () => {
      const id = fresh('doc');
      expect(await store.put(put(id, 0, 'a'))).toBe(true);
      expect(await store.get('table', id)).toEqual({ kind: 'table', id, version: 1, value: 'a' });
      expect(await store.put(put(id, 1, 'b'))).toBe(true);
      expect(await store.get('table', id)).toEqual({ kind: 'table', id, version: 2, value: 'b' });
    });

    test('a put with another version writes nothing', async () => {
      const id = fresh('doc');
      expect(await store.put(put(id, 1, 'too early'))).toBe(false);
      expect(await store.get('table', id)).toBeNull();
      await store.put(put(id, 0, 'a', { keys: ['kept'] }));
      expect(await store.put(put(id, 0, 'again', { keys: ['lost'] }))).toBe(false);
      expect(await store.put(put(id, 2, 'too late', { keys: ['lost'] }))).toBe(false);
      expect(await store.get('table', id)).toMatchObject({ version: 1, value: 'a' });
      expect(ids(await store.find('table', 'lost', 10))).not.toContain(id);
    });

    test('the same id in two kinds is two documents', async () => {
      const id = fresh('doc');
      await store.put(put(id, 0, 'a table'));
      await store.put({ ...put(id, 0, 'a person'), kind: 'person' });
      expect(await store.get('person', id)).toMatchObject({ kind: 'person', value: 'a person' });
      expect(await store.get('table', id)).toMatchObject({ kind: 'table', value: 'a table' });
    });

    test('of fifty writers of the same version exactly one wins', async () => {
      const id = fresh('doc');
      for (let version = 0; version < 3; version++) {
        const won = await Promise.all(Array.from({ length: 50 }, (_, i) => store.put(put(id, version, i))));
        expect(won.filter(Boolean)).toHaveLength(1);
        expect(await store.get('table', id)).toMatchObject({ version: version + 1, value: won.indexOf(true) });
      }
    });

    test('getAll keeps the order and leaves out what is not there', async () => {
      const [a, b] = [fresh('doc'), fresh('doc')];
      for (const id of [a, b]) await store.put(put(id, 0, 1));
      expect(ids(await store.getAll('table', [b, 'nowhere', a]))).toEqual([b, a]);
      expect(await store.getAll('table', [])).toEqual([]);
    });

    test('a removed document is gone, with its keys and its due time, and may come again', async () => {
      const id = fresh('doc');
      const key = fresh('key');
      await store.put(put(id, 0, 1, { keys: [key], due: -1e9 }));
      await store.remove('table', id);
      await store.remove('table', id);
      expect(await store.get('table', id)).toBeNull();
      expect(await store.find('table', key, 10)).toEqual([]);
      expect(ids(await store.due('table', -1e9, 10))).not.toContain(id);
      expect(await store.put(put(id, 0, 2))).toBe(true);
      expect(await store.find('table', key, 10)).toEqual([]);
    });

    test('JSON of every kind comes back as it went', async () => {
      const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
      const values = [null, 0, -1.5, 1e300, '', 'ताज — 𝄞 "\\\n\u0000\u2028', '\ud800', [], {}, [[null]], deep];
      const proto: unknown = JSON.parse('{"__proto__":{"seats":9},"constructor":1,"":2}');
      for (const value of [...values, proto]) {
        const id = fresh('json');
        await store.put(put(id, 0, value));
        const read = (await store.get('table', id))?.value;
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      }
      await fc.assert(
        fc.asyncProperty(anyJson, async (value) => {
          const id = fresh('json');
          await store.put(put(id, 0, value));
          expect(JSON.stringify((await store.get('table', id))?.value)).toBe(JSON.stringify(value));
        }),
        { numRuns: 100 },
      );
    });

    test('ids and keys may hold anything that is written', async () => {
      const id = `${fresh('id')} %_'"\\;-- ताज`;
      await store.put(put(id, 0, 1, { keys: [id, id, 'a b'] }));
      expect(ids(await store.find('table', id, 10))).toEqual([id]);
    });
  });

  describe('find and due', () => {
    test('find gives the last changed first, up to the limit', async () => {
      const key = fresh('key');
      const [a, b, c] = [fresh('doc'), fresh('doc'), fresh('doc')];
      for (const id of [a, b, c]) await store.put(put(id, 0, 1, { keys: [key] }));
      await store.put(put(a, 1, 2, { keys: [key] }));
      expect(ids(await store.find('table', key, 10))).toEqual([a, c, b]);
      expect(ids(await store.find('table', key, 2))).toEqual([a, c]);
      expect(await store.find('person', key, 10)).toEqual([]);
    });

    test('keys replace the earlier ones; a put without keys leaves none', async () => {
      const id = fresh('doc');
      const [old, both, young] = [fresh('key'), fresh('key'), fresh('key')];
      await store.put(put(id, 0, 1, { keys: [old, both] }));
      await store.put(put(id, 1, 2, { keys: [both, young] }));
      const found = async () =>
        Promise.all([old, both, young].map(async (key) => (await store.find('table', key, 10)).length));
      expect(await found()).toEqual([0, 1, 1]);
      await store.put(put(id, 2, 3));
      expect(await found()).toEqual([0, 0, 0]);
    });

    test('due gives what is due by then, the earliest first', async () => {
      const base = 1e15;
      const [a, b, c, d] = [fresh('doc'), fresh('doc'), fresh('doc'), fresh('doc')];
      await store.put({ ...put(a, 0, 1, { due: base + 3 }), kind: 'plan' });
      await store.put({ ...put(b, 0, 1, { due: base + 1.5 }), kind: 'plan' });
      await store.put({ ...put(c, 0, 1, { due: null }), kind: 'plan' });
      await store.put({ ...put(d, 0, 1, { due: base + 9 }), kind: 'plan' });
      expect(ids(await store.due('plan', base + 3, 10))).toEqual([b, a]);
      expect(ids(await store.due('plan', base + 3, 1))).toEqual([b]);
      expect(ids(await store.due('plan', base, 10))).toEqual([]);
      await store.put({ ...put(b, 1, 2), kind: 'plan' });
      expect(ids(await store.due('plan', base + 3, 10))).toEqual([a]);
    });

    test('any series of writes is found as a simple list would have it', async () => {
      const KEYS = ['red', 'green', 'blue'];
      const step = fc.record({
        doc: fc.nat(4),
        act: fc.constantFrom('put', 'put', 'append', 'remove'),
        keys: fc.subarray(KEYS),
        due: fc.option(fc.nat(9)),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const series = fresh('series');
          /** The last changed last. */
          let model: { id: string; version: number; keys: string[]; due: number | null }[] = [];
          for (const [ply, { doc, act, keys, due }] of steps.entries()) {
            const id = `${series}-${doc}`;
            const words = keys.map((key) => `${series}-${key}`);
            const version = model.find((d) => d.id === id)?.version ?? 0;
            const more = { value: ply, keys: words, due };
            if (act === 'remove') await store.remove('turn', id);
            else if (act === 'put') await store.put({ kind: 'turn', id, version, ...more });
            else await store.append({ table: id, ply, entry: ply, turn: more });
            model = model.filter((d) => d.id !== id);
            if (act !== 'remove') model.push({ id, version: version + 1, keys: words, due });
          }
          for (const key of KEYS.map((word) => `${series}-${word}`)) {
            const wanted = model.filter((d) => d.keys.includes(key)).toReversed();
            expect((await store.find('turn', key, 9)).map(({ id, version }) => ({ id, version }))).toEqual(
              wanted.map(({ id, version }) => ({ id, version })),
            );
          }
          const mine = (await store.due('turn', 5, 100)).filter(({ id }) => id.startsWith(`${series}-`));
          const dues = model.flatMap(({ id, due }) => (due !== null && due <= 5 ? [{ id, due }] : []));
          expect(ids(mine)).toEqual(
            dues.toSorted((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
          );
          for (const { id } of model) await store.remove('turn', id);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('logs', () => {
    test('an append is read back with its snapshot and its turn', async () => {
      const table = fresh('table');
      const key = fresh('key');
      expect(await store.log(table, 0)).toEqual([]);
      expect(await store.snapshot(table)).toBeNull();
      const snapshot = { ply: 0, value: { agenda: [] } };
      expect(await store.append(line(table, 0, { snapshot, turn: { value: 'first', keys: [key], due: 1 } }))).toBe(
        'written',
      );
      expect(await store.append(line(table, 1, { turn: { value: 'second' } }))).toBe('written');
      expect(await store.log(table, 0)).toEqual([
        { ply: 0, entry: { ply: 0 } },
        { ply: 1, entry: { ply: 1 } },
      ]);
      expect(await store.log(table, 1)).toEqual([{ ply: 1, entry: { ply: 1 } }]);
      expect(await store.snapshot(table)).toEqual(snapshot);
      expect(await store.get('turn', table)).toEqual({ kind: 'turn', id: table, version: 2, value: 'second' });
      expect(await store.find('turn', key, 10)).toEqual([]);
      await store.append(line(table, 2, { snapshot: { ply: 2, value: 'newer' } }));
      expect(await store.snapshot(table)).toEqual({ ply: 2, value: 'newer' });
    });

    test('a ply that is taken writes neither entry nor snapshot nor turn', async () => {
      const table = fresh('table');
      await store.append(line(table, 0, { snapshot: { ply: 0, value: 'mine' }, turn: { value: 'mine' } }));
      const other = { entry: 'other', snapshot: { ply: 9, value: 'other' }, turn: { value: 'other', keys: ['other'] } };
      expect(await store.append(line(table, 0, other))).toBe('taken');
      expect(await store.log(table, 0)).toEqual([{ ply: 0, entry: { ply: 0 } }]);
      expect(await store.snapshot(table)).toEqual({ ply: 0, value: 'mine' });
      expect(await store.get('turn', table)).toMatchObject({ version: 1, value: 'mine' });
      expect(await store.find('turn', 'other', 10)).toEqual([]);
    });

    test('of a hundred callers with the same ply exactly one writes it', async () => {
      const table = fresh('table');
      for (let ply = 0; ply < 3; ply++) {
        const results = await Promise.all(
          Array.from({ length: 100 }, (_, i) => store.append(line(table, ply, { entry: i, turn: { value: i } }))),
        );
        expect(results.filter((result) => result === 'written')).toHaveLength(1);
        const winner = results.indexOf('written');
        expect(await store.log(table, ply)).toEqual([{ ply, entry: winner }]);
        expect(await store.get('turn', table)).toMatchObject({ version: ply + 1, value: winner });
      }
    });

    test('tables do not touch each other', async () => {
      const tables = Array.from({ length: 40 }, () => fresh('table'));
      await Promise.all(
        tables.map(async (table) => {
          for (let ply = 0; ply < 5; ply++) await store.append(line(table, ply, { entry: `${table}/${ply}` }));
        }),
      );
      for (const table of tables)
        expect((await store.log(table, 0)).map(({ entry }) => entry)).toEqual(
          Array.from({ length: 5 }, (_, ply) => `${table}/${ply}`),
        );
    });

    test('a write that cannot be done fails alone', async () => {
      const table = fresh('table');
      const id = fresh('doc');
      const circle: unknown[] = [];
      circle.push(circle);
      const [bad, good, bystander] = await Promise.allSettled([
        store.append(line(table, 0, { turn: { value: circle } })),
        store.append(line(table, 0, { turn: { value: 'good' } })),
        store.put(put(id, 0, 1)),
      ]);
      expect(bad.status).toBe('rejected');
      expect([good, bystander]).toEqual([
        { status: 'fulfilled', value: 'written' },
        { status: 'fulfilled', value: true },
      ]);
      expect(await store.get('turn', table)).toMatchObject({ version: 1, value: 'good' });
    });
  });

  describe('talk', () => {
    test('numbers run from 1 without gaps, for many who speak at once', async () => {
      const room = fresh('room');
      const numbers = await Promise.all(Array.from({ length: 60 }, (_, i) => store.say(room, { i })));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
      const heard = await store.talk(room, 100);
      expect(heard.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
      for (const { n, value } of heard) expect(value).toEqual({ i: numbers.indexOf(n) });
    });

    test('the last messages come, oldest first, of one room', async () => {
      const [room, other] = [fresh('room'), fresh('room')];
      await store.say(other, 'elsewhere');
      for (const word of ['a', 'b', 'c']) await store.say(room, word);
      expect(await store.talk(room, 2)).toEqual([
        { n: 2, value: 'b' },
        { n: 3, value: 'c' },
      ]);
      expect(await store.talk('nowhere', 2)).toEqual([]);
    });
  });

  test('a store that can be read and written answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('with 10,000 tables, what is asked all the time takes no longer than a moment', async () => {
    const many = fresh('many');
    for (let from = 0; from < 10_000; from += 500)
      await Promise.all(
        Array.from({ length: 500 }, (_, i) =>
          store.append(
            line(`${many}-${from + i}`, 0, {
              turn: { value: { seat: 0 }, keys: [`${many}-${i % 100}`, `${many}-open`], due: 2e15 + from + i },
            }),
          ),
        ),
      );
    /** The best of twenty: the machine may have other work. */
    const timed = async (ask: () => Promise<readonly unknown[]>, length: number) => {
      let best = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 20; i++) {
        const before = performance.now();
        expect(await ask()).toHaveLength(length);
        best = Math.min(best, performance.now() - before);
      }
      return best;
    };
    expect(await timed(() => store.find('turn', `${many}-open`, 50), 50)).toBeLessThan(10);
    expect(await timed(() => store.find('turn', `${many}-7`, 1000), 100)).toBeLessThan(10);
    expect(await timed(() => store.due('turn', 2e15 + 19, 100).then((docs) => docs.slice(-20)), 20)).toBeLessThan(10);
  });
}
