import { describe, expect, test } from 'vitest';
import { EndlessAgenda, isOver, moves, waiting } from './engine.ts';
import { Match, UNDO_LIMIT } from './match.ts';
import { parseRecord } from './record.ts';
import { commitment, DrawMismatch, FastRng, PlaybackRng } from './rng.ts';
import { endlessFair, FAIR, type Fair, type FairEvent, type FairMove, fair } from './testing.ts';
import { verify } from './verify.ts';

const agreed = { seats: 3, options: FAIR };
const earn = { do: 'earn', coins: 1 } as const;
const end = { do: 'end' } as const;

/** A match in which these answers have been given. */
function played(...answers: [seat: number, move: FairMove][]): Match<Fair, FairMove, FairEvent> {
  const match = Match.simulated(fair, agreed, 'match');
  for (const [seat, move] of answers) expect(match.answer(seat, move)).not.toHaveProperty('refused');
  return match;
}

function finish(match: Match<Fair, FairMove, FairEvent>): void {
  while (!isOver(match.state)) match.answer(waiting(match.state)[0] ?? 0, end);
}

describe('undo', () => {
  test('gives the exact position back, as far as one’s own answers go', () => {
    const match = played([0, earn]);
    const positions = [JSON.stringify(match.state)];
    match.answer(0, earn);
    positions.push(JSON.stringify(match.state));
    match.answer(0, earn);
    expect(match.undo(0)).toBeNull();
    expect(JSON.stringify(match.state)).toBe(positions[1]);
    expect(match.undo(0)).toBeNull();
    expect(JSON.stringify(match.state)).toBe(positions[0]);
    expect(match.line).toHaveLength(1);
  });

  test.each<[reason: string, seat: number, answers: [number, FairMove][]]>([
    ['nothing', 0, []],
    ['chance', 0, [[0, { do: 'roll' }]]],
    ['seen', 0, [[0, { do: 'show' }]]],
    ['otherSeat', 1, [[0, earn]]],
    [
      'otherSeat',
      0,
      [
        [0, end],
        [1, earn],
      ],
    ],
  ])('is refused: %s', (reason, seat, answers) => {
    const match = played(...answers);
    const before = JSON.stringify([match.state, match.record()]);
    expect(match.undoRefusal(seat)).toBe(reason);
    expect(match.undo(seat)).toBe(reason);
    expect(JSON.stringify([match.state, match.record()])).toBe(before);
  });

  test('is refused to whoever goes back and forth without end, before the record is too long to be read', () => {
    const bookmark = bookmarkOf(played([0, earn]));
    const [entry] = bookmark.log;
    const log = Array.from({ length: UNDO_LIMIT - 2 }, () => entry ?? { seat: 0, undo: true as const });
    const match = Match.takenUp(fair, agreed, 'match', { ...bookmark, log, line: [] });
    match.answer(0, earn);
    expect([match.undo(0), match.redo(0)]).toEqual([null, null]);
    expect(match.undoRefusal(0)).toBe('tooOften');
    expect(match.undo(0)).toBe('tooOften');
  });

  test('is refused when the game is over', () => {
    const match = played();
    finish(match);
    expect(match.undo(2)).toBe('over');
  });

  test('stops at chance even if harmless answers follow it', () => {
    const match = played([0, { do: 'roll' }], [0, earn]);
    expect(match.undo(0)).toBeNull();
    expect(match.undo(0)).toBe('chance');
  });

  test('does not go behind an answer of another seat, not even one that was taken back', () => {
    const match = played([0, end], [1, earn]);
    expect(match.undo(1)).toBeNull();
    expect(match.undo(0)).toBe('otherSeat');
  });

  test('takes a secret answer back, and is refused once all are revealed', () => {
    const match = played([0, { do: 'auction' }], [0, { do: 'bid', coins: 1 }]);
    expect(match.undoRefusal(0)).toBeNull();
    match.answer(1, { do: 'bid', coins: 0 });
    match.answer(2, { do: 'bid', coins: 0 });
    expect(match.undo(2)).toBe('seen');
  });

  test('an answer that only its secret makes possible has given the secret away', () => {
    // Whoever earns as many coins as the lucky number says what the number is.
    const telling: typeof fair = {
      ...fair,
      redeal(s, seat) {
        s.lucky = s.lucky.map((number, owner) => (owner === seat ? number : -1));
      },
      steps: {
        ...fair.steps,
        turn: {
          ...fair.steps.turn,
          moves: (s, { seat }, _seat, out) => void out.push({ do: 'earn', coins: s.lucky[seat] ?? 0 }),
        },
      },
    };
    const match = Match.simulated(telling, agreed, 'match');
    match.answer(0, { do: 'earn', coins: match.state.lucky[0] ?? 0 });
    expect(match.undo(0)).toBe('seen');
  });

  test('in an open game nothing is left to be seen', () => {
    const match = Match.simulated(fair, { seats: 3, options: { ...FAIR, open: true } }, 'open');
    match.answer(0, { do: 'show' });
    expect(match.undo(0)).toBeNull();
  });
});

