/** Why some branches are taken by no play: they are there for what never happens. */
import type { Branch } from './branches.ts';

interface Reason {
  fits(game: string, branch: Branch): boolean;
  readonly reason: string;
}

/** The word by which a branch leaves: nothing else is in it. */
const LEAVES = /^(return( \w+)?|continue|break);?$/;

const REASONS: readonly Reason[] = [
  {
    reason: 'an invariant complains here, which only a wrong rule can make it do',
    fits: (_game, { file }) => file === 'faults.ts',
  },
  {
    reason: 'an error that only a mistake of ours can cause',
    fits: (_game, { text }) => /^((case [^:]+|default):\s*)?throw new/.test(text),
  },
  {
    reason: 'a default that the type checker asks for where something is always there',
    fits: (_game, { text, before }) => /\?\?\s*$/.test(before) || /^\?\?/.test(text),
  },
  {
    reason: 'a guard for the type checker: nothing else is offered there, or something is always there',
    fits: (_game, { text, before }) =>
      LEAVES.test(text) && /if \((\w+\.do !== '|.*=== (undefined|null)\b|!\w+\) $)/.test(before),
  },
  {
    reason: 'the other way of a choice that only the type checker has to make',
    fits: (_game, { text, before }) => /^[?:] /.test(text) && /=== undefined\s*$/.test(before),
  },
  place('agra', 'markers.ts', 'return;', 'nobody is ever paid nothing'),
  place('agra', 'steps/influence.ts', 'return;', 'a step is offered below the top of a track only'),
  place(
    'agra',
    'steps/pawns.ts',
    'return from;',
    'some building is always built: the four that produce are from the start',
  ),
  place('agra', 'steps/powers.ts', 'return;', 'the counter is moved before its last space only'),
  place('agra', 'steps/trader.ts', 'return;', 'the exchange is asked about with a marker in the supply only'),
  place(
    'agra',
    'steps/favours.ts',
    ": 'AG-SEC.2-h'",
    'no question outside the own turn is answered with a favour action',
  ),
  place('rajas', 'gains.ts', ': effect.type', 'no gain that can be corrected has dice of given colours'),
  place('rajas', 'steps/round.ts', 'return null;', 'every board has the Great Mogul'),
  place('rajas', 'steps/worker.ts', 'return true;', 'asked about spaces that give dice of a colour only'),
];

/** One branch of one file. */
function place(game: string, file: string, text: string, reason: string): Reason {
  return { reason, fits: (other, branch) => other === game && branch.file === file && branch.text === text };
}

export function reasonFor(game: string, branch: Branch): string | null {
  return REASONS.find(({ fits }) => fits(game, branch))?.reason ?? null;
}
