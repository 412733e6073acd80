import { describe, expect, test } from 'vitest';
import { type Bounds, conformance } from './conformance.ts';
import { type Fair, fair } from './testing.ts';

describe('the suite that every game inherits', () => {
  for (const check of conformance(fair)) test(check.name, check.run);

  test('covers every seat count and every single change of an option, four ways', () => {
    expect(conformance(fair)).toHaveLength(3 * 6 * 4);
  });
});

/** Whether a check of the suite complains of this. */
function finds(complaint: string, game: typeof fair, bounds?: Bounds): boolean {
  return conformance(game, bounds).some((check) => {
    try {
      check.run();
      return false;
    } catch (error) {
      return String(error).includes(complaint);
    }
  });
}

describe('the suite finds', () => {
  const turn = fair.steps.turn;

  test.each<[fault: string, game: typeof fair, says: string]>([
    [
      'a clone that shares what moves change',
      { ...fair, clone: (s) => ({ ...s }) },
      'a move on a clone changed the original',
    ],
    [
      'a view that shows a secret',
      { ...fair, view: (s) => ({ lucky: s.lucky.slice() }) },
      'can tell a redealt world from the true one',
    ],
    [
      'a redeal that uses what the seat cannot know',
      { ...fair, redeal: (s) => void s.deck.reverse() },
      'depends on what it cannot know',
    ],
    [
      'a position that breaks the game’s own rules',
      { ...fair, faults: (s) => (s.coins[0] === 2 ? ['FA-0: two coins'] : []) },
      'FA-0: two coins',
    ],
    [
      'the same answer twice',
      {
        ...fair,
        steps: {
          ...fair.steps,
          turn: {
            ...turn,
            moves(s, step, seat, out) {
              turn.moves(s, step, seat, out);
              turn.moves(s, step, seat, out);
            },
          },
        },
      },
      'the same answer twice',
    ],
    [
      'a question without an answer',
      { ...fair, steps: { ...fair.steps, thank: { moves() {}, answer() {} } } },
      'is asked and has no answer',
    ],
    [
      'a question that changes the position',
      {
        ...fair,
        steps: {
          ...fair.steps,
          thank: {
            ...fair.steps.thank,
            moves(s, _step, _seat, out) {
              s.coins.reverse();
              out.push({ do: 'thank' });
            },
          },
        },
      },
      'changes the position',
    ],
    [
      'an event that tells a secret',
      {
        ...fair,
        steps: {
          ...fair.steps,
          turn: {
            ...turn,
            answer(s, step, move, t) {
              turn.answer(s, step, move, t);
              t.emit({ is: 'bids', coins: s.lucky });
            },
          },
        },
      },
      'events tell seat',
    ],
    [
      'a state that JSON does not keep',
      {
        ...fair,
        setup: (...args) => ({
          ...fair.setup(...args),
          deck: Array.from({ length: 10 }, (_, i) => (i === 0 ? Number.NaN : i)),
        }),
        faults: () => [],
      },
      'that JSON does not keep',
    ],
    [
      'a score that forgets a seat',
      { ...fair, score: (s) => ({ scores: s.coins.slice(1), ranks: [], sheet: [] }) },
      'a score for every seat',
    ],
  ])('%s', (_fault, game, says) => {
    expect(finds(says, game)).toBe(true);
  });

  test('a game that is too long and a question that is too large', () => {
    expect(finds('more than 3 answers', fair, { plies: 3, answers: 500 })).toBe(true);
    expect(finds('a question with ', fair, { plies: 500, answers: 4 })).toBe(true);
  });

  test('a draw outside the generator: the record does not replay', () => {
    let count = 0;
    const careless: typeof fair = {
      ...fair,
      setup(...args): Fair {
        const s = fair.setup(...args);
        s.coins[0] = count++;
        return s;
      },
    };
    expect(finds('replay', careless)).toBe(true);
  });
});
