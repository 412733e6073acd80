import { describe, expect, test } from 'vitest';
import { fastestHere, slowness } from '../../../../test/fastest.ts';
import { FastRng, Match, same, waiting } from '../../../kernel/index.ts';
import { Table } from '../../../table/table.ts';
import { rajas } from '../index.ts';
import type { Rajas, RajasEvent, RajasMove, RajasOptions } from '../state.ts';
import { given, lay, onTurn, options, place, play, setDice, setPlayer, show, showOnly } from '../testing.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { nl } from '../text/nl.ts';
import type { RajasView } from '../view.ts';
import { answersIn } from './answers.ts';
import type { RajasSight } from './sight.ts';

function tableFor(seats: number, seed: string, variant: Partial<RajasOptions> = {}) {
  const match = Match.simulated<Rajas, RajasMove, RajasEvent>(rajas, { seats, options: options(seats, variant) }, seed);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, bot: null }));
  return new Table<Rajas, RajasMove, RajasEvent, RajasView>(rajas, match, sitters);
}

/** What the seat that is asked sees in a position. */
function sightOf(s: Rajas): RajasSight {
  const [seat = 0] = waiting(s);
  const moves: RajasMove[] = [];
  const match = { view: rajas.view(s, seat), waiting: [seat], ply: 0, undo: null, redo: null, outcome: null } as const;
  const step = s.agenda.at(-1);
  if (step && 'seat' in step) moves.push(...offeredIn(s));
  return { seat, moves, ...match };
}

function offeredIn(s: Rajas): RajasMove[] {
  const [seat = 0] = waiting(s);
  const table = tableFor(s.players.length, 'offered', s.options);
  Object.assign(table.match.state, rajas.clone(s));
  return [...table.sight(seat).moves];
}

const chips = (all: readonly { icon: string; amount?: number }[] = []) => all.map(({ icon, amount }) => [icon, amount]);

describe('answers over random games', () => {
  test.each([
    [2, {}],
    [3, { ganga: true }],
    [4, { navaratnas: true, ganga: true }],
    [2, { navaratnas: true }],
  ] as const)('%i players %o: every legal move once, gestures legal, ids unique', (seats, variant) => {
    const table = tableFor(seats, `answers ${seats}`, variant);
    const rng = new FastRng(`answers ${seats}`);
    for (let ply = 0; ply < 700 && !table.over; ply++) {
      const [seat = 0] = waiting(table.match.state);
      const sight = table.sight(seat);
      const answers = answersIn(en, sight);
      const singles = answers.filter(({ moves }) => moves.length === 1);
      expect(singles).toHaveLength(sight.moves.length);
      for (const move of sight.moves) expect(singles.filter(({ moves }) => same(moves[0], move))).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      expect(answers.filter((answer) => answer.place !== 'more').length).toBeGreaterThan(0);
      for (const { moves, group, id, label, spoken, price, gain } of answers) {
        expect(en.groups, group).toHaveProperty(group);
        expect(`${label} ${spoken}`, id).not.toMatch(/undefined|NaN|null| {2}/);
        expect(new Set(price.map(({ says }) => says)).size, id).toBe(price.length);
        expect(new Set(gain.map(({ says }) => says)).size, id).toBe(gain.length);
        if (moves.length < 2) continue;
        const before = table.ahead(seat, moves.slice(0, -1));
        expect(
          before?.moves.some((move) => same(move, moves.at(-1))),
          id,
        ).toBe(true);
      }
      table.answer(seat, sight.moves[rng.int(sight.moves.length)]);
    }
  });

  test('the answers of a full table come quickly', () => {
    const table = tableFor(4, 'speed');
    const rng = new FastRng('speed');
    const times: number[] = [];
    for (let ply = 0; ply < 400 && !table.over; ply++) {
      const [seat = 0] = waiting(table.match.state);
      const sight = table.sight(seat);
      times.push(fastestHere(3, () => answersIn(en, sight)));
      table.answer(seat, sight.moves[rng.int(sight.moves.length)]);
    }
    const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;
    expect(usual / slowness()).toBeLessThan(10);
  });
});

