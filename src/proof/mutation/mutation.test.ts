import { describe, expect, test } from 'vitest';
import { Runner } from '../tests/runner.ts';
import { changed, mutantsOf } from './mutants.ts';
import { changeOf, sampleOf } from './sample.ts';

/** Every change of a small text, as the text that it becomes. */
function changesOf(text: string): string[] {
  return mutantsOf('small.ts', text).map((mutant) => changed(text, mutant));
}

describe('small mistakes', () => {
  test('comparisons, signs, connectives and conditions', () => {
    expect(changesOf('function f(a: number) { if (a < 2) return a + 1; }')).toEqual([
      'function f(a: number) { if (true) return a + 1; }',
      'function f(a: number) { if (false) return a + 1; }',
      'function f(a: number) { if (a <= 2) return a + 1; }',
      'function f(a: number) { if (a < 3) return a + 1; }',
      'function f(a: number) { if (a < 2) return a - 1; }',
      'function f(a: number) { if (a < 2) return a + 2; }',
    ]);
  });

  test('statements are left out; printed facts, types, errors and defaults stay', () => {
    const text =
      "const RUNGS = [1, 2]; function f(a: 3 | 4, x: { y?: number }) { if (!x) throw new Error('5'); go(x.y ?? 6); }";
    expect(changesOf(text).map((other) => other.slice(text.indexOf('if')))).toEqual([
      "if (true) throw new Error('5'); go(x.y ?? 6); }",
      "if ((x)) throw new Error('5'); go(x.y ?? 6); }",
      "if (!x) throw new Error('5'); ; }",
    ]);
  });

  test('what joins texts is left alone', () => {
    expect(changesOf("const f = (a: string) => a + 'b';")).toEqual([]);
  });
});

describe('the tests of a game, run with a mistake in its rules', () => {
  const runner = new Runner('bombay', [], ['trade.test.ts']);

  test('a test fails for a mistake in a sale, and none without one', { timeout: 60_000 }, async () => {
    const sale = sampleOf('bombay').find(({ file, was }) => file === 'steps/sell.ts' && was.startsWith('out.push'));
    if (sale === undefined) throw new Error('no sale is offered');
    expect(await runner.run(null)).toMatchObject({ failed: null });
    expect((await runner.run(changeOf('bombay', sale))).failed).toContain('BO-SELL');
    expect(await runner.run(null)).toMatchObject({ failed: null });
    await runner.end();
  });

  test('an endless loop is ended', { timeout: 60_000 }, async () => {
    const { file, text } = changeOf('bombay', { ...first('steps/sell.ts'), into: '(() => { for (;;); })()' });
    expect(await runner.run({ file, text }, 2000)).toMatchObject({ failed: 'time' });
    await runner.end();
  });

  /** Some condition of a file. */
  function first(file: string) {
    const found = sampleOf('bombay').find((mutant) => mutant.file === file && mutant.kind === 'condition');
    if (found === undefined) throw new Error(`${file} has no condition`);
    return found;
  }
});
