/** Playing by clicking: a table against bots is opened from the start page, answered for a while, and left. */
import type { Page } from 'playwright-core';
import type { FastRng } from '../../kernel/index.ts';

const QUESTION = '.question';
/** The answers that stand in the bar, without those behind "more". */
const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';

/** How many answers were given: fewer than asked for if the game was over. */
export async function playTable(page: Page, game: string, answers: number, rng: FastRng): Promise<number> {
  await page.locator(`#game-${game} .game-play`).click();
  await page.locator(QUESTION).waitFor();
  let given = 0;
  for (; given < answers && (await asked(page)); given++) await answer(page, rng);
  await page.evaluate(() => history.back()); // as the button of the browser does
  await page.locator('.game-play').first().waitFor();
  return given;
}

/** Waits until there is an answer to give; false when there is no question any more, which is the end of a game. */
async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    ([question, offered]) => document.querySelector(question) === null || document.querySelector(offered) !== null,
    [QUESTION, ANSWERS] as const,
  );
  return (await page.locator(ANSWERS).count()) > 0;
}

/** Clicks one of the answers and waits until it is given. */
async function answer(page: Page, rng: FastRng): Promise<void> {
  const before = await page.locator(QUESTION).getAttribute('data-ply');
  const offered = page.locator(ANSWERS);
  await offered.nth(rng.int(await offered.count())).click();
  // What the rules advise against is asked for once more.
  const again = page.locator(`${QUESTION} .confirm`);
  if ((await again.count()) > 0) await again.click();
  await page.waitForFunction((ply) => {
    const question = document.querySelector('.question');
    return question === null || question.getAttribute('data-ply') !== ply;
  }, before);
}
