import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUIDES } from '../../src/web/guides.ts';
import { type House, openHouse, PHONE, picture, seriousFaults, THOROUGH } from './browser.ts';

const GUIDE = '.guide';
const LIGHT = '.spot-line';
const HAND = '.guide-hand';
/** Where words and answers do not fit under each other: puts the words away. */
const FOLD = '.guide-fold .button';
const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';
/** More steps than any guide has. */
const LONGEST = 400;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Opens a guide. Bots answer at once, and a tap is an answer. */
async function learn(game: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.visit(options);
  await page.addInitScript(() => {
    localStorage.setItem(
      'durbar/1/settings',
      JSON.stringify({ name: 'Leïla', pace: 'instant', touch: 'direct', motion: 'off' }),
    );
  });
  await page.goto(`/learn/${game}`);
  await page.locator(GUIDE).waitFor();
  return page;
}

interface Moment {
  readonly lesson: string;
  readonly mode: string;
  /** Whether who learns is asked. */
  readonly asked: boolean;
}

/** Where the guide stands. Lesson and mode are read together: they change together. */
async function momentOf(page: Page): Promise<Moment> {
  return page.evaluate((answers) => {
    const { lesson = '', mode = '' } = document.querySelector<HTMLElement>('.guide')?.dataset ?? {};
    return { lesson, mode, asked: document.querySelector(answers) !== null };
  }, ANSWERS);
}

/** Does what gives an answer or turns a page, and waits until the guide or the game has gone on. */
async function goingOn(page: Page, act: () => Promise<void>): Promise<void> {
  const now = () =>
    page.evaluate(() => {
      const { lesson, mode } = document.querySelector<HTMLElement>('.guide')?.dataset ?? {};
      return `${lesson} ${mode} ${document.querySelector('.question')?.getAttribute('data-ply')}`;
    });
  const before = await now();
  await act();
  await expect.poll(now, { timeout: 15_000 }).not.toBe(before);
}

/** The middle of the first light, once an answer is there to be pressed and the light has come to rest. */
async function pressableInLight(page: Page): Promise<{ x: number; y: number }> {
  const look = () =>
    page.evaluate(() => {
      const light = document.querySelector('.spot-line')?.getBoundingClientRect();
      const [x, y] = light ? [light.left + light.width / 2, light.top + light.height / 2] : [0, 0];
      const answer = document.elementFromPoint(x, y)?.closest('[data-answer], [data-offer], [data-more]');
      return answer ? { x, y } : null;
    });
  for (let before = await look(), i = 0; i < 60; i++) {
    // The bar may be coming in, and the board moves what is lit into sight.
    await page.waitForTimeout(150);
    const now = await look();
    if (now !== null && now.x === before?.x && now.y === before.y) return now;
    before = now;
  }
  throw new Error('nothing in the light can be pressed');
}

/** Presses what "Show me" has put in the light, else the first answer. */
async function answerAsShown(page: Page): Promise<void> {
  const hand = page.locator(HAND);
  if ((await hand.count()) > 0) {
    await hand.click();
    const { x, y } = await pressableInLight(page);
    await goingOn(page, () =>
      page.viewportSize()?.width === PHONE.viewport?.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    );
  } else {
    if (await page.locator(FOLD).isVisible()) await page.locator(FOLD).click();
    await goingOn(page, () => page.locator(ANSWERS).first().click());
  }
}

/** The lessons that put something in the light. */
async function litLessons(game: string): Promise<ReadonlySet<string>> {
  const guide = await GUIDES[game]?.load();
  const lessons = guide?.chapters.flatMap((chapter) => chapter.lessons) ?? [];
  return new Set(lessons.filter(({ shows }) => shows).map(({ id }) => id));
}

/** Goes through a guide from where it stands to its end; `meet` sees every lesson once, when its light is on. */
async function finish(page: Page, game: string, meet: (moment: Moment) => Promise<void>): Promise<string[]> {
  const lit = await litLessons(game);
  const met: string[] = [];
  for (let i = 0; i < LONGEST; i++) {
    const moment = await momentOf(page);
    const { lesson, mode, asked } = moment;
    if (mode === 'finished') return met;
    if (met.at(-1) !== lesson && (mode === 'read' || asked)) {
      met.push(lesson);
      if (lit.has(lesson) && mode !== 'play') await page.locator(LIGHT).first().waitFor();
      await meet(moment);
    }
    if (mode === 'read') await goingOn(page, () => page.locator('.guide .button.go').click());
    else if (mode === 'play') await goingOn(page, () => page.locator(HAND).click());
    else if (asked) await answerAsShown(page);
    else
      await page
        .locator('.finale button, .amul-finale button')
        .last()
        .click({ timeout: 300 })
        .catch(() => {});
  }
  throw new Error('the guide does not end');
}

/** Each guide is walked from its first to its last lesson, half of them on each screen; `npm run test:thorough` walks all on both. */
const ON_A_PHONE = ['bombay', 'rajas'];
/** The lessons to be read at which who learns on a phone leaves and comes back: early, and in a later chapter. */
const LEFT_AT = new Set([3, 8]);

