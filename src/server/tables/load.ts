/** Takes a table up from the store: from its snapshot on, so that no more is replayed than the last seat's run of answers. */
import {
  type Bookmark,
  commitment,
  type Game,
  type GameEvent,
  type GameRecord,
  Match,
  type Move,
  RECORD_FORMAT,
  type State,
  same,
} from '../../kernel/index.ts';
import type { LogRow, Snapshot } from '../store/store.ts';
import type { TableDoc } from './docs.ts';
import { type DealEntry, readDeal, readEntry, recordEntry, type TableEntry } from './entries.ts';

export interface Loaded {
  readonly match: Match;
  readonly entries: TableEntry[];
}

/** What was stored and what the rules make of it differ: the table can be looked at, not played. */
export class Unplayable extends Error {}

export interface Stand {
  readonly state: State;
  readonly drawn: number;
}

export function agreementOf(table: TableDoc) {
  return {
    seats: table.seats.length,
    options: table.options,
    names: table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)),
  };
}

export function takeUp(game: Game, table: TableDoc, rows: readonly LogRow[], snapshot: Snapshot | null): Loaded {
  if (table.rules !== game.version) throw new Unplayable(`rules ${table.rules}, this server has ${game.version}`);
  if (rows.some((row, i) => row.ply !== i) || rows[0] === undefined) throw new Unplayable('the log has a gap');
  const deal = readDeal(rows[0].entry);
  const entries = rows.slice(1).map((row) => readEntry(row.entry));
  const match = matchAt(game, table, deal, entries, snapshot);
  for (const entry of entries.slice(snapshot?.ply ?? 0)) replayEntry(match, entry);
  return { match, entries };
}

/** The record of a game that is over, from its log alone: without the rules nobody can say the result, and nobody need to. */
export function recordWithoutRules(table: TableDoc, rows: readonly LogRow[]): GameRecord | null {
  const [deal, ...entries] = rows;
  if (deal === undefined || rows.some((row, i) => row.ply !== i)) return null;
  const { seats, options, names } = agreementOf(table);
  return {
    durbar: RECORD_FORMAT,
    game: table.game,
    rules: table.rules,
    seats,
    options: { ...options },
    names,
    chance: { generator: 'keyed', commitment: commitment(table.seed), seed: table.seed },
    deal: readDeal(deal.entry).deal,
    log: entries.map((row) => recordEntry(readEntry(row.entry))),
  };
}

function matchAt(
  game: Game,
  table: TableDoc,
  deal: DealEntry,
  entries: readonly TableEntry[],
  snapshot: Snapshot | null,
): Match {
  const agreed = agreementOf(table);
  if (snapshot === null) {
    const match = Match.live(game, agreed, table.seed);
    if (!same(match.deal, deal.deal)) throw new Unplayable('the seed gives another deal');
    return match;
  }
  // The snapshot was written by this code in the same transaction as its entry.
  const { state, drawn } = snapshot.value as Stand;
  return Match.takenUp(game, agreed, table.seed, {
    ...standing(entries.slice(0, snapshot.ply)),
    state,
    drawn,
    ...deal,
  });
}

/** The answers that stand after these entries. */
function standing(entries: readonly TableEntry[]): Pick<Bookmark<State, Move, GameEvent>, 'line' | 'log'> {
  const line: Bookmark<State, Move, GameEvent>['line'][number][] = [];
  let undone: typeof line = [];
  for (const entry of entries) {
    if ('undo' in entry) undone.push(...line.splice(-1));
    else if ('redo' in entry) line.push(...undone.splice(-1));
    else {
      line.push({ seat: entry.seat, move: entry.move, draws: entry.draws ?? [], events: entry.events });
      undone = [];
    }
  }
  return { line, log: entries.map(recordEntry) };
}

/** Does in memory what an entry of the log says. */
export function replayEntry(match: Match, entry: TableEntry): void {
  if ('undo' in entry) {
    const refused = match.undo(entry.seat);
    if (refused) throw new Unplayable(`an undo is ${refused}`);
  } else if ('redo' in entry) {
    const refused = match.redo(entry.seat);
    if (refused) throw new Unplayable(`a redo is ${refused}`);
  } else {
    const played = match.answer(entry.seat, entry.move);
    if ('refused' in played) throw new Unplayable(`an answer is ${played.refused}`);
    if (!same(played.draws, entry.draws ?? [])) throw new Unplayable('the seed gives other draws');
  }
}
