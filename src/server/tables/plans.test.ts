import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  active,
  FastRng,
  type Game,
  isOver,
  type Move,
  moves,
  perform,
  readOptions,
  redeal,
  type Seat,
  type State,
  silentTurn,
  start,
  waiting,
} from '../../kernel/index.ts';
import type { NewTable } from '../../online/api.ts';
import type { ServerMessage } from '../../online/protocol.ts';
import { foresee, lookAhead } from '../../table/foresee.ts';
import { LocalBus } from '../bus/local.ts';
import { opened } from './gathering.ts';
import type { Place } from './place.ts';
import { unforeseen } from './plans.ts';
import {
  askedPage,
  begunTable,
  gameNamed,
  newTable,
  type TestHall,
  TestPage,
  TestTime,
  testHall,
  testStore,
} from './testing.ts';
import { firstTurn } from './turn.ts';

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
const LIVE = { kind: 'live', minutes: 10, increment: 0 } as const;

/** Plays random games of Agra until `found` finds something in a position: the board, who is asked, and the legal answers. */
function inAgra<T>(found: (game: Game, s: State, seat: Seat, offered: readonly Move[], rng: FastRng) => T | null): T {
  const game = gameNamed('agra');
  const read = readOptions(game, game.seats.max);
  if ('problem' in read) throw new Error(read.problem);
  for (let number = 0; number < 100; number++) {
    const rng = new FastRng(`agra ${number}`);
    const s = start(game, game.seats.max, read.options, silentTurn(rng));
    for (let ply = 0; ply < 600 && !isOver(s); ply++) {
      const seat = active(s);
      const offered = moves(game, s, seat);
      const result = found(game, s, seat, offered, rng);
      if (result !== null) return result;
      perform(game, s, seat, offered[rng.int(offered.length)] ?? WAIT, silentTurn(rng));
    }
  }
  throw new Error('no such position');
}

/** Two worlds that a seat cannot tell apart, and an answer that brings it something else in each: others follow, or do not. */
function secretOutcome() {
  return inAgra((game, s, seat, offered, rng) => {
    if (s.agenda.at(-1)?.kind !== 'transform') return null;
    const otherwise = game.clone(s);
    redeal(game, otherwise, seat, rng);
    const brings = (world: State, move: Move) => lookAhead(game, game.clone(world), seat, move)?.after;
    const move = offered.find((each) => brings(s, each) !== brings(otherwise, each));
    return move ? { game, seat, move, worlds: [s, otherwise] } : null;
  });
}

/** An answer after which two others are asked at once, who foresee another question now. */
function askedTogether() {
  return inAgra((game, s, seat, offered) => {
    if (s.agenda.at(-1)?.kind !== 'transform') return null;
    for (const move of offered) {
      const after = game.clone(s);
      perform(game, after, seat, move, silentTurn(new FastRng('after')));
      const others = after.agenda.at(-1)?.seats ?? [];
      const foreseen = others.filter((other) => foresee(game, game.clone(s), other));
      if (others.length === 2 && foreseen.length === 2) return { game, seat, move, others, state: s };
    }
    return null;
  });
}

/** A table that stands in a position. */
async function tableAt({ hall, store }: TestHall, game: Game, state: State): Promise<Place> {
  const id = 'secretoutcome';
  const people = Array.from({ length: game.seats.max }, (_, i) => ({
    kind: 'person' as const,
    person: `p${i}`,
    name: `p${i}`,
  }));
  const made = opened(
    newTable(
      game.id,
      people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
    ),
    { person: 'p0', name: 'p0' },
    0,
  );
  if ('problem' in made) throw new Error(made.problem);
  const table = { ...made.table, seats: people, status: 'playing' as const };
  await store.put({ kind: 'table', id, version: 0, value: table });
  await store.append({
    table: id,
    ply: 0,
    entry: { deal: [], opening: [] },
    snapshot: { ply: 0, value: { state, drawn: 0 } },
    turn: { value: firstTurn(table, waiting(state), { now: time.now(), wall: time.wall() }) },
  });
  const place = await hall.place(id);
  if (place === null) throw new Error('no table');
  return place;
}

/** A table of Bombay for two: who is asked, and who may answer in advance. */
async function begun(game = 'bombay', people = ['ada', 'bo'], more: Partial<NewTable> = {}) {
  const { place, pages } = await begunTable(house, game, people, more);
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

  test('are nobody else’s business: no other page hears that they were made, changed or dropped', async () => {
    const { place, asked, other } = await begun('bombay', ['ada', 'bo'], { pace: LIVE });
    const heard = asked.texts.length;
    time.pass(1000);
    await plan(place, other, [WAIT]);
    await plan(place, other, [WAIT, WAIT]);
    await plan(place, other, []);
    await settled();
    expect(asked.texts.slice(heard)).toEqual([]);
  });

  test('are given or dropped by what their seat knows, not by what is true', async () => {
    const { game, seat, move, worlds } = secretOutcome();
    for (const world of worlds) {
      const fresh = testStore();
      const place = await tableAt(testHall(fresh.store, new LocalBus(), time), game, world);
      const page = new TestPage(`p${seat}`);
      await place.join(page, undefined);
      expect(await plan(place, page, [move])).toMatchObject({ t: 'ack' });
      await settled();
      // In one of these worlds the answer brings something else than its seat could foresee: it must not learn that from its plan.
      expect(page.seen?.dropped).toBeNull();
      expect(await given(place, page)).toEqual([move.do]);
      await fresh.clear();
    }
  });

  test('of several who are asked at once are all looked at, also where the first one’s are dropped', async () => {
    const { game, seat, move, others, state } = askedTogether();
    const place = await tableAt(house, game, state);
    const planners = others.map((other) => new TestPage(`p${other}`));
    for (const page of planners) {
      await place.join(page, undefined);
      const [first] = inAdvance(page, game.id);
      expect(await plan(place, page, first ? [first] : [])).toMatchObject({ t: 'ack' });
    }
    const leader = new TestPage(`p${seat}`);
    await place.join(leader, undefined);
    expect(await leader.answer(place, move)).toMatchObject({ t: 'ack' });
    await settled();
    // They are asked whether they follow; what they had planned was another answer.
    for (const page of planners) expect(page.seen).toMatchObject({ plan: [], dropped: 'question' });
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
