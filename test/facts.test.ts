/** Corrected facts, game by game: what can be corrected stands on the page of facts, in words, in every language. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { correctableIn, type OptionSpec, type OptionSpecs, parseFacts, writeFacts } from '../src/kernel/index.ts';
import { LANGUAGES } from '../src/ui/contract.ts';
import { namingOf, pathsOf } from '../src/web/facts/naming.ts';
import { en } from '../src/web/facts/text/en.ts';
import { loadGame } from '../src/web/registry.ts';

function exampleOf<O extends object>(options: OptionSpecs<O>) {
  const specs: Readonly<Record<string, OptionSpec>> = options;
  return Object.values(specs).find((spec) => spec.kind === 'facts')?.example;
}

describe.each(Object.values(GAMES))('the facts of $id that can be corrected', (game) => {
  const of = correctableIn(game);
  const example = exampleOf(game.options);
  if (of === null || example === undefined) throw new Error(`nothing of ${game.id} can be corrected`);
  const paths = Object.keys(of.correctable.specs);

  test('the example is a possible file, and comes back as it was written', () => {
    expect(parseFacts(of, writeFacts(of, example))).toEqual({ facts: example });
  });

  test('what stands here fits its own specification and no check is against it', () => {
    const corrections = Object.fromEntries(paths.map((path) => [path, of.correctable.specs[path]?.printed ?? '']));
    expect(parseFacts(of, writeFacts(of, { title: 'As printed', corrections }))).toEqual({ facts: null });
  });

  test.each(LANGUAGES)('every path belongs to one fact of the page and is worded (%s)', async (language) => {
    const loaded = await loadGame(game.id, language);
    const chapters = (await loaded?.ui.facts()) ?? [];
    const open = chapters.flatMap(({ facts }) => facts).filter(({ correct }) => correct);
    expect(
      open.flatMap(({ correct }) => pathsOf({ ...of.correctable, usual: String }, correct?.path ?? '')).toSorted(),
    ).toEqual(paths.toSorted());
    const naming = namingOf(chapters, en);
    const names = paths.map((path) => naming.path(path));
    expect(new Set(names).size).toBe(paths.length);
    for (const [i, path] of paths.entries()) expect(names[i]).not.toContain(path);
    for (const [path, value] of Object.entries(example.corrections))
      if (typeof value === 'string') expect(naming.value(path, value)).not.toBe('');
  });
});
