/**
 * The tables in PostgreSQL. A migration is never changed once it has been released: another is added. Nodes of the version before go
 * on working while a new one migrates, so a migration adds, and takes away only what that version has stopped using.
 */
import type { Sql } from 'postgres';

const MIGRATIONS: readonly string[] = [
  `
  CREATE SEQUENCE change;
  CREATE TABLE doc (
    kind    text NOT NULL,
    id      text NOT NULL,
    version integer NOT NULL,
    value   text NOT NULL,
    due     double precision,
    changed bigint NOT NULL,
    PRIMARY KEY (kind, id)
  );
  CREATE INDEX doc_due ON doc (kind, due, id) WHERE due IS NOT NULL;
  CREATE TABLE doc_key (
    kind    text NOT NULL,
    id      text NOT NULL,
    key     text NOT NULL,
    changed bigint NOT NULL,
    PRIMARY KEY (kind, id, key)
  );
  CREATE INDEX doc_key_found ON doc_key (kind, key, changed);
  CREATE TABLE log (
    table_id text NOT NULL,
    ply      integer NOT NULL,
    entry    text NOT NULL,
    PRIMARY KEY (table_id, ply)
  );
  CREATE TABLE snapshot (
    table_id text PRIMARY KEY,
    ply      integer NOT NULL,
    value    text NOT NULL
  );
  CREATE TABLE room (room text PRIMARY KEY, last integer NOT NULL);
  CREATE TABLE talk (
    room  text NOT NULL,
    n     integer NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (room, n)
  );
  CREATE TABLE pulse (one integer PRIMARY KEY, beats bigint NOT NULL);
  INSERT INTO pulse VALUES (1, 0);
  `,
];

/** Any number that no other program on the same database uses for its locks. */
const MIGRATING = 0x64757262;

/** Brings the database to the present schema, one node at a time, or says that it comes from a newer Durbar. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATING})`;
    await tx`CREATE TABLE IF NOT EXISTS durbar_schema (version integer NOT NULL)`;
    const [row] = await tx<{ version: number }[]>`SELECT version FROM durbar_schema`;
    const version = row?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(
        `the database has schema ${version}, this Durbar knows ${MIGRATIONS.length}: it was written by a newer one`,
      );
    if (version === MIGRATIONS.length) return;
    for (const migration of MIGRATIONS.slice(version)) await tx.unsafe(migration);
    await tx`DELETE FROM durbar_schema`;
    await tx`INSERT INTO durbar_schema VALUES (${MIGRATIONS.length})`;
  });
}
