/** The small version of the parts of the proof in which something breaks. Two nodes are in nodes.test.ts. */
import { expect, test } from 'vitest';
import { accidentsPart } from '../../src/proof/faults/accidents/part.ts';
import { faultsPart } from '../../src/proof/faults/embedded.ts';

/** A dozen servers are started one after the other: seconds on a quiet machine, minutes on a busy one. */
const PATIENCE_MS = 400_000;

test.each([faultsPart, accidentsPart])('$title', { timeout: PATIENCE_MS }, async ({ small, run }) => {
  let done = 0;
  const { findings, figures } = await run(0, small, (n) => {
    done = n;
  });
  expect(findings).toEqual([]);
  expect(done).toBe(small);
  expect(figures.sums['answers acknowledged']).toBeGreaterThan(0);
  expect(figures.sums['tables replayed from the store']).toBeGreaterThan(0);
});
