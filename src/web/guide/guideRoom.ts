/** The table of a guide: an ordinary table on this device, which hands only those answers on that its lesson takes. */
import type { GameRecord, Move, Seat } from '../../kernel/index.ts';
import type { Sight, Sitter } from '../../table/table.ts';
import type { GuideTab, Lesson } from '../../ui/guide.ts';
import type { Brain } from '../bots/brain.ts';
import { LocalRoom } from '../table/localRoom.ts';
import type { Room, Scene } from '../table/room.ts';
import type { Course, Mode } from './course.ts';

/** Everything the guide's card and its light are drawn from. */
export interface Standing {
  readonly chapter: string;
  readonly lesson: Lesson;
  readonly mode: Mode;
  readonly sight: Sight;
  readonly done: number;
  readonly all: number;
  /** About how long the whole guide takes. */
  readonly minutes: number;
  /** Why the last answer was not taken yet. */
  readonly refused: string | null;
  /** Counts refusals, so that the same one twice is said twice. */
  readonly refusals: number;
  /** An answer that shows the idea; null where who learns plays freely or is not asked. */
  readonly suggestion: Move | null;
  readonly lit: readonly string[];
  readonly tab: GuideTab | null;
  readonly look: readonly string[];
}

export class GuideRoom implements Room {
  readonly #course: Course;
  readonly #local: LocalRoom;
  readonly #keep: () => void;
  readonly #watchers = new Set<() => void>();
  /** Bots that wait until something is read. */
  #held: (() => void)[] = [];
  #refused: string | null = null;
  #refusals = 0;
  #standing: Standing;

  constructor(course: Course, needs: { keep(): void; pause(): number }) {
    this.#course = course;
    this.#keep = needs.keep;
    const brain: Brain = {
      choose: async (_game, _s, seat) => {
        while (this.#course.mode() === 'read') await new Promise<void>((resolve) => this.#held.push(resolve));
        return this.#course.answerOf(seat);
      },
    };
    this.#local = new LocalRoom(course.table, {
      brain,
      secrets: false,
      pause: needs.pause,
      keep: () => {
        this.#refused = null;
        this.#course.changed();
        this.#look();
        needs.keep();
        return null;
      },
    });
    this.#local.watch(() => this.#tell());
    this.#standing = this.#stand();
  }

  get standing(): Standing {
    return this.#standing;
  }

  get scene(): Scene {
    return this.#local.scene;
  }

  get sitters(): readonly Sitter[] {
    return this.#local.sitters;
  }

  get shared(): null {
    return null;
  }

  get recordable(): boolean {
    return true;
  }

  record(): GameRecord {
    return this.#local.record();
  }

  ahead(line: readonly Move[]): Sight | null {
    return this.#local.ahead(line);
  }

  past(answers: number): object | null {
    return this.#local.past(answers);
  }

  start(): void {
    this.#local.start();
  }

  close(): void {
    this.#local.close();
    this.#release();
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  answer(moves: readonly Move[]): void {
    const refused = this.#course.refusal(moves, this.scene.sight);
    if (refused === null) {
      this.#local.answer(moves);
      return;
    }
    this.#refused = refused;
    this.#refusals++;
    this.#look();
    this.#tell();
  }

  undo(): void {
    this.#local.undo();
  }

  redo(): void {
    this.#local.redo();
  }

  /** Goes on from a lesson that was read. Says whether another position is on the table now. */
  goOn(): boolean {
    const moved = this.#course.goOn();
    this.#refused = null;
    this.#keep();
    if (moved) return true;
    this.#look();
    this.#tell();
    this.#release();
    return false;
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const go of held) go();
  }

  #look(): void {
    this.#standing = this.#stand();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #stand(): Standing {
    const course = this.#course;
    const sight = course.sight();
    const mode = course.mode(sight);
    const { lesson, chapter } = course;
    const asked = isAsked(sight, chapter.learner);
    // While others move, the whole board is in the light; so it is for who plays freely.
    const lit = mode === 'read' || (mode === 'do' && asked);
    return {
      chapter: chapter.id,
      lesson,
      mode,
      sight,
      ...course.progress,
      minutes: course.guide.minutes,
      refused: this.#refused,
      refusals: this.#refusals,
      suggestion: mode === 'do' && asked ? (lesson.task?.suggests?.(sight) ?? null) : null,
      lit: lit ? (lesson.shows?.(sight) ?? []) : [],
      tab: lit ? (lesson.tab ?? 'board') : null,
      look: lit ? (lesson.look?.(sight) ?? []) : [],
    };
  }
}

function isAsked(sight: Sight, seat: Seat): boolean {
  return sight.waiting.includes(seat);
}
