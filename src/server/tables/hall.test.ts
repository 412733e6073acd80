import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { FastRng, hashOf, readRecord, verify } from '../../kernel/index.ts';
import { LocalBus } from '../bus/local.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { timed } from '../store/timed.ts';
import { again, sat } from './gathering.ts';
import {
  askedPage,
  begunTable,
  ended,
  gameNamed,
  newTable,
  playOn,
  type TestHall,
  TestPage,
  TestTime,
  testHall,
  testStore,
} from './testing.ts';

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

const ada = { person: 'ada', name: 'ada' };

function begun(game: string, people: readonly string[], more = {}) {
  return begunTable(house, game, people, more);
}

describe('a table online', () => {
  test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
    'plays %s as its log says',
    async (_id, game) => {
      const people = ['ada', 'bo', 'cy'].slice(0, Math.max(2, Math.min(3, game.seats.max)));
      while (people.length < game.seats.min) people.push(`p${people.length}`);
      const { place, pages } = await begun(game.id, people);
      const rng = new FastRng(game.id);
      await playOn(place, pages, rng, game.id === 'agra' ? 120 : 5000);
      const { match } = await place.hosted();
      if (game.id !== 'agra') {
        expect(match.outcome).not.toBeNull();
        expect('match' in verify(game, match.record())).toBe(true);
        expect(pages.map((page) => page.seen?.outcome?.scores)).toEqual(people.map(() => match.outcome?.scores));
      }
      // Another node takes the table up from the store and finds the same position.
      const other = await testHall(kept.store, new LocalBus(), new TestTime(), 'two').hall.place(place.id);
      expect(hashOf((await other?.hosted())?.match.state)).toBe(hashOf(match.state));
      expect((await other?.hosted())?.match.record()).toEqual(match.record());
    },
  );

  test('takes an answer from the seat of the person alone, whatever the message says', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    const other = pages.find((one) => one !== page);
    const move = page?.moves(gameNamed('bombay'))[0];
    expect(await other?.answer(place, move)).toMatchObject({ t: 'refuse', reason: 'notYourQuestion' });
    const stranger = new TestPage('eve');
    await place.join(stranger, undefined);
    expect(stranger.seen?.seat).toBeNull();
    expect(stranger.seen?.world).toBeNull();
    expect(await stranger.answer(place, move)).toMatchObject({ t: 'refuse', reason: 'notSeated' });
    expect((await place.hosted()).ply).toBe(0);
  });

  test('answers a repeated message again and does it once', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const message = page.message(place.id, page.moves(gameNamed('bombay'))[0]);
    await place.hear(page, message);
    await place.hear(page, message);
    expect(page.heard.filter((heard) => heard.t === 'ack')).toEqual([
      { t: 'ack', id: message.id, table: place.id, ply: 1 },
      { t: 'ack', id: message.id, table: place.id, ply: 1 },
    ]);
    expect((await place.hosted()).ply).toBe(1);
    // And after a restart as well: the log knows the message.
    const again = await testHall(kept.store).hall.place(place.id);
    await again?.hear(page, message);
    expect((await again?.hosted())?.ply).toBe(1);
  });

  test('refuses an answer to a question that has passed', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const old = page.message(place.id, page.moves(gameNamed('bombay'))[0]);
    await playOn(place, pages, new FastRng('passed'), 3);
    await place.hear(page, old);
    expect(page.heard.at(-1)).toMatchObject({ t: 'refuse', reason: 'behind' });
  });

  test('acknowledges before it tells, and tells nobody before it is stored', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    const other = pages.find((one) => one !== page);
    if (!page || !other) throw new Error('nobody is asked');
    const append = kept.store.append.bind(kept.store);
    let told = -1;
    kept.store.append = async (write) => {
      told = other.texts.length;
      const result = await append(write);
      expect(other.texts.length).toBe(told);
      return result;
    };
    const before = page.heard.length;
    await page.answer(place, page.moves(gameNamed('bombay'))[0]);
    expect(page.heard.slice(before).map((heard) => heard.t)).toEqual(['ack', 'delta']);
    expect(other.texts.length).toBe(told + 1);
  });

  test('an answer that could not be written down is nowhere to be seen, and can be given again', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const before = page.seen;
    const { append, log } = kept.store;
    const message = page.message(place.id, page.moves(gameNamed('bombay'))[0]);
    kept.store.append = () => Promise.reject(new StoreUnavailable('away'));
    await place.hear(page, message);
    expect(page.heard.at(-1)).toMatchObject({ t: 'refuse', id: message.id, reason: 'notStored' });
    kept.store.append = append;
    // What makes everybody look again must not show it either.
    await place.hear(page, { t: 'plan', id: 'p', table: place.id, moves: [] });
    expect(page.seen).toEqual(before);

    // Another node was faster, and the store goes away before this one has read what it wrote.
    kept.store.append = async () => 'taken';
    kept.store.log = () => Promise.reject(new StoreUnavailable('away'));
    await expect(place.hear(page, message)).rejects.toThrow(StoreUnavailable);
    kept.store.append = append;
    kept.store.log = log;
    await place.hear(page, message);
    expect(page.heard.filter((heard) => heard.t === 'ack' && heard.id === message.id)).toHaveLength(1);
    expect((await place.hosted()).match.line).toHaveLength(1);
  });

  test('a fault of the rules leaves nothing behind: the table goes on from what the store has', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const { match } = await place.hosted();
    const [move] = page.moves(gameNamed('bombay'));
    const answer = match.answer.bind(match);
    match.answer = (seat, input) => {
      answer(seat, input);
      throw new Error('a fault');
    };
    await expect(place.hear(page, page.message(place.id, move))).rejects.toThrow('a fault');
    expect(await page.answer(place, move)).toMatchObject({ t: 'ack', ply: 1 });
    expect((await place.hosted()).match.line).toHaveLength(1);
  });

  test('a page that was away gets what it missed, or the whole', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const [ada] = pages;
    if (!ada) throw new Error('no page');
    await playOn(place, pages, new FastRng('away'), 4);
    const back = new TestPage('ada');
    back.seen = ada.seen;
    back.ply = ada.ply;
    place.leave(ada);
    const rest = pages.slice(1);
    const watching = new TestPage('ada');
    await place.join(watching, undefined);
    await playOn(place, [watching, ...rest], new FastRng('meanwhile'), 6);
    await place.join(back, back.ply);
    expect(back.heard.some((heard) => heard.t === 'view')).toBe(false);
    expect(back.seen).toEqual(watching.seen);
    const late = new TestPage('ada');
    await place.join(late, 3000);
    expect(late.seen).toEqual(watching.seen);
  });

  test('undo is an entry in the log, and is refused with its reason', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const go = page.moves(gameNamed('bombay')).find((move) => move.do === 'go');
    const before = page.seen;
    await page.answer(place, go);
    await place.hear(page, { t: 'undo', id: 'u1', table: place.id, ply: page.ply });
    expect((await place.hosted()).match.record().log.at(-1)).toEqual({ seat: before?.seat, undo: true });
    expect(page.seen?.world).toEqual(before?.world);
    const other = pages.find((one) => one !== page);
    await place.hear(other ?? page, { t: 'undo', id: 'u2', table: place.id, ply: page.ply });
    expect(other?.heard.at(-1)).toMatchObject({ t: 'refuse', reason: 'undo:nothing' });
  });

  test('who looks back sees what was seen then, also after an undo and while the game goes on', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    const eve = new TestPage('eve');
    await place.join(eve, undefined);
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const seen = [eve.seen?.view];
    const looks = async () => {
      const hosted = await place.hosted();
      return Promise.all(seen.map((_, answers) => hosted.past(null, answers)));
    };
    const [one, other] = page.moves(gameNamed('bombay')).filter((move) => move.do === 'go');
    await page.answer(place, one);
    seen[1] = eve.seen?.view;
    expect(await looks()).toEqual(seen);
    await place.hear(page, { t: 'undo', id: 'u1', table: place.id, ply: page.ply });
    await page.answer(place, other);
    seen[1] = eve.seen?.view;
    expect(await looks()).toEqual(seen);
    for (let answers = 2; answers < 40; answers++) {
      await playOn(place, pages, new FastRng(answers), 1);
      seen[answers] = eve.seen?.view;
    }
    expect(await looks()).toEqual(seen);
  });

  test('bots answer until a person is asked', async () => {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'merchant' }];
    const opened = await house.hall.open(newTable('bombay', seats), { person: 'ada', name: 'Ada' });
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.card.status).toBe('playing');
    const place = await house.hall.place(opened.card.id);
    const page = new TestPage('ada');
    const asked = page.until(() => page.asked);
    await place?.join(page, undefined);
    await (page.asked ? null : asked);
    expect(page.asked).toBe(true);
  });

  test('a bot stands in for whose time is over, and gives the seat back', async () => {
    const pace = { kind: 'live', minutes: 1, increment: 0 } as const;
    const { place, pages } = await begun('bombay', ['ada', 'bo'], { pace });
    const page = askedPage(pages);
    const other = pages.find((one) => one !== page);
    if (!page || !other) throw new Error('nobody is asked');
    const seat = page.seen?.seat ?? 0;
    house.time.pass(59_000);
    await place.wake();
    expect(other.seen?.standIns).toEqual([]);
    house.time.pass(1_500);
    await place.wake();
    expect(other.seen?.standIns).toEqual([seat]);
    expect(other.asked).toBe(true);
    await place.join(page, undefined);
    expect(other.seen?.standIns).toEqual([]);
    expect((await place.hosted()).match.line.length).toBeGreaterThan(0);
  });

  test('who opens a table again while a clock runs is shown what it has left now, and so are the other pages of that seat', async () => {
    const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
    const { place, pages } = await begun('bombay', ['ada', 'bo'], { pace });
    const page = askedPage(pages);
    if (!page) throw new Error('nobody is asked');
    const seat = page.seen?.seat ?? 0;
    house.time.pass(90_000);
    const tab = new TestPage(page.person);
    await place.join(tab, undefined);
    expect([tab, page].map((one) => one.seen?.clock?.left[seat])).toEqual([510_000, 510_000]);
    // A page that has not been shown the game is told no difference that it could not follow.
    expect(tab.heard.filter(({ t }) => t === 'delta')).toEqual([]);
  });

  test('a game that was dealt when its node died begins with full clocks', async () => {
    let dies = false;
    const put: Store['put'] = (doc) =>
      dies && doc.kind === 'table' ? Promise.reject(new Error('died')) : kept.store.put(doc);
    house = testHall(
      Object.assign(
        timed(kept.store, () => {}),
        { put },
      ),
      new LocalBus(),
      house.time,
    );
    const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
    const opened = await house.hall.open(
      newTable('bombay', [{ kind: 'me' }, { kind: 'open' }], { pace, visibility: 'open' }),
      ada,
    );
    if ('problem' in opened) throw new Error(opened.problem);
    const { id } = opened.card;
    await house.hall.change(id, (table) => sat(table, 1, { person: 'bo', name: 'bo' }, undefined));
    dies = true;
    await expect(house.hall.begin(id, 'ada')).rejects.toThrow('died');
    house.time.pass(60_000);
    dies = false;
    const again = await house.hall.begin(id, 'ada');
    if ('problem' in again) throw new Error(again.problem);
    const page = new TestPage('ada');
    await again.place.join(page, undefined);
    expect(page.seen?.clock?.left).toEqual([600_000, 600_000]);
  });

  test('who is asked and does not look is told once', async () => {
    const { place, pages } = await begun('bombay', ['ada', 'bo'], { pace: { kind: 'days', days: 2 } });
    for (const page of pages) place.leave(page);
    await playOn(place, pages, new FastRng('told'), 1);
    house.time.pass(20_000);
    await place.wake();
    await place.wake();
    house.time.pass(20_000);
    await place.wake();
    expect(house.told.length).toBe(1);
  });
});

