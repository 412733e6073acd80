/** Somebody who means harm: a credential of their own, sometimes a seat, and one line after the other, because the house closes them. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL, type ServerMessage } from '../../online/protocol.ts';
import type { Hostile } from './hostile.ts';
import type { Said } from './said.ts';
import type { Somebody } from './somebody.ts';

/** A line that says nothing about the mark for so long: the house does not answer any more. */
const PATIENCE_MS = 20_000;
/** Who is told to be slower asks again after this long. */
const SLOWER_MS = 600;

/** What the lines of all attackers were told. */
export interface Toll {
  sockets: number;
  closed: number;
  /** Acknowledgements for a seat that the attacker does not have, and other things that must not be. */
  readonly wrong: string[];
  readonly refused: Map<string, number>;
}

export class Attacker {
  readonly who: Somebody;
  /** The tables where this person sits: an answer there may be legal. */
  readonly #own: ReadonlySet<string>;
  readonly #tables: readonly string[];
  readonly #said: Said;
  readonly #toll: Toll;
  #socket: WebSocket | null = null;
  #marks = 0;
  #marked: (() => void) | null = null;
  #slower: NodeJS.Timeout | null = null;

  constructor(who: Somebody, own: ReadonlySet<string>, tables: readonly string[], said: Said, toll: Toll) {
    this.who = who;
    this.#own = own;
    this.#tables = tables;
    this.#said = said;
    this.#toll = toll;
  }

  /** Sends all of them, and waits until the house has read them: it reads in order, and answers the mark behind them or hangs up. */
  async send(messages: readonly Hostile[]): Promise<void> {
    const socket = await this.#line();
    const read = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the house does not answer')), PATIENCE_MS);
      this.#marked = () => {
        clearTimeout(late);
        this.#marked = null;
        resolve();
      };
    });
    for (const { text, binary, ends } of messages) {
      if (typeof text === 'string') this.#said.add(this.who.person, text);
      socket.send(text, { binary });
      if (ends) break;
    }
    this.#mark(socket);
    await read;
  }

  /** Hangs up: a line that says more would soon be told to be slower. */
  hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }

  /** The house reads in order: who is answered about the mark knows that all before it was read. */
  #mark(socket: WebSocket): void {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ t: 'undo', id: `mark-${++this.#marks}`, table: 'nosuchtable', ply: 0 }));
  }

  async #line(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = await this.who.dial();
    this.#toll.sockets++;
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(socket, String(data)));
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#toll.closed++;
      this.#socket = null;
      this.#marked?.();
    });
    socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL }));
    for (const table of this.#tables.slice(this.#toll.sockets % this.#tables.length).slice(0, 2))
      socket.send(JSON.stringify({ t: 'join', table }));
    for (const table of this.#own) socket.send(JSON.stringify({ t: 'join', table }));
    return socket;
  }

  #hear(socket: WebSocket, text: string): void {
    // What else is told in the meantime does not matter here.
    if (!text.startsWith('{"t":"refuse"') && !text.startsWith('{"t":"ack"')) return;
    // The house's own words.
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'ack' && !this.#own.has(message.table) && !message.id.startsWith('chat-'))
      this.#toll.wrong.push(`${this.who.name} has no seat and was told ${text}`);
    if (message.t !== 'refuse') return;
    if (message.id === `mark-${this.#marks}`) this.#marked?.();
    // Perhaps it was the mark that came too fast.
    else if (message.reason === 'tooFast' && this.#slower === null)
      this.#slower = setTimeout(() => {
        this.#slower = null;
        if (this.#marked) this.#mark(socket);
      }, SLOWER_MS);
    if (!message.id?.startsWith('mark-'))
      this.#toll.refused.set(message.reason, (this.#toll.refused.get(message.reason) ?? 0) + 1);
  }
}

/** A line that nobody is behind: the house hangs up before it is one. */
export async function withoutCredential(url: string, headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { headers, perMessageDeflate: false });
  const letIn = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  socket.terminate();
  return letIn;
}
