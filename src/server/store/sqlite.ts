/** The embedded store: one file, one process that writes, nothing to install. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { GroupCommit, translated } from './group-commit.ts';
import { migrate } from './sqlite-schema.ts';
import type { Append, Doc, Kind, LogRow, Put, Snapshot, Store, Talk } from './store.ts';

export const SQLITE_FILE = 'durbar.sqlite';

type Row = Record<string, SQLOutputValue>;

export class SqliteStore implements Store {
  readonly #file: OpenFile;
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #commit: GroupCommit;
  /** The number of the last change: documents are found in the order of their changes. */
  #changed: number;

  /** The store of a folder, or of a file that is open already. `gather` says when writes that came together are committed. */
  constructor(at: string | OpenFile, gather?: (flush: () => void) => void) {
    this.#file = typeof at === 'string' ? openFile(at) : at;
    this.#db = this.#file.db;
    this.#sql = statements(this.#db);
    this.#commit = new GroupCommit(this.#db, gather);
    this.#changed = Number(this.#db.prepare('SELECT max(changed) AS last FROM doc').get()?.['last'] ?? 0);
  }

  get(kind: Kind, id: string): Promise<Doc | null> {
    return read(() => docOf(this.#sql.get.get(kind, id)));
  }

  getAll(kind: Kind, ids: readonly string[]): Promise<Doc[]> {
    return read(() => ids.flatMap((id) => docOf(this.#sql.get.get(kind, id)) ?? []));
  }

  put(put: Put): Promise<boolean> {
    return this.#commit.write(() => {
      const old = this.#sql.head.get(put.kind, put.id);
      if (Number(old?.['version'] ?? 0) !== put.version) return false;
      this.#keep(old, put.kind, put.id, put);
      return true;
    });
  }

  remove(kind: Kind, id: string): Promise<void> {
    return this.#commit.write(() => {
      const changed = this.#sql.head.get(kind, id)?.['changed'];
      if (changed === undefined) return;
      this.#sql.dropKeys.run(changed);
      this.#sql.drop.run(changed);
    });
  }

  find(kind: Kind, key: string, limit: number): Promise<Doc[]> {
    return read(() => this.#sql.find.all(kind, key, limit).flatMap((row) => docOf(row) ?? []));
  }

  due(kind: Kind, time: number, limit: number): Promise<Doc[]> {
    return read(() => this.#sql.due.all(kind, time, limit).flatMap((row) => docOf(row) ?? []));
  }

  append({ table, ply, entry, snapshot, turn }: Append): Promise<'written' | 'taken'> {
    return this.#commit.write(() => {
      if (this.#sql.append.run(table, ply, JSON.stringify(entry)).changes === 0) return 'taken';
      if (snapshot) this.#sql.snap.run(table, snapshot.ply, JSON.stringify(snapshot.value));
      this.#keep(this.#sql.head.get('turn', table), 'turn', table, turn);
      return 'written';
    });
  }

  log(table: string, from: number): Promise<LogRow[]> {
    return read(() =>
      this.#sql.log.all(table, from).map((row) => ({ ply: Number(row['ply']), entry: json(row['entry']) })),
    );
  }

  snapshot(table: string): Promise<Snapshot | null> {
    return read(() => {
      const row = this.#sql.snapshot.get(table);
      return row ? { ply: Number(row['ply']), value: json(row['value']) } : null;
    });
  }

  say(room: string, value: unknown): Promise<number> {
    return this.#commit.write(() => Number(this.#sql.say.get(room, JSON.stringify(value), room)?.['n']));
  }

  talk(room: string, limit: number): Promise<Talk[]> {
    return read(() =>
      this.#sql.talk.all(room, limit).map((row) => ({ n: Number(row['n']), value: json(row['value']) })),
    );
  }

  ping(): Promise<void> {
    return this.#commit.write(() => void this.#sql.beat.run());
  }

  async close(): Promise<void> {
    if (!this.#db.isOpen) return;
    this.#commit.flush();
    this.#file.close();
  }

  /** Puts a document in the place of the one that `old` is the head of. */
  #keep(old: Row | undefined, kind: Kind, id: string, { value, keys = [], due = null }: Append['turn']): void {
    const changed = ++this.#changed;
    const text = JSON.stringify(value);
    const was = old?.['changed'];
    if (old === undefined || was === undefined) this.#sql.insert.run(changed, kind, id, text, due);
    else {
      this.#sql.dropKeys.run(was);
      this.#sql.update.run(changed, Number(old['version']) + 1, text, due, was);
    }
    for (const key of new Set(keys)) this.#sql.addKey.run(kind, key, changed);
  }
}

interface OpenFile {
  readonly db: DatabaseSync;
  close(): void;
}

/** The file of a folder, locked, durable and of the present schema. */
export function openFile(folder: string): OpenFile {
  mkdirSync(folder, { recursive: true });
  const held = lock(folder);
  try {
    const db = new DatabaseSync(join(folder, SQLITE_FILE), { timeout: 2000, enableForeignKeyConstraints: false });
    // 4,000 pages are 16 MB of log between two checkpoints: rare pauses, and quickly read after a crash.
    db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000;
      PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536`);
    migrate(db);
    return {
      db,
      close() {
        db.close();
        held.close();
      },
    };
  } catch (error) {
    held.close();
    throw error;
  }
}

/** A store that nothing is kept of: for whoever simulates a house. */
export function openMemory(): OpenFile {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return { db, close: () => db.close() };
}

/** A lock of the operating system on a file of its own: it goes with the process, however that ends, and readers may read. */
function lock(folder: string): DatabaseSync {
  const db = new DatabaseSync(join(folder, 'durbar.lock'));
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    throw new Error(`another process works with the store in ${folder}; one process writes an embedded store`, {
      cause: error,
    });
  }
}

function statements(db: DatabaseSync) {
  return {
    get: db.prepare('SELECT kind, id, version, value FROM doc WHERE kind = ? AND id = ?'),
    head: db.prepare('SELECT changed, version FROM doc WHERE kind = ? AND id = ?'),
    insert: db.prepare('INSERT INTO doc (changed, kind, id, version, value, due) VALUES (?, ?, ?, 1, ?, ?)'),
    update: db.prepare('UPDATE doc SET changed = ?, version = ?, value = ?, due = ? WHERE changed = ?'),
    drop: db.prepare('DELETE FROM doc WHERE changed = ?'),
    addKey: db.prepare('INSERT INTO doc_key (kind, key, changed) VALUES (?, ?, ?)'),
    dropKeys: db.prepare('DELETE FROM doc_key WHERE changed = ?'),
    find: db.prepare(`
      SELECT doc.kind, id, version, value FROM doc_key JOIN doc USING (changed)
      WHERE doc_key.kind = ? AND key = ? ORDER BY changed DESC LIMIT ?`),
    due: db.prepare('SELECT kind, id, version, value FROM doc WHERE kind = ? AND due <= ? ORDER BY due, id LIMIT ?'),
    append: db.prepare('INSERT INTO log (table_id, ply, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    log: db.prepare('SELECT ply, entry FROM log WHERE table_id = ? AND ply >= ? ORDER BY ply'),
    snap: db.prepare('INSERT OR REPLACE INTO snapshot (table_id, ply, value) VALUES (?, ?, ?)'),
    snapshot: db.prepare('SELECT ply, value FROM snapshot WHERE table_id = ?'),
    say: db.prepare(`
      INSERT INTO talk (room, n, value) SELECT ?, coalesce(max(n), 0) + 1, ? FROM talk WHERE room = ? RETURNING n`),
    talk: db.prepare(`
      SELECT n, value FROM (SELECT n, value FROM talk WHERE room = ? ORDER BY n DESC LIMIT ?) ORDER BY n`),
    beat: db.prepare('UPDATE pulse SET beats = beats + 1'),
  };
}

async function read<T>(query: () => T): Promise<T> {
  try {
    return query();
  } catch (error) {
    throw translated(error);
  }
}

function docOf(row: Row | undefined): Doc | null {
  if (row === undefined) return null;
  // The column was filled from a Kind; nothing else writes it.
  const kind = row['kind'] as Kind;
  return { kind, id: String(row['id']), version: Number(row['version']), value: json(row['value']) };
}

function json(text: SQLOutputValue | undefined): unknown {
  return JSON.parse(String(text));
}
