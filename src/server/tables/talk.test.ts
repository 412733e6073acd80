/** What people at a table hear of each other, and when they may speak. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { timed } from '../store/timed.ts';
import type { Place } from './place.ts';
import { begunTable, ended, type TestHall, TestPage, testHall, testStore } from './testing.ts';

let kept: ReturnType<typeof testStore>;
let house: TestHall;
beforeEach(() => {
  kept = testStore();
  house = testHall(kept.store);
});
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await kept.clear();
});

const say = (place: Place, page: TestPage, id: string, room: 'players' | 'spectators' = 'players') =>
  place.hear(page, { t: 'chat', id, table: place.id, room, text: `${id} of ${page.person}` });
const heardBy = (page: TestPage) =>
  page.heard.flatMap((said) => (said.t === 'talk' ? said.lines.map(({ text }) => text) : []));

test('of those who watched comes to those who played when the game is over, wherever they look', async () => {
  const { place, pages } = await begunTable(house, 'bombay', ['ada', 'bo']);
  const eve = new TestPage('eve');
  await place.join(eve, undefined);
  await say(place, eve, 'hush', 'spectators');
  expect(pages.map(heardBy)).toEqual([[], []]);
  await ended(kept.store, place);
  await place.catchUp();
  await expect.poll(() => pages.map(heardBy)).toEqual([['hush of eve'], ['hush of eve']]);
  await say(place, eve, 'well', 'spectators');
  expect(pages.map(heardBy)).toEqual([
    ['hush of eve', 'well of eve'],
    ['hush of eve', 'well of eve'],
  ]);

  // A node that has not opened the game yet knows from its turn that it is over.
  const log: Store['log'] = () => new Promise(() => {});
  const slow = Object.assign(
    timed(kept.store, () => {}),
    { log },
  );
  const late = new TestPage('ada');
  void (await testHall(slow).hall.place(place.id))?.join(late, undefined);
  await expect.poll(() => heardBy(late)).toEqual(['hush of eve', 'well of eve']);
});

test('in slow mode counts what was said, not what could not be written down', async () => {
  const { place, pages } = await begunTable(house, 'bombay', ['ada', 'bo'], { slow: 30 });
  const [page] = pages;
  if (!page) throw new Error('no page');
  const { say: write } = kept.store;
  kept.store.say = () => Promise.reject(new StoreUnavailable('away'));
  await expect(say(place, page, 'c1')).rejects.toThrow(StoreUnavailable);
  kept.store.say = write;
  await say(place, page, 'c1');
  expect(heardBy(page)).toEqual(['c1 of ada']);
  await say(place, page, 'c2');
  expect(page.heard.at(-1)).toMatchObject({ t: 'refuse', id: 'c2', reason: 'tooFast' });
});
