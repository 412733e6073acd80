import { expect, test } from 'vitest';
import { neverTaken, taken } from './branches.ts';
import { countAll } from './counting.ts';
import { union } from './covered.ts';
import { reasonFor } from './reasons.ts';

test('branches that a few random games miss are named, and directed play reaches more', {
  timeout: 60_000,
}, async () => {
  const games = { game: 'bombay', from: 0, to: 4 };
  const [random, directed] = await countAll(
    [
      { ...games, way: 'random' },
      { ...games, way: 'directed' },
    ],
    () => {},
    2,
  );
  if (random === undefined || directed === undefined) throw new Error('nothing was counted');
  const missed = neverTaken('bombay', random);
  const left = neverTaken('bombay', union(random, directed));
  // An invariant never complains while the rules are right.
  const complaint = left.find(({ file }) => file === 'faults.ts');
  expect(complaint && reasonFor('bombay', complaint)).toContain('only a wrong rule');
  expect(missed.some((branch) => taken(branch, directed))).toBe(true);
  expect(missed.every(({ file, line, text }) => file.endsWith('.ts') && line > 0 && text.length > 0)).toBe(true);
});
