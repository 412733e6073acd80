/** Searching the rules. Everything is made ready once; a key press only looks. */
import type { RulesChapter } from '../../ui/contract.ts';
import { otherNumber } from './number.ts';

interface Entry {
  readonly id: string;
  /** Id, chapter and text, without case and accents. */
  readonly plain: string;
}

export interface RulesIndex {
  readonly entries: readonly Entry[];
  readonly ids: ReadonlySet<string>;
}

/** A stretch of text: plain words, or the id of another rule. */
export interface Piece {
  readonly kind: 'plain' | 'rule';
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly at: number;
}

/** Words match whatever their case, accents and apostrophes. One sign stays one sign, so that places in both texts are the same. */
export function plain(words: string): string {
  let made = '';
  for (const sign of words.replace(/[’ʼ]/g, "'")) {
    const bare = sign
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    made += bare.length === sign.length ? bare : sign;
  }
  return made;
}

/** What words are made of. An apostrophe, a hyphen and a full stop end one: « éléphant » begins in « l’éléphant », `sell-3` in an id. */
const OF_A_WORD = /[\p{L}\p{M}\p{N}]/u;

/** Where a word of the text next begins with what is looked for; −1 where none does. Inside of words nothing is meant: "end" is not in "spend". */
function beginning(bare: string, wanted: string, from: number): number {
  const anywhere = !OF_A_WORD.test(wanted.charAt(0));
  let at = bare.indexOf(wanted, from);
  while (at > 0 && !anywhere && OF_A_WORD.test(bare.charAt(at - 1))) at = bare.indexOf(wanted, at + 1);
  return at;
}

interface Place {
  readonly at: number;
  readonly length: number;
}

/** Where what is looked for next stands: as the beginning of a word, or as a whole word in the other number. */
function next(bare: string, wanted: string, from: number): Place | null {
  let place: Place | null = null;
  const found = (at: number, { length }: string) => {
    if (at >= 0 && (place === null || at < place.at)) place = { at, length };
  };
  found(beginning(bare, wanted, from), wanted);
  for (const other of otherNumber(wanted)) {
    let at = beginning(bare, other, from);
    while (at >= 0 && OF_A_WORD.test(bare.charAt(at + other.length))) at = beginning(bare, other, at + 1);
    found(at, other);
  }
  return place;
}

/** The texts of the rules are looked through with every key, and are always the same. */
const known = new Map<string, string>();

function plainOnce(text: string): string {
  const bare = known.get(text) ?? plain(text);
  known.set(text, bare);
  return bare;
}

export function indexOf(chapters: readonly RulesChapter[]): RulesIndex {
  const entries = chapters.flatMap(({ title, rules }) =>
    rules.map(({ id, text }) => ({ id, plain: plain(`${id} ${title} ${text}`) })),
  );
  return { entries, ids: new Set(entries.map(({ id }) => id)) };
}

/** One letter says nothing yet: nearly every rule has it. */
export function wordsOf(wanted: string): string[] {
  // Some keyboards write an accent as a sign of its own.
  return plain(wanted.normalize('NFC'))
    .split(/\s+/)
    .filter((word) => word.length > 1);
}

/** The rules in which every word begins one, or stands for one or for many. Null: nothing is looked for, and every rule stands. */
export function find({ entries }: RulesIndex, words: readonly string[]): ReadonlySet<string> | null {
  if (words.length === 0) return null;
  return new Set(
    entries.flatMap((entry) => (words.every((word) => next(entry.plain, word, 0) !== null) ? [entry.id] : [])),
  );
}

/** The rule of that id, in capitals or not; for the name of a family (`AG-6.3.2`) its first rule. */
export function named({ entries }: RulesIndex, name: string): string | null {
  if (name === '') return null;
  const wanted = name.toLowerCase();
  const own = (id: string) => id === wanted || id.startsWith(`${wanted}-`) || id.startsWith(`${wanted}.`);
  return entries.find(({ id }) => own(id.toLowerCase()))?.id ?? null;
}

const RULE_ID = /\b[A-Z]{2}-[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*/g;

/** A rule's text with its references to other rules. */
export function piecesOf(text: string, ids: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const upTo = (at: number) => {
    if (at > from) pieces.push({ kind: 'plain', text: text.slice(from, at), at: from });
  };
  for (const { 0: id, index } of text.matchAll(RULE_ID)) {
    if (!ids.has(id)) continue;
    upTo(index);
    pieces.push({ kind: 'rule', text: id, at: index });
    from = index + id.length;
  }
  upTo(text.length);
  return pieces;
}

/** Where the words stand in a text, none over another; of those that begin at one place the longest. */
export function placesOf(text: string, words: readonly string[]): Place[] {
  const bare = plainOnce(text);
  const places: Place[] = [];
  for (let from = 0; from < bare.length; ) {
    let first: Place | null = null;
    for (const word of words) {
      const place = next(bare, word, from);
      if (place && (first === null || place.at < first.at || (place.at === first.at && place.length > first.length)))
        first = place;
    }
    if (first === null) break;
    places.push(first);
    from = first.at + first.length;
  }
  return places;
}
