/** One table on this node: what is said to it, by pages and by other nodes, and what comes of it. */
import type { Game, GameRecord, Move, Seat, State } from '../../kernel/index.ts';
import type { ClientMessage, TableCard } from '../../online/protocol.ts';
import type { Bus } from '../bus/bus.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Time } from '../time.ts';
import { processTimers, type Timers } from '../timers.ts';
import { Absent } from './absent.ts';
import { Audience, type Told, type Watcher } from './audience.ts';
import { cardOf } from './card.ts';
import { Conversation, type Uttered } from './conversation.ts';
import { readTable, readTurn, seatOf, type TableDoc, type Versioned } from './docs.ts';
import { Hosted } from './hosted.ts';
import { recordWithoutRules, Unplayable } from './load.ts';
import type { Here } from './presence.ts';
import { Talk } from './talk.ts';

/** A word of another node is read again so long after the store could not be. */
const AGAIN_MS = 500;

export interface PlaceNeeds {
  readonly store: Store;
  readonly bus: Bus;
  readonly time: Time;
  /** Those of the process, if none are given. */
  readonly timers?: Timers;
  /** The name of this node. */
  readonly node: string;
  /** How long a bot takes at least, in milliseconds. */
  readonly botPause: number;
  /** A bot's answer: legal, or the table takes another one's. */
  think(game: Game, state: State, seat: Seat, bot: string): Promise<Move>;
  tell(person: string, table: string, game: string, ply: number): void;
  /** A fault of ours, for the log. */
  report(error: unknown, table: string): void;
}

export class Place {
  readonly id: string;
  readonly #needs: PlaceNeeds;
  readonly #game: Game | undefined;
  #table: Versioned<TableDoc>;
  #hosted: Promise<Hosted> | null = null;
  /** The game, once it is open: for what must not wait. */
  #open: Hosted | null = null;
  readonly #audience: Audience;
  readonly #absent: Absent;
  readonly #conversation: Conversation;
  readonly #unsubscribe: () => void;
  readonly #timers: Timers;
  #closed = false;
  /** Whether the game is known to be over: from then on those who play hear those who watch. */
  #over = false;
  /** When somebody was last here, in house time. */
  touched: number;

