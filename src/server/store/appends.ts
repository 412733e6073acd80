/**
 * Appends to PostgreSQL. Those that come while others are on their way wait a moment and travel together: one statement, one
 * round trip and one fsync for all of them.
 */
import type { Sql } from 'postgres';
import type { Pool } from './pool.ts';
import { type Append, StoreUnavailable } from './store.ts';

/** Statements on their way at the same time; the other connections of the pool are for everything else. */
const LANES = 2;
/** A statement costs about the same with one append as with ten: after one has gone, the next waits so long for company. */
const COMPANY_MS = 8;
const MOST_TOGETHER = 200;

/** An append as it travels: its values are texts already. */
interface Row {
  readonly table: string;
  readonly ply: number;
  readonly entry: string;
  readonly snapshot_ply: number | null;
  readonly snapshot: string | null;
  readonly turn: string;
  readonly due: number | null;
  readonly keys: readonly string[];
}

interface Waiting {
  readonly row: Row;
  resolve(result: 'written' | 'taken'): void;
  reject(error: unknown): void;
}

export class Appends {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #free = LANES;
  #waits = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  append(append: Append): Promise<'written' | 'taken'> {
    const row = rowOf(append);
    return new Promise((resolve, reject) => {
      // Those of the same turn of the event loop go together.
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ row, resolve, reject });
    });
  }

  #send(): void {
    if (this.#waits || this.#free === 0 || this.#waiting.length === 0) return;
    this.#free--;
    void this.#travel(this.#together()).finally(() => {
      this.#free++;
      this.#send();
    });
    this.#waits = true;
    setTimeout(() => {
      this.#waits = false;
      this.#send();
    }, COMPANY_MS);
  }

  /** At most one for each table: a statement cannot change a row twice. */
  #together(): Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.row;
      if (batch.length === MOST_TOGETHER || tables.has(table)) later.push(waiting);
      else batch.push(waiting);
      tables.add(table);
    }
    this.#waiting = later;
    return batch;
  }

  async #travel(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#pool.use((sql) =>
        write(
          sql,
          batch.map(({ row }) => row),
        ),
      );
      for (const { row, resolve } of batch) resolve(written.has(row.table) ? 'written' : 'taken');
    } catch (error) {
      // One that the database refuses must not fail the others.
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) for (const one of batch) await this.#travel([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

function rowOf({ table, ply, entry, snapshot, turn }: Append): Row {
  return {
    table,
    ply,
    entry: JSON.stringify(entry),
    snapshot_ply: snapshot?.ply ?? null,
    snapshot: snapshot ? JSON.stringify(snapshot.value) : null,
    turn: JSON.stringify(turn.value),
    due: turn.due ?? null,
    keys: [...new Set(turn.keys)],
  };
}

/** Writes the rows whose ply is free, each with all that belongs to it; says which tables these are. */
async function write(sql: Sql, rows: readonly Row[]): Promise<Set<string>> {
  // In the order of the tables, so that two nodes wait for each other and never in a circle.
  const written = await sql<{ table_id: string }[]>`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS given ("table" text, ply integer,
        entry text, snapshot_ply integer, snapshot text, turn text, due double precision, keys json)
      ORDER BY "table"
    ), logged AS (
      INSERT INTO log (table_id, ply, entry) SELECT "table", ply, entry FROM given
      ON CONFLICT DO NOTHING RETURNING table_id
    ), snapped AS (
      INSERT INTO snapshot (table_id, ply, value)
      SELECT table_id, snapshot_ply, snapshot FROM logged JOIN given ON "table" = table_id
      WHERE snapshot IS NOT NULL ORDER BY table_id
      ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, value = excluded.value
    ), written AS (
      INSERT INTO doc (kind, id, version, value, due, changed)
      SELECT 'turn', table_id, 1, turn, due, nextval('change') FROM logged JOIN given ON "table" = table_id
      ORDER BY table_id
      ON CONFLICT (kind, id) DO UPDATE
      SET version = doc.version + 1, value = excluded.value, due = excluded.due, changed = excluded.changed
      RETURNING kind, id, changed
    ), dropped AS (
      DELETE FROM doc_key USING written JOIN given ON "table" = written.id
      WHERE doc_key.kind = written.kind AND doc_key.id = written.id
        AND key NOT IN (SELECT json_array_elements_text(keys))
    ), kept AS (
      INSERT INTO doc_key (kind, id, key, changed)
      SELECT kind, id, key, changed FROM written JOIN given ON "table" = id, json_array_elements_text(keys) AS key
      ON CONFLICT (kind, id, key) DO UPDATE SET changed = excluded.changed
    )
    SELECT table_id FROM logged`;
  return new Set(written.map(({ table_id }) => table_id));
}
