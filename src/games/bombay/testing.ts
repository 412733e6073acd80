/** Positions for tests: what the test names, on top of the layout for a first game. */
import { apply, FastRng, type Game, judge, moves, type Refusal, type Rng, type Seat } from '../../kernel/index.ts';
import {
  ACTIONS_PER_TURN,
  BALES,
  type City,
  DEMAND_COLUMNS,
  FIRST_GAME,
  type Ladder,
  PALACES_EACH,
  type PalaceToken,
  type PlaceId,
  type Post,
  SILKS,
  type Silk,
  type Silks,
  START,
  TOKEN_SITES,
} from './data.ts';
import { faults } from './faults.ts';
import { bombay } from './index.ts';
import {
  type Bombay,
  type BombayEvent,
  type BombayMove,
  type BombayOptions,
  type BombayStep,
  noSilk,
  type Player,
  setup,
  type TurnStep,
  tableFacts,
} from './state.ts';

export const PLAIN: BombayOptions = {
  palaceOnHills: true,
  palaceOnIdlePosts: false,
  openMoney: false,
  firstGameLayout: false,
};

export interface Merchant {
  at?: PlaceId;
  load?: Silk[];
  rupees?: number;
  clients?: number;
  cities?: City[];
  kept?: PalaceToken[];
  palaces?: PlaceId[];
}

interface Given {
  seats?: number;
  options?: Partial<BombayOptions>;
  /** By seat; the others stand on A with nothing but their rupees. */
  merchants?: readonly Merchant[];
  /** Whose turn it is, with how many actions left. */
  turn?: Seat;
  actions?: number;
  bought?: boolean;
  round?: number;
  lap?: number;
  first?: Seat;
  /** Left, middle, right. */
  markets?: readonly Partial<Silks>[];
  demand?: Partial<Record<City, Ladder>>;
  posts?: Partial<Record<Post, Silk>>;
}

/** A possible position (the bag holds what lies nowhere else), in which seat 0 starts its first turn unless told otherwise. */
export function position(given: Given = {}): Bombay {
  const seats = given.seats ?? Math.max(2, given.merchants?.length ?? 0);
  const options = { ...PLAIN, ...given.options };
  const s = setup(seats, { ...options, firstGameLayout: true }, { rng: new FastRng('position'), emit() {} });
  const { first = 0, round = 1, lap = 1 } = given;
  const players = Array.from({ length: seats }, (_, seat) => merchant(given.merchants?.[seat] ?? {}));
  const markets = [0, 1, 2].map((i) => ({ ...noSilk(), ...given.markets?.[i] }));
  const at: Bombay = {
    ...s,
    options,
    round,
    lap,
    first,
    players,
    markets: [markets[0] ?? noSilk(), markets[1] ?? noSilk(), markets[2] ?? noSilk()],
    demand: { ...s.demand, ...given.demand },
    posts: { ...s.posts, ...given.posts },
    agenda: agendaOf(seats, given),
  };
  for (const silk of SILKS)
    at.bag[silk] =
      BALES[silk] -
      markets.reduce((sum, market) => sum + market[silk], 0) -
      players.reduce((sum, { load }) => sum + load.filter((bale) => bale === silk).length, 0);
  for (const [seat, { palaces = [], kept = [], cities = [] }] of (given.merchants ?? []).entries()) {
    for (const place of palaces) at.palaces[place] = seat;
    for (const city of cities) at.cityTokens[city]--;
    for (const site of TOKEN_SITES) {
      const token = at.tokens[site];
      if (palaces.includes(site) || (token && kept.includes(token))) at.tokens[site] = null;
    }
  }
  const impossible = faults(at);
  if (impossible.length > 0) throw new Error(`an impossible position: ${impossible.join('; ')}`);
  return at;
}

