/** Playing by clicking: a table against bots is opened from the start page, answered for a while, and left. */
import type { Page } from 'playwright-core';
import type { FastRng } from '../../kernel/index.ts';

const OVER = '.victory';
/** The answers that stand in the bar, without those behind "more". */
const ANSWERS = '.question-main [data-answer]:not([inert]), .question-end > [data-answer]';

export async function playTable(page: Page, game: string, answers: number, rng: FastRng): Promise<number> {
  await page.locator(`#game-${game} .game-play`).click();
  let given = 0;
  for (; given < answers; given++) {
    await page.locator(`${OVER}, ${ANSWERS}`).first().waitFor();
    if ((await page.locator(OVER).count()) > 0) break;
    await answer(page, rng);
  }
  await page.evaluate(() => history.back()); // as the button of the browser does
  await page.locator('.game-play').first().waitFor();
  return given;
}

/** Clicks one of the answers and waits until it is given. */
async function answer(page: Page, rng: FastRng): Promise<void> {
  const before = await page.locator('.question').getAttribute('data-ply');
  const offered = page.locator(ANSWERS);
  await offered.nth(rng.int(await offered.count())).click();
  await page.waitForFunction((ply) => {
    const question = document.querySelector('.question');
    return question === null || question.getAttribute('data-ply') !== ply;
  }, before);
}
