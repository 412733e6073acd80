/**
 * Tables for programs, over plain HTTP: questions come as lines of JSON in an answer that goes on until the game is over, and each is
 * answered by a request of its own. No rules and no sockets are needed at the other end.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashOf } from '../../kernel/index.ts';
import type { Reason, ServerMessage } from '../../online/protocol.ts';
import { refuse } from '../http/problem.ts';
import type { Caller } from '../people/people.ts';
import { Bucket, Buckets } from '../sockets/bucket.ts';
import { seatOf } from '../tables/docs.ts';
import type { Hall } from '../tables/hall.ts';
import type { Place } from '../tables/place.ts';
import { processTimers, type Timers } from '../timers.ts';
import { Asker, type Line } from './asker.ts';

/** As many as sockets. */
const STREAMS_EACH = 16;
const ANSWER_BURST = 60;
const ANSWERS_PER_SECOND = 20;
/** An empty line now and then: whoever listens knows that we are there, and whoever is between does not hang up. */
const BEAT_MS = 15_000;
/** Who has so much unread is gone. */
const STALLED_BYTES = 2_000_000;
const LONGEST_BODY = 8192;

/** An answer to the question of that id: one of its moves, as it was told. */
export const Given = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  move: v.looseObject({ do: v.pipe(v.string(), v.maxLength(40)) }),
});

export interface ProgramNeeds {
  readonly hall: Hall;
  readonly limited: boolean;
  /** Those of the process, if none are given. */
  readonly timers?: Timers;
  identify(request: FastifyRequest): Promise<Caller | null>;
  report(error: unknown, table: string): void;
}

interface Stream {
  readonly caller: Caller;
  readonly response: ServerResponse;
}

/** The programs that listen on this node. */
export class Programs {
  readonly #needs: ProgramNeeds;
  readonly #streams = new Set<Stream>();
  readonly #answers = new Buckets(() => new Bucket(ANSWER_BURST, ANSWERS_PER_SECOND));

  constructor(needs: ProgramNeeds) {
    this.#needs = needs;
  }

  /** The programs with this token are nobody any more. */
  revoke(token: string): void {
    this.#end((caller) => caller.token === token);
  }

  /** This person has left everywhere. */
  dismiss(person: string): void {
    this.#end((caller) => caller.person === person);
  }

  attach(server: FastifyInstance): void {
    const { hall, limited, identify } = this.#needs;
    // What listens for ever would keep the node from closing.
    server.addHook('preClose', async () => this.#end(() => true));

    server.get<{ Params: { id: string } }>('/api/play/:id', async (request, reply) => {
      const caller = await identify(request);
      if (caller === null) return refuse(reply, 'notYours');
      const place = await hall.place(request.params.id);
      if (place === null) return refuse(reply, 'notFound');
      if (seatOf(place.table, caller.person) === null) return refuse(reply, 'notYours');
      const open = [...this.#streams].filter((stream) => stream.caller.person === caller.person);
      if (limited && open.length >= STREAMS_EACH) return refuse(reply, 'tooFast');
      reply.hijack();
      return this.#listen({ caller, response: reply.raw }, place);
    });

    server.post<{ Params: { id: string } }>('/api/play/:id', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
      const caller = await identify(request);
      if (caller === null) return refuse(reply, 'notYours');
      if (limited && !this.#answers.take(caller.person)) return refuse(reply, 'tooFast');
      const given = v.safeParse(Given, request.body);
      if (!given.success) return refuse(reply, 'malformed');
      const place = await hall.place(request.params.id);
      if (place === null) return refuse(reply, 'notFound');
      const answered = await answer(place, caller, given.output);
      return reply.code('ack' in answered ? 200 : 409).send(answered);
    });
  }

  async #listen(stream: Stream, place: Place): Promise<void> {
    const { caller, response } = stream;
    const { id, table } = place;
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    response.flushHeaders();
    const asker = new Asker(
      caller,
      { id, game: table.game, seats: table.seats.length },
      {
        tell: (line) => this.#write(response, line),
        missed: () => void place.hear(asker, { t: 'resync', table: id }).catch(fault),
      },
    );
    const fault = (error: unknown) => {
      this.#needs.report(error, id);
      response.end();
    };
    const { timers = processTimers } = this.#needs;
    // What has ended closes only when it has been read: until then nothing may be written to it.
    const endBeat = timers.every(BEAT_MS, () => void (response.writableEnded || response.write('\n')));
    this.#streams.add(stream);
    response.on('error', () => response.destroy());
    response.on('close', () => {
      endBeat();
      this.#streams.delete(stream);
      place.leave(asker);
    });
    await place.hear(asker, { t: 'join', table: id }).catch(fault);
    // It hung up while its table was being opened.
    if (response.destroyed) place.leave(asker);
  }

  #write(response: ServerResponse, line: Line): void {
    if (response.writableEnded) return;
    if (response.writableLength > STALLED_BYTES) return void response.destroy();
    response.write(`${JSON.stringify(line)}\n`);
    if ('over' in line || 'ended' in line) response.end();
  }

  #end(whose: (caller: Caller) => boolean): void {
    for (const { caller, response } of this.#streams) if (whose(caller)) response.end();
  }
}

type Answered = { readonly ack: number } | { readonly refused: Reason; readonly rule?: string };

/** Says it at the table as a page would, and waits for the word that comes back. */
async function answer(place: Place, caller: Caller, { id, move }: v.InferOutput<typeof Given>): Promise<Answered> {
  let answered: Answered = { refused: 'notStored' };
  const messenger = {
    person: caller.person,
    name: caller.name,
    send(text: string) {
      // The house's own words to a page.
      const said = JSON.parse(text) as ServerMessage;
      if (said.t === 'ack') answered = { ack: said.ply };
      if (said.t === 'refuse') answered = { refused: said.reason, ...(said.rule ? { rule: said.rule } : {}) };
    },
  };
  // The same answer to the same question is the same message: sent again, it is acknowledged again and not done again.
  const message = `play-${id}-${hashOf(move).slice(0, 24)}`;
  await place.hear(messenger, { t: 'move', id: message, table: place.id, ply: id, move });
  return answered;
}
