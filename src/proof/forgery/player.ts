/** An honest player: answers at random, one legal answer at a time, at the pace of somebody quick. */
import { WebSocket } from 'ws';
import { GAMES } from '../../games/registry.ts';
import { type Game, type Move, moves, type Rng, type State } from '../../kernel/index.ts';
import { seenAfter } from '../../online/follow.ts';
import { PROTOCOL, type Seen, type ServerMessage } from '../../online/protocol.ts';
import type { Said } from './said.ts';
import type { Somebody } from './somebody.ts';

/** Between a question and the answer. */
const THINKS_MS = 120;

export class Player {
  readonly #who: Somebody;
  readonly #table: string;
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #said: Said;
  #socket: WebSocket | null = null;
  #seen: Seen | null = null;
  #ply = -1;
  #names = 0;
  #open: { readonly id: string; readonly at: number } | null = null;
  #thinking = false;
  #gone = false;
  /** From an answer sent to the answer acknowledged, in milliseconds. */
  readonly waits: number[] = [];
  /** Answers that were refused although this page found them legal and in time. */
  readonly wronged: string[] = [];

  constructor(who: Somebody, table: string, game: string, rng: Rng, said: Said) {
    const known = GAMES[game];
    if (known === undefined) throw new Error(`no game ${game}`);
    this.#who = who;
    this.#table = table;
    this.#game = known;
    this.#rng = rng;
    this.#said = said;
  }

  async sitDown(): Promise<void> {
    const socket = await this.#who.dial();
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    socket.send(JSON.stringify({ t: 'join', table: this.#table }));
  }

  get person(): string {
    return this.#who.person;
  }

  /** Whether the line is open: the house has no reason to close it. */
  get here(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  leave(): void {
    this.#gone = true;
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    // The house's own words.
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'view') this.#look(message.seen, message.ply);
    if (message.t === 'delta') {
      if (message.from !== this.#ply) {
        this.#send({ t: 'resync', table: this.#table });
        return;
      }
      if (this.#seen !== null) this.#look(seenAfter(this.#seen, message.delta), message.ply);
    }
    if ((message.t === 'ack' || message.t === 'refuse') && this.#open !== null && message.id === this.#open.id) {
      if (message.t === 'ack') this.waits.push(performance.now() - this.#open.at);
      else if (message.reason !== 'behind') this.wronged.push(text);
      this.#open = null;
    }
    this.#answer();
  }

  #look(seen: Seen, ply: number): void {
    this.#seen = seen;
    this.#ply = ply;
  }

  #answer(): void {
    const asked = this.#seen?.seat != null && this.#seen.waiting.includes(this.#seen.seat);
    if (!asked || this.#open !== null || this.#thinking || this.#gone) return;
    this.#thinking = true;
    setTimeout(() => this.#give(), THINKS_MS + this.#rng.int(THINKS_MS));
  }

  #give(): void {
    this.#thinking = false;
    const move = this.#move();
    if (move === null || this.#gone) return;
    const id = `honest-${this.#who.name}-${this.#names++}`;
    const text = JSON.stringify({ t: 'move', id, table: this.#table, ply: this.#ply, move });
    this.#said.addHonest(this.#who.person, text);
    this.#open = { id, at: performance.now() };
    this.#socket?.send(text);
  }

  #move(): Move | null {
    const { seat, world, waiting } = this.#seen ?? {};
    if (seat == null || !world || !waiting?.includes(seat)) return null;
    // The house made it from a state of this very game.
    const offered = moves(this.#game, world as State, seat);
    return offered[this.#rng.int(Math.max(1, offered.length))] ?? null;
  }

  #send(message: object): void {
    if (this.here) this.#socket?.send(JSON.stringify(message));
  }
}
