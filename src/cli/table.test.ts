import { expect, test } from 'vitest';
import { median } from './measure.ts';
import { Progress } from './progress.ts';
import { grouped, markdownTable, table } from './table.ts';

test('numbers stand to the right, words to the left', () => {
  expect(
    table(
      ['bot', 'wins'],
      [
        ['greedy', '7.5'],
        ['random', '12.5'],
      ],
    ),
  ).toBe('bot     wins\n------  ----\ngreedy   7.5\nrandom  12.5\n');
  expect(markdownTable(['bot', 'wins'], [['greedy', '7.5']])).toBe(
    '| bot | wins |\n| --- | ---: |\n| greedy | 7.5 |\n',
  );
  expect(grouped(1234567.8)).toBe('1,234,568');
});

test('the median of an even number of values lies between the middle ones', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

function progressAt(tty: boolean, ...times: number[]): string {
  let now = 0;
  let written = '';
  const err = (text: string) => {
    written += text;
  };
  const io = { tty, out: err, err };
  const progress = new Progress(io, 'games', 1000, () => now);
  for (const [i, time] of times.entries()) {
    now = time;
    progress.at((i + 1) * 100);
  }
  progress.end();
  return written;
}

test('in a log a short run says nothing, a long one now and then', () => {
  expect(progressAt(false, 500, 1500)).toBe('');
  expect(progressAt(false, 1000, 4000, 5000)).toBe('200 of 1,000 games (20 %), 0:04, 0:16 left\n');
});

test('on a terminal the line is drawn again, and wiped at the end', () => {
  expect(progressAt(true, 50)).toBe('');
  expect(progressAt(true, 1000, 61_000)).toBe(
    '\r\x1b[K100 of 1,000 games (10 %), 0:01, 0:09 left\r\x1b[K200 of 1,000 games (20 %), 1:01, 4:04 left\r\x1b[K',
  );
});
