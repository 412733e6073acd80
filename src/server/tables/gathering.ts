/** Before a game begins, and beside it: who sits where, who may start. Each function gives the changed table, or why not. */
import * as v from 'valibot';
import { BOTS } from '../../bots/levels.ts';
import { GAMES } from '../../games/registry.ts';
import { readOptions, type Seat, secretSeed } from '../../kernel/index.ts';
import type { ApiProblem, NewTable } from '../../online/api.ts';
import { NewTable as NewTableSchema } from '../../online/api.ts';
import { hashOf, newSecret } from '../people/secrets.ts';
import type { Store } from '../store/store.ts';
import type { SeatDoc, TableDoc } from './docs.ts';
import { seatOf } from './docs.ts';
import type { Hall } from './hall.ts';

/** At so many tables a change of a person is told. */
const MOST_TABLES = 500;

export interface Guest {
  readonly person: string;
  readonly name: string;
}

export type Changed = { readonly table: TableDoc } | { readonly problem: ApiProblem };

/** The courtiers who lend bots their names. */
const BOT_NAMES = ['Roshanara', 'Birbal', 'Gulbadan', 'Todar', 'Jahanara', 'Faizi', 'Hamida', 'Tansen'];

export function opened(
  asked: NewTable,
  host: Guest,
  now: number,
): { readonly table: TableDoc; readonly invitation: string } | { readonly problem: ApiProblem } {
  const { seats, game: name, ...rest } = v.parse(NewTableSchema, asked);
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (game === undefined) return { problem: 'notFound' };
  const read = readOptions(game, seats.length, rest.options);
  if ('problem' in read || seats.filter((seat) => seat.kind === 'me').length !== 1) return { problem: 'options' };
  if (seats.some((seat) => seat.kind === 'bot' && !Object.hasOwn(BOTS, seat.bot))) return { problem: 'options' };
  const invitation = newSecret();
  const sat = seats.map((seat, i): SeatDoc => {
    if (seat.kind === 'me') return { kind: 'person', ...host };
    return seat.kind === 'bot' ? botSeat(seat.bot, i) : { kind: 'open' };
  });
  const table: TableDoc = {
    ...rest,
    game: name,
    rules: game.version,
    options: { ...read.options },
    seats: sat,
    status: 'gathering',
    host: host.person,
    seed: secretSeed(),
    invitation: hashOf(invitation),
    muted: [],
    next: null,
    created: now,
  };
  return { table, invitation };
}

/** Sits down. Where the table is not in the lobby the invitation is needed; a seat that is taken is worth nothing to others. */
export function sat(table: TableDoc, seat: Seat, guest: Guest, invitation: string | undefined): Changed {
  if (table.status !== 'gathering') return { problem: 'started' };
  const free = table.seats[seat];
  if (free === undefined) return { problem: 'notFound' };
  if (free.kind === 'person' && free.person === guest.person) return { table };
  if (free.kind !== 'open') return { problem: 'taken' };
  const invited = table.visibility === 'open' || table.host === guest.person || seatOf(table, guest.person) !== null;
  if (!invited && (invitation === undefined || hashOf(invitation) !== table.invitation))
    return { problem: 'invitation' };
  const left = withSeat(table, seatOf(table, guest.person), { kind: 'open' });
  return { table: withSeat(left, seat, { kind: 'person', ...guest }) };
}

/** Stands up again before the game begins. When the host goes, the next person is host; with nobody left the table closes. */
export function stood(table: TableDoc, person: string): Changed {
  if (table.status !== 'gathering') return { problem: 'started' };
  const seat = seatOf(table, person);
  if (seat === null) return { problem: 'notYours' };
  const left = withSeat(table, seat, { kind: 'open' });
  const next = left.seats.find((other) => other.kind === 'person');
  if (next === undefined) return { table: { ...left, status: 'closed' } };
  return { table: table.host === person ? { ...left, host: next.person } : left };
}

