/**
 * What the server keeps: documents, each with a version, and the logs of the tables. The log is the truth of a table; a snapshot
 * is a cache. Two drivers implement this, and one suite of tests holds both to it.
 */

/** What a document is about. Documents of one kind have the same shape; the code that owns the kind reads it. */
export type Kind = 'person' | 'session' | 'passkey' | 'token' | 'table' | 'turn' | 'plan' | 'push' | 'report' | 'house';

/** A document as it was read. `version` goes up by one with every change. */
export interface Doc {
  readonly kind: Kind;
  readonly id: string;
  readonly version: number;
  /** JSON-safe. */
  readonly value: unknown;
}

/** A document to be written, whole: keys and a due time that are left out are gone. */
export interface Put {
  readonly kind: Kind;
  readonly id: string;
  /** The version that it replaces; 0 for a new one. */
  readonly version: number;
  readonly value: unknown;
  /** Words by which it is found again. They replace the earlier ones. */
  readonly keys?: readonly string[];
  /** When something has to be done about it, in house time; null: nothing is due. */
  readonly due?: number | null;
}

/** One line of a table's log. Ply 0 is the deal. */
export interface LogRow {
  readonly ply: number;
  /** JSON-safe. */
  readonly entry: unknown;
}

/** A position as it was before the answer `ply + 1`. */
export interface Snapshot {
  readonly ply: number;
  /** JSON-safe. */
  readonly value: unknown;
}

/** One more line of a log, and what is written with it: all of it, or nothing. */
export interface Append {
  readonly table: string;
  readonly ply: number;
  readonly entry: unknown;
  /** Replaces the table's earlier snapshot. */
  readonly snapshot?: Snapshot;
  /** The table's turn, written whatever its version is: who wrote the ply knows it. */
  readonly turn: Omit<Put, 'kind' | 'id' | 'version'>;
}

/** One message of a table's talk. */
export interface Talk {
  readonly n: number;
  readonly value: unknown;
}

export interface Store {
  get(kind: Kind, id: string): Promise<Doc | null>;
  /** Several documents of a kind, in this order; those that are not there are left out. */
  getAll(kind: Kind, ids: readonly string[]): Promise<Doc[]>;
  /** Writes a document if it still has the version that it replaces. False: somebody else was first, and nothing is written. */
  put(put: Put): Promise<boolean>;
  remove(kind: Kind, id: string): Promise<void>;
  /** The documents that have this key, the last changed first. */
  find(kind: Kind, key: string, limit: number): Promise<Doc[]>;
  /** The documents that are due at this time or earlier, the earliest first. */
  due(kind: Kind, time: number, limit: number): Promise<Doc[]>;

  /**
   * Durable when it resolves. `taken`: the ply is already there, and nothing is written. Whoever asks again after a
   * `StoreUnavailable` and hears `taken` looks into the log: the entry there may be its own.
   */
  append(append: Append): Promise<'written' | 'taken'>;
  /** The log from a ply on, in order. */
  log(table: string, from: number): Promise<LogRow[]>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Adds a message to the talk of a table (`players` or `spectators` of it) and gives it its number, from 1 on. */
  say(room: string, value: unknown): Promise<number>;
  /** The last messages, oldest first. */
  talk(room: string, limit: number): Promise<Talk[]>;

  /** Answers if the store can be read and written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The store cannot be reached, or cannot write: what was asked for may be asked for again. It is not done, with one exception: when
 * the connection breaks between a write and the word about it, nobody here can know. A second try tells, because every write
 * is bound to a version or a ply; only `say` may then be heard twice.
 */
export class StoreUnavailable extends Error {}
