/** `durbar verify`: whether record files are what the rules and their seeds give, or where they first differ. */
import { parse } from './args.ts';
import { CLEAN, type Command, FOUND, printJson, UsageError } from './command.ts';
import { Progress } from './progress.ts';
import { readRecordFile, recordFiles, type Trouble, troubleIn, withSeed } from './records.ts';
import { grouped } from './table.ts';

/** What `--json` prints. */
interface VerifyAnswer {
  readonly ok: boolean;
  readonly files: readonly FileAnswer[];
}

type FileAnswer = InOrder | ({ readonly file: string; readonly ok: false } & Trouble);

interface InOrder {
  readonly file: string;
  readonly ok: true;
  readonly game: string;
  readonly seats: number;
  /** Entries of the log. */
  readonly plies: number;
  readonly over: boolean;
  /** Whether the draws were checked against a seed: that of a live game is known when it is over. */
  readonly seedChecked: boolean;
}

export const verifyCommand: Command = {
  summary: 'check record files against the rules and their seeds',
  help: `durbar verify FILE... [options]

  FILE              a record, or a folder with records
  --seed S          the seed of a live game, where the record does not have it yet
  --json            a machine-readable answer on standard output

Exit code 1 if a file is not in order. Every position is also checked against the invariants of its game.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new UsageError('FILE is missing');
    const files = recordFiles(positionals);
    if (files.length === 0) throw new UsageError(`no record in ${positionals.join(', ')}`);

    const answers: FileAnswer[] = [];
    const progress = new Progress(io, 'files', files.length);
    for (const file of files) {
      const answer = await checkFile(file, values.seed);
      answers.push(answer);
      if (!values.json && (files.length === 1 || !answer.ok)) {
        progress.end();
        io.out(inWords(answer));
      }
      progress.at(answers.length);
    }
    progress.end();

    const bad = answers.filter((answer) => !answer.ok).length;
    if (values.json) printJson(io, { ok: bad === 0, files: answers } satisfies VerifyAnswer);
    else if (files.length > 1)
      io.out(`${grouped(files.length)} files, ${bad === 0 ? 'all' : grouped(files.length - bad)} in order\n`);
    return bad === 0 ? CLEAN : FOUND;
  },
};

async function checkFile(file: string, seed: string | undefined): Promise<FileAnswer> {
  const read = await readRecordFile(file);
  if ('problem' in read) return { file, ok: false, ...read };
  const record = withSeed(read.record, seed);
  const trouble = troubleIn(read.game, record);
  if (trouble) return { file, ok: false, ...trouble };
  return {
    file,
    ok: true,
    game: record.game,
    seats: record.seats,
    plies: record.log.length,
    over: record.result !== undefined,
    seedChecked: record.chance.seed !== undefined,
  };
}

function inWords(answer: FileAnswer): string {
  if (!answer.ok) return `${answer.file}: ${answer.at}: ${answer.problem}: ${answer.detail}\n`;
  const end = answer.over ? 'over' : 'not over';
  const seed = answer.seedChecked ? 'the draws are those of its seed' : 'its seed is not known yet';
  return `${answer.file}: in order (${answer.game}, ${answer.seats} seats, ${answer.plies} plies, ${end}; ${seed})\n`;
}
