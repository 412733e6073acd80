/**
 * A whole game in two worlds at once: the true one, and one that a seat (the receiver) and the spectators cannot tell from it, with
 * everything dealt anew that they cannot know, the seed of what is still to be drawn included. The same is done in both, by real pages'
 * messages through the real gateway and hall, and whatever their sockets receive must be the same, byte by byte. Where an answer shows
 * the receiver something new the worlds part, as they must; then the true one is dealt anew from there.
 */

import { AT_THE_TABLE } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { FastRng, type Game, judge, lookOf, type Move, moves, redeal, type Seat, waiting } from '../../kernel/index.ts';
import { PROTOCOL, type ServerMessage } from '../../online/protocol.ts';
import type { Watcher } from '../../server/tables/audience.ts';
import type { TableDoc } from '../../server/tables/docs.ts';
import { readEntry } from '../../server/tables/entries.ts';
import { imagined } from '../../server/tables/seen.ts';
import { TestTime } from '../../server/tables/testing.ts';
import type { Finding } from '../part.ts';
import { mixedTable } from '../tables.ts';
import { Counted } from './counted.ts';
import { DEEDS, type Page, planOf } from './deeds.ts';
import { MemoryStore } from './memory.ts';
import type { KeptWire } from './wire.ts';
import { World } from './world.ts';

/** The same socket in both worlds. */
interface Pair {
  readonly seat: Seat | null;
  readonly person: string;
  readonly real: KeptWire;
  readonly dealt: KeptWire;
}

/** What one game added to the proof. */
export interface Tally {
  positions: number;
  /** How often everything that the receiver cannot know was dealt anew. */
  deals: number;
  messages: number;
  bytes: number;
  /** Answers in advance that were taken, and those of others that only the true world had. */
  plans: number;
  findings: Finding[];
}

const TABLE = 'leaksleaksleaks1';
const OWN_SEED = 'the seed of this table';
const OTHER_SEED = 'the seed of another world';
/** A spectator, and two people who play: nobody else is heard. */
const SPECTATOR = 'eve';
const MINUTES = 10;

export class Twins {
  readonly #game: Game;
  readonly #seed: string;
  readonly #rng: FastRng;
  readonly #time = new TestTime();
  readonly #seats: number;
  readonly #options: object;
  readonly #receiver: Seat;
  readonly #live: boolean;
  readonly #thinking: boolean;
  readonly #seen = new Map<number, string>();
  readonly #tally: Tally = { positions: 0, deals: 0, messages: 0, bytes: 0, plans: 0, findings: [] };
  #real: World;
  #dealt: World;
  #pairs: Pair[] = [];
  #names = 0;
  /** How many answers until the worlds are dealt anew. */
  #left = 0;
  /** Whether the other world has another seed. */
  #seeded = false;
  /** How many answers stood when the worlds were last compared. */
  #told = 0;
  #counted: Counted | null = null;

  private constructor(game: Game, seed: string) {
    this.#game = game;
    this.#seed = seed;
    const rng = new FastRng(seed);
    this.#rng = rng;
    const { seats, options } = mixedTable(game, rng.int(1_000_000));
    this.#seats = seats;
    this.#options = options;
    this.#receiver = rng.int(this.#seats);
    this.#live = rng.int(3) === 0;
    this.#thinking = rng.int(8) === 0;
    this.#real = new World(new MemoryStore(), this.#time, Counted.real);
    this.#dealt = this.#real;
  }

  /** Plays one game to its end, or until so many positions were tried. The same seed plays the same game. */
  static async play(game: Game, seed: string, most: number): Promise<Tally> {
    const twins = new Twins(game, seed);
    await twins.#begin();
    await twins.#play(most);
    twins.#real.close();
    twins.#dealt.close();
    return twins.#tally;
  }

