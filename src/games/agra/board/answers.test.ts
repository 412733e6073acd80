import { describe, expect, test } from 'vitest';
import { fastest } from '../../../../test/fastest.ts';
import { FastRng, Match, same, waiting } from '../../../kernel/index.ts';
import { Table as House } from '../../../table/table.ts';
import type { AgraEvent } from '../events.ts';
import { agra } from '../index.ts';
import type { AgraMove } from '../moves.ts';
import type { Agra } from '../state.ts';
import { type Table, table } from '../testing.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { nl } from '../text/nl.ts';
import type { AgraView } from '../view.ts';
import { answersIn } from './answers.ts';
import { partOf } from './parts.ts';
import type { AgraSight } from './sight.ts';

const OPTIONS = Object.fromEntries(Object.entries(agra.options).map(([key, spec]) => [key, spec.default]));

function houseFor(seats: number, seed: string) {
  const match = Match.simulated<Agra, AgraMove, AgraEvent>(agra, { seats, options: OPTIONS }, seed);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, bot: null }));
  return new House<Agra, AgraMove, AgraEvent, AgraView>(agra, match, sitters);
}

function sightOf(t: Table, seat: number): AgraSight {
  const view = agra.view(t.s, seat);
  return { seat, ply: 0, view, waiting: [seat], moves: t.moves(seat), undo: null, redo: null, outcome: null };
}

const answersOf = (t: Table, words = en, seat = 0) => answersIn(words, sightOf(t, seat));
const find = (t: Table, id: string) => answersOf(t).find((answer) => answer.id === id);
const chips = (all: readonly { icon: string; amount?: number }[] | undefined) =>
  all?.map(({ icon, amount }) => [icon, amount]);

/** Random games are long: so many answers of each are looked at. */
const PLIES = 450;

describe('answers over random games', () => {
  test.each([2, 3, 4])('%i players: every legal move once, gestures legal, ids unique', (seats) => {
    const house = houseFor(seats, `answers ${seats}`);
    const rng = new FastRng(`answers ${seats}`);
    for (let ply = 0; ply < PLIES && !house.over; ply++) {
      const [seat = 0] = waiting(house.match.state);
      const sight = house.sight(seat);
      const answers = answersIn(en, sight);
      const singles = answers.filter(({ moves }) => moves.length === 1);
      expect(singles).toHaveLength(sight.moves.length);
      for (const move of sight.moves) expect(singles.filter(({ moves: [only] }) => same(only, move))).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      expect(answers.filter(({ place }) => place === 'main').length).toBeLessThanOrEqual(12);
      for (const { id, moves, group, label, spoken } of answers) {
        expect(en.groups, group).toHaveProperty(group);
        expect(label, id).not.toBe('');
        expect(`${label} ${spoken}`, id).not.toMatch(/undefined|NaN|null/);
        if (moves.length === 1) continue;
        // The last answer may lead to a roll, which nobody can look behind: that it can be given is enough.
        const before = house.ahead(seat, moves.slice(0, -1));
        expect(
          before?.moves.some((move) => same(move, moves.at(-1))),
          id,
        ).toBe(true);
      }
      house.answer(seat, sight.moves[rng.int(sight.moves.length)]);
    }
  });
});

