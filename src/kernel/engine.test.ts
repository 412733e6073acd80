import { describe, expect, test } from 'vitest';
import {
  active,
  advance,
  apply,
  EndlessAgenda,
  isOver,
  judge,
  lookOf,
  moves,
  outcome,
  redeal,
  sees,
  silentTurn,
  start,
  waiting,
} from './engine.ts';
import { FastRng, NO_CHANCE } from './rng.ts';
import { endlessFair, FAIR, type FairEvent, fair, fairAt } from './testing.ts';

const t = silentTurn(NO_CHANCE);
const turnOf = (seat: number, left = 3) => ({ kind: 'turn', seat, left }) as const;
const bids = (...answers: ({ do: 'bid'; coins: number } | null)[]) =>
  ({ kind: 'bids', seats: [0, 1, 2], answers }) as const;
const bid = (coins: number) => ({ do: 'bid', coins }) as const;

describe('the agenda', () => {
  test('silent steps resolve by themselves until somebody is asked', () => {
    const events: FairEvent[] = [];
    const s = start(fair, 3, FAIR, { rng: new FastRng(1), emit: (event) => void events.push(event) });
    expect(s.agenda.at(-1)).toEqual(turnOf(0));
    expect(events.map(({ is }) => is)).toEqual(['lucky', 'lucky', 'lucky']);
    expect(waiting(s)).toEqual([0]);
    expect(active(s)).toBe(0);
  });

  test('a question pushed on top is asked first, and the paused one comes back as it was', () => {
    const s = fairAt({}, [turnOf(1), turnOf(0)]);
    expect(apply(fair, s, 0, { do: 'treat', seats: [0, 2] }, t)).toBeNull();
    expect(waiting(s)).toEqual([2]);
    expect(apply(fair, s, 0, { do: 'earn', coins: 1 }, t)).toEqual({ refused: 'notYourQuestion' });
    expect(apply(fair, s, 2, { do: 'thank' }, t)).toBeNull();
    expect(s.agenda.at(-1)).toEqual(turnOf(0, 2));
  });

  test('an empty agenda is the end, and only then there is an outcome', () => {
    const s = fairAt({ coins: [2, 0, 2] }, [turnOf(0)]);
    expect([isOver(s), outcome(fair, s)]).toEqual([false, null]);
    apply(fair, s, 0, { do: 'end' }, t);
    expect(isOver(s)).toBe(true);
    expect(waiting(s)).toEqual([]);
    expect(active(s)).toBe(-1);
    expect(outcome(fair, s)).toMatchObject({ scores: [2, 0, 2], ranks: [1, 3, 1] });
  });

  test('an agenda that never comes to a question is an error, not a hang', () => {
    const s = fairAt({}, [turnOf(0)]);
    expect(() => apply(endlessFair, s, 0, { do: 'spin' }, t)).toThrow(EndlessAgenda);
  });

  test('a step without a rule is an error that names it', () => {
    const s = fairAt({}, [turnOf(0)]);
    const { turn, ...others } = fair.steps;
    expect(turn).toBeDefined();
    // A rulebook that the type forbids: what an unfinished game would be.
    const unfinished = { ...fair, steps: others } as unknown as typeof fair;
    expect(() => moves(unfinished, s, 0)).toThrow('fair: no rule for the step turn');
  });
});

