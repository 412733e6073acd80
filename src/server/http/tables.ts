/** Tables over HTTP: everything around a game. The game itself goes over the socket. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ApiProblem, Furnish, Mute, NewTable, Report, Sit } from '../../online/api.ts';
import { Bucket, Buckets } from '../sockets/bucket.ts';
import type { Store } from '../store/store.ts';
import { closed, furnished, type Guest, muted, sat, stood } from '../tables/gathering.ts';
import type { Hall } from '../tables/hall.ts';
import { newTableId } from '../tables/ids.ts';
import { refuse } from './problem.ts';

/** A person opens a few tables a minute, not hundreds. */
const NEW_BURST = 10;
const NEW_PER_SECOND = 0.2;

export interface TableRoutesNeeds {
  readonly hall: Hall;
  readonly store: Store;
  readonly limited: boolean;
  /** Who asks; null: a browser that is nobody yet. */
  identify(request: FastifyRequest): Promise<Guest | null>;
}

export function tableRoutes(server: FastifyInstance, { hall, store, limited, identify }: TableRoutesNeeds): void {
  const fresh = new Buckets(() => new Bucket(NEW_BURST, NEW_PER_SECOND));

  server.get('/api/lobby', async (request) => ({
    tables: await hall.lobby((await identify(request))?.person ?? null),
  }));

  server.get('/api/mine', async (request) => {
    const guest = await identify(request);
    return { tables: guest === null ? [] : await hall.mine(guest.person) };
  });

  server.post('/api/tables', (request, reply) =>
    asGuest(request, reply, NewTable, async (guest, asked) => {
      if (limited && !fresh.take(guest.person)) return { problem: 'tooFast' };
      return hall.open(asked, guest);
    }),
  );

  server.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const place = await hall.place(request.params.id);
    if (place === null) return refuse(reply, 'notFound');
    return { card: await place.card((await identify(request))?.person ?? null) };
  });

  server.post<{ Params: { id: string } }>('/api/tables/:id/sit', (request, reply) =>
    asGuest(request, reply, Sit, async (guest, { seat, invitation }) =>
      card(guest, await hall.change(request.params.id, (table) => sat(table, seat, guest, invitation))),
    ),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/stand', (request, reply) =>
    asGuest(request, reply, Nothing, async (guest) =>
      card(guest, await hall.change(request.params.id, (table) => stood(table, guest.person))),
    ),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/seats', (request, reply) =>
    asGuest(request, reply, Furnish, async (guest, { seat, bot }) =>
      card(guest, await hall.change(request.params.id, (table) => furnished(table, guest.person, seat, bot))),
    ),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/start', (request, reply) =>
    asGuest(request, reply, Nothing, async (guest) => card(guest, await hall.begin(request.params.id, guest.person))),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/close', (request, reply) =>
    asGuest(request, reply, Nothing, async (guest) =>
      card(guest, await hall.change(request.params.id, (table) => closed(table, guest.person))),
    ),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/rematch', (request, reply) =>
    asGuest(request, reply, Nothing, (guest) => hall.rematch(request.params.id, guest.person)),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/mute', (request, reply) =>
    asGuest(request, reply, Mute, async (guest, asked) =>
      card(
        guest,
        await hall.change(request.params.id, (table) => muted(table, guest.person, asked.person, asked.muted)),
      ),
    ),
  );

  server.post<{ Params: { id: string } }>('/api/tables/:id/report', (request, reply) =>
    asGuest(request, reply, Report, async (guest, { room, n }) => {
      if (limited && !fresh.take(`report:${guest.person}`)) return { problem: 'tooFast' };
      const value = { table: request.params.id, room, n, by: guest.person, at: Date.now() };
      await store.put({ kind: 'report', id: newTableId(), version: 0, value, keys: ['open'] });
      return { reported: true };
    }),
  );

  // The seed is in the record once the game is over; before that the record would tell secrets.
  server.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const place = await hall.place(request.params.id);
    if (place === null) return refuse(reply, 'notFound');
    if (place.table.status !== 'playing') return refuse(reply, 'started');
    return (await place.record()) ?? refuse(reply, 'notYours');
  });

  /** A change by somebody: known, from a body that fits. */
  async function asGuest<T extends v.GenericSchema>(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: T,
    change: (guest: Guest, asked: v.InferOutput<T>) => Promise<object>,
  ): Promise<object> {
    const guest = await identify(request);
    if (guest === null) return refuse(reply, 'notYours');
    const read = v.safeParse(schema, request.body ?? {});
    if (!read.success) return refuse(reply, 'malformed');
    const result = await change(guest, read.output);
    return isProblem(result) ? refuse(reply, result.problem) : result;
  }

  async function card(guest: Guest, changed: Awaited<ReturnType<Hall['change']>>): Promise<object> {
    return 'problem' in changed ? changed : { card: await changed.place.card(guest.person) };
  }
}

const Nothing = v.strictObject({});

function isProblem(result: object): result is { readonly problem: ApiProblem } {
  return 'problem' in result;
}
