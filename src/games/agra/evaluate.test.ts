import { expect, test } from 'vitest';
import { FastRng, isOver, moves, perform, readOptions, start, waiting } from '../../kernel/index.ts';
import { agra } from './index.ts';

/** A table of players who look one answer ahead. */
function greedyGame(seats: number, seed: string) {
  const read = readOptions(agra, seats, {});
  if (!('options' in read)) throw new Error(JSON.stringify(read));
  const rng = new FastRng(seed);
  const s = start(agra, seats, read.options, { rng, emit() {} });
  for (let ply = 0; !isOver(s) && ply < 5000; ply++) {
    const seat = waiting(s)[0] ?? 0;
    let best = -Infinity;
    let [chosen] = moves(agra, s, seat);
    for (const move of moves(agra, s, seat)) {
      const world = agra.clone(s);
      perform(agra, world, seat, move, { rng: new FastRng(ply), emit() {} });
      const worth = agra.evaluate(world, seat);
      if (worth > best) [best, chosen] = [worth, move];
    }
    if (chosen) perform(agra, s, seat, chosen, { rng, emit() {} });
  }
  return s;
}

test('players who look one answer ahead finish a sensible game', () => {
  for (const seats of [2, 4]) {
    const s = greedyGame(seats, `greedy ${seats}`);
    const { scores } = agra.score(s);
    expect(isOver(s)).toBe(true);
    expect(s.round).toBeLessThan(80);
    expect(Math.min(...scores)).toBeGreaterThan(25);
    expect(s.players.some((player) => player.contracts.length > 0)).toBe(true);
  }
});
