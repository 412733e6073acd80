/**
 * The one line between this page and the server. It is opened when first wanted, opens itself again when it breaks, and says again
 * whatever the server has not answered, under the same id: nothing is done twice, and nothing is lost.
 */
import { type ClientMessage, isTableId, PROTOCOL, type Reason, type ServerMessage } from '../../online/protocol.ts';
import { HeldTable } from './heldTable.ts';

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a page has of its browser beside the line. A simulation brings its own. */
export interface Means {
  /** Calls `run` once, so many milliseconds from now. The result ends it. */
  after(milliseconds: number, run: () => void): () => void;
  /** A number from 0 up to 1, as `Math.random` gives it. */
  chance(): number;
  /** A name for a message that no other message has. */
  messageId(): string;
}

const BROWSER: Means = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  messageId,
};

export type Condition =
  | 'connecting'
  | 'open'
  /** It was open, or should have been: the page tries again by itself. */
  | 'lost'
  /** The server speaks another version: the page has to be loaded again. */
  | 'version';

type Asking = Extract<ClientMessage, { readonly id: string }>;
type Answered = Extract<ServerMessage, { readonly t: 'ack' | 'past' }>;
export type Reply = Answered | { readonly t: 'refuse'; readonly reason: Reason; readonly rule?: string };

interface Open {
  readonly message: Asking;
  tries: number;
  settle(reply: Reply): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Where the server had no ear for a message, it is said again after so long, or twice as long. */
const UNHEARD_PAUSE_MS = 1000;
/** A message that could not be written down is sent again this often before the person is told. */
const TRIES = 5;

export class Connection {
  readonly #dial: () => Line;
  readonly means: Means;
  readonly #watchers = new Set<() => void>();
  readonly #tables = new Map<string, HeldTable>();
  readonly #open = new Map<string, Open>();
  #line: Line | null = null;
  #endPause: (() => void) | null = null;
  #failures = 0;
  /** The line on which something was not heard and will be said again; null: none. */
  #unheard: Line | null = null;
  #condition: Condition = 'connecting';
  #person: string | null = null;

  constructor(dial: () => Line, means: Means = BROWSER) {
    this.#dial = dial;
    this.means = means;
  }

  get condition(): Condition {
    return this.#condition;
  }

