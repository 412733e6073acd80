/** Why some mutants survive: they change nothing that the rules promise. */

/** A mutant that no test has killed: where it was, the line without its margin, and what became of what. */
export interface Survivor {
  readonly game: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly was: string;
  readonly into: string;
}

interface Reason {
  /** Which mutants it is about. */
  fits(survivor: Survivor): boolean;
  readonly reason: string;
}

/** Mutants in a line that has this text. */
function at(game: string, file: string, text: string, reason: string): Reason {
  return {
    reason,
    fits: (survivor) => survivor.game === game && survivor.file === file && survivor.text.includes(text),
  };
}

/** A hole that the proof has found: a test has been written for it. */
const MENDED = 'noticed by a test that was written after this run';

const REASONS: readonly Reason[] = [
  {
    reason: 'a guard for the type checker: nothing else is offered there, or the other answer does nothing',
    fits: ({ text }) => /if \(move\.do (!==|===) '/.test(text),
  },
  {
    reason: 'a guard for the type checker: it is always there',
    fits: ({ text }) =>
      /^if \(!?\w+( === (undefined|null))?( \|\| \w+ === (undefined|null))*\) (return|continue|break)/.test(text),
  },
  {
    // `if (tile) …` that always holds.
    reason: 'a guard for the type checker: it is always there',
    fits: ({ text, was, into }) => into === 'true' && /^\w+$/.test(was) && text.startsWith(`if (${was}) `),
  },
  {
    reason: 'a guard for the type checker: every other answer has been dealt with before',
    fits: ({ text }) => text.startsWith('if (isAnyTime(move)) anyTimeAnswer('),
  },
  {
    reason: 'refused all the same, with another rule as the reason',
    fits: ({ text }) => /(return|\?|:|=>|\?\?) '?(AG|AM|BO|RG|RU)-|\bwhy\b|whyNot/.test(text),
  },
  {
    reason: 'an invariant: looser or stricter only where no right game ever comes',
    fits: ({ file }) => file === 'faults.ts',
  },
  at('agra', 'steps/exchange.ts', 'return player.goods[good] > 0', 'asked about goods that are there only'),
  at('agra', 'steps/powers.ts', 'break;', 'what comes next does nothing'),
  at('agra', 'steps/meditation.ts', 'turn.meditated.push(to)', 'noted twice is noted'),
  at('agra', 'steps/meditation.ts', 'const good: Good | null', 'refused all the same, with another rule as the reason'),
  at(
    'agra',
    'steps/architect.ts',
    '<= cost;',
    'so many of one material would be one too many: such a payment is not sparing',
  ),
  at('agra', 'steps/architect.ts', 'MATERIALS.some(', 'a cost that is reached is paid with something'),
  at('agra', 'steps/pawns.ts', 'const behind = ', 'the site that he leaves is built by then'),
  at('agra', 'steps/workers.ts', 'else if (lying.length > 1)', 'asked only where somebody lies'),
  at('agra', 'moves.ts', 'length: most + 1', 'one answer more in a table from which it is never taken'),
  at(
    'agra',
    'steps/notables.ts',
    'seat === leader',
    'a shortcut: an empty slot has no markers, and nobody has more than oneself',
  ),
  at('agra', 'steps/place.ts', 's.coins[space] > 0', 'where no coins lie, none are earned'),
  at('agra', 'steps/processing.ts', '> PROCESSED_PER_ACTION', MENDED),
  at('agra', 'view.ts', 'answers: step.answers.map(', MENDED),
  at('amul', 'score.ts', 'place < TRADERS_FROM', 'a Trader alone brings nothing: its trades are counted behind'),
  at('amul', 'score.ts', 'of trades(own)', MENDED),
  at('amul', 'facts.ts', 'letter === 0', 'no letter has that place, and the default says the same'),
  at('amul', 'order.ts', 'let value = 0;', 'the same for everybody: the order stays'),
  at('amul', 'traders.ts', 'copies[place] !== 0', 'a shortcut: without Traders there is nothing to assign'),
  at('amul', 'tally.ts', 'if (points !== 0)', 'a shortcut: adding nothing changes nothing'),
  at('amul', 'score.ts', 'own.copies[place] !== 0', 'a shortcut of the sum that bots use: no copies, no points'),
  at('amul', 'traders.ts', 'if (only !== null)', 'a shortcut: one demand needs no assignment'),
  at('amul', 'order.ts', '2 ** LETTERS.length', 'any base that leaves room for the letters gives the same order'),
  at('bombay', 'facts.ts', 'PLACE_IDS.indexOf(a) <', 'a road has two different ends'),
  at('bombay', 'facts.ts', "head === 'roads'", 'no other path names two places'),
  at(
    'bombay',
    'steps/sell.ts',
    'if (one !== undefined)',
    'no bale sells nowhere, and a palace is offered to who carries one only',
  ),
  at('rajas', 'board.ts', 'spaces.length === 0', 'a guard that throws: nobody sits down at such a table'),
  at('rajas', 'dice.ts', 'gain > 0 && turns > 0', 'no die is its own opposite, and without karma none is turned'),
  at('rajas', 'steps/quarry.ts', 'i < yields.length', 'behind the last one there is none, which is passed over'),
  at('bombay', 'steps/round.ts', 'if (count === 0) continue;', 'a shortcut: none of a silk lies nowhere'),
];

/** The reason for which a mutant may survive, or null if it is a hole in the tests. */
export function reasonFor(survivor: Survivor): string | null {
  return REASONS.find(({ fits }) => fits(survivor))?.reason ?? null;
}
