import { describe, expect, test } from 'vitest';
import { Match, readOptions } from '../../../kernel/index.ts';
import type { Chapter } from '../../../ui/guide.ts';
import { bombay } from '../index.ts';
import type { Bombay, BombayMove } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import type { BombayView } from '../view.ts';
import { guide } from './index.ts';

function positionOf(id: string): Bombay {
  const chapter: Chapter<BombayView, BombayMove> | undefined = guide.chapters.find((one) => one.id === id);
  if (!chapter) throw new Error(`no chapter ${id}`);
  const read = readOptions(bombay, chapter.seats, chapter.options);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(bombay, { seats: chapter.seats, options: read.options }, chapter.seed);
  for (const { seat, move } of chapter.opening) match.answer(seat, move);
  return match.state;
}

describe('what the guide of Bombay says of its positions is true', () => {
  test('first trip: blue is cheap next door, wanted most in Bombay and second in Hyderabad', () => {
    const s = positionOf('trip');
    expect(s.agenda.at(-1)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(s.posts.E4).toBe('blue');
    expect(s.markets[0]).toEqual({ yellow: 0, purple: 0, blue: 4, orange: 0 });
    expect(s.markets.every((market) => Object.values(market).some((bales) => bales > 0))).toBe(true);
    expect(s.demand.BOMBAY[0]).toBe('blue');
    expect(s.demand.HYDERABAD[1]).toBe('blue');
  });

  test('a palace: the last blue bale is gone, the learner carries one, and two different tokens lie next door', () => {
    const s = positionOf('palace');
    expect(s.markets.map((market) => market.blue)).toEqual([0, 0, 0]);
    expect(s.players[0]).toMatchObject({ at: 'E4', load: ['blue'] });
    expect(s.players[1]?.at).toBe('E4');
    expect([s.tokens.G6, s.tokens.G7].map((token) => token && effectOf(s, token))).toEqual(['city', 'rupees']);
    expect(s.lap).toBe(4);
  });

  test('the last turn: orange aboard, last on the ladder here, first in Bombay, and the game ends with this lap', () => {
    const s = positionOf('ending');
    expect(s.players[0]).toMatchObject({ at: 'INDORE', load: ['orange'], purse: { kept: ['pt4'] } });
    expect(s.demand.INDORE[2]).toBe('orange');
    expect(s.cityTokens.INDORE).toBe(0);
    expect(s.demand.BOMBAY[0]).toBe('orange');
    expect([s.round, s.lap]).toEqual([3, 5]);
    expect(s.agenda).toHaveLength(2);
  });
});
