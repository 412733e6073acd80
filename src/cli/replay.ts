/** `durbar replay`: a record as a list of what happened, or one of its positions with everything in it. */
import {
  type Entry,
  type GameEvent,
  type GameRecord,
  hashOf,
  type Match,
  type Move,
  type Outcome,
  replay,
  type State,
  waiting,
} from '../kernel/index.ts';
import { only, parse, whole } from './args.ts';
import { CLEAN, type Command, FOUND, printJson } from './command.ts';
import { readRecordFile, reason, type Trouble, troubleIn, troubleOf, withSeed } from './records.ts';

/** What `--json` prints. */
interface ReplayAnswer {
  readonly file: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** Ply 0 is the deal. */
  readonly log: readonly Line[];
  /** The position after the wanted ply (the last one if none was named); null if the record does not get there. */
  readonly position: Position | null;
  readonly trouble: Trouble | null;
}

interface Line {
  readonly ply: number;
  /** What the record has; null for the deal. */
  readonly entry: Entry | null;
  readonly events: readonly GameEvent[];
  /** The fingerprint of the position after it. */
  readonly hash: string;
}

interface Position {
  readonly ply: number;
  readonly waiting: readonly number[];
  readonly state: State;
  /** The score sheet as if the game ended here. */
  readonly score: Outcome;
}

export const replayCommand: Command = {
  summary: 'show what happened in a record, ply by ply',
  help: `durbar replay FILE [options]

  --ply N           show the position after N entries of the log, with everything in it; 0 is the deal
  --seed S          the seed of a live game: its draws are checked too
  --json            a machine-readable answer on standard output

Exit code 1 if the record cannot be replayed to its end.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      ply: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const file = only(positionals, 'FILE');
    const read = await readRecordFile(file);
    if ('problem' in read) {
      if (values.json) printJson(io, { file, trouble: read });
      else io.out(`${file}: ${read.at}: ${read.problem}: ${read.detail}\n`);
      return FOUND;
    }
    const { game } = read;
    const record = withSeed(read.record, values.seed);
    const wanted = whole(values.ply, 'ply', 0, record.log.length, record.log.length);

    const log: Line[] = [];
    let position: Position | null = null;
    const watch = (match: Match, index: number) => {
      const ply = index + 1;
      log.push({
        ply,
        entry: record.log[index] ?? null,
        events: eventsOf(match, record, index),
        hash: hashOf(match.state),
      });
      if (ply === wanted)
        position = {
          ply,
          waiting: waiting(match.state),
          state: game.clone(match.state),
          score: game.score(match.state),
        };
    };
    let trouble: Trouble | null = null;
    try {
      const replayed = replay(game, record, watch);
      trouble = 'problem' in replayed ? troubleOf(record, replayed) : values.seed ? troubleIn(game, record) : null;
    } catch (error) {
      trouble = { at: `log[${log.length - 1}]`, ply: log.length, problem: 'crash', detail: reason(error) };
    }

    const { seats, options } = record;
    const answer: ReplayAnswer = { file, game: game.id, seats, options, log, position, trouble };
    if (values.json) printJson(io, answer);
    else io.out(values.ply === undefined ? logInWords(answer) : positionInWords(answer));
    return trouble ? FOUND : CLEAN;
  },
};

/** What happened at an entry. A taken back answer happens no more, one that is redone happens again. */
function eventsOf(match: Match, record: GameRecord, index: number): readonly GameEvent[] {
  const entry = record.log[index];
  if (entry === undefined) return match.opening;
  return 'undo' in entry ? [] : (match.line.at(-1)?.events ?? []);
}

function logInWords(answer: ReplayAnswer): string {
  const width = String(answer.log.length).length;
  const lines = answer.log.map((line) => {
    const happened = line.events.map((event) => ` | ${phrase(event, 'is')}`).join('');
    return `${String(line.ply).padStart(width)}  ${entryInWords(line.entry)}${happened}\n`;
  });
  return `${answer.game}, ${answer.seats} seats\n${lines.join('')}${troubleInWords(answer)}${endInWords(answer)}`;
}

function entryInWords(entry: Entry | null): string {
  if (entry === null) return 'the deal';
  const what = 'undo' in entry ? 'undo' : 'redo' in entry ? 'redo' : phrase(entry.move, 'do');
  return `seat ${entry.seat}: ${what}`;
}

/** `{ do: 'go', to: 'E1' }` as `go to E1`. */
function phrase(words: Move | GameEvent, verb: 'do' | 'is'): string {
  const { [verb]: first, ...rest } = { ...words } as Record<string, unknown>; // an object of scalars and lists: see Move
  const said = Object.entries(rest).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [String(first), said.join(', ')].filter((part) => part !== '').join(' ');
}

function endInWords({ position, trouble }: ReplayAnswer): string {
  if (trouble || position === null) return '';
  const asked = position.waiting.map((seat) => `seat ${seat}`).join(', ');
  const scores = position.score.scores.map((score, seat) => `seat ${seat}: ${score}`).join(', ');
  return asked === '' ? `Over. ${scores}\n` : `Waiting for ${asked}.\n`;
}

function positionInWords(answer: ReplayAnswer): string {
  return answer.position === null
    ? troubleInWords(answer)
    : `${JSON.stringify(answer.position, null, 2)}\n${troubleInWords(answer)}`;
}

function troubleInWords({ trouble }: ReplayAnswer): string {
  return trouble ? `${trouble.at}: ${trouble.problem}: ${trouble.detail}\n` : '';
}
