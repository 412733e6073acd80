/** The position of a game of Agra: its parts, its open questions, and a fast copy of it. */
import type { AskRule, Move, Seat, SilentRule, State, Turn } from '../../kernel/index.ts';
import type {
  Basic,
  BonusTile,
  Building,
  Cover,
  FavourAction,
  FavourTile,
  Good,
  Goods,
  Guild,
  Level,
  Luxury,
  Notable,
  OuterMeditation,
  PriceToken,
  Product,
  Side,
  Site,
  SiteLevel,
  Space,
} from './data.ts';
import type { AgraEvent, FavourSource, GoodSource } from './events.ts';
import type { AgraMove, StandingAnswer } from './moves.ts';
import type { AgraOptions, Rules } from './options.ts';

/** AG-2.4: a marker of no player on a gift or an order. */
export const NEUTRAL = -1;
/** Whose marker lies on a gift or an order: a seat, a neutral one, or none. */
export type Mark = Seat | typeof NEUTRAL | null;

export interface Agra extends State {
  agenda: AgraStep[];
  readonly options: AgraOptions;
  /** The options with the edition filled in. */
  readonly rules: Rules;
  readonly first: Seat;
  round: number;
  /** AG-8.2: turns after the present one; null while nothing has triggered the end. */
  turnsLeft: number | null;
  turn: TurnState;
  merchant: Building;
  /** Null: he has left the game. */
  builder: Site | null;
  built: Record<Building, boolean>;
  /** Rupees that the Merchant has left. */
  coins: Record<Building, number>;
  /** Whose worker is on a space, and whether it lies. */
  workers: Record<Space, Seat | null>;
  lying: Record<Space, boolean>;
  prices: Record<PriceToken, Price>;
  /** AG-6.1.3: the action under the meditation marker. */
  blocked: OuterMeditation;
  bonusTiles: BonusTile[];
  display: FavourTile[];
  /** The favour tiles of the pile, by number: their order does not exist until one is drawn. */
  pile: FavourTile[];
  /** By the good that is asked for as a gift. */
  akbar: Partial<Record<Good, Mark>>;
  /** The markers on the orders of each column, from the top. */
  orders: Record<Guild, Mark[]>;
  /** The place (0 is the top) of each order marker; COLUMN_SIZE: below the column. */
  orderMarkers: Record<Guild, number>;
  /** The pier at which the boat lies, 1 to 6. */
  boat: number;
  /** Contracts fulfilled of level I to IV. */
  fulfilled: [number, number, number, number];
  /** The notables that still wait, by number. */
  river: Card[];
  players: Player[];
}

/** What lasts for one turn. */
export interface TurnState {
  seat: Seat;
  phase: 'meditation' | 'action' | 'order';
  /** Meditation points in hand, and workers laid down for them. */
  points: number;
  laid: number;
  /** AG-6.1.1-d: the Muezzin has given its point. */
  muezzin: boolean;
  /** AG-6.1.3-a */
  lastOuter: OuterMeditation | null;
  /** Notables that received a delivery by meditation in this phase, and the one whose delivery may still go on (RU-38). */
  meditated: Notable[];
  serving: Notable | null;
  servedGoods: number;
  /** AG-7.5-b: notables that gave a step in this meditation phase. */
  steppedByMeditation: Notable[];
  oilCurry: boolean;
  /** Rupees paid for peonage: a payment is public, though the bag is not (AG-INFO-a). */
  peonage: number;
  doubles: number;
  /** AG-N-b: once-per-turn contracts that have been used. */
  contracts: Notable[];
  /** The Order phase has had its gift or its order. */
  ordered: boolean;
}

export interface Price {
  /** Null: on the Trader. */
  good: Good | null;
  face: number;
}

export interface Card {
  readonly id: Notable;
  /** Whose markers lie on each slot, and how many. */
  seats: (Seat | null)[];
  markers: number[];
}

export interface Player {
  /** Markers in supply. */
  supply: number;
  goods: Goods;
  favours: number;
  rupees: number;
  /** Workers in supply, and on the Cook. */
  workers: number;
  cook: number;
  /** The space of the meditation counter, from 1. */
  counter: number;
  farmers: Record<Side, number>;
  /** True: the cover tile still lies there. */
  covers: Record<Cover, boolean>;
  influence: Record<Guild, number>;
  tiles: FavourTile[];
  contracts: Notable[];
  bonusTiles: BonusTile[];
  /** AG-N06-a: the value of each good on the French Trader. */
  frenchTrader: number[];
  /** Favour actions that hold a marker until the end of the turn (AG-SEC.2-d), and luxury goods on their scrolls. */
  onActions: FavourAction[];
  scrolls: Luxury[];
  /** Notables that gave a step in this turn (option `influenceScope`). */
  stepped: Notable[];
  /** Replaced, never changed: copies of the position share it. */
  standing: Standing;
}

