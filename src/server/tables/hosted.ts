/**
 * A game on this node: takes answers one after another, and tells nobody of one before it is durable. The log in the store is
 * the truth; what is here is a copy that catches up with it.
 */
import {
  type Game,
  type GameRecord,
  judge,
  type Match,
  type Move,
  type RedoRefusal,
  type Refusal,
  replay,
  type Seat,
  type State,
  type Step,
  same,
  type UndoRefusal,
  waiting,
} from '../../kernel/index.ts';
import type { Reason } from '../../online/protocol.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Time } from '../time.ts';
import { type Clock, late, press, runsOut, startClock, takenBack } from './clock.ts';
import { readTurn, type TableDoc, type TurnDoc } from './docs.ts';
import { type By, readEntry, type TableEntry } from './entries.ts';
import { load, replayEntry, type Stand } from './load.ts';
import { type Around, type Change, Viewer } from './seen.ts';

/** A node that was to let a bot answer may have died: after this long, any node may. */
const RESCUE_MS = 8000;
/** Who is asked gets a notice if the answer has not come by then: soon if no page of theirs shows the table. */
export const NOTICE_AWAY_MS = 15_000;
const NOTICE_HERE_MS = 180_000;

export interface HostNeeds {
  readonly store: Store;
  readonly time: Time;
  /** Whether a person has the table open, on any node. */
  present(seat: Seat): boolean;
  /** Something changed, and is durable: whoever watches is told. */
  changed(ply: number): void;
  /** This node has written a ply: the others are told. */
  wrote(ply: number): void;
}

export type Answered = { readonly ack: number } | { readonly refused: Reason; readonly rule?: string };

/** One thing that a seat does: an answer, an undo or a redo. */
export type Act = { readonly move: unknown } | { readonly undo: true } | { readonly redo: true };

/** Who does it, by which message, and what the position was for them. */
export interface Doing {
  readonly seat: Seat;
  readonly by: By;
  readonly ply: number;
  readonly message?: string;
}

export class Hosted {
  readonly id: string;
  readonly game: Game;
  readonly #needs: HostNeeds;
  #table: TableDoc;
  #match: Match;
  #entries: TableEntry[];
  #turn: TurnDoc;
  /** The ply since which the open question stands: an answer to it may come later than that. */
  #openSince: number;
  /** What messages have done, by seat and message. */
  #done: Map<string, number>;
  #plans = new Map<Seat, Plan>();
  #viewers = new Map<Seat | null, Viewer>();
  #queue: Promise<unknown> = Promise.resolve();
  #stale = false;

