/** Style sheets are all loaded into one page: a class that two of them style alone is drawn as whichever came last. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Two files of one game may share a class; the shell and the pieces that all boards share are one room. */
function roomOf(file: string): string {
  return /^src\/games\/(\w+)\//.exec(file)?.[1] ?? 'the shell';
}

/** The classes that a style sheet styles wherever they stand: `.plot { … }`, not `.card .plot { … }` or `.plot.small { … }`. */
function classesAlone(file: string): Set<string> {
  const found = new Set<string>();
  const around: string[] = [];
  const plain = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, before = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const selector = before.replaceAll(/\([^()]*\)/g, '').trim();
    if (around.every((outer) => outer.startsWith('@media')))
      for (const [, name = ''] of selector.matchAll(/(?:^|,\s*)\.([\w-]+)(?=\s*(?:,|$))/g)) found.add(name);
    around.push(selector);
  }
  return found;
}

test('no class is styled alone in two style sheets of different rooms, or of the shell', () => {
  const homes = new Map<string, string>();
  const twice: string[] = [];
  for (const file of globSync('src/**/*.css').toSorted())
    for (const name of classesAlone(file)) {
      const home = homes.get(name);
      if (home === undefined) homes.set(name, file);
      else if (roomOf(home) !== roomOf(file) || roomOf(file) === 'the shell') twice.push(`.${name}: ${home}, ${file}`);
    }
  expect(homes.size).toBeGreaterThan(300);
  expect(twice).toEqual([]);
});