/** AG-UX-b, AG-N08-a: answers that a player gives once for all. */
export interface Standing {
  readonly follow: Readonly<Record<Product, StandingAnswer>>;
  readonly cookKeeps: boolean;
}

/** A gain that waits for markers (RU-01). */
export type Gain =
  | { readonly what: 'favour'; readonly count: number; readonly for: FavourSource }
  | { readonly what: Good; readonly count: number; readonly for: GoodSource };

export type AgraStep =
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'endTurn' }
  | MeditationStep
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'order'; readonly seat: Seat }
  // main actions
  | { readonly kind: 'architect'; readonly seat: Seat }
  | { readonly kind: 'materials'; readonly seat: Seat; readonly site: Site }
  | { readonly kind: 'bonusTile'; readonly seat: Seat; readonly level: SiteLevel }
  | { readonly kind: 'settle'; readonly settler: Seat; readonly site: Site; readonly inChain: boolean }
  | SailorStep
  | { readonly kind: 'refund'; readonly sailor: Seat; readonly rupees: number }
  | { readonly kind: 'reaction'; readonly owner: Seat; readonly sailor: Seat }
  | { readonly kind: 'jagirdar'; readonly seat: Seat; readonly sailor: Seat }
  | { readonly kind: 'reacted'; readonly sailor: Seat }
  | { readonly kind: 'trader'; readonly seat: Seat; readonly traded: boolean; readonly priced: boolean }
  | TradeStep
  | { readonly kind: 'price'; readonly seat: Seat; readonly token: PriceToken }
  | BotanistStep
  | { readonly kind: 'study'; readonly seat: Seat; readonly paid: number }
  | { readonly kind: 'farmers'; readonly seat: Seat }
  | { readonly kind: 'cover'; readonly seat: Seat }
  | { readonly kind: 'produce'; readonly seat: Seat; readonly good: Basic }
  | { readonly kind: 'dyer'; readonly seat: Seat; readonly good: Basic }
  | { readonly kind: 'process'; readonly worker: Seat; readonly to: Product; readonly inChain: boolean }
  | { readonly kind: 'transform'; readonly seat: Seat; readonly to: Product; readonly inChain: boolean }
  | FollowStep
  | { readonly kind: 'wrapUp'; readonly visitor: Seat }
  | { readonly kind: 'goOn'; readonly seat: Seat }
  | { readonly kind: 'merchantVisited'; readonly visitor: Seat }
  | { readonly kind: 'merchantMoves' }
  | { readonly kind: 'builderMoves'; readonly from: Site }
  // secondary actions
  | { readonly kind: 'stand'; readonly seat: Seat; readonly left: number; readonly mayStop: boolean }
  | { readonly kind: 'exchange'; readonly seat: Seat; readonly good: Good }
  | { readonly kind: 'release'; readonly seat: Seat }
  | { readonly kind: 'shortage'; readonly seat: Seat; readonly gain: Gain }
  | { readonly kind: 'standing'; readonly seat: Seat }
  // influence and favour tiles
  | InfluenceStep
  | { readonly kind: 'influenceBonus'; readonly seat: Seat; readonly favours: number }
  | { readonly kind: 'giveUp'; readonly seat: Seat }
  // river and notables
  | { readonly kind: 'evaluate'; readonly notable: Notable }
  | { readonly kind: 'fulfilled'; readonly level: Level }
  | { readonly kind: 'boat' }
  | { readonly kind: 'cottonFavours' }
  | { readonly kind: 'pierGoods'; readonly player: Seat }
  | { readonly kind: 'pierGood'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'mosaicTile'; readonly seat: Seat }
  | { readonly kind: 'sadrGift'; readonly seat: Seat };

export interface MeditationStep {
  readonly kind: 'meditation';
  readonly seat: Seat;
  /** How often standing answers were changed in this phase. */
  readonly standings: number;
}

