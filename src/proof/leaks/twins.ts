/**
 * A whole game in two worlds at once: the true one, and one that a seat (the receiver) and the spectators cannot tell from it, with
 * everything dealt anew that they cannot know, the seed of what is still to be drawn included. The same is done in both, by real pages'
 * messages through the real gateway and hall, and whatever their sockets receive must be the same, character by character. Where an
 * answer shows the receiver something new the worlds part, as they must; then the true one is dealt anew from there.
 */
import { AT_THE_TABLE } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { FastRng, type Game, judge, type Move, moves, type Seat, waiting } from '../../kernel/index.ts';
import type { ServerMessage } from '../../online/protocol.ts';
import type { Watcher } from '../../server/tables/audience.ts';
import type { TableDoc } from '../../server/tables/docs.ts';
import { readEntry } from '../../server/tables/entries.ts';
import { imagined } from '../../server/tables/seen.ts';
import { TestTime } from '../../server/tables/testing.ts';
import type { Finding } from '../part.ts';
import { mixedTable } from '../tables.ts';
import { DEEDS, type Page, planOf } from './deeds.ts';
import { type Pair, settled, TABLE, Worlds } from './worlds.ts';

/** What one game added to the proof. */
export interface Tally {
  readonly positions: number;
  readonly deals: number;
  readonly messages: number;
  readonly characters: number;
  /** Answers in advance that only the true world had. */
  readonly plans: number;
  readonly findings: readonly Finding[];
}

const MINUTES = 10;

export class Twins {
  readonly #game: Game;
  readonly #rng: FastRng;
  readonly #time: TestTime;
  readonly #worlds: Worlds;
  readonly #seats: number;
  readonly #receiver: Seat;
  readonly #live: boolean;
  /** Whether everybody thinks like a merchant, or answers at random. */
  readonly #thinking: boolean;
  /** What the receiver was shown after so many answers. */
  readonly #shown = new Map<number, string>();
  #names = 0;
  #plans = 0;

  private constructor(game: Game, rng: FastRng, time: TestTime, worlds: Worlds, table: TableDoc, receiver: Seat) {
    this.#game = game;
    this.#rng = rng;
    this.#time = time;
    this.#worlds = worlds;
    this.#seats = table.seats.length;
    this.#receiver = receiver;
    this.#live = table.pace.kind === 'live';
    this.#thinking = rng.int(8) === 0;
  }

