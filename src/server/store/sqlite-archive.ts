/** The embedded store as a whole. It is read beside the process that writes it, which goes on. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Archive, Line } from './archive.ts';
import { openFile, SQLITE_FILE } from './sqlite.ts';

type Row = Record<string, SQLOutputValue>;

export class SqliteArchive implements Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get name(): string {
    return `the embedded store in ${this.#folder}`;
  }

  async *dump(): AsyncGenerator<Line> {
    const file = join(this.#folder, SQLITE_FILE);
    if (!existsSync(file)) throw new Error(`there is no store in ${this.#folder}`);
    const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      // One transaction: what is written from here on is not seen.
      db.exec('BEGIN');
      for (const [select, line] of PARTS) {
        let n = 0;
        for (const row of db.prepare(select).iterate()) {
          if (++n % 500 === 0) await turn();
          yield line(row);
        }
      }
    } finally {
      db.close();
    }
  }

  async restore(lines: AsyncIterable<Line>): Promise<void> {
    const { db, close } = openFile(this.#folder);
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const table of ['doc', 'log', 'snapshot', 'talk'])
        if (db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get()) throw new Error(`${this.name} is not empty`);
      const fill = filler(db);
      for await (const line of lines) fill(line);
      db.exec('COMMIT');
    } finally {
      close(); // what is not committed is gone with it
    }
  }
}

const json = (value: SQLOutputValue | undefined): unknown => JSON.parse(String(value));

const PARTS: readonly (readonly [string, (row: Row) => Line])[] = [
  [
    `SELECT kind, id, version, value, due,
       (SELECT json_group_array(key) FROM doc_key WHERE doc_key.changed = doc.changed) AS keys
     FROM doc ORDER BY changed`,
    ({ kind, id, version, value, keys, due }) => ({
      doc: {
        kind: String(kind),
        id: String(id),
        version: Number(version),
        value: json(value),
        // json_group_array makes a list, of the column's texts.
        keys: json(keys) as string[],
        due: due === null ? null : Number(due),
      },
    }),
  ],
  [
    'SELECT table_id, ply, entry FROM log ORDER BY table_id, ply',
    ({ table_id, ply, entry }) => ({ log: { table: String(table_id), ply: Number(ply), entry: json(entry) } }),
  ],
  [
    'SELECT table_id, ply, value FROM snapshot ORDER BY table_id',
    ({ table_id, ply, value }) => ({ snapshot: { table: String(table_id), ply: Number(ply), value: json(value) } }),
  ],
  [
    'SELECT room, n, value FROM talk ORDER BY room, n',
    ({ room, n, value }) => ({ talk: { room: String(room), n: Number(n), value: json(value) } }),
  ],
];

function filler(db: DatabaseSync): (line: Line) => void {
  const doc = db.prepare('INSERT INTO doc (changed, kind, id, version, value, due) VALUES (?, ?, ?, ?, ?, ?)');
  const key = db.prepare('INSERT OR IGNORE INTO doc_key (kind, key, changed) VALUES (?, ?, ?)');
  const log = db.prepare('INSERT INTO log (table_id, ply, entry) VALUES (?, ?, ?)');
  const snapshot = db.prepare('INSERT INTO snapshot (table_id, ply, value) VALUES (?, ?, ?)');
  const talk = db.prepare('INSERT INTO talk (room, n, value) VALUES (?, ?, ?)');
  let changed = 0;
  return (line) => {
    if ('doc' in line) {
      const { kind, id, version, value, keys, due } = line.doc;
      doc.run(++changed, kind, id, version, JSON.stringify(value), due);
      for (const word of keys) key.run(kind, word, changed);
    } else if ('log' in line) log.run(line.log.table, line.log.ply, JSON.stringify(line.log.entry));
    else if ('snapshot' in line)
      snapshot.run(line.snapshot.table, line.snapshot.ply, JSON.stringify(line.snapshot.value));
    else talk.run(line.talk.room, line.talk.n, JSON.stringify(line.talk.value));
  };
}
