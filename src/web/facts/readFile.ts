/** The text of a facts file that somebody has chosen. */
import { FACTS_LIMITS, type FactsProblem } from '../../kernel/index.ts';

/** Why nothing was taken in: what is wrong with the file, or that the link or the file could not be read at all. */
export type Refusal = readonly FactsProblem[] | 'broken' | 'unreadable';

export async function readFactsFile(file: File): Promise<{ readonly text: string } | { readonly refused: Refusal }> {
  // A character takes four bytes at most: a larger file need not be read to be too large.
  if (file.size > FACTS_LIMITS.file * 4) return { refused: [{ at: '', wrong: 'tooLong' }] };
  try {
    return { text: await file.text() };
  } catch {
    return { refused: 'unreadable' };
  }
}