  /** Plays one game to its end, or until so many positions were tried. The same seed plays the same game. */
  static async play(game: Game, seed: string, most: number): Promise<Tally> {
    const rng = new FastRng(seed);
    const time = new TestTime();
    const table = tableOf(game, seed, rng, time);
    const receiver = rng.int(table.seats.length);
    const worlds = await Worlds.begin({ game, table, receiver, rng, time, seed });
    const twins = new Twins(game, rng, time, worlds, table, receiver);
    const positions = await twins.#play(most);
    worlds.close();
    const { deals, messages, characters, findings } = worlds;
    return { positions, deals, messages, characters, findings, plans: twins.#plans };
  }

  async #play(most: number): Promise<number> {
    const worlds = this.#worlds;
    let positions = 0;
    for (let left = 0; positions < most && worlds.findings.length === 0 && this.#asked.length > 0; left--) {
      if (left <= 0 || !worlds.together) {
        await worlds.dealAnew();
        left = 4 + this.#rng.int(14);
      }
      for (let probes = this.#rng.int(3); probes > 0; probes--) await this.#probe();
      if (!worlds.counted && this.#rng.int(40) === 0) await this.#lookBack();
      if (!worlds.counted && this.#rng.int(6) === 0) await this.#planInSecret();
      if (this.#live && this.#rng.int(60) === 0) await this.#beLate();
      await this.#answer();
      positions++;
    }
    return positions;
  }

  get #asked(): Seat[] {
    return waiting(this.#worlds.real.match.state);
  }

  #name(): string {
    return `m${this.#names++}`;
  }

  #page(seat: Seat | null): Page {
    const { match, ply } = this.#worlds.real;
    const name = () => this.#name();
    return { game: this.#game, table: TABLE, seat, seats: this.#seats, match, ply, rng: this.#rng, name };
  }

  /** The receiver or a spectator says something, sensible or not. */
  async #probe(): Promise<void> {
    const pair = this.#worlds.pairs[this.#rng.int(4) === 0 ? 1 : 0];
    const deed = DEEDS[this.#rng.int(DEEDS.length)];
    if (!pair || !deed || !this.#worlds.together) return;
    await this.#worlds.say(pair, deed(this.#page(pair.seat)));
    await this.#catchUp();
    this.#forget();
    await this.#worlds.compare('is told about what it did');
  }

  /** Another seat answers in advance, in the true world only: nobody else may notice. */
  async #planInSecret(): Promise<void> {
    const seat = this.#rng.int(this.#seats);
    if (seat === this.#receiver || this.#asked.includes(seat) || !this.#worlds.together) return;
    const plan = planOf(this.#page(seat), seat).map((move) => ({ ...move }));
    await this.#worlds.real.place.hear(quiet(seat), { t: 'plan', id: this.#name(), table: TABLE, moves: plan });
    this.#plans += plan.length;
    await this.#worlds.compare('is told when another seat answers in advance');
  }

  /** A look into the past shows what was shown then. */
  async #lookBack(): Promise<void> {
    const { match } = this.#worlds.real;
    const [pair] = this.#worlds.pairs;
    const known = [...this.#shown.keys()].filter((answers) => answers <= match.line.length);
    const answers = known[this.#rng.int(Math.max(1, known.length))];
    if (!pair || answers === undefined || !this.#worlds.together) return;
    pair.real.say(JSON.stringify({ t: 'look', id: this.#name(), table: TABLE, answers }));
    await settled();
    const told = pair.real.take().map((text) => JSON.parse(text) as ServerMessage);
    const past = told.find((message) => message.t === 'past');
    const shown = this.#shown.get(answers) ?? '';
    const view = JSON.stringify(past?.view ?? null);
    if (view !== shown) this.#worlds.find(pair.seat, 'sees in the past', [view], [shown]);
  }

  /** The receiver's time runs out: a bot stands in and answers as it would in either world, until the receiver is back. */
  async #beLate(): Promise<void> {
    const { real, dealt, pairs } = this.#worlds;
    const [pair] = pairs;
    const asked = this.#asked;
    if (!pair || !this.#worlds.together || asked.length !== 1 || asked[0] !== this.#receiver) return;
    this.#time.pass(2 * MINUTES * 60_000);
    await Promise.all([real.place.wake(), dealt.place.wake()]);
    await settled();
    await this.#worlds.compare('is told when a bot stands in');
    await this.#worlds.say(pair, [{ t: 'join', table: TABLE }]);
    await this.#worlds.compare('is told on coming back');
  }

  /** The game goes on: one of those who are asked answers. */
  async #answer(): Promise<void> {
    const { real, dealt, pairs } = this.#worlds;
    const asked = this.#asked;
    const seat = asked[this.#rng.int(Math.max(1, asked.length))];
    const [pair] = pairs;
    if (seat === undefined || !pair) return;
    this.#time.pass(this.#rng.int(3000));
    const move = this.#choose(seat);
    const message = { t: 'move', id: this.#name(), table: TABLE, ply: real.ply, move: { ...move } } as const;
    if (seat === this.#receiver) await this.#worlds.say(pair, [message]);
    else {
      await real.place.hear(quiet(seat), message);
      // Who gives an answer that is not possible in the other world has shown that it is not the true one.
      if ('refused' in judge(this.#game, dealt.match.state, seat, move)) this.#worlds.part();
      else await dealt.place.hear(quiet(seat), message);
      await settled();
    }
    await this.#catchUp();
    await this.#worlds.compare('is told about an answer');
    if (seat === this.#receiver && this.#rng.int(4) === 0) await this.#takeBack(pair);
    this.#remember();
  }

  /** Whether an answer can be taken back must not hang on what the others hold. */
  async #takeBack(pair: Pair): Promise<void> {
    if (!this.#worlds.together) return;
    await this.#worlds.say(pair, [{ t: 'undo', id: this.#name(), table: TABLE, ply: this.#worlds.real.ply }]);
    await this.#catchUp();
    await this.#worlds.compare('is told when it takes its answer back');
  }

  #choose(seat: Seat): Move {
    const { match } = this.#worlds.real;
    if (this.#thinking) return merchant.choose(this.#game, imagined(TABLE, match, seat), seat, this.#rng, AT_THE_TABLE);
    const offered = moves(this.#game, match.state, seat);
    const move = offered[this.#rng.int(offered.length)];
    if (move === undefined) throw new Error(`seat ${seat} is asked and has no answer`);
    return move;
  }

  /** What was taken back was not shown: others may answer in its place before anybody remembers anything. */
  #forget(): void {
    const { line } = this.#worlds.real.match;
    for (const answers of this.#shown.keys()) if (answers > line.length) this.#shown.delete(answers);
  }

  #remember(): void {
    const { line, state } = this.#worlds.real.match;
    this.#forget();
    this.#shown.delete(line.length);
    if (this.#rng.int(8) === 0) this.#shown.set(line.length, JSON.stringify(this.#game.view(state, this.#receiver)));
  }

  /** Answers that others had given in advance in the true world are given by hand in the other one. */
  async #catchUp(): Promise<void> {
    const { real, dealt } = this.#worlds;
    while (this.#worlds.together && dealt.ply < real.ply) {
      const [row] = await real.store.log(TABLE, dealt.ply + 1);
      const entry = readEntry(row?.entry);
      if (!('move' in entry) || entry.by !== 'plan' || entry.seat === this.#receiver) return;
      const { seat, move } = entry;
      if ('refused' in judge(this.#game, dealt.match.state, seat, move)) return this.#worlds.part();
      const { ply } = dealt;
      await dealt.place.hear(quiet(seat), { t: 'move', id: this.#name(), table: TABLE, ply, move: { ...move } });
      await settled();
    }
  }
}

function tableOf(game: Game, seed: string, rng: FastRng, time: TestTime): TableDoc {
  const { seats, options } = mixedTable(game, rng.int(1_000_000));
  return {
    game: game.id,
    rules: game.version,
    options: { ...options },
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', person: `p${seat}`, name: `p${seat}` })),
    pace: rng.int(3) === 0 ? { kind: 'live', minutes: MINUTES, increment: 10 } : { kind: 'free' },
    late: 'standIn',
    visibility: 'link',
    slow: 0,
    status: 'gathering',
    host: 'p0',
    seed,
    invitation: '',
    muted: [],
    next: null,
    created: time.wall(),
  };
}

/** Somebody at the table of whom only the answers count. */
function quiet(seat: Seat): Watcher {
  return { person: `p${seat}`, name: `p${seat}`, send() {} };
}
