/** Where bots think: away from the page, with an imagined world that holds no secret of the true one. */
import { BOTS } from '../../bots/bot.ts';
import { FastRng, moves } from '../../kernel/index.ts';
import { RULES } from '../rules.ts';
import type { Task, Thought } from './task.ts';

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { id, game: name, bot, world, seat, seed } = data;
  try {
    const game = await RULES[name]?.();
    const thinker = BOTS[bot];
    if (!game || !thinker) throw new Error(`no ${bot} for ${name}`);
    const move = thinker.choose(game, world, seat, moves(game, world, seat), new FastRng(seed));
    postMessage({ id, move } satisfies Thought);
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies Thought);
  }
});