  async #begin(): Promise<void> {
    const { hall, store } = this.#real;
    const value: TableDoc = {
      game: this.#game.id,
      rules: this.#game.version,
      options: { ...this.#options },
      seats: Array.from({ length: this.#seats }, (_, seat) => ({
        kind: 'person',
        person: `p${seat}`,
        name: `p${seat}`,
      })),
      pace: this.#live ? { kind: 'live', minutes: MINUTES, increment: 10 } : { kind: 'free' },
      late: 'standIn',
      visibility: 'link',
      slow: 0,
      status: 'gathering',
      host: 'p0',
      seed: OWN_SEED + this.#seed,
      invitation: '',
      muted: [],
      next: null,
      created: this.#time.wall(),
    };
    await store.put({ kind: 'table', id: TABLE, version: 0, value });
    const begun = await hall.begin(TABLE, 'p0');
    if ('problem' in begun) throw new Error(begun.problem);
    await this.#real.open(TABLE);
    await this.#dealAnew();
  }

  async #play(most: number): Promise<void> {
    const tally = this.#tally;
    while (tally.positions < most && tally.findings.length === 0 && this.#asked.length > 0) {
      if (this.#left <= 0) await this.#dealAnew();
      for (let probes = this.#rng.int(3); probes > 0; probes--) await this.#probe();
      if (this.#counted === null && this.#rng.int(40) === 0) await this.#lookBack();
      if (this.#counted === null && this.#rng.int(6) === 0) await this.#planInSecret();
      if (this.#live && this.#rng.int(60) === 0) await this.#beLate();
      await this.#answer();
      tally.positions++;
    }
  }

  get #asked(): Seat[] {
    return waiting(this.#real.match.state);
  }

  /** Opens the table anew in both worlds, from the true position and from one that is dealt anew for the receiver. */
  async #dealAnew(): Promise<void> {
    this.#leave();
    const game = this.#game;
    const { match, ply, store } = this.#real;
    const { state, drawn } = match;
    const dealt = game.clone(state);
    redeal(game, dealt, this.#receiver, this.#rng);
    for (const seat of [this.#receiver, null])
      if (lookOf(game, state, seat) !== lookOf(game, dealt, seat)) this.#find(seat, 'sees in the position', [], []);
    // With the same seed the same is drawn: whatever tells of a card that went from one hidden place to another is found then.
    this.#seeded = this.#rng.int(2) === 0 || JSON.stringify(state) === JSON.stringify(dealt);
    this.#told = match.line.length;
    store.rewrite(TABLE, { ply, value: { state: game.clone(state), drawn } });
    const other = store.copy();
    other.rewrite(TABLE, { ply, value: { state: dealt, drawn } });
    // Nobody else has planned in the other world; where what is counted is compared, nobody has in the true one either.
    this.#counted = this.#rng.int(30) === 0 ? await Counted.begin() : null;
    for (let seat = 0; seat < this.#seats; seat++)
      if (seat !== this.#receiver)
        for (const world of this.#counted ? [store, other] : [other]) await world.remove('plan', `${TABLE}.${seat}`);
    const doc = await other.get('table', TABLE);
    // Written by `#begin`.
    const table = doc?.value as TableDoc;
    await other.put({
      kind: 'table',
      id: TABLE,
      version: doc?.version ?? 0,
      value: this.#seeded ? { ...table, seed: OTHER_SEED + this.#seed } : table,
    });
    this.#real = new World(store, this.#time, Counted.real);
    this.#dealt = new World(other, this.#time, Counted.dealt);
    await Promise.all([this.#real.open(TABLE), this.#dealt.open(TABLE)]);
    this.#pairs = [this.#receiver, null].map((seat) => {
      const person = seat === null ? SPECTATOR : `p${seat}`;
      return { seat, person, real: this.#real.connect(person), dealt: this.#dealt.connect(person) };
    });
    this.#left = 4 + this.#rng.int(14);
    this.#tally.deals++;
    for (const pair of this.#pairs)
      await this.#say(pair, [
        { t: 'hello', v: PROTOCOL },
        { t: 'join', table: TABLE },
      ]);
    await this.#compare('is told on entering');
  }

  #leave(): void {
    if (this.#pairs.length === 0) return;
    this.#real.close();
    this.#dealt.close();
    this.#pairs = [];
  }

  #page(seat: Seat | null): Page {
    const { match, ply } = this.#real;
    const name = () => `m${this.#names++}`;
    return { game: this.#game, table: TABLE, seat, seats: this.#seats, match, ply, rng: this.#rng, name };
  }

  /** The receiver or a spectator says something, sensible or not. */
  async #probe(): Promise<void> {
    const pair = this.#pairs[this.#rng.int(4) === 0 ? 1 : 0];
    const deed = DEEDS[this.#rng.int(DEEDS.length)];
    if (!pair || !deed || this.#left <= 0) return;
    await this.#say(pair, deed(this.#page(pair.seat)));
    await this.#catchUp();
    await this.#compare('is told about what it did');
  }

  /** Another seat answers in advance, in the true world only: nobody else may notice. */
  async #planInSecret(): Promise<void> {
    const seat = this.#rng.int(this.#seats);
    if (seat === this.#receiver || this.#asked.includes(seat) || this.#left <= 0) return;
    const plan = planOf(this.#page(seat), seat);
    await this.#real.place.hear(quiet(seat), {
      t: 'plan',
      id: `m${this.#names++}`,
      table: TABLE,
      moves: plan.map((move) => ({ ...move })),
    });
    this.#tally.plans += plan.length;
    await this.#compare('is told when another seat answers in advance');
  }

  /** A look into the past shows what was shown then. */
  async #lookBack(): Promise<void> {
    const { match } = this.#real;
    const [pair] = this.#pairs;
    const known = [...this.#seen.keys()].filter((answers) => answers <= match.line.length);
    const answers = known[this.#rng.int(Math.max(1, known.length))];
    if (!pair || answers === undefined || this.#left <= 0) return;
    pair.real.say(JSON.stringify({ t: 'look', id: `m${this.#names++}`, table: TABLE, answers }));
    await settled();
    const told = pair.real.take();
    const past = told.map((text) => JSON.parse(text) as ServerMessage).find((message) => message.t === 'past');
    const shown = this.#seen.get(answers) ?? '';
    const view = JSON.stringify(past?.t === 'past' ? past.view : null);
    if (view !== shown) this.#find(pair.seat, 'sees in the past', [view], [shown]);
  }

  /** The receiver's time runs out: a bot stands in and answers as it would in either world, until the receiver is back. */
  async #beLate(): Promise<void> {
    const [pair] = this.#pairs;
    const asked = this.#asked;
    if (!pair || this.#left <= 0 || asked.length !== 1 || asked[0] !== this.#receiver) return;
    this.#time.pass(2 * MINUTES * 60_000);
    await Promise.all([this.#real.place.wake(), this.#dealt.place.wake()]);
    await settled();
    await this.#compare('is told when a bot stands in');
    if (this.#left <= 0) return;
    await this.#say(pair, [{ t: 'join', table: TABLE }]);
    await this.#compare('is told on coming back');
  }

  /** The game goes on: one of those who are asked answers. */
  async #answer(): Promise<void> {
    const asked = this.#asked;
    const seat = asked[this.#rng.int(Math.max(1, asked.length))];
    if (seat === undefined) return;
    this.#time.pass(this.#rng.int(3000));
    const move = this.#choose(seat);
    const ply = this.#real.ply;
    const message = { t: 'move', id: `m${this.#names++}`, table: TABLE, ply, move: { ...move } } as const;
    const possible = !('refused' in judge(this.#game, this.#dealt.match.state, seat, move));
    if (seat === this.#receiver) {
      const [pair] = this.#pairs;
      if (pair) await this.#say(pair, [message]);
    } else {
      const told = [this.#real.place.hear(quiet(seat), message)];
      if (possible) told.push(this.#dealt.place.hear(quiet(seat), message));
      await Promise.all(told);
      await settled();
    }
    this.#left--;
    // Who gives an answer that is not possible in the other world has shown that it is not the true one.
    if (seat !== this.#receiver && !possible) this.#left = 0;
    else {
      await this.#catchUp();
      await this.#compare('is told about an answer');
    }
    this.#remember();
  }

  #choose(seat: Seat): Move {
    const { state } = this.#real.match;
    if (this.#thinking)
      return merchant.choose(this.#game, imagined(TABLE, this.#real.match, seat), seat, this.#rng, AT_THE_TABLE);
    const offered = moves(this.#game, state, seat);
    const move = offered[this.#rng.int(offered.length)];
    if (move === undefined) throw new Error(`seat ${seat} is asked and has no answer`);
    return move;
  }

  #remember(): void {
    const { line, state } = this.#real.match;
    for (const answers of this.#seen.keys()) if (answers >= line.length) this.#seen.delete(answers);
    if (this.#rng.int(8) === 0) this.#seen.set(line.length, JSON.stringify(this.#game.view(state, this.#receiver)));
  }

  /** Answers that others had given in advance in the true world are given by hand in the other one. */
  async #catchUp(): Promise<void> {
    while (this.#left > 0 && this.#dealt.ply < this.#real.ply) {
      const [row] = await this.#real.store.log(TABLE, this.#dealt.ply + 1);
      const entry = readEntry(row?.entry);
      if (!('move' in entry) || entry.by !== 'plan' || entry.seat === this.#receiver) return;
      const { seat, move } = entry;
      if ('refused' in judge(this.#game, this.#dealt.match.state, seat, move)) {
        this.#left = 0;
        return;
      }
      await this.#dealt.place.hear(quiet(seat), {
        t: 'move',
        id: `m${this.#names++}`,
        table: TABLE,
        ply: this.#dealt.ply,
        move: { ...move },
      });
      await settled();
    }
  }

  async #say({ real, dealt }: Pair, words: readonly (object | string | Buffer)[]): Promise<void> {
    for (const word of words)
      for (const wire of [real, dealt])
        if (Buffer.isBuffer(word)) wire.sayBytes(word);
        else wire.say(typeof word === 'string' ? word : JSON.stringify(word));
    await settled();
  }

  /** What the sockets received must be the same, unless the rules have shown more. */
  async #compare(what: string): Promise<void> {
    if (this.#left <= 0) return;
    for (const { seat, real, dealt } of this.#pairs) {
      const told = real.take().map(withoutCommitment);
      const otherwise = dealt.take().map(withoutCommitment);
      this.#tally.messages += told.length;
      for (const text of told) this.#tally.bytes += Buffer.byteLength(text);
      if (told.join('\n') === otherwise.join('\n')) continue;
      if (this.#showsMore(seat)) this.#left = 0;
      else this.#find(seat, what, told, otherwise);
    }
    this.#told = Math.min(this.#real.match.line.length, this.#dealt.match.line.length);
    const [log, otherLog] = [this.#real.log.join('\n'), this.#dealt.log.join('\n')];
    if (log !== otherLog) this.#find(null, 'could read in the log', [log], [otherLog]);
    const fault = this.#real.log.find((line) => line.includes('"stack"'));
    if (fault !== undefined) this.#find(null, 'has caused a fault', [fault], []);
    if (this.#counted && this.#left > 0) {
      const different = await this.#counted.difference();
      if (different !== null) this.#find(null, 'could read in the metrics', [different], []);
    }
  }

  /** Whether what was answered since has shown a seat something that the worlds do not have in common, or something was drawn in the open. */
  #showsMore(seat: Seat | null): boolean {
    const [real, dealt] = [this.#real.match, this.#dealt.match];
    if (lookOf(this.#game, real.state, seat) !== lookOf(this.#game, dealt.state, seat)) return true;
    const drawn = ({ line }: typeof real) => JSON.stringify(line.slice(this.#told).map(({ draws }) => draws));
    return drawn(real) !== drawn(dealt);
  }

  #find(seat: Seat | null, what: string, told: readonly string[], otherwise: readonly string[]): void {
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const at = `${this.#game.id}, ${this.#seats} seats, after ${this.#real.ply} entries`;
    const [a, b] = firstDifference(told, otherwise);
    this.#tally.findings.push({ what: `${at}: what ${who} ${what} differs: ${a} / ${b}`, again: this.#seed });
  }
}

/** Somebody at the table of whom only the answers count. */
function quiet(seat: Seat): Watcher {
  return { person: `p${seat}`, name: `p${seat}`, send() {} };
}

/** The commitment to the seed is told from the start: it differs where the seed does, and says nothing about it. */
function withoutCommitment(text: string): string {
  return text.startsWith('{"t":"table"') ? text.replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":""') : text;
}

/** Everything that was begun is done: there is nothing in these worlds that takes time. */
async function settled(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => setImmediate(resolve));
}

function firstDifference(told: readonly string[], otherwise: readonly string[]): [string, string] {
  const [a, b] = [told.join('\n'), otherwise.join('\n')];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return [a.slice(from, at + 80), b.slice(from, at + 80)];
}
