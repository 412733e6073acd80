import { expect, test } from 'vitest';
import type { Finding } from '../../analysis/analyse.ts';
import { merged } from './keep.ts';

function curve(ply: number): Finding {
  return { part: 'outlook', ply, outlook: { shares: [0.5, 0.5], scores: [ply, ply], errors: [0, 0] } };
}

test('what one page has found is not lost to what another one has not found yet', () => {
  const all = [0, 1, 2].map(curve);
  expect(merged(all, [curve(1)])).toEqual(all);
  expect(merged([curve(1)], all)).toHaveLength(3);
  expect(merged([], all)).toEqual(all);
});
