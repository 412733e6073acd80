import { describe, expect, test } from 'vitest';
import { Match, moves, readOptions } from '../../../kernel/index.ts';
import type { Chapter } from '../../../ui/guide.ts';
import { boardSpaces } from '../board.ts';
import { rajas } from '../index.ts';
import type { RajasMove } from '../state.ts';
import { marginOf } from '../steps/tracks.ts';
import { tileOf } from '../tiles.ts';
import type { RajasView } from '../view.ts';
import { guide } from './index.ts';
import {
  canReachYield,
  LEARNER,
  learner,
  paysPlainly,
  rival,
  showsPlainly,
  turnIsOver,
  yieldsNear,
  yieldsPaid,
} from './sight.ts';

function matchOf(id: string) {
  const chapter: Chapter<RajasView, RajasMove> | undefined = guide.chapters.find((one) => one.id === id);
  if (!chapter) throw new Error(`no chapter ${id}`);
  const read = readOptions(rajas, chapter.seats, chapter.options);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(rajas, { seats: chapter.seats, options: read.options }, chapter.seed);
  for (const { seat, move } of chapter.opening) match.answer(seat, move);
  return match;
}

/** One of the learner's answers to what the turn asks; none once it is over. */
function anAnswer({ state }: ReturnType<typeof matchOf>, nth: number): RajasMove | undefined {
  return turnIsOver(state) ? undefined : moves(rajas, state, LEARNER).at(nth);
}

describe('what the guide of Rajas says of its positions is true', () => {
  test('a first round: the learner begins, and can pay fame tiles and a market tile with the dice as they lie', () => {
    const { state: s } = matchOf('start');
    expect(s.agenda.at(-1)).toEqual({ kind: 'worker', seat: LEARNER });
    const payable = s.tops.flatMap((top) => (top !== null && paysPlainly(s, top) ? [tileOf(top)] : []));
    expect(payable.some(({ buildings }) => buildings.length > 0)).toBe(true);
    expect(payable.some(({ markets }) => markets > 0)).toBe(true);
    expect(payable.every(({ buildings, markets }) => buildings.length + markets === 1)).toBe(true);
    expect(learner(s).karma).toBeGreaterThan(0);
  });

  test('a first round: with karma kept, some die sails from the harbour whatever was paid before', () => {
    const { state: s } = matchOf('start');
    expect(showsPlainly(s, 'harbour-2p-1')).toBe(true);
    // RG-KARMA-2: of two opposite faces one is 3 or less.
    expect(learner(s).dice.reduce((all, n) => all + n, 0)).toBe(4);
  });

  test('roads and markets: no yield is connected, three are one tile away, and every payable tile reaches one', () => {
    const match = matchOf('roads');
    const s = match.state;
    expect([s.round, s.phase, s.first]).toEqual([4, 1, LEARNER]);
    expect(yieldsPaid(s)).toBe(0);
    expect(yieldsNear(s)).toHaveLength(3);
    const payable = s.tops.flatMap((top) => (top !== null && paysPlainly(s, top) ? [top] : []));
    expect(payable.length).toBeGreaterThan(1);
    expect(payable.every((tile) => canReachYield(s, tile))).toBe(true);
    const spaces = moves(rajas, s, LEARNER).flatMap((move) => (move.do === 'place' ? [move.space] : []));
    expect(spaces).toContain('market-assorted-1');
    expect(rival(s).workers).toBeGreaterThan(learner(s).workers);
  });

  test('the markers meet: one is missing, the rival has one turn more, and each place in the light closes the gap', () => {
    const { state: s } = matchOf('ending');
    expect(marginOf(learner(s))).toBe(-1);
    // From an even sum of money, every gain closes half a step more than it seems (RG-TRACK-2).
    expect(learner(s).money % 2).toBe(0);
    expect(marginOf(rival(s))).toBeLessThan(-1);
    expect(s.agenda.filter(({ kind }) => kind === 'turn')).toHaveLength(1);
    const lit = boardSpaces(2).filter(({ id, area }) => area === 'market' || /portico|man-singh/.test(id));
    const open = lit.filter(({ at }) => s.spaces[at] === null);
    expect(open.map(({ id }) => id)).toEqual([
      'market-silk',
      'market-tea',
      'market-spices',
      'palace-portico',
      'palace-chamber-4-raja-man-singh',
    ]);
    for (const { id } of open)
      for (const nth of [0, -1]) {
        const match = matchOf('ending');
        match.answer(LEARNER, { do: 'place', space: id });
        // However it is used: with the first answer to every question, and with the last.
        for (let answer = anAnswer(match, nth); answer !== undefined; answer = anAnswer(match, nth))
          match.answer(LEARNER, answer);
        expect(match.state.crossed, id).toEqual([LEARNER]);
      }
  });
});
