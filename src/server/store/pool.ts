/**
 * Connections to PostgreSQL with a bound on everything: how many questions are under way, how long one waits for a connection, and how
 * long for its answer. A question that could not be sent in time is never sent later behind the asker's back.
 */
import postgres, { type Sql } from 'postgres';
import { StoreUnavailable } from './store.ts';

/** Enough for the group commit of the database to have something to group; three nodes stay far below its usual limit of 100. */
const CONNECTIONS = 16;

/** How long things may take, in milliseconds. */
export interface Patience {
  /** One statement, on the server. */
  readonly statement: number;
  /** One question, seen from here. Longer than a statement: then it is the server, or the way to it, that is silent. */
  readonly silence: number;
  /** Waiting for a free connection. */
  readonly wait: number;
}

const USUAL: Patience = { statement: 5_000, silence: 8_000, wait: 5_000 };

export class Pool {
  readonly #url: string;
  readonly #patience: Patience;
  #sql: Sql;
  #free = CONNECTIONS;
  readonly #waiting = new Set<() => void>();
  #closed = false;

  constructor(url: string, patience = USUAL) {
    this.#url = url;
    this.#patience = patience;
    this.#sql = connections(url, patience);
  }

  /** Runs `query` when a connection is free. */
  async use<T>(query: (sql: Sql) => Promise<T>): Promise<T> {
    await this.#enter();
    const sql = this.#sql;
    let silence: NodeJS.Timeout | undefined;
    try {
      return await Promise.race([
        query(sql),
        new Promise<never>((_, reject) => {
          silence = setTimeout(() => reject(this.#renew(sql)), this.#patience.silence);
        }),
      ]);
    } catch (error) {
      throw translated(error);
    } finally {
      clearTimeout(silence);
      this.#leave();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sql.end({ timeout: 5 });
  }

  async #enter(): Promise<void> {
    if (this.#closed) throw new StoreUnavailable('PostgreSQL: the store is closed');
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new StoreUnavailable(`PostgreSQL: no connection was free for ${this.#patience.wait} ms`));
      }, this.#patience.wait);
      this.#waiting.add(enter);
    });
  }

  /** Hands the place on to whoever waits longest. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free++;
    else {
      this.#waiting.delete(next);
      next();
    }
  }

  /** A network that swallows packets leaves connections that never end by themselves: all of them are given up. */
  #renew(silent: Sql): StoreUnavailable {
    if (this.#sql === silent && !this.#closed) {
      this.#sql = connections(this.#url, this.#patience);
      void silent.end({ timeout: 0 });
    }
    return new StoreUnavailable(`PostgreSQL: no answer for ${this.#patience.silence} ms`);
  }
}

/** A single connection, for work that takes as long as it takes. */
export function oneConnection(url: string): Sql {
  return connections(url, { ...USUAL, statement: 0 }, 1);
}

/** Connections as the store needs them; they are opened when they are used, and again after they broke. */
function connections(url: string, patience = USUAL, max = CONNECTIONS): Sql {
  return postgres(url, {
    max,
    connect_timeout: 4,
    // Right after it broke, a connection is tried again at once; then less often, never less than once in a second.
    backoff: (attempts: number) => Math.min(1, 0.05 * 2 ** Math.min(attempts, 5)),
    // All values are texts and numbers: the types need not be asked for.
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'durbar',
      statement_timeout: patience.statement,
      idle_in_transaction_session_timeout: patience.statement,
      // Acknowledged means durable, whatever the database is set to.
      synchronous_commit: 'on',
      // Every question is a walk along an index. A plan that was made while a table was small must not read all of it later.
      enable_seqscan: false,
      enable_hashjoin: false,
      enable_mergejoin: false,
      jit: false,
    },
  });
}

/**
 * Classes of PostgreSQL's error codes that pass: connection, no login now, read-only after a failover, rolled back for another's sake, out of
 * resources, lock not available, ended by the operator or the timeout, system.
 */
const PASSING = /^(08|28000|25006|40|53|55P03|57|58)/;

export function translated(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Not a code of the database: the socket's (ECONNREFUSED) or the library's (CONNECTION_CLOSED, CONNECT_TIMEOUT).
  const broken = /^(E[A-Z]{3,}|CONNECT)/.test(code);
  return broken || PASSING.test(code) ? new StoreUnavailable(`PostgreSQL: ${error.message}`, { cause: error }) : error;
}
