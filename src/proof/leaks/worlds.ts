/** Two worlds that one seat (the receiver) and the spectators cannot tell apart, and what their sockets receive in both. */
import { type Game, lookOf, type Rng, redeal, type Seat } from '../../kernel/index.ts';
import { PROTOCOL } from '../../online/protocol.ts';
import type { TableDoc } from '../../server/tables/docs.ts';
import type { Time } from '../../server/time.ts';
import type { Finding } from '../part.ts';
import { Counted } from './counted.ts';
import { MemoryStore } from './memory.ts';
import type { KeptWire } from './wire.ts';
import { World } from './world.ts';

export const TABLE = 'leaksleaksleaks1';
const SPECTATOR = 'eve';

/** The same socket in both worlds. */
export interface Pair {
  readonly seat: Seat | null;
  readonly real: KeptWire;
  readonly dealt: KeptWire;
}

export interface Setting {
  readonly game: Game;
  readonly table: TableDoc;
  readonly receiver: Seat;
  readonly rng: Rng;
  readonly time: Time;
  /** What plays the same game again. */
  readonly seed: string;
}

export class Worlds {
  readonly #setting: Setting;
  #real: World;
  #dealt: World;
  #pairs: readonly Pair[] = [];
  #together = false;
  #counted: Counted | null = null;
  /** How many answers stood when the worlds were last compared. */
  #told = 0;
  /** How often everything that the receiver cannot know was dealt anew, and what was compared since. */
  deals = 0;
  messages = 0;
  characters = 0;
  readonly findings: Finding[] = [];

  private constructor(setting: Setting) {
    this.#setting = setting;
    this.#real = new World(new MemoryStore(), setting.time, Counted.real);
    this.#dealt = this.#real;
  }

  static async begin(setting: Setting): Promise<Worlds> {
    const worlds = new Worlds(setting);
    const { hall, store } = worlds.#real;
    await store.put({ kind: 'table', id: TABLE, version: 0, value: setting.table });
    const begun = await hall.begin(TABLE, setting.table.host);
    if ('problem' in begun) throw new Error(begun.problem);
    await worlds.#real.open(TABLE);
    return worlds;
  }

  get real(): World {
    return this.#real;
  }

  get dealt(): World {
    return this.#dealt;
  }

  /** The receiver's sockets, and a spectator's. */
  get pairs(): readonly Pair[] {
    return this.#pairs;
  }

  /** Whether nothing has shown yet which of them is the true one. */
  get together(): boolean {
    return this.#together;
  }

  /** Whether what the house counts is compared as well: then nothing may be done in one of the worlds only. */
  get counted(): boolean {
    return this.#counted !== null;
  }

  part(): void {
    this.#together = false;
  }

