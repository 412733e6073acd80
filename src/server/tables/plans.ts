/**
 * Answers in advance. They are kept in the store: whichever node takes the answer before them gives them. How far a plan has come
 * is read off the log, so that nothing has to be written when one of its answers is given.
 */
import * as v from 'valibot';
import type { Game, Move, Seat, State } from '../../kernel/index.ts';
import type { PlanDropped } from '../../online/protocol.ts';
import { type Foreseen, lookAhead, ownOf } from '../../table/foresee.ts';
import { type Doc, type Store, StoreUnavailable } from '../store/store.ts';
import type { Versioned } from './docs.ts';
import type { TableEntry } from './entries.ts';

const PlanDoc = v.object({
  /** The entries that the log had when the plan was made. */
  ply: v.number(),
  moves: v.array(v.looseObject({ do: v.string() })),
  /** What each answer was chosen for. */
  foreseen: v.array(v.object({ question: v.string(), before: v.string(), after: v.nullable(v.string()) })),
  /** Why the rest was dropped, and how many entries the log had then. */
  dropped: v.nullable(
    v.object({ why: v.picklist(['question', 'own', 'notLegal', 'outcome'] satisfies PlanDropped[]), ply: v.number() }),
  ),
});
type PlanDoc = v.InferOutput<typeof PlanDoc>;

/** How often a plan is written again that another node has changed meanwhile. */
const TRIES = 5;

export class Plans {
  readonly #table: string;
  readonly #seats: number;
  readonly #store: Store;
  readonly #docs = new Map<Seat, Versioned<PlanDoc>>();

  constructor(table: string, seats: number, store: Store) {
    this.#table = table;
    this.#seats = seats;
    this.#store = store;
  }

  /** Reads what was planned, here or on other nodes, and says whose plan is another one now. */
  async read(): Promise<Seat[]> {
    const ids = Array.from({ length: this.#seats }, (_, seat) => this.#name(seat));
    const found = new Map((await this.#store.getAll('plan', ids)).map((doc) => [doc.id, doc]));
    const changed: Seat[] = [];
    for (const [seat, id] of ids.entries()) {
      const doc = found.get(id);
      if (doc === undefined || doc.version === this.#docs.get(seat)?.version) continue;
      this.#docs.set(seat, readPlan(doc));
      changed.push(seat);
    }
    return changed;
  }

  /** Takes the place of whatever the seat had planned before. */
  async make(seat: Seat, ply: number, moves: readonly Move[], foreseen: readonly Foreseen[]): Promise<void> {
    const plan = { ply, moves: moves.map((move) => ({ ...move })), foreseen: foreseen.slice(), dropped: null };
    for (let tries = 0; tries < TRIES; tries++) {
      if (await this.#put(seat, plan)) return;
      await this.read();
    }
    // Several tabs of one person plan at once, on several nodes: the page asks again.
    throw new StoreUnavailable(`a plan of the table ${this.#table} was changed again and again`);
  }

  /** The rest of a plan is not given. If somebody has planned anew meanwhile, that stays. */
  async drop(seat: Seat, why: PlanDropped, ply: number): Promise<void> {
    const plan = this.#docs.get(seat)?.value;
    if (plan && !(await this.#put(seat, { ...plan, dropped: { why, ply } }))) await this.read();
  }

  /** What of a seat's plan is still to come. */
  rest(seat: Seat, entries: readonly TableEntry[]): { readonly move: Move; readonly foreseen: Foreseen }[] {
    const plan = this.#docs.get(seat)?.value;
    if (plan === undefined || plan.dropped !== null) return [];
    const since = entries.slice(plan.ply).filter((entry) => entry.seat === seat);
    // Who answers otherwise meanwhile, or takes an answer back, goes on in person.
    if (since.some((entry) => entry.by !== 'plan')) return [];
    return plan.moves.slice(since.length).flatMap((move, i) => {
      const foreseen = plan.foreseen[since.length + i];
      return foreseen ? [{ move, foreseen }] : [];
    });
  }

  /** Why the rest of a seat's plan was dropped, until the seat has answered or planned since. */
  dropped(seat: Seat, entries: readonly TableEntry[]): PlanDropped | null {
    const dropped = this.#docs.get(seat)?.value.dropped ?? null;
    return dropped && !entries.slice(dropped.ply).some((entry) => entry.seat === seat) ? dropped.why : null;
  }

  async #put(seat: Seat, value: PlanDoc): Promise<boolean> {
    const version = this.#docs.get(seat)?.version ?? 0;
    const written = await this.#store.put({ kind: 'plan', id: this.#name(seat), version, value });
    if (written) this.#docs.set(seat, { version: version + 1, value });
    return written;
  }

  #name(seat: Seat): string {
    return `${this.#table}.${seat}`;
  }
}

/** Why an answer in advance is not given in this position; null where everything is as it was foreseen. */
export function unforeseen(
  game: Game,
  s: State,
  seat: Seat,
  move: Move,
  { question, before, after }: Foreseen,
): PlanDropped | null {
  if (s.agenda.at(-1)?.kind !== question) return 'question';
  if (ownOf(game, s, seat) !== before) return 'own';
  const now = lookAhead(game, game.clone(s), seat, move);
  if (now === null) return 'notLegal';
  return now.after === after ? null : 'outcome';
}

function readPlan(doc: Doc): Versioned<PlanDoc> {
  return { version: doc.version, value: v.parse(PlanDoc, doc.value) };
}
