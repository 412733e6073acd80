/** Somebody at tables: the page's own connection on a real socket, and a hand that answers at random from what the page knows. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { GAMES } from '../../games/registry.ts';
import { type FastRng, moves, type State } from '../../kernel/index.ts';
import type { ClientMessage, Reason } from '../../online/protocol.ts';
import { Connection, type Line, type Means } from '../../web/online/connection.ts';
import type { HeldTable } from '../../web/online/heldTable.ts';

/** The pauses of a page are made for people; here they are this many times shorter. */
const HASTE = 10;
/** Of a hundred answers, so many are taken back where that is possible, and so many are talked about. */
const REGRETS = 4;
const WORDS = 2;
/** How long a refused answer rests before somebody presses again. */
const AGAIN_MS = 200;
const HANDSHAKE_MS = 3000;
const PATIENCE_MS = 30_000;

export type Act = Extract<ClientMessage, { readonly t: 'move' | 'undo' | 'redo' }>;
export type Talk = Extract<ClientMessage, { readonly t: 'chat' }>;

/** What the server said it has written down: it must be there for ever. */
export interface Acknowledged {
  readonly said: Act | Talk;
  /** The entry of the log, or the number of the line in the talk. */
  readonly ply: number;
}

/** A guest's place at a table. */
interface Chair {
  readonly held: HeldTable;
  /** Whether somebody who is asked here answers, or thinks for ever. */
  readonly thinks: boolean;
  /** The highest ply that this page was shown: everybody was told of it, so that it must be durable. */
  told: number;
  busy: boolean;
  /** What the last answer led to: the page waits until it sees that. */
  reached: number;
  leave(): void;
}

interface GuestNeeds {
  readonly name: string;
  /** The nodes, the one to try first at the beginning. */
  readonly nodes: readonly string[];
  readonly rng: FastRng;
  /** Calls when the crowd may give one more answer. */
  turn(give: () => void): void;
}

export class Guest {
  readonly name: string;
  readonly #needs: GuestNeeds;
  readonly chairs = new Map<string, Chair>();
  readonly acknowledged: Acknowledged[] = [];
  /** How often something was refused, by its reason. */
  readonly refused = new Map<Reason, number>();
  /** How often the server could not write something down; the page says it again by itself. */
  unstored = 0;
  /** From an answer to its acknowledgement, in milliseconds. */
  readonly waits: number[] = [];
  /** When an answer was last acknowledged, in milliseconds since 1970. */
  lastAnswered = 0;
  readonly connection: Connection;
  #cookie = '';
  #dialled = 0;
  #socket: WebSocket | null = null;
  #messages = 0;
  /** Answers that were sent and are neither acknowledged nor refused. */
  open = 0;
  #gone = false;

