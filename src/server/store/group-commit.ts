/**
 * Group commit: what is written within a few milliseconds becomes durable together, with one fsync. Each write has its own
 * result; one that fails is undone alone.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreUnavailable } from './store.ts';

/** An fsync costs the same for one write as for ten, and holds up the whole process: after one, the next waits so long for company. */
const COMPANY_MS = 6;

interface Write {
  /** Writes, and returns what to do when it is durable. */
  run(): () => void;
  reject(error: unknown): void;
}

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #undo: StatementSync;
  readonly #gather: ((flush: () => void) => void) | null;
  #waiting: Write[] = [];
  #last = Number.NEGATIVE_INFINITY;

  /** `gather` says when what has gathered is written, where that is not left to the clock. */
  constructor(db: DatabaseSync, gather: ((flush: () => void) => void) | null = null) {
    this.#db = db;
    this.#gather = gather;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
    this.#savepoint = db.prepare('SAVEPOINT one');
    this.#release = db.prepare('RELEASE one');
    this.#undo = db.prepare('ROLLBACK TO one');
  }

  /** Resolves when what `run` wrote is durable. What it throws undoes it, and nothing else. */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#soon();
      this.#waiting.push({
        run() {
          const result = run();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  /** A store that has nothing to do writes at once. */
  #soon(): void {
    if (this.#gather) {
      this.#gather(() => this.flush());
      return;
    }
    const wait = this.#last + COMPANY_MS - performance.now();
    if (wait > 0) setTimeout(() => this.flush(), wait);
    else setImmediate(() => this.flush());
  }

  /** Writes what is waiting. */
  flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    try {
      this.#begin.run();
      const settled = batch.map((write) => this.#alone(write));
      this.#commit.run();
      for (const settle of settled) settle();
    } catch (error) {
      // A full disk ends the transaction by itself at some statements and leaves it open at others.
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const { reject } of batch) reject(translated(error));
    }
    this.#last = performance.now();
  }

  #alone(write: Write): () => void {
    this.#savepoint.run();
    try {
      const acknowledge = write.run();
      this.#release.run();
      return acknowledge;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#undo.run();
      this.#release.run();
      return () => write.reject(translated(error));
    }
  }
}

/** SQLite's codes for: busy, locked, out of memory, read-only, input or output failed, full, cannot open. */
const PASSING = new Set([5, 6, 7, 8, 10, 13, 14]);

/** An error of SQLite that may pass, or of a store that was closed, as `StoreUnavailable`; others as they are. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const closed = 'code' in error && error.code === 'ERR_INVALID_STATE';
  // The low byte is the kind of the error, the rest says which of its sort.
  const passing = 'errcode' in error && typeof error.errcode === 'number' && PASSING.has(error.errcode & 0xff);
  return closed || passing ? new StoreUnavailable(`SQLite: ${error.message}`, { cause: error }) : error;
}
