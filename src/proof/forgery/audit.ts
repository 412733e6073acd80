/** What stands in the store after a siege: every entry of every log must be a legal answer of the person on its seat. */
import { GAMES } from '../../games/registry.ts';
import { type GameRecord, replay, same, verify } from '../../kernel/index.ts';
import type { Store } from '../../server/store/store.ts';
import { readTable, type TableDoc } from '../../server/tables/docs.ts';
import { readEntry } from '../../server/tables/entries.ts';
import { recordWithoutRules } from '../../server/tables/load.ts';
import type { Said } from './said.ts';
import type { Somebody } from './somebody.ts';

export interface Audited {
  readonly entries: number;
  readonly wrong: readonly string[];
}

/** Who opened the table sits first; the others sit when it has begun. */
export interface Agreed {
  readonly begun: boolean;
  readonly people: readonly Pick<Somebody, 'person' | 'name'>[];
}

export async function audit(store: Store, id: string, agreed: Agreed, said: Said): Promise<Audited> {
  const doc = await store.get('table', id);
  const wrong: string[] = [];
  if (doc === null) return { entries: 0, wrong: [`the table ${id} is gone`] };
  const table = readTable(doc).value;
  if (!stands(table, agreed)) wrong.push(`the table ${id} was changed: ${JSON.stringify({ ...table, seed: '' })}`);
  const rows = await store.log(id, 0);
  const seen = new Set<string>();
  for (const row of rows.slice(1)) {
    const entry = readEntry(row.entry);
    const sitter = table.seats[entry.seat];
    const person = sitter?.kind === 'person' ? sitter.person : '';
    const what = `${id}, entry ${row.ply}: ${JSON.stringify(entry)}`;
    if (entry.by !== 'person' && entry.by !== 'plan') wrong.push(`${what} was given by nobody who sits there`);
    else if (!said.by(person, id, entry)) wrong.push(`${what} was not said by the person on its seat`);
    const name = `${entry.seat}/${entry.message ?? row.ply}`;
    if (seen.has(name)) wrong.push(`${what} was done twice`);
    seen.add(name);
  }
  const record = rows.length === 0 ? null : recordWithoutRules(table, rows);
  const illegal = record === null ? null : illegalIn(record);
  if (illegal !== null) wrong.push(`${id}: ${illegal}`);
  return { entries: Math.max(0, rows.length - 1), wrong };
}

/** Whether nothing but the game itself has gone on. */
function stands({ seats, status, host, muted, slow, late, pace }: TableDoc, { begun, people }: Agreed): boolean {
  const sitting = people.map(({ person, name }, i) =>
    i === 0 || begun ? { kind: 'person', person, name } : { kind: 'open' },
  );
  return (
    same(seats, sitting) &&
    status === (begun ? 'playing' : 'gathering') &&
    host === people[0]?.person &&
    muted.length === 0 &&
    slow === 0 &&
    late === 'standIn' &&
    pace.kind === 'free'
  );
}

/** Why the rules do not lead along this record; null if they do. */
function illegalIn(record: GameRecord): string | null {
  const game = GAMES[record.game];
  if (game === undefined) return `no game ${record.game}`;
  const replayed = replay(game, record);
  const result = 'match' in replayed ? replayed.match.result() : null;
  const verified = verify(game, result === null ? record : { ...record, result });
  return 'problem' in verified ? `ply ${verified.ply}: ${verified.problem}, ${verified.detail}` : null;
}
