/** The position of a game of Amul, its options and its setup. */
import type { CorrectedFacts, GameEvent, Move, OptionSpecs, Rng, Seat, State, Turn } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { CORRECTABLE } from './correctable.ts';
import { boxWith, EXAMPLE } from './corrected.ts';
import { type MAJORITY, type Name, STARTING_HAND, type Supply, TEA_CARDS } from './data.ts';
import { usedCards } from './facts.ts';
import { clockwise } from './seating.ts';

/** AM-CON-8: the zones, and whose turn it is to be first. */
export interface Amul extends State {
  agenda: AmulStep[];
  readonly options: AmulOptions;
  /** From 1. */
  round: number;
  /** AM-SET-5: the holder of the First Player card. */
  readonly first: Seat;
  /** The holder of the First Choice card. */
  firstChoice: Seat;
  /** Which cards the draw pile holds, by number. It has no order: every deal draws one of them by chance. */
  pile: CardId[];
  market: Lot[];
  palace: CardId[];
  bazaar: CardId[];
  discard: CardId[];
  players: Player[];
}

/** A card of the market. Never mutated. */
export interface Lot {
  readonly card: CardId;
  /** AM-RUL-25: who proposed it. Null: it came from the pile, or proposals are anonymous. */
  readonly by: Seat | null;
}

export interface Player {
  hand: CardId[];
  /** The cards of the hand that everybody saw this player take from the market (AM-INFO-1). */
  known: CardId[];
  /** The play area. */
  area: CardId[];
  /** Hand-only cards that this player has played in a round: out of the game. */
  removed: CardId[];
}

/** A question to everybody at once. */
export interface Together<K extends 'propose' | 'reveal'> {
  readonly kind: K;
  readonly seats: readonly Seat[];
  answers: (Move | null)[];
}

/** A choice of up to `left` cards that `card` lets its owner take. */
export interface TakeStep {
  readonly kind: 'take';
  readonly seat: Seat;
  readonly card: CardId;
  readonly left: number;
}

/** Only the answers of a question to everybody change while a step is on the agenda. */
export type AmulStep =
  | { readonly kind: 'restock' }
  | Together<'propose'>
  | { readonly kind: 'choose'; readonly seat: Seat }
  | Together<'reveal'>
  | { readonly kind: 'effect'; readonly owner: Seat; readonly card: CardId }
  | TakeStep
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'finalHands' }
  | { readonly kind: 'scoring' };

export type AmulMove =
  | { readonly do: 'propose'; readonly card: CardId }
  | { readonly do: 'choose'; readonly card: CardId }
  | { readonly do: 'reveal'; readonly card: CardId }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'decline' };

export type AmulEvent = GameEvent &
  (
    | { readonly is: 'firstPlayer'; readonly seat: Seat }
    | { readonly is: 'round'; readonly round: number; readonly firstChoice: Seat }
    | { readonly is: 'dealt'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly only: Seat }
    /** `pile`: cards left in the draw pile. */
    | { readonly is: 'turnedUp'; readonly cards: readonly CardId[]; readonly pile: number }
    | { readonly is: 'proposed'; readonly lots: readonly Lot[] }
    /** The order of Choose or of Effects, frozen now; `military`: by military value, not from the First Choice card. */
    | {
        readonly is: 'order';
        readonly of: 'choose' | 'effects';
        readonly military: boolean;
        readonly seats: readonly Seat[];
      }
    | { readonly is: 'chose'; readonly seat: Seat; readonly card: CardId; readonly by: Seat | null }
    /** By seat. */
    | { readonly is: 'revealed'; readonly cards: readonly CardId[] }
    | { readonly is: 'removed'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly is: 'took';
        readonly seat: Seat;
        readonly card: CardId;
        readonly from: Supply;
        readonly with: CardId;
      }
    | { readonly is: 'declined'; readonly seat: Seat; readonly with: CardId; readonly left: number }
    | { readonly is: 'discarded'; readonly cards: readonly CardId[] }
    | {
        readonly is: 'finalHand';
        readonly seat: Seat;
        readonly kept: readonly CardId[];
        readonly discarded: readonly CardId[];
      }
    | { readonly is: 'spied'; readonly seat: Seat; readonly spy: CardId; readonly on: Seat; readonly points: number }
    | {
        readonly is: 'traded';
        readonly seat: Seat;
        readonly trader: Name;
        readonly series: number;
        readonly points: number;
      }
    /** By seat. */
    | {
        readonly is: 'majority';
        readonly symbol: (typeof MAJORITY.symbols)[number];
        readonly symbols: readonly number[];
        readonly points: readonly number[];
      }
    | { readonly is: 'scored'; readonly scores: readonly number[]; readonly ranks: readonly number[] }
  );

