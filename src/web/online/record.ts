/** The record of an online table, once its game is over. */
import { type GameRecord, readRecord } from '../../kernel/index.ts';
import { calls } from './calls.ts';

export async function fetchRecord(table: string): Promise<GameRecord | null> {
  const called = await calls.record(table);
  if ('problem' in called) return null;
  const read = readRecord(called.value);
  return 'record' in read ? read.record : null;
}
