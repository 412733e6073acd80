/** The store, read beside the server that writes it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../server/store/open.ts';
import { SQLITE_FILE } from '../../server/store/sqlite.ts';
import { type Kind, type Store, StoreUnavailable } from '../../server/store/store.ts';

const BEAT_MS = 1000;
const MOST_TRIES = 600;
const AGAIN_MS = 100;

export type Shelf = Pick<Store, 'get' | 'log' | 'talk' | 'close'>;

/** Opens the store for one piece of work. */
export type Look = <T>(work: (shelf: Shelf) => Promise<T>) => Promise<T>;

export function lookInto(folder: string): Look {
  return async (work) => {
    const shelf = embeddedShelf(folder);
    try {
      return await work(shelf);
    } finally {
      await shelf.close();
    }
  };
}

/**
 * The embedded store. It is opened for one look while the server lives and closed again: whoever held it open over a crash would
 * spare the next server the recovery that is tried here.
 */
function embeddedShelf(folder: string): Shelf {
  const db = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true, timeout: 5000 });
  const doc = db.prepare('SELECT version, value FROM doc WHERE kind = ? AND id = ?');
  const log = db.prepare('SELECT ply, entry FROM log WHERE table_id = ? AND ply >= ? ORDER BY ply');
  const talk = db.prepare('SELECT n, value FROM talk WHERE room = ? ORDER BY n DESC LIMIT ?');
  return {
    async get(kind: Kind, id: string) {
      const row = doc.get(kind, id);
      return row ? { kind, id, version: Number(row['version']), value: JSON.parse(String(row['value'])) } : null;
    },
    async log(table: string, from: number) {
      return log.all(table, from).map((row) => ({ ply: Number(row['ply']), entry: JSON.parse(String(row['entry'])) }));
    },
    async talk(room: string, limit: number) {
      return talk.all(room, limit).map((row) => ({ n: Number(row['n']), value: JSON.parse(String(row['value'])) }));
    },
    async close() {
      db.close();
    },
  };
}

/** The shared store. A connection may break under it: what was asked for is asked for again. */
export async function sharedShelf(url: string): Promise<Shelf> {
  const store = await openStore({ DATABASE_URL: url });
  return {
    get: (kind, id) => again(() => store.get(kind, id)),
    log: (table, from) => again(() => store.log(table, from)),
    talk: (room, limit) => again(() => store.talk(room, limit)),
    close: () => store.close(),
  };
}

async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || tries === MOST_TRIES) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/**
 * Since when the house is awake again, by its own heartbeat: it opens its doors a moment later. The heart beats once a second; of a
 * start that took longer the first beat counts.
 */
export async function awakeSince(started: number, opened: number, look: Look): Promise<number> {
  const { awake } = await look(heartbeat);
  const beats = Math.floor(Math.max(0, awake - started) / BEAT_MS);
  return Math.min(opened, awake - beats * BEAT_MS);
}

/** When somebody last said that the house is awake. */
export async function heartbeat(shelf: Shelf): Promise<{ readonly awake: number }> {
  const doc = await shelf.get('house', 'heartbeat');
  if (doc === null) throw new Error('the house has never been awake');
  // Written by the house time alone.
  return doc.value as { readonly awake: number };
}