describe('the same people again', () => {
  test('whoever asks at the same moment comes to the same table, and no other one is left', async () => {
    const { place } = await begun('bombay', ['ada', 'bo']);
    await ended(kept.store, place);
    await place.catchUp();
    const both = await Promise.all(['ada', 'bo'].map((person) => house.hall.rematch(place.id, person)));
    const cards = both.map((found) => ('card' in found ? found.card.id : found.problem));
    expect(cards[1]).toBe(cards[0]);
    expect(both.filter((found) => 'invitation' in found)).toHaveLength(1);
    expect((await house.hall.mine('bo')).map(({ id }) => id).toSorted()).toEqual([cards[0], place.id].toSorted());
    expect(await house.hall.rematch(place.id, 'bo')).toEqual({ card: expect.objectContaining({ id: cards[0] }) });
  });

  test('agree on what the rules of today allow', async () => {
    const { place } = await begun('bombay', ['ada', 'bo']);
    const { table } = place;
    expect(again({ ...table, options: { ...table.options, elephants: 2 } }, 'ada', 0)).toEqual({ problem: 'options' });
    expect(again({ ...table, options: {} }, 'ada', 0)).toMatchObject({ table: { options: table.options } });
  });
});

test('a table that cannot be read keeps no other one from being seen to, and is looked at again later', async () => {
  const pace = { kind: 'live', minutes: 1, increment: 0 } as const;
  const broken = await begun('bombay', ['ada', 'bo'], { pace });
  const sound = await begun('bombay', ['cy', 'di'], { pace });
  const doc = await kept.store.get('turn', broken.place.id);
  await kept.store.put({ kind: 'turn', id: broken.place.id, version: doc?.version ?? 0, value: 'torn', due: 0 });
  house.time.pass(61_000);
  const two = testHall(kept.store, new LocalBus(), house.time, 'two');
  two.hall.start();
  const standIns = async () => Object((await kept.store.get('turn', sound.place.id))?.value).standIns;
  await expect.poll(standIns).toHaveLength(1);
  const due = async (later: number) =>
    (await kept.store.due('turn', house.time.now() + later, 9)).some(({ id }) => id === broken.place.id);
  await expect.poll(() => due(0)).toBe(false);
  expect(await due(60_000)).toBe(true);
  expect(two.faults).toHaveLength(1);
  two.hall.stop();
});

