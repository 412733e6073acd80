/**
 * A second reading of the rules, written from docs/rules/bombay.md alone: it shares no code and no table with the game.
 * It replays records of random games and must come to the same position after every answer.
 */
import { describe, expect, test } from 'vitest';
import { FastRng, isOver, Match, moves, optionSets, replay, waiting } from '../../kernel/index.ts';
import { bombay } from './index.ts';
import type { Bombay } from './state.ts';

const COLOURS = ['yellow', 'purple', 'blue', 'orange'];
const PAY: Record<string, [number, number][]> = {
  yellow: [
    [5, 0],
    [4, 0],
    [2, 1],
  ],
  purple: [
    [4, 1],
    [3, 1],
    [1, 2],
  ],
  blue: [
    [4, 0],
    [3, 0],
    [1, 1],
  ],
  orange: [
    [4, 0],
    [3, 0],
    [1, 1],
  ],
};
const COLUMNS = [
  ['yellow', 'purple', 'blue'],
  ['purple', 'blue', 'orange'],
  ['blue', 'orange', 'yellow'],
  ['orange', 'yellow', 'purple'],
];
const ROUNDS: Record<number, [rounds: number, laps: number, prizes: number[]]> = {
  2: [4, 4, [4]],
  3: [3, 5, [6, 2]],
  4: [4, 4, [8, 4, 2]],
  5: [5, 3, [8, 6, 4, 2]],
};
const CITY_NAMES = ['BOMBAY', 'INDORE', 'NAGPUR', 'HYDERABAD'];

interface Trader {
  place: string;
  bales: string[];
  rupees: number;
  clients: number;
  tokens: string[];
  kept: number[];
  built: string[];
}

/** The whole table of the second reading. */
class Ledger {
  readonly traders: Trader[];
  readonly ladders = new Map<string, string[]>();
  readonly posts = new Map<string, string>();
  readonly tokens = new Map<string, number>();
  readonly onCity = new Map<string, number>();
  /** Colour of every bale that lies in a market, with the market's number. */
  stalls = new Map<string, { market: number; left: number }>();
  round = 0;
  lap = 0;
  starter: number;
  turn = 0;
  actions = 3;
  choosing = false;
  over = false;
  draws: (number | readonly number[])[];

  constructor(seats: number, firstGame: boolean, deal: readonly (number | readonly number[])[]) {
    this.draws = [...deal];
    this.starter = this.number();
    const order = (fallback: number[]) => (firstGame ? fallback : this.order()).entries();
    for (const [i, column] of order([0, 1, 2, 3])) this.ladders.set(CITY_NAMES[i] ?? '', [...(COLUMNS[column] ?? [])]);
    const sites = seats > 3 ? ['E1', 'E2', 'E3', 'E4', 'F1', 'F2', 'F3', 'F4'] : ['E1', 'E2', 'E3', 'E4'];
    // The first-game layout: orange, yellow, purple, blue; blue, purple, orange, yellow.
    for (const [i, token] of order([3, 0, 1, 2, 2, 1, 3, 0].slice(0, sites.length)))
      this.posts.set(sites[i] ?? '', COLOURS[token % 4] ?? '');
    for (const [i, token] of order([0, 4, 2, 6, 1, 5, 3, 7])) this.tokens.set(`G${i + 1}`, token + 1);
    for (const city of CITY_NAMES) this.onCity.set(city, seats - 1);
    const fifth = (this.starter + 4) % 5;
    this.traders = Array.from({ length: seats }, (_, seat) => ({
      place: 'A',
      bales: [],
      rupees: seats === 5 && seat === fifth ? 3 : 2,
      clients: 0,
      tokens: [],
      kept: [],
      built: [],
    }));
    this.nextRound();
  }

  number(): number {
    const draw = this.draws.shift();
    if (typeof draw !== 'number') throw new Error('a number was to be drawn');
    return draw;
  }

  order(): readonly number[] {
    const draw = this.draws.shift();
    if (draw === undefined || typeof draw === 'number') throw new Error('an order was to be drawn');
    return draw;
  }

  /** What is in the bag, bale by bale: yellow first, then purple, blue, orange. */
  bag(): string[] {
    const all = { yellow: 3, purple: 4, blue: 5, orange: 5 };
    return Object.entries(all).flatMap(([colour, count]) => {
      const carried = this.traders.flatMap(({ bales }) => bales).filter((bale) => bale === colour).length;
      return new Array<string>(count - carried - (this.stalls.get(colour)?.left ?? 0)).fill(colour);
    });
  }

