/** The tables of the embedded store. A migration is never changed once it has been released: another is added. */
import type { DatabaseSync } from 'node:sqlite';

const MIGRATIONS: readonly string[] = [
  `
  -- changed is the row's own key: the last changed document is the last row, and a change moves it there.
  CREATE TABLE doc (
    changed INTEGER PRIMARY KEY,
    kind    TEXT NOT NULL,
    id      TEXT NOT NULL,
    version INTEGER NOT NULL,
    value   TEXT NOT NULL,
    due     REAL,
    UNIQUE (kind, id)
  );
  CREATE INDEX doc_due ON doc (kind, due, id) WHERE due IS NOT NULL;
  CREATE TABLE doc_key (
    kind    TEXT NOT NULL,
    key     TEXT NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (kind, key, changed)
  ) WITHOUT ROWID;
  CREATE INDEX doc_key_changed ON doc_key (changed);
  CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply      INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
  ) WITHOUT ROWID;
  CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    ply      INTEGER NOT NULL,
    value    TEXT NOT NULL
  );
  CREATE TABLE talk (
    room  TEXT NOT NULL,
    n     INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (room, n)
  ) WITHOUT ROWID;
  CREATE TABLE pulse (one INTEGER PRIMARY KEY, beats INTEGER NOT NULL);
  INSERT INTO pulse VALUES (1, 0);
  `,
];

/** Brings a file to the present schema, or says that it comes from a newer Durbar. */
export function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > MIGRATIONS.length)
    throw new Error(
      `the store has schema ${version}, this Durbar knows ${MIGRATIONS.length}: it was written by a newer one`,
    );
  for (const [i, migration] of MIGRATIONS.entries()) {
    if (i < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${i + 1}; COMMIT`);
  }
}