describe('legality', () => {
  test('a move is taken if and only if it is offered, compared by value', () => {
    const s = fairAt({}, [turnOf(1), turnOf(0)]);
    for (const move of moves(fair, s, 0)) {
      const read: unknown = JSON.parse(JSON.stringify(move));
      expect(judge(fair, s, 0, read)).toEqual({ move });
    }
    expect(judge(fair, s, 0, { coins: 1, do: 'earn' })).toEqual({ move: { do: 'earn', coins: 1 } });
  });

  test.each([
    ['another seat', 1, { do: 'earn', coins: 1 }, { refused: 'notYourQuestion' }],
    ['no seat', -1, { do: 'earn', coins: 1 }, { refused: 'notYourQuestion' }],
    ['a value that is not offered', 0, { do: 'earn', coins: 2 }, { refused: 'notLegal' }],
    ['an extra key', 0, { do: 'earn', coins: 1, more: 1 }, { refused: 'notLegal' }],
    ['a missing key', 0, { do: 'earn' }, { refused: 'notLegal' }],
    ['another list', 0, { do: 'treat', seats: [1, 0] }, { refused: 'notLegal' }],
    ['a move of another question, with its rule', 0, { do: 'bid', coins: 0 }, { refused: 'notLegal', rule: 'FA-6' }],
    ['an unknown word', 0, { do: 'constructor' }, { refused: 'notLegal' }],
    ['no object', 0, 'end', { refused: 'unknownShape' }],
    ['nothing', 0, undefined, { refused: 'unknownShape' }],
    ['null', 0, null, { refused: 'unknownShape' }],
    ['a list', 0, [{ do: 'end' }], { refused: 'unknownShape' }],
    ['no word', 0, { coins: 1 }, { refused: 'unknownShape' }],
    ['a word that is no text', 0, { do: 7 }, { refused: 'unknownShape' }],
    ['an inherited word', 0, JSON.parse('{"__proto__":{"do":"end"}}'), { refused: 'unknownShape' }],
    ['a word from the prototype', 0, Object.create({ do: 'end' }), { refused: 'unknownShape' }],
  ])('%s is refused with a reason, and the position stays byte for byte', (_what, seat, input, refusal) => {
    const s = fairAt({}, [turnOf(1), turnOf(0)]);
    const before = JSON.stringify(s);
    expect(apply(fair, s, seat, input, t)).toEqual(refusal);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('after the end everything is refused', () => {
    const s = fairAt({}, []);
    expect(apply(fair, s, 0, { do: 'end' }, t)).toEqual({ refused: 'gameOver' });
    expect(apply(fair, s, 0, 'nonsense', t)).toEqual({ refused: 'gameOver' });
    expect(moves(fair, s, 0)).toEqual([]);
  });

  test('who is not asked has no moves', () => {
    const s = fairAt({}, [turnOf(1), turnOf(0)]);
    expect([moves(fair, s, 1), moves(fair, s, 7)]).toEqual([[], []]);
  });
});

describe('a question to several seats', () => {
  test('waits for each of them, in any order, and reveals once', () => {
    const s = fairAt({}, [turnOf(0)]);
    apply(fair, s, 0, { do: 'auction' }, t);
    expect(waiting(s)).toEqual([0, 1, 2]);
    apply(fair, s, 2, bid(1), t);
    expect(waiting(s)).toEqual([0, 1]);
    expect(active(s)).toBe(0);
    apply(fair, s, 0, bid(0), t);
    expect(s.coins).toEqual([0, 0, 0]);
    apply(fair, s, 1, bid(1), t);
    expect(s.coins).toEqual([0, -1, -1]);
    expect(s.agenda).toEqual([turnOf(0, 2)]);
  });

  test('an answer may be changed until the last one is in', () => {
    const s = fairAt({}, [turnOf(0), bids(bid(1), null, bid(0))]);
    expect(moves(fair, s, 0)).toContainEqual(bid(0));
    expect(apply(fair, s, 0, bid(0), t)).toBeNull();
    expect(waiting(s)).toEqual([1]);
    apply(fair, s, 1, bid(1), t);
    expect(s.coins).toEqual([0, -1, 0]);
  });

  test('an answer that is not offered is refused, and the others stay', () => {
    const s = fairAt({}, [turnOf(0), bids(bid(1), null, null)]);
    expect(apply(fair, s, 1, bid(9), t)).toEqual({ refused: 'notLegal' });
    expect(apply(fair, s, 3, bid(1), t)).toEqual({ refused: 'notYourQuestion' });
    expect(s.agenda.at(-1)).toEqual(bids(bid(1), null, null));
  });

  test('answers are secret: worlds with other answers look the same', () => {
    const s = fairAt({}, [turnOf(0), bids(bid(1), null, bid(1))]);
    const other = fairAt({}, [turnOf(0), bids(bid(0), null, bid(1))]);
    expect(lookOf(fair, s, 1)).toBe(lookOf(fair, other, 1));
    expect(lookOf(fair, s, null)).toBe(lookOf(fair, other, null));
    expect(lookOf(fair, s, 0)).not.toBe(lookOf(fair, other, 0));
  });

  test('redeal resamples the answers of others and keeps one’s own', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const s = fairAt({}, [turnOf(0), bids(bid(1), null, bid(1))]);
      redeal(fair, s, 0, new FastRng(seed));
      const step = s.agenda.at(-1);
      if (step?.kind !== 'bids') throw new Error('the question is gone');
      expect(step.answers[0]).toEqual(bid(1));
      expect(step.answers[1]).toBeNull();
      seen.add(JSON.stringify(step.answers[2]));
    }
    expect(seen.size).toBe(2);
  });
});

describe('what a seat may see', () => {
  test('an event is for everyone, or for one seat', () => {
    expect([0, 1, null].map((seat) => sees(seat, { is: 'lucky', only: 1 }))).toEqual([false, true, false]);
    expect([0, 1, null].map((seat) => sees(seat, { is: 'bids' }))).toEqual([true, true, true]);
  });

  test('advance stops at once where somebody is asked already', () => {
    const s = fairAt({}, [turnOf(0)]);
    const before = JSON.stringify(s);
    advance(fair, s, t);
    expect(JSON.stringify(s)).toBe(before);
  });
});