export interface SailorStep {
  readonly kind: 'sailor';
  readonly seat: Seat;
  /** Deliveries used. */
  readonly used: number;
  /** V: what the payment is worth; 0 before it. */
  readonly paid: number;
  /** AG-N01: the last answer was a payment, which may go on. */
  readonly paying: boolean;
  readonly ordered: boolean;
  /** Notables served in this action. */
  readonly served: readonly Notable[];
  /** AG-N10-b: whose Jagirdar may react: it was owned when the action began. */
  readonly jagirdar: Seat | null;
}

export interface TradeStep {
  readonly kind: 'trade';
  readonly seat: Seat;
  readonly given: number;
  /** X: what was given. */
  readonly worth: number;
  /** What was taken, and how many goods. */
  readonly taken: number;
  readonly goods: number;
}

export interface BotanistStep {
  readonly kind: 'botanist';
  readonly seat: Seat;
  readonly done: readonly ('study' | 'uncover' | 'farmers')[];
}

export interface InfluenceStep {
  readonly kind: 'influence';
  readonly seat: Seat;
  /** The steps to choose from; each can be taken once. */
  readonly guilds: readonly Guild[];
  /** The notables that give them, in the same order; empty where they come from elsewhere. */
  readonly notables: readonly Notable[];
  readonly left: number;
}

export interface FollowStep {
  readonly kind: 'follow';
  readonly seats: readonly Seat[];
  readonly to: Product;
  readonly leader: Seat;
  answers: (Move | null)[];
}

export type AgraTurn = Turn<AgraEvent>;
export type StepOfKind<K extends AgraStep['kind']> = Extract<AgraStep, { kind: K }>;
export type Ask<K extends AgraStep['kind']> = AskRule<Agra, StepOfKind<K>, AgraMove, AgraEvent>;
export type Silent<K extends AgraStep['kind']> = SilentRule<Agra, StepOfKind<K>, AgraEvent>;

export function playerOf(s: Agra, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Whether a seat owns a contract. */
export function owns(player: Player, notable: Notable): boolean {
  return player.contracts.includes(notable);
}

/** The other seats, clockwise from `seat`. */
export function others(s: Agra, seat: Seat): Seat[] {
  const seats = s.players.length;
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

export function clone(s: Agra): Agra {
  return {
    agenda: s.agenda.map(cloneStep),
    options: s.options,
    rules: s.rules,
    first: s.first,
    round: s.round,
    turnsLeft: s.turnsLeft,
    turn: cloneTurn(s.turn),
    merchant: s.merchant,
    builder: s.builder,
    built: { ...s.built },
    coins: { ...s.coins },
    workers: { ...s.workers },
    lying: { ...s.lying },
    prices: { price1: { ...s.prices.price1 }, price2: { ...s.prices.price2 }, price3: { ...s.prices.price3 } },
    blocked: s.blocked,
    bonusTiles: s.bonusTiles.slice(),
    display: s.display.slice(),
    pile: s.pile.slice(),
    akbar: { ...s.akbar },
    orders: {
      artists: s.orders.artists.slice(),
      merchants: s.orders.merchants.slice(),
      scholars: s.orders.scholars.slice(),
    },
    orderMarkers: { ...s.orderMarkers },
    boat: s.boat,
    fulfilled: [s.fulfilled[0], s.fulfilled[1], s.fulfilled[2], s.fulfilled[3]],
    river: s.river.map(cloneCard),
    players: s.players.map(clonePlayer),
  };
}

/** Steps are replaced, never changed, but for the answers that the kernel keeps in a question to several seats. */
function cloneStep(step: AgraStep): AgraStep {
  return step.kind === 'follow' ? { ...step, answers: step.answers.slice() } : step;
}

function cloneTurn(turn: TurnState): TurnState {
  return {
    ...turn,
    meditated: turn.meditated.slice(),
    steppedByMeditation: turn.steppedByMeditation.slice(),
    contracts: turn.contracts.slice(),
  };
}

function cloneCard({ id, seats, markers }: Card): Card {
  return { id, seats: seats.slice(), markers: markers.slice() };
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    goods: { ...player.goods },
    farmers: { ...player.farmers },
    covers: { ...player.covers },
    influence: { ...player.influence },
    tiles: player.tiles.slice(),
    contracts: player.contracts.slice(),
    bonusTiles: player.bonusTiles.slice(),
    frenchTrader: player.frenchTrader.slice(),
    onActions: player.onActions.slice(),
    scrolls: player.scrolls.slice(),
    stepped: player.stepped.slice(),
  };
}