/** The host puts a bot on an empty seat, takes it away, or asks a person to make room. */
export function furnished(table: TableDoc, person: string, seat: Seat, bot: string | null): Changed {
  if (table.host !== person) return { problem: 'notYours' };
  if (table.status !== 'gathering') return { problem: 'started' };
  const now = table.seats[seat];
  if (now === undefined) return { problem: 'notFound' };
  if (now.kind === 'person') {
    if (bot !== null || now.person === person) return { problem: 'taken' };
    return { table: withSeat(table, seat, { kind: 'open' }) };
  }
  if (bot === null) return { table: withSeat(table, seat, { kind: 'open' }) };
  if (!Object.hasOwn(BOTS, bot)) return { problem: 'malformed' };
  return { table: withSeat(table, seat, botSeat(bot, seat)) };
}

export function begun(table: TableDoc, person: string): Changed {
  if (table.host !== person) return { problem: 'notYours' };
  if (table.status !== 'gathering') return { problem: 'started' };
  if (table.seats.some((seat) => seat.kind === 'open')) return { problem: 'notFull' };
  return { table: { ...table, status: 'playing' } };
}

export function closed(table: TableDoc, person: string): Changed {
  if (table.host !== person) return { problem: 'notYours' };
  if (table.status !== 'gathering') return { problem: 'started' };
  return { table: { ...table, status: 'closed' } };
}

/** The same people at a new table, each one seat on: who was last begins. */
export function again(
  table: TableDoc,
  person: string,
  now: number,
): { table: TableDoc; invitation: string } | { problem: ApiProblem } {
  if (seatOf(table, person) === null) return { problem: 'notYours' };
  const game = GAMES[table.game];
  if (game === undefined) return { problem: 'notFound' };
  // They were agreed under the rules of that day.
  const read = readOptions(game, table.seats.length, table.options);
  if ('problem' in read) return { problem: 'options' };
  const invitation = newSecret();
  const seats = [...table.seats.slice(1), ...table.seats.slice(0, 1)];
  const fresh: TableDoc = {
    ...table,
    rules: game.version,
    options: { ...read.options },
    seats,
    status: 'gathering',
    host: person,
    seed: secretSeed(),
    invitation: hashOf(invitation),
    next: null,
    created: now,
  };
  return { table: fresh, invitation };
}

export function muted(table: TableDoc, person: string, other: string, quiet: boolean): Changed {
  if (table.host !== person) return { problem: 'notYours' };
  const rest = table.muted.filter((name) => name !== other);
  return { table: { ...table, muted: quiet ? [...rest, other] : rest } };
}

function withSeat(table: TableDoc, seat: Seat | null, value: SeatDoc): TableDoc {
  if (seat === null) return table;
  return { ...table, seats: table.seats.map((old, i) => (i === seat ? value : old)) };
}

function botSeat(bot: string, seat: Seat): SeatDoc {
  return { kind: 'bot', bot, name: BOT_NAMES[seat % BOT_NAMES.length] ?? bot };
}

/** Somebody has another name: at the tables that have not begun, where nobody has recorded it yet. */
export async function renamed(store: Store, hall: Hall, guest: Guest): Promise<void> {
  for (const doc of await store.find('table', `person:${guest.person}`, MOST_TABLES))
    await hall.change(doc.id, (table) => {
      const seat = seatOf(table, guest.person);
      const known = seat === null ? undefined : table.seats[seat];
      if (table.status !== 'gathering' || known?.kind !== 'person' || known.name === guest.name) return { table };
      return { table: withSeat(table, seat, { kind: 'person', ...guest }) };
    });
}

/** A guest turned out to be somebody else: the seats go along, unless that person sits at the same table already. */
export async function merged(store: Store, hall: Hall, from: string, to: string): Promise<void> {
  for (const doc of await store.find('table', `person:${from}`, MOST_TABLES))
    await hall.change(doc.id, (table) => {
      const seat = seatOf(table, from);
      const known = seat === null ? undefined : table.seats[seat];
      const host = table.host === from ? to : table.host;
      if (known?.kind !== 'person' || seatOf(table, to) !== null) return { table: { ...table, host } };
      return { table: { ...withSeat(table, seat, { ...known, person: to }), host } };
    });
}
