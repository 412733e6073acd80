import { describe, test } from 'vitest';
import { conformance } from '../../kernel/index.ts';
import { amul } from './index.ts';

describe('Amul keeps the contract of the kernel', () => {
  for (const check of conformance(amul, { plies: 400, answers: 60 })) test(check.name, check.run);
});
