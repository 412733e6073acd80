/** Where the points came from: the lines of the score sheet, as if the game had ended with each round. */
import type { Game, GameEvent, Move, SheetLine, State } from '../kernel/index.ts';
import type { Course } from './course.ts';

export interface Sources {
  /** The lines that ever changed, in the order of the sheet; those that stay the same all game bring no points. */
  readonly lines: readonly { readonly key: string; readonly rule: string }[];
  /** The deal first, then the end of every round. */
  readonly rounds: readonly {
    readonly round: number;
    readonly ply: number;
    /** Points by line, and in it by seat. */
    readonly points: readonly (readonly number[])[];
  }[];
  /** What the lines that stay the same are worth together, by seat: with it the points add up to the score. */
  readonly same: readonly number[];
}

export function sourcesOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  course: Course<S, M, E>,
  roundOf: (view: object) => number,
): Sources {
  const rounds = course.frames.map(({ state }) => roundOf(game.view(state, null)));
  const ends = rounds.flatMap((round, ply) => (ply === 0 || rounds[ply + 1] !== round ? [{ round, ply }] : []));
  const sheets = ends.map(({ ply }) => {
    const frame = course.frames[ply];
    return frame ? game.score(frame.state).sheet.filter(({ counts }) => counts) : [];
  });
  const keys = orderOf(sheets);
  const valuesAt = (sheet: readonly SheetLine[], key: string) =>
    sheet.find((line) => line.key === key)?.values ?? Array.from({ length: course.seats }, () => 0);
  const moving = keys.filter(({ key }) => {
    const first = JSON.stringify(valuesAt(sheets[0] ?? [], key));
    return sheets.some((sheet) => JSON.stringify(valuesAt(sheet, key)) !== first);
  });
  const still = keys.filter((key) => !moving.includes(key));
  return {
    lines: moving,
    rounds: ends.map(({ round, ply }, i) => ({
      round,
      ply,
      points: moving.map(({ key }) => valuesAt(sheets[i] ?? [], key)),
    })),
    same: Array.from({ length: course.seats }, (_, seat) =>
      still.reduce((sum, { key }) => sum + (valuesAt(sheets[0] ?? [], key)[seat] ?? 0), 0),
    ),
  };
}

/** Every line that any sheet has, as the last sheet orders them; those that went away come last. */
function orderOf(sheets: readonly (readonly SheetLine[])[]): { key: string; rule: string }[] {
  const known = new Map<string, { key: string; rule: string }>();
  for (const sheet of sheets.toReversed())
    for (const { key, rule } of sheet) if (!known.has(key)) known.set(key, { key, rule });
  return [...known.values()];
}
