/** The example of docs/record.md, and that page's recipe for draws, by hand. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, type GameRecord, isOver, parseRecord, trace, verify } from '../../kernel/index.ts';
import { bombay } from './index.ts';

function example(): GameRecord {
  const page = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');
  const parsed = parseRecord(/```json\n(\{\s*"durbar"[\s\S]*?)```/.exec(page)?.[1] ?? '');
  if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
  return parsed.record;
}

describe('the example of docs/record.md', () => {
  test('parses, replays and verifies', () => {
    expect(verify(bombay, example())).toHaveProperty('match');
    expect(trace(bombay, example())).toHaveLength(example().log.length + 1);
  });

  test('an illegal move in the middle is found at its ply, with the rule', () => {
    const record = example();
    const ply = record.log.findIndex((entry) => 'move' in entry && entry.move.do === 'sell');
    const seat = record.log[ply]?.seat ?? 0;
    const forged = { ...record, log: record.log.with(ply, { seat, move: { do: 'build' } }) };
    expect(verify(bombay, forged)).toMatchObject({
      ply,
      problem: 'illegal',
      detail: expect.stringContaining('BO-MAP-7'),
    });
  });

  test('its deal can be made with nothing but an HMAC', () => {
    const { chance, deal } = example();
    const { seed = '' } = chance;
    expect(chance).toMatchObject({ generator: 'keyed', commitment: commitment(seed) });
    const words = [0, 1, 2, 3].flatMap((i) => {
      const block = createHmac('sha256', seed).update(`durbar ${i}`).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at));
    });
    const below = (n: number): number => {
      const value = (words.shift() ?? 0) >>> Math.clz32(n - 1);
      return value < n ? value : below(n);
    };
    // The layout is fixed: only the first player and the nine bales of the first supply are drawn.
    expect(deal).toEqual([2, 17, 16, 15, 14, 13, 12, 11, 10, 9].map(below));
  });

  test('no edit of it makes the replay throw: it is refused, or it is another game', () => {
    const text = JSON.stringify(example());
    const places = [...text.matchAll(/"[^"]*"|-?\d+|true|false/g)];
    fc.assert(
      fc.property(
        fc.nat(places.length - 1),
        fc.constantFrom(
          '0',
          '1',
          '-1',
          '7',
          '"A"',
          '"__proto__"',
          '"blue"',
          '"sell"',
          '"build"',
          'true',
          'null',
          '[]',
          '{}',
        ),
        (i, value) => {
          const place = places[i];
          if (!place) return;
          const parsed = parseRecord(text.slice(0, place.index) + value + text.slice(place.index + place[0].length));
          if ('problem' in parsed) return;
          const verified = verify(bombay, parsed.record);
          if ('problem' in verified) expect(verified.ply).toBeLessThanOrEqual(parsed.record.log.length);
          else expect(isOver(verified.match.state)).toBe(true);
        },
      ),
      { seed: 8, numRuns: 400 },
    );
  });
});
