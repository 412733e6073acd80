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

const placed = new Map<string, string>();

/** Scaled by `scale`, then moved by (x, y). The same path at the same place is reckoned once. */
export function placedPath(d: string, x: number, y: number, scale: number): string {
  const key = `${x} ${y} ${scale} ${d}`;
  const known = placed.get(key);
  if (known !== undefined) return known;
  const made = place(d, x, y, scale);
  placed.set(key, made);
  return made;
}

function place(d: string, x: number, y: number, scale: number): string {
  return Array.from(d.matchAll(COMMAND), ([, command = '', written = ''], at) => {
    const kinds = NUMBERS[command.toUpperCase()];
    if (kinds === undefined) throw new Error(`no such command in a path: ${command}`);
    // What is drawn from where the pen is moves with the pen; a path begins at its own origin.
    const moves = command === command.toUpperCase() || at === 0;
    const numbers = Array.from(written.matchAll(NUMBER), ([number], i) => {
      const kind = kinds[i % kinds.length];
      if (kind === 'n') return Number(number);
      const moved = moves && kind !== 's' ? (kind === 'x' ? x : y) : 0;
      return Number((Number(number) * scale + moved).toFixed(4));
    });
    return command + numbers.join(' ');
  }).join('');
}
