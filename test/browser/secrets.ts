/** What only its owner may see in a game: as the rules have it for the eyes of a seat, and as a page shows it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AgraView } from '../../src/games/agra/view.ts';
import type { AmulView } from '../../src/games/amul/view.ts';
import type { BombayView } from '../../src/games/bombay/view.ts';

interface Secrets {
  /** What these eyes see where secrets stand: seat by seat, or all that lies open of a kind. */
  inView(view: object): string[];
  onPage(page: Page): Promise<string[]>;
}

/** What the rows of the seats say at a place; a row that has no such place says nothing. */
function inRows(page: Page, place: string): Promise<string[]> {
  return page
    .locator('.seats > li')
    .evaluateAll((rows, where) => rows.map((row) => row.querySelector(where)?.textContent ?? ''), place);
}

const SECRETS: Readonly<Record<string, Secrets>> = {
  agra: {
    inView: ({ players }: AgraView) => players.map(({ rupees }) => (rupees === null ? '' : String(rupees))),
    // Beside the place in the meditation, which everybody sees.
    onPage: (page) => inRows(page, '.agra-seat > :nth-child(2) > span:nth-child(2)'),
  },
  amul: {
    inView: ({ players }: AmulView) => players.flatMap(({ hand }) => hand ?? []),
    async onPage(page) {
      // The story tells of one card dealt in a round, not of one for each seat.
      const story = await page.locator('.log').first().innerText();
      const lines = (words: RegExp) => story.match(words)?.length ?? 0;
      expect(lines(/are dealt|is dealt/g)).toBeLessThanOrEqual(lines(/^Round \d/gm) + 1);
      return page
        .locator('.amul-hand [data-flip]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-flip') ?? ''));
    },
  },
  bombay: {
    inView: ({ players }: BombayView) => players.map(({ purse }) => (purse === null ? 'hidden' : `${purse.rupees}`)),
    // The purse begins with its rupees.
    onPage: async (page) =>
      (await inRows(page, '.bombay-purse')).map((purse) => /^(\d+)\d✦\d$/.exec(purse)?.[1] ?? purse),
  },
  // RG-INFO: nobody has anything to hide.
  rajas: { inView: () => [], onPage: async () => [] },
};

/** That a page shows at a position what is told to these eyes, and hides what is not. */
export async function expectOwnView(page: Page, game: string, view: object): Promise<void> {
  const secrets = SECRETS[game];
  if (!secrets) throw new Error(`nobody knows what is secret in ${game}`);
  await expect.poll(() => secrets.onPage(page)).toEqual(secrets.inView(view));
}
