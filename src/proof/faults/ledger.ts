/** What the server has acknowledged, held against what its store has. */
import { same } from '../../kernel/index.ts';
import type { LogRow } from '../../server/store/store.ts';
import type { Acknowledged, Act, Talk } from './guest.ts';
import type { Shelf } from './shelf.ts';

/** More words than are said at any table. */
const ALL_WORDS = 100_000;

export class Ledger {
  readonly #acts = new Map<string, { readonly said: Act; readonly ply: number }[]>();
  readonly #words = new Map<string, { readonly said: Talk; readonly n: number }[]>();
  /** What was written down here since the log was last looked at. */
  #fresh = new Set<string>();
  acts = 0;
  words = 0;

  add(acknowledged: readonly Acknowledged[]): void {
    for (const { said, ply } of acknowledged) {
      if (said.t === 'chat') {
        push(this.#words, said.table, { said, n: ply });
        this.words++;
      } else {
        push(this.#acts, said.table, { said, ply });
        this.acts++;
      }
      this.#fresh.add(said.table);
    }
  }

  /** The tables at which something was acknowledged since the last look: what is missing in their logs. */
  async lookAtFresh(shelf: Shelf): Promise<string[]> {
    const tables = [...this.#fresh];
    this.#fresh = new Set();
    return (await Promise.all(tables.map((table) => this.lookAt(shelf, table)))).flat();
  }

  /** Everything that was ever acknowledged and is not in the store. */
  async lookAtAll(shelf: Shelf): Promise<string[]> {
    const tables = new Set([...this.#acts.keys(), ...this.#words.keys()]);
    return (await Promise.all([...tables].map((table) => this.lookAt(shelf, table)))).flat();
  }

  /** Everything that was ever acknowledged at a table and is not in the store, or is there twice. */
  async lookAt(shelf: Shelf, table: string): Promise<string[]> {
    const log = await shelf.log(table, 0);
    const lost = (this.#acts.get(table) ?? []).flatMap(({ said, ply }) => {
      const why = missing(log, said, ply);
      return why === null
        ? []
        : [`acknowledged and lost: ${said.t} ${said.id} at ply ${ply} of ${table}, where ${why}`];
    });
    const ids = log.flatMap(({ entry }) => idOf(entry));
    if (new Set(ids).size < ids.length) lost.push(`an answer of ${table} was done twice`);
    return [...lost, ...(await this.#lostWords(shelf, table))];
  }

  /** Nobody will ask for this table again. */
  forget(table: string): void {
    this.#acts.delete(table);
    this.#words.delete(table);
  }

  async #lostWords(shelf: Shelf, table: string): Promise<string[]> {
    const words = this.#words.get(table);
    if (words === undefined) return [];
    const said = await shelf.talk(`players.${table}`, ALL_WORDS);
    return words.flatMap(({ said: { id, text }, n }) => {
      const there = said.filter(({ value }) => idOf(value)[0] === id);
      // The words were written by the server from this very message.
      const whole = there[0]?.n === n && (there[0].value as { readonly text: string }).text === text;
      if (there.length === 1 && whole) return [];
      return [`acknowledged and ${there.length > 1 ? 'said twice' : 'lost'}: the words ${id} at ${table}`];
    });
  }
}

function missing(log: readonly LogRow[], said: Act, ply: number): string | null {
  const row = log[ply];
  if (row === undefined) return 'the log has ended';
  if (idOf(row.entry)[0] !== said.id) return 'another entry is there';
  const { move, undo, redo } = row.entry as { readonly move?: unknown; readonly undo?: true; readonly redo?: true };
  const whole = said.t === 'move' ? same(move, said.move) : said.t === 'undo' ? undo === true : redo === true;
  return whole ? null : 'the entry says something else';
}

/** The client's own name for the message that an entry or a line of talk came from. */
function idOf(stored: unknown): string[] {
  const { message } = stored as { readonly message?: string };
  return message === undefined ? [] : [message];
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
