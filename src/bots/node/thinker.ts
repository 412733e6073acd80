/** A thread of the pool: thinks about one question after the other. */
import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/registry.ts';
import { type Task, type Thought, think } from '../task.ts';

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(answerTo(task));
});

function answerTo(task: Task): Thought {
  const game = Object.hasOwn(GAMES, task.game) ? GAMES[task.game] : undefined;
  if (game === undefined) return { id: task.id, failed: `no game ${task.game}` };
  try {
    return think(game, task);
  } catch (error) {
    return { id: task.id, failed: String(error) };
  }
}
