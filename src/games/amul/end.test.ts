import { describe, expect, test } from 'vitest';
import { moves } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { evaluate } from './evaluate.ts';
import { countsInHand } from './facts.ts';
import { amul } from './index.ts';
import { score } from './score.ts';
import { type AmulMove, playerAt } from './state.ts';
import { card, cards, ended, lastRound, lineOf, Trial } from './testing.ts';

describe('The final hands', () => {
  test('AM-EX-58, AM-END-1, AM-END-2: of Carpet, Gold, Lamp, Oil and Thief only the Carpet is discarded', () => {
    const trial = lastRound([[9, 5, 29, 15, 34], [], []]);
    expect(trial.s.discard.at(-1)).toBe('A-9');
    expect(trial.area(0)).toEqual(['A-46', 'A-5', 'A-29', 'A-15', 'A-34']);
    expect(trial.hand(0)).toEqual([]);
  });

  test('AM-RUL-16: a card that does harm is turned up like any other', () => {
    const trial = lastRound([[32], [], []], [[143], [], []]);
    expect(trial.area(0)).toContain('A-32');
    expect(lineOf(trial.s, 0, 'relic_arab')).toBe(0);
  });

  test('AM-RUL-13, AM-CON-7: what a neighbour turns up at the end counts for my card', () => {
    const trial = lastRound([[38], [5], [6]]);
    expect(lineOf(trial.s, 0, 'smuggler')).toBe(4);
  });

  test('AM-CON-1: a hand that is not turned up counts for nobody', () => {
    const s = ended([38], [], []);
    const hands = s.players.map((player) => ({ ...player, hand: null }));
    playerAt(s, 1).hand.push(card(5));
    expect(score({ options: s.options, players: hands }).scores[0]).toBe(8);
    expect(lineOf(s, 0, 'smuggler')).toBe(6); // if the game ended now, it would be turned up
  });

  test('AM-CON-2: if the game ended now, hand and both count from the hand, play does not', () => {
    const s = ended([], [], []);
    playerAt(s, 0).hand.push(card(1), card(5), card(9));
    expect([lineOf(s, 0, 'silver'), lineOf(s, 0, 'gold'), lineOf(s, 0, 'carpet')]).toEqual([3, 4, undefined]);
  });

  test('AM-EX-40: with nothing taken, what is in play is nine cards, less the removed ones, and the hand cards that count', () => {
    const trial = new Trial(3).until(9).propose().choose().hold(0, 46).hold(1, 47).hold(2, 48);
    const kept = trial.s.players.map(({ hand }) => hand.slice(1).filter(countsInHand).length);
    trial.reveal({ 0: 46, 1: 47, 2: 48 }).declineAll();
    for (const [seat, { area, removed }] of trial.s.players.entries())
      expect(area).toHaveLength(9 - removed.length + (kept[seat] ?? 0));
  });
});

describe('The Thief', () => {
  test('AM-EX-20, AM-END-3, AM-CARD-THIEF: the owner may take up to two of three palace cards', () => {
    const trial = lastRound([[34], [], []]);
    expect(moves(amul, trial.s, 0)).toHaveLength(4);
    trial.do(0, { do: 'take', card: 'A-140' });
    trial.do(0, { do: 'take', card: 'A-142' });
    expect(trial.area(0)).toEqual(['A-46', 'A-34', 'A-140', 'A-142']);
    expect(trial.s.agenda).toEqual([]);
    expect(lineOf(trial.s, 0, 'thief')).toBe(-1);
  });

  test('AM-END-3: the Thief may take one card, or none', () => {
    const one = lastRound([[34], [], []]);
    one.do(0, { do: 'take', card: 'A-140' });
    one.do(0, { do: 'decline' });
    expect([one.s.agenda, one.s.palace]).toEqual([[], ['A-141', 'A-142']]);
    const none = lastRound([[34], [], []]);
    none.do(0, { do: 'decline' });
    expect([none.s.agenda, none.s.palace.length]).toEqual([[], 3]);
  });

  test('AM-END-3: it takes nothing but palace cards', () => {
    const trial = lastRound([[34], [], []]);
    expect(trial.do(0, { do: 'take', card: 'A-156' })).toEqual({ refused: 'notLegal', rule: 'AM-END-3' });
  });

  test('AM-RUL-17: it acts when all hands are turned up, also if it lay in the play area before', () => {
    const trial = lastRound([[], [5], []], [[34], [], []]);
    expect(trial.s.agenda.at(-1)).toEqual({ kind: 'take', seat: 0, card: 'A-34', left: 2 });
    expect(trial.area(1)).toContain('A-5');
  });

  test('AM-RUL-17: what it takes counts fully, for the majorities too', () => {
    const trial = lastRound([[34], [], []], [], [143, 144]);
    trial.do(0, { do: 'take', card: 'A-143' });
    trial.do(0, { do: 'decline' });
    expect(lineOf(trial.s, 0, 'mongolMajority')).toBe(8);
  });

  test('AM-RUL-19: who follows `evaluate` takes the pair that brings most: Oil and Lamp, not two single favourites', () => {
    const trial = lastRound([[34], [], []], [[15, 16], [], []], [140, 142, 146, 147]);
    const taken: (CardId | undefined)[] = [];
    while (trial.asks === 'take') {
      const move = favourite(trial);
      taken.push(move.do === 'take' ? move.card : undefined);
      trial.do(0, move);
    }
    expect(taken.toSorted()).toEqual(['A-146', 'A-147']);
  });
});

