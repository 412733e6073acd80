/** What must hold when a world has come to rest: the log, every node and every page have the same game, and nothing that was acknowledged is missing. */
import { GAMES } from '../../games/registry.ts';
import { type Game, hashOf, same } from '../../kernel/index.ts';
import type { Seen } from '../../online/protocol.ts';
import type { Store } from '../../server/store/store.ts';
import { readTable, readTurn, seatOf, type TableDoc, type TurnDoc } from '../../server/tables/docs.ts';
import type { Hosted } from '../../server/tables/hosted.ts';
import { type Loaded, takeUp } from '../../server/tables/load.ts';
import { Plans } from '../../server/tables/plans.ts';
import { type Around, Viewer } from '../../server/tables/seen.ts';
import { runningIn } from '../../server/tables/turn.ts';
import { type Acknowledged, differs } from './ledger.ts';
import type { WorldPage } from './page.ts';

/** The game as the log alone gives it. */
interface Truth extends Loaded {
  readonly id: string;
  readonly game: Game;
  readonly table: TableDoc;
  readonly turn: TurnDoc;
  readonly plans: Plans;
}

/** Reads the log and plays it from the deal on. A text: it cannot be played. */
export async function truth(id: string, kept: Store): Promise<Truth | string> {
  const [doc, rows, snapshot, turn] = await Promise.all([
    kept.get('table', id),
    kept.log(id, 0),
    kept.snapshot(id),
    kept.get('turn', id),
  ]);
  if (doc === null || turn === null) return 'the game has not begun though nothing was in its way';
  const { value: table } = readTable(doc);
  const game = GAMES[table.game];
  if (game === undefined) return `no game ${table.game}`;
  const plans = new Plans(id, table.seats.length, kept);
  await plans.read();
  try {
    const whole = takeUp(game, table, rows, null);
    const short = takeUp(game, table, rows, snapshot);
    if (hashOf(whole.match.state) !== hashOf(short.match.state)) return 'the snapshot leads to another position';
    return { ...whole, id, game, table, turn: readTurn(turn).value, plans };
  } catch (error) {
    return `the log cannot be replayed: ${error instanceof Error ? error.message : error}`;
  }
}

export function* logFaults({ entries, turn }: Truth): Generator<string> {
  const names = entries.flatMap(({ seat, message }) => (message === undefined ? [] : [`${seat}/${message}`]));
  if (new Set(names).size < names.length) yield 'a message was done twice';
  if (turn.ply !== entries.length) yield `the turn stands at ply ${turn.ply}, the log at ${entries.length}`;
}

export async function ackFaults(
  { entries, table, id: name }: Truth,
  acknowledged: readonly Acknowledged[],
  kept: Store,
): Promise<string[]> {
  const talk = await Promise.all(['players', 'spectators'].map((room) => kept.talk(`${room}.${name}`, 10_000)));
  // Written by the talk of a table alone, with the sender's own name for the message.
  const said = new Set(talk.flat().map(({ n, value }) => `${n} ${(value as { readonly message: string }).message}`));
  return acknowledged.flatMap(({ person, id, ply, asked }) => {
    if (asked.t === 'plan') return [];
    if (asked.t === 'chat') return said.has(`${ply} ${id}`) ? [] : [`a line of ${person} is not in the talk: ${id}`];
    const entry = entries[ply - 1];
    const wrong = differs(entry, id, asked);
    if (wrong) return [`an acknowledged answer is lost: at ply ${ply}, that of ${id}, ${wrong}`];
    return entry?.seat === seatOf(table, person) ? [] : [`an answer of ${person} counts for another seat: ${id}`];
  });
}

export function* nodeFaults(of: Truth, node: string, hosted: Hosted): Generator<string> {
  if (hosted.ply !== of.entries.length) yield `${node} is at ply ${hosted.ply} of ${of.entries.length}`;
  else if (hashOf(hosted.match.state) !== hashOf(of.match.state)) yield `${node} has another position than the log`;
}

export function* pageFaults(of: Truth, { person, owner, held, connection, busy }: WorldPage): Generator<string> {
  const { name } = owner;
  if (connection.condition !== 'open') return yield `the page ${name} has not come back: ${connection.condition}`;
  if (busy) yield `the page ${name} waits for an answer`;
  if (held.seen === null) return yield `the page ${name} sees nothing`;
  if (held.ply !== of.entries.length) return yield `the page ${name} is at ply ${held.ply} of ${of.entries.length}`;
  const wanted = seenBy(of, seatOf(of.table, person));
  for (const [key, value] of Object.entries(wanted)) {
    // The keys are those of what a seat must see.
    const shown = held.seen[key as keyof Seen];
    if (!same(JSON.parse(JSON.stringify(value)), shown))
      yield `the page ${name} shows another ${key}: ${short(shown)} for ${short(value)}`;
  }
  // What a running clock shows depends on when somebody looked.
  const { clock } = held.seen;
  const running = runningIn(of.table, of.turn);
  if (clock && !same(clock.running, running))
    yield `the page ${name} shows the clocks of ${clock.running} running for ${running}`;
  for (const [seat, left] of of.turn.left?.entries() ?? [])
    if (!running.includes(seat) && clock?.left[seat] !== left)
      yield `the page ${name} shows ${clock?.left[seat]} ms on a clock that has ${left}`;
}

/** What a seat must see, without what depends on the moment and without what is only worked out when somebody asks. */
function seenBy({ id, match, entries, turn, plans }: Truth, seat: number | null): Omit<Seen, 'clock' | 'undo'> {
  const around: Around = {
    turn,
    clock: null,
    running: [],
    plan: (of) => plans.rest(of, entries).map(({ move }) => move),
    dropped: (of) => plans.dropped(of, entries),
  };
  const { clock: _clock, undo: _undo, ...rest } = new Viewer(id, seat, match, entries.length, around).seen;
  return rest;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 200);
}
