/**
 * A game on this node: takes answers one after another, and tells nobody of one before it is durable. The log in the store is
 * the truth; what is here is a copy that catches up with it.
 */
import {
  type Game,
  type GameRecord,
  type Match,
  type Move,
  type Seat,
  type State,
  waiting,
} from '../../kernel/index.ts';
import { foresee, foreseeLine } from '../../table/foresee.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Time } from '../time.ts';
import { type Act, Copy, type Doing, type NotDone } from './copy.ts';
import { readTurn, type TableDoc, type TurnDoc, type Versioned } from './docs.ts';
import { type Stand, takeUp } from './load.ts';
import { Plans, unforeseen } from './plans.ts';
import { type Around, type Change, imagined, Viewer } from './seen.ts';
import { backTurn, botsAskedIn, clockNow, dueOf, nextTurn, runningIn, wokenTurn } from './turn.ts';

export interface HostNeeds {
  readonly store: Store;
  readonly time: Time;
  /** Whether a person has the table open, on any node. */
  present(seat: Seat): boolean;
  /** Something changed, and is durable: whoever watches is told. */
  changed(ply: number): void;
  /** What a seat has given in advance has changed: it alone is told, for that it plans is nobody else's business. */
  planChanged(seat: Seat): void;
  /** Clocks were read anew for somebody who came: whoever looks with the same eyes is told. */
  clocksRead(eyes: Seat | null): void;
  /** This node has written a ply: the others are told. */
  wrote(ply: number): void;
  /** This node has written a plan: the others are told. */
  planned(): void;
  /** This node has written a turn that changed without an answer: the others are told. */
  turned(): void;
}

/** How often something is read or written again that other nodes have changed meanwhile. */
const TRIES = 5;
/** Who sits here is shown what the clocks show now; for spectators, who come in crowds, they are read anew after so long. */
const FRESH_MS = 1000;

export type Answered = { readonly ack: number } | NotDone;

export class Hosted {
  readonly id: string;
  readonly game: Game;
  readonly #needs: HostNeeds;
  #table: TableDoc;
  #copy: Copy;
  /** As the store has it: it is of the same ply as the copy. */
  #turn: Versioned<TurnDoc>;
  readonly #plans: Plans;
  #viewers = new Map<Seat | null, Viewer>();
  /** When each of them last looked, in house time, and at which turn. */
  readonly #looked = new WeakMap<Viewer, { readonly at: number; readonly turn: number }>();
  #queue: Promise<unknown> = Promise.resolve();
  #stale = false;

  private constructor(id: string, game: Game, table: TableDoc, needs: HostNeeds, loaded: Opening) {
    this.id = id;
    this.game = game;
    this.#table = table;
    this.#needs = needs;
    this.#copy = loaded.copy;
    this.#turn = loaded.turn;
    this.#plans = loaded.plans;
  }

  static async open(id: string, game: Game, table: TableDoc, needs: HostNeeds): Promise<Hosted> {
    const plans = new Plans(id, table.seats.length, needs.store);
    const [loaded] = await Promise.all([loading(id, game, table, needs.store), plans.read()]);
    return new Hosted(id, game, table, needs, { ...loaded, plans });
  }

  /** How many entries the log has after the deal. */
  get ply(): number {
    return this.#copy.ply;
  }

  get match(): Match {
    return this.#copy.match;
  }

  /** The position as it is written down. */
  position(): Promise<State> {
    return this.#inOrder(async () => this.match.state);
  }

  get turn(): TurnDoc {
    return this.#turn.value;
  }

