import { describe, expect, test } from 'vitest';
import { agra } from '../index.ts';
import { type Table, table } from '../testing.ts';
import { en } from '../text/en.ts';
import { answersIn } from './answers.ts';
import { linksBetween, toCome } from './chain.ts';
import { leaderOf } from './leader.ts';
import { type Item, itemsOf, offersOf, reasonOf } from './reasons.ts';

const name = (seat: number) => ['Ava', 'Bo', 'Cy', 'Di'][seat] ?? '';

function itemOf(t: Table, id: string): Item {
  const item = itemsOf(agra.view(t.s, 0), 0).find((each) => each.id === id);
  if (item === undefined) throw new Error(`${id} is not in the bar`);
  return item;
}

function lit(t: Table, id: string): boolean {
  const view = agra.view(t.s, 0);
  const sight = { seat: 0, ply: 0, view, waiting: [0], moves: t.moves(0), undo: null, redo: null, outcome: null };
  const offers = answersIn(en, sight).map((answer) => ({ ...answer, letter: '' }));
  return offersOf(offers, itemOf(t, id)).length > 0;
}

const why = (t: Table, id: string) => reasonOf(en, agra.view(t.s, 0), 0, itemOf(t, id));

describe('AG-UX-c: the any-time bar', () => {
  test('AG-UX-c: what can be used is lit, in any phase', () => {
    const t = table().favours(0, 4).goods(0, { oil: 1, books: 1 }).lying(0, 'sailor').tiles(0, 'ft01');
    for (const id of ['baseGood', 'baseInfluence', 'ft01', 'oilCurry', 'books']) expect(lit(t, id), id).toBe(true);
    expect(lit(t.orderPhase(), 'baseGood')).toBe(true);
  });

  test('AG-UX-c: too few favours, used, no good, nobody lying, wrong phase: each has its reason and its rule', () => {
    const t = table().favours(0, 2).goods(0, { oil: 1, statues: 1 }).tiles(0, 'ft10', 'ft11');
    expect(why(t, 'baseInfluence')).toEqual({ says: 'requires 4', rule: 'AG-SEC.2-b' });
    expect(why(t, 'oilCurry')).toEqual({ says: 'none lying down', rule: 'AG-SEC.1-a' });
    expect(why(t, 'books')).toEqual({ says: 'none', rule: 'AG-SEC.3' });
    expect(why(t, 'statues')).toEqual({ says: 'after the main action', rule: 'AG-SEC.3-a' });
    expect(why(t, 'ft11')).toEqual({ says: 'with a transformation', rule: 'AG-FT11' });
    t.play({ do: 'favour', action: 'baseGood', good: 'wood' });
    expect(why(t, 'baseGood')).toEqual({ says: 'used this turn', rule: 'AG-SEC.2-a' });
  });

  test('AG-UX-c, AG-INT-c: inside an effect the bar says so', () => {
    const t = table().favours(0, 4).goods(0, { paintings: 1 }).play({ do: 'luxury', good: 'paintings' });
    expect(t.asks).toBe('influence');
    expect(why(t, 'baseGood')).toEqual({ says: 'not inside an effect', rule: 'AG-INT-c' });
  });
});

describe('AG-UX-e: the chain', () => {
  test('AG-UX-e: an answer lists what it set off, in order', () => {
    const t = table(4, {}, [3]).river('jagirdar', 'mullah').goods(0, { planks: 2 }).onCard('jagirdar', 'cloth', 1);
    t.s.boat = 2;
    t.play({ do: 'place', space: 'sailor' }, { do: 'pay', good: 'planks' });
    const before = agra.view(t.s, 0);
    t.play({ do: 'deliver', to: 'jagirdar', good: 'planks', markers: 1 });
    expect(linksBetween(en, name, before, agra.view(t.s, 0))).toEqual([
      'Jagirdar to Bo',
      'Pier 3',
      expect.stringMatching(/^Merchant: /),
    ]);
  });

  test('AG-UX-e: what waits behind the open question is named, the next one first', () => {
    const t = table().play({ do: 'place', space: 'quarry' });
    expect(toCome(en, agra.view(t.s, 0))).toEqual(['2 favours, die for the Merchant', 'Orders']);
  });
});

test('AG-UX-d, AG-7.4-b: the leader of a card has most markers, then the topmost slot', () => {
  expect(leaderOf({ seats: [null, null], markers: [0, 0] })).toBeNull();
  expect(leaderOf({ seats: [2, 1], markers: [1, 1] })).toBe(2);
  expect(leaderOf({ seats: [2, 1], markers: [1, 2] })).toBe(1);
});