function merchant({
  at = START,
  load = [],
  rupees = 2,
  clients = 0,
  cities = [],
  kept = [],
  palaces = [],
}: Merchant): Player {
  return {
    at,
    load: [...load],
    reserve: PALACES_EACH - palaces.length,
    purse: { rupees, clients, cities: [...cities], kept: [...kept] },
  };
}

function agendaOf(
  seats: number,
  { turn = 0, actions = ACTIONS_PER_TURN, bought = false, round = 1, lap = 1, first = 0 }: Given,
): BombayStep[] {
  const facts = tableFacts(seats);
  const agenda: BombayStep[] = [];
  if (round < facts.rounds) agenda.push({ kind: 'round' });
  if (lap < facts.laps) agenda.push({ kind: 'lap' });
  const gone = (turn - first + seats) % seats;
  for (let i = seats - 1; i > gone; i--)
    agenda.push({ kind: 'turn', seat: (first + i) % seats, actions: ACTIONS_PER_TURN, bought: false });
  agenda.push({ kind: 'turn', seat: turn, actions, bought });
  return agenda;
}

/** The ladders of the layout for a first game. */
export const LADDERS: Readonly<Record<City, Readonly<Ladder>>> = {
  BOMBAY: DEMAND_COLUMNS[FIRST_GAME.demand.BOMBAY],
  INDORE: DEMAND_COLUMNS[FIRST_GAME.demand.INDORE],
  NAGPUR: DEMAND_COLUMNS[FIRST_GAME.demand.NAGPUR],
  HYDERABAD: DEMAND_COLUMNS[FIRST_GAME.demand.HYDERABAD],
};

/** The seat that is asked. */
export function asked(s: Bombay): Seat {
  const step = s.agenda.at(-1);
  if (step === undefined || !('seat' in step)) throw new Error('nobody is asked');
  return step.seat;
}

/** The turn that is open, or the one below an open question. */
export function turnOf(s: Bombay): TurnStep {
  const step = s.agenda.findLast(({ kind }) => kind === 'turn');
  if (step?.kind !== 'turn') throw new Error('no turn is open');
  return step;
}

/** Gives these answers, each by the seat that is asked; returns what happened. */
export function play(s: Bombay, ...answers: BombayMove[]): BombayEvent[] {
  return playWith(s, new FastRng('play'), ...answers);
}

export function playWith(s: Bombay, rng: Rng, ...answers: BombayMove[]): BombayEvent[] {
  const events: BombayEvent[] = [];
  for (const move of answers) {
    const refusal = apply(bombay, s, asked(s), move, { rng, emit: (event) => void events.push(event) });
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
  }
  return events;
}

/** Why this answer is refused; null if it is legal. */
export function refusal(s: Bombay, move: BombayMove): Refusal | null {
  const judged = judge(bombay, s, asked(s), move);
  return 'refused' in judged ? judged : null;
}

/** What the seat that is asked may answer, of one kind. */
export function offered(s: Bombay, kind: BombayMove['do']): BombayMove[] {
  return moves(bombay, s, asked(s)).filter((move) => move.do === kind);
}

export const go = (to: PlaceId): BombayMove => ({ do: 'go', to });
export const sell = (silk: Silk): BombayMove => ({ do: 'sell', silk });
export const build = (silk: Silk): BombayMove => ({ do: 'build', silk });
export const take = (silk: Silk): BombayMove => ({ do: 'take', silk });
export const BUY: BombayMove = { do: 'buy' };
export const WAITING: BombayMove = { do: 'wait' };
export const END: BombayMove = { do: 'end' };

/** Bombay, starting from a position: what a match needs to play on from it. */
export function bombayFrom(s: Bombay): Game<Bombay, BombayMove, BombayEvent, BombayOptions> {
  return { ...bombay, setup: () => bombay.clone(s) };
}

/** A player of a position; the test fails if the seat is empty. */
export function seat(s: Bombay, at: Seat): Player {
  const player = s.players[at];
  if (player === undefined) throw new Error(`no seat ${at}`);
  return player;
}
