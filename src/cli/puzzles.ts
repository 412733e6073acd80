/** `durbar puzzles`: finds positions with one clearly best answer in games of bots, or looks at the known ones again. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES, type Grade, gradeOf, type PuzzleGame } from '../puzzles/puzzle.ts';
import { gameOf, jobsOf, only, parse, seedOf, whole } from './args.ts';
import { CLEAN, type Command, FOUND, printJson, USUAL_SEED } from './command.ts';
import { divide } from './jobs.ts';
import { Progress } from './progress.ts';
import { PROJECT } from './project.ts';
import type { PuzzleFind } from './puzzling.ts';
import { table } from './table.ts';

/** What `--json` prints. */
export interface PuzzlesAnswer {
  readonly game: string;
  readonly puzzles: number;
  /** By grade, the easiest first. */
  readonly grades: readonly number[];
  /** Games that were looked through. */
  readonly games: number;
  /** What `--check` found wrong: file and reason. */
  readonly wrong: readonly string[];
}

const INDEX = 'index.json';
/** Games that are looked through without finding enough before the search is given up. */
const MOST_GAMES = 2000;
/** What is easy is plentiful: at most this part of the puzzles is of the two lower grades. */
const EASY_PART = 0.5;

export const puzzlesCommand: Command = {
  summary: 'find puzzles in games of bots: positions with one clearly best answer',
  help: `durbar puzzles GAME [options]

  --count N        puzzles to have in the end (50)
  --iterations N   of the first search of a question; the second has four times as many (1500)
  --seed S         the same seed finds the same puzzles (${USUAL_SEED})
  --jobs N         worker threads (one for each core)
  --write          write them to puzzles/GAME, as they are found; a run that was cut off goes on there
  --check          look at those in puzzles/GAME again: record, legality, that one answer alone is best,
                   and that the list of them is theirs
  --grade          ask the levels again about those in puzzles/GAME, and write how often they find the answer
  --json           a machine-readable answer on standard output

Exit code 1: fewer than wanted were found, or --check found something wrong.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      count: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string', default: USUAL_SEED },
      jobs: { type: 'string' },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      grade: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const game = gameOf(only(positionals, 'GAME'));
    const jobs = jobsOf(values.jobs);
    const folder = join(PROJECT, 'puzzles', game.id);

    if (values.check) {
      const known = keptIn(folder);
      const wrong: string[] = [];
      const progress = new Progress(io, 'games', known.length);
      await divide(
        'checkPuzzles',
        known.map(({ found }) => ({ game: game.id, found })),
        jobs,
        (lines, place) => {
          wrong.push(...lines.map((line) => `${known[place]?.file ?? ''}, ${line}`));
          progress.at(place + 1);
          return true;
        },
      );
      progress.end();
      const path = join(folder, INDEX);
      if (!existsSync(path) || readFileSync(path, 'utf8') !== indexOf(known))
        wrong.push(`${INDEX}, not what the files have`);
      const answer = summed(
        game.id,
        known.map(({ found }) => found),
        known.length,
        wrong,
      );
      if (values.json) printJson(io, answer);
      else io.out(inWords(answer));
      return wrong.length === 0 ? CLEAN : FOUND;
    }

    if (values.grade) {
      const known = keptIn(folder);
      const progress = new Progress(io, 'games', known.length);
      const graded: PuzzleGame[] = [];
      await divide(
        'gradePuzzles',
        known.map(({ found }) => ({ game: game.id, found })),
        jobs,
        (found, place) => {
          graded.push(found);
          keep(folder, known[place]?.number ?? 0, found);
          progress.at(graded.length);
          return true;
        },
      );
      progress.end();
      writeIndex(folder);
      const answer = summed(game.id, graded, graded.length, []);
      if (values.json) printJson(io, answer);
      else io.out(inWords(answer));
      return CLEAN;
    }

    const count = whole(values.count, 'count', 1, 10_000, 50);
    const iterations = whole(values.iterations, 'iterations', 50, 1_000_000, 1500);
    const seed = seedOf(values.seed);
    const known = values.write ? keptIn(folder) : [];
    const collection: PuzzleGame[] = known.map(({ found }) => found);
    const begun = known.reduce((most, { number }) => Math.max(most, number + 1), 0);
    const tasks = Array.from({ length: MOST_GAMES }, (_, i) => ({
      game: game.id,
      seed,
      number: begun + i,
      iterations,
    }));
    const progress = new Progress(io, 'puzzles', count);
    let looked = 0;
    const early = new Map<number, PuzzleFind>();
    const enough = () => counted(collection) >= count;
    progress.at(Math.min(count, counted(collection)));
    if (!enough())
      await divide('findPuzzles', tasks, jobs, (found, place) => {
        early.set(place, found);
        // Taken in the order of the games, whichever thread was first: the same seed gives the same puzzles.
        for (let next = early.get(looked); next !== undefined && !enough(); next = early.get(looked)) {
          early.delete(looked++);
          const taken = withRoom(next, collection, count);
          if (taken.puzzles.length === 0) continue;
          collection.push(taken);
          if (values.write) keep(folder, next.number, taken);
        }
        progress.at(Math.min(count, counted(collection)));
        return !enough();
      });
    progress.end();
    if (values.write) writeIndex(folder);
    const answer = summed(game.id, collection, looked, []);
    if (values.json) printJson(io, answer);
    else io.out(inWords(answer));
    return enough() ? CLEAN : FOUND;
  },
};

function counted(games: readonly PuzzleGame[]): number {
  return games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
}

/** Of a game's puzzles those that are still wanted: easy ones only as long as there is room for them. */
function withRoom({ number: _, ...found }: PuzzleFind, known: readonly PuzzleGame[], count: number): PuzzleGame {
  const isEasy = (grade: Grade) => grade <= 2;
  let easy = known.flatMap(({ puzzles }) => puzzles).filter((puzzle) => isEasy(gradeOf(puzzle))).length;
  let room = count - counted(known);
  const puzzles = found.puzzles.filter((puzzle) => {
    if (room === 0) return false;
    if (isEasy(gradeOf(puzzle)) && easy++ >= EASY_PART * count) return false;
    room--;
    return true;
  });
  return { ...found, puzzles };
}

function fileOf(number: number): string {
  return `${String(number).padStart(4, '0')}.json`;
}

function keep(folder: string, number: number, found: PuzzleGame): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileOf(number)), `${JSON.stringify(found)}\n`);
}

interface Kept {
  readonly file: string;
  readonly number: number;
  readonly found: PuzzleGame;
}

function keptIn(folder: string): Kept[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== INDEX)
    .toSorted()
    .map((file) => ({
      file,
      number: Number.parseInt(file, 10),
      // Written by this command: the project's own file.
      found: JSON.parse(readFileSync(join(folder, file), 'utf8')) as PuzzleGame,
    }));
}

/** What the page lists without opening every game. */
function indexOf(known: readonly Kept[]): string {
  const entries = known.flatMap(({ file, found }) =>
    found.puzzles.map((puzzle) => ({
      file: file.replace('.json', ''),
      ply: puzzle.ply,
      grade: gradeOf(puzzle),
      seats: found.record.seats,
    })),
  );
  return `${JSON.stringify(entries)}\n`;
}

function writeIndex(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, INDEX), indexOf(keptIn(folder)));
}

function summed(
  game: string,
  collection: readonly PuzzleGame[],
  games: number,
  wrong: readonly string[],
): PuzzlesAnswer {
  const all = collection.flatMap(({ puzzles }) => puzzles);
  const grades = GRADES.map((grade) => all.filter((puzzle) => gradeOf(puzzle) === grade).length);
  return { game, puzzles: all.length, grades, games, wrong };
}

function inWords({ game, puzzles, grades, games, wrong }: PuzzlesAnswer): string {
  return [
    `${game}: ${puzzles} puzzles, ${games} games looked through\n`,
    table(
      ['grade', 'puzzles'],
      grades.map((count, i) => [String(i + 1), String(count)]),
    ),
    ...wrong.map((line) => `${line}\n`),
  ].join('\n');
}
