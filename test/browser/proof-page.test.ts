import { expect, test } from 'vitest';
import { pagePart } from '../../src/proof/browser/part.ts';

/** A few answers say nothing about growth, and a busy machine nothing about a slow net: here the way is walked, `npm run proof` measures. */
test('the proof of the page, in small', async () => {
  const { figures } = await pagePart.run(0, pagePart.small, () => {});
  expect(figures.sums['answers given by clicking']).toBe(pagePart.small);
  expect(figures.peaks?.['seconds of a start without a net']).toBeGreaterThan(0);
  expect(figures.peaks?.['seconds of the first load on Slow 3G']).toBeGreaterThan(4);
});
