import { describe, expect, test } from 'vitest';
import { coinPlace, FAME_SPACES, fameCell, MONEY_SPACES, moneyCell, PLATE, platePlace, upTo } from './frame.ts';

/** How far two plates lie over each other; nothing where they lie side by side. */
function covered(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.max(0, Math.min(PLATE.w - Math.abs(a.x - b.x), PLATE.h - Math.abs(a.y - b.y)));
}

describe.each([2, 3, 4])('%i markers on one space', (many) => {
  const all = Array.from({ length: many }, (_, nth) => nth);

  test('of fame: no plate covers another, nor one of the next space on the same side', () => {
    for (const space of upTo(FAME_SPACES)) {
      const [here, next] = [fameCell(space), fameCell(space + 1)];
      const plates = all.map((nth) => platePlace(here, nth));
      const neighbours = here.side === next.side && space < FAME_SPACES ? all.map((nth) => platePlace(next, nth)) : [];
      for (const [i, plate] of plates.entries())
        for (const other of [...plates.slice(i + 1), ...neighbours])
          expect(covered(plate, other), `fame ${space}`).toBeLessThan(0.5);
    }
  });

  test('of money: of each coin at least its middle is seen, whichever lies above', () => {
    for (const space of upTo(MONEY_SPACES)) {
      const coins = all.map((nth) => coinPlace(moneyCell(space), nth, many));
      for (const [i, coin] of coins.entries())
        for (const other of coins.slice(i + 1)) {
          const between = Math.hypot(coin.x - other.x, coin.y - other.y);
          expect(between, `money ${space}`).toBeGreaterThan(1.5 * coin.r);
        }
    }
  });
});
