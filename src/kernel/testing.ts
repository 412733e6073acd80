/** A toy game for the tests of the kernel: the fair. Every kind of step and of option, in a page. */
import { advance, question } from './engine.ts';
import type { Game, GameEvent, Seat, State } from './game.ts';
import type { Rng } from './rng.ts';

export interface Fair extends State {
  agenda: FairStep[];
  readonly options: FairOptions;
  /** A lucky number for each seat: secret until it is shown. */
  lucky: number[];
  shown: boolean[];
  /** The numbers that nobody has, in an order that nobody knows. */
  deck: number[];
  coins: number[];
}

type FairStep =
  | { readonly kind: 'deal' }
  | { readonly kind: 'turn'; readonly seat: Seat; left: number }
  | { readonly kind: 'thank'; readonly seat: Seat }
  | { readonly kind: 'bids'; readonly seats: readonly Seat[]; answers: (FairMove | null)[] }
  | { readonly kind: 'spin' };

export type FairMove =
  | { readonly do: 'earn'; readonly coins: number }
  | { readonly do: 'roll' }
  | { readonly do: 'show' }
  | { readonly do: 'treat'; readonly seats: readonly Seat[] }
  | { readonly do: 'auction' }
  | { readonly do: 'bid'; readonly coins: number }
  | { readonly do: 'thank' }
  | { readonly do: 'spin' }
  | { readonly do: 'end' };

export type FairEvent = GameEvent &
  (
    | { readonly is: 'lucky'; readonly only: Seat; readonly number: number }
    | { readonly is: 'rolled'; readonly seat: Seat; readonly die: number }
    | { readonly is: 'bids'; readonly coins: readonly number[] }
  );

interface FairOptions {
  readonly open: boolean;
  readonly purse: string;
  readonly turns: number;
  readonly hats: readonly string[];
}

const ACTIONS = 3;
const NUMBERS = 10;

function others(s: Fair, seat: Seat): Seat[] {
  return s.coins.flatMap((_, other) => (other === seat ? [] : [other]));
}

function clone(s: Fair): Fair {
  return {
    agenda: s.agenda.map((step) =>
      step.kind === 'bids' ? { ...step, answers: step.answers.slice() } : step.kind === 'turn' ? { ...step } : step,
    ),
    options: s.options,
    lucky: s.lucky.slice(),
    shown: s.shown.slice(),
    deck: s.deck.slice(),
    coins: s.coins.slice(),
  };
}

function hidden(s: Fair, owner: Seat, viewer: Seat | null): boolean {
  return owner !== viewer && !s.shown[owner] && !s.options.open;
}

