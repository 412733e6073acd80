/**
 * A table on this device: who looks, when the curtain falls, when bots answer, and that every answer is kept before the next
 * question is shown. Knows no page: it tells its watchers that something changed, and they look.
 */
import type { Hint } from '../../bots/hint.ts';
import {
  type GameEvent,
  type GameRecord,
  isOver,
  type Move,
  type Refusal,
  type Seat,
  type State,
} from '../../kernel/index.ts';
import type { Sight, Sitter, Table } from '../../table/table.ts';
import type { Advisor, Brain } from '../bots/brain.ts';
import type { TableProblem } from '../keep/tables.ts';
import type { Room, Scene, SharedScreen } from './room.ts';

export type AnyTable = Table<State, Move, GameEvent, object>;

export interface RoomNeeds {
  readonly brain: Brain;
  /** Who gives hints; absent where none are given. */
  readonly advisor?: Advisor;
  /** Writes the table down. */
  keep(): TableProblem | null;
  /** Whether another page plays this table, and this one has caught up with it. */
  readonly following?: boolean;
  /** Whether the game has secrets that a shared screen must not show. */
  readonly secrets: boolean;
  /** How long a bot takes at least, in milliseconds. */
  pause(): number;
}

/** The page that has the lead lets the bots answer; one that follows waits, in case that page was closed. */
const LEAD_MS = 2500;

export class LocalRoom implements Room, SharedScreen {
  readonly table: AnyTable;
  readonly hint?: () => Promise<Hint<Move> | null>;
  readonly #needs: RoomNeeds;
  readonly #persons: readonly Seat[];
  readonly #watchers = new Set<() => void>();
  /** Where each gesture of several answers began and ended: undo takes back the whole. */
  #gestures: { from: number; to: number }[] = [];
  #viewer: Seat | null;
  #curtain: Seat | null = null;
  #answeredAt = new Map<Seat, number>();
  #refusal: Refusal | null = null;
  #unkept: TableProblem | null = null;
  #following: boolean;
  #asked = Date.now();
  #open = true;
  #thinking = false;
  #scene: Scene;

  constructor(table: AnyTable, needs: RoomNeeds) {
    this.table = table;
    this.#needs = needs;
    this.#following = needs.following ?? false;
    const { advisor } = needs;
    if (advisor) this.hint = () => this.#hintOf(advisor);
    this.#persons = table.sitters.flatMap((sitter, seat) => (sitter.bot === null ? [seat] : []));
    for (const [i, { seat }] of table.match.line.entries()) this.#answeredAt.set(seat, i + 1);
    this.#viewer = this.#persons.length === 1 ? (this.#persons[0] ?? null) : null;
    this.#turnToWhoeverIsAsked();
    this.#scene = this.#look();
  }

  get scene(): Scene {
    return this.#scene;
  }

  get sitters(): readonly Sitter[] {
    return this.table.sitters;
  }

  get shared(): SharedScreen {
    return this;
  }

  /** A record holds the deal and every draw: where several share the screen it is not given out before the game is over. */
  get recordable(): boolean {
    return !this.#needs.secrets || this.#persons.length < 2 || isOver(this.table.match.state);
  }

  record(): GameRecord {
    return this.table.match.record();
  }

  ahead(line: readonly Move[]): Sight | null {
    return this.#viewer === null ? null : this.table.ahead(this.#viewer, line);
  }

