import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import {
  active,
  FastRng,
  type Game,
  isOver,
  moves,
  optionSets,
  outcome,
  perform,
  redeal,
  type State,
  silentTurn,
  start,
} from '../kernel/index.ts';
import { type Bot, botMove, random, type Thinking } from './bot.ts';
import { BOT_NAMES, BOTS, botNamed, merchant } from './levels.ts';

const games = Object.values(GAMES);
/** Enough for a search to go on from where it has been, and never by the clock: a busy machine would cut it short. */
const BRIEF: Thinking = { share: Number.POSITIVE_INFINITY, iterations: 24 };

function dealt(game: Game, seats: number, rng: FastRng): State {
  return start(game, seats, optionSets(game, seats)[0] ?? {}, silentTurn(rng));
}

/** A whole game; an answer that is not legal makes the rules throw. Returns the ranks. */
function play(game: Game, bots: readonly Bot[], seed: string): readonly number[] {
  const rng = new FastRng(seed);
  const s = dealt(game, bots.length, rng);
  while (!isOver(s)) {
    const seat = active(s);
    const move = botMove(bots[seat] ?? random, game, s, seat, rng, BRIEF);
    expect(moves(game, s, seat)).toContainEqual(move);
    perform(game, s, seat, move, silentTurn(rng));
  }
  return outcome(game, s)?.ranks ?? [];
}

/** Positions of a quick game, spread evenly. */
function positions(game: Game, seats: number, count: number): State[] {
  const rng = new FastRng('positions');
  const s = dealt(game, seats, rng);
  const met: State[] = [];
  while (!isOver(s)) {
    met.push(game.clone(s));
    perform(game, s, active(s), botMove(merchant, game, s, active(s), rng), silentTurn(rng));
  }
  return Array.from({ length: count }, (_, i) => met[Math.floor((i * met.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

test('the four levels, the yardstick and the names of older tables are known', () => {
  expect(Object.keys(BOTS)).toEqual(['apprentice', 'merchant', 'vizier', 'emperor']);
  expect(Object.values(BOTS).map(({ seconds }) => seconds)).toEqual([0, 0, 1, 3]);
  expect(BOT_NAMES.map((name) => botNamed(name)?.id)).toEqual([...Object.keys(BOTS), 'merchant', 'random']);
  expect(botNamed('constructor')).toBeUndefined();
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const met = positions(game, game.seats.max, 8);

  test('the quick levels finish a game with legal answers only', () => {
    const bots = Array.from({ length: game.seats.min }, (_, i) => (i === 0 ? BOTS['apprentice'] : merchant) ?? random);
    expect(play(game, bots, 'whole')).toHaveLength(game.seats.min);
  });

  test.each(Object.keys(BOTS))('%s answers the same in worlds that its seat cannot tell apart', (name) => {
    const bot = botNamed(name) ?? random;
    for (const [i, s] of met.entries()) {
      const seat = active(s);
      const here = botMove(bot, game, s, seat, new FastRng(`choice ${i}`), BRIEF);
      for (let world = 0; world < 3; world++) {
        const other = game.clone(s);
        redeal(game, other, seat, new FastRng(`world ${world}`));
        expect(botMove(bot, game, other, seat, new FastRng(`choice ${i}`), BRIEF)).toEqual(here);
      }
    }
  });
});

test('a merchant beats a random player of Bombay in nearly every game of two', () => {
  const game = GAMES['bombay'];
  if (game === undefined) throw new Error('no Bombay');
  let won = 0;
  for (let i = 0; i < 60; i++) {
    const ranks = play(game, i % 2 === 0 ? [merchant, random] : [random, merchant], `duel ${i}`);
    if (ranks[i % 2] === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(57);
});
