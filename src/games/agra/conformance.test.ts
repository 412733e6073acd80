import { describe, expect, test } from 'vitest';
import { active, type Bounds, conformance, isOver, moves, perform, readOptions, start } from '../../kernel/index.ts';
import { FastRng } from '../../kernel/rng.ts';
import { agra } from './index.ts';
import type { Agra, AgraTurn } from './state.ts';

/** No question has more answers, and no random game has taken more of them. */
const BOUNDS: Bounds = { plies: 25_000, answers: 120 };

/** How many answers are given at random before the suite begins to look, and how many rounds it looks at. */
const PLIES_BEFORE = [0, 150, 500, 1000];
const ROUNDS = 1;

/**
 * The same game, from a later position to an early end. A whole random game wanders for thousands of answers, each checked many
 * times over: the fuzzer has the time for that. The suite looks at a stretch of a game at every table instead.
 */
const shortened: typeof agra = {
  ...agra,
  setup(seats, options, t) {
    const s = start(agra, seats, options, t);
    wander(s, PLIES_BEFORE[t.rng.int(PLIES_BEFORE.length)] ?? 0, t);
    s.turnsLeft ??= seats * ROUNDS;
    return s;
  },
};

/** Random answers, up to a turn that begins after so many of them. */
function wander(s: Agra, plies: number, t: AgraTurn): void {
  for (let ply = 0; !isOver(s); ply++) {
    if (ply >= plies && s.agenda.length === 3 && s.turn.phase === 'meditation') return;
    const seat = active(s);
    const offered = moves(agra, s, seat);
    const move = offered[t.rng.int(offered.length)];
    if (move) perform(agra, s, seat, move, t);
  }
}

describe('conformance', () => {
  for (const check of conformance(shortened, BOUNDS)) test(check.name, check.run);
});

describe('whole random games', () => {
  for (const seats of [2, 3, 4])
    for (const edition of ['corrected', 'french'])
      test(`${seats} seats, ${edition}: the game ends without a fault`, () => {
        const read = readOptions(agra, seats, { edition });
        if (!('options' in read)) throw new Error(JSON.stringify(read));
        const t = { rng: new FastRng(`${seats} ${edition}`), emit() {} };
        const s = start(agra, seats, read.options, t);
        for (let ply = 0; !isOver(s); ply++) {
          const seat = active(s);
          const offered = moves(agra, s, seat);
          expect(offered.length).toBeGreaterThan(0);
          if (ply % 5 === 0) expect(agra.faults(s)).toEqual([]);
          const move = offered[t.rng.int(offered.length)];
          if (move) perform(agra, s, seat, move, t);
        }
        expect(s.turnsLeft).toBe(0);
      });
});
