/** Analyses as they are kept on this device, the newest few. A browser that keeps nothing only costs the time to do it again. */
import { type Finding, nameOf } from '../../analysis/analyse.ts';

const DATABASE = 'durbar-analysis';
const STORE = 'analyses';
/** By the time they were kept: the oldest are found by it without reading what is in them. */
const BY_AGE = 'kept';
/** So many analyses are kept; the oldest make room. The largest games take about half a megabyte each. */
const MOST = 24;

interface Kept {
  readonly name: string;
  readonly kept: number;
  readonly findings: readonly Finding[];
}

export async function readFindings(name: string): Promise<readonly Finding[]> {
  try {
    return await inStore('readonly', async (store) => findingsIn(await settled(store.get(name))));
  } catch {
    return [];
  }
}

/**
 * Adds to what is kept of an analysis, and says whether that was possible. Another page may be at the same game: what it found
 * stays, for reading and writing are one transaction.
 */
export async function keepFindings(name: string, findings: readonly Finding[]): Promise<boolean> {
  try {
    await inStore('readwrite', async (store) => {
      const all = merged(findingsIn(await settled(store.get(name))), findings);
      const kept: Kept = { name, kept: Date.now(), findings: all };
      await settled(store.put(kept));
      const names = await settled(store.index(BY_AGE).getAllKeys());
      for (const old of names.slice(0, Math.max(0, names.length - MOST))) store.delete(old);
    });
    return true;
  } catch {
    return false;
  }
}

/** All findings of two pages. Where both have one, either is as good. */
export function merged(some: readonly Finding[], others: readonly Finding[]): Finding[] {
  return [...new Map([...some, ...others].map((finding) => [nameOf(finding), finding])).values()];
}

function findingsIn(data: unknown): readonly Finding[] {
  return isKept(data) ? data.findings : [];
}

function isKept(data: unknown): data is Kept {
  return typeof data === 'object' && data !== null && 'findings' in data && Array.isArray(data.findings);
}

/** One transaction. What was asked for is there when it is complete: a device that is full may say so only at its end. */
async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const [answer] = await Promise.all([ask(transaction.objectStore(STORE)), completed(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.onupgradeneeded = () => {
    // The first version had no index, and its names no longer mean anything.
    if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
    request.result.createObjectStore(STORE, { keyPath: 'name' }).createIndex(BY_AGE, BY_AGE);
  };
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
