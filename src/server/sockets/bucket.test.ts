import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

test('a bucket gives so many at once and refills with time', () => {
  let now = 0;
  const bucket = new Bucket(2, 1, () => now);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  now = 1000;
  expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  now = 10_000;
  expect(bucket.full).toBe(true);
});

test('names do not fill the memory, and each has its own bucket', () => {
  let now = 0;
  const buckets = new Buckets(() => new Bucket(1, 1, () => now), 3);
  expect(buckets.take('a')).toBe(true);
  expect(buckets.take('a')).toBe(false);
  expect(buckets.take('b')).toBe(true);
  now = 5000;
  for (let i = 0; i < 1000; i++) expect(buckets.take(`name ${i}`)).toBe(true);
});
