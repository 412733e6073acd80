import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CORRECTABLE } from '../../games/bombay/facts.ts';
import type { FactsProblem } from '../../kernel/index.ts';
import { CorrectionList } from './CorrectionList.tsx';
import { namingOf } from './naming.ts';
import { en } from './text/en.ts';

function listed(corrections: Readonly<Record<string, boolean | string>>, problems: readonly FactsProblem[]): string {
  return renderToStaticMarkup(
    <CorrectionList
      game="bombay"
      correctable={CORRECTABLE}
      corrections={corrections}
      problems={problems}
      naming={namingOf([], en)}
      t={en}
    />,
  );
}

test('what is wrong is said at its place, and also where that place was not corrected', () => {
  const apart: FactsProblem = { at: 'roads.B.H1', wrong: 'apart', found: 'B', paths: ['roads.B.H1'] };
  const says = 'No road leads to B any more.';
  expect(listed({ 'roads.H1.B': false }, [apart]).split(says)).toHaveLength(2);
  expect(listed({ 'roads.A.B': false }, [apart]).split(says)).toHaveLength(2);
});

test('words of a file are shown without signs that turn a line around', () => {
  const value: FactsProblem = {
    at: 'bales.blue',
    wrong: 'value',
    found: '\u202Exyz',
    spec: { min: 1, max: 14, printed: 5 },
  };
  const shown = listed({ 'bales.blue': '\u202Exyz', '\u202Enowhere': true }, [value]);
  expect(shown).toContain('xyz is not possible');
  expect(shown).not.toContain('\u202E');
});