  /** Opens the table anew in both worlds, from the true position and from one that is dealt anew for the receiver. */
  async dealAnew(): Promise<void> {
    const { game, receiver, rng, time, seed, table } = this.#setting;
    const { match, ply, store } = this.#real;
    const { state, drawn } = match;
    this.close();
    const dealt = game.clone(state);
    redeal(game, dealt, receiver, rng);
    for (const seat of [receiver, null])
      if (lookOf(game, state, seat) !== lookOf(game, dealt, seat)) this.find(seat, 'sees in the position', [], []);
    store.rewrite(TABLE, { ply, value: { state: game.clone(state), drawn } });
    const other = store.copy();
    other.rewrite(TABLE, { ply, value: { state: dealt, drawn } });
    // With the same seed the same is drawn: whatever tells of a card that went from one hidden place to another is found then.
    if (rng.int(2) === 0 || JSON.stringify(state) === JSON.stringify(dealt)) await otherSeed(other, `another ${seed}`);
    this.#counted = rng.int(30) === 0 ? await Counted.begin() : null;
    // Nobody else has planned in the other world; where what is counted is compared, nobody has in the true one either.
    for (const seat of table.seats.keys())
      if (seat !== receiver)
        for (const world of this.counted ? [store, other] : [other]) await world.remove('plan', `${TABLE}.${seat}`);
    this.#real = new World(store, time, Counted.real);
    this.#dealt = new World(other, time, Counted.dealt);
    await Promise.all([this.#real.open(TABLE), this.#dealt.open(TABLE)]);
    this.#pairs = [receiver, null].map((seat) => {
      const person = seat === null ? SPECTATOR : `p${seat}`;
      return { seat, real: this.#real.connect(person), dealt: this.#dealt.connect(person) };
    });
    this.#told = match.line.length;
    this.#together = true;
    this.deals++;
    for (const pair of this.#pairs)
      await this.say(pair, [
        { t: 'hello', v: PROTOCOL },
        { t: 'join', table: TABLE },
      ]);
    await this.compare('is told on entering');
  }

  close(): void {
    this.#real.close();
    this.#dealt.close();
  }

  async say({ real, dealt }: Pair, words: readonly (object | string | Buffer)[]): Promise<void> {
    for (const word of words)
      for (const wire of [real, dealt])
        if (Buffer.isBuffer(word)) wire.sayBytes(word);
        else wire.say(typeof word === 'string' ? word : JSON.stringify(word));
    await settled();
  }

  /** What the sockets received must be the same, unless the rules have shown more. */
  async compare(what: string): Promise<void> {
    if (!this.#together) return;
    for (const { seat, real, dealt } of this.#pairs) {
      const told = real.take().map(withoutCommitment);
      const otherwise = dealt.take().map(withoutCommitment);
      this.messages += told.length;
      for (const text of told) this.characters += text.length;
      if (told.join('\n') === otherwise.join('\n')) continue;
      if (this.#showsMore(seat)) this.part();
      else this.find(seat, what, told, otherwise);
    }
    this.#told = Math.min(this.#real.match.line.length, this.#dealt.match.line.length);
    const [log, otherLog] = [this.#real.log.join('\n'), this.#dealt.log.join('\n')];
    if (log !== otherLog) this.find(null, 'could read in the log', [log], [otherLog]);
    const fault = this.#real.log.find((line) => line.includes('"stack"'));
    if (fault !== undefined) this.find(null, 'has caused a fault', [fault], []);
    const different = this.#together ? await this.#counted?.difference() : null;
    if (different) this.find(null, 'could read in the metrics', [different], []);
  }

  find(seat: Seat | null, what: string, told: readonly string[], otherwise: readonly string[]): void {
    const { game, table, seed } = this.#setting;
    const who = seat === null ? 'a spectator' : `seat ${seat}`;
    const at = `${game.id}, ${table.seats.length} seats, after ${this.#real.ply} entries`;
    const [a, b] = firstDifference(told, otherwise);
    this.findings.push({ what: `${at}: what ${who} ${what} differs: ${a} / ${b}`, again: seed });
  }

  /** Whether what was answered since has shown a seat something that the worlds do not have in common, or something was drawn in the open. */
  #showsMore(seat: Seat | null): boolean {
    const { game } = this.#setting;
    const [real, dealt] = [this.#real.match, this.#dealt.match];
    if (lookOf(game, real.state, seat) !== lookOf(game, dealt.state, seat)) return true;
    const drawn = ({ line }: typeof real) => JSON.stringify(line.slice(this.#told).map(({ draws }) => draws));
    return drawn(real) !== drawn(dealt);
  }
}

async function otherSeed(store: MemoryStore, seed: string): Promise<void> {
  const doc = await store.get('table', TABLE);
  // A document of the table, written by `begin`.
  const value = { ...(doc?.value as TableDoc), seed };
  await store.put({ kind: 'table', id: TABLE, version: doc?.version ?? 0, value });
}

/** Everything that was begun is done: there is nothing in these worlds that takes time. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** The commitment to the seed is told from the start: it differs where the seed does, and says nothing about it. */
function withoutCommitment(text: string): string {
  return text.startsWith('{"t":"table"') ? text.replace(/"commitment":"[0-9a-f]{64}"/, '"commitment":""') : text;
}

function firstDifference(told: readonly string[], otherwise: readonly string[]): [string, string] {
  const [a, b] = [told.join('\n'), otherwise.join('\n')];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 80);
  return [a.slice(from, at + 80), b.slice(from, at + 80)];
}
