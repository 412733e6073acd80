/** A person, as the house keeps one and as the rest of the server knows one. */
import * as v from 'valibot';
import type { Doc } from '../store/store.ts';
import { LANGUAGES, type Language } from './language.ts';

export interface Person {
  /** Public: others see it. */
  readonly id: string;
  /** Empty until the page has asked for it. */
  readonly name: string;
  readonly language: Language;
  /** Whether a recovery code was made. */
  readonly recovery: boolean;
}

const language = v.picklist(LANGUAGES);
const PersonDoc = v.object({
  name: v.string(),
  /** The language of the browser at the last visit, and the one that was chosen in the page. */
  heard: language,
  chosen: v.nullable(language),
  /** The hash of the recovery code. */
  recovery: v.nullable(v.string()),
  created: v.number(),
});
export type PersonDoc = v.InferOutput<typeof PersonDoc>;

export function readPerson(doc: Doc): PersonDoc {
  return v.parse(PersonDoc, doc.value);
}

export function personOf(id: string, { name, heard, chosen, recovery }: PersonDoc): Person {
  return { id, name, language: chosen ?? heard, recovery: recovery !== null };
}
