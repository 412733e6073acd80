/** What a command of `durbar` is. */

/** Where a command writes. `out` is for the answer alone; words about the work go to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal, on which a line can be drawn again. */
  readonly tty: boolean;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** Does it and returns the exit code: `CLEAN` or `FOUND`. Wrong arguments throw a `UsageError`. */
  run(args: readonly string[], io: Io): Promise<number>;
}

export const CLEAN = 0;
/** The command worked and what it looked at is not in order. */
export const FOUND = 1;
/** The command was called wrongly. */
export const USAGE = 2;

/** Something that the person at the keyboard can put right: one line says what. */
export class UsageError extends Error {}

/** The documented answer of `--json`: one document on standard output, and nothing else there. */
export function printJson(io: Io, answer: object): void {
  io.out(`${JSON.stringify(answer, null, 2)}\n`);
}

/** The seed of a command that was given none: the same call gives the same answer. */
export const USUAL_SEED = '1';
