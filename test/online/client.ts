/** People at tables without a browser: they speak the protocol over real sockets, reconnect by themselves, and answer at random. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { GAMES } from '../../src/games/registry.ts';
import { type FastRng, type Game, type Move, moves, type Seat, type State } from '../../src/kernel/index.ts';
import type { NewTable, Opened } from '../../src/online/api.ts';
import { type Delta, type Json, patched } from '../../src/online/delta.ts';
import { PROTOCOL, type Seen, type ServerMessage, type TableCard } from '../../src/online/protocol.ts';

interface Known {
  seen: Seen | null;
  ply: number;
  card: TableCard | null;
}

interface Sent {
  readonly text: string;
  readonly at: number;
}

export class Person {
  readonly name: string;
  /** The nodes; the first one that answers is used. */
  readonly #nodes: readonly string[];
  readonly #rng: FastRng;
  #cookie = '';
  #socket: WebSocket | null = null;
  #open = true;
  #next = 0;
  readonly tables = new Map<string, Known>();
  /** What was sent and not yet acknowledged, by its id. */
  readonly #unanswered = new Map<string, Sent>();
  /** What the server has acknowledged: it must never be lost. */
  readonly acknowledged: { readonly table: string; readonly id: string; readonly ply: number }[] = [];
  readonly refused: ServerMessage[] = [];
  /** Milliseconds from an answer sent to the answer acknowledged. */
  readonly latencies: number[] = [];
  readonly sizes: number[] = [];
  /** Answers by itself as soon as it is asked. */
  playing = false;
  /** Which of the offered answers is given; null: it waits, and looks again at the next word. One at random until set. */
  choose: (game: Game, world: State, seat: Seat) => Move | null = (game, world, seat) => {
    const offered = moves(game, world, seat);
    return offered[this.#rng.int(offered.length)] ?? null;
  };
  /** Where an answer waits for its turn: set to spread the load. */
  hold: ((answer: () => void) => void) | null = null;
  reconnects = 0;

  constructor(name: string, nodes: readonly string[], rng: FastRng) {
    this.name = name;
    this.#nodes = nodes;
    this.#rng = rng;
  }

  async enter(): Promise<void> {
    const answer = await this.#fetch('/api/me', {});
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    await this.post('/api/me', { name: this.name });
  }

  /** What makes a browser this person. */
  get cookie(): string {
    return this.#cookie;
  }

  async open(table: NewTable): Promise<Opened> {
    return (await this.post('/api/tables', table)) as Opened;
  }

  async post(path: string, body: object): Promise<unknown> {
    const answer = await this.#fetch(path, { method: 'POST', body: JSON.stringify(body) });
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return read;
  }

  async get(path: string): Promise<unknown> {
    return (await this.#fetch(path, {})).json();
  }

  /** Connects, and again whenever the connection is lost. */
  async connect(): Promise<void> {
    for (let tries = 0; this.#open; tries++) {
      const node = this.#nodes[tries % this.#nodes.length] ?? '';
      try {
        await this.#connectTo(node);
        return;
      } catch {
        await pause(Math.min(500, 20 * (tries + 1)));
      }
    }
  }

  join(table: string): void {
    this.tables.set(table, this.tables.get(table) ?? { seen: null, ply: -1, card: null });
    this.#send({ t: 'join', table });
  }

  close(): void {
    this.#open = false;
    this.#socket?.terminate();
  }

  say(message: object): void {
    this.#send(message);
  }

  async #connectTo(node: string): Promise<void> {
    const socket = new WebSocket(`${node.replace(/^http/, 'ws')}/socket`, {
      headers: { cookie: this.#cookie, origin: node },
      perMessageDeflate: false,
      handshakeTimeout: 3000,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      if (!this.#open) return;
      this.reconnects++;
      void this.connect();
    });
    this.#send({ t: 'hello', v: PROTOCOL });
    for (const [table, known] of this.tables)
      this.#send({ t: 'join', table, ...(known.ply >= 0 ? { ply: known.ply } : {}) });
    for (const { text } of this.#unanswered.values()) socket.send(text);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    const known = 'table' in message && message.table ? this.tables.get(message.table) : undefined;
    switch (message.t) {
      case 'table': {
        const here = this.tables.get(message.card.id);
        if (here) here.card = message.card;
        return;
      }
      case 'view':
        if (!known) return;
        known.seen = message.seen;
        known.ply = message.ply;
        break;
      case 'delta': {
        if (!known) return;
        this.sizes.push(text.length);
        if (message.from !== known.ply) {
          // Something was missed, or comes twice after a reconnection.
          if (message.ply > known.ply) this.#send({ t: 'resync', table: message.table });
          return;
        }
        known.seen = patched(known.seen as unknown as Json, message.delta as Delta | null) as unknown as Seen;
        known.ply = message.ply;
        break;
      }
      case 'ack': {
        const sent = this.#unanswered.get(message.id);
        if (!sent) return;
        this.#unanswered.delete(message.id);
        this.latencies.push(performance.now() - sent.at);
        this.acknowledged.push({ table: message.table, id: message.id, ply: message.ply });
        // What the answer changed comes next: it answers again when it has seen that.
        if (!known || known.ply < message.ply) return;
        break;
      }
      case 'refuse': {
        const sent = message.id === null ? undefined : this.#unanswered.get(message.id);
        if (message.id !== null) this.#unanswered.delete(message.id);
        if (sent && message.reason === 'notStored') {
          this.#unanswered.set(message.id ?? '', sent);
          setTimeout(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send(sent.text), 200);
          return;
        }
        // Another node may have been faster, or is not yet as far: the page looks again and answers again.
        if (message.reason !== 'behind') this.refused.push(message);
        else if (message.table) this.#send({ t: 'resync', table: message.table });
        break;
      }
      default:
        return;
    }
    if (this.playing && 'table' in message && message.table) this.#answer(message.table);
  }

  /** Answers if asked and nothing is on its way. */
  #answer(table: string): void {
    const known = this.tables.get(table);
    const { seen } = known ?? {};
    if (!known || !seen || seen.seat === null || !seen.waiting.includes(seen.seat)) return;
    if ([...this.#unanswered.keys()].some((id) => id.startsWith(table))) return;
    const game = GAMES[known.card?.game ?? ''];
    if (!game) return;
    const move = this.choose(game, seen.world as State, seen.seat);
    if (move === null) return;
    const id = `${table}-${this.name}-${this.#next++}`.slice(0, 40);
    const { ply } = known;
    const give = () => this.#give(id, table, ply, move);
    if (this.hold) {
      this.#unanswered.set(id, { text: '', at: performance.now() });
      this.hold(give);
    } else give();
  }

  #give(id: string, table: string, ply: number, move: Move): void {
    const text = JSON.stringify({ t: 'move', id, table, ply, move });
    this.#unanswered.set(id, { text, at: performance.now() });
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const node = this.#nodes[tries % this.#nodes.length] ?? '';
      try {
        return await fetch(node + path, {
          ...init,
          headers: {
            ...(this.#cookie ? { cookie: this.#cookie } : {}),
            ...(init.body ? { 'content-type': 'application/json', origin: node } : {}),
          },
        });
      } catch (error) {
        if (tries > 20) throw error;
        await pause(100);
      }
    }
  }
}
