/** What a page may say at a table, sensible or not: whatever it is, the answer must not depend on what the page cannot know. */
import { type Game, type Match, type Move, moves, type Rng, type Seat } from '../../kernel/index.ts';
import { PROTOCOL } from '../../online/protocol.ts';
import { imagined } from '../../server/tables/seen.ts';
import { foresee } from '../../table/foresee.ts';

export interface Page {
  readonly game: Game;
  readonly table: string;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly seats: number;
  readonly match: Match;
  readonly ply: number;
  readonly rng: Rng;
  /** A name for the next message. */
  name(): string;
}

export type Deed = (page: Page) => readonly (object | string | Buffer)[];

const WORDS = ['Good luck', 'A fine house', '<b>bold</b>', ' ', '\u202eturned', 'नमस्ते'];

const about = (t: string, { table, name, ply }: Page, more: object = {}) => ({ t, id: name(), table, ply, ...more });

function anyOf<T>(rng: Rng, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[rng.int(list.length)];
}

/** A legal answer of some seat, or none at all. */
function someMove({ game, match, seats, rng }: Page): Move {
  return anyOf(rng, moves(game, match.state, rng.int(seats))) ?? { do: 'nonsense' };
}

/** One of its values is another. */
function mutated(page: Page): object {
  const move = someMove(page);
  const [key, value] = anyOf(page.rng, Object.entries(move)) ?? ['do', ''];
  return { ...move, [key]: typeof value === 'number' ? value + 1 - page.rng.int(3) : `${String(value)}x` };
}

/** Answers in advance as a page finds them in the world that it was told. */
export function planOf(page: Page, seat: Seat): Move[] {
  const { game, match, table, rng } = page;
  const world = imagined(table, match, seat);
  if (!foresee(game, world, seat)) return [];
  const move = anyOf(rng, moves(game, world, seat));
  return move ? [move] : [];
}

function plan(page: Page): object {
  const { table, name, seat, rng } = page;
  const own = seat === null ? [] : planOf(page, seat);
  // The second one may be legal or not: that is for the table to say.
  const next = rng.int(3) === 0 ? [...own, someMove(page)] : own;
  return { t: 'plan', id: name(), table, moves: next };
}

/** The likelier ones stand twice. */
export const DEEDS: readonly Deed[] = [
  (page) => [about('move', page, { move: someMove(page) })],
  (page) => [about('move', page, { move: mutated(page) })],
  (page) => [about('move', page, { move: mutated(page) })],
  (page) => [about('move', { ...page, ply: Math.max(0, page.ply - 1 - page.rng.int(4)) }, { move: someMove(page) })],
  (page) => [about('move', { ...page, ply: page.ply + 1 }, { move: someMove(page) })],
  (page) => [about('undo', page)],
  (page) => [about('undo', page)],
  (page) => [about('redo', page)],
  (page) => [plan(page)],
  (page) => [plan(page)],
  ({ table, name }) => [{ t: 'plan', id: name(), table, moves: [] }],
  ({ table, name, rng }) => [
    { t: 'chat', id: name(), table, room: anyOf(rng, ['players', 'spectators']), text: anyOf(rng, WORDS) },
  ],
  ({ table }) => [{ t: 'resync', table }],
  ({ table, ply, rng }) => [{ t: 'join', table, ply: Math.max(0, ply - rng.int(6)) }],
  ({ table }) => [
    { t: 'leave', table },
    { t: 'join', table },
  ],
  ({ table, name }) => [{ t: 'move', id: name(), table, ply: -1, move: 'nothing' }],
  ({ rng }) => [anyOf(rng, ['', 'null', '{"t":"move"}', '{"__proto__":{}}', Buffer.from([0, 255, 1])]) ?? ''],
  ({ name }) => [{ t: 'undo', id: name(), table: 'nosuchtable', ply: 0 }],
  () => [{ t: 'hello', v: PROTOCOL }],
];