describe('redo', () => {
  test('gives again what was taken back, in order', () => {
    const match = played([0, earn], [0, earn]);
    const after = JSON.stringify(match.state);
    match.undo(0);
    match.undo(0);
    expect(match.redo(0)).toBeNull();
    expect(match.redo(0)).toBeNull();
    expect(JSON.stringify(match.state)).toBe(after);
    expect(match.redo(0)).toBe('nothing');
  });

  test('is refused for another seat and after another answer', () => {
    const match = played([0, earn]);
    match.undo(0);
    expect(match.redo(1)).toBe('otherSeat');
    match.answer(0, end);
    expect(match.redo(0)).toBe('nothing');
  });
});

describe('the log', () => {
  test('is append-only: undo and redo are entries, refusals are not', () => {
    const match = played([0, earn]);
    match.answer(0, { do: 'nonsense' });
    match.undo(0);
    match.redo(0);
    match.undo(0);
    match.answer(0, { do: 'roll' });
    expect(match.record().log).toEqual([
      { seat: 0, move: earn },
      { seat: 0, undo: true },
      { seat: 0, redo: true },
      { seat: 0, undo: true },
      { seat: 0, move: { do: 'roll' }, draws: [expect.any(Number)] },
    ]);
  });

  test('a record that was taken does not change when the game goes on', () => {
    const match = played([0, earn]);
    const record = match.record();
    match.answer(0, earn);
    expect(record.log).toHaveLength(1);
  });

  test('draws stand beside what caused them: the deal, and each move', () => {
    const match = played([0, earn], [0, { do: 'roll' }]);
    const { deal } = match.record();
    expect(deal).toHaveLength(1);
    expect(Array.isArray(deal[0]) && deal[0].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(match.line.map(({ draws }) => draws.length)).toEqual([0, 1]);
  });

  test('events stand beside the answer that caused them, and those of the deal are the opening', () => {
    const match = played([0, earn], [0, { do: 'roll' }]);
    expect(match.opening.map(({ is }) => is)).toEqual(['lucky', 'lucky', 'lucky']);
    expect(match.line.map(({ events }) => events.map(({ is }) => is))).toEqual([[], ['rolled']]);
  });
});

describe('the seed of a live game', () => {
  const seed = 'a secret of the house';

  test('is nowhere until the game is over, then in the record, and matches the commitment', () => {
    const match = Match.live(fair, { ...agreed, names: ['Mina', 'Ravi', 'Tara'] }, seed);
    while (!isOver(match.state)) {
      expect(JSON.stringify([match.record(), match, match.chance])).not.toContain(seed);
      expect(match.record().chance).toEqual({ generator: 'keyed', commitment: commitment(seed) });
      expect(match.record().result).toBeUndefined();
      match.answer(waiting(match.state)[0] ?? 0, end);
    }
    expect(match.record().chance).toEqual({ generator: 'keyed', commitment: commitment(seed), seed });
    expect(match.record().result).toMatchObject({ scores: [0, 0, 0], ranks: [1, 1, 1] });
    expect(match.record().names).toEqual(['Mina', 'Ravi', 'Tara']);
  });

  test('decides everything: the same seed and answers give the same record', () => {
    const play = () => {
      const match = Match.live(fair, agreed, seed);
      const rng = new FastRng('answers');
      while (!isOver(match.state)) {
        const seat = waiting(match.state)[0] ?? 0;
        const offered = moves(fair, match.state, seat);
        match.answer(seat, offered[rng.int(offered.length)]);
      }
      return JSON.stringify(match.record());
    };
    expect(play()).toBe(play());
  });
});

describe('faults of a game', () => {
  test('an endless agenda carries the record that leads there, and leaves nothing half-applied', () => {
    const match = Match.simulated(endlessFair, agreed, 'endless');
    match.answer(0, { do: 'roll' });
    const before = JSON.stringify([match.state, match.record()]);
    let caught: unknown;
    try {
      match.answer(0, { do: 'spin' });
    } catch (error) {
      caught = error;
    }
    if (!(caught instanceof EndlessAgenda)) throw new Error('the guard did not stop it');
    expect(caught.record?.log).toHaveLength(2);
    expect(caught.record?.log.at(-1)).toEqual({ seat: 0, move: { do: 'spin' } });
    expect(parseRecord(JSON.stringify(caught.record))).toHaveProperty('record');
    expect(JSON.stringify([match.state, match.record()])).toBe(before);
    expect(match.answer(0, earn)).toMatchObject({ events: [], draws: [] });
  });

  test('an endless deal carries its record too', () => {
    const stuck = {
      ...fair,
      setup: (...args: Parameters<typeof fair.setup>) => ({
        ...fair.setup(...args),
        agenda: [{ kind: 'spin' as const }],
      }),
    };
    expect(() => Match.live(stuck, agreed, 'a secret of the house')).toThrow(EndlessAgenda);
    try {
      Match.live(stuck, agreed, 'a secret of the house');
    } catch (error) {
      const record = error instanceof EndlessAgenda ? error.record : null;
      expect(record).toMatchObject({ game: 'fair', log: [] });
      expect(JSON.stringify(record)).not.toContain('a secret of the house');
    }
  });

  test('what happened before a fault is not told with the next answer', () => {
    const faulty: typeof fair = {
      ...fair,
      steps: {
        ...fair.steps,
        turn: {
          ...fair.steps.turn,
          answer(s, step, move, t) {
            fair.steps.turn.answer(s, step, move, t);
            if (move.do === 'roll') throw new Error('the die fell off the table');
          },
        },
      },
    };
    const match = Match.simulated(faulty, agreed, 'fault');
    expect(() => match.answer(0, { do: 'roll' })).toThrow('the die fell off the table');
    expect(match.answer(0, earn)).toMatchObject({ events: [], draws: [] });
    expect(match.record().log).toEqual([{ seat: 0, move: earn }]);
  });

  test('what was drawn before a fault is drawn again: the finished game verifies by its seed', () => {
    let fallen = false;
    const faulty: typeof fair = {
      ...fair,
      steps: {
        ...fair.steps,
        turn: {
          ...fair.steps.turn,
          answer(s, step, move, t) {
            fair.steps.turn.answer(s, step, move, t);
            if (fallen || move.do !== 'roll') return;
            fallen = true;
            throw new Error('the die fell off the table');
          },
        },
      },
    };
    const match = Match.live(faulty, agreed, 'fault');
    const { drawn } = match;
    expect(() => match.answer(0, { do: 'roll' })).toThrow('the die fell off the table');
    expect(match.drawn).toBe(drawn);
    match.answer(0, { do: 'roll' });
    finish(match);
    expect(verify(fair, match.record())).toHaveProperty('match');
  });

  test('an answer whose recorded draw does not fit leaves the position as it was', () => {
    const rng = new PlaybackRng();
    rng.load(played().deal);
    const match = Match.replayed(fair, agreed, { generator: 'fast', seed: 'x' }, rng, null);
    const before = JSON.stringify(match.state);
    rng.load([6]);
    expect(() => match.answer(0, { do: 'roll' })).toThrow(DrawMismatch);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.line).toEqual([]);
  });
});

