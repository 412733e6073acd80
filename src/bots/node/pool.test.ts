import { afterEach, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { active, FastRng, type Game, moves, optionSets, type State, silentTurn, start } from '../../kernel/index.ts';
import { BotPool, type PoolNeeds } from './pool.ts';

const game: Game = bombay;
const s: State = start(game, 2, optionSets(game, 2)[0] ?? {}, silentTurn(new FastRng('pool')));
const seat = active(s);
const legal = moves(game, s, seat);

let pool: BotPool | null = null;
afterEach(async () => {
  await pool?.close();
  pool = null;
});

/** Patient enough for a busy machine, brief enough for a test. */
const BRIEF: PoolNeeds = { threads: 2, thinking: { share: 1, iterations: 50 }, grace: 30_000 };

test('several questions are answered at once, by every level, with legal answers', async () => {
  pool = new BotPool(BRIEF);
  const answers = await Promise.all(
    ['apprentice', 'merchant', 'vizier', 'emperor', 'greedy'].map((bot) => pool?.choose(game, s, seat, bot)),
  );
  for (const move of answers) expect(legal).toContainEqual(move);
});

test('a hint is a legal answer with its reasons', async () => {
  pool = new BotPool(BRIEF);
  const hint = await pool.hint(game, s, seat);
  expect(legal).toContainEqual(hint?.move);
  expect(hint?.reasons.length).toBeGreaterThan(0);
  expect(hint?.reward).toBeGreaterThan(0);
  expect(hint?.reward).toBeLessThan(1);
});

test('a bot that fails is replaced by a merchant, and the log says so', async () => {
  const log: string[] = [];
  pool = new BotPool({ ...BRIEF, log: (fault) => void log.push(fault) });
  expect(legal).toContainEqual(await pool.choose(game, s, seat, 'nobody'));
  expect(log).toEqual([`nobody on seat ${seat} of bombay: no bot nobody`]);
});

test('a bot that is late is stopped and replaced, and the next question finds a fresh thread', async () => {
  const log: string[] = [];
  pool = new BotPool({ ...BRIEF, threads: 1, grace: 1, log: (fault) => void log.push(fault) });
  expect(legal).toContainEqual(await pool.choose(game, s, seat, 'merchant'));
  expect(legal).toContainEqual(await pool.choose(game, s, seat, 'merchant'));
  expect(log).toEqual(new Array(2).fill(`merchant on seat ${seat} of bombay: late`));
});

test('a question that waited for a thread longer than whoever asked takes no thread: the next one does', async () => {
  const log: string[] = [];
  pool = new BotPool({ ...BRIEF, threads: 1, patience: 20, log: (fault) => void log.push(fault) });
  // The thread has to start first, which takes longer than the second one waits.
  await Promise.all(['merchant', 'vizier'].map((bot) => pool?.choose(game, s, seat, bot)));
  expect(log).toEqual([`vizier on seat ${seat} of bombay: late`]);
  expect(legal).toContainEqual(await pool.choose(game, s, seat, 'merchant'));
  expect(log).toHaveLength(1);
});
