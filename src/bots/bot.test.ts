import { expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import {
  active,
  FastRng,
  isOver,
  moves,
  outcome,
  perform,
  readOptions,
  redeal,
  silentTurn,
  start,
} from '../kernel/index.ts';
import { BOTS, type Bot, botMove, greedy, random } from './bot.ts';

function options(seats: number) {
  const read = readOptions(bombay, seats);
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
}

/** A whole game; the bots' answers are legal or the kernel's rules throw. Returns the ranks. */
function play(bots: readonly Bot[], seed: string): readonly number[] {
  const rng = new FastRng(seed);
  const t = silentTurn(rng);
  const s = start(bombay, bots.length, options(bots.length), t);
  while (!isOver(s)) {
    const seat = active(s);
    const bot = bots[seat] ?? random;
    const move = botMove(bot, bombay, s, seat, rng);
    expect(moves(bombay, s, seat)).toContainEqual(move);
    perform(bombay, s, seat, move, t);
  }
  return outcome(bombay, s)?.ranks ?? [];
}

test('every bot finishes a game with legal answers only', () => {
  for (const bot of Object.values(BOTS)) expect(play([bot, bot, bot], bot.id)).toHaveLength(3);
});

test('the greedy bot beats the random one in nearly every game of two', () => {
  let won = 0;
  for (let i = 0; i < 60; i++) {
    const ranks = play(i % 2 === 0 ? [greedy, random] : [random, greedy], `duel ${i}`);
    if (ranks[i % 2] === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(57);
});

test('a bot that cannot tell two worlds apart answers the same in both', () => {
  const rng = new FastRng('honest');
  const t = silentTurn(rng);
  const s = start(bombay, 4, options(4), t);
  for (let ply = 0; !isOver(s); ply++) {
    const seat = active(s);
    const other = bombay.clone(s);
    redeal(bombay, other, seat, new FastRng(`world ${ply}`));
    for (const bot of [random, greedy]) {
      const here = botMove(bot, bombay, s, seat, new FastRng(`choice ${ply}`));
      expect(botMove(bot, bombay, other, seat, new FastRng(`choice ${ply}`))).toEqual(here);
    }
    perform(bombay, s, seat, botMove(greedy, bombay, s, seat, rng), t);
  }
});