  private constructor(id: string, game: Game, table: TableDoc, needs: HostNeeds, loaded: Loading) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.#needs = needs;
    this.#match = loaded.match;
    this.#entries = loaded.entries;
    this.#turn = loaded.turn;
    this.#openSince = loaded.entries.length;
    this.#done = doneBy(loaded.entries);
  }

  static async open(id: string, game: Game, table: TableDoc, needs: HostNeeds): Promise<Hosted> {
    return new Hosted(id, game, table, needs, await loading(id, game, table, needs.store));
  }

  /** How many entries the log has after the deal. */
  get ply(): number {
    return this.#entries.length;
  }

  get match(): Match {
    return this.#match;
  }

  /** The position as it is written down. */
  position(): Promise<State> {
    return this.#inOrder(async () => this.#match.state);
  }

  get turn(): TurnDoc {
    return this.#turn;
  }

  /** The seats whose clock runs: asked, and neither a bot's nor held by one. */
  get running(): Seat[] {
    return this.#runningIn(this.#turn);
  }

  #runningIn({ waiting, standIns }: TurnDoc): Seat[] {
    return waiting.filter((seat) => this.#table.seats[seat]?.kind === 'person' && !standIns.includes(seat));
  }

  /** The seats that are asked and do not answer for themselves. */
  get awaitedBots(): Seat[] {
    const running = this.running;
    return this.#turn.waiting.filter((seat) => !running.includes(seat));
  }

  /** What was agreed has changed: a name, a seat. */
  set table(table: TableDoc) {
    this.#table = table;
  }

  /** Does one thing if it is legal and nothing has come in between. `acknowledge` is called when it is durable, before anybody is told. */
  do(doing: Doing, act: Act, acknowledge: (ply: number) => void = () => {}): Promise<Answered> {
    return this.#inOrder(async () => {
      for (let tries = 0; tries < 2; tries++) {
        const done = this.#done.get(nameOf(doing));
        if (done !== undefined) {
          acknowledge(done);
          return { ack: done };
        }
        if (doing.ply > this.ply || doing.ply < this.#openSince) return { refused: 'behind' };
        // Who has lost on time plays no more: the bot does.
        if (doing.by === 'person' && this.#table.late === 'loses' && this.#turn.standIns.includes(doing.seat))
          return { refused: 'notYourQuestion' };
        const result = await this.#write(doing, act, acknowledge);
        if (result !== 'taken') return result;
        await this.#reload();
      }
      return { refused: 'behind' };
    });
  }

  /** Answers in advance. They are kept on this node: who is away longer than it lives answers again. */
  plan(seat: Seat, moves: readonly Move[]): Promise<void> {
    return this.#inOrder(async () => {
      if (moves.length > 0) this.#plans.set(seat, { moves, own: this.#ownOf(seat) });
      else this.#plans.delete(seat);
      this.#needs.changed(this.ply);
    });
  }

  /**
   * The next of a seat's answers in advance, if the seat is asked, the answer is legal and nothing unusual has happened to what is
   * the seat's own. Otherwise the rest is dropped.
   */
  takePlanned(seat: Seat): Promise<Move | null> {
    return this.#inOrder(async () => {
      const plan = this.#plans.get(seat);
      const [move, ...rest] = plan?.moves ?? [];
      if (plan === undefined || !this.#turn.waiting.includes(seat)) return null;
      this.#plans.delete(seat);
      const usual = same(plan.own, this.#ownOf(seat));
      if (move === undefined || !usual || 'refused' in judge(this.game, this.#match.state, seat, move)) {
        this.#needs.changed(this.ply);
        return null;
      }
      // What the answer itself changes is not unusual: the rest is compared with what is there after it.
      if (rest.length > 0) this.#plans.set(seat, { moves: rest, own: null });
      return move;
    });
  }

  get planners(): Seat[] {
    return this.#turn.waiting.filter((seat) => this.#plans.has(seat));
  }

  /** Reads what other nodes have written. */
  catchUp(): Promise<void> {
    return this.#inOrder(async () => {
      await this.#readOn();
    });
  }

  /** Lets bots stand in for those whose time is over, and says who is to be told that it is their turn. */
  wake(): Promise<readonly Seat[]> {
    return this.#inOrder(async () => {
      await this.#readOn();
      const now = this.#needs.time.now();
      const over = late(this.#clock, this.running, now);
      const told = this.#turn.notice !== null && this.#turn.notice <= now ? this.running : [];
      if (over.length === 0 && told.length === 0) return [];
      this.#turn = {
        ...this.#turn,
        standIns: [...this.#turn.standIns, ...over],
        notice: told.length > 0 ? null : this.#turn.notice,
      };
      this.#needs.changed(this.ply);
      return told.filter((seat) => !over.includes(seat));
    });
  }

  /** A person is back: the bot gives the seat up, unless the table has it that who is late loses. */
  back(seat: Seat): Promise<void> {
    return this.#inOrder(async () => {
      const { standIns } = this.#turn;
      if (!standIns.includes(seat) || this.#table.late === 'loses') return;
      const now = this.#needs.time.now();
      const fresh = startClock(this.#table.pace, this.#table.seats.length, now);
      const clock = this.#clock && press(this.#table.pace, this.#clock, this.running, this.running, now);
      this.#turn = {
        ...this.#turn,
        standIns: standIns.filter((other) => other !== seat),
        // Who comes back has the time of a first question again.
        left: clock?.left.map((time, i) => (i === seat ? (fresh?.left[i] ?? time) : time)) ?? null,
        since: now,
      };
      this.#needs.changed(this.ply);
    });
  }

  /** When the table needs somebody again, if no person does anything. */
  get due(): number | null {
    return this.#dueIn(this.#turn);
  }

  #dueIn(turn: TurnDoc): number | null {
    const running = this.#runningIn(turn);
    return dueOf(turn, clockOf(turn), running, running.length < turn.waiting.length, this.#needs.time.now());
  }

  /** How the table looks to a seat, or to a spectator: nothing that is not durable. */
  viewer(seat: Seat | null): Promise<Viewer> {
    return this.#inOrder(async () => {
      let viewer = this.#viewers.get(seat);
      if (viewer === undefined) {
        viewer = new Viewer(this.id, seat, this.#match, this.ply, this.#around);
        this.#viewers.set(seat, viewer);
      }
      // While nobody looked with these eyes they were not kept up: one difference leads over all that was missed.
      else if (viewer.ply !== this.ply) viewer.update(this.#match, this.ply, this.#around);
      return viewer;
    });
  }

  /** What changed for those who look. Called while nothing is being written. */
  changes(looking: ReadonlySet<Seat | null>): { readonly seat: Seat | null; readonly change: Change }[] {
    return [...this.#viewers]
      .filter(([seat]) => looking.has(seat))
      .map(([seat, viewer]) => ({ seat, change: viewer.update(this.#match, this.ply, this.#around) }));
  }

  /** The record of a game that is over, its seed included; null while it is played. */
  record(): Promise<GameRecord | null> {
    return this.#inOrder(async () => {
      return this.#match.outcome === null ? null : this.#match.record();
    });
  }

  /** What a seat, or a spectator, saw after so many answers. */
  past(seat: Seat | null, answers: number): Promise<object | null> {
    return this.#inOrder(async () => {
      const { result: _result, ...record } = this.#match.record();
      const log = this.#match.line.slice(0, answers).map(({ seat: by, move, draws }) => ({ seat: by, move, draws }));
      const replayed = replay(this.game, { ...record, log });
      return 'match' in replayed ? this.game.view(replayed.match.state, seat) : null;
    });
  }

  get #clock(): Clock | null {
    return clockOf(this.#turn);
  }

  get #around(): Around {
    const clock = this.#clock;
    const now = this.#needs.time.now();
    // The page counts down by itself from what it was told.
    const shown = clock && press({ kind: 'live', minutes: 0, increment: 0 }, clock, this.running, this.running, now);
    const plan = new Map([...this.#plans].map(([seat, { moves }]) => [seat, moves]));
    return { turn: this.#turn, plan, clock: shown, running: this.running };
  }

  /** One after another, and each on what the store has: an answer that was not written down is nowhere to be seen. */
  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(async () => {
      if (this.#stale) await this.#reload();
      return work();
    });
    this.#queue = result.catch(() => {});
    return result;
  }

  async #write(doing: Doing, act: Act, acknowledge: (ply: number) => void): Promise<Answered | 'taken'> {
    const { seat } = doing;
    const question = this.#question();
    const { state, drawn } = this.#match;
    // A snapshot is taken before the first answer of a run: what a seat may take back comes after it.
    const bookmark = this.#entries.at(-1)?.seat === seat ? null : { state: this.game.clone(state), drawn };
    const entry = this.#apply(doing, act);
    if ('refused' in entry) return entry;
    const ply = this.ply + 1;
    const turn = this.#nextTurn(entry, ply);
    try {
      const written = await this.#needs.store.append({
        table: this.id,
        ply,
        entry,
        ...(bookmark ? { snapshot: { ply: ply - 1, value: bookmark satisfies Stand } } : {}),
        turn: { value: turn, due: this.#dueIn(turn) },
      });
      if (written === 'taken') {
        this.#stale = true;
        return 'taken';
      }
    } catch (error) {
      // Whether it was written is not known: the store is asked again before anything else is done here.
      this.#stale = true;
      if (error instanceof StoreUnavailable) return { refused: 'notStored' };
      throw error;
    }
    this.#turn = turn;
    this.#entered(entry, question);
    acknowledge(ply);
    this.#needs.wrote(ply);
    this.#needs.changed(ply);
    return { ack: ply };
  }

  /** The open question, if it is one to several seats: others may answer it while one's own answer is on its way. */
  #question(): Step | null {
    const step = this.#match.state.agenda.at(-1);
    return step?.seats === undefined ? null : step;
  }

  /** One more entry, which has been done in memory; `question` was open before it. */
  #entered(entry: TableEntry, question: Step | null): void {
    this.#entries.push(entry);
    if (entry.message !== undefined) this.#done.set(`${entry.seat}/${entry.message}`, this.ply);
    if (question === null || question !== this.#question()) this.#openSince = this.ply;
    const plan = this.#plans.get(entry.seat);
    if (plan?.own === null) this.#plans.set(entry.seat, { ...plan, own: this.#ownOf(entry.seat) });
  }

  /** What is a seat's own, as it sees it: every game keeps it under the seat's place among the players. */
  #ownOf(seat: Seat): unknown {
    const { players } = this.game.view(this.#match.state, seat) as { readonly players?: readonly unknown[] };
    return players?.[seat] ?? null;
  }

  #apply({ seat, by, message }: Doing, act: Act): TableEntry | { readonly refused: Reason; readonly rule?: string } {
    const common = { seat, by, ...(message === undefined ? {} : { message }), at: this.#needs.time.wall() };
    if ('undo' in act) {
      const refused: UndoRefusal | null = this.#match.undo(seat);
      return refused ? { refused: `undo:${refused}` } : { ...common, undo: true };
    }
    if ('redo' in act) {
      const refused: RedoRefusal | null = this.#match.redo(seat);
      return refused ? { refused: `redo:${refused}` } : { ...common, redo: true };
    }
    const played = this.#match.answer(seat, act.move);
    if ('refused' in played) return refusalOf(played);
    const { move, draws, events } = played;
    return { ...common, move, ...(draws.length > 0 ? { draws } : {}), events };
  }

  /** Where the turn stands after an entry that has been done in memory. */
  #nextTurn(entry: TableEntry, ply: number): TurnDoc {
    const before = this.#turn;
    const { seat } = entry;
    const ran = this.running;
    const asked = waiting(this.#match.state);
    // Who answers in person is back.
    const standIns = entry.by === 'person' ? before.standIns.filter((other) => other !== seat) : before.standIns;
    const turn = { ...before, ply, waiting: asked, over: asked.length === 0, standIns };
    const now = this.#needs.time.now();
    const running = this.#runningIn(turn);
    const pressed = this.#clock && press(this.#table.pace, this.#clock, ran, running, now);
    const clock = pressed && 'undo' in entry ? takenBack(this.#table.pace, pressed, ran, running) : pressed;
    const toldBefore = before.notice === null && ran.includes(seat);
    const soonest = running.some((other) => !this.#needs.present(other)) ? NOTICE_AWAY_MS : NOTICE_HERE_MS;
    return {
      ...turn,
      left: clock?.left.slice() ?? null,
      since: now,
      asked: this.#needs.time.wall(),
      // Who has been told during this turn is not told again before it ends.
      notice: running.length === 0 || (toldBefore && running.every((other) => other === seat)) ? null : now + soonest,
    };
  }

  async #reload(): Promise<void> {
    const from = this.ply;
    const { match, entries, turn } = await loading(this.id, this.game, this.#table, this.#needs.store);
    this.#match = match;
    this.#entries = entries;
    this.#turn = turn;
    this.#openSince = entries.length;
    this.#done = doneBy(entries);
    this.#stale = false;
    if (entries.length !== from) this.#needs.changed(entries.length);
  }

  async #readOn(): Promise<void> {
    const rows = await this.#needs.store.log(this.id, this.ply + 1);
    if (rows.length === 0) return;
    for (const row of rows) {
      if (row.ply !== this.ply + 1) return this.#reload();
      const entry = readEntry(row.entry);
      const question = this.#question();
      replayEntry(this.#match, entry);
      this.#entered(entry, question);
    }
    const doc = await this.#needs.store.get('turn', this.id);
    if (doc) this.#turn = readTurn(doc).value;
    this.#needs.changed(this.ply);
  }
}

/** Answers in advance, and what was the seat's own when they were given; null until the answer before them has been given. */
interface Plan {
  readonly moves: readonly Move[];
  readonly own: unknown;
}

interface Loading {
  readonly match: Match;
  readonly entries: TableEntry[];
  readonly turn: TurnDoc;
}

async function loading(id: string, game: Game, table: TableDoc, store: Store): Promise<Loading> {
  const [loaded, turn] = await Promise.all([load(game, store, id, table), store.get('turn', id)]);
  if (turn === null) throw new Error(`the table ${id} has no turn`);
  return { ...loaded, turn: readTurn(turn).value };
}

function doneBy(entries: readonly TableEntry[]): Map<string, number> {
  const done = new Map<string, number>();
  for (const [i, { seat, message }] of entries.entries())
    if (message !== undefined) done.set(`${seat}/${message}`, i + 1);
  return done;
}

function clockOf({ left, since }: TurnDoc): Clock | null {
  return left && { left, since };
}

function nameOf({ seat, message }: Doing): string {
  return message === undefined ? '' : `${seat}/${message}`;
}

function refusalOf({ refused, rule }: Refusal): { readonly refused: Reason; readonly rule?: string } {
  return rule === undefined ? { refused } : { refused, rule };
}

/** When a table that nobody touches needs a node: for a bot, a clock that runs out, a notice. */
export function dueOf(
  turn: TurnDoc,
  clock: Clock | null,
  running: readonly Seat[],
  botsAsked: boolean,
  now: number,
): number | null {
  if (turn.over) return null;
  const times = [runsOut(clock, running), turn.notice, botsAsked ? now + RESCUE_MS : null];
  const due = times.filter((time) => time !== null);
  return due.length === 0 ? null : Math.min(...due);
}
