/** Why some mutants survive: they change nothing that the rules promise. */
import type { Placed } from './sample.ts';

interface Reason {
  /** Which mutants it is about. */
  fits(game: string, mutant: Placed, line: string): boolean;
  readonly reason: string;
}

/** Mutants in a line that has this text. */
function at(game: string, file: string, text: string, reason: string): Reason {
  return { reason, fits: (other, mutant, line) => other === game && mutant.file === file && line.includes(text) };
}

const REASONS: readonly Reason[] = [
  {
    reason: 'a guard for the type checker: nothing else is offered there, or the other answer does nothing',
    fits: (_game, _mutant, line) => /if \(move\.do (!==|===) '/.test(line),
  },
  {
    reason: 'a guard for the type checker: it is always there',
    fits: (_game, _mutant, line) =>
      /^if \(!?\w+( === (undefined|null))?( \|\| \w+ === (undefined|null))*\) (return|continue|break)/.test(line),
  },
  {
    reason: 'refused all the same, with another rule as the reason',
    fits: (_game, _mutant, line) => /(return|\?|:|=>|\?\?) '?(AG|AM|BO|RG|RU)-|\bwhy\b|whyNot/.test(line),
  },
  {
    reason: 'an invariant: looser or stricter only where no right game ever comes',
    fits: (_game, { file }) => file === 'faults.ts',
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
  at('amul', 'tally.ts', 'if (points !== 0)', 'a shortcut: adding nothing changes nothing'),
  at('amul', 'score.ts', 'own.copies[place] !== 0', 'a shortcut of the sum that bots use: no copies, no points'),
  at('amul', 'traders.ts', 'if (only !== null)', 'a shortcut: one demand needs no assignment'),
  at('amul', 'order.ts', '2 ** LETTERS.length', 'any base that leaves room for the letters gives the same order'),
  at('bombay', 'steps/round.ts', 'if (count === 0) continue;', 'a shortcut: none of a silk lies nowhere'),
];

/** The reason for which a mutant may survive, or null if it is a hole in the tests. */
export function reasonFor(game: string, mutant: Placed, line: string): string | null {
  return REASONS.find(({ fits }) => fits(game, mutant, line))?.reason ?? null;
}