describe('gestures', () => {
  test('RG-PALACE-4, RG-CHAMBER-3: a chamber is entered with the die that shows its number, in one act', () => {
    const s = given(2);
    setDice(s, 0, 'blue-3', 'green-4');
    onTurn(s, 0);
    const yogi = answersIn(en, sightOf(s)).find(({ id }) => id === 'place:palace-chamber-3-yogi+pay');
    expect(yogi?.moves).toEqual([
      { do: 'place', space: 'palace-chamber-3-yogi' },
      { do: 'pay', die: 'blue-3', as: 3 },
    ]);
    expect(chips(yogi?.price)).toEqual([['die-blue-3', undefined]]);
    expect(chips(yogi?.gain)).toEqual([
      ['karma', 2],
      ['die-any', 1],
    ]);
  });

  test('RG-QUARRY-2, RG-KARMA-2: a tile is paid with the cheapest dice, a turned one included', () => {
    const s = given(2);
    setDice(s, 0, 'orange-1', 'orange-6', 'orange-6');
    setPlayer(s, 0, { karma: 1 });
    showOnly(s, 'O12');
    play(s, [place('quarry-2p-1')]);
    const tile = answersIn(en, sightOf(s)).find(({ id }) => id === 'tile:O12+pay');
    expect(tile?.moves.slice(1)).toEqual([
      { do: 'pay', die: 'orange-6', as: 6 },
      { do: 'pay', die: 'orange-1', as: 6 },
    ]);
    expect(tile?.spoken).toContain('Costs 1 karma, an orange 6, and an orange 1 turned to 6.');
  });

  test('RG-AC-3, RG-YIELD-3: a cell shows the fame, the money and the yields that the tile would bring', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'B01', 90);
    lay(s, 0, '2-1', 'G02', 90);
    lay(s, 0, '3-1', 'G01', 0);
    show(s, 'O04');
    setDice(s, 0, 'orange-5');
    play(s, [place('quarry-2p-1'), { do: 'tile', tile: 'O04' }, { do: 'pay', die: 'orange-5', as: 5 }]);
    const corner = answersIn(en, sightOf(s)).find(({ id }) => id === 'build:4-1:180');
    expect(corner?.target).toBe('cell:4-1');
    expect(corner?.place).toBe('main');
    expect(chips(corner?.gain)).toEqual([
      ['fame', 2],
      ['money', 5],
      ['die-any', 1],
    ]);
  });

  test('RG-PALACE-1: all low dice are rolled again in one act', () => {
    const s = given(2);
    setDice(s, 0, 'blue-1', 'blue-1', 'green-6');
    play(s, [place('palace-portico')]);
    const low = answersIn(en, sightOf(s)).find(({ id }) => id === 'roll:low');
    expect(low?.moves).toEqual([{ do: 'reroll', die: 'blue-1' }, { do: 'reroll', die: 'blue-1' }, { do: 'roll' }]);
  });

  test('RG-MARKET-7: the most that markets bring stands in the bar, less is one tap away', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'G13', 0);
    lay(s, 0, '2-4', 'G07', 90);
    play(s, [place('market-assorted-1')]);
    const answers = answersIn(en, sightOf(s));
    expect(answers.filter((answer) => answer.place === 'main').map(({ id }) => id)).toEqual(['score:assorted:4']);
    expect(answers.filter((answer) => answer.place === 'more').length).toBeGreaterThan(1);
  });
});

test('labels are in the reader’s language', () => {
  const s = given(2);
  setDice(s, 0, 'blue-3');
  const label = (words: typeof en) =>
    answersIn(words, sightOf(s)).find(({ id }) => id === 'place:palace-terrace-green-1')?.label;
  expect([en, fr, nl].map(label)).toEqual(['Green terrace', 'Terrasse verte', 'Groen terras']);
});