  past(answers: number): object | null {
    return this.table.past(this.#viewer, answers);
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Lets bots answer until a person is asked. Safe to call again. */
  start(): void {
    this.#open = true;
    void this.#letBotsAnswer();
  }

  close(): void {
    this.#open = false;
  }

  /** A gesture: one answer, or several that follow each other. Stops where one is refused. */
  answer(moves: readonly Move[]): void {
    const seat = this.#viewer;
    if (seat === null || this.#curtain !== null) return;
    const from = this.table.match.line.length;
    this.#refusal = null;
    for (const move of moves) {
      const given = this.table.answer(seat, move);
      if ('refused' in given) {
        this.#refusal = given;
        break;
      }
    }
    const to = this.table.match.line.length;
    this.#gestures = [...this.#gestures.filter((gesture) => gesture.to <= from), { from, to }];
    this.#answeredAt.set(seat, to);
    this.#changed();
  }

  /** Bots may go on answering meanwhile: the position of the question is kept for who thinks. */
  async #hintOf(advisor: Advisor): Promise<Hint<Move> | null> {
    const { game, match } = this.table;
    return this.#viewer === null ? null : advisor.hint(game, game.clone(match.state), this.#viewer);
  }

  undo(): void {
    const seat = this.#viewer;
    if (seat !== null) this.#takeBack(seat);
  }

  redo(): void {
    const seat = this.#viewer;
    if (seat === null) return;
    const { match } = this.table;
    const to = this.#gestures.find((gesture) => gesture.from === match.line.length)?.to ?? match.line.length + 1;
    while (match.line.length < to && match.redo(seat) === null);
    this.#answeredAt.set(seat, match.line.length);
    this.#changed();
  }

  /** The person in front of the curtain takes the device. */
  lift(): void {
    this.#viewer = this.#curtain;
    this.#curtain = null;
    this.#changed();
  }

  /** Who answered last and may still take it back, while the curtain is down. */
  get regret(): Seat | null {
    const last = this.table.match.line.at(-1)?.seat;
    if (last === undefined || !this.#persons.includes(last)) return null;
    return this.table.match.undoRefusal(last) === null ? last : null;
  }

  /** Takes the last answer back from in front of the curtain: the device goes back to who gave it. */
  regretLast(): void {
    const seat = this.regret;
    if (seat === null) return;
    this.#takeBack(seat);
  }

  #takeBack(seat: Seat): void {
    const { match } = this.table;
    const now = match.line.length;
    const from = this.#gestures.find((gesture) => gesture.to === now)?.from ?? now - 1;
    while (match.line.length > from && match.undo(seat) === null);
    this.#answeredAt.set(seat, match.line.length);
    this.#changed();
  }

  #changed(): void {
    this.#unkept = this.#needs.keep();
    this.#following = false;
    // Whatever is answered here from now on has no place in the table that is kept.
    if (this.#unkept === 'newer') this.close();
    this.#asked = Date.now();
    this.#turnToWhoeverIsAsked();
    this.#scene = this.#look();
    for (const watcher of this.#watchers) watcher();
    void this.#letBotsAnswer();
  }

  /** One person always looks; several take turns, with a curtain in between where there are secrets. */
  #turnToWhoeverIsAsked(): void {
    if (this.#persons.length < 2) return;
    const asked = this.#persons.find((seat) => this.table.sight(null).waiting.includes(seat));
    if (asked === undefined || asked === this.#viewer) {
      if (asked !== undefined) this.#curtain = null;
      return;
    }
    if (this.#needs.secrets) {
      this.#viewer = null;
      this.#curtain = asked;
    } else this.#viewer = asked;
  }

  #look(): Scene {
    const viewer = this.#viewer;
    return {
      viewer,
      curtain: this.#curtain,
      sight: this.table.sight(viewer),
      log: this.table.log(viewer),
      lastSeen: viewer === null ? this.table.match.line.length : (this.#answeredAt.get(viewer) ?? 0),
      asked: this.#asked,
      refusal: this.#refusal,
      unkept: this.#unkept,
      following: this.#following,
      sending: false,
    };
  }

  async #letBotsAnswer(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (this.#open) {
        const seat = this.table.botsAsked()[0];
        if (seat === undefined) break;
        const { match, game, sitters } = this.table;
        const last = match.line.at(-1);
        const [move] = await Promise.all([
          this.#needs.brain.choose(game, game.clone(match.state), seat, sitters[seat]?.bot ?? ''),
          new Promise((resolve) => setTimeout(resolve, this.#needs.pause() + (this.#following ? LEAD_MS : 0))),
        ]);
        // Somebody may have answered meanwhile, or taken an answer back and given another one: then the bot looks again.
        if (!this.#open || match.line.at(-1) !== last) continue;
        const given = this.table.answer(seat, move);
        if ('refused' in given) throw new Error(`the bot on seat ${seat} gave an answer that is ${given.refused}`);
        this.#changed();
      }
    } finally {
      this.#thinking = false;
    }
  }
}
