/** A database as a whole. */
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import type { Archive, Line } from './archive.ts';
import { oneConnection, translated } from './pool.ts';
import { migrate } from './postgres-schema.ts';

/** Rows that travel together. */
const BATCH = 500;

export class PostgresArchive implements Archive {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The address without the password. */
  get name(): string {
    if (!URL.canParse(this.#url)) return 'the database'; // several hosts with commas between
    const { host, pathname } = new URL(this.#url);
    return `the database ${pathname.slice(1)} on ${host}`;
  }

  async *dump(): AsyncGenerator<Line> {
    const sql = oneConnection(this.#url);
    try {
      // One snapshot of the database: what is written from here on is not seen.
      await sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
      yield* parts(sql);
      await sql`COMMIT`;
    } catch (error) {
      throw translated(error);
    } finally {
      await sql.end({ timeout: 0 });
    }
  }

  async restore(lines: AsyncIterable<Line>): Promise<void> {
    const sql = oneConnection(this.#url);
    try {
      await migrate(sql);
      await sql.begin(async (tx) => {
        // Nobody writes meanwhile, and nobody else restores.
        await tx`LOCK TABLE doc, doc_key, log, snapshot, room, talk IN EXCLUSIVE MODE`;
        const [full] = await tx`
          SELECT 1 FROM doc UNION ALL SELECT 1 FROM log UNION ALL SELECT 1 FROM snapshot UNION ALL SELECT 1 FROM talk LIMIT 1`;
        if (full) throw new Error(`${this.name} is not empty`);
        await fill(tx, lines);
      });
    } catch (error) {
      throw translated(error);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

async function* parts(sql: Sql): AsyncGenerator<Line> {
  const docs = sql`
    SELECT kind, id, version, value, due, (
      SELECT coalesce(json_agg(key ORDER BY key), '[]')::text FROM doc_key
      WHERE doc_key.kind = doc.kind AND doc_key.id = doc.id AND doc_key.changed = doc.changed
    ) AS keys FROM doc ORDER BY changed`;
  for await (const row of rowsOf<{
    kind: string;
    id: string;
    version: number;
    value: string;
    due: number | null;
    keys: string;
  }>(sql, docs)) {
    const { kind, id, version, value, due, keys } = row;
    yield { doc: { kind, id, version, value: JSON.parse(value), keys: JSON.parse(keys), due } };
  }
  const log = sql`SELECT table_id AS "table", ply, entry FROM log ORDER BY table_id, ply`;
  for await (const { table, ply, entry } of rowsOf<{ table: string; ply: number; entry: string }>(sql, log))
    yield { log: { table, ply, entry: JSON.parse(entry) } };
  const snapshots = sql`SELECT table_id AS "table", ply, value FROM snapshot ORDER BY table_id`;
  for await (const { table, ply, value } of rowsOf<{ table: string; ply: number; value: string }>(sql, snapshots))
    yield { snapshot: { table, ply, value: JSON.parse(value) } };
  const talk = sql`SELECT room, n, value FROM talk ORDER BY room, n`;
  for await (const { room, n, value } of rowsOf<{ room: string; n: number; value: string }>(sql, talk))
    yield { talk: { room, n, value: JSON.parse(value) } };
}

/** A cursor lives in its transaction: if the connection is lost on the way, this fails, and never reads on outside. */
async function* rowsOf<T extends object>(sql: Sql, query: PendingQuery<Row[]>): AsyncGenerator<T> {
  await sql`DECLARE part NO SCROLL CURSOR FOR ${query}`;
  for (;;) {
    // Not prepared: the same words stand for other columns each time.
    const rows = await sql.unsafe<T[]>(`FETCH ${BATCH} FROM part`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await sql`CLOSE part`;
}

async function fill(tx: TransactionSql, lines: AsyncIterable<Line>): Promise<void> {
  let batch: Line[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    await insert(tx, batch);
    batch = [];
  }
  await insert(tx, batch);
  await tx`INSERT INTO room (room, last) SELECT room, max(n) FROM talk GROUP BY room`;
}

/** The rows of a batch travel as one parameter, with their values as text. */
async function insert(tx: Sql | TransactionSql, batch: readonly Line[]): Promise<void> {
  const docs = batch.flatMap((line) => ('doc' in line ? [{ ...line.doc, value: JSON.stringify(line.doc.value) }] : []));
  const log = batch.flatMap((line) => ('log' in line ? [{ ...line.log, entry: JSON.stringify(line.log.entry) }] : []));
  const snapshots = batch.flatMap((line) =>
    'snapshot' in line ? [{ ...line.snapshot, value: JSON.stringify(line.snapshot.value) }] : [],
  );
  const talk = batch.flatMap((line) =>
    'talk' in line ? [{ ...line.talk, value: JSON.stringify(line.talk.value) }] : [],
  );

  if (docs.length > 0)
    await tx`
      WITH given AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(docs)}::text::json)
          AS given (kind text, id text, version integer, value text, due double precision, keys json)
      ), written AS (
        INSERT INTO doc (kind, id, version, value, due, changed)
        SELECT kind, id, version, value, due, nextval('change') FROM given RETURNING kind, id, changed
      )
      INSERT INTO doc_key (kind, id, key, changed)
      SELECT kind, id, key, changed FROM given JOIN written USING (kind, id), json_array_elements_text(keys) AS key
      ON CONFLICT DO NOTHING`;
  if (log.length > 0)
    await tx`
      INSERT INTO log (table_id, ply, entry) SELECT "table", ply, entry
      FROM json_to_recordset(${JSON.stringify(log)}::text::json) AS given ("table" text, ply integer, entry text)`;
  if (snapshots.length > 0)
    await tx`
      INSERT INTO snapshot (table_id, ply, value) SELECT "table", ply, value
      FROM json_to_recordset(${JSON.stringify(snapshots)}::text::json) AS given ("table" text, ply integer, value text)`;
  if (talk.length > 0)
    await tx`
      INSERT INTO talk (room, n, value) SELECT room, n, value
      FROM json_to_recordset(${JSON.stringify(talk)}::text::json) AS given (room text, n integer, value text)`;
}
