/** A store in memory that can be copied: a second world begins with what the first one has written down. */
import type { Append, Doc, Kind, LogRow, Put, Snapshot, Store, Talk } from '../../server/store/store.ts';

interface Kept extends Doc {
  readonly keys: readonly string[];
  readonly due: number | null;
  /** Which change of the store it is: the last changed are found first. */
  readonly change: number;
}

interface Log {
  readonly rows: LogRow[];
  snapshot: Snapshot | null;
}

export class MemoryStore implements Store {
  readonly #docs = new Map<string, Kept>();
  readonly #logs = new Map<string, Log>();
  readonly #talk = new Map<string, Talk[]>();
  #changes = 0;

  copy(): MemoryStore {
    const other = new MemoryStore();
    for (const [name, doc] of this.#docs) other.#docs.set(name, doc);
    for (const [table, { rows, snapshot }] of this.#logs) other.#logs.set(table, { rows: rows.slice(), snapshot });
    for (const [room, lines] of this.#talk) other.#talk.set(room, lines.slice());
    other.#changes = this.#changes;
    return other;
  }

  /** Takes the place of a table's snapshot. */
  rewrite(table: string, snapshot: Snapshot): void {
    this.#log(table).snapshot = snapshot;
  }

  async get(kind: Kind, id: string): Promise<Doc | null> {
    return this.#docs.get(`${kind}/${id}`) ?? null;
  }

  async getAll(kind: Kind, ids: readonly string[]): Promise<Doc[]> {
    return ids.flatMap((id) => this.#docs.get(`${kind}/${id}`) ?? []);
  }

  async put(put: Put): Promise<boolean> {
    if ((this.#docs.get(`${put.kind}/${put.id}`)?.version ?? 0) !== put.version) return false;
    this.#keep(put);
    return true;
  }

  async remove(kind: Kind, id: string): Promise<void> {
    this.#docs.delete(`${kind}/${id}`);
  }

  async find(kind: Kind, key: string, limit: number): Promise<Doc[]> {
    const found = [...this.#docs.values()].filter((doc) => doc.kind === kind && doc.keys.includes(key));
    return found.sort((a, b) => b.change - a.change).slice(0, limit);
  }

  async due(kind: Kind, time: number, limit: number): Promise<Doc[]> {
    const found = [...this.#docs.values()].flatMap((doc) =>
      doc.kind === kind && doc.due !== null && doc.due <= time ? [{ doc, due: doc.due }] : [],
    );
    return found
      .sort((a, b) => a.due - b.due)
      .slice(0, limit)
      .map(({ doc }) => doc);
  }

  async append({ table, ply, entry, snapshot, turn }: Append): Promise<'written' | 'taken'> {
    const log = this.#log(table);
    if (ply < log.rows.length) return 'taken';
    log.rows.push({ ply, entry });
    if (snapshot) log.snapshot = snapshot;
    const version = this.#docs.get(`turn/${table}`)?.version ?? 0;
    this.#keep({ ...turn, kind: 'turn', id: table, version });
    return 'written';
  }

  async log(table: string, from: number): Promise<LogRow[]> {
    return this.#log(table).rows.slice(from);
  }

  /** A position is changed by whoever plays on from it: each gets its own. */
  async snapshot(table: string): Promise<Snapshot | null> {
    return structuredClone(this.#log(table).snapshot);
  }

  async say(room: string, value: unknown): Promise<number> {
    const lines = this.#talk.get(room) ?? [];
    this.#talk.set(room, lines);
    return lines.push({ n: lines.length + 1, value });
  }

  async talk(room: string, limit: number): Promise<Talk[]> {
    return (this.#talk.get(room) ?? []).slice(-limit);
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  #keep({ kind, id, version, value, keys = [], due = null }: Put): void {
    this.#docs.set(`${kind}/${id}`, { kind, id, version: version + 1, value, keys, due, change: this.#changes++ });
  }

  #log(table: string): Log {
    let log = this.#logs.get(table);
    if (log === undefined) {
      log = { rows: [], snapshot: null };
      this.#logs.set(table, log);
    }
    return log;
  }
}