describe('previews', () => {
  test('AG-UX-a: an answer that leads to a roll of the die says so before it is given', () => {
    const t = table();
    expect(chips(find(t, 'place:quarry+all')?.price)).toContainEqual(['die', undefined]);
    expect(chips(find(t, 'place:tailor')?.price)).toContainEqual(['die', undefined]);
    expect(find(t, 'place:quarry+all')?.spoken).toContain('Costs the chance to undo: the die is rolled.');
    expect(chips(find(t, 'place:sawmill+all')?.price)).toEqual([]);
  });

  test('AG-UX-d: a farmer move shows how production changes', () => {
    const t = table().worker(0, 'sailor').play({ do: 'lay', space: 'sailor' });
    const move = find(t, 'meditate:moveFarmer:top:2');
    expect(chips(move?.price)).toEqual([
      ['point', 1],
      ['make-sandstone', 1],
    ]);
    expect(chips(move?.gain)).toEqual([['make-wood', 1]]);
  });

  test('AG-UX-d: a worker shows the points of the next one, which fall', () => {
    const t = table().worker(0, 'sailor', 'trader');
    t.player(0).counter = 4;
    expect(chips(find(t, 'lay:trader')?.gain)).toEqual([['point', 3]]);
    t.play({ do: 'lay', space: 'sailor' });
    expect(chips(find(t, 'lay:trader')?.gain)).toEqual([['point', 2]]);
  });

  test('AG-UX-d: a delivery shows its rupees and who wins the contract; the end of the action its refund', () => {
    const t = table().river('cook').goods(0, { oil: 1, paintings: 1, wood: 1 }).onCard('cook', 'wood', 1);
    t.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'paintings' });
    const oil = find(t, 'deliver:cook:oil:1');
    expect(chips(oil?.gain)).toContainEqual(['rupee', 2]);
    expect(oil?.spoken).toContain('The contract is yours.');
    expect(chips(find(t, 'done')?.gain)).toEqual([['rupee', 3]]);
  });

  test('AG-SAI-b: a good that is paid to the Sailor shows how many deliveries it adds', () => {
    const t = table().river('cook').goods(0, { paintings: 1, wood: 1 });
    t.play({ do: 'place', space: 'sailor' });
    expect(chips(find(t, 'pay:paintings')?.gain)).toEqual([['delivery', 3]]);
    expect(chips(find(t, 'pay:wood')?.gain)).toEqual([['delivery', 1]]);
  });
});

describe('gestures', () => {
  test('AG-6.2.2.2-a: a production building is chosen and used in one act, and can be chosen alone', () => {
    const t = table();
    expect(find(t, 'place:sawmill+all')?.moves).toEqual([
      { do: 'place', space: 'sawmill' },
      { do: 'produce', count: 2 },
    ]);
    expect(find(t, 'place:sawmill+all')).toMatchObject({ place: 'main', target: 'space:sawmill' });
    expect(find(t, 'place:sawmill')).toMatchObject({ place: 'more', group: 'plain' });
  });

  test('AG-6.2.2.3-a: a processing building transforms as many as it may, without spending favours', () => {
    const t = table().built('cementWorks').goods(0, { sandstone: 5 }).tiles(0, 'ft11').favours(0, 4);
    expect(find(t, 'place:cementWorks+all')?.moves.at(-1)).toEqual({ do: 'transform', count: 3 });
  });
});

test('every place of the table that an answer points at lies in one of the four panels', () => {
  const targets = ['space:quarry', 'slot:cook:oil', 'order:artists', 'farm:top:2'];
  expect(targets.map((target) => partOf({ target }))).toEqual(['city', 'river', 'empire', 'farm']);
  expect(partOf({ target: 'bar:ft01' })).toBeNull();
});

test('labels are in the reader’s language', () => {
  const t = table();
  const label = (words: typeof en) => answersOf(t, words).find(({ id }) => id === 'place:quarry+all')?.label;
  expect([en, fr, nl].map(label)).toEqual([
    'Quarry: 2 sandstone',
    'Carrière\u202f: 2 grès',
    'Steengroeve: 2 zandsteen',
  ]);
});

test('the answers of a full turn come in a few milliseconds', () => {
  const t = table()
    .built('cementWorks', 'plankMill', 'curryMill', 'oilPress')
    .goods(0, { sandstone: 3, wood: 2, cotton: 2, curry: 1 })
    .favours(0, 5)
    .worker(0, 'sailor', 'sawmill');
  const sight = sightOf(t, 0);
  expect(fastest(60, () => answersIn(en, sight))).toBeLessThan(5);
});
