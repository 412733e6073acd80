import { describe, expect, test } from 'vitest';
import { isOver, outcome } from '../../kernel/index.ts';
import { bombay } from './index.ts';
import { empirePrizes, score } from './score.ts';
import { tableFacts } from './state.ts';
import { END, type Merchant, play, position } from './testing.ts';

/** The end of a game: the last turn of the last lap is over. */
function ended(...merchants: Merchant[]) {
  const { rounds, laps } = tableFacts(merchants.length);
  const s = position({ merchants, round: rounds, lap: laps, turn: merchants.length - 1 });
  play(s, END);
  expect(isOver(s)).toBe(true);
  const end = outcome(bombay, s);
  if (end === null) throw new Error('no outcome at the end');
  return end;
}

const line = (s: ReturnType<typeof score>, key: string) => s.sheet.find((row) => row.key === key)?.values;

describe('the end of the game', () => {
  test('BO-GOAL-1: the rupees earned in play count, and most rupees win', () => {
    const end = ended({ rupees: 17, palaces: ['H1'] }, { rupees: 18, palaces: ['H2'] });
    expect(end.scores).toEqual([17 + 2, 18 + 2]);
    expect(end.ranks).toEqual([2, 1]);
  });

  test('BO-END-1: carried bales and unused palaces are worth nothing', () => {
    const bare = ended({ rupees: 5, load: ['yellow', 'yellow'] }, { rupees: 5 });
    expect(bare.scores).toEqual([5 + 2, 5 + 2]);
  });

  test('BO-END-2: city tokens pay by the number of different ones', () => {
    const end = ended(
      { cities: ['BOMBAY'] },
      { cities: ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'] },
      { cities: ['INDORE', 'NAGPUR'] },
    );
    expect(line(end, 'cityRupees')).toEqual([1, 6, 2]);
    const all = ended({ cities: ['BOMBAY', 'INDORE', 'NAGPUR'], kept: ['pt3', 'pt4'], palaces: ['G3', 'G7'] }, {}, {});
    expect(line(all, 'cityRupees')).toEqual([9, 0, 0]);
  });

  test('BO-END-3: the empire is palaces on the board and clients, those of palace tokens included', () => {
    const end = ended(
      { clients: 2, palaces: ['H1', 'G1'], kept: ['pt1'] },
      { clients: 4 },
      { palaces: ['A', 'B', 'H2'] },
      { clients: 1 },
    );
    expect(line(end, 'empire')).toEqual([5, 4, 3, 1]);
    expect(line(end, 'empirePrize')).toEqual([8, 4, 2, 0]);
    expect(end.scores).toEqual([10, 6, 4, 2]);
  });

  test('BO-END-3: a player with nothing ranks like anyone (ruling R21)', () => {
    expect(line(ended({}, { clients: 1 }, {}), 'empirePrize')).toEqual([1, 6, 1]);
    expect(line(ended({}, { clients: 1 }, { clients: 2 }), 'empirePrize')).toEqual([0, 2, 6]);
    expect(line(ended({}, {}, {}, { clients: 1 }, { clients: 2 }), 'empirePrize')).toEqual([2, 2, 2, 6, 8]);
  });

  test('BO-END-4: tied players pool the prizes of their ranks and share them, rounded down; the rest is lost (ruling R13)', () => {
    // An independent reckoning: everybody in order, prizes by place, groups of equals averaged.
    const reckon = (totals: number[], prizes: readonly number[]) => {
      const order = totals.toSorted((a, b) => b - a);
      return totals.map((total) => {
        const places = order.flatMap((other, place) => (other === total ? [prizes[place] ?? 0] : []));
        return Math.floor(places.reduce((a, b) => a + b) / places.length);
      });
    };
    for (const prizes of [
      [4, 0],
      [6, 2, 0],
      [8, 4, 2, 0],
      [8, 6, 4, 2, 0],
    ]) {
      const seats = prizes.length;
      for (let n = 0; n < 4 ** seats; n++) {
        const totals = Array.from({ length: seats }, (_, i) => Math.floor(n / 4 ** i) % 4);
        const paid = empirePrizes(totals, prizes);
        expect(paid).toEqual(reckon(totals, prizes));
        expect(paid.reduce((a, b) => a + b)).toBeLessThanOrEqual(prizes.reduce((a, b) => a + b));
      }
    }
  });

  test('BO-END-5: most rupees win, whatever the empire was', () => {
    const end = ended({ rupees: 30, clients: 0 }, { rupees: 20, clients: 9 });
    expect(end.scores).toEqual([30, 24]);
    expect(end.ranks).toEqual([1, 2]);
  });

  test('BO-END-6: of equal scores most clients win, palace tokens included and palaces not; then the rank is shared (ruling R14)', () => {
    // Empire 3 each: prizes 2 and 2.
    const clients = ended(
      { rupees: 10, clients: 2, kept: ['pt1'], palaces: [] },
      { rupees: 10, clients: 2, palaces: ['H2'] },
    );
    expect(clients.scores).toEqual([12, 12]);
    expect(clients.ranks).toEqual([1, 2]);
    const shared = ended({ rupees: 10, clients: 3 }, { rupees: 10, clients: 3 });
    expect(shared.ranks).toEqual([1, 1]);
  });

  test('BO-END-6: the same comparison orders every rank, and the next one is skipped after a shared one', () => {
    const end = ended(
      { rupees: 9, clients: 1 },
      { rupees: 20, clients: 1 },
      { rupees: 9, clients: 1 },
      { rupees: 5, clients: 1 },
    );
    expect(end.ranks).toEqual([2, 1, 2, 4]);
    const below = ended(
      { rupees: 30, clients: 5 },
      { rupees: 6, clients: 3, palaces: [] },
      { rupees: 6, clients: 1, palaces: ['H1', 'H2'] },
    );
    expect(below.scores).toEqual([36, 7, 7]);
    expect(below.ranks).toEqual([1, 2, 3]);
  });

  test('BO-END-5: the sheet adds up to the score', () => {
    const s = position({ merchants: [{ rupees: 7, clients: 2, cities: ['BOMBAY'], palaces: ['H1'] }, {}, {}] });
    const { scores, sheet } = score(s);
    const sums = scores.map((_, seat) =>
      sheet.reduce((sum, row) => sum + (row.counts ? (row.values[seat] ?? 0) : 0), 0),
    );
    expect(sums).toEqual(scores);
  });
});