export type AmulTurn = Turn<AmulEvent>;

export interface AmulOptions {
  /** How many Tea cards are shuffled in; 0 plays without the variant. */
  readonly tea: number;
  readonly anonymousProposals: boolean;
  readonly vagabondTriggersImmediate: boolean;
  readonly facts?: CorrectedFacts;
}

export const OPTIONS: OptionSpecs<AmulOptions> = {
  tea: { kind: 'count', min: 0, max: TEA_CARDS, default: 0, rule: 'AM-TEA-1' },
  anonymousProposals: { kind: 'flag', default: false, rule: 'AM-RUL-25' },
  vagabondTriggersImmediate: { kind: 'flag', default: false, rule: 'AM-RUL-6' },
  facts: { kind: 'facts', correctable: CORRECTABLE, example: EXAMPLE, rule: 'AM-COMP-3' },
};

export function setup(seats: number, options: AmulOptions, t: AmulTurn): Amul {
  const first = t.rng.int(seats); // AM-SET-5
  const s: Amul = {
    agenda: [{ kind: 'restock' }],
    options,
    round: 1,
    first,
    firstChoice: first,
    pile: usedCards('market', seats, options.tea), // AM-SET-3
    market: [],
    palace: usedCards('palace', seats, options.tea), // AM-SET-2
    bazaar: usedCards('bazaar', seats, options.tea, boxWith(options.facts).decks),
    discard: [],
    players: Array.from({ length: seats }, () => ({ hand: [], known: [], area: [], removed: [] })),
  };
  t.emit({ is: 'firstPlayer', seat: first });
  const order = clockwise(first, seats);
  // AM-SET-4: card by card, clockwise from the First Player
  for (let i = 0; i < STARTING_HAND; i++) for (const seat of order) playerAt(s, seat).hand.push(draw(s, t.rng));
  for (const seat of order) t.emit({ is: 'dealt', seat, cards: playerAt(s, seat).hand.slice(), only: seat });
  return s;
}

/** One card of the draw pile, each equally likely. */
export function draw(s: Amul, rng: Rng): CardId {
  const [card] = s.pile.splice(rng.int(s.pile.length), 1);
  if (card === undefined) throw new Error('the draw pile is empty');
  return card;
}

export function playerAt(s: Amul, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Takes a card out of a list that holds it. */
export function remove(cards: CardId[], card: CardId): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not there`);
  cards.splice(place, 1);
}

/** A card leaves a hand, and everybody sees it go. */
export function leaveHand(player: Player, card: CardId): void {
  remove(player.hand, card);
  if (player.known.includes(card)) remove(player.known, card);
}

export function clone(s: Amul): Amul {
  return {
    agenda: s.agenda.map(cloneStep),
    options: s.options,
    round: s.round,
    first: s.first,
    firstChoice: s.firstChoice,
    pile: s.pile.slice(),
    market: s.market.slice(),
    palace: s.palace.slice(),
    bazaar: s.bazaar.slice(),
    discard: s.discard.slice(),
    players: s.players.map(clonePlayer),
  };
}

function cloneStep(step: AmulStep): AmulStep {
  return step.kind === 'propose' || step.kind === 'reveal' ? cloneQuestion(step) : step;
}

function cloneQuestion<K extends 'propose' | 'reveal'>({ kind, seats, answers }: Together<K>): Together<K> {
  return { kind, seats, answers: answers.slice() };
}

function clonePlayer({ hand, known, area, removed }: Player): Player {
  return { hand: hand.slice(), known: known.slice(), area: area.slice(), removed: removed.slice() };
}
