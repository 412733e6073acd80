/** Gives every answer its letter: what ties a button in the bar to a place on the board, and what a key gives. */
import type { Move } from '../../kernel/index.ts';
import type { Answer, Offer } from '../../ui/contract.ts';

/** U and R are undo and redo, H is a hint. Z and what stands before it end a turn, whatever else is offered. */
const LETTERS = 'ABCDEFGIJKLMNOPQSTVWXYZ';

export function lettered(answers: readonly Answer<Move>[]): Offer[] {
  const ends = answers.filter((answer) => answer.place === 'end');
  const rest = [
    ...answers.filter((answer) => answer.place === 'main'),
    ...answers.filter((answer) => answer.place === 'more'),
  ];
  const free = LETTERS.slice(0, LETTERS.length - ends.length);
  // An answer beyond the alphabet has no key of its own: arrows and pointers reach it.
  return [
    ...rest.map((answer, i) => ({ ...answer, letter: free[i] ?? '' })),
    ...ends.map((answer, i) => ({ ...answer, letter: LETTERS[LETTERS.length - ends.length + i] ?? '' })),
  ];
}
