import { expect, test } from 'vitest';
import { FACTS_LIMITS } from '../../kernel/index.ts';
import { readFactsFile } from './readFile.ts';

/** A file of this size that gives away whether it was read. */
function file(size: number, text: () => Promise<string>): File {
  return Object.defineProperties(new File([], 'facts.json'), { size: { value: size }, text: { value: text } });
}

test('a file is read as it is', async () => {
  expect(await readFactsFile(file(2, async () => '{}'))).toEqual({ text: '{}' });
});

test('a file that is too large is refused without being read', async () => {
  const unread = () => Promise.reject(new Error('read'));
  expect(await readFactsFile(file(FACTS_LIMITS.file * 4 + 1, unread))).toEqual({
    refused: [{ at: '', wrong: 'tooLong' }],
  });
});

test('a file that cannot be read is refused as such', async () => {
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readFactsFile(file(2, gone))).toEqual({ refused: 'unreadable' });
});
