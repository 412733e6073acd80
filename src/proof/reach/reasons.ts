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
];

export function reasonFor(game: string, branch: Branch): string | null {
  return REASONS.find(({ fits }) => fits(game, branch))?.reason ?? null;
}
