import { describe, test } from 'vitest';
import { conformance, FastRng, playChecked } from '../../kernel/index.ts';
import { EXAMPLE } from './facts.ts';
import { rajas } from './index.ts';
import { options } from './testing.ts';

const bounds = { plies: 3000, answers: 60 };

describe('Rajas keeps the contract', () => {
  for (const check of conformance(rajas, bounds)) test(check.name, check.run);
});

describe('combined options', () => {
  for (const seats of [2, 3, 4]) {
    test(`RG-GANGA-4: ${seats} seats, Navaratnas with the river tiles`, () => {
      playChecked(
        { game: rajas, seats, options: options(seats, { navaratnas: true, ganga: true }), bounds },
        new FastRng(seats),
      );
    });
    test(`RG-GANGA-4: ${seats} seats, Navaratnas with the river tiles, by the facts of another box`, () => {
      playChecked(
        { game: rajas, seats, options: options(seats, { navaratnas: true, ganga: true, facts: EXAMPLE }), bounds },
        new FastRng(seats),
      );
    });
    test(`RG-GANGA-4: ${seats} seats, mixed experience with the river tiles`, () => {
      const experience = Array.from({ length: seats }, (_, seat) =>
        seat % 2 === 0 ? ('expert' as const) : ('beginner' as const),
      );
      playChecked(
        { game: rajas, seats, options: options(seats, { ganga: true, experience }), bounds },
        new FastRng(seats),
      );
    });
  }
});
