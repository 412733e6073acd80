/**
 * One word, one or many: whoever looks for « marchés » means « marché » as well, and with "city" also "cities". The endings of the three
 * languages are tried on every word: a form that no language has is in no text, and does no harm.
 */

/** How a word for one ends, how that for many does. Without accents, as it is looked for; where one only adds letters, one finds many by itself. */
const ENDINGS: readonly (readonly [one: RegExp, many: string])[] = [
  [/y$/, 'ies'],
  [/al$/, 'aux'],
  [/is$/, 'izen'],
  [/ief$/, 'ieven'],
  // kameel, kamelen: a long vowel is written once where a syllable is open.
  [/([aeou])\1([^aeiou])$/, '$1$2en'],
];
const MANY: readonly (readonly [many: RegExp, one: string])[] = [
  [/ies$/, 'y'],
  [/([^s])s$/, '$1'],
  [/([sxzh])es$/, '$1'],
  [/aux$/, 'al'],
  [/x$/, ''],
  [/izen$/, 'is'],
  [/ieven$/, 'ief'],
  [/en$/, ''],
  // bakken, bak
  [/([^aeiou])\1en$/, '$1'],
  [/([^aeiou])([aeou])([^aeiou])en$/, '$1$2$2$3'],
];
/** Words of the games that follow no ending. */
const PAIRS: readonly (readonly [one: string, many: string])[] = [
  ['die', 'dice'],
  ['stad', 'steden'],
];
/** What is shorter is an ending itself. */
const SHORTEST = 3;

const known = new Map<string, readonly string[]>();

/** The same word for one or for many, whichever it is not; forms that are no words are among them. */
export function otherNumber(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const forms = [
    ...[...ENDINGS, ...MANY].map(([ending, other]) => word.replace(ending, other)),
    ...PAIRS.flatMap(([one, many]) => (word === one ? [many] : word === many ? [one] : [])),
  ].filter((form) => form !== word && form.length >= SHORTEST);
  const made = [...new Set(forms)];
  known.set(word, made);
  return made;
}
