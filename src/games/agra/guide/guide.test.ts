import { describe, expect, test } from 'vitest';
import { Match, readOptions } from '../../../kernel/index.ts';
import { COLUMN_SIZE, NOTABLES, ORDER_LIMIT_AT_PIER, ORDERS } from '../data.ts';
import { production } from '../farm.ts';
import { agra } from '../index.ts';
import { ADVANCE, DELIVER, END, ORDER, PAY, PLACE } from '../moves.ts';
import { type Agra, playerOf } from '../state.ts';
import { whyNotOrder } from '../steps/orders.ts';
import { orderLimit } from '../steps/river.ts';
import { guide } from './index.ts';
import { GUILD, LEARNER } from './sight.ts';

function matchOf(id: string) {
  const chapter = guide.chapters.find((one) => one.id === id);
  if (!chapter) throw new Error(`no chapter ${id}`);
  const read = readOptions(agra, chapter.seats, chapter.options);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(agra, { seats: chapter.seats, options: read.options }, chapter.seed);
  for (const { seat, move } of chapter.opening) match.answer(seat, move);
  return match;
}

const isAtTheStart = (s: Agra) => s.turn.seat === LEARNER && s.agenda.at(-1)?.kind === 'meditation';

describe('what the guide of Agra says of its positions is true', () => {
  test('three turns: the learner begins, wood and planks are near, and notables of level I want both', () => {
    const s = matchOf('turn').state;
    expect(isAtTheStart(s)).toBe(true);
    expect(s.first).toBe(LEARNER);
    expect(s.builder).toBe('plankMill');
    expect(s.merchant).not.toBe('sawmill');
    expect(production(playerOf(s, LEARNER), 'wood')).toBe(2);
    const wanted = s.river.filter(({ id }) => NOTABLES[id].level === 1).flatMap(({ id }) => NOTABLES[id].goods);
    expect(wanted).toEqual(expect.arrayContaining(['wood', 'planks']));
  });

  test('an order: the open one of the guild can be fulfilled, and nobody is higher there', () => {
    const s = matchOf('orders').state;
    expect(isAtTheStart(s)).toBe(true);
    expect(s.round).toBe(11);
    expect(whyNotOrder(s, LEARNER, GUILD)).toBeNull();
    const levels = s.players.map(({ influence }) => influence[GUILD]);
    expect(levels[LEARNER]).toBe(Math.max(...levels));
    const goods = ORDERS[GUILD][s.orderMarkers[GUILD]] ?? [];
    expect(goods.map((good) => playerOf(s, LEARNER).goods[good])).toEqual([1, 1]);
    // No contract asks anything more after a production.
    expect(playerOf(s, LEARNER).contracts).toEqual([]);
  });

  test('an order: with it the guild has all that it takes for now, and the quarry has a rupee and a worker of the learner', () => {
    const match = matchOf('orders');
    for (const move of [PLACE.architect, ADVANCE[GUILD], ORDER[GUILD]])
      expect('refused' in match.answer(LEARNER, move)).toBe(false);
    const s = match.state;
    expect(orderLimit(s)).toBe(ORDER_LIMIT_AT_PIER[0]);
    expect(s.orders[GUILD].filter((mark) => mark !== null)).toHaveLength(orderLimit(s));
    expect(s.coins.quarry).toBe(1);
    expect(s.workers.quarry).toBe(LEARNER);
  });

  test('the last turn: the Artists are covered, nobody plays after the learner, and the Sailor can still turn it', () => {
    const match = matchOf('ending');
    const s = match.state;
    expect(isAtTheStart(s)).toBe(true);
    expect(s.turnsLeft).toBe(0);
    expect(s.orderMarkers.artists).toBe(COLUMN_SIZE);
    expect([playerOf(s, LEARNER).goods.books, playerOf(s, LEARNER).goods.curry]).toEqual([1, 1]);
    const [before = 0, rival = 0] = agra.score(s).scores;
    expect(before).toBeLessThan(rival);

    const [books] = DELIVER.subadar;
    for (const move of [PLACE.sailor, books, PAY.curry, { do: 'done' }, { do: 'advance', guild: 'merchants' }])
      expect('refused' in match.answer(LEARNER, move)).toBe(false);
    match.answer(LEARNER, { do: 'favours' });
    match.answer(LEARNER, END);
    const [after = 0, beaten = 0] = match.outcome?.scores ?? [];
    expect(after).toBeGreaterThan(beaten);
  });
});
