/** `durbar backup` and `durbar restore`: the whole store in one file, and back into an empty one. */
import { existsSync } from 'node:fs';
import type { Archive, Count } from '../server/store/archive.ts';
import { only, parse } from './args.ts';
import { CLEAN, type Command, type Io, printJson, UsageError } from './command.ts';
import { grouped } from './table.ts';

/** What `--json` prints. */
interface BackupAnswer extends Count {
  readonly file: string;
  readonly store: string;
}

const WHERE = `The store is the database at DATABASE_URL, or else the folder DURBAR_DATA, or else ./data.`;

export const backupCommand: Command = {
  summary: 'write everything that the server keeps into one file',
  help: `durbar backup FILE [options]

  FILE              where to: a gzip file of JSON lines, readable by you alone, because sessions are in it
  --json            a machine-readable answer on standard output

The server may go on meanwhile: the backup is one moment. A file that is there already is left alone.
${WHERE}
`,
  async run(args, io) {
    const { file, json } = read(args);
    if (existsSync(file)) throw new UsageError(`${file} is there already`);
    const { archive, writeBackup } = await open();
    return answer(io, json, { file, store: archive.name, ...(await writeBackup(archive, file)) }, 'backed up to');
  },
};

export const restoreCommand: Command = {
  summary: 'fill an empty store from a backup',
  help: `durbar restore FILE [options]

  FILE              a file that durbar backup wrote, of either kind of store
  --json            a machine-readable answer on standard output

All of it comes back, or nothing. A store that is not empty is left alone, and so is one that a server has open.
${WHERE}
`,
  async run(args, io) {
    const { file, json } = read(args);
    if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
    const { archive, restoreBackup } = await open();
    return answer(io, json, { file, store: archive.name, ...(await restoreBackup(archive, file)) }, 'restored from');
  },
};

function read(args: readonly string[]): { readonly file: string; readonly json: boolean } {
  const { values, positionals } = parse(args, { json: { type: 'boolean', default: false } });
  return { file: only(positionals, 'FILE'), json: values.json };
}

/** The other commands need no store and do not wait for its drivers. */
async function open() {
  const { writeBackup, restoreBackup } = await import('../server/store/archive.ts');
  const { archiveOf } = await import('../server/store/open.ts');
  const archive: Archive = archiveOf(process.env);
  return { archive, writeBackup, restoreBackup };
}

function answer(io: Io, json: boolean, done: BackupAnswer, verb: string): number {
  const { documents, entries, snapshots, messages } = done;
  const what = `${grouped(documents)} documents, ${grouped(entries)} log entries, ${grouped(snapshots)} snapshots, ${grouped(messages)} messages`;
  if (json) printJson(io, done);
  else io.out(`${done.store}: ${verb} ${done.file} (${what})\n`);
  return CLEAN;
}
