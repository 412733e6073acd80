/** The words for programs that play, in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { day } = words('en');

export const en = {
  title: 'Your programs',
  help: 'A program with a token of yours sits at online tables in your name and answers for you, whatever language it is written in. It can do nothing else.',
  label: 'What the token is for',
  make: 'Make a token',
  once: 'Copy it now: it is not shown again. Whoever has it plays in your name.',
  copy: 'Copy',
  copied: 'Copied.',
  none: 'There is no token yet.',
  since: (ms: number) => `since ${day(ms)}`,
  revoke: 'Revoke',
  revokeWhich: (label: string) => `Revoke the token “${label}”`,
  revoked: (label: string) => `“${label}” is revoked. Programs that used it are cut off.`,
  enough: 'You cannot have more than ten tokens: revoke one first.',
};

export type ProgramsText = typeof en;
