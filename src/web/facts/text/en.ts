/** The words around corrected facts, in English. This file is the type of the others. */
import type { FactsProblem } from '../../../kernel/index.ts';
import { words } from '../../text/words.ts';
import { listed } from './listed.ts';

const { count } = words('en');
const times = (n: number) => (n === 1 ? 'once' : `${n} times`);

/** What is wrong, with the words for the values that it is about. */
function wrong(problem: FactsProblem, value: (found: string | number | boolean) => string): string {
  switch (problem.wrong) {
    case 'notJson':
      return 'This is not a facts file: it is not JSON.';
    case 'tooLong':
      return 'The file is too large for a facts file.';
    case 'missing':
      return 'This is missing.';
    case 'wrongType':
      return 'Something of another kind belongs here.';
    case 'unknownVersion':
      return 'The file has a different form from the one that is read here.';
    case 'outOfRange':
      return 'This is more than a facts file may have.';
    case 'otherGame':
      return `The file is for another game: ${problem.found}.`;
    case 'otherRules':
      return `The file is for version ${problem.found} of the rules here.`;
    case 'unknownPath':
      return 'There is no fact of this name that can be corrected.';
    case 'value': {
      const { spec } = problem;
      const found = value(problem.found);
      if ('min' in spec)
        return `${found} is not possible: a whole number from ${spec.min} to ${spec.max} belongs here.`;
      if (!('values' in spec)) return `${found} is not possible: yes or no belongs here.`;
      const few = listed(spec.values, value);
      return few === null
        ? `${found} is not possible. What is possible is listed with the fact.`
        : `${found} is not possible. Possible values: ${few}.`;
    }
    case 'sum':
      return `Together these are ${problem.found}, and must be ${problem.wanted}.`;
    case 'twice':
      return `${value(problem.found)} is there twice.`;
    case 'falls':
      return 'From one to the next these never get smaller.';
    case 'often':
      return `${value(problem.found)} is there too often: at most ${times(problem.most)}.`;
    case 'seldom':
      return `${value(problem.found)} must be there at least ${times(problem.least)}.`;
    case 'alone':
      return 'One of the two is missing: both are there, or neither.';
    case 'apart':
      return `No road leads to ${value(problem.found)} any more.`;
    case 'rules':
      return 'This does not fit the rules.';
  }
}

export const en = {
  title: 'Corrected facts',
  intro:
    'You own the box and something in it is printed differently? Correct it here for a table. What the rules themselves state stays as it is; everything below that says so can be corrected.',
  correct: 'Correct a fact',
  load: 'Load a facts file',
  example: 'An example file',
  which: 'Fact',
  part: 'Which one',
  value: 'In the box',
  yes: 'yes',
  no: 'no',
  add: 'Correct',
  name: 'Title',
  nameHelp: 'Whose box, which printing: everybody at the table sees it.',
  untitled: 'My box',
  none: 'Nothing is corrected yet.',
  named: (fact: string, parts: readonly string[]) => `${fact}: ${parts.join(', ')}`,
  here: (value: string) => `here: ${value}`,
  box: (value: string) => `in the box: ${value}`,
  remove: (what: string) => `Take back: ${what}`,
  clear: 'Take everything back',
  save: 'Save the file',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  byHand: 'This link holds the whole file. Copy it by hand:',
  tooLarge: 'This is too much for a link; save the file instead.',
  broken: 'The link is damaged: nothing was loaded from it.',
  unreadable: 'The file could not be read.',
  play: 'Play with these facts',
  refused: (n: number) =>
    `${count(n, 'thing is', 'things are')} not possible yet; a table can be started when it fits together.`,
  file: 'The file',
  same: 'What is corrected here is printed that way already: nothing changes.',
  can: (n: number) => `${count(n, 'value', 'values')} can be corrected`,
  changed: 'corrected',
  possible: (what: string) => `Possible: ${what}`,
  oneOf: (n: number) => `one of ${n} values`,
  see: (places: readonly string[]) => `See also: ${places.join('; ')}.`,
  range: (min: number, max: number) => `${min} to ${max}`,
  used: (title: string, n: number) => `Corrected facts: ${title}, ${count(n, 'change', 'changes')}`,
  usedHelp: 'This table goes by what an owner of the box found printed there.',
  factsOf: (game: string) => `The facts of ${game}`,
  toFacts: 'All printed facts',
  field: { none: 'The printed facts as they stand here.', find: 'Correct facts', remove: 'Without corrections' },
  wrong,
};

export type FactsText = typeof en;
