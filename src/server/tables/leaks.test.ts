import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AT_THE_TABLE } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { GAMES } from '../../games/registry.ts';
import { FastRng, type Game, Match, type Move, redeal, type Seat, type State, same } from '../../kernel/index.ts';
import { foresee } from '../../table/foresee.ts';
import { startClock } from './clock.ts';
import type { Hosted } from './hosted.ts';
import type { Place } from './place.ts';
import { Viewer } from './seen.ts';
import { begunTable, TestPage, testHall, testStore } from './testing.ts';

/** Merchants end most games before; now and then one of Agra goes on much longer, and every look costs more than the one before. */
const MOST = 500;

let kept: ReturnType<typeof testStore>;
beforeEach(() => {
  kept = testStore();
});
afterEach(() => kept.clear());

/** What `seat` would have been told by now if everything that it cannot know were otherwise. */
function toldOtherwise(hosted: Hosted, seed: string, seat: Seat, { seen }: TestPage, rng: FastRng): object {
  const { match } = hosted;
  const state = match.game.clone(match.state);
  redeal(match.game, state, seat, rng);
  const { drawn, deal, opening, line, agreed } = match;
  const otherwise = Match.takenUp(match.game, agreed, seed, {
    state,
    drawn,
    deal,
    opening,
    line,
    log: match.record().log,
  });
  const around = {
    turn: hosted.turn,
    // What a seat has given in advance is its own; whether it was dropped must not hang on a secret: plans.test.ts.
    plan: () => (seen?.plan ?? []) as Move[],
    dropped: () => seen?.dropped ?? null,
    clock: startClock({ kind: 'free' }, 0, 0),
    running: [],
  };
  return new Viewer(hosted.id, seat, otherwise, hosted.ply, around).seen;
}

/** Gives an answer in advance, from what the page knows. False where it foresees no question. */
async function planAhead(game: Game, place: Place, page: TestPage, rng: FastRng): Promise<boolean> {
  const { world, seat } = page.seen ?? {};
  if (world == null || seat == null || page.asked) return false;
  const s = game.clone(world as State);
  if (!foresee(game, s, seat)) return false;
  const move = merchant.choose(game, s, seat, rng, AT_THE_TABLE);
  const id = `plan${page.heard.length}`;
  const answered = page.until((heard) => (heard.t === 'ack' || heard.t === 'refuse') && heard.id === id);
  await place.hear(page, { t: 'plan', id, table: place.id, moves: [{ ...move }] });
  expect(await answered).toMatchObject({ t: 'ack' });
  return true;
}

/** Waits until what was given in advance is given, and everybody has heard of it. */
async function allTold(hosted: Hosted, pages: readonly TestPage[]): Promise<void> {
  while (hosted.planners.length > 0 || pages.some((page) => page.ply !== hosted.ply))
    await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Whether an answer can be taken back is the seat's own past, not a secret of the position. */
function plain(seen: object | null): object {
  return JSON.parse(JSON.stringify({ ...seen, undo: null, redo: null }));
}

describe.each(Object.values(GAMES).map((game) => [game.id, game] as const))('every word told in %s', (_id, game) => {
  test('is the same in worlds that the seat cannot tell apart', async () => {
    const people = Array.from({ length: game.seats.max }, (_, i) => `p${i}`);
    const { place, pages } = await begunTable(testHall(kept.store), game.id, people);
    const doc = await kept.store.get('table', place.id);
    const { seed } = v.parse(v.object({ seed: v.string() }), doc?.value);
    const spectator = new TestPage('eve');
    await place.join(spectator, undefined);
    const rng = new FastRng(`leaks ${game.id}`);
    const hosted = await place.hosted();
    let planned = 0;
    for (let ply = hosted.ply; ply < MOST; ply++) {
      for (const [seat, page] of pages.entries()) {
        const otherwise = plain(toldOtherwise(hosted, seed, seat, page, new FastRng(ply)));
        // Thousands of large documents: the slow comparison is for the one that differs.
        if (!same(otherwise, plain(page.seen))) expect(otherwise).toEqual(plain(page.seen));
      }
      const asked = pages.filter((page) => page.asked);
      const page = asked[rng.int(Math.max(1, asked.length))];
      if (page === undefined) break;
      // Each page thinks for itself, in the world that it was told.
      const { world, seat } = page.seen ?? {};
      if (world == null || seat == null) throw new Error('a page that is asked knows nothing');
      const move = merchant.choose(game, world as State, seat, rng, AT_THE_TABLE);
      const early = pages[rng.int(4 * pages.length)];
      if (early && early !== page && (await planAhead(game, place, early, rng))) planned++;
      expect(await page.answer(place, move)).toMatchObject({ t: 'ack' });
      await allTold(hosted, pages);
    }
    expect(hosted.turn.over || hosted.ply >= MOST).toBe(true);
    expect(planned).toBeGreaterThan(0);
    for (const told of [...pages, spectator].flatMap((page) => page.texts)) {
      expect(told).not.toContain(seed);
      expect(told).not.toContain('invitation');
    }
  }, 240_000);
});
