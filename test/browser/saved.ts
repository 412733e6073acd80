/** Tables that have come a long way before the page sees them. */
import type { Page } from 'playwright-core';
import { botMove } from '../../src/bots/bot.ts';
import { merchant } from '../../src/bots/levels.ts';
import { FastRng, type Game, waiting } from '../../src/kernel/index.ts';
import { openTable, type SavedTable, saveTable } from '../../src/table/saved.ts';

/** A table of one person against bots, before the last answer of that person. */
export function beforeTheEnd(game: Game, seats: number): SavedTable {
  const sitters = Array.from({ length: seats }, (_, i) => ({
    name: `Seat ${i + 1}`,
    bot: i === 0 ? null : 'merchant',
  }));
  const opened = openTable(game, sitters, {});
  if ('problem' in opened) throw new Error(opened.problem);
  const { table, seed } = opened;
  const rng = new FastRng('before the end');
  let last: SavedTable | null = null;
  while (!table.over) {
    const asked = waiting(table.match.state);
    // Bots first: the person's last answer is then the last one of all, or nearly.
    const seat = asked.at(-1) ?? 0;
    if (seat === 0) last = saveTable('late', table, seed, 1);
    table.answer(seat, botMove(merchant, game, table.match.state, seat, rng));
  }
  if (last === null) throw new Error('the person was never asked');
  return last;
}

/** Opens a table that was kept on this device. */
export async function openSaved(page: Page, saved: SavedTable): Promise<void> {
  await page.addInitScript(
    ([key, table]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, table);
    },
    [`durbar/1/table/${saved.id}`, JSON.stringify({ saved, waiting: [], clock: '' })] as const,
  );
  await page.goto(`/table/${saved.id}`);
}