  nextRound(): void {
    if (this.round > 0) this.starter = (this.starter + 1) % this.traders.length;
    this.round++;
    this.lap = 1;
    this.turn = 0;
    this.actions = 3;
    this.stalls = new Map();
    const bag = this.bag();
    const drawn = new Map<string, number>();
    for (let i = Math.min(9, bag.length); i > 0; i--) {
      const [colour = ''] = bag.splice(bag.length === 1 ? 0 : this.number(), 1);
      drawn.set(colour, (drawn.get(colour) ?? 0) + 1);
    }
    const sizes = [...new Set(drawn.values())].sort((a, b) => b - a);
    for (const [colour, left] of drawn) this.stalls.set(colour, { market: sizes.indexOf(left), left });
  }

  who(): number {
    return (this.starter + this.turn) % this.traders.length;
  }

  nextTurn(): void {
    const [rounds, laps] = ROUNDS[this.traders.length] ?? [0, 0];
    this.turn++;
    this.actions = 3;
    if (this.turn < this.traders.length) return;
    this.turn = 0;
    this.lap++;
    if (this.lap <= laps) return;
    this.lap = laps;
    if (this.round === rounds) this.over = true;
    else this.nextRound();
  }

  takeFrom(colour: string): void {
    const stall = this.stalls.get(colour);
    if (!stall) throw new Error(`no ${colour} to be had`);
    stall.left--;
    if (stall.left === 0) this.stalls.delete(colour);
  }

  leftmost(): string[] {
    const market = Math.min(...[...this.stalls.values()].map((stall) => stall.market));
    return [...this.stalls].filter(([, stall]) => stall.market === market).map(([colour]) => colour);
  }

  answer(move: { do: string; to?: string; silk?: string }, draws: readonly (number | readonly number[])[]): void {
    this.draws = [...draws];
    const trader = this.traders[this.who()];
    if (!trader) throw new Error('nobody is asked');
    const { silk = '', to = '' } = move;
    switch (move.do) {
      case 'end':
        this.actions = 0;
        break;
      case 'wait':
        trader.rupees += 1;
        this.actions -= 3;
        break;
      case 'go':
        trader.place = to;
        this.actions -= to === 'A' || to === 'B' ? 2 : 1;
        for (const other of this.traders) if (other !== trader && other.built.includes(to)) other.rupees += 1;
        break;
      case 'buy': {
        const colour = this.posts.get(trader.place) ?? '';
        const market = this.stalls.get(colour)?.market ?? 0;
        trader.rupees -= market === 2 ? 2 : 1;
        this.actions -= market === 0 ? 1 : 2;
        this.takeFrom(colour);
        trader.bales.push(colour);
        break;
      }
      case 'sell': {
        const ladder = this.ladders.get(trader.place) ?? [];
        const [rupees, clients] = PAY[silk]?.[ladder.indexOf(silk)] ?? [0, 0];
        trader.rupees += rupees;
        trader.clients += clients;
        trader.bales.splice(trader.bales.indexOf(silk), 1);
        this.ladders.set(trader.place, [...ladder.filter((colour) => colour !== silk), silk]);
        const left = this.onCity.get(trader.place) ?? 0;
        if (left > 0 && !trader.tokens.includes(trader.place)) {
          this.onCity.set(trader.place, left - 1);
          trader.tokens.push(trader.place);
        }
        this.actions -= 1;
        break;
      }
      case 'build': {
        trader.bales.splice(trader.bales.indexOf(silk), 1);
        trader.built.push(trader.place);
        const token = this.tokens.get(trader.place);
        this.tokens.delete(trader.place);
        this.actions -= 1;
        if (token === 1 || token === 3 || token === 4 || (token === 2 && this.traders.length > 3))
          trader.kept.push(token);
        else if (token === 2 || token === 5 || token === 6) trader.rupees += 2;
        else if (token === 7 || token === 8) {
          const choice = this.stalls.size === 0 ? [] : this.leftmost();
          if (choice.length === 1) this.freeBale(trader, choice[0] ?? '');
          this.choosing = choice.length > 1;
        }
        break;
      }
      case 'take':
        this.freeBale(trader, silk);
        this.choosing = false;
        break;
      default:
        throw new Error(`${move.do}?`);
    }
    if (this.actions === 0 && !this.choosing) this.nextTurn();
  }

