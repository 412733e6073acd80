/** Who said what with which credential: whatever stands in a log must have been said by the person on its seat. */
import * as v from 'valibot';
import { same } from '../../kernel/index.ts';
import { ClientMessage } from '../../online/protocol.ts';
import type { TableEntry } from '../../server/tables/entries.ts';

/** So many of the latest answers of honest players lie about, to be stolen. */
const LYING_ABOUT = 256;

export class Said {
  readonly #texts = new Map<string, string[]>();
  readonly #plans = new Map<string, string[]>();
  /** The latest answers of honest players, as they were sent. */
  readonly honest: string[] = [];

  add(person: string, text: string): void {
    const { t, id, table } = headOf(text);
    if (typeof id !== 'string' || typeof table !== 'string') return;
    if (t === 'plan') push(this.#plans, `${table}/${person}`, text);
    else push(this.#texts, `${table}/${person}/${id}`, text);
  }

  addHonest(person: string, text: string): void {
    this.add(person, text);
    this.honest.push(text);
    if (this.honest.length > LYING_ABOUT) this.honest.shift();
  }

  /** Whether this person has said what the entry says, under its id or in advance. */
  by(person: string, table: string, entry: TableEntry): boolean {
    if (entry.by === 'plan')
      return (this.#plans.get(`${table}/${person}`) ?? []).some((text) => {
        const message = read(text);
        return message?.t === 'plan' && 'move' in entry && message.moves.some((move) => same(move, entry.move));
      });
    return (this.#texts.get(`${table}/${person}/${entry.message ?? ''}`) ?? []).some((text) => {
      const message = read(text);
      if ('undo' in entry) return message?.t === 'undo';
      if ('redo' in entry) return message?.t === 'redo';
      return message?.t === 'move' && same(message.move, entry.move);
    });
  }
}

function push(lists: Map<string, string[]>, key: string, text: string): void {
  const list = lists.get(key);
  if (list) list.push(text);
  else lists.set(key, [text]);
}

function headOf(text: string): { readonly t?: unknown; readonly id?: unknown; readonly table?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** As the server reads it: what its schema leaves out was not said. */
function read(text: string): ClientMessage | null {
  const result = v.safeParse(ClientMessage, JSON.parse(text));
  return result.success ? result.output : null;
}
