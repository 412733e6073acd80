/** A small server in memory that speaks the protocol with a real match: for the tests of this folder. */
import {
  FastRng,
  type Game,
  hashOf,
  Match,
  type Move,
  readOptions,
  redeal,
  type Seat,
  type State,
  sees,
  waiting,
} from '../../kernel/index.ts';
import { difference, type Json } from '../../online/delta.ts';
import type { ClientMessage, PlanDropped, Reason, Seen, ServerMessage, TableCard } from '../../online/protocol.ts';
import type { Line } from './connection.ts';

export const TABLE = 'table123';

type Doing = Extract<ClientMessage, { readonly t: 'move' | 'undo' | 'redo' }>;

/** One line of a page to the server. What the server says arrives after whatever is being done now. */
class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly seat: Seat | null;
  readonly server: FakeServer;
  open = true;
  joined = false;
  known: Seen | null = null;
  knownPly = 0;

  constructor(server: FakeServer, seat: Seat | null) {
    this.server = server;
    this.seat = seat;
    queueMicrotask(() => this.open && this.onopen?.());
  }

  send(text: string): void {
    if (this.open) this.server.hear(this, JSON.parse(text));
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.onclose?.();
  }

  say(message: ServerMessage): void {
    const text = JSON.stringify(message);
    queueMicrotask(() => this.open && this.onmessage?.({ data: text }));
  }
}

export class FakeServer {
  readonly game: Game;
  readonly match: Match;
  readonly lines: FakeLine[] = [];
  readonly heard: ClientMessage[] = [];
  /** Messages that are lost on the way back: the deed is done, the answer never comes. */
  swallow = 0;
  /** Refuses what comes next, for a reason of its own. */
  refuse: Reason | null = null;
  /** How many looks into the past are refused, as one who looks too fast is. */
  tooFast = 0;
  ply = 0;
  standIns: Seat[] = [];
  readonly plans = new Map<Seat, readonly Move[]>();
  readonly dropped = new Map<Seat, PlanDropped>();
  readonly #done = new Map<string, number>();

  constructor(game: Game, seats: number) {
    const read = readOptions(game, seats);
    if ('problem' in read) throw new Error(read.problem);
    this.game = game;
    this.match = Match.simulated(game, { seats, options: read.options }, 'fake');
  }

  dial(seat: Seat | null): FakeLine {
    const line = new FakeLine(this, seat);
    this.lines.push(line);
    return line;
  }

  /** Every line breaks, as when the server goes away. */
  cut(): void {
    for (const line of this.lines.splice(0)) line.close();
  }

  /** An answer of somebody else. */
  play(seat: Seat, move: Move): void {
    const played = this.match.answer(seat, move);
    if ('refused' in played) throw new Error(played.refused);
    this.ply++;
    this.tell();
  }

  tell(): void {
    for (const line of this.lines) {
      if (!line.joined || !line.known) continue;
      const seen = this.#seen(line.seat);
      // Both are plain data, as the kernel promises.
      const delta = difference(line.known as unknown as Json, seen as unknown as Json);
      line.say({ t: 'delta', table: TABLE, from: line.knownPly, ply: this.ply, delta, time: Date.now() });
      line.known = seen;
      line.knownPly = this.ply;
    }
  }

  hear(line: FakeLine, message: ClientMessage): void {
    this.heard.push(message);
    switch (message.t) {
      case 'hello':
        line.say({ t: 'hello', v: 1, person: `p${line.seat}`, name: 'Ravi', time: Date.now() });
        break;
      case 'join':
      case 'resync':
        line.joined = true;
        line.known = this.#seen(line.seat);
        line.knownPly = this.ply;
        line.say({ t: 'table', card: this.#card(line.seat) });
        line.say({ t: 'view', table: TABLE, ply: this.ply, seen: line.known, time: Date.now() });
        break;
      case 'move':
      case 'undo':
      case 'redo':
        this.#answer(line, message);
        break;
      case 'plan':
        this.plans.set(line.seat ?? -1, message.moves);
        this.dropped.delete(line.seat ?? -1);
        this.tell();
        line.say({ t: 'ack', id: message.id, table: TABLE, ply: this.ply });
        break;
      case 'look': {
        const { id, answers } = message;
        if (this.tooFast-- > 0) line.say({ t: 'refuse', id, table: TABLE, reason: 'tooFast' });
        else line.say({ t: 'past', id, table: TABLE, answers, view: { after: answers } });
        break;
      }
    }
  }

  #answer(line: FakeLine, message: Doing): void {
    const { id } = message;
    const before = this.ply;
    const reply = this.#reply(line.seat ?? -1, message);
    if (typeof reply !== 'number') line.say({ t: 'refuse', id, table: TABLE, ...reply });
    else if (this.swallow > 0) this.swallow--;
    else {
      line.say({ t: 'ack', id, table: TABLE, ply: reply });
      if (this.ply > before) this.tell();
    }
  }

  /** The ply that the message has led to, or why it was refused. */
  #reply(seat: Seat, message: Doing): number | { readonly reason: Reason; readonly rule?: string } {
    const { refuse } = this;
    this.refuse = null;
    if (refuse !== null) return { reason: refuse };
    const done = this.#done.get(message.id);
    if (done !== undefined) return done;
    if (message.ply !== this.ply) return { reason: 'behind' };
    if (message.t === 'move') {
      const played = this.match.answer(seat, message.move);
      if ('refused' in played) return { ...played, reason: played.refused };
    } else if (message.t === 'undo') {
      const barred = this.match.undo(seat);
      if (barred) return { reason: `undo:${barred}` };
    } else {
      const barred = this.match.redo(seat);
      if (barred) return { reason: `redo:${barred}` };
    }
    this.ply++;
    this.#done.set(message.id, this.ply);
    return this.ply;
  }

  #seen(seat: Seat | null): Seen {
    const { match, game } = this;
    const seen: Seen = {
      seat,
      world: seat === null ? null : this.#world(seat),
      view: seat === null ? game.view(match.state, null) : null,
      waiting: waiting(match.state),
      log: [
        { ply: 0, seat: null, events: match.opening.filter((event) => sees(seat, event)) },
        ...match.line.map((played, i) => ({
          ply: i + 1,
          seat: played.seat,
          events: played.events.filter((event) => sees(seat, event)),
        })),
      ],
      undo: seat === null ? 'nothing' : match.undoRefusal(seat),
      redo: seat === null ? 'nothing' : match.redoRefusal(seat),
      outcome: match.outcome,
      plan: seat === null ? [] : (this.plans.get(seat) ?? []),
      dropped: seat === null ? null : (this.dropped.get(seat) ?? null),
      clock: null,
      standIns: this.standIns,
      asked: Date.now(),
    };
    return JSON.parse(JSON.stringify(seen));
  }

  #world(seat: Seat): State {
    const world = this.game.clone(this.match.state);
    redeal(this.game, world, seat, new FastRng(hashOf(['fake', seat])));
    return world;
  }

  #card(you: Seat | null): TableCard {
    const { seats, options } = this.match.agreed;
    return {
      id: TABLE,
      game: this.game.id,
      rules: this.game.version,
      options,
      seats: Array.from({ length: seats }, (_, seat) => ({
        kind: 'person',
        name: `Seat ${seat}`,
        bot: null,
        person: `p${seat}`,
      })),
      pace: { kind: 'free' },
      late: 'standIn',
      visibility: 'link',
      status: 'playing',
      host: 'p0',
      slow: 0,
      waiting: waiting(this.match.state),
      ply: this.ply,
      changed: Date.now(),
      next: null,
      commitment: '0'.repeat(64),
      you,
    };
  }
}