  constructor(id: string, game: Game | undefined, table: Versioned<TableDoc>, needs: PlaceNeeds) {
    this.id = id;
    this.#game = game;
    this.#table = table;
    this.#needs = needs;
    this.touched = needs.time.now();
    this.#audience = new Audience(id, () => needs.time.now());
    const { timers = processTimers } = needs;
    this.#timers = timers;
    this.#absent = new Absent({
      pause: () => new Promise((resolve) => void timers.after(needs.botPause, resolve)),
      think: (of, state, seat, bot) => needs.think(of, state, seat, bot),
      hosted: () => this.hosted(),
      table: () => this.table,
      report: (error) => needs.report(error, id),
    });
    this.#conversation = new Conversation({
      table: id,
      talk: new Talk(id, needs.store),
      audience: this.#audience,
      agreed: () => this.table,
      over: () => this.#over,
      wall: () => needs.time.wall(),
      publish: (talk) => this.#publish({ talk }),
    });
    this.#unsubscribe = needs.bus.subscribe(`table.${id}`, (message) => void this.#heard(message));
  }

  get table(): TableDoc {
    return this.#table.value;
  }

  get version(): number {
    return this.#table.version;
  }

  get watched(): boolean {
    return this.#audience.size > 0;
  }

  /** Whether nothing here needs this node any more. */
  get idle(): boolean {
    return !this.watched && !this.#absent.answering;
  }

  /** The game, from the store if it is not here yet. */
  hosted(): Promise<Hosted> {
    this.#hosted ??= this.#openGame().catch((error: unknown) => {
      this.#hosted = null;
      throw error;
    });
    return this.#hosted;
  }

  async join(watcher: Watcher, known: number | undefined): Promise<void> {
    this.touched = this.#needs.time.now();
    const seat = seatOf(this.table, watcher.person);
    // While nobody watched, nobody minded a word that got lost.
    const missed = this.#open !== null && !this.watched;
    this.#audience.enter(watcher, seat);
    if (missed) await this.catchUp();
    // The game is read while card and talk are; whether it can be played is told when its turn comes.
    if (this.table.status === 'playing') this.hosted().catch(() => {});
    const card = await this.card(watcher.person);
    this.#audience.say(watcher, { t: 'table', card });
    await this.#conversation.recall(watcher, seat);
    if (card.status === 'over') await this.#tellEnd();
    this.#tellPresence();
    if (this.table.status !== 'playing') return;
    const hosted = await this.#playable(watcher, null);
    if (hosted === null) return;
    if (hosted.turn.over) await this.#tellEnd();
    if (seat !== null) await hosted.back(seat);
    await this.#show(watcher, seat, hosted, known);
    void this.#absent.answer();
  }

  leave(watcher: Watcher): void {
    if (this.#audience.leave(watcher)) this.#tellPresence();
  }

  /** Everything a page says about a game goes through here; the seat is that of the person, never of the message. */
  async hear(watcher: Watcher, message: Extract<ClientMessage, { table: string }>): Promise<void> {
    this.touched = this.#needs.time.now();
    const seat = seatOf(this.table, watcher.person);
    switch (message.t) {
      case 'join':
        return this.join(watcher, message.ply);
      case 'leave':
        return this.leave(watcher);
      case 'resync': {
        const hosted = this.table.status === 'playing' ? await this.#playable(watcher, null) : null;
        if (hosted) await this.#show(watcher, seat, hosted, undefined);
        return;
      }
      case 'look':
        return this.#look(watcher, message.id, seat, message.answers);
      case 'chat':
        return this.#conversation.chat(watcher, message, seat);
      case 'plan':
      case 'move':
      case 'undo':
      case 'redo':
        return this.#act(watcher, message, seat);
    }
  }

  /** What is due: bots that nobody let answer, clocks that have run out, notices. */
  async wake(): Promise<void> {
    const hosted = await this.hosted();
    for (const seat of await hosted.wake()) {
      const sitter = this.table.seats[seat];
      if (sitter?.kind === 'person') this.#needs.tell(sitter.person, this.id, this.table.game, hosted.ply);
    }
    await this.#absent.answer();
  }

  /** Reads what other nodes may have written: what was agreed, the game, and what was answered in advance. */
  async catchUp(): Promise<void> {
    const doc = await this.#needs.store.get('table', this.id);
    if (doc) await this.changed(readTable(doc));
    if (this.#open === null) return;
    await this.#open.catchUp();
    await this.#open.readPlans();
    void this.#absent.answer();
  }

  async card(person: string | null): Promise<TableCard> {
    const { table } = this;
    const doc = table.status === 'playing' && this.#open === null ? await this.#needs.store.get('turn', this.id) : null;
    const turn = this.#open?.turn ?? (doc && readTurn(doc).value);
    return cardOf(this.id, table, turn, person);
  }

  /** The record of a game that is over, its seed included; null while it is played: it would tell secrets. */
  async record(): Promise<GameRecord | null> {
    try {
      return await (await this.hosted()).record();
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      // Rules that this server does not have: what was written down is there all the same.
      const { status } = await this.card(null);
      return status === 'over' ? recordWithoutRules(this.table, await this.#needs.store.log(this.id, 0)) : null;
    }
  }

  /** What was agreed has changed: everybody who has the table open is told. */
  async changed(table: Versioned<TableDoc>): Promise<void> {
    if (table.version <= this.#table.version) return;
    const began = table.value.status === 'playing' && this.table.status !== 'playing';
    this.#table = table;
    if (this.#open) this.#open.table = table.value;
    this.#audience.reseat(table.value);
    for (const watcher of this.#audience.watchers)
      await this.#orAgain(watcher, async () =>
        this.#audience.say(watcher, { t: 'table', card: await this.card(watcher.person) }),
      );
    if (!began) return;
    // Who leaves while others are let in does not come back by that.
    for (const watcher of this.#audience.watchers)
      if (this.#audience.has(watcher)) await this.#orAgain(watcher, () => this.join(watcher, undefined));
    void this.#absent.answer();
  }

  /** Where the store does not answer while somebody is to be told something, their page is told to ask again. */
  async #orAgain(watcher: Watcher, tell: () => Promise<void>): Promise<void> {
    try {
      await tell();
    } catch (error) {
      this.#needs.report(error, this.id);
      this.#audience.refuse(watcher, null, 'notStored');
    }
  }

  /** Tells the other nodes that what was agreed has changed. */
  announce(): void {
    this.#publish({ agreed: this.version });
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  async #openGame(): Promise<Hosted> {
    if (this.#game === undefined) throw new Unplayable(`no game ${this.table.game}`);
    const hosted = await Hosted.open(this.id, this.#game, this.table, {
      store: this.#needs.store,
      time: this.#needs.time,
      present: (seat) => this.#present(seat),
      wrote: (ply) => this.#publish({ ply }),
      planned: () => this.#publish({ planned: true }),
      turned: () => this.#publish({ turned: true }),
      changed: () => this.#tellChanges(this.#audience.eyes),
      planChanged: (seat) => this.#tellChanges(new Set([seat])),
      clocksRead: (eyes) => this.#tellChanges(new Set([eyes])),
    });
    this.#open = hosted;
    return hosted;
  }

  /** The game for a page, or the reason why it can be read only. */
  async #playable(watcher: Watcher, id: string | null): Promise<Hosted | null> {
    try {
      return await this.hosted();
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      this.#audience.refuse(watcher, id, 'readOnly');
      return null;
    }
  }

  async #show(watcher: Watcher, seat: Seat | null, hosted: Hosted, known: number | undefined): Promise<void> {
    const viewer = await hosted.viewer(seat);
    if (!this.#audience.has(watcher)) return;
    this.#audience.shown(watcher);
    const time = this.#needs.time.wall();
    const missed = known === undefined ? null : viewer.since(known);
    if (missed === null)
      this.#audience.say(watcher, { t: 'view', table: this.id, ply: viewer.ply, seen: viewer.seen, time });
    else for (const change of missed) this.#audience.say(watcher, { t: 'delta', table: this.id, ...change, time });
  }

  /** One text for everybody who looks with the same eyes, of those. */
  #tellChanges(eyes: ReadonlySet<Seat | null>): void {
    if (this.#open === null) return;
    const time = this.#needs.time.wall();
    const texts = new Map(
      this.#open
        .changes(eyes)
        .map(({ seat, change }) => [
          seat,
          JSON.stringify({ t: 'delta', table: this.id, ...change, time } satisfies Told),
        ]),
    );
    this.#audience.tellChange((seat) => texts.get(seat));
    if (this.#open.turn.over) void this.#tellEnd();
  }

  /** Once the game is over, those who played hear what those who watched have said. */
  async #tellEnd(): Promise<void> {
    if (this.#over) return;
    this.#over = true;
    for (const watcher of this.#audience.watchers)
      if (seatOf(this.table, watcher.person) !== null)
        await this.#orAgain(watcher, () => this.#conversation.recallRoom(watcher, 'spectators'));
  }

  async #act(
    watcher: Watcher,
    message: Extract<ClientMessage, { t: 'plan' | 'move' | 'undo' | 'redo' }>,
    seat: Seat | null,
  ): Promise<void> {
    if (seat === null) return this.#audience.refuse(watcher, message.id, 'notSeated');
    if (this.table.status !== 'playing') return this.#audience.refuse(watcher, message.id, 'notStarted');
    const hosted = await this.#playable(watcher, message.id);
    if (hosted === null) return;
    if (message.t === 'plan') {
      const planned = await hosted.plan(seat, message.moves);
      if ('refused' in planned) return this.#audience.refuse(watcher, message.id, planned.refused);
      this.#audience.say(watcher, { t: 'ack', id: message.id, table: this.id, ply: planned.ack });
      return void this.#absent.answer();
    }
    const act =
      message.t === 'move'
        ? { move: message.move }
        : message.t === 'undo'
          ? { undo: true as const }
          : { redo: true as const };
    const answered = await hosted.do({ seat, by: 'person', ply: message.ply, message: message.id }, act, (ply) =>
      this.#audience.say(watcher, { t: 'ack', id: message.id, table: this.id, ply }),
    );
    if ('refused' in answered) return this.#audience.refuse(watcher, message.id, answered.refused, answered.rule);
    void this.#absent.answer();
  }

  /** The position after so many answers, made from the record: what this seat saw then. */
  async #look(watcher: Watcher, id: string, seat: Seat | null, answers: number): Promise<void> {
    if (this.table.status !== 'playing') return this.#audience.refuse(watcher, id, 'notStarted');
    const hosted = await this.#playable(watcher, id);
    if (hosted === null) return;
    const view = await hosted.past(seat, answers);
    this.#audience.say(watcher, { t: 'past', id, table: this.id, answers, view });
  }

  async #heard(message: unknown): Promise<void> {
    const { node, ply, planned, turned, agreed, talk, presence } = message as Partial<Word>;
    if (node === this.#needs.node || node === undefined) return;
    try {
      if ((ply !== undefined || turned !== undefined) && this.#open) await this.#open.catchUp();
      if (planned !== undefined && this.#open) await this.#open.readPlans();
      if (agreed !== undefined && agreed > this.version) await this.catchUp();
      if (talk !== undefined) this.#conversation.spread(talk);
      if (presence !== undefined) this.#audience.hearPresence(node, presence);
    } catch (error) {
      this.#needs.report(error, this.id);
      // What was told is in the store. Nobody says it again: whoever is asked here would wait for nothing.
      if (error instanceof StoreUnavailable)
        this.#timers.after(AGAIN_MS, () => void (this.#closed || this.#heard(message)));
    }
  }

  #present(seat: Seat): boolean {
    const sitter = this.table.seats[seat];
    return sitter?.kind === 'person' && this.#audience.isHere(sitter.person);
  }

  /** Says again to the other nodes who is here: they forget it otherwise. */
  refreshPresence(): void {
    if (this.watched) this.#publish({ presence: this.#audience.own });
  }

  #tellPresence(): void {
    this.#publish({ presence: this.#audience.own });
    this.#audience.showPresence();
  }

  #publish(told: Omit<Partial<Word>, 'node'>): void {
    this.#needs.bus.publish(`table.${this.id}`, { node: this.#needs.node, ...told });
  }
}

/** What nodes tell each other about a table. */
interface Word {
  readonly node: string;
  readonly ply: number;
  readonly planned: true;
  readonly turned: true;
  readonly agreed: number;
  readonly talk: Uttered;
  readonly presence: Here;
}
