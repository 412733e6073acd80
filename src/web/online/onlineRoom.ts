/**
 * A table on a server, as the table screen needs it. It shows what the server has said and nothing else: an answer counts when it
 * is written down there. The world that the server gives a seat holds no secret, so that answers and previews are made here.
 */
import { type Game, type GameRecord, type Move, moves, type Refusal, type State } from '../../kernel/index.ts';
import type { Reason, Seen } from '../../online/protocol.ts';
import { aheadIn } from '../../table/ahead.ts';
import type { Sight, Sitter } from '../../table/table.ts';
import type { Room, Scene, Soon } from '../table/room.ts';
import type { Connection, Reply } from './connection.ts';
import type { HeldTable } from './heldTable.ts';

export interface OnlineNeeds {
  /** The record of the table, once the game is over. */
  record(): Promise<GameRecord | null>;
  /** The answers given when this device last answered; null: never. */
  lastAnswered(): number | null;
  /** Whether answers were given in advance since: they came without anybody looking. */
  planned(): boolean;
  answered(answers: number): void;
}

/** Why an answer was not taken, where the rules of the game are not the reason. */
export type Trouble = Exclude<Reason, Refusal['refused']>;

/** How long an answer that came too late waits for what came first. */
const CATCH_UP_MS = 5000;
/** Who passes through the past faster than the server shows it waits so long where they stop. */
const LOOK_AGAIN_MS = 500;

export class OnlineRoom implements Room {
  readonly #game: Game;
  readonly #connection: Connection;
  readonly #held: HeldTable;
  readonly #needs: OnlineNeeds;
  readonly #watchers = new Set<() => void>();
  readonly #past = new Map<number, Promise<object | null>>();
  /** The moment that was looked at last. */
  #lookedAt: number | null = null;
  /** Where each gesture of several answers began and ended: undo takes back the whole. */
  #gestures: { readonly from: number; readonly to: number }[] = [];
  #sending = false;
  #refusal: Refusal | null = null;
  #trouble: { readonly reason: Trouble; readonly at: number } | null = null;
  #record: Promise<GameRecord | null> | null = null;
  #sitters: readonly Sitter[] = [];
  #scene: Scene;

  /** `held` must have been seen: there is no room before the first view. */
  constructor(game: Game, connection: Connection, held: HeldTable, needs: OnlineNeeds) {
    this.#game = game;
    this.#connection = connection;
    this.#held = held;
    this.#needs = needs;
    this.#scene = this.#look();
  }

