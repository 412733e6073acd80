/** Analyses as they are kept on this device, the newest few. A browser that keeps nothing only costs the time to do it again. */
import type { Finding } from '../../analysis/analyse.ts';

const DATABASE = 'durbar-analysis';
const STORE = 'analyses';
/** So many analyses are kept; the oldest make room. The largest games take about half a megabyte each. */
const MOST = 24;

interface Kept {
  readonly name: string;
  readonly kept: number;
  readonly findings: readonly Finding[];
}

export async function readFindings(name: string): Promise<readonly Finding[]> {
  const found = await inStore('readonly', (store) => store.get(name));
  return isKept(found) ? found.findings : [];
}

export async function keepFindings(name: string, findings: readonly Finding[]): Promise<void> {
  const kept: Kept = { name, kept: Date.now(), findings };
  await inStore('readwrite', (store) => store.put(kept));
  const all = await inStore('readonly', (store) => store.getAll());
  const entries = Array.isArray(all) ? all.filter(isKept) : [];
  const old = entries.sort((a, b) => b.kept - a.kept).slice(MOST);
  for (const entry of old) await inStore('readwrite', (store) => store.delete(entry.name));
}

function isKept(data: unknown): data is Kept {
  return typeof data === 'object' && data !== null && 'findings' in data && Array.isArray(data.findings);
}

/** One request to the store; undefined where the browser refuses. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'name' });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
