/**
 * A whole record, or another text, in an address: deflated, in the letters that an address may have. What comes back comes from
 * outside: it is bounded before it is unpacked and while it is, and then read like any other record.
 */
import { type GameRecord, parseRecord, type ReadRecord, type RecordProblem } from '../../kernel/index.ts';

/** Longer addresses are cut by some browsers and by most programs that people send them with. */
export const PACKED_LIMIT = 32_000;
/** What an address may unpack to. A game of a thousand answers is a fortieth of it. */
const UNPACKED_LIMIT = 2_000_000;
const FORMAT = 'deflate-raw';

export type PackProblem = { readonly packed: 'broken' | 'tooLong' | 'unsupported' };

/** Null where the record is too large for an address, or this browser cannot pack. */
export function pack(record: GameRecord): Promise<string | null> {
  return packText(JSON.stringify(record));
}

export async function packText(text: string): Promise<string | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length * (4 / 3) > PACKED_LIMIT) return null;
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(packed: string): Promise<ReadRecord | RecordProblem | PackProblem> {
  const text = await unpackText(packed);
  return typeof text === 'string' ? parseRecord(text) : text;
}

export async function unpackText(packed: string): Promise<string | PackProblem> {
  if (packed.length > PACKED_LIMIT) return { packed: 'tooLong' };
  if (!/^[\w-]+$/.test(packed)) return { packed: 'broken' };
  if (typeof DecompressionStream === 'undefined') return { packed: 'unsupported' };
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return (await inflate(bytes)) ?? { packed: 'tooLong' };
  } catch {
    return { packed: 'broken' };
  }
}

/** Null as soon as more comes out than may: a small address can unpack to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > UNPACKED_LIMIT) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
