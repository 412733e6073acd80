import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, type House, nextQuestion, openHouse, withoutPauses } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Answers of the person, after each of which the bot has its turn. */
const ROUNDS = 3;
/** No frame may be longer while a bot thinks: no task of the page may keep it busy for so long. */
const LONGEST_MS = 50;
/** A shorter thought is not worth the name. */
const THOUGHT_MS = 100;

const FROM = 'thought from';
const TO = 'thought to';
const TASKS = 'disabled-by-default-devtools.timeline';

/** Marks every thought: from asking the worker, once the person's own answer has been drawn, to what it answers. */
async function markThoughts(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([from, to]) => {
      const asking = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, task: unknown) {
        const drawn = () => requestAnimationFrame(() => performance.mark(from));
        requestAnimationFrame(drawn);
        this.addEventListener('message', () => performance.mark(to), { once: true });
        asking.call(this, task);
      };
    },
    [from, to] as const,
  );
}

/** What a trace of the browser has, in microseconds; `tdur` is what the thread worked, whoever else the machine worked for. */
interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly ph: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly tdur?: number;
  }[];
}

interface Thought {
  readonly milliseconds: number;
  /** The longest work of the page's own thread that began meanwhile, in milliseconds. */
  readonly longest: number;
}

function thoughtsIn({ traceEvents }: Trace): Thought[] {
  const begins = traceEvents.filter(({ name }) => name === FROM);
  const ends = traceEvents.filter(({ name }) => name === TO);
  return begins.flatMap(({ pid, tid, ts: from }) => {
    // Whatever answers before the person's own answer has been drawn is no thought.
    const to = Math.min(...ends.map(({ ts }) => ts).filter((ts) => ts > from));
    const other = Math.min(...begins.map(({ ts }) => ts).filter((ts) => ts > from));
    if (to > other || to === Number.POSITIVE_INFINITY) return [];
    const tasks = traceEvents.filter(
      (event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.ts > from && event.ts < to,
    );
    return [{ milliseconds: (to - from) / 1000, longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)) }];
  });
}

test('the page never freezes while a vizier thinks: no frame is longer than 50 ms', async () => {
  const page = await house.visit();
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  await markThoughts(page, FROM, TO);
  await withoutPauses(page);
  await page.goto('/new/bombay');
  await page.getByText('2 players').click();
  await page.locator('.sitter select').last().selectOption('vizier');
  await page.locator('.new-start').click();
  await nextQuestion(page);
  await browser.startTracing(page, { categories: [TASKS, 'blink.user_timing'] });
  for (let round = 0; round < ROUNDS; round++) {
    await answering(page, () => page.locator('[data-answer]').last().click());
    await nextQuestion(page);
  }
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const thoughts = thoughtsIn(trace).filter(({ milliseconds }) => milliseconds > THOUGHT_MS);
  // It did think.
  expect(thoughts.length).toBeGreaterThanOrEqual(ROUNDS);
  for (const { longest } of thoughts) expect(longest).toBeLessThanOrEqual(LONGEST_MS);
  expect(house.faults).toEqual([]);
});
