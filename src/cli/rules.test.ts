import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { citedIn, rulesOf } from './ruleids.ts';
import { rulesReport } from './rules.ts';
import { folder, removeFolders } from './testing.ts';

afterAll(removeFolders);

describe('the rules of a page', () => {
  test('ids of all shapes, each once, without the punctuation around them', () => {
    const page =
      '- **AG-6.2.1.2-c** Turn it. See AG-N08-b.\n| AG-FT01 | 2 |\n**AG-SEC.2-a** (AG-FT01), AG-8.1, AG-8.1.';
    expect(rulesOf(page)).toEqual(['AG-6.2.1.2-c', 'AG-N08-b', 'AG-FT01', 'AG-SEC.2-a', 'AG-8.1']);
  });

  test('a family is no rule, unless a line defines it', () => {
    expect(rulesOf('## Selling (BO-SELL)\n- BO-SELL-1 Sell.')).toEqual(['BO-SELL-1']);
    expect(rulesOf('| AM-TRADER | A\n**AM-TRADER-2** B')).toEqual(['AM-TRADER', 'AM-TRADER-2']);
  });

  test('ranges, patterns and ids of other games are not rules of the page', () => {
    expect(
      rulesOf('- BO-BUY-4 As BO-BUY-1..3 and BO-PAL-1 to BO-PAL-3, `BO-…`, like AM-SET-1.\n- BO-BUY-5 Ask.'),
    ).toEqual(['BO-BUY-4', 'BO-BUY-5']);
  });
});

describe('the titles of tests', () => {
  test('of test, it and describe, in any quotes', () => {
    const source = `describe("BO-A-1 one", () => {\n  test('BO-A-2, BO-A-3: two', () => {});\n  it(\n    \`BO-A-4\`, f);\n});`;
    expect(citedIn(source)).toEqual(['BO-A-1', 'BO-A-2', 'BO-A-3', 'BO-A-4']);
  });

  test('of test.each, behind its table', () => {
    expect(citedIn(`test.each([['a)', 1], ["(", f(2)]])('BO-A-1: %s', () => {});`)).toEqual(['BO-A-1']);
  });

  test('a comment, a body, a range and a skipped test cite nothing', () => {
    const source = `// BO-A-1\ntest('plain', () => { expect('BO-A-2').toBe(rule); });\ntest('BO-A-3..5 all', f);\ntest.skip('BO-A-6', f);`;
    expect(citedIn(source)).toEqual([]);
  });
});

test('the report lists what no title cites, and what is cited and unknown', () => {
  // Given a project with three rules, of which tests in two places cite two, and one title with a slip of the pen
  const root = folder();
  const write = (path: string[], text: string) => {
    mkdirSync(join(root, ...path.slice(0, -1)), { recursive: true });
    writeFileSync(join(root, ...path), text);
  };
  write(['docs', 'rules', 'toy.md'], '- **TO-PUT-1** Put.\n- **TO-PUT-2** Not too much.\n- **TO-END-1** Stop.');
  write(['src', 'games', 'toy', 'steps', 'put.test.ts'], `test('TO-PUT-1: one pebble', f); test('TO-PUT-7', f);`);
  write(['test', 'whole.test.ts'], `test('TO-END-1: it stops; BO-END-1 is not ours', f);`);
  write(['src', 'games', 'other', 'a.test.ts'], `test('TO-PUT-2: in the wrong room', f);`);
  // When the rules are listed, then
  expect(rulesReport(root, 'toy')).toEqual({ game: 'toy', rules: 3, missing: ['TO-PUT-2'], unknown: ['TO-PUT-7'] });
});