  freeBale(trader: Trader, colour: string): void {
    this.takeFrom(colour);
    trader.bales.push(colour);
  }

  scores(): number[] {
    const prizes = ROUNDS[this.traders.length]?.[2] ?? [];
    const empires = this.traders.map(
      ({ built, clients, kept }) => built.length + clients + kept.filter((t) => t < 3).length,
    );
    return this.traders.map(({ rupees, tokens, kept }, seat) => {
      const kinds = tokens.length + kept.filter((t) => t > 2).length;
      const mine = empires[seat] ?? 0;
      const above = empires.filter((other) => other > mine).length;
      const equal = empires.filter((other) => other === mine).length;
      const pool = prizes.slice(above, above + equal).reduce((a, b) => a + b, 0);
      return rupees + ([0, 1, 2, 4, 6, 9, 12][kinds] ?? 0) + Math.floor(pool / equal);
    });
  }

  /** In the words of the game's own position, for comparison. */
  told(): unknown {
    const bag = this.bag();
    const at = (colour: string, market: number) => {
      const stall = this.stalls.get(colour);
      return stall?.market === market ? stall.left : 0;
    };
    return {
      round: this.round,
      lap: this.lap,
      first: this.starter,
      asked: this.over ? null : this.who(),
      bag: Object.fromEntries(COLOURS.map((colour) => [colour, bag.filter((bale) => bale === colour).length])),
      markets: [0, 1, 2].map((market) => Object.fromEntries(COLOURS.map((colour) => [colour, at(colour, market)]))),
      demand: Object.fromEntries(this.ladders),
      cityTokens: Object.fromEntries(this.onCity),
      posts: Object.fromEntries(
        ['E1', 'E2', 'E3', 'E4', 'F1', 'F2', 'F3', 'F4'].map((p) => [p, this.posts.get(p) ?? null]),
      ),
      tokens: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8].map((i) => [
          `G${i}`,
          this.tokens.has(`G${i}`) ? `pt${this.tokens.get(`G${i}`)}` : null,
        ]),
      ),
      palaces: Object.fromEntries(this.traders.flatMap(({ built }, seat) => built.map((place) => [place, seat]))),
      players: this.traders.map(({ place, bales, rupees, clients, tokens, kept, built }) => ({
        at: place,
        load: bales,
        reserve: 5 - built.length,
        purse: { rupees, clients, cities: tokens, kept: kept.map((token) => `pt${token}`) },
      })),
    };
  }
}

function told(s: Bombay): unknown {
  const { agenda, options: _options, ...board } = s;
  const top = agenda.at(-1);
  return { ...board, asked: top && 'seat' in top ? top.seat : null };
}

describe('a second reading of the rules', () => {
  for (const seats of [2, 3, 4, 5])
    test(`${seats} players: the same positions, answer by answer (BO-FLOW-1, BO-SUP-3, BO-SELL-4, BO-TOLL-1, BO-END-4)`, () => {
      // The second reading has the printed facts, and no others.
      const sets = optionSets(bombay, seats).filter(({ facts }) => facts === undefined);
      for (const [i, options] of sets.entries())
        for (let game = 0; game < 4; game++) {
          const match = Match.simulated(bombay, { seats, options }, `parity ${seats} ${i} ${game}`);
          const rng = new FastRng(game);
          while (!isOver(match.state)) {
            const seat = waiting(match.state)[0] ?? 0;
            const offered = moves(bombay, match.state, seat);
            // Trade comes before wandering, or random elephants would hardly ever sell.
            const trade = offered.filter((move) => move.do !== 'go' && move.do !== 'end' && move.do !== 'wait');
            const from = trade.length > 0 && rng.int(3) > 0 ? trade : offered;
            match.answer(seat, from[rng.int(from.length)]);
          }
          const record = match.record();
          let ledger: Ledger | null = null;
          replay(bombay, record, ({ state, line }, ply) => {
            ledger ??= new Ledger(seats, options.firstGameLayout, record.deal);
            const played = line.at(-1);
            if (ply >= 0 && played) ledger.answer(played.move, played.draws);
            expect(ledger.told()).toEqual(told(state));
            if (isOver(state)) expect(ledger.scores()).toEqual(record.result?.scores);
          });
        }
    });
});
