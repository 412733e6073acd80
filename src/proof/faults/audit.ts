/** A table replayed from its store by the rules alone, held against what the pages that have it open show. */
import { GAMES } from '../../games/registry.ts';
import { type GameRecord, type Match, replay, type Seat, same, verify, waiting } from '../../kernel/index.ts';
import type { LogRow } from '../../server/store/store.ts';
import { readTable, readTurn, seatOf, type TableDoc } from '../../server/tables/docs.ts';
import { recordWithoutRules, takeUp } from '../../server/tables/load.ts';
import { Viewer } from '../../server/tables/seen.ts';
import type { Gathered } from './crowd.ts';
import type { Shelf } from './shelf.ts';

/**
 * What a page shows of the game itself. Clocks, plans and who stands in are no part of a replay; whether an answer may be taken back
 * is worked out only when somebody wants to.
 */
const OF_THE_GAME = ['seat', 'world', 'view', 'waiting', 'log', 'redo', 'outcome'] as const;

interface Audit {
  /** What differs; empty where everything is as the log says. */
  readonly differs: readonly string[];
  readonly over: boolean;
}

export async function audit(shelf: Shelf, { id, guests }: Gathered): Promise<Audit> {
  const [doc, turn, rows] = await Promise.all([shelf.get('table', id), shelf.get('turn', id), shelf.log(id, 0)]);
  if (doc === null || turn === null) return { differs: [`the table ${id} is gone`], over: false };
  const { value: table } = readTable(doc);
  const game = GAMES[table.game];
  if (game === undefined) throw new Error(`no game ${table.game}`);
  let match: Match;
  try {
    ({ match } = takeUp(game, table, rows, null));
  } catch (error) {
    return { differs: [`the log of ${id} does not replay: ${String(error)}`], over: false };
  }
  const verified = verify(game, recordOf(table, rows));
  const differs = 'problem' in verified ? [`the record of ${id}: ${verified.problem} ${verified.detail}`] : [];
  const { value: now } = readTurn(turn);
  if (now.ply !== rows.length - 1 || !same(now.waiting, waiting(match.state)) || now.over !== (match.outcome !== null))
    differs.push(`the turn of ${id} is not that of its log`);
  for (const guest of guests) {
    const chair = guest.chairs.get(id);
    const held = chair?.held;
    if (chair && chair.told >= rows.length)
      differs.push(`${guest.name} was shown ply ${chair.told} of ${id}, which is gone`);
    const you = held?.card?.you ?? null;
    const seat = seatOf(table, guest.connection.person);
    if (held?.ply !== rows.length - 1 || held.seen === null) continue;
    const seen: object = held.seen;
    if (you !== seat) differs.push(`${guest.name} sits on ${seat} at ${id} and is told ${you}`);
    const rules: object = seenBy(match, id, seat, rows.length - 1, now);
    const other = OF_THE_GAME.filter((part) => !same(json(Reflect.get(rules, part)), Reflect.get(seen, part)));
    if (other.length > 0) differs.push(`${guest.name} sees another ${other.join(', ')} at ${id} than the log has`);
  }
  return { differs, over: now.over };
}

function seenBy(match: Match, id: string, seat: Seat | null, ply: number, turn: ReturnType<typeof readTurn>['value']) {
  const around = { turn, plan: () => [], dropped: () => null, clock: null, running: [] };
  return new Viewer(id, seat, match, ply, around).seen;
}

/** With the result that the rules give: the verification wants one where a game is over. */
function recordOf(table: TableDoc, rows: readonly LogRow[]): GameRecord {
  const record = recordWithoutRules(table, rows);
  const game = GAMES[table.game];
  if (record === null || game === undefined) throw new Error('a log that was replayed has a gap');
  const replayed = replay(game, record);
  const result = 'match' in replayed ? replayed.match.result() : null;
  return result === null ? record : { ...record, result };
}

function json(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