  /** The seats that are asked and do not answer for themselves. */
  get awaitedBots(): Seat[] {
    return botsAskedIn(this.#table, this.turn);
  }

  /** What was agreed has changed: a name, a seat. */
  set table(table: TableDoc) {
    this.#table = table;
  }

  /** Does one thing if it is legal and nothing has come in between. `acknowledge` is called when it is durable, before anybody is told. */
  do(doing: Doing, act: Act, acknowledge: (ply: number) => void = () => {}): Promise<Answered> {
    return this.#inOrder(async () => {
      for (let tries = 0; tries < 2; tries++) {
        const done = this.#copy.doneBy(doing);
        if (done !== undefined) {
          acknowledge(done);
          return { ack: done };
        }
        if (!this.#copy.isOpen(doing.ply)) return { refused: 'behind' };
        // Who has lost on time plays no more: the bot does.
        if (doing.by === 'person' && this.#table.late === 'loses' && this.turn.standIns.includes(doing.seat))
          return { refused: 'notYourQuestion' };
        const result = await this.#write(doing, act, acknowledge);
        if (result !== 'taken') return result;
        await this.#reload();
      }
      return { refused: 'behind' };
    });
  }

  /**
   * Answers in advance, held against what the seat may know: each must be legal if nothing unusual happens before it. An empty list
   * drops what was planned.
   */
  plan(seat: Seat, moves: readonly Move[]): Promise<Answered> {
    return this.#inOrder(async () => {
      const world = imagined(this.id, this.match, seat);
      const foreseen = foreseeLine(this.game, world, seat, moves);
      if (foreseen.length < moves.length)
        return { refused: foresee(this.game, world, seat) ? 'notLegal' : 'notYourQuestion' };
      await this.#plans.make(seat, this.ply, moves, foreseen);
      this.#needs.planned();
      this.#needs.planChanged(seat);
      return { ack: this.ply };
    });
  }

  /** The next of a seat's answers in advance, if the seat is asked and all is as it was foreseen; otherwise the rest is dropped. */
  takePlanned(seat: Seat): Promise<Move | null> {
    return this.#inOrder(async () => {
      const [next] = this.#plans.rest(seat, this.#copy.entries);
      if (next === undefined || !this.turn.waiting.includes(seat)) return null;
      // Held against what the seat may know: in the true position, whether a plan is given would tell a secret.
      const why = unforeseen(this.game, imagined(this.id, this.match, seat), seat, next.move, next.foreseen);
      if (why === null) return next.move;
      await this.#plans.drop(seat, why, this.ply);
      this.#needs.planned();
      this.#needs.planChanged(seat);
      return null;
    });
  }

  /** The seats that are asked and have answered in advance. Who has lost on time plays no more. */
  get planners(): Seat[] {
    const { waiting: asked, standIns } = this.turn;
    return asked.filter(
      (seat) =>
        !(this.#table.late === 'loses' && standIns.includes(seat)) &&
        this.#plans.rest(seat, this.#copy.entries).length > 0,
    );
  }

  /** Reads what was planned on other nodes. */
  readPlans(): Promise<void> {
    return this.#inOrder(async () => {
      for (const seat of await this.#plans.read()) this.#needs.planChanged(seat);
    });
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
      const [, planned] = await Promise.all([this.#readOn(), this.#plans.read()]);
      for (const seat of planned) this.#needs.planChanged(seat);
      await this.#needs.time.sure();
      const woken = wokenTurn(this.#table, this.turn, this.#needs.time.now());
      // Several nodes find the same table due: who writes it down first tells.
      return woken !== null && (await this.#keepTurn(woken.turn)) ? woken.told : [];
    });
  }

  /** A person is back: the bot gives the seat up, if the table has it so. */
  back(seat: Seat): Promise<void> {
    return this.#inOrder(async () => {
      if (!this.turn.standIns.includes(seat)) return;
      await this.#needs.time.sure();
      for (let tries = 0; tries < TRIES; tries++) {
        const turn = backTurn(this.#table, this.turn, seat, this.#needs.time.now());
        if (turn === null || (await this.#keepTurn(turn))) return;
      }
    });
  }

  /** When the table needs somebody again, if no person does anything. */
  get due(): number | null {
    return dueOf(this.#table, this.turn, this.#needs.time.now());
  }

  /** How the table looks to a seat, or to a spectator: nothing that is not durable. */
  viewer(seat: Seat | null): Promise<Viewer> {
    return this.#inOrder(async () => {
      let viewer = this.#viewers.get(seat);
      if (viewer === undefined) {
        viewer = new Viewer(this.id, seat, this.match, this.ply, this.#around);
        this.#noteLook(viewer);
        this.#viewers.set(seat, viewer);
      }
      // While nobody looked with these eyes they were not kept up: one difference leads over all that was missed.
      else if (viewer.ply !== this.ply) this.#lookAgain(viewer);
      else if (this.#isOld(viewer)) this.#needs.clocksRead(seat);
      return viewer;
    });
  }

  /** What changed for those who look. Called while nothing is being written. */
  changes(looking: ReadonlySet<Seat | null>): { readonly seat: Seat | null; readonly change: Change }[] {
    return [...this.#viewers]
      .filter(([seat]) => looking.has(seat))
      .map(([seat, viewer]) => ({ seat, change: this.#lookAgain(viewer) }));
  }

  #lookAgain(viewer: Viewer): Change {
    this.#noteLook(viewer);
    return viewer.update(this.match, this.ply, this.#around);
  }

  #noteLook(viewer: Viewer): void {
    this.#looked.set(viewer, { at: this.#needs.time.now(), turn: this.#turn.version });
  }

  /** Whether clocks have run since, or a bot stands in since: then those who look with these eyes look again. */
  #isOld(viewer: Viewer): boolean {
    const { at = 0, turn = 0 } = this.#looked.get(viewer) ?? {};
    if (turn !== this.#turn.version) return true;
    if (this.turn.left === null || runningIn(this.#table, this.turn).length === 0) return false;
    const passed = Math.abs(this.#needs.time.now() - at);
    return passed >= (viewer.seat === null ? FRESH_MS : 1);
  }

  /** The record of a game that is over, its seed included; null while it is played. */
  record(): Promise<GameRecord | null> {
    return this.#inOrder(async () => {
      return this.match.outcome === null ? null : this.match.record();
    });
  }

  /** What a seat, or a spectator, saw after so many answers. */
  past(seat: Seat | null, answers: number): Promise<object | null> {
    return this.#inOrder(async () => this.#copy.past(seat, answers));
  }

  get #around(): Around {
    return {
      turn: this.turn,
      clock: clockNow(this.#table, this.turn, this.#needs.time.now()),
      running: runningIn(this.#table, this.turn),
      plan: (seat) => this.#plans.rest(seat, this.#copy.entries).map(({ move }) => move),
      dropped: (seat) => this.#plans.dropped(seat, this.#copy.entries),
    };
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
    await this.#needs.time.sure();
    const { state, drawn } = this.match;
    // A snapshot is taken before the first answer of a run: what a seat may take back comes after it.
    const bookmark = this.#copy.entries.at(-1)?.seat === seat ? null : { state: this.game.clone(state), drawn };
    const { store, time } = this.#needs;
    const moment = { now: time.now(), wall: time.wall() };
    // Until it is written down, what is here is not what the store has; after a fault it is read again before anything else is done.
    this.#stale = true;
    const entry = this.#copy.perform(doing, act, moment.wall);
    if ('refused' in entry) {
      this.#stale = false;
      return entry;
    }
    const ply = this.ply + 1;
    const asked = waiting(this.match.state);
    const present = (other: Seat) => this.#needs.present(other);
    const turn = nextTurn(this.#table, this.turn, { entry, ply, asked, present }, moment);
    try {
      const written = await store.append({
        table: this.id,
        ply,
        entry,
        ...(bookmark ? { snapshot: { ply: ply - 1, value: bookmark satisfies Stand } } : {}),
        turn: { value: turn, due: dueOf(this.#table, turn, moment.now) },
      });
      if (written === 'taken') return 'taken';
    } catch (error) {
      // Whether it was written is not known.
      if (error instanceof StoreUnavailable) return { refused: 'notStored' };
      throw error;
    }
    this.#stale = false;
    this.#turn = { version: this.#turn.version + 1, value: turn };
    this.#copy.enter(entry);
    acknowledge(ply);
    this.#needs.wrote(ply);
    this.#needs.changed(ply);
    return { ack: ply };
  }

  async #reload(): Promise<void> {
    const before = this.#turn.version;
    const { copy, turn } = await loading(this.id, this.game, this.#table, this.#needs.store);
    this.#copy = copy;
    this.#turn = turn;
    this.#stale = false;
    if (turn.version !== before) this.#needs.changed(copy.ply);
  }

  /** Writes down that the turn has changed without an answer: a bot stands in, somebody is back. False: it is another one meanwhile, which is read. */
  async #keepTurn(turn: TurnDoc): Promise<boolean> {
    const { store, time } = this.#needs;
    const { version } = this.#turn;
    const due = dueOf(this.#table, turn, time.now());
    // Should the word about it get lost, nobody here knows what was written.
    this.#stale = true;
    const kept = await store.put({ kind: 'turn', id: this.id, version, value: turn, due });
    this.#stale = false;
    if (!kept) {
      await this.#readOn();
      return false;
    }
    this.#turn = { version: version + 1, value: turn };
    this.#needs.turned();
    this.#needs.changed(this.ply);
    return true;
  }

  async #readOn(): Promise<void> {
    const { store } = this.#needs;
    const [rows, doc] = await Promise.all([store.log(this.id, this.ply + 1), store.get('turn', this.id)]);
    const turn = doc && readTurn(doc);
    // Both are read apart: where somebody has written between, it is read again as a whole.
    if (turn?.value.ply !== this.ply + rows.length) return this.#reload();
    if (rows.length === 0 && turn.version === this.#turn.version) return;
    for (const row of rows) this.#copy.follow(row.entry);
    this.#turn = turn;
    this.#needs.changed(this.ply);
  }
}

interface Loading {
  readonly copy: Copy;
  readonly turn: Versioned<TurnDoc>;
}

interface Opening extends Loading {
  readonly plans: Plans;
}

/** Log, snapshot and turn are read apart: while somebody writes between, they are read again. */
async function loading(id: string, game: Game, table: TableDoc, store: Store): Promise<Loading> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [rows, snapshot, doc] = await Promise.all([store.log(id, 0), store.snapshot(id), store.get('turn', id)]);
    if (doc === null) throw new Error(`the table ${id} has no turn`);
    const turn = readTurn(doc);
    if (turn.value.ply === rows.length - 1 && (snapshot?.ply ?? 0) < rows.length)
      return { copy: Copy.of(takeUp(game, table, rows, snapshot)), turn };
  }
  throw new StoreUnavailable(`the table ${id} was written again and again while it was read`);
}
