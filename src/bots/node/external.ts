/**
 * A bot of one's own, in any language: it is told what its seat sees and which answers are legal, and says one of them.
 * docs/bots.md has the messages. What hangs, dies, floods or talks nonsense is replaced by a merchant, and the log says so.
 */
import {
  type Game,
  type GameEvent,
  type Move,
  moves,
  type Outcome,
  type Rng,
  type Seat,
  type State,
  same,
} from '../../kernel/index.ts';
import { botMove } from '../bot.ts';
import { merchant } from '../levels.ts';
import { LineProcess } from './lines.ts';

const PROTOCOL = 1;
/** What a bot has for its greeting and for each answer, in milliseconds. */
const GREETING_MS = 5_000;
const ANSWER_MS = 5_000;
/** So many answers that are not legal end the bot's game. */
const STRIKES = 3;

export interface Deadlines {
  readonly greeting: number;
  readonly answer: number;
}

export class ExternalBot<S extends State, M extends Move, E extends GameEvent> {
  readonly #game: Game<S, M, E>;
  readonly #seats: number;
  readonly #rng: Rng;
  readonly #deadlines: Deadlines;
  readonly #process: LineProcess;
  readonly #faults: string[] = [];
  #greeted = false;
  #id = 0;
  #strikes = 0;

  private constructor(command: string, game: Game<S, M, E>, seats: number, rng: Rng, deadlines: Deadlines) {
    this.#game = game;
    this.#seats = seats;
    this.#rng = rng;
    this.#deadlines = deadlines;
    this.#process = new LineProcess(command);
  }

  static start<S extends State, M extends Move, E extends GameEvent>(
    command: string,
    game: Game<S, M, E>,
    seats: number,
    rng: Rng,
    deadlines: Deadlines = { greeting: GREETING_MS, answer: ANSWER_MS },
  ): ExternalBot<S, M, E> {
    return new ExternalBot(command, game, seats, rng, deadlines);
  }

  faults(): readonly string[] {
    return this.#faults;
  }

  async answer(s: S, seat: Seat): Promise<M> {
    const own = await this.#ask(s, seat);
    return own ?? botMove(merchant, this.#game, s, seat, this.#rng);
  }

  /** Tells the result and says goodbye. */
  close(result?: Outcome): void {
    if (result !== undefined) this.#process.say({ over: { scores: result.scores, ranks: result.ranks } });
    this.#process.stop();
  }

  async #ask(s: S, seat: Seat): Promise<M | null> {
    if (this.#process.fault !== null || !(await this.#greet())) return null;
    const offered = moves(this.#game, s, seat);
    const id = ++this.#id;
    const { answer: milliseconds } = this.#deadlines;
    this.#process.say({ ask: { id, seat, view: this.#game.view(s, seat), moves: offered, milliseconds } });
    const message = await this.#hear(milliseconds);
    if (message === null) return null;
    const said = message['id'] === id ? message['move'] : undefined;
    const legal = offered.find((move) => same(move, said));
    if (legal === undefined) this.#strike(`question ${id}: not a legal answer: ${JSON.stringify(message)}`);
    return legal ?? null;
  }

  async #greet(): Promise<boolean> {
    if (this.#greeted) return true;
    this.#greeted = true;
    const { id: game, version: rules } = this.#game;
    this.#process.say({ hello: { protocol: PROTOCOL, game, rules, seats: this.#seats } });
    const message = await this.#hear(this.#deadlines.greeting);
    if (message !== null && 'hello' in message) return true;
    if (this.#process.fault === null) {
      this.#fault('no greeting');
      this.#process.stop();
    }
    return false;
  }

  async #hear(milliseconds: number): Promise<Record<string, unknown> | null> {
    const line = await this.#process.line(milliseconds);
    if (this.#process.fault !== null) {
      this.#fault(`stopped: ${this.#process.fault}`);
      return null;
    }
    try {
      const message: unknown = JSON.parse(line);
      if (typeof message === 'object' && message !== null) return { ...message };
    } catch {
      // told below, as all that is no object
    }
    this.#strike(`not an object of JSON: ${line.slice(0, 80)}`);
    return null;
  }

  #strike(fault: string): void {
    this.#fault(fault);
    if (++this.#strikes < STRIKES) return;
    this.#fault(`stopped: ${STRIKES} answers that could not be taken`);
    this.#process.stop();
  }

  #fault(fault: string): void {
    this.#faults.push(fault.slice(0, 200));
  }
}