describe('a bookmark', () => {
  test('taken up goes on exactly as the game itself, undo and draws included', () => {
    const whole = Match.live(fair, agreed, 'bookmark');
    const rng = new FastRng('bookmark');
    let run = -1;
    let bookmark = bookmarkOf(whole);
    while (!isOver(whole.state)) {
      const seat = waiting(whole.state)[0] ?? 0;
      if (seat !== run) bookmark = bookmarkOf(whole);
      run = seat;
      const offered = moves(fair, whole.state, seat);
      whole.answer(seat, offered[rng.int(offered.length)]);
      const since = whole.record().log.slice(bookmark.log.length);
      const taken = Match.takenUp(fair, agreed, 'bookmark', { ...bookmark, state: fair.clone(bookmark.state) });
      for (const entry of since) if ('move' in entry) taken.answer(entry.seat, entry.move);
      expect(taken.record()).toEqual(whole.record());
      expect(taken.drawn).toBe(whole.drawn);
      for (let other = 0; other < 3; other++) expect(taken.undoRefusal(other)).toBe(whole.undoRefusal(other));
    }
  });
});

function bookmarkOf(match: Match<Fair, FairMove, FairEvent>) {
  const { drawn, deal, opening } = match;
  return { state: fair.clone(match.state), drawn, deal, opening, line: match.line.slice(), log: match.record().log };
}
