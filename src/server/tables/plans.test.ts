import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Move, moves, type State } from '../../kernel/index.ts';
import type { ServerMessage } from '../../online/protocol.ts';
import { foresee, lookAhead } from '../../table/foresee.ts';
import { LocalBus } from '../bus/local.ts';
import type { Place } from './place.ts';
import { unforeseen } from './plans.ts';
import { askedPage, begunTable, gameNamed, type TestHall, TestPage, TestTime, testHall, testStore } from './testing.ts';

let kept: ReturnType<typeof testStore>;
let house: TestHall;
const bus = new LocalBus();
const time = new TestTime();

beforeEach(() => {
  kept = testStore();
  house = testHall(kept.store, bus, time);
});
afterEach(async () => {
  expect(house.faults).toEqual([]);
  await kept.clear();
});

const WAIT: Move = { do: 'wait' };

/** A table of Bombay for two: who is asked, and who may answer in advance. */
async function begun(game = 'bombay', people = ['ada', 'bo']) {
  const { place, pages } = await begunTable(house, game, people);
  const asked = askedPage(pages);
  const other = pages.find((page) => !page.asked);
  if (!asked || !other) throw new Error('nobody is asked, or everybody');
  return { place, pages, asked, other };
}

async function plan(place: Place, page: TestPage, line: readonly Move[]): Promise<ServerMessage> {
  const id = `plan${page.heard.length}`;
  const about = page.until((heard) => (heard.t === 'ack' || heard.t === 'refuse') && heard.id === id);
  await place.hear(page, { t: 'plan', id, table: place.id, moves: line.map((move) => ({ ...move })) });
  return about;
}

/** The answers that a page finds in its own world for the question that is to come. */
function inAdvance(page: TestPage, game: string): Move[] {
  const { world, seat } = page.seen ?? {};
  if (!world || seat == null) return [];
  const s = gameNamed(game).clone(world as State);
  return foresee(gameNamed(game), s, seat) ? moves(gameNamed(game), s, seat) : [];
}

/** Lets the asked page wait until its turn is over. */
async function passTurn(place: Place, page: TestPage): Promise<void> {
  while (page.asked) expect(await page.answer(place, WAIT)).toMatchObject({ t: 'ack' });
}

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 2));
}

async function given(place: Place, page: TestPage): Promise<string[]> {
  const { match } = await place.hosted();
  return match.line.filter(({ seat }) => seat === page.seen?.seat).map(({ move }) => move.do);
}

