/** Corrected facts in an address: `#facts=…` carries a whole facts file. */
import {
  type CorrectedFacts,
  correctableIn,
  type FactsOf,
  type Game,
  openFacts,
  readFacts,
  writeFacts,
} from '../../kernel/index.ts';
import { packText, unpackText } from '../replay/pack.ts';

const HEAD = '#facts=';

/** What stands behind the path of an address; null where it is too much for one. */
export async function factsHash(of: FactsOf, facts: CorrectedFacts): Promise<string | null> {
  const packed = await packText(writeFacts(of, facts));
  return packed === null ? null : HEAD + packed;
}

export function carriesFacts(hash: string): boolean {
  return hash.startsWith(HEAD);
}

/** The text of the facts file that the address carries; null where it carries none, `broken` where nothing can be made of it. */
export async function factsInHash(hash: string): Promise<string | 'broken' | null> {
  if (!carriesFacts(hash)) return null;
  const text = await unpackText(hash.slice(HEAD.length));
  return typeof text === 'string' ? text : 'broken';
}

/** What an address brings to a new table; `broken` where that is nothing that can be played with. */
export type LinkedFacts = CorrectedFacts | 'broken' | null;

export async function linkedFacts(game: Game, hash: string): Promise<LinkedFacts> {
  const of = correctableIn(game);
  const text = await factsInHash(hash);
  if (of === null || text === null || text === 'broken') return text === null ? null : 'broken';
  const opened = openFacts(of, text);
  const read = 'problems' in opened ? opened : readFacts(of.correctable, opened.corrected);
  return 'problems' in read ? 'broken' : read.facts;
}

/** The options of a new table with these corrected facts, or without any. */
export function withFacts(
  options: Readonly<Record<string, unknown>>,
  facts: LinkedFacts,
): Readonly<Record<string, unknown>> {
  const { facts: _, ...others } = options;
  return facts === null || facts === 'broken' ? others : { ...others, facts };
}