  constructor(needs: GuestNeeds) {
    this.#needs = needs;
    this.name = needs.name;
    const means: Means = {
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds / HASTE);
        return () => clearTimeout(timer);
      },
      chance: () => needs.rng.int(1000) / 1000,
      messageId: () => `${needs.name}-${this.#messages++}`,
    };
    this.connection = new Connection(() => this.#dial(), means);
  }

  /** How often the page has connected. */
  get connected(): number {
    return this.#dialled;
  }

  /** The way to the server, for whoever wants to stop it up. */
  get socket(): WebSocket | null {
    return this.#socket;
  }

  async enter(): Promise<void> {
    const { cookie } = await this.#fetch('/api/me', {});
    this.#cookie = cookie;
    await this.post('/api/me', { name: this.name });
  }

  /** Asks until somebody answers. */
  async post(path: string, body: object): Promise<unknown> {
    const { ok, read } = await this.#fetch(path, { method: 'POST', body: JSON.stringify(body) });
    if (!ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
    return read;
  }

  /** Takes part in a table: answers when asked, or thinks for ever. */
  join(table: string, thinks: boolean): Chair {
    const held = this.connection.table(table);
    const leave = held.watch(() => this.#look(chair));
    const chair: Chair = { held, thinks, told: -1, busy: false, reached: -1, leave };
    this.chairs.set(table, chair);
    return chair;
  }

  leave(table: string): void {
    this.chairs.get(table)?.leave();
    this.chairs.delete(table);
    this.connection.leave(table);
  }

  close(): void {
    this.#gone = true;
    this.connection.close();
    this.#socket?.terminate();
  }

  #look(chair: Chair): void {
    const { seen, ply } = chair.held;
    chair.told = Math.max(chair.told, ply ?? -1);
    if (chair.thinks || chair.busy || this.#gone || !seen || seen.seat === null || (ply ?? -1) < chair.reached) return;
    if (seen.outcome !== null || !seen.waiting.includes(seen.seat)) return;
    chair.busy = true;
    this.#needs.turn(() => void this.#answer(chair));
  }

  async #answer(chair: Chair): Promise<void> {
    const act = this.#act(chair.held);
    if (act !== null) {
      this.#talk(chair.held.id);
      this.open++;
      const began = performance.now();
      const reply = await this.connection.ask(act);
      this.open--;
      if (reply.t === 'refuse') {
        this.#refuse(reply.reason);
        await pause(AGAIN_MS);
      } else if (reply.t === 'ack') {
        this.waits.push(performance.now() - began);
        this.lastAnswered = Date.now();
        this.acknowledged.push({ said: act, ply: reply.ply });
        chair.reached = reply.ply;
      }
    }
    chair.busy = false;
    this.#look(chair);
  }

  /** Something that is legal now, as far as this page knows. */
  #act({ id: table, seen, ply, card }: HeldTable): Act | null {
    const game = GAMES[card?.game ?? ''];
    if (!game || !seen || seen.seat === null || ply === null || !seen.waiting.includes(seen.seat)) return null;
    const { rng } = this.#needs;
    const common = { id: this.connection.means.messageId(), table, ply };
    if (rng.int(100) < REGRETS) {
      if (seen.undo === null) return { ...common, t: 'undo' };
      if (seen.redo === null) return { ...common, t: 'redo' };
    }
    // A seat's world is a state of the game: the server makes it with the game's own clone.
    const offered = moves(game, seen.world as State, seen.seat);
    const move = offered[rng.int(Math.max(1, offered.length))];
    return move === undefined ? null : { ...common, t: 'move', move: { ...move } };
  }

  #talk(table: string): void {
    if (this.#needs.rng.int(100) >= WORDS) return;
    const id = this.connection.means.messageId();
    const said: Talk = { t: 'chat', id, table, room: 'players', text: `I am ${id}` };
    this.open++;
    void this.connection.ask(said).then((reply) => {
      this.open--;
      if (reply.t === 'ack') this.acknowledged.push({ said, ply: reply.ply });
    });
  }

  #refuse(reason: Reason): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }

  #dial(): Line {
    const node = this.#node(this.#dialled++);
    const socket = new WebSocket(`${node.replace(/^http/, 'ws')}/socket`, {
      headers: { cookie: this.#cookie, origin: node },
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_MS,
    });
    this.#socket = socket;
    const line: Line = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
    socket.on('open', () => line.onopen?.());
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('"notStored"')) this.unstored++;
      line.onmessage?.({ data: text });
    });
    // A close always follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#gone) line.onclose?.();
    });
    return line;
  }

  #node(tries: number): string {
    const { nodes } = this.#needs;
    return nodes[tries % nodes.length] ?? '';
  }

  async #fetch(path: string, init: RequestInit): Promise<{ ok: boolean; read: unknown; cookie: string }> {
    const end = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries++) {
      const node = this.#node(tries);
      try {
        const answer = await fetch(node + path, {
          ...init,
          headers: {
            ...(this.#cookie ? { cookie: this.#cookie } : {}),
            ...(init.body ? { 'content-type': 'application/json', origin: node } : {}),
          },
        });
        const read: unknown = await answer.json();
        // The store is away, or the node is going: somebody would press again.
        if (answer.status === 503 && Date.now() < end) throw new Error(JSON.stringify(read));
        return { ok: answer.ok, read, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      await pause(100);
    }
  }
}
