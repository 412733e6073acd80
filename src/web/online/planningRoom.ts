/** The table as it will be when one is asked next, if nothing unusual happens: an answer given here is given in advance. */
import type { Game, GameRecord, Move } from '../../kernel/index.ts';
import { LONGEST_PLAN, type Reason } from '../../online/protocol.ts';
import type { Sight, Sitter } from '../../table/table.ts';
import type { Room, Scene, Soon } from '../table/room.ts';
import { type Connection, messageId } from './connection.ts';
import type { HeldTable } from './heldTable.ts';
import { aheadOf, following, foreseenSight, planOf } from './plan.ts';

export class PlanningRoom implements Room {
  readonly #game: Game;
  readonly #connection: Connection;
  readonly #held: HeldTable;
  /** The table as it is. */
  readonly #room: Room;
  readonly #planned: () => void;
  readonly #watchers = new Set<() => void>();
  #sending = false;
  #trouble: Reason | null = null;
  #scene: Scene;

  constructor(game: Game, connection: Connection, held: HeldTable, room: Room, planned: () => void) {
    this.#game = game;
    this.#connection = connection;
    this.#held = held;
    this.#room = room;
    this.#planned = planned;
    this.#scene = this.#look();
  }

  get scene(): Scene {
    return this.#scene;
  }

  get sitters(): readonly Sitter[] {
    return this.#room.sitters;
  }

  get shared(): null {
    return null;
  }

  /** Why the last change of the plan was not taken. */
  get trouble(): Reason | null {
    return this.#trouble;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Follows the table until the result is called. */
  open(): () => void {
    const stop = this.#held.watch(() => this.#changed());
    this.#changed();
    return stop;
  }

  answer(line: readonly Move[]): void {
    void this.#plan([...this.#line, ...line]);
  }

  /** Takes the last prepared answer back: nobody has heard of it. */
  undo(): void {
    void this.#plan(this.#line.slice(0, -1));
  }

  redo(): void {
    // What was not prepared cannot be prepared again by itself.
  }

  /** Leaves a gesture out, and what no longer follows without it. */
  remove(from: number, to: number): void {
    const { seen } = this.#held;
    const rest = this.#line.filter((_, i) => i < from || i >= to);
    if (seen) void this.#plan(following(this.#game, seen, rest));
  }

  ahead(line: readonly Move[]): Sight | null {
    const { seen } = this.#held;
    return seen && aheadOf(this.#game, seen, this.#line, line);
  }

  past(answers: number): Soon<object | null> {
    return this.#room.past(answers);
  }

  get recordable(): boolean {
    return false;
  }

  record(): Soon<GameRecord | null> {
    return null;
  }

  get #line(): readonly Move[] {
    return this.#held.seen ? planOf(this.#held.seen) : [];
  }

  async #plan(line: readonly Move[]): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#changed();
    const moves = line.slice(0, LONGEST_PLAN).map((move) => ({ ...move }));
    const reply = await this.#connection.ask({ t: 'plan', id: messageId(), table: this.#held.id, moves });
    this.#sending = false;
    this.#trouble = reply.t === 'refuse' ? reply.reason : null;
    if (reply.t === 'ack') this.#planned();
    this.#changed();
  }

  #changed(): void {
    this.#scene = this.#look();
    for (const watcher of this.#watchers) watcher();
  }

  #look(): Scene {
    const now = this.#room.scene;
    const { seen } = this.#held;
    const line = this.#line;
    const room = line.length < LONGEST_PLAN;
    const sight = seen && room ? foreseenSight(this.#game, seen, line) : null;
    return {
      ...now,
      // Where nothing more is foreseen, nothing more is asked: the table is shown as it is.
      sight: sight ?? { ...now.sight, moves: [], undo: line.length > 0 ? null : 'nothing', redo: 'nothing' },
      lastSeen: sight?.ply ?? now.sight.ply,
      refusal: null,
      sending: this.#sending,
    };
  }
}