describe('answers in advance', () => {
  test('are given one by one as soon as they are asked for, and seen by their seat alone', async () => {
    const { place, asked, other } = await begun();
    expect(await plan(place, other, [WAIT, WAIT])).toMatchObject({ t: 'ack' });
    expect(other.seen?.plan).toEqual([WAIT, WAIT]);
    expect(asked.texts.join()).not.toContain('"plan":{');
    await passTurn(place, asked);
    await settled();
    expect(await given(place, other)).toEqual(['wait']);
    expect(other.seen?.plan).toEqual([WAIT]);
    await passTurn(place, asked);
    await settled();
    expect(await given(place, other)).toEqual(['wait', 'wait']);
    expect(other.seen).toMatchObject({ plan: [], dropped: null });
  });

  test('that do not follow each other are refused at once', async () => {
    const { place, other } = await begun();
    expect(await plan(place, other, [WAIT, { do: 'nonsense' }])).toMatchObject({ t: 'refuse', reason: 'notLegal' });
    expect(other.seen?.plan).toEqual([]);
  });

  test('are refused where chance comes before the question', async () => {
    const { place, pages } = await begunTable(house, 'amul', ['ada', 'bo', 'cy']);
    // Everybody proposes at once: who has, is asked again when the others have, and nobody knows what.
    const [first] = pages;
    if (!first) throw new Error('nobody is here');
    const [move] = first.moves(gameNamed('amul'));
    await first.answer(place, move);
    expect(await plan(place, first, [move ?? WAIT])).toMatchObject({ t: 'refuse', reason: 'notYourQuestion' });
  });

  test('are dropped when they are not legal any more, and the seat is told why until it answers', async () => {
    const { place, pages } = await begunTable(house, 'amul', ['ada', 'bo', 'cy']);
    const amul = gameNamed('amul');
    for (const page of pages) await page.answer(place, page.moves(amul)[0]);
    const first = askedPage(pages);
    const later = pages.find((page) => !page.asked);
    const [card] = first?.moves(amul) ?? [];
    if (!first || !later || !card) throw new Error('nobody chooses a card');
    expect(await plan(place, later, [card])).toMatchObject({ t: 'ack' });
    await first.answer(place, card);
    while (!later.asked) {
      const next = askedPage(pages);
      if (!next) break;
      await next.answer(place, next.moves(amul)[0]);
    }
    await settled();
    expect(later.seen).toMatchObject({ plan: [], dropped: 'notLegal' });
    await later.answer(place, later.moves(amul)[0]);
    expect(later.seen?.dropped).toBeNull();
  });

  test('end when their seat answers otherwise, and when it plans nothing', async () => {
    const { place, asked, other } = await begun();
    await plan(place, other, [WAIT]);
    await plan(place, other, []);
    expect(other.seen?.plan).toEqual([]);
    await passTurn(place, asked);
    await settled();
    expect(await given(place, other)).toEqual([]);
    await passTurn(place, other);
    await plan(place, other, [WAIT]);
    await passTurn(place, asked);
    await settled();
    expect((await given(place, other)).length).toBe(2);
    // What is taken back is taken back in person: the plan has nothing more to give.
    await plan(place, other, [WAIT, WAIT]);
    await place.hear(other, { t: 'undo', id: 'back', table: place.id, ply: other.ply });
    expect(other.seen?.plan).toEqual([]);
  });

  test('are given by whichever node takes the answer before them', async () => {
    const two = testHall(kept.store, bus, time, 'two');
    const { place, asked, other } = await begun();
    const far = await two.hall.place(place.id);
    if (!far) throw new Error('the other node does not find the table');
    const there = new TestPage(other.person);
    await far.join(there, undefined);
    await plan(far, there, [WAIT]);
    await settled();
    expect(other.seen?.plan).toEqual([WAIT]);
    await passTurn(place, asked);
    await settled();
    expect(await given(place, other)).toEqual(['wait']);
    expect(there.seen?.plan).toEqual([]);
    expect(two.faults).toEqual([]);
  });

  test('survive a restart', async () => {
    const { place, asked, other } = await begun();
    await plan(place, other, [WAIT]);
    const again = await testHall(kept.store, new LocalBus(), time).hall.place(place.id);
    const pages = [asked, other].map(({ person }) => new TestPage(person));
    const [first, second] = pages;
    if (!again || !first || !second) throw new Error('the table is gone');
    for (const page of pages) await again.join(page, undefined);
    expect(second.seen?.plan).toEqual([WAIT]);
    await passTurn(again, first);
    await settled();
    expect(await given(again, second)).toEqual(['wait']);
  });

  test.each(['agra', 'bombay', 'rajas'])('of %s are found in what the page knows', async (game) => {
    const { place, other } = await begun(game);
    const offered = inAdvance(other, game);
    expect(offered.length).toBeGreaterThan(0);
    for (const move of offered.slice(0, 5)) expect(await plan(place, other, [move])).toMatchObject({ t: 'ack' });
  });
});

test('an answer is given only where question, own things and outcome are as they were foreseen', async () => {
  const { place, asked } = await begun();
  const game = gameNamed('bombay');
  const { match } = await place.hosted();
  const seat = asked.seen?.seat ?? -1;
  const [move] = moves(game, match.state, seat);
  const foreseen = move && lookAhead(game, game.clone(match.state), seat, move);
  if (!move || !foreseen) throw new Error('nothing to answer');
  const why = (change: object) => unforeseen(game, match.state, seat, move, { ...foreseen, ...change });
  expect(why({})).toBeNull();
  expect(why({ question: 'freeBale' })).toBe('question');
  expect(why({ before: '' })).toBe('own');
  expect(why({ after: '' })).toBe('outcome');
  expect(unforeseen(game, match.state, seat, { do: 'nonsense' }, foreseen)).toBe('notLegal');
});
