/** Puzzles have one solution, the same seed finds the same ones, and those of the house hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import { GAMES } from '../games/registry.ts';
import { type Game, moves, replay, type State, same } from '../kernel/index.ts';
import { CLEAR } from '../puzzles/find.ts';
import { gradeOf, type PuzzleGame, solutionOf } from '../puzzles/puzzle.ts';
import { checkPuzzles, findPuzzles, gradePuzzles } from './puzzling.ts';

const HOUSE = join(import.meta.dirname, '..', '..', 'puzzles');

function kept(game: string): { readonly file: string; readonly found: PuzzleGame }[] {
  return readdirSync(join(HOUSE, game))
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => ({ file, found: JSON.parse(readFileSync(join(HOUSE, game, file), 'utf8')) }));
}

/** The position after so many answers of a record. */
function positionOf(game: Game, { record }: PuzzleGame, ply: number): State | null {
  let position: State | null = null;
  replay(game, record, ({ state, line }) => {
    if (line.length === ply) position = game.clone(state);
  });
  return position;
}

describe('finding', () => {
  const task = { game: 'bombay', seed: 'test', number: 0, iterations: 150 };
  const found = findPuzzles(task);

  test('the solution is legal and leads by as much as is asked, in both searches', () => {
    expect(found.puzzles.length).toBeGreaterThan(0);
    for (const puzzle of found.puzzles) {
      const position = positionOf(bombay, found, puzzle.ply);
      if (position === null) throw new Error('no such position');
      const offered = moves(bombay, position as Parameters<typeof bombay.clone>[0], puzzle.seat);
      expect(offered).toHaveLength(puzzle.choices);
      expect(offered.some((move) => same(move, solutionOf(puzzle)))).toBe(true);
      expect(Math.min(...puzzle.gap)).toBeGreaterThanOrEqual(CLEAR);
      // One solution: every other answer that was looked at falls behind.
      for (const { behind } of puzzle.answers.slice(1)) expect(behind).toBeGreaterThan(0);
    }
  });

  test('the same seed finds the same puzzles', () => {
    expect(findPuzzles(task)).toEqual(found);
  });

  test('grades can be measured again, and are the same as long as the levels play the same', () => {
    const forgotten = found.puzzles.map((puzzle) => ({ ...puzzle, found: { apprentice: 0, merchant: 0 } }));
    expect(gradePuzzles({ game: 'bombay', found: { ...found, puzzles: forgotten } }).puzzles).toEqual(found.puzzles);
  });

  test('a puzzle whose solution was exchanged for another answer is found out', () => {
    const [puzzle] = found.puzzles;
    if (puzzle === undefined) throw new Error('no puzzle');
    const [best, second, ...others] = puzzle.answers;
    if (!best || !second) throw new Error('no second answer');
    const wrong = { ...found, puzzles: [{ ...puzzle, answers: [second, best, ...others] }] };
    expect(checkPuzzles({ game: 'bombay', found: wrong })).toEqual([`answer ${puzzle.ply}: another answer is best`]);
  });

  test('a puzzle of a record that was cut off is found out', () => {
    const { result: _, ...running } = found.record;
    const cut = { ...found, record: { ...running, log: [] } };
    expect(checkPuzzles({ game: 'bombay', found: cut }).length).toBeGreaterThan(0);
  });
});

test('grades go from what apprentices see to what merchants miss', () => {
  const graded = (apprentice: number, merchant: number) => gradeOf({ found: { apprentice, merchant } });
  expect([graded(0.9, 1), graded(0.2, 1), graded(0.3, 0.5), graded(0, 0)]).toEqual([1, 2, 3, 4]);
});

describe.each(Object.keys(GAMES))('the puzzles of %s', (id) => {
  const all = kept(id);

  test('there are at least fifty, each listed, with a record of the present rules', () => {
    const listed: { file: string; ply: number; grade: number }[] = JSON.parse(
      readFileSync(join(HOUSE, id, 'index.json'), 'utf8'),
    );
    const there = all.flatMap(({ file, found }) =>
      found.puzzles.map((puzzle) => ({ file: file.replace('.json', ''), ply: puzzle.ply, grade: gradeOf(puzzle) })),
    );
    expect(there.length).toBeGreaterThanOrEqual(50);
    expect(listed).toMatchObject(there);
    for (const { found } of all) expect(found.record.rules).toBe(GAMES[id]?.version);
  });

  test('every position asks its seat, and the solution is one of its answers', () => {
    const game = GAMES[id];
    if (game === undefined) throw new Error(id);
    for (const { found } of all)
      for (const puzzle of found.puzzles) {
        const position = positionOf(game, found, puzzle.ply);
        if (position === null) throw new Error('no such position');
        const offered = moves(game, position, puzzle.seat);
        expect(offered.some((move) => same(move, solutionOf(puzzle)))).toBe(true);
      }
  });
});
