/** Takes in a record from outside: everything is checked before anything is kept. */
import { parseRecord, RECORD_LIMIT, replay } from '../../kernel/index.ts';
import { keepRecord, newId } from '../keep/tables.ts';
import { RULES } from '../rules.ts';
import type { WebText } from '../text/en.ts';

export type Opened = { readonly id: string } | { readonly problem: string };

export async function openRecord(recordText: string, text: WebText): Promise<Opened> {
  const t = text.record;
  const parsed = parseRecord(recordText);
  if ('problem' in parsed) return { problem: t.read(parsed.problem, parsed.at) };
  const { record } = parsed;
  const rules = Object.hasOwn(RULES, record.game) ? RULES[record.game] : undefined;
  if (!rules) return { problem: t.play('wrongGame', -1, record.game) };
  const replayed = replay(await rules(), record);
  if ('problem' in replayed) return { problem: t.play(replayed.problem, replayed.ply, replayed.detail) };
  const id = newId();
  keepRecord(id, record);
  // Lines that could not be read are told about where the record is shown.
  if (parsed.dropped) (await import('../lines/keep.ts')).noteDropped(id, parsed.dropped);
  return { id };
}

export async function openRecordFile(file: File, text: WebText): Promise<Opened> {
  if (file.size > RECORD_LIMIT) return { problem: text.record.tooLarge };
  try {
    return await openRecord(await file.text(), text);
  } catch {
    return { problem: text.record.unreadable };
  }
}
