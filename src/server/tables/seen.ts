/** What each seat and the spectators of a table know, as a document that changes with every answer; messages are its differences. */
import {
  FastRng,
  type GameEvent,
  hashOf,
  type Match,
  type Move,
  type Played,
  redeal,
  type Seat,
  type State,
  sees,
  waiting,
} from '../../kernel/index.ts';
import { type Delta, difference, type Json } from '../../online/delta.ts';
import type { PlanDropped, Seen } from '../../online/protocol.ts';
import type { LogEntry } from '../../table/table.ts';
import type { Clock } from './clock.ts';
import type { TurnDoc } from './docs.ts';

/** So many differences are kept for a client that was away; one that was away longer gets the whole. */
const KEPT = 64;

export interface Change {
  readonly from: number;
  readonly ply: number;
  readonly delta: Delta | null;
}

/** One seat's, or the spectators', side of a table. */
export class Viewer {
  readonly seat: Seat | null;
  readonly #id: string;
  readonly #lines = new WeakMap<Played<State, Move, GameEvent>, LogEntry>();
  #seen: Seen;
  #ply: number;
  #changes: Change[] = [];

  constructor(id: string, seat: Seat | null, match: Match, ply: number, around: Around) {
    this.#id = id;
    this.seat = seat;
    this.#ply = ply;
    this.#seen = this.#look(match, around);
  }

  get ply(): number {
    return this.#ply;
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** Looks again. The difference leads from what was seen before. */
  update(match: Match, ply: number, around: Around): Change {
    const next = this.#look(match, around);
    const change = { from: this.#ply, ply, delta: difference(asJson(this.#seen), asJson(next)) };
    this.#seen = next;
    this.#ply = ply;
    this.#changes.push(change);
    if (this.#changes.length > KEPT) this.#changes.shift();
    return change;
  }

  /** What leads from `ply` to now; null where that is not known, or where more than the ply may have changed. */
  since(ply: number): readonly Change[] | null {
    const start = this.#changes.findIndex((change) => change.from === ply && change.ply !== ply);
    if (start < 0) return null;
    // Beside the game something may have changed at that ply too, here or on the node that it was seen on: that is said whole.
    return [...this.#changes.slice(start), { from: this.#ply, ply: this.#ply, delta: besideOf(this.#seen) }];
  }

  #look(match: Match, { turn, plan, dropped, clock, running }: Around): Seen {
    const { seat } = this;
    const { state, game } = match;
    return {
      seat,
      world: seat === null ? null : imagined(this.#id, match, seat),
      view: seat === null ? game.view(state, null) : null,
      waiting: waiting(state),
      log: this.#log(match),
      undo: seat === null ? 'nothing' : match.undoBarred(seat),
      redo: seat === null ? 'nothing' : match.redoRefusal(seat),
      outcome: match.outcome,
      plan: seat === null ? [] : plan(seat),
      dropped: seat === null ? null : dropped(seat),
      clock: clock && { left: clock.left, running },
      standIns: turn.standIns,
      asked: turn.asked,
    };
  }

  #log(match: Match): LogEntry[] {
    const { seat } = this;
    const log: LogEntry[] = [this.#opening(match)];
    for (const [i, played] of match.line.entries()) {
      let entry = this.#lines.get(played);
      if (entry === undefined) {
        entry = { ply: i + 1, seat: played.seat, events: played.events.filter((event) => sees(seat, event)) };
        this.#lines.set(played, entry);
      }
      log.push(entry);
    }
    return log;
  }

  #first: LogEntry | null = null;
  #opening(match: Match): LogEntry {
    this.#first ??= { ply: 0, seat: null, events: match.opening.filter((event) => sees(this.seat, event)) };
    return this.#first;
  }
}

/** A difference that leads to what is seen beside the game, whatever was seen there before. */
function besideOf({ plan, dropped, clock, standIns, asked, undo, redo }: Seen): Delta {
  const beside = { plan, dropped, clock, standIns, asked, undo, redo };
  return { o: Object.fromEntries(Object.entries(beside).map(([key, value]) => [key, [value as unknown as Json]])) };
}

/** What a viewer is shown beside the game itself. */
export interface Around {
  readonly turn: TurnDoc;
  /** What a seat has given in advance, and why the rest of it was dropped. */
  plan(seat: Seat): readonly Move[];
  dropped(seat: Seat): PlanDropped | null;
  readonly clock: Clock | null;
  /** The seats whose clock runs. */
  readonly running: readonly Seat[];
}

/**
 * A world that `seat` cannot tell from the true one. It depends on what the seat knows and on nothing else: `redeal` is a function
 * of the view, and the generator is the same at every ply.
 */
export function imagined(id: string, match: Match, seat: Seat): State {
  const world = match.game.clone(match.state);
  redeal(match.game, world, seat, new FastRng(hashOf([id, seat])));
  return world;
}

/** A document of plain data: every part of it is JSON-safe by the kernel's contract. */
function asJson(seen: Seen): Json {
  return seen as unknown as Json;
}
