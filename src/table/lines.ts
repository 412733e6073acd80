/** The tree of lines that were tried from positions of a game: where each leaves, what is before it, how it changes. */
import { type Answered, type Comment, LINE_LIMITS, type SideLine } from '../kernel/index.ts';
import type { Film, LineFault } from './film.ts';

/** A position: so many answers into the game (`line` is null) or along a line, counted from the deal. */
export interface Spot {
  readonly line: string | null;
  readonly ply: number;
}

export function lineNamed(lines: readonly SideLine[], id: string | null): SideLine | null {
  return id === null ? null : (lines.find((line) => line.id === id) ?? null);
}

/** Where the game itself was left: by the line, or by the one that it comes from in the end. */
export function leftAt(lines: readonly SideLine[], line: SideLine): Spot {
  let first = line;
  for (let from = lineNamed(lines, first.from ?? null); from; from = lineNamed(lines, first.from ?? null)) first = from;
  return { line: null, ply: first.ply };
}

/** The lines that leave a line (null: the game), in the order of where they leave. */
export function leaving(lines: readonly SideLine[], from: string | null): SideLine[] {
  return lines.filter((line) => (line.from ?? null) === from).sort((a, b) => a.ply - b.ply);
}

/** A film along a line, and where that line, or one before it, stops following the rules. */
interface Followed {
  readonly film: Film;
  readonly fault: LineFault | null;
}

/** The film of the game along a line. */
export function filmAlong(game: Film, lines: readonly SideLine[], id: string | null): Followed | null {
  if (id === null) return { film: game, fault: null };
  const line = lineNamed(lines, id);
  const before = line && filmAlong(game, lines, line.from ?? null);
  return line && before && onAlong(before, line);
}

function onAlong(before: Followed, line: SideLine): Followed {
  if (before.film.last < line.ply) return before.fault ? before : before.film.along(line.ply, []);
  return before.film.along(line.ply, line.answers);
}

/** Where lines stop following the rules, by line: one that goes all its way is not in it. Each answer is judged once, however long the chain of lines. */
export function faultsIn(game: Film, lines: readonly SideLine[]): Map<string, LineFault> {
  const faults = new Map<string, LineFault>();
  const along = new Map<string | null, Followed>([[null, { film: game, fault: null }]]);
  // Whatever leaves a line stands after it.
  for (const line of lines) {
    const before = along.get(line.from ?? null);
    if (!before) continue;
    const followed = onAlong(before, line);
    along.set(line.id, followed);
    if (followed.fault) faults.set(line.id, followed.fault);
  }
  return faults;
}

/**
 * A new line from a position. Where the position lies on a line before its own first answer, it belongs to what that line leaves:
 * a tree has one place for it.
 */
export function lineFrom(lines: readonly SideLine[], spot: Spot, id: string, name: string): SideLine {
  let from = lineNamed(lines, spot.line);
  while (from && spot.ply <= from.ply) from = lineNamed(lines, from.from ?? null);
  return { id, ...(from ? { from: from.id } : {}), ply: spot.ply, name: nameOf(name), answers: [] };
}

export function withLine(lines: readonly SideLine[], line: SideLine): SideLine[] {
  return lines.some((each) => each.id === line.id) ? lines.slice() : [...lines, line];
}

export function withName(lines: readonly SideLine[], id: string, name: string): SideLine[] {
  return changed(lines, id, (line) => ({ ...line, name: nameOf(name) }));
}

/**
 * The line with other answers. What left it beyond the last common answer leaves it there now, and takes along the answers that
 * led to where it left: nothing that was tried is lost.
 */
export function withAnswers(lines: readonly SideLine[], id: string, answers: readonly Answered[]): SideLine[] {
  const line = lineNamed(lines, id);
  if (!line) return lines.slice();
  const end = line.ply + commonLength(line.answers, answers);
  const last = line.ply + answers.length;
  return lines.map((each) => {
    if (each.id === id) {
      const { comments = [], ...rest } = each;
      const left = comments.filter((comment) => comment.ply <= last);
      return { ...rest, answers, ...(left.length > 0 ? { comments: left } : {}) };
    }
    if (each.from !== id || each.ply <= end) return each;
    return {
      ...each,
      ply: end,
      answers: [...line.answers.slice(end - line.ply, each.ply - line.ply), ...each.answers],
    };
  });
}

/** Takes a line away, and all that leaves it. */
export function without(lines: readonly SideLine[], id: string): SideLine[] {
  const gone = new Set([id]);
  // Whatever leaves a line stands after it.
  for (const line of lines) if (line.from !== undefined && gone.has(line.from)) gone.add(line.id);
  return lines.filter((line) => !gone.has(line.id));
}

export function commentAt(line: SideLine, ply: number): string {
  return line.comments?.find((comment) => comment.ply === ply)?.text ?? '';
}

/** An empty text takes the comment away. */
export function withComment(lines: readonly SideLine[], id: string, ply: number, text: string): SideLine[] {
  return changed(lines, id, ({ comments = [], ...line }) => {
    const others = comments.filter((comment) => comment.ply !== ply);
    const all: Comment[] = text === '' ? others : [...others, { ply, text: text.slice(0, LINE_LIMITS.comment) }];
    return all.length === 0 ? line : { ...line, comments: all.sort((a, b) => a.ply - b.ply) };
  });
}

/** Whether there is room for another line. */
export function mayGrow(lines: readonly SideLine[]): boolean {
  return (
    lines.length < LINE_LIMITS.lines && lines.reduce((sum, line) => sum + line.answers.length, 0) < LINE_LIMITS.answers
  );
}

function changed(lines: readonly SideLine[], id: string, change: (line: SideLine) => SideLine): SideLine[] {
  return lines.map((line) => (line.id === id ? change(line) : line));
}

function nameOf(name: string): string {
  return name.trim().slice(0, LINE_LIMITS.name);
}

function commonLength(a: readonly Answered[], b: readonly Answered[]): number {
  let i = 0;
  while (i < a.length && i < b.length && JSON.stringify(a[i]) === JSON.stringify(b[i])) i++;
  return i;
}
