/** Bots at tables: asked over the bus, so that any machine with time to spare may answer. What is late or no answer gives way to a merchant. */
import { availableParallelism } from 'node:os';
import { botMove, imagine } from '../../bots/bot.ts';
import { botNamed, merchant } from '../../bots/levels.ts';
import { BotPool } from '../../bots/node/pool.ts';
import { GAMES } from '../../games/registry.ts';
import { FastRng, type Game, judge, type Move, type Seat, type State, secretSeed } from '../../kernel/index.ts';
import type { Bus } from '../bus/bus.ts';

const TOPIC = 'bots';
/** What may pass beyond the bot's own time: a queue, a slow machine. */
const GRACE_MS = 6000;

interface Question {
  readonly game: string;
  readonly world: State;
  readonly seat: Seat;
  readonly bot: string;
}

/** The bots of this node: serves questions of all nodes. */
export function serveBots(bus: Bus, log: (fault: string) => void): () => Promise<void> {
  const pool = new BotPool({ threads: Math.max(1, availableParallelism() - 1), patience: GRACE_MS, log });
  const end = bus.serve(TOPIC, async (message) => {
    // Asked by `think` of a node of ours.
    const { game: name, world, seat, bot } = message as Question;
    const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
    if (game === undefined) throw new Error(`no game ${name}`);
    return { move: await pool.choose(game, world, seat, bot) };
  });
  return async () => {
    end();
    await pool.close();
  };
}

/** A bot's answer. What leaves this node is an imagined world: it holds no secret of the true one. */
export async function think(bus: Bus, game: Game, state: State, seat: Seat, bot: string): Promise<Move> {
  const rng = new FastRng(secretSeed());
  const world = imagine(game, state, seat, rng);
  const deadline = 1000 * (botNamed(bot)?.seconds ?? 0) + GRACE_MS;
  try {
    const { move } = (await bus.ask(TOPIC, { game: game.id, world, seat, bot } satisfies Question, deadline)) as {
      move: unknown;
    };
    const judged = judge(game, world, seat, move);
    if ('move' in judged) return judged.move;
  } catch {
    // Nobody answered in time: the table goes on.
  }
  return botMove(merchant, game, world, seat, rng);
}