describe.each(Object.keys(GUIDES))('the guide of %s', (game) => {
  test.runIf(THOROUGH || !ON_A_PHONE.includes(game))('is finished by who follows it, at 1440', async () => {
    const page = await learn(game);
    let met = 0;
    const looked = new Set<string>();
    await finish(page, game, async ({ lesson, mode }) => {
      // One lesson in which something is to be done, or one of each kind: whole boards take axe a while.
      if (!looked.has(mode) && (mode === 'do' || THOROUGH)) expect(await seriousFaults(page), lesson).toEqual([]);
      looked.add(mode);
      met++;
      if (met === 6) await picture(page, `guide-${game}-1440-en`);
    });
    expect(met).toBeGreaterThan(10);
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.guide .button.go').click();
    await page.waitForURL(/\/table\//);
    expect(house.faults).toEqual([]);
  });

  test.runIf(THOROUGH || ON_A_PHONE.includes(game))(
    'is finished by who follows it on a phone, in French, left and taken up on the way',
    async () => {
      const page = await learn(game, { ...PHONE, locale: 'fr' });
      let met = 0;
      let left = 0;
      await finish(page, game, async ({ lesson, mode }) => {
        met++;
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(tooWide, lesson).toBe(false);
        if (met === 6) await picture(page, `guide-${game}-360-fr`);
        if (mode !== 'read' || !LEFT_AT.has(++left)) return;
        await page.goto('/');
        await page.locator(`#game-${game} a[href="/learn/${game}"]`).click();
        await page.locator(GUIDE).waitFor();
        expect((await momentOf(page)).lesson).toBe(lesson);
      });
      expect(await seriousFaults(page)).toEqual([]);
      expect(house.faults).toEqual([]);
    },
  );
});

/** Small phones: what is left of the screen under the bar of a browser. */
const LOW: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };

/** How high the board stands, between the tabs above and what lies under it. */
function boardHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const board = document.querySelector('[role="tabpanel"]')?.getBoundingClientRect();
    const guide = document.querySelector('.guide')?.getBoundingClientRect();
    return Math.min(board?.bottom ?? 0, guide?.top ?? 0) - (board?.top ?? 0);
  });
}

describe.each(Object.keys(GUIDES))('the guide of %s on a small phone', (game) => {
  test('leaves the board its room: with the words, and with the answers in their place', async () => {
    const page = await learn(game, LOW);
    const lit = await litLessons(game);
    for (let moment = await momentOf(page); moment.mode === 'read'; moment = await momentOf(page))
      await goingOn(page, () => page.locator('.guide .button.go').click());
    const { lesson, mode } = await momentOf(page);
    expect(mode).toBe('do');
    const looks = async () => {
      expect(await boardHeight(page)).toBeGreaterThan(180);
      if (lit.has(lesson)) await expect.poll(() => page.locator(LIGHT).count()).toBeGreaterThan(0);
    };
    expect(await page.locator('.question').isVisible()).toBe(false);
    await looks();
    await page.locator(FOLD).click();
    await page.locator(ANSWERS).first().waitFor();
    await looks();
    // The words are one press away, and come back by themselves with the next lesson.
    await page.locator('button.guide-fold').click();
    await page.locator('.guide-words > p').first().waitFor();
    await answerAsShown(page);
    if ((await momentOf(page)).lesson !== lesson) expect(await page.locator('.guide.folded').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(house.faults).toEqual([]);
  });
});

describe('a guide', () => {
  test('does not take yet what its lesson does not show, says why, and can be begun anew', async () => {
    const page = await learn('bombay');
    await page.locator(ANSWERS).first().click();
    await page.locator('.guide-refused').waitFor();
    for (const lesson of ['goal', 'clock', 'purse', 'markets']) {
      expect((await momentOf(page)).lesson).toBe(lesson);
      await goingOn(page, () => page.locator('.guide .button.go').click());
    }
    expect((await momentOf(page)).mode).toBe('do');
    const before = await page.locator('.question').getAttribute('data-ply');
    await page.locator('[data-answer="end"]').click();
    await page.locator('.guide-refused').waitFor();
    expect(await page.locator('.question').getAttribute('data-ply')).toBe(before);
    await page.locator('[data-answer="go:E4"]').click();
    await expect.poll(async () => (await momentOf(page)).lesson).toBe('buy');
    // What is taken back is to be done again.
    await page.locator('.undo-redo button').first().click();
    await expect.poll(async () => (await momentOf(page)).lesson).toBe('ride');
    await page.locator('.guide-head button').click();
    await page.locator('dialog[open] .button').last().click();
    await expect.poll(async () => (await momentOf(page)).lesson).toBe('goal');
  });

  test('that speaks of a ladder has all of it in sight on a phone', async () => {
    const page = await learn('bombay', PHONE);
    for (let { lesson, mode } = await momentOf(page); lesson !== 'ladder'; { lesson, mode } = await momentOf(page))
      if (mode === 'read') await goingOn(page, () => page.locator('.guide .button.go').click());
      else await answerAsShown(page);
    const ladder = page.locator('.bombay-spot:has(> [data-spot="BOMBAY"])');
    const within = () =>
      ladder.evaluate((city) => {
        const { left, right } = city.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
    await expect.poll(within).toBe(true);
  });

  test('is walked through with the keyboard alone', async () => {
    const page = await learn('bombay');
    const onTheWay = () =>
      page.evaluate(() => document.activeElement?.matches('.guide .button.go, .guide-hand') === true);
    for (let tabs = 0; tabs < 80 && !(await onTheWay()); tabs++) await page.keyboard.press('Tab');
    for (const lesson of ['clock', 'purse', 'markets', 'ride']) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await momentOf(page)).lesson).toBe(lesson);
      // The focus is on the title of the new lesson: what goes on, or helps, comes next.
      await page.keyboard.press('Tab');
      expect(await onTheWay(), lesson).toBe(true);
    }
    const letter = await page.locator('[data-answer="go:E4"]').getAttribute('aria-keyshortcuts');
    await page.keyboard.press(letter ?? '');
    await expect.poll(async () => (await momentOf(page)).lesson).toBe('buy');
  });
});
