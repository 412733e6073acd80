import { describe, test } from 'vitest';
import { conformance } from '../../kernel/index.ts';
import { bombay } from './index.ts';

describe('Bombay keeps every promise of the kernel', () => {
  // Bounds of this game: 16 turns of 3 actions and a free bale for each of 5 seats; never more than 20 answers.
  for (const check of conformance(bombay, { plies: 600, answers: 20 })) test(check.name, check.run);
});
