/**
 * How far somebody has come in a guide: the chapter, the lesson, and the position that is played on. It limits nothing in the
 * engine; it says which legal answers are taken now, what the others answer, and when a lesson is done. Knows no page.
 */
import { botMove } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import {
  FastRng,
  type Game,
  type GameEvent,
  judge,
  Match,
  type Move,
  readOptions,
  type Seat,
  type State,
} from '../../kernel/index.ts';
import { type Sight, type Sitter, Table } from '../../table/table.ts';
import type { Chapter, Guide, Lesson, Opening } from '../../ui/guide.ts';
import type { KeptCourse } from './keep.ts';

type AnyTable = Table<State, Move, GameEvent, object>;

/** What is wanted of who learns: to read, to do one thing, to play freely, or nothing more. */
export type Mode = 'read' | 'do' | 'play' | 'finished';

/** More answers than any stretch of free play needs. */
const LONGEST_STRETCH = 400;

export class Course {
  readonly game: Game;
  readonly guide: Guide;
  readonly #sittersOf: (seats: number, learner: Seat) => readonly Sitter[];
  #chapter = 0;
  #table: AnyTable;
  /** How many answers had been given in the chapter when each lesson so far began. */
  #starts: number[] = [0];
  #finished = false;
  #restarts = 0;

  constructor(
    game: Game,
    guide: Guide,
    sittersOf: (seats: number, learner: Seat) => readonly Sitter[],
    kept: KeptCourse | null = null,
  ) {
    this.game = game;
    this.guide = guide;
    this.#sittersOf = sittersOf;
    const known = kept !== null && guide.chapters[kept.chapter] !== undefined ? kept : null;
    this.#chapter = known?.chapter ?? 0;
    this.#table = this.#seat();
    if (known) this.#takeUp(known);
  }

  get table(): AnyTable {
    return this.#table;
  }

  get chapter(): Chapter {
    return at(this.guide.chapters, this.#chapter);
  }

  get lesson(): Lesson {
    return at(this.chapter.lessons, this.#starts.length - 1);
  }

  get finished(): boolean {
    return this.#finished;
  }

  /** How often it was begun anew since the page was opened. */
  get restarts(): number {
    return this.#restarts;
  }

  /** How many lessons lie before this one, in all chapters, and how many there are. */
  get progress(): { readonly done: number; readonly all: number } {
    const counts = this.guide.chapters.map(({ lessons }) => lessons.length);
    const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
    return { done: sum(counts.slice(0, this.#chapter)) + this.#starts.length - 1, all: sum(counts) };
  }

  sight(): Sight {
    return this.#table.sight(this.chapter.learner);
  }

  /** A task that was done before its lesson began is only read: the idea has shown itself. */
  mode(sight: Sight = this.sight()): Mode {
    if (this.#finished) return 'finished';
    const { task } = this.lesson;
    return task === undefined || this.#done(sight) ? 'read' : task.kind;
  }

  /** Why these answers are not taken yet: a key of the lesson's words, or that there is something to read first. */
  refusal(answer: readonly Move[], sight: Sight = this.sight()): string | 'read' | null {
    switch (this.mode(sight)) {
      case 'read':
        return 'read';
      case 'do':
      case 'play':
        return this.lesson.task?.refuses?.(answer, sight) ?? null;
      case 'finished':
        return null;
    }
  }

  /** What the others answer: as it is prepared, or as a merchant would, the same each time. */
  answerOf(seat: Seat): Move {
    const { match } = this.#table;
    const { others, learner } = this.chapter;
    const prepared = (seat === learner ? null : others?.(this.#table.sight(seat))) ?? null;
    if (prepared !== null && !('refused' in judge(this.game, match.state, seat, prepared))) return prepared;
    const chance = new FastRng(`${this.chapter.seed}/${seat}/${match.line.length}`);
    return botMove(merchant, this.game, match.state, seat, chance);
  }

  /** To be called when an answer was given or taken back: goes on to the lesson that fits. */
  changed(): void {
    const answers = this.#answers();
    while (this.#starts.length > 1 && (this.#starts.at(-1) ?? 0) > answers) this.#starts.pop();
    const { task } = this.lesson;
    if (task && answers > (this.#starts.at(-1) ?? 0) && this.#done(this.sight())) this.#begin();
  }

  /**
   * Leaves a lesson that was read, or a stretch of free play, which a merchant then plays to its end. Says whether another
   * position is on the table now.
   */
  goOn(): boolean {
    const mode = this.mode();
    if (mode === 'do' || mode === 'finished') return false;
    if (mode === 'play') {
      this.#playOn();
      this.#begin();
      return true;
    }
    if (this.#starts.length < this.chapter.lessons.length) {
      this.#begin();
      return false;
    }
    if (this.#chapter + 1 >= this.guide.chapters.length) {
      this.#finished = true;
      return false;
    }
    return this.#open(this.#chapter + 1);
  }

  restart(): void {
    this.#restarts++;
    this.#finished = false;
    this.#open(0);
  }

  kept(): KeptCourse {
    return {
      chapter: this.#chapter,
      starts: this.#starts,
      line: this.#table.match.line.slice(this.chapter.opening.length).map(({ seat, move }) => ({ seat, move })),
      finished: this.#finished,
    };
  }

  #playOn(): void {
    for (let left = LONGEST_STRETCH; left > 0 && !this.#done(this.sight()); left--) {
      const [seat] = this.sight().waiting;
      if (seat === undefined) return;
      this.#table.answer(seat, this.answerOf(seat));
    }
  }

  #open(chapter: number): true {
    this.#chapter = chapter;
    this.#starts = [0];
    this.#table = this.#seat();
    return true;
  }

  #begin(): void {
    this.#starts = [...this.#starts, this.#answers()];
  }

  #done(sight: Sight): boolean {
    return this.lesson.task?.until(sight) ?? false;
  }

  /** How many answers have been given in this chapter. */
  #answers(): number {
    return this.#table.match.line.length - this.chapter.opening.length;
  }

  #seat(): AnyTable {
    const { seats, learner } = this.chapter;
    return openedChapter(this.game, this.chapter, this.#sittersOf(seats, learner));
  }

  /** Goes on where somebody left. What no longer fits the rules or the guide is left out: the chapter begins anew. */
  #takeUp({ starts, line, finished }: KeptCourse): void {
    const fits = starts.length > 0 && starts.length <= this.chapter.lessons.length && answerAll(this.#table, line);
    if (!fits) {
      this.#open(this.#chapter);
      return;
    }
    this.#starts = [...starts];
    this.#finished = finished;
  }
}

/** The table at which a chapter begins. */
export function openedChapter(game: Game, chapter: Chapter, sitters: readonly Sitter[]): AnyTable {
  const read = readOptions(game, chapter.seats, chapter.options);
  if ('problem' in read) throw new Error(`${game.id}, ${chapter.id}: ${JSON.stringify(read)}`);
  const names = sitters.map(({ name }) => name);
  const match = Match.simulated(game, { seats: chapter.seats, options: read.options, names }, chapter.seed);
  const table = new Table(game, match, sitters);
  if (!answerAll(table, chapter.opening)) throw new Error(`${game.id}, ${chapter.id}: the opening is not legal`);
  return table;
}

function answerAll(table: AnyTable, line: readonly Opening[]): boolean {
  return line.every(({ seat, move }) => !('refused' in table.answer(seat, move)));
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
}
