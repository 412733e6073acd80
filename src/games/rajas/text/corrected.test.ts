/** A table speaks by what an owner of the box found printed there. */
import { expect, test } from 'vitest';
import type { CorrectedFacts, FactValue } from '../../../kernel/index.ts';
import { explainResidence } from '../board/explain.ts';
import { factsWith, tileAt } from '../facts.ts';
import { chooseTile, given, pay, place, play, setDice, show } from '../testing.ts';
import { en } from './en.ts';
import { gameText } from './game.ts';

const text = gameText(en);
const box = (corrections: Readonly<Record<string, FactValue>>): CorrectedFacts => ({ title: 'a box', corrections });

test('RG-COMP-5: a sentence names the tile by what is printed on it', () => {
  const facts = box({ 'tiles.B02.building1': 'mill', 'tiles.B02.good1': 'silk', 'tiles.B02.tent1': 1 });
  const built = { is: 'built', seat: 0, tile: 'B02', cell: '2-2', turn: 0, covers: null } as const;
  expect(text.event(built, String, facts)).toContain('Mill and silk, blue');
  expect(text.event(built, String)).toContain('Temple, blue');
  const money = { is: 'money', seat: 0, amount: 1, now: 1, by: 'B02' } as const;
  expect(text.event(money, String, facts)).toContain('Mill and silk');
  const s = given(2, { facts });
  setDice(s, 0, 'blue-4');
  show(s, 'B02');
  play(s, [place('quarry-2p-1'), chooseTile('B02'), pay('blue-4')]);
  expect(text.question(s, 0).hint).toContain('Mill and silk');
  expect(en.explain.tile(tileAt(s, 'B02'), '', 2, null).title).toBe('Mill and silk, blue 4');
});

test('RG-NAV-5, RG-GANGA-2, RG-YIELD-1: a sentence tells the gain that is printed', () => {
  const facts = box({ 'white.1': 'karma-1', 'riverTiles.rt-7': 'chamber-6', 'sideA.N2': 'fame-2' });
  expect(text.event({ is: 'whiteTile', seat: 0, tile: 'white-1' }, String, facts)).toContain('1 karma');
  expect(text.event({ is: 'riverTile', space: 3, tile: 'rt-7', roll: 3 }, String, facts)).toContain('Portuguese');
  expect(text.event({ is: 'yield', seat: 0, slot: 'A-N2', tile: null }, String, facts)).toContain('2 fame');
});

test('RG-PROV-2: three roads leave the residence, also where two of them lead the same way', () => {
  const says = (corrections: Readonly<Record<string, FactValue>>) =>
    explainResidence(en, factsWith(box(corrections))).says;
  expect(says({})).toContain('Three roads leave it, towards west, east, and south.');
  expect(says({ 'exits.1-2': true, 'exits.2-4': false })).toContain('Three roads leave it, towards west and south.');
});
