import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type GameRecord, parseRecord } from '../../kernel/index.ts';
import { readAddress, writeAddress } from './address.ts';
import { PACKED_LIMIT, pack, unpack } from './pack.ts';

const FOLDER = join(import.meta.dirname, '../../../records');

function golden(path: string): GameRecord {
  const read = parseRecord(readFileSync(join(FOLDER, path), 'utf8'));
  if ('problem' in read) throw new Error(read.at);
  return read.record;
}

const RECORD = golden('bombay/bombay-3-golden-000000.json');
const packedOf = (text: string) => deflateRawSync(text).toString('base64url');

describe('a record in an address', () => {
  test.each([
    'agra/agra-4-golden-000000.json',
    'amul/amul-8-golden-000000.json',
    'bombay/bombay-5-golden-000000.json',
    'rajas/rajas-4-golden-000000.json',
  ])('%s fits and comes back as it was', async (path) => {
    const record = golden(path);
    const packed = await pack(record);
    expect(packed?.length).toBeLessThan(PACKED_LIMIT / 4);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed ?? '')).toEqual({ record });
  });

  test('that is too large is not packed', async () => {
    const names = Array.from({ length: 30_000 }, (_, i) => String(Math.sin(i)));
    expect(await pack({ ...RECORD, options: { names } })).toBeNull();
  });

  test.each([
    ['', 'broken'],
    ['%%%', 'broken'],
    ['<script>', 'broken'],
    ['AAAA', 'broken'],
    ['x'.repeat(PACKED_LIMIT + 1), 'tooLong'],
  ])('%s is refused as %s', async (packed, problem) => {
    expect(await unpack(packed.slice(0, PACKED_LIMIT + 1))).toEqual({ packed: problem });
  });

  test('that was cut anywhere is broken or no record, and never throws', async () => {
    const packed = (await pack(RECORD)) ?? '';
    for (let length = 1; length < packed.length; length += 37)
      expect(await unpack(packed.slice(0, length))).not.toHaveProperty('record');
  });

  test('that would unpack to more than a game is stopped on the way', async () => {
    const bomb = packedOf(' '.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(PACKED_LIMIT);
    expect(await unpack(bomb)).toEqual({ packed: 'tooLong' });
  });

  test('with other data in it is read like any record', async () => {
    expect(await unpack(packedOf('[1, 2]'))).toEqual({ at: '', problem: 'wrongType' });
    expect(await unpack(packedOf('{"durbar":9}'))).toEqual({ at: 'durbar', problem: 'unknownVersion' });
    expect(await unpack(deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url'))).toEqual({ packed: 'broken' });
  });
});

describe('the address of a position', () => {
  test.each([
    ['', { spot: null, eyes: null, packed: null, strange: false }],
    ['#', { spot: null, eyes: null, packed: null, strange: false }],
    ['#content', { spot: null, eyes: null, packed: null, strange: false }],
    ['#12', { spot: { ply: 12, line: null }, eyes: null, packed: null, strange: false }],
    ['#12-k3f', { spot: { ply: 12, line: 'k3f' }, eyes: null, packed: null, strange: false }],
    ['#12-k3f&r=abc', { spot: { ply: 12, line: 'k3f' }, eyes: null, packed: 'abc', strange: false }],
    ['#12&seat=2', { spot: { ply: 12, line: null }, eyes: 1, packed: null, strange: false }],
    ['#12-k3f&seat=1&r=abc', { spot: { ply: 12, line: 'k3f' }, eyes: 0, packed: 'abc', strange: false }],
    ['#12&seat=0', { spot: null, eyes: null, packed: null, strange: true }],
    ['#&r=%20', { spot: null, eyes: null, packed: '%20', strange: false }],
    ['#-1', { spot: null, eyes: null, packed: null, strange: true }],
    ['#99999999', { spot: null, eyes: null, packed: null, strange: true }],
    ['#twelve', { spot: null, eyes: null, packed: null, strange: true }],
  ])('%s', (hash, address) => {
    expect(readAddress(hash)).toEqual(address);
  });

  test('comes back as it was written', () => {
    for (const spot of [
      { ply: 0, line: null },
      { ply: 7, line: 'a-b_c' },
    ])
      for (const eyes of [null, 0, 3])
        for (const packed of [null, 'xyz'])
          expect(readAddress(writeAddress(spot, eyes, packed))).toEqual({ spot, eyes, packed, strange: false });
  });
});