  get scene(): Scene {
    return this.#scene;
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  get shared(): null {
    return null;
  }

  /** Why the last answer was not taken, if it is not the rules; until the table has gone on. */
  get trouble(): Trouble | null {
    return this.#trouble?.at === this.#answers ? this.#trouble.reason : null;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Follows the table until the result is called. */
  open(): () => void {
    const stop = this.#held.watch(() => this.#changed());
    this.#changed();
    return stop;
  }

  answer(line: readonly Move[]): void {
    const from = this.#answers;
    void this.#say(async () => {
      for (const move of line) if (!(await this.#do({ t: 'move', move }))) return;
    }).then(() => {
      const to = this.#answers;
      this.#gestures = [...this.#gestures.filter((gesture) => gesture.to <= from), { from, to }];
      this.#needs.answered(to);
      this.#changed();
    });
  }

  undo(): void {
    const now = this.#answers;
    const from = this.#gestures.find((gesture) => gesture.to === now)?.from ?? now - 1;
    void this.#say(async () => {
      for (let left = now - from; left > 0; left--) if (!(await this.#do({ t: 'undo' }))) return;
    });
  }

  redo(): void {
    const now = this.#answers;
    const to = this.#gestures.find((gesture) => gesture.from === now)?.to ?? now + 1;
    void this.#say(async () => {
      for (let left = to - now; left > 0; left--) if (!(await this.#do({ t: 'redo' }))) return;
    });
  }

  ahead(line: readonly Move[]): Sight | null {
    const seen = this.#held.seen;
    if (!seen?.world || seen.seat === null) return null;
    return aheadIn(this.#game, this.#game.clone(worldOf(seen.world)), seen.seat, line, this.#answers);
  }

  past(answers: number): Soon<object | null> {
    this.#lookedAt = answers;
    let view = this.#past.get(answers);
    if (!view) {
      view = this.#lookAt(answers);
      this.#past.set(answers, view);
    }
    return view;
  }

  /** Null where it was not shown: then it is not kept, and whoever looks there again asks again. */
  async #lookAt(answers: number): Promise<object | null> {
    const { means } = this.#connection;
    for (;;) {
      const look = { t: 'look', id: means.messageId(), table: this.#held.id, answers } as const;
      const reply = await this.#connection.ask(look);
      if (reply.t === 'past') return reply.view;
      if (reply.t === 'refuse' && reply.reason === 'tooFast') {
        await new Promise<void>((resolve) => means.after(LOOK_AGAIN_MS, resolve));
        // What was only passed through is not asked for a second time.
        if (this.#lookedAt === answers) continue;
      }
      this.#past.delete(answers);
      return null;
    }
  }

  get recordable(): boolean {
    return this.#held.seen?.outcome != null;
  }

  record(): Promise<GameRecord | null> {
    this.#record ??= this.#needs.record();
    return this.#record;
  }

  /** How many answers stand. */
  get #answers(): number {
    return this.#held.seen?.log.at(-1)?.ply ?? 0;
  }

  /** One gesture after the other; the screen stays as it is until the whole of it is written down. */
  async #say(gesture: () => Promise<void>): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.#refusal = null;
    this.#trouble = null;
    this.#scene = { ...this.#scene, sending: true, refusal: null };
    this.#tell();
    await gesture();
    this.#sending = false;
    this.#changed();
  }

  /** Says one thing and waits until what it led to is here. False where it was refused. */
  async #do(what: { readonly t: 'move'; readonly move: Move } | { readonly t: 'undo' | 'redo' }): Promise<boolean> {
    const asked = this.#held.seen && questionOf(this.#game, this.#held.seen);
    const ply = this.#held.ply ?? 0;
    let reply = await this.#send(what, ply);
    if (reply.t === 'refuse' && reply.reason === 'behind' && asked !== null && what.t === 'move') {
      // Others may have answered the same question meanwhile: if nothing else is new, the answer stands.
      await this.#reached(ply + 1);
      const now = this.#held.seen && questionOf(this.#game, this.#held.seen);
      if (now === asked) reply = await this.#send(what, this.#held.ply ?? 0);
    }
    if (reply.t === 'refuse') {
      this.#refused(reply.reason, reply.rule);
      return false;
    }
    if (reply.t === 'ack') await this.#reached(reply.ply);
    return true;
  }

  #send(
    what: { readonly t: 'move'; readonly move: Move } | { readonly t: 'undo' | 'redo' },
    ply: number,
  ): Promise<Reply> {
    const common = { id: this.#connection.means.messageId(), table: this.#held.id, ply };
    if (what.t === 'move') return this.#connection.ask({ ...common, t: 'move', move: { ...what.move } });
    return this.#connection.ask({ ...common, t: what.t });
  }

  /** Waits until the page has seen this many entries of the log. */
  #reached(ply: number): Promise<void> {
    const held = this.#held;
    if ((held.ply ?? 0) >= ply) return Promise.resolve();
    return new Promise((resolve) => {
      const end = this.#connection.means.after(CATCH_UP_MS, () => {
        // What came first does not come by itself: the table is opened once more.
        this.#connection.rejoin(held);
        done();
      });
      const stop = held.watch(() => {
        if ((held.ply ?? 0) >= ply) done();
      });
      function done() {
        end();
        stop();
        resolve();
      }
    });
  }

  #refused(reason: Reason, rule: string | undefined): void {
    switch (reason) {
      case 'notYourQuestion':
      case 'notLegal':
      case 'unknownShape':
      case 'gameOver':
        this.#refusal = rule === undefined ? { refused: reason } : { refused: reason, rule };
        break;
      default:
        this.#trouble = { reason, at: this.#answers };
    }
  }

  #changed(): void {
    // Half a gesture is nobody's position: it is shown when it is whole.
    if (!this.#sending) this.#scene = this.#look();
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #look(): Scene {
    const held = this.#held;
    const { seen } = held;
    if (seen === null) return this.#scene;
    this.#seat();
    const answers = this.#answers;
    for (const past of this.#past.keys()) if (past > answers) this.#past.delete(past);
    return {
      viewer: seen.seat,
      curtain: null,
      sight: sightOf(this.#game, seen, answers),
      log: seen.log,
      lastSeen: this.#lastSeen(seen, answers),
      asked: seen.asked - held.ahead,
      refusal: this.#refusal,
      unkept: null,
      following: false,
      sending: false,
    };
  }

  /** The same people stay the same list, so that nothing is drawn again for them. */
  #seat(): void {
    const sitters = (this.#held.card?.seats ?? []).map(({ name, bot }) => ({ name, bot }));
    if (JSON.stringify(sitters) !== JSON.stringify(this.#sitters)) this.#sitters = sitters;
  }

  /** A bot that stands in answers for the seat, and a plan does: what they did is news for the person too. */
  #lastSeen({ seat, log, standIns }: Seen, answers: number): number {
    if (seat === null) return answers;
    const own = log.findLast((entry) => entry.seat === seat)?.ply ?? 0;
    const here = this.#needs.lastAnswered();
    if (here === null || here > answers) return own;
    return standIns.includes(seat) || this.#needs.planned() ? here : Math.max(here, own);
  }
}

function sightOf(game: Game, seen: Seen, answers: number): Sight {
  const { seat, world, view, waiting, undo, redo, outcome } = seen;
  const common = { ply: answers, waiting, undo, redo, outcome };
  if (seat === null || world === null) return { ...common, seat: null, view: view ?? {}, moves: [] };
  const s = worldOf(world);
  return { ...common, seat, view: game.view(s, seat), moves: moves(game, s, seat) };
}

/** What a seat is asked and may answer, as a text. Equal texts are the same question. */
function questionOf(game: Game, { seat, world, log }: Seen): string | null {
  if (seat === null || world === null) return null;
  const s = worldOf(world);
  const offered = moves(game, s, seat);
  if (offered.length === 0) return null;
  const given = log.filter((entry) => entry.seat === seat).length;
  return JSON.stringify([s.agenda.at(-1)?.kind, given, offered]);
}

/** The server made it from a state of this very game, by the rules whose version the table's card names. */
function worldOf(world: object): State {
  return world as State;
}
