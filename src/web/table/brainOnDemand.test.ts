import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { type Game, Match, readOptions } from '../../kernel/index.ts';
import { BrainOnDemand } from './brainOnDemand.ts';

const GAME: Game = bombay;
const END = { do: 'end' };
const HINT = { move: END, reward: 0.5, lead: 0, reasons: [], against: 'before' } as const;

function position() {
  const read = readOptions(GAME, 2);
  if ('problem' in read) throw new Error(read.problem);
  return Match.simulated(GAME, { seats: 2, options: read.options }, 'brain').state;
}

/** Bots that come with the net: it is away for the first `failures` times that they are fetched. */
function brainAfter(failures: number) {
  const fetched = { times: 0 };
  const brain = new BrainOnDemand(async () => {
    if (++fetched.times <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { choose: async () => END, hint: async () => HINT, close() {} };
  });
  return { brain, fetched };
}

describe('bots that could not be fetched', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answer once the net is back, and are fetched no more', async () => {
    const { brain, fetched } = brainAfter(2);
    const chosen = brain.choose(GAME, position(), 0, 'merchant');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await chosen).toEqual(END);
    expect(await brain.choose(GAME, position(), 1, 'merchant')).toEqual(END);
    expect(fetched.times).toBe(3);
  });

  test('are not fetched for a table that was left', async () => {
    const { brain, fetched } = brainAfter(9);
    const chosen = brain.choose(GAME, position(), 0, 'merchant').catch(() => 'given up');
    await vi.advanceTimersByTimeAsync(0);
    brain.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await chosen).toBe('given up');
    expect(fetched.times).toBe(2);
  });

  test('leave a hint open: who asks again gets it', async () => {
    const { brain } = brainAfter(1);
    await expect(brain.hint(GAME, position(), 0)).rejects.toThrow('Failed to fetch');
    expect(await brain.hint(GAME, position(), 0)).toEqual(HINT);
  });
});
