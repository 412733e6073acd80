/** Several nodes on one store, whose words to each other get lost and whose reads do not meet at one moment. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FastRng, hashOf } from '../../kernel/index.ts';
import type { Bus } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { timed } from '../store/timed.ts';
import type { Timers } from '../timers.ts';
import { sat } from './gathering.ts';
import { Hall } from './hall.ts';
import type { Place } from './place.ts';
import {
  askedPage,
  begunTable,
  gameNamed,
  newTable,
  playOn,
  TestPage,
  TestTime,
  testHall,
  testStore,
} from './testing.ts';

let kept: ReturnType<typeof testStore>;
beforeEach(() => {
  kept = testStore();
});
afterEach(() => kept.clear());

const LIVE = { pace: { kind: 'live', minutes: 1, increment: 0 } } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A bus that nobody hears anything on. */
function deaf(): Bus {
  return Object.assign(new LocalBus(), { publish() {} });
}

/** Two nodes with a table of two people that has begun; the pages are on the first. */
async function twoNodes(bus: [Bus, Bus], more = {}) {
  const time = new TestTime();
  const one = testHall(kept.store, bus[0], time, 'one');
  const two = testHall(kept.store, bus[1], time, 'two');
  const { place, pages } = await begunTable(one, 'bombay', ['ada', 'bo'], more);
  const far = await two.hall.place(place.id);
  const page = askedPage(pages);
  if (!far || !page) throw new Error('no table');
  return { time, one, two, place, far, pages, page };
}

async function answer(place: Place, pages: readonly TestPage[]): Promise<void> {
  const page = askedPage(pages);
  expect(await page?.answer(place, page.moves(gameNamed('bombay'))[0])).toMatchObject({ t: 'ack' });
}

describe('a table that is read while another node writes', () => {
  test('has log, snapshot and turn of one moment', async () => {
    const { place, pages, two } = await twoNodes([deaf(), deaf()]);
    await answer(place, pages);
    const { snapshot } = kept.store;
    // Given: between log and snapshot another node writes until another seat is asked, and its answer.
    let writes = 1;
    kept.store.snapshot = async (table) => {
      if (writes-- > 0) {
        for (const page = askedPage(pages); askedPage(pages) === page; ) await answer(place, pages);
        await answer(place, pages);
      }
      return snapshot.call(kept.store, table);
    };
    const hosted = await (await two.hall.place(place.id))?.hosted();
    kept.store.snapshot = snapshot;
    const near = await place.hosted();
    expect(hosted?.ply).toBe(near.ply);
    expect(hosted?.turn).toEqual(near.turn);
    expect(hashOf(hosted?.match.state)).toBe(hashOf(near.match.state));
  });

  test('is followed with the turn that belongs to its last entry', async () => {
    const { place, pages, far } = await twoNodes([deaf(), deaf()]);
    const hosted = await far.hosted();
    await answer(place, pages);
    const { get } = kept.store;
    let writes = 1;
    kept.store.get = async (kind, id) => {
      if (kind === 'turn' && writes-- > 0) await answer(place, pages);
      return get.call(kept.store, kind, id);
    };
    await hosted.catchUp();
    kept.store.get = get;
    expect(hosted.ply).toBe((await place.hosted()).ply);
    expect(hosted.turn).toEqual((await place.hosted()).turn);
  });
});

describe('a turn that changes without an answer', () => {
  test('is written down, and shown by every node', async () => {
    const bus = new LocalBus();
    const { time, place, far, page } = await twoNodes([bus, bus], LIVE);
    const distant = new TestPage('bo');
    await far.join(distant, undefined);
    time.pass(61_000);
    await place.wake();
    await expect.poll(() => distant.seen?.standIns).toEqual([page.seen?.seat]);
    // Whoever is back is so everywhere, and after a restart.
    await place.join(page, undefined);
    await expect.poll(() => distant.seen?.standIns).toEqual([]);
    const later = await testHall(kept.store, deaf(), time, 'later').hall.place(place.id);
    expect((await later?.hosted())?.turn.standIns).toEqual([]);
  });

  test('is seen by who looks again with eyes that nobody looked with meanwhile', async () => {
    const { time, place, page } = await twoNodes([deaf(), deaf()], LIVE);
    const guest = new TestPage('eve');
    await place.join(guest, undefined);
    place.leave(guest);
    time.pass(61_000);
    const hosted = await place.hosted();
    await hosted.wake();
    const again = new TestPage('eve');
    await place.join(again, undefined);
    expect(again.seen?.standIns).toEqual([page.seen?.seat]);
  });

  test('is told to the person once, however many nodes find it due', async () => {
    const { time, one, two, place, far } = await twoNodes([deaf(), deaf()]);
    await far.hosted();
    time.pass(200_000);
    await Promise.all([place.wake(), far.wake()]);
    expect([...one.told, ...two.told]).toHaveLength(1);
  });
});

