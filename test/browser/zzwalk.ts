
import { chromium, type Page } from 'playwright-core';
import { openHouse as openServer } from '../../src/server/house.ts';
import { GUIDES } from '../../src/web/guides.ts';
import { resolve } from 'node:path';
import { mkdirSync } from 'node:fs';
const GUIDE = '.guide', LIGHT = '.spot-line', HAND = '.guide-hand';
const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';
const LONGEST = 400;
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
  for (let i=0;i<300 && await now()===before;i++) await new Promise(r=>setTimeout(r,50));
}

/** The middle of the first light, once an answer is there to be pressed. */
function pressableInLight(): { x: number; y: number } | null {
  const {
    left = 0,
    top = 0,
    width = 0,
    height = 0,
  } = document.querySelector('.spot-line')?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const answer = document.elementFromPoint(x, y)?.closest('[data-answer], [data-offer], [data-more]');
  return answer ? { x, y } : null;
}

/** Presses what "Show me" has put in the light, else the first answer. */
async function answerAsShown(page: Page): Promise<void> {
  const hand = page.locator(HAND);
  if ((await hand.count()) > 0) {
    await hand.click();
    const found = await page.waitForFunction(pressableInLight);
    const { x, y } = (await found.jsonValue()) ?? { x: 0, y: 0 };
    await goingOn(page, () =>
      page.viewportSize()?.width === 360 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    );
  } else await goingOn(page, () => page.locator(ANSWERS).first().click());
}

/** Goes through a guide from where it stands to its end; `meet` sees every lesson once, when its light is on. */
async function finish(page: Page, game: string, meet: (moment: Moment) => Promise<void>): Promise<string[]> {
  const lit = new Set<string>();
  const guide = await GUIDES[game]?.load();
  for (const { lessons } of guide?.chapters ?? []) for (const { id, shows } of lessons) if (shows) lit.add(id);
  const met: string[] = [];
  for (let i = 0; i < LONGEST; i++) {
    const moment = await momentOf(page);
    const { lesson, mode, asked } = moment;
    if (mode === 'finished') return met;
    if (met.at(-1) !== lesson && (mode === 'read' || asked)) {
      met.push(lesson);
      if (lit.has(lesson) && mode !== 'play') await page.locator(LIGHT).first().waitFor({timeout:2500}).catch(()=>console.log('NO LIGHT', game, lesson));
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


const [games = '', size = '360x640', lang = 'en', most = '99', out = 'g'] = process.argv.slice(2);
const [width = 360, height = 640] = size.split('x').map(Number);
const server = await openServer({ dist: resolve('dist'), env: { DURBAR_DATA: '/tmp/small/data', DURBAR_LIMITS: 'off', DURBAR_LOG: 'silent', DURBAR_BOT_PAUSE: '0' } });
const address = await server.server.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--in-process-gpu'] });
const phone = width < 700;
for (const game of games.split(',')) {
  const dir = `/tmp/small/${out}-${game}-${size}-${lang}`; mkdirSync(dir, { recursive: true });
  const ctx = await browser.newContext({ baseURL: address, viewport: { width, height }, locale: lang, hasTouch: phone, isMobile: phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await ctx.newPage(); page.setDefaultTimeout(10000);
  await page.addInitScript(() => localStorage.setItem('durbar/1/settings', JSON.stringify({ name: 'Leïla', pace: 'instant', touch: 'direct', motion: 'off' })));
  await page.goto(`/learn/${game}`); await page.locator(GUIDE).waitFor();
  let n = 0;
  try { await finish(page, game, async ({ lesson, mode }) => {
    n++; if (n > Number(most)) throw new Error('enough');
    await page.waitForTimeout(350);
    const h = await page.evaluate(() => ['.guide','.question','.table-board','.bombay-map'].map((s) => `${s} ${Math.round(document.querySelector(s)?.getBoundingClientRect().height ?? 0)}`).join(' '));
    console.log(game, n, lesson, mode, h, 'light', await page.locator('.spot-line').count());
    await page.screenshot({ path: `${dir}/${String(n).padStart(2,'0')}-${lesson}.png` });
  }); await page.waitForTimeout(300); await page.screenshot({ path: `${dir}/99-end.png` }); } catch (e) { console.log(String(e).slice(0, 200)); await page.screenshot({ path: `${dir}/98-stuck.png` }); }
  await ctx.close();
}
await browser.close(); await server.close(); process.exit();
