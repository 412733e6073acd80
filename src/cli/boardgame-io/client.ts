/**
 * A player at a server of boardgame.io, without a page: speaks what its own client speaks, over the socket.io client that it
 * brings, and answers at random. It runs no optimistic copy of the game, so that a player here costs as little as one of ours.
 */
import { createRequire } from 'node:module';
import type { LobbyAPI, State } from 'boardgame.io';
import type { FastRng } from '../../kernel/index.ts';
import { enumerate } from './bombay.ts';
import type { BombayG } from './state.ts';

/** What is used of the socket.io client. */
interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  once(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface SocketIo {
  io(address: string, options: object): Socket;
}

const load = createRequire(import.meta.url);
// No package of ours: it is found where boardgame.io finds it.
const { io }: SocketIo = createRequire(load.resolve('boardgame.io/multiplayer'))('socket.io-client');

type Position = State<BombayG>;

export class ForeignPlayer {
  /** Milliseconds from a move sent to the state that has it: boardgame.io knows no other acknowledgement. */
  readonly latencies: number[] = [];
  readonly refused: string[] = [];
  /** Where an answer waits for its turn: set to spread the load. */
  hold: (answer: () => void) => void = (answer) => answer();
  readonly #rng: FastRng;
  readonly #socket: Socket;
  readonly #ready: Promise<void>;
  #match = '';
  #id = '';
  #credentials = '';
  #sent: { readonly stateID: number; readonly at: number } | null = null;

  constructor(server: string, rng: FastRng) {
    this.#rng = rng;
    this.#socket = io(`${server}/bombay`, { transports: ['websocket'], forceNew: true });
    this.#ready = new Promise((resolve, reject) => {
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', reject);
    });
    this.#socket.on('sync', (_match: string, { state }: { state: Position }) => this.#look(state));
    this.#socket.on('update', (_match: string, state: Position) => this.#look(state));
  }

  connected(): Promise<void> {
    return this.#ready;
  }

  sit(match: string, id: string, credentials: string): void {
    this.#match = match;
    this.#id = id;
    this.#credentials = credentials;
    this.#socket.emit('sync', match, id, credentials);
  }

  close(): void {
    this.#socket.close();
  }

  #look({ G, ctx, _stateID: stateID }: Position): void {
    if (this.#sent !== null && stateID > this.#sent.stateID) {
      this.latencies.push(performance.now() - this.#sent.at);
      this.#sent = null;
    }
    if (ctx.gameover !== undefined || ctx.currentPlayer !== this.#id || this.#sent !== null) return;
    const offered = enumerate(G, ctx, this.#id);
    const { move, args } = offered[this.#rng.int(offered.length)] ?? { move: 'end', args: [] };
    this.#sent = { stateID, at: performance.now() };
    this.hold(() => this.#move(move, args, stateID));
  }

  #move(type: string, args: readonly string[], stateID: number): void {
    this.#sent = { stateID, at: performance.now() };
    const payload = { type, args, playerID: this.#id, credentials: this.#credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.#match, this.#id);
  }
}

/** Opens a match over the lobby and takes its seats: its id, and the credentials of each seat. */
export async function openMatch(lobby: string, seats: number): Promise<{ match: string; credentials: string[] }> {
  const created: LobbyAPI.CreatedMatch = await post(`${lobby}/games/bombay/create`, { numPlayers: seats });
  const credentials: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const joined: LobbyAPI.JoinedMatch = await post(`${lobby}/games/bombay/${created.matchID}/join`, {
      playerID: String(seat),
      playerName: `p${seat}`,
    });
    credentials.push(joined.playerCredentials);
  }
  return { match: created.matchID, credentials };
}

async function post<T>(address: string, body: object): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // The lobby's own types say what it answers.
  return (await answer.json()) as T;
}