describe('a table of rules that this server does not have', () => {
  /** The same table, as a server finds it whose rules have another version. */
  async function foundLater(over: boolean) {
    const { place, pages } = await begun('bombay', ['ada', 'bo']);
    await playOn(place, pages, new FastRng('old'), 3);
    const [table, turn] = await Promise.all([kept.store.get('table', place.id), kept.store.get('turn', place.id)]);
    const { ply } = await place.hosted();
    if (table === null || turn === null) throw new Error('the table is not kept');
    await kept.store.put({ ...table, value: { ...Object(table.value), rules: 99 } });
    await kept.store.put({ ...turn, value: { ...Object(turn.value), over } });
    const later = testHall(kept.store, new LocalBus(), new TestTime(), 'later');
    const found = await later.hall.place(place.id);
    if (!found) throw new Error('the table is gone');
    return { found, ply, faults: later.faults };
  }

  test('opens with its card and how far it had come, and refuses its game', async () => {
    const { found, ply, faults } = await foundLater(false);
    const page = new TestPage('ada');
    await found.join(page, undefined);
    expect(page.heard.find(({ t }) => t === 'table')).toMatchObject({ card: { rules: 99, ply, status: 'playing' } });
    expect(page.heard.at(-1)).toMatchObject({ t: 'refuse', reason: 'readOnly' });
    expect(await page.answer(found, { do: 'wait' })).toMatchObject({ t: 'refuse', reason: 'readOnly' });
    expect(await found.record()).toBeNull();
    expect(faults).toEqual([]);
  });

  test('gives its record out when it was over, without a result', async () => {
    const { found, ply } = await foundLater(true);
    const record = await found.record();
    expect(record).toMatchObject({ game: 'bombay', rules: 99, names: ['ada', 'bo'] });
    expect(record?.log.length).toBe(ply);
    expect(record?.result).toBeUndefined();
    expect('record' in readRecord(record)).toBe(true);
  });
});
