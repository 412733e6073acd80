import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FastRng, hashOf, type Move, parseRecord, replay, waiting } from '../kernel/index.ts';
import { type Campaign, keepFind } from './campaign.ts';
import type { FuzzReport } from './fuzz.ts';
import { type Find, fuzzGames } from './fuzzing.ts';
import { troubleIn } from './records.ts';
import { STYLES } from './styles.ts';
import { call, heapGame, put } from './testing.ts';

const RUN = { seats: null, seed: 'toy', from: 0, to: 40, watch: 1 };

function firstFind(answer: Parameters<typeof heapGame>[0]): Find {
  const [find] = fuzzGames(heapGame(answer), { ...RUN, to: 400 }).finds;
  if (find === undefined) throw new Error('nothing found');
  return find;
}

/** Puts two pebbles where only one has room. */
const overfull: typeof put = (s, step, { count }) => {
  s.pebbles += count;
  if (s.pebbles < 20) s.agenda.push({ kind: 'put', seat: 1 - step.seat });
};

describe('a planted fault is found', () => {
  test('a game without one is clean', () => {
    expect(fuzzGames(heapGame(), RUN)).toMatchObject({ games: 40, finds: [] });
  });

  test('a broken invariant: the record leads to the very position, can be opened, and verify names the place', () => {
    const { fault, record, answering } = firstFind(overfull);
    expect({ fault, answering }).toEqual({ fault: 'HE-INV-1: 21 pebbles', answering: null });

    const parsed = parseRecord(JSON.stringify(record));
    if ('problem' in parsed) throw new Error(parsed.problem);
    const opened = replay(heapGame(overfull), parsed.record);
    expect('match' in opened && opened.match.state.pebbles).toBe(21);
    expect(troubleIn(heapGame(overfull), parsed.record)).toMatchObject({
      at: `log[${record.log.length - 1}]`,
      problem: 'fault',
      detail: 'HE-INV-1: 21 pebbles',
    });
  });

  test('a brisk game finds it as well, and is told as if it had been watched', () => {
    // Behind the first round, in which everything is watched.
    const run = { ...RUN, from: 100, to: 180 };
    const watched = fuzzGames(heapGame(overfull), run);
    expect(watched.finds.length).toBeGreaterThan(0);
    expect(fuzzGames(heapGame(overfull), { ...run, watch: 1_000 }).finds).toEqual(watched.finds);
    expect(fuzzGames(heapGame(), { ...run, watch: 1_000 })).toEqual(fuzzGames(heapGame(), run));
  });

  test('a crash: the record ends before the answer, which is named', () => {
    const { fault, answering, record } = firstFind((s, step, move, t) => {
      if (s.pebbles > 10) throw new Error('the heap slides');
      put(s, step, move, t);
    });
    expect(fault).toBe('the heap slides');
    expect(answering?.move.do).toBe('put');
    expect('match' in replay(heapGame(), record)).toBe(true);
  });

  test('a game that never ends', () => {
    const endless: typeof put = (s, step) => void s.agenda.push({ kind: 'put', seat: 1 - step.seat });
    const { finds } = fuzzGames(heapGame(endless), { ...RUN, to: 1 });
    expect(finds[0]?.fault).toBe('more than 20000 answers');
  });

  test('an answer that depends on more than the position: close looks see it', () => {
    let calls = 0;
    const { fault } = firstFind((s, step, { count }) => {
      calls++;
      s.pebbles = Math.min(20, s.pebbles + (calls % 7 === 0 ? 1 : count));
      if (s.pebbles < 20) s.agenda.push({ kind: 'put', seat: 1 - step.seat });
    });
    expect(fault).toMatch(/verify|tell|undo|redo/);
  });

  test('the same game is found again by its number alone', () => {
    const find = firstFind(overfull);
    const again = fuzzGames(heapGame(overfull), { ...RUN, from: find.index, to: find.index + 1 });
    expect(again.finds).toEqual([find]);
  });

  test('a find is kept as a file, with the command that plays it again', () => {
    const campaign: Campaign = { game: 'heap', rules: 1, seats: null, seed: 'toy', from: 0, next: 0, finds: [] };
    const find = firstFind(() => {
      throw new Error('no');
    });
    const kept = keepFind(campaign, find);
    expect(existsSync(kept.record)).toBe(true);
    expect(hashOf(JSON.parse(readFileSync(kept.record, 'utf8')))).toBe(hashOf(find.record));
    expect(kept.again).toBe(`npx durbar fuzz heap --seed toy --from ${find.index} --games 1`);
  });
});

describe('styles', () => {
  const offered: Move[] = [{ do: 'go' }, { do: 'buy' }, { do: 'go' }, { do: 'end' }];

  test('hoard keeps to one kind, shun keeps off it', () => {
    const kinds = (style: string) => {
      const player = STYLES[style]?.(new FastRng('whim'));
      return new Set(Array.from({ length: 20 }, () => player?.choose(0, offered).do));
    };
    expect(kinds('hoard').size).toBe(1);
    expect(kinds('shun').size).toBe(2);
  });

  test('restless asks those again who have answered already', () => {
    const step = { kind: 'vote', seats: [0, 1, 2], answers: [{ do: 'yes' }, null, null] };
    const s = { agenda: [step] };
    const asked = (style: string) => {
      const player = STYLES[style]?.(new FastRng(style));
      return new Set(Array.from({ length: 40 }, () => player?.who(s)));
    };
    expect([...asked('restless')].toSorted()).toEqual([0, 1, 2]);
    expect([...asked('random')].toSorted()).toEqual(waiting(s));
  });
});

describe('the command', () => {
  async function fuzzed(...args: string[]): Promise<FuzzReport> {
    const { code, out } = await call('fuzz', 'bombay', '--json', ...args);
    expect(code).toBe(0);
    return JSON.parse(out);
  }

  test('Bombay is clean at every table in every style', async () => {
    const everyPair = 4 * 5 * Object.keys(STYLES).length;
    const report = await fuzzed('--games', String(everyPair), '--seed', 'test', '--jobs', '1');
    expect(report).toMatchObject({ clean: true, finds: [], played: everyPair, from: 0, next: everyPair });
  });

  test('threads play the same games', async () => {
    const alone = await fuzzed('--games', '40', '--seed', 'threads', '--jobs', '1');
    const together = await fuzzed('--games', '40', '--seed', 'threads', '--jobs', '2');
    expect(together.decisions).toBe(alone.decisions);
  });

  test('--resume goes on where the last run ended', async () => {
    await fuzzed('--games', '10', '--seats', '2', '--seed', 'resume');
    const rest = await fuzzed('--games', '25', '--seats', '2', '--seed', 'resume', '--resume');
    expect(rest).toMatchObject({ played: 15, next: 25 });
    const nothing = await fuzzed('--games', '25', '--seats', '2', '--seed', 'resume', '--resume');
    expect(nothing).toMatchObject({ played: 0, next: 25 });
  });
});
