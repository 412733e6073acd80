import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hmacSha256, sha256, sha256Hex, utf8 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('SHA-256', () => {
  test('gives the published digests', () => {
    expect(sha256Hex(utf8(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('agrees with node:crypto at every length around the block borders', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('agrees with node:crypto on any bytes and any text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', 'Bombay', 'Hyderābād', 'हैदराबाद', '🐘', '\ud800'),
        (bytes, text) => {
          expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
          expect(sha256Hex(utf8(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('HMAC-SHA-256', () => {
  test('agrees with node:crypto for short, exact and long keys', () => {
    for (const length of [0, 1, 32, 63, 64, 65, 200]) {
      const key = Uint8Array.from({ length }, (_, i) => (i * 11 + 3) & 255);
      for (const message of ['', 'durbar 0', 'x'.repeat(300)])
        expect(hex(hmacSha256(key, utf8(message)))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});
