/** The small version of the proof's part about forgery: real sockets, a real server process. */
import { expect, test } from 'vitest';
import { forgeryPart, SMALL } from '../../src/proof/forgery/part.ts';
import { Siege } from '../../src/proof/forgery/siege.ts';

test('a running server is lied to and takes nothing that is not legal', async () => {
  // How long honest players wait says something only where nothing else is measured at the same time.
  const { wrong, sums } = await Siege.of(SMALL, 0, forgeryPart.small, () => {});
  expect(wrong).toEqual([]);
  expect(sums['log entries traced to their person and replayed']).toBeGreaterThan(20);
});
