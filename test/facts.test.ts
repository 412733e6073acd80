/** Corrected facts, game by game: what can be corrected stands on the page of facts, in words, in every language. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import {
  type Correctable,
  type CorrectedFacts,
  correctableIn,
  type FactSpec,
  type FactValue,
  FastRng,
  isOver,
  moves,
  type OptionSpec,
  type OptionSpecs,
  parseFacts,
  perform,
  readFacts,
  readOptions,
  start,
  waiting,
  writeFacts,
} from '../src/kernel/index.ts';
import { LANGUAGES } from '../src/ui/contract.ts';
import { namingOf, pathsOf } from '../src/web/facts/naming.ts';
import { en } from '../src/web/facts/text/en.ts';
import { loadGame } from '../src/web/registry.ts';

function exampleOf<O extends object>(options: OptionSpecs<O>) {
  const specs: Readonly<Record<string, OptionSpec>> = options;
  return Object.values(specs).find((spec) => spec.kind === 'facts')?.example;
}

/** Something that may be printed there, the extremes among the first. */
function anyValue(spec: FactSpec, rng: FastRng): FactValue {
  if ('values' in spec) return spec.values[rng.int(spec.values.length)] ?? spec.printed;
  if ('min' in spec)
    return [spec.min, spec.max, spec.min + rng.int(spec.max - spec.min + 1)][rng.int(3)] ?? spec.printed;
  return !spec.printed;
}

/** A box that nobody has seen and that is possible: what does not fit what came before is left out. */
function anyBox(correctable: Correctable, rng: FastRng): CorrectedFacts {
  const title = 'any box';
  const all = Object.entries(correctable.specs);
  let corrections: CorrectedFacts['corrections'] = {};
  for (let i = 0; i < 150; i++) {
    const at = rng.int(all.length);
    // Values beside each other often hang together.
    const changed = all.slice(at, at + 1 + rng.int(2)).map(([path, spec]) => [path, anyValue(spec, rng)] as const);
    const next = { ...corrections, ...Object.fromEntries(changed) };
    if ('facts' in readFacts(correctable, { title, corrections: next })) corrections = next;
  }
  return { title, corrections };
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

  test('whatever is possible can be played to the end without a fault', () => {
    const rng = new FastRng(`boxes of ${game.id}`);
    for (let n = 0; n < 4; n++) {
      const seats = game.seats.min + rng.int(game.seats.max - game.seats.min + 1);
      const read = readOptions(game, seats, { facts: anyBox(of.correctable, rng) });
      if (!('options' in read)) throw new Error(JSON.stringify(read));
      const t = { rng, emit() {} };
      const s = start(game, seats, read.options, t);
      for (let ply = 0; !isOver(s); ply++) {
        const [seat = 0] = waiting(s);
        const offered = moves(game, s, seat);
        const move = offered[rng.int(offered.length)];
        if (move === undefined || ply > 25_000) throw new Error(`no end after ${ply} answers`);
        perform(game, s, seat, move, t);
        if (ply % 20 === 0) expect(game.faults(s)).toEqual([]);
      }
      expect(game.faults(s)).toEqual([]);
    }
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