describe('words that get lost', () => {
  /** Timers that go when the test says so. */
  function byHand(): Timers & { go(): void } {
    const all = new Set<() => void>();
    const add = (run: () => void) => {
      all.add(run);
      return () => void all.delete(run);
    };
    return {
      after: (_milliseconds, run) => add(run),
      every: (_milliseconds, run) => add(run),
      go() {
        for (const run of all) run();
      },
    };
  }

  test('are made up for: a node looks into the store now and then for what is watched', async () => {
    const { time, place, pages } = await twoNodes([deaf(), deaf()]);
    const timers = byHand();
    const needs = { store: kept.store, bus: deaf(), time, timers, node: 'three', botPause: 0 };
    const hall = new Hall({ ...needs, think: () => Promise.reject(new Error('no bots')), tell() {}, report() {} });
    hall.start();
    const far = await hall.place(place.id);
    const distant = new TestPage('bo');
    await far?.join(distant, undefined);
    await answer(place, pages);
    await settled();
    expect(distant.ply).toBe(0);
    timers.go();
    await expect.poll(() => distant.ply).toBe(1);
  });

  test('that a game has begun is heard at the next try to begin it', async () => {
    const [one, two] = [testHall(kept.store, deaf()), testHall(kept.store, deaf())];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const opened = await one.hall.open(newTable('bombay', seats, { visibility: 'open' }), {
      person: 'ada',
      name: 'ada',
    });
    if ('problem' in opened) throw new Error(opened.problem);
    const { id } = opened.card;
    await one.hall.change(id, (table) => sat(table, 1, { person: 'bo', name: 'bo' }, undefined));
    const page = new TestPage('bo');
    await (await two.hall.place(id))?.join(page, undefined);
    await one.hall.begin(id, 'ada');
    expect(page.seen).toBeNull();
    expect(await two.hall.begin(id, 'ada')).toEqual({ problem: 'started' });
    expect(page.seen).not.toBeNull();
  });
});

test('a page that cannot be let in when the game begins is told to ask again', async () => {
  const house = testHall(kept.store);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const opened = await house.hall.open(newTable('bombay', seats, { visibility: 'open' }), {
    person: 'ada',
    name: 'ada',
  });
  if ('problem' in opened) throw new Error(opened.problem);
  const { id } = opened.card;
  await house.hall.change(id, (table) => sat(table, 1, { person: 'bo', name: 'bo' }, undefined));
  const page = new TestPage('bo');
  await (await house.hall.place(id))?.join(page, undefined);
  const { talk } = kept.store;
  kept.store.talk = () => Promise.reject(new StoreUnavailable('away'));
  await house.hall.begin(id, 'ada');
  kept.store.talk = talk;
  expect(page.seen).toBeNull();
  expect(page.heard.at(-1)).toEqual({ t: 'refuse', id: null, table: id, reason: 'notStored' });
});

describe('two nodes on one store', () => {
  test('never both write a ply, and show the same', async () => {
    const bus = new LocalBus();
    const time = new TestTime();
    const one = testHall(kept.store, bus, time, 'one');
    const two = testHall(kept.store, bus, time, 'two');
    const { place, pages } = await begunTable(one, 'bombay', ['ada', 'bo']);
    const far = await two.hall.place(place.id);
    if (!far) throw new Error('the other node does not find the table');
    const distant = pages.map(({ person }) => new TestPage(person));
    for (const page of distant) await far.join(page, undefined);
    const rng = new FastRng('two nodes');
    const game = gameNamed('bombay');
    for (let i = 0; i < 60; i++) {
      const near = askedPage(pages);
      const seat = near?.seen?.seat;
      const there = distant.find((page) => page.seen?.seat === seat);
      if (!near || !there) break;
      const offered = near.moves(game);
      const mine = offered[rng.int(offered.length)];
      const other = offered[rng.int(offered.length)];
      // Both nodes get an answer for the same question at the same moment.
      const said = await Promise.all([near.answer(place, mine), there.answer(far, other)]);
      expect(said.filter((message) => message.t === 'ack')).toHaveLength(1);
      await (await place.hosted()).catchUp();
      await (await far.hosted()).catchUp();
      expect(hashOf((await far.hosted()).match.state)).toBe(hashOf((await place.hosted()).match.state));
      expect(there.ply).toBe(near.ply);
      expect(there.seen?.world).toEqual(near.seen?.world);
    }
    expect([...one.faults, ...two.faults]).toEqual([]);
  });

  test('one that was cut off from the other catches up when the way is open again, and the store too', async () => {
    const time = new TestTime();
    const one = testHall(kept.store, new LocalBus(), time, 'one');
    let away = false;
    const log: Store['log'] = (table, from) =>
      away ? Promise.reject(new StoreUnavailable('away')) : kept.store.log(table, from);
    const store = Object.assign(
      timed(kept.store, () => {}),
      { log },
    );
    let back = () => {};
    const returned = (hear: () => void) => {
      back = hear;
      return () => {};
    };
    const two = testHall(store, Object.assign(new LocalBus(), { returned }), time, 'two');
    two.hall.start();
    const { place, pages } = await begunTable(one, 'bombay', ['ada', 'bo']);
    const distant = new TestPage('bo');
    await (await two.hall.place(place.id))?.join(distant, undefined);
    await playOn(place, pages, new FastRng('cut off'), 1);
    expect(distant.ply).toBe(0);
    away = true;
    back();
    await expect.poll(() => two.faults.length).toBeGreaterThan(0);
    away = false;
    await expect.poll(() => distant.ply).toBe(1);
    expect(one.faults).toEqual([]);
    two.hall.stop();
  });

  test('one that could not read what the other wrote reads it when the store is back', async () => {
    const bus = new LocalBus();
    const time = new TestTime();
    const one = testHall(kept.store, bus, time, 'one');
    let away = false;
    const log: Store['log'] = (table, from) =>
      away ? Promise.reject(new StoreUnavailable('away')) : kept.store.log(table, from);
    const two = testHall(
      Object.assign(
        timed(kept.store, () => {}),
        { log },
      ),
      bus,
      time,
      'two',
    );
    const { place, pages } = await begunTable(one, 'bombay', ['ada', 'bo']);
    const far = await two.hall.place(place.id);
    const distant = new TestPage('bo');
    await far?.join(distant, undefined);
    away = true;
    await playOn(place, pages, new FastRng('away'), 1);
    await expect.poll(() => two.faults.length).toBeGreaterThan(0);
    expect(distant.ply).toBe(0);
    away = false;
    await expect.poll(() => distant.ply).toBe(1);
    expect(one.faults).toEqual([]);
  });
});
