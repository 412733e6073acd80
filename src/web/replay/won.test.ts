import { expect, test } from 'vitest';
import type { SeatFace } from '../../ui/contract.ts';
import { en } from '../text/en.ts';
import { wonBy } from './won.ts';

const face = (name: string, seat: number): SeatFace => ({
  seat,
  name,
  bot: false,
  shape: 'star',
  fill: '#000',
  edge: '#000',
  ink: '#fff',
});
const FACES = ['Ravi', 'Mina', 'Asha'].map(face);

test('the end of a game is told with its winner first', () => {
  expect(wonBy(en.result, FACES, { scores: [57, 60, 61], ranks: [3, 2, 1], sheet: [] })).toBe(
    'Asha wins with 61 · Mina 60 · Ravi 57',
  );
});

test('a victory that is shared names all who share it', () => {
  expect(wonBy(en.result, FACES, { scores: [60, 60, -4], ranks: [1, 1, 3], sheet: [] })).toBe(
    'Ravi and Mina share the victory with 60 · Asha -4',
  );
});
