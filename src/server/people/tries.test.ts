import { describe, expect, test } from 'vitest';
import { networkOf, Tries } from './tries.ts';

describe('tries', () => {
  test('run out for one name and not for another, and come back with time', () => {
    let now = 0;
    const tries = new Tries(2, 1000, () => now);
    expect([tries.take('a'), tries.take('a'), tries.take('a'), tries.take('b')]).toEqual([true, true, false, true]);
    now = 1000;
    expect(tries.take('a')).toBe(true);
  });

  test('are remembered for ten thousand names, not for every name of a liar', () => {
    const tries = new Tries(1, 1000, () => 0);
    tries.take('first');
    for (let i = 0; i < 9_999; i++) tries.take(`name ${i}`);
    expect(tries.take('first')).toBe(false);
    tries.take('one more');
    expect(tries.take('first')).toBe(true);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('count %s under %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
