/** The sockets of this node: who is at the other end, how much they may say, and to which table it goes. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { type RawData, WebSocketServer } from 'ws';
import { ClientMessage, LONGEST_MESSAGE, PROTOCOL, type Reason, type ServerMessage } from '../../online/protocol.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../people/tries.ts';
import { inRounds } from '../rounds.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Hall } from '../tables/hall.ts';
import type { Place } from '../tables/place.ts';
import { processTimers, type Timers } from '../timers.ts';
import { Bucket, Buckets } from './bucket.ts';

/** A page that plays sends a handful of messages at once, and a few a second. */
const BURST = 60;
const PER_SECOND = 20;
/** Who holds a key down looks through the whole game, and can still answer meanwhile. */
const LOOK_BURST = 40;
const LOOKS_PER_SECOND = 15;
/** People may have several tabs, networks several people. */
const PERSON_BURST = 120;
const PERSON_PER_SECOND = 40;
const NETWORK_BURST = 600;
const NETWORK_PER_SECOND = 200;
/** Of what comes too fast, so many characters are read, to refuse it by its name: a flood must not cost more than that. */
const NAMED_LENGTH = 1024;
/** A page has few tables open, and few sockets. */
const TABLES_EACH = 12;
const SOCKETS_PER_PERSON = 16;
/** A socket that has so much unsent is stalled: the page comes back and catches up. */
const STALLED_BYTES = 2_000_000;
/** So many messages of a socket may wait to be read. */
const MOST_WAITING = 200;
const BEAT_MS = 25_000;
/** So many senseless messages, and nobody listens any more. */
const PATIENCE = 30;

export interface Visitor {
  readonly person: string;
  readonly name: string;
  /** The id of the token by which a program came; null for a page. */
  readonly token: string | null;
}

/** The part of a WebSocket that is used. */
export interface Wire {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  on(event: 'message', hear: (data: RawData, binary: boolean) => void): unknown;
  on(event: 'close' | 'error' | 'pong', hear: () => void): unknown;
  send(text: string): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
}

export interface GatewayNeeds {
  readonly hall: Pick<Hall, 'place'>;
  readonly metrics: Pick<Metrics, 'answered' | 'sent' | 'sockets'>;
  /** Those of the process, if none are given. */
  readonly timers?: Timers;
  /** The clock on the wall. */
  readonly clock?: () => number;
  /** Who sends these headers: a page by its cookie, a program by its token. */
  identify(headers: IncomingHttpHeaders): Promise<Visitor | null>;
  /** Whether a page from there may speak with this server. */
  allows(headers: IncomingHttpHeaders): boolean;
  /** The address of the other end. */
  addressOf(request: IncomingMessage): string;
  report(error: unknown, table: string): void;
  /** How many messages count as too many; none in a test of the load. */
  readonly limited: boolean;
}

export class Gateway {
  readonly #needs: GatewayNeeds;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  readonly #persons = new Buckets(() => new Bucket(PERSON_BURST, PERSON_PER_SECOND));
  readonly #networks = new Buckets(() => new Bucket(NETWORK_BURST, NETWORK_PER_SECOND));
  readonly #sockets = new Map<string, number>();
  readonly #owners = new Map<Wire, Visitor>();
  readonly #alive = new WeakSet<Wire>();
  readonly #clock: () => number;
  readonly #endBeat: () => void;
  #draining = false;

