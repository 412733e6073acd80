/**
 * Lines: what somebody tried from positions of a game. They travel inside the record and are no part of the game: a line that
 * cannot be read is left out, with the place and the reason, and breaks nothing else.
 */
import { type Answered, readAnswer } from './answered.ts';
import { Bad, field, list, object, string, type Wrong, whole } from './reading.ts';

/** Answers that were tried from a position of the game, or of another line. */
export interface SideLine {
  /** Names it within the record. */
  readonly id: string;
  /** The line that it leaves, which stands before it in the list; absent: it leaves the game. */
  readonly from?: string;
  /** How many answers stand before its own, counted from the deal. */
  readonly ply: number;
  readonly name: string;
  readonly answers: readonly Answered[];
  /** What somebody wrote about a position of the line; `ply` counts from the deal. */
  readonly comments?: readonly Comment[];
}

export interface Comment {
  readonly ply: number;
  readonly text: string;
}

/** How much of each a record may have. */
export const LINE_LIMITS = { lines: 200, answers: 20_000, name: 80, comments: 2_000, comment: 2_000 } as const;

/** A line that could not be read: where, and why. */
export interface DroppedLine {
  readonly at: string;
  readonly problem: Wrong;
}

/** Every line that can be read. What leaves a line that is left out is left out as well. */
export function readLines(
  data: unknown,
  seats: number,
): { readonly lines: SideLine[]; readonly dropped: DroppedLine[] } {
  if (data === undefined) return { lines: [], dropped: [] };
  const known = new Map<string, SideLine>();
  const dropped: DroppedLine[] = [];
  let answers = 0;
  for (const [i, each] of (Array.isArray(data) ? data : []).entries())
    try {
      if (known.size >= LINE_LIMITS.lines) throw new Bad(`lines[${i}]`, 'tooLong');
      const line = readLine(each, `lines[${i}]`, seats, known);
      if (answers + line.answers.length > LINE_LIMITS.answers) throw new Bad(`lines[${i}].answers`, 'tooLong');
      answers += line.answers.length;
      known.set(line.id, line);
    } catch (error) {
      if (!(error instanceof Bad)) throw error;
      dropped.push({ at: error.at, problem: error.problem });
      // Enough is known by then: what is left is not read.
      if (error.problem === 'tooLong' || dropped.length === LINE_LIMITS.lines) break;
    }
  if (!Array.isArray(data)) dropped.push({ at: 'lines', problem: 'wrongType' });
  return { lines: [...known.values()], dropped };
}

function readLine(data: unknown, at: string, seats: number, known: ReadonlyMap<string, SideLine>): SideLine {
  const line = object(data, at);
  const id = string(field(line, 'id', at), `${at}.id`, 40);
  if (!/^[\w-]+$/.test(id) || known.has(id)) throw new Bad(`${at}.id`, 'outOfRange');
  const from = line['from'] === undefined ? null : string(line['from'], `${at}.from`, 40);
  const parent = from === null ? null : known.get(from);
  // The line that it leaves stands before it, so that no line leaves itself.
  if (parent === undefined) throw new Bad(`${at}.from`, 'missing');
  const ply = whole(
    field(line, 'ply', at),
    `${at}.ply`,
    parent?.ply ?? 0,
    parent ? parent.ply + parent.answers.length : 1_000_000,
  );
  const answers = list(field(line, 'answers', at), `${at}.answers`).map((answer, i) => {
    const where = `${at}.answers[${i}]`;
    const entry = object(answer, where);
    return readAnswer(entry, whole(field(entry, 'seat', where), `${where}.seat`, 0, seats - 1), where);
  });
  const comments = line['comments'] === undefined ? [] : readComments(line['comments'], `${at}.comments`);
  return {
    id,
    ...(from === null ? {} : { from }),
    ply,
    name: string(field(line, 'name', at), `${at}.name`, LINE_LIMITS.name),
    answers,
    ...(comments.length > 0 ? { comments } : {}),
  };
}

function readComments(data: unknown, at: string): Comment[] {
  const comments = list(data, at);
  if (comments.length > LINE_LIMITS.comments) throw new Bad(at, 'outOfRange');
  return comments.map((each, i) => {
    const comment = object(each, `${at}[${i}]`);
    return {
      ply: whole(field(comment, 'ply', `${at}[${i}]`), `${at}[${i}].ply`, 0, 1_000_000),
      text: string(field(comment, 'text', `${at}[${i}]`), `${at}[${i}].text`, LINE_LIMITS.comment),
    };
  });
}
