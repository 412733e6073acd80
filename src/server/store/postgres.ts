/** The store for several machines. Every write is one statement and one round trip. */
import type { Sql } from 'postgres';
import { Appends } from './appends.ts';
import { oneConnection, type Patience, Pool, translated } from './pool.ts';
import { migrate } from './postgres-schema.ts';
import type { Append, Doc, Kind, LogRow, Put, Snapshot, Store, Talk } from './store.ts';

interface DocRow {
  readonly kind: Kind;
  readonly id: string;
  readonly version: number;
  readonly value: string;
}

export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #appends: Appends;

  private constructor(pool: Pool) {
    this.#pool = pool;
    this.#appends = new Appends(pool);
  }

  static async open(url: string, patience?: Patience): Promise<PostgresStore> {
    const sql = oneConnection(url);
    try {
      await migrate(sql);
    } catch (error) {
      throw translated(error);
    } finally {
      await sql.end({ timeout: 1 });
    }
    return new PostgresStore(new Pool(url, patience));
  }

  async get(kind: Kind, id: string): Promise<Doc | null> {
    const [doc] = await this.getAll(kind, [id]);
    return doc ?? null;
  }

  async getAll(kind: Kind, ids: readonly string[]): Promise<Doc[]> {
    const rows = await this.#pool.use(
      (sql) => sql<DocRow[]>`
        SELECT kind, id, version, value FROM doc WHERE kind = ${kind} AND id = ANY(ARRAY(${words(sql, ids)}))`,
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row ? [docOf(row)] : [];
    });
  }

  put(put: Put): Promise<boolean> {
    return this.#pool.use((sql) => write(sql, put));
  }

  async remove(kind: Kind, id: string): Promise<void> {
    await this.#pool.use(
      (sql) => sql`
        WITH keys AS (DELETE FROM doc_key WHERE kind = ${kind} AND id = ${id})
        DELETE FROM doc WHERE kind = ${kind} AND id = ${id}`,
    );
  }

  async find(kind: Kind, key: string, limit: number): Promise<Doc[]> {
    const rows = await this.#pool.use(
      (sql) => sql<DocRow[]>`
        SELECT doc.kind, doc.id, version, value FROM doc_key JOIN doc USING (kind, id, changed)
        WHERE doc_key.kind = ${kind} AND key = ${key} ORDER BY doc_key.changed DESC LIMIT ${limit}`,
    );
    return rows.map(docOf);
  }

  async due(kind: Kind, time: number, limit: number): Promise<Doc[]> {
    const rows = await this.#pool.use(
      (sql) => sql<DocRow[]>`
        SELECT kind, id, version, value FROM doc
        WHERE kind = ${kind} AND due <= ${time} ORDER BY due, id LIMIT ${limit}`,
    );
    return rows.map(docOf);
  }

  async append(append: Append): Promise<'written' | 'taken'> {
    return this.#appends.append(append);
  }

  async log(table: string, from: number): Promise<LogRow[]> {
    const rows = await this.#pool.use(
      (sql) => sql<{ ply: number; entry: string }[]>`
        SELECT ply, entry FROM log WHERE table_id = ${table} AND ply >= ${from} ORDER BY ply`,
    );
    return rows.map(({ ply, entry }) => ({ ply, entry: JSON.parse(entry) }));
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.#pool.use(
      (sql) => sql<{ ply: number; value: string }[]>`SELECT ply, value FROM snapshot WHERE table_id = ${table}`,
    );
    return row ? { ply: row.ply, value: JSON.parse(row.value) } : null;
  }

  async say(room: string, value: unknown): Promise<number> {
    // Whoever speaks in the same room waits here until this message has its number for good.
    const rows = await this.#pool.use(
      (sql) => sql<{ n: number }[]>`
        WITH next AS (
          INSERT INTO room (room, last) VALUES (${room}, 1)
          ON CONFLICT (room) DO UPDATE SET last = room.last + 1 RETURNING room, last
        )
        INSERT INTO talk (room, n, value) SELECT room, last, ${JSON.stringify(value)} FROM next RETURNING n`,
    );
    return rows[0]?.n ?? 0;
  }

  async talk(room: string, limit: number): Promise<Talk[]> {
    const rows = await this.#pool.use(
      (sql) => sql<{ n: number; value: string }[]>`
        SELECT n, value FROM talk WHERE room = ${room} ORDER BY n DESC LIMIT ${limit}`,
    );
    return rows.map(({ n, value }) => ({ n, value: JSON.parse(value) })).reverse();
  }

  async ping(): Promise<void> {
    await this.#pool.use((sql) => sql`UPDATE pulse SET beats = beats + 1`);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Writes a document if it has the version that it replaces. */
async function write(sql: Sql, put: Put): Promise<boolean> {
  const { kind, id, version, keys = [], due = null } = put;
  const value = JSON.stringify(put.value);
  const written =
    version === 0
      ? sql`INSERT INTO doc (kind, id, version, value, due, changed)
            VALUES (${kind}, ${id}, 1, ${value}, ${due}, nextval('change'))
            ON CONFLICT DO NOTHING RETURNING kind, id, changed`
      : sql`UPDATE doc SET version = version + 1, value = ${value}, due = ${due}, changed = nextval('change')
            WHERE kind = ${kind} AND id = ${id} AND version = ${version} RETURNING kind, id, changed`;
  const { count } = await sql`WITH written AS (${written}), ${rekeyed(sql, keys)} SELECT changed FROM written`;
  return count === 1;
}

/**
 * Gives the document of `written` its keys. A key counts while it has the change of its document: one that another writer left at
 * the same moment has not, is found by nobody, and goes with the next change.
 */
function rekeyed(sql: Sql, keys: readonly string[]) {
  return sql`
    dropped AS (
      DELETE FROM doc_key USING written
      WHERE doc_key.kind = written.kind AND doc_key.id = written.id AND key <> ALL(ARRAY(${words(sql, keys)}))
    ), kept AS (
      INSERT INTO doc_key (kind, id, key, changed)
      SELECT kind, id, key, changed FROM written CROSS JOIN (${words(sql, [...new Set(keys)])}) AS word (key)
      ON CONFLICT (kind, id, key) DO UPDATE SET changed = excluded.changed
    )`;
}

/** A list of words as one parameter. */
function words(sql: Sql, list: readonly string[]) {
  return sql`SELECT json_array_elements_text(${JSON.stringify(list)}::text::json)`;
}

function docOf({ kind, id, version, value }: DocRow): Doc {
  return { kind, id, version, value: JSON.parse(value) };
}
