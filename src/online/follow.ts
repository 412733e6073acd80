import { type Delta, type Json, patched } from './delta.ts';
import type { Seen } from './protocol.ts';

/** What is seen after this difference. A document of the server and its own difference: the result is the document that it sees. */
export function seenAfter(seen: Seen, delta: Delta | null): Seen {
  return patched(seen as unknown as Json, delta) as unknown as Seen;
}
