import { describe, expect, test } from 'vitest';
import { active, FastRng, isOver, moves, perform, redeal, type Seat, silentTurn, start } from '../../kernel/index.ts';
import { evaluate } from './evaluate.ts';
import { amul } from './index.ts';
import { score } from './score.ts';
import type { Amul, AmulMove } from './state.ts';
import { PLAIN, Trial } from './testing.ts';

/** Looks one move ahead in a world that the seat cannot tell from the true one. */
function greedy(s: Amul, seat: Seat, rng: FastRng): AmulMove {
  const world = amul.clone(s);
  redeal(amul, world, seat, rng);
  const key = rng.int(1_000_000);
  const offered = moves(amul, s, seat);
  const values = offered.map((move) => {
    const next = amul.clone(world);
    perform(amul, next, seat, move, silentTurn(new FastRng(key)));
    return evaluate(next, seat);
  });
  return pick(offered, values.indexOf(Math.max(...values)));
}

function pick(offered: readonly AmulMove[], place: number): AmulMove {
  const move = offered[place];
  if (move === undefined) throw new Error('nothing is offered');
  return move;
}

/** A whole game; `clever` seats are greedy, the others play at random. */
function game(seats: number, clever: (seat: Seat) => boolean, rng: FastRng) {
  const t = silentTurn(rng);
  const s = start(amul, seats, PLAIN, t);
  while (!isOver(s)) {
    const seat = active(s);
    const offered = moves(amul, s, seat);
    perform(amul, s, seat, clever(seat) ? greedy(s, seat, rng) : pick(offered, rng.int(offered.length)), t);
  }
  return score(s);
}

describe('The greedy player', () => {
  for (const seats of [3, 5])
    test(`beats random players in at least 85 % of games of ${seats}`, () => {
      const rng = new FastRng(`random ${seats}`);
      let won = 0;
      for (let i = 0; i < 20; i++) if (game(seats, (seat) => seat === i % seats, rng).ranks[i % seats] === 1) won++;
      expect(won).toBeGreaterThanOrEqual(17);
    });

  test('scores 50 to 85 points on average among its like', () => {
    const rng = new FastRng('like');
    const scores = Array.from({ length: 12 }, () => game(4, () => true, rng).scores).flat();
    const average = scores.reduce((sum, points) => sum + points, 0) / scores.length;
    expect(average).toBeGreaterThan(50);
    expect(average).toBeLessThan(85);
  });

  test('counts its own secret answer as given: a proposed Silver is no longer in hand', () => {
    const trial = new Trial(3).hold(0, 1, 9, 2);
    const before = evaluate(trial.s, 0);
    trial.do(0, { do: 'propose', card: 'A-1' });
    expect(evaluate(trial.s, 0)).toBeLessThan(before);
  });

  test('AM-RUL-4: would rather play a card that stays than lose one', () => {
    const trial = new Trial(3).propose().choose().hold(0, 1, 9, 2, 3, 4, 5);
    const value = (card: 'A-1' | 'A-9') => {
      const s = amul.clone(trial.s);
      perform(amul, s, 0, { do: 'reveal', card }, silentTurn(new FastRng('same')));
      return evaluate(s, 0);
    };
    expect(value('A-9')).toBeGreaterThan(value('A-1'));
  });
});
