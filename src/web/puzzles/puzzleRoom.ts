/** The table of a puzzle: the position as the seat saw it, and one answer that is judged instead of played. */
import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Move,
  replay,
  type Seat,
  type State,
  same,
} from '../../kernel/index.ts';
import { type Puzzle, type PuzzleGame, solutionOf } from '../../puzzles/puzzle.ts';
import { type Sight, type Sitter, Table } from '../../table/table.ts';
import type { Room, Scene } from '../table/room.ts';

export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'solved' }
  /** `behind` in points, where the search has looked at the answer closely enough to say. */
  | { readonly is: 'wrong'; readonly move: Move; readonly behind: number | null }
  /** Who gave up is shown the answer. */
  | { readonly is: 'shown' };

type AnyTable = Table<State, Move, GameEvent, object>;

/** The position of a puzzle, or null for a record that these rules do not play. */
export function tableOf(
  game: Game,
  { record }: PuzzleGame,
  { ply }: Puzzle,
  sitters: readonly Sitter[],
): AnyTable | null {
  const { result: _, ...running } = record;
  const replayed = replay(game, { ...running, log: record.log.slice(0, ply) });
  return 'problem' in replayed ? null : new Table(game, replayed.match, sitters);
}

export class PuzzleRoom implements Room {
  readonly recordable = false;
  readonly shared = null;
  /** The position as it is asked about, whatever has been answered since. */
  readonly position: Sight;
  readonly #table: AnyTable;
  readonly #puzzle: Puzzle;
  readonly #watchers = new Set<() => void>();
  readonly #since = Date.now();
  #verdict: Verdict = { is: 'open' };
  #tries = 0;
  #scene: Scene;

  constructor(table: AnyTable, puzzle: Puzzle) {
    this.#table = table;
    this.#puzzle = puzzle;
    this.position = table.sight(puzzle.seat);
    this.#scene = this.#look();
  }

  get sitters(): readonly Sitter[] {
    return this.#table.sitters;
  }

  get scene(): Scene {
    return this.#scene;
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  /** How many answers were tried. */
  get tries(): number {
    return this.#tries;
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  ahead(line: readonly Move[]): Sight | null {
    return this.#table.ahead(this.#seat, line);
  }

  past(answers: number): object | null {
    return this.#table.past(this.#seat, answers);
  }

  record(): GameRecord | null {
    return null;
  }

  undo(): void {
    this.tryAgain();
  }

  redo(): void {}

  /** Of a gesture the first answer counts: it is what the puzzle asks for. */
  answer(moves: readonly Move[]): void {
    const [first] = moves;
    if (first === undefined || this.#verdict.is !== 'open') return;
    this.#tries++;
    if (same(first, solutionOf(this.#puzzle))) this.#say({ is: 'solved' });
    else {
      const known = this.#puzzle.answers.find(({ move }) => same(move, first));
      this.#say({ is: 'wrong', move: first, behind: known?.behind ?? null });
    }
  }

  tryAgain(): void {
    if (this.#verdict.is === 'wrong') this.#say({ is: 'open' });
  }

  giveUp(): void {
    if (this.#verdict.is !== 'solved') this.#say({ is: 'shown' });
  }

  get #seat(): Seat {
    return this.#puzzle.seat;
  }

  #say(verdict: Verdict): void {
    this.#verdict = verdict;
    this.#scene = this.#look();
    for (const watcher of this.#watchers) watcher();
  }

  #look(): Scene {
    const sight = this.position;
    const open = this.#verdict.is === 'open';
    // A solved puzzle shows what the answer leads to, where no chance comes in.
    const found = this.#verdict.is === 'solved' || this.#verdict.is === 'shown';
    const after = found ? this.#table.ahead(this.#seat, [solutionOf(this.#puzzle)]) : null;
    const shown = after ? { ...sight, view: after.view } : sight;
    return {
      viewer: this.#seat,
      curtain: null,
      sight: {
        ...shown,
        moves: open ? sight.moves : [],
        undo: this.#verdict.is === 'wrong' ? null : 'nothing',
        redo: 'nothing',
      },
      log: this.#table.log(this.#seat),
      lastSeen: sight.ply,
      asked: this.#since,
      refusal: null,
      unkept: null,
      following: false,
      sending: false,
    };
  }
}
