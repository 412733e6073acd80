/**
 * Backups: everything that a store holds at one moment, as JSON lines in a gzip file. The form is the same for both drivers, so a
 * backup is also the way from one to the other.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/** A store seen as a whole. */
export interface Archive {
  /** In words, for people. */
  readonly name: string;
  /** Everything as it is at one moment, while others go on writing. Documents come in the order of their last changes. */
  dump(): AsyncIterable<Line>;
  /** Fills an empty store, or leaves it empty. Rejects if it is not empty. */
  restore(lines: AsyncIterable<Line>): Promise<void>;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const HEADER = v.strictObject({ durbar: v.literal('backup'), format: v.literal(1) });
const LINE = v.union([
  v.strictObject({
    doc: v.strictObject({
      kind: v.string(),
      id: v.string(),
      version: whole,
      value: v.unknown(),
      keys: v.array(v.string()),
      due: v.nullable(v.number()),
    }),
  }),
  v.strictObject({ log: v.strictObject({ table: v.string(), ply: whole, entry: v.unknown() }) }),
  v.strictObject({ snapshot: v.strictObject({ table: v.string(), ply: whole, value: v.unknown() }) }),
  v.strictObject({ talk: v.strictObject({ room: v.string(), n: whole, value: v.unknown() }) }),
]);

/** One line of a backup: a document, an entry of a log, a snapshot, or a message. */
export type Line = v.InferOutput<typeof LINE>;

/** How many lines of each sort there are. */
export interface Count {
  documents: number;
  entries: number;
  snapshots: number;
  messages: number;
}

/** Writes a backup. The file is there when it is complete and on the disk, in the place of one that was there before. */
export async function writeBackup(archive: Archive, file: string): Promise<Count> {
  const count = nothing();
  async function* text() {
    yield `${JSON.stringify({ durbar: 'backup', format: 1 } satisfies v.InferOutput<typeof HEADER>)}\n`;
    for await (const line of counted(archive.dump(), count)) yield `${JSON.stringify(line)}\n`;
  }
  const part = `${file}.part`;
  try {
    // Sessions are in it: nobody else reads it.
    await pipeline(text, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return count;
}

/** Fills an empty store from a backup: all of it, or nothing. */
export async function restoreBackup(archive: Archive, file: string): Promise<Count> {
  const count = nothing();
  await archive.restore(counted(readBackup(file), count));
  return count;
}

async function* readBackup(file: string): AsyncGenerator<Line> {
  let n = 0;
  for await (const text of textLines(file)) {
    const read = v.safeParse(n++ === 0 ? HEADER : LINE, parsed(text));
    if (!read.success) throw new Error(`${file}: line ${n} is not a line of a Durbar backup`);
    if (!('durbar' in read.output)) yield read.output;
  }
  if (n === 0) throw new Error(`${file} is empty`);
}

async function* textLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // An error of the file, or a file that is cut off, ends the reading of the other end.
  const stream = pipe(createReadStream(file), gunzip, () => {}).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  if (rest !== '') throw new Error(`${file} is cut off`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* counted(lines: AsyncIterable<Line>, count: Count): AsyncGenerator<Line> {
  for await (const line of lines) {
    if ('doc' in line) count.documents++;
    else if ('log' in line) count.entries++;
    else if ('snapshot' in line) count.snapshots++;
    else count.messages++;
    yield line;
  }
}

function nothing(): Count {
  return { documents: 0, entries: 0, snapshots: 0, messages: 0 };
}