  constructor(needs: GatewayNeeds) {
    this.#needs = needs;
    this.#clock = needs.clock ?? Date.now;
    this.#endBeat = inRounds(needs.timers ?? processTimers, BEAT_MS, this.#owners, (socket) => this.#beat(socket));
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  /** Asks every page to go to another node. */
  drain(): void {
    // They come back at once: to another node, not to this one.
    this.#draining = true;
    this.#endBeat();
    const text = JSON.stringify({ t: 'moving' } satisfies ServerMessage);
    for (const socket of this.#owners.keys()) {
      socket.send(text);
      socket.close(1001);
    }
  }

  /** These are no longer the sockets of that person. */
  dismiss(person: string): void {
    for (const [socket, owner] of this.#owners) if (owner.person === person) socket.close(4401);
  }

  /** The programs with this token are nobody any more. */
  revoke(token: string): void {
    for (const [socket, owner] of this.#owners) if (owner.token === token) socket.close(4401);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    // Whatever stands there may be no address at all.
    const path = URL.parse(request.url ?? '', 'http://durbar')?.pathname;
    if (path !== '/socket') return refuse(socket, 404);
    if (!this.#needs.allows(request.headers)) return refuse(socket, 403);
    try {
      const visitor = await this.#needs.identify(request.headers);
      if (visitor === null) return refuse(socket, 401);
      if (this.#draining) return refuse(socket, 503);
      if ((this.#sockets.get(visitor.person) ?? 0) >= SOCKETS_PER_PERSON) return refuse(socket, 429);
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.welcome(opened, visitor, this.#needs.addressOf(request)),
      );
    } catch (error) {
      this.#needs.report(error, '');
      refuse(socket, 503);
    }
  }

  /** From now on this visitor is at the other end of the socket. */
  welcome(socket: Wire, visitor: Visitor, address: string): void {
    const own = new Bucket(BURST, PER_SECOND);
    const looks = new Bucket(LOOK_BURST, LOOKS_PER_SECOND);
    const tables = new Set<string>();
    let nonsense = 0;
    const send = (text: string) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > STALLED_BYTES) return socket.terminate();
      this.#needs.metrics.sent(text.length);
      socket.send(text);
    };
    const watcher: Watcher = { person: visitor.person, name: visitor.name, send };
    const say = (message: ServerMessage) => send(JSON.stringify(message));
    const no = (reason: Reason, id: string | null = null, table: string | null = null) =>
      say({ t: 'refuse', id, table, reason });
    const network = networkOf(address);
    const allowed = () =>
      !this.#needs.limited || (own.take() && this.#persons.take(visitor.person) && this.#networks.take(network));
    const tooFast = (data: RawData, binary: boolean) => {
      const text = binary ? '' : String(data);
      const message = text.length > NAMED_LENGTH ? null : parse(text);
      if (message !== null && 'id' in message) no('tooFast', message.id, message.table);
      else no('tooFast');
    };

    this.#alive.add(socket);
    this.#owners.set(socket, visitor);
    this.#sockets.set(visitor.person, (this.#sockets.get(visitor.person) ?? 0) + 1);
    this.#needs.metrics.sockets(1);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#needs.metrics.sockets(-1);
      this.#owners.delete(socket);
      const left = (this.#sockets.get(visitor.person) ?? 1) - 1;
      if (left > 0) this.#sockets.set(visitor.person, left);
      else this.#sockets.delete(visitor.person);
      for (const id of tables)
        void this.#needs.hall.place(id).then(
          (place) => place?.leave(watcher),
          () => {},
        );
    });

    const hear = async (data: RawData, binary: boolean): Promise<void> => {
      this.#alive.add(socket);
      if (!allowed()) return tooFast(data, binary);
      const message = binary ? null : parse(String(data));
      if (message === null) {
        if (++nonsense > PATIENCE) return socket.close(1008);
        return no('malformed');
      }
      if (message.t === 'hello') {
        if (message.v !== PROTOCOL) no('version');
        return say({ t: 'hello', v: PROTOCOL, person: visitor.person, name: visitor.name, time: this.#clock() });
      }
      const { table } = message;
      if (message.t === 'look' && this.#needs.limited && !looks.take()) return no('tooFast', message.id, table);
      if (message.t === 'join') {
        if (tables.size >= TABLES_EACH && !tables.has(table)) return no('tooFast', null, table);
      } else if (!tables.has(table)) return no('noTable', 'id' in message ? message.id : null, table);
      const began = performance.now();
      let place: Place | null = null;
      try {
        place = await this.#needs.hall.place(table);
        if (place === null) return no('noTable', 'id' in message ? message.id : null, table);
        if (message.t === 'join') tables.add(table);
        if (message.t === 'leave') tables.delete(table);
        await place.hear(watcher, message);
      } catch (error) {
        // Whoever asked is told what was not done, also where the table could not be opened: the page asks again.
        this.#needs.report(error, table);
        no('notStored', 'id' in message ? message.id : null, table);
      }
      if (message.t === 'move') this.#needs.metrics.answered(performance.now() - began);
      // The page went away while its table was being opened.
      if (socket.readyState !== socket.OPEN) place?.leave(watcher);
    };
    // In the order in which they came: who joins and answers at once has joined when the answer is read.
    let inOrder = Promise.resolve();
    let waiting = 0;
    socket.on('message', (data, binary) => {
      if (waiting >= MOST_WAITING) return tooFast(data, binary);
      waiting++;
      inOrder = inOrder
        .then(() => hear(data, binary))
        .catch((error: unknown) => {
          this.#needs.report(error, '');
          no('notStored');
        })
        .finally(() => waiting--);
      return undefined;
    });
  }

  #beat(socket: Wire): void {
    if (!this.#alive.has(socket)) return void socket.terminate();
    this.#alive.delete(socket);
    socket.ping();
  }
}

/** Whatever comes in is hostile until it has been read here. */
function parse(text: string): ClientMessage | null {
  try {
    const read = v.safeParse(ClientMessage, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
