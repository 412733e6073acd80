/**
 * The data of a path, made larger and moved. A browser keeps books on every transform in a drawing, and goes through all of them when a
 * page is put together anew: small marks that stand by the dozen are drawn where they belong instead.
 */

/** How the numbers of a command follow each other: `x` and `y` are moved and scaled, `s` is scaled, `n` stays. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'ssnnnxy',
  Z: '',
};
const COMMAND = /([A-Za-z])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** One command of a path, read once: whether its numbers are moved or only scaled, and what they are. */
interface Command {
  readonly letter: string;
  readonly kinds: string;
  readonly moves: boolean;
  readonly numbers: readonly number[];
}

const read = new Map<string, readonly Command[]>();
const placed = new Map<string, string>();

/** Scaled by `scale`, then moved by (x, y). The same path at the same place is reckoned once. */
export function placedPath(d: string, x: number, y: number, scale: number): string {
  const key = `${x} ${y} ${scale} ${d}`;
  let made = placed.get(key);
  if (made === undefined) {
    made = place(commandsOf(d), x, y, scale);
    placed.set(key, made);
  }
  return made;
}

/** Marks stand by the dozen, and are told apart by their places alone. */
function commandsOf(d: string): readonly Command[] {
  let commands = read.get(d);
  if (commands === undefined) {
    commands = Array.from(d.matchAll(COMMAND), ([, letter = '', written = ''], at) => {
      const kinds = NUMBERS[letter.toUpperCase()];
      if (kinds === undefined) throw new Error(`no such command in a path: ${letter}`);
      // What is drawn from where the pen is moves with the pen; a path begins at its own origin.
      const moves = letter === letter.toUpperCase() || at === 0;
      return { letter, kinds, moves, numbers: Array.from(written.matchAll(NUMBER), ([number]) => Number(number)) };
    });
    read.set(d, commands);
  }
  return commands;
}

function place(commands: readonly Command[], x: number, y: number, scale: number): string {
  let made = '';
  for (const { letter, kinds, moves, numbers } of commands) {
    made += letter;
    for (const [i, number] of numbers.entries()) {
      const kind = kinds[i % kinds.length];
      const moved = !moves || kind === 's' ? 0 : kind === 'x' ? x : y;
      made += `${i === 0 ? '' : ' '}${kind === 'n' ? number : rounded(number * scale + moved)}`;
    }
  }
  return made;
}

/** To four places: what nobody sees need not be written. */
export function rounded(length: number): number {
  return Math.round(length * 10_000) / 10_000;
}