describe('AM-RUL-19: a Thief whose owner’s time is over', () => {
  /** What the absent owner takes, one card after the other. */
  function taken(palace: number[]): string[] {
    const trial = lastRound([[34], [], []], [[15, 16], [], []], palace);
    const mine: string[] = [];
    while (trial.asks === 'take') {
      const move = amul.standIn?.(trial.s, 0) ?? { do: 'decline' };
      if (move.do === 'take') mine.push(move.card);
      trial.do(0, move);
    }
    return mine;
  }

  test('takes the pair that brings most', () => {
    expect(taken([140, 142, 146, 147])).toEqual(['A-146', 'A-147']);
  });

  test('takes a second card that brings nothing, for it is the pair that counts', () => {
    // Beside a military symbol Opium brings nothing.
    const trial = lastRound([[34], [], []], [[118], [], []], [146, 152]);
    const first = amul.standIn?.(trial.s, 0);
    expect(first).toEqual({ do: 'take', card: 'A-146' });
    if (first) trial.do(0, first);
    expect(amul.standIn?.(trial.s, 0)).toEqual({ do: 'take', card: 'A-152' });
  });

  test('of equal totals the lowest numbers', () => {
    const [first = '', second = ''] = taken([143, 144, 145, 146]);
    expect(first < second).toBe(true);
    const all = [143, 144, 145, 146].flatMap((a, i) => [143, 144, 145, 146].slice(i + 1).map((b) => [a, b] as const));
    const totals = all.map(([a, b]) => {
      const trial = lastRound([[34], [], []], [[15, 16], [], []], [143, 144, 145, 146]);
      for (const card of cards(a, b)) trial.do(0, { do: 'take', card });
      return { pair: cards(a, b), total: amul.score(trial.s).scores[0] ?? 0 };
    });
    const most = Math.max(...totals.map(({ total }) => total));
    expect([first, second]).toEqual(totals.find(({ total }) => total === most)?.pair);
  });

  test('says nothing about any other question', () => {
    const { s } = new Trial(3);
    expect(amul.standIn?.(s, 0)).toBeNull();
    s.agenda.push({ kind: 'take', seat: 0, card: 'A-43', left: 1 }); // a Vagabond, long before the end
    expect(amul.standIn?.(s, 0)).toBeNull();
  });
});

/** The first of the moves after which `evaluate` is highest. */
function favourite(trial: Trial): AmulMove {
  let best: AmulMove = { do: 'decline' };
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves(amul, trial.s, 0)) {
    const next = new Trial(trial.seats.length);
    Object.assign(next.s, amul.clone(trial.s));
    next.do(0, move);
    const value = evaluate(next.s, 0);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

describe('What the engine chooses', () => {
  test('AM-END-4, AM-RUL-18: a spy looks at the neighbour with more, and the log shows it', () => {
    const trial = lastRound([[121], [], [], [], [], [], []], [[], [39], [], [], [], [], [40, 144]]);
    expect(trial.events).toContainEqual({ is: 'spied', seat: 0, spy: 'A-121', on: 6, points: 3 });
  });

  test('AM-END-4: on a tie a spy looks to the left', () => {
    const trial = lastRound([[121], [], [], [], [], [], []], [[], [39], [], [], [], [], [40]]);
    expect(trial.events).toContainEqual({ is: 'spied', seat: 0, spy: 'A-121', on: 1, points: 1 });
  });

  test('AM-RUL-18, AM-SCORE-TRADER: the log shows how many series each Trader took', () => {
    const trial = lastRound([[17, 5], [], []], [[156, 158], [], []]);
    expect(trial.events).toContainEqual({ is: 'traded', seat: 0, trader: 'trader_babylonian', series: 1, points: 8 });
    expect(trial.events).toContainEqual({ is: 'traded', seat: 0, trader: 'trader_chinese', series: 0, points: 0 });
  });
});
