/** Where bots think: away from the page, with an imagined world that holds no secret of the true one. */
import { type Task, type Thought, think } from '../../bots/task.ts';
import { RULES } from '../rules.ts';

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  const { id, game: name } = data;
  try {
    const game = await RULES[name]?.();
    if (!game) throw new Error(`no game ${name}`);
    postMessage(think(game, data));
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies Thought);
  }
});