  /** The public id of who sits before this page; null before the first hello. */
  get person(): string | null {
    return this.#person;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Joins a table and keeps up with it until it is left. */
  table(id: string): HeldTable {
    let held = this.#tables.get(id);
    if (!held) {
      held = new HeldTable(id);
      if (!isTableId(id)) {
        held.hearRefusal('noTable');
        return held;
      }
      this.#tables.set(id, held);
      if (this.#condition === 'open') this.#join(held);
      else this.connect();
    }
    return held;
  }

  leave(id: string): void {
    if (this.#tables.delete(id)) this.#send({ t: 'leave', table: id });
  }

  /** Says something that wants an answer. It is said again after every break until the answer is there. */
  ask(message: Asking): Promise<Reply> {
    return new Promise((settle) => {
      this.#open.set(message.id, { message, tries: 0, settle });
      this.#send(message);
    });
  }

  connect(): void {
    if (this.#line || this.#condition === 'version') return;
    this.#endPause?.();
    const line = this.#dial();
    this.#line = line;
    line.onopen = () => greet(line);
    line.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message && this.#line === line) this.#hear(message);
    };
    line.onclose = () => {
      if (this.#line === line) this.#broken();
    };
  }

  /** Goes over to a new line at once: the server asks for it, the person is another one now, or the device is back. */
  renew(): void {
    this.#drop();
    this.#failures = 0;
    this.connect();
  }

  close(): void {
    this.#drop();
    this.#endPause?.();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    // Nothing is said between two lines: it waits for the next hello.
    if (this.#condition === 'open') this.#turn('connecting');
    line?.close();
  }

  #broken(): void {
    this.#line = null;
    if (this.#condition === 'version') return;
    this.#turn('lost');
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++);
    // Thousands of pages lose the same server in the same moment: each comes back at its own.
    this.#endPause = this.means.after(longest * (0.5 + this.means.chance() / 2), () => this.connect());
  }

  #turn(condition: Condition): void {
    if (this.#condition === condition) return;
    this.#condition = condition;
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #send(message: ClientMessage): void {
    if (this.#condition === 'open') this.#line?.send(JSON.stringify(message));
  }

  /** Opens the table once more: who had a bot standing in is back. */
  rejoin(held: HeldTable): void {
    if (this.#condition === 'open') this.#join(held);
  }

  #join(held: HeldTable): void {
    const ply = held.resume();
    this.#send({ t: 'join', table: held.id, ...(ply === null ? {} : { ply }) });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.#welcome(message.person);
        break;
      case 'moving':
        this.renew();
        break;
      case 'ack':
      case 'past':
        this.#settle(message.id, message);
        break;
      case 'refuse':
        this.#refused(message);
        break;
      case 'table': {
        const held = this.#tables.get(message.card.id);
        const began = held?.card?.status === 'gathering' && message.card.status === 'playing';
        held?.hearCard(message.card);
        if (held && began && held.seen === null) this.#join(held);
        break;
      }
      default: {
        const held = this.#tables.get(message.table);
        if (held && !held.hear(message)) this.#send({ t: 'resync', table: held.id });
      }
    }
  }

  #welcome(person: string): void {
    this.#failures = 0;
    // Somebody else sits here now: what was seen with other eyes is forgotten.
    if (this.#person !== null && this.#person !== person) for (const held of this.#tables.values()) held.forget();
    this.#person = person;
    this.#condition = 'open';
    this.#sayAll();
    this.#tell();
  }

  /** Joins every table once more and asks again whatever is not answered: the server does nothing twice. */
  #sayAll(): void {
    for (const held of this.#tables.values()) this.#join(held);
    for (const { message } of this.#open.values()) this.#send(message);
  }

  /** The server did not hear something, and cannot say what it was: after a pause all of it is said again. */
  #sayAllSoon(): void {
    const line = this.#line;
    if (line === null || this.#unheard === line) return;
    this.#unheard = line;
    this.means.after(UNHEARD_PAUSE_MS * (1 + this.means.chance()), () => {
      if (this.#unheard === line) this.#unheard = null;
      // A new line has begun with saying all.
      if (this.#line !== line) return;
      if (this.#condition === 'open') this.#sayAll();
      else greet(line);
    });
  }

  #refused({ id, table, reason, rule }: Extract<ServerMessage, { readonly t: 'refuse' }>): void {
    if (reason === 'version') {
      this.#turn('version');
      this.#drop();
      return;
    }
    if (id === null && table === null && (reason === 'tooFast' || reason === 'notStored')) {
      this.#sayAllSoon();
      return;
    }
    const open = id === null ? undefined : this.#open.get(id);
    if (!open || id === null) {
      const held = table === null ? undefined : this.#tables.get(table);
      held?.hearRefusal(reason);
      // The store was away while the table was opened: it is opened again, by each page in its own moment.
      if (held && reason === 'notStored')
        this.means.after(FIRST_PAUSE_MS * (1 + 3 * this.means.chance()), () => {
          if (this.#tables.get(held.id) === held) this.rejoin(held);
        });
      return;
    }
    if (reason === 'notStored' && ++open.tries < TRIES) {
      this.means.after(FIRST_PAUSE_MS * 2 ** open.tries, () => {
        if (this.#open.has(id)) this.#send(open.message);
      });
      return;
    }
    this.#settle(id, { t: 'refuse', reason, ...(rule === undefined ? {} : { rule }) });
  }

  #settle(id: string, reply: Reply): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.settle(reply);
  }
}

function greet(line: Line): void {
  line.send(JSON.stringify({ t: 'hello', v: PROTOCOL } satisfies ClientMessage));
}

function readMessage(data: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    // The server is ours and speaks the version that the hello agreed on: its words are taken as they are typed.
    return typeof message === 'object' && message !== null ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** A name for a message that no other message has. */
export function messageId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((id, part) => id + part.toString(36), '');
}