export const fair: Game<Fair, FairMove, FairEvent, FairOptions> = {
  id: 'fair',
  version: 3,
  seats: { min: 2, max: 4 },
  options: {
    open: { kind: 'flag', default: false, rule: 'FA-1' },
    purse: { kind: 'choice', values: ['poor', 'rich'], default: 'poor', rule: 'FA-2' },
    turns: { kind: 'count', min: 1, max: 3, default: 2, rule: 'FA-3' },
    hats: { kind: 'perSeat', values: ['red', 'blue'], default: 'red', rule: 'FA-4' },
  },
  conflict: (_seats, { open, purse }) => (open && purse === 'rich' ? 'FA-5' : null),

  setup(seats, options) {
    return {
      agenda: [{ kind: 'deal' }],
      options,
      lucky: [],
      shown: new Array(seats).fill(false),
      deck: Array.from({ length: NUMBERS }, (_, i) => i),
      coins: new Array(seats).fill(options.purse === 'rich' ? 5 : 0),
    };
  },

  steps: {
    deal: {
      run(s, _step, t) {
        t.rng.shuffle(s.deck);
        for (const seat of s.coins.keys()) {
          const number = s.deck.pop() ?? 0;
          s.lucky.push(number);
          t.emit({ is: 'lucky', only: seat, number });
        }
        const seats = s.coins.length;
        for (let i = s.options.turns * seats - 1; i >= 0; i--)
          s.agenda.push({ kind: 'turn', seat: i % seats, left: ACTIONS });
      },
    },
    turn: {
      moves(s, { seat }, _seat, out) {
        out.push({ do: 'earn', coins: 1 }, { do: 'roll' }, { do: 'auction' }, { do: 'end' });
        if (!s.shown[seat]) out.push({ do: 'show' });
        for (const other of others(s, seat)) out.push({ do: 'treat', seats: [seat, other] });
      },
      answer(s, step, move, t) {
        if (move.do === 'end') return;
        step.left--;
        if (step.left > 0) s.agenda.push(step);
        if (move.do === 'earn') s.coins[step.seat] = (s.coins[step.seat] ?? 0) + move.coins;
        if (move.do === 'show') s.shown[step.seat] = true;
        if (move.do === 'roll') t.emit({ is: 'rolled', seat: step.seat, die: t.rng.int(6) + 1 });
        if (move.do === 'treat') s.agenda.push({ kind: 'thank', seat: move.seats[1] ?? 0 });
        if (move.do === 'auction')
          s.agenda.push({ ...question('bids', [...s.coins.keys()]), answers: s.coins.map(() => null) });
        if (move.do === 'spin') s.agenda.push({ kind: 'spin' });
      },
      why: (_s, _step, _seat, move) => (move.do === 'bid' ? 'FA-6' : null),
    },
    thank: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'thank' }),
      answer() {},
    },
    bids: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'bid', coins: 0 }, { do: 'bid', coins: 1 }),
      reveal(s, { seats }, answers, t) {
        const coins = answers.map((answer) => (answer.do === 'bid' ? answer.coins : 0));
        for (const [i, seat] of seats.entries()) s.coins[seat] = (s.coins[seat] ?? 0) - (coins[i] ?? 0);
        t.emit({ is: 'bids', coins });
      },
    },
    spin: { run: (s, step) => void s.agenda.push(step) },
  },

  clone,

  view(s, viewer) {
    const { deck, ...copy } = clone(s);
    return {
      ...copy,
      left: deck.length,
      lucky: s.lucky.map((number, seat) => (hidden(s, seat, viewer) ? null : number)),
      agenda: copy.agenda.map((step) =>
        step.kind === 'bids'
          ? { ...step, answers: step.answers.map((answer, i) => (step.seats[i] === viewer ? answer : answer !== null)) }
          : step,
      ),
    };
  },

  redeal(s, seat, rng: Rng) {
    const unknown = s.lucky.flatMap((number, owner) => (hidden(s, owner, seat) ? [number] : []));
    const pool = [...s.deck, ...unknown].sort((a, b) => a - b);
    rng.shuffle(pool);
    s.lucky = s.lucky.map((number, owner) => (hidden(s, owner, seat) ? (pool.pop() ?? 0) : number));
    s.deck = pool;
  },

  score(s) {
    return {
      scores: s.coins.slice(),
      ranks: s.coins.map((mine) => 1 + s.coins.filter((coins) => coins > mine).length),
      sheet: [{ key: 'coins', rule: 'FA-7', values: s.coins.slice(), counts: true }],
    };
  },

  faults: (s) =>
    new Set([...s.deck, ...s.lucky]).size === NUMBERS && s.deck.length + s.lucky.length === NUMBERS
      ? []
      : ['FA-8: a number is lost'],

  judgement: {
    features: ['coins'],
    weights: [1],
    assess(s, seat, out) {
      out[0] = s.coins[seat] ?? 0;
    },
  },
};

/** As the fair, with a wheel that never stops: the fault that the guard of the agenda is for. */
export const endlessFair: typeof fair = {
  ...fair,
  steps: {
    ...fair.steps,
    turn: {
      ...fair.steps.turn,
      moves(s, step, seat, out) {
        fair.steps.turn.moves(s, step, seat, out);
        out.push({ do: 'spin' });
      },
    },
  },
};

export const FAIR: FairOptions = { open: false, purse: 'poor', turns: 2, hats: ['red', 'red', 'red'] };

/** A position of the fair for three, as the test needs it. */
export function fairAt(change: Partial<Fair>, agenda: FairStep[]): Fair {
  const s: Fair = {
    agenda,
    options: FAIR,
    lucky: [4, 7, 1],
    shown: [false, false, false],
    deck: [0, 2, 3, 5, 6, 8, 9],
    coins: [0, 0, 0],
    ...change,
  };
  advance(fair, s, { rng: { int: () => 0, shuffle() {} }, emit() {} });
  return s;
}
