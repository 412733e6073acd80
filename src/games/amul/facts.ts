/** What is true of each physical card, with everything that its name brings: looked up, never worked out in play. */
import { CARDS, type CardId, type PrintedCard } from './cards.ts';
import {
  DEFINITIONS,
  type Effect,
  LETTERS,
  type Letter,
  MARKET_CARDS,
  type Name,
  PAD,
  type Placement,
  type Scoring,
  type SymbolCounts,
} from './data.ts';

export interface Facts {
  readonly name: Name;
  /** The place of the name in `NAMES`. */
  readonly place: number;
  /** AM-COMP-2: the smallest number of players at which it is used. */
  readonly from: number;
  readonly placement: Placement;
  readonly symbols: Readonly<SymbolCounts>;
  /** AM-ORD-4: the letter as a bit, A the highest, so that the larger number is the earlier letter; 0 for none. */
  readonly letter: number;
  /** Points printed on this copy alone; 0 for none. */
  readonly points: number;
  readonly effect: Effect | null;
}

/** Every card name, in the order of the score pad. */
export const NAMES: readonly Name[] = Object.values(PAD).flat();

const PLACES = new Map(NAMES.map((name, place) => [name, place]));

/** The place of a name in `NAMES`. */
export function placeOf(name: Name): number {
  const place = PLACES.get(name);
  if (place === undefined) throw new Error(`no card is called ${name}`);
  return place;
}

/** A table with one entry for each name. */
export function eachName<T>(entry: (name: Name) => T): Readonly<Record<Name, T>> {
  // Every name is in the list: Object.fromEntries only forgets that.
  return Object.fromEntries(NAMES.map((name) => [name, entry(name)])) as Record<Name, T>;
}

/** What is printed about the points of each name. */
export type Scorings = Readonly<Record<Name, Scoring>>;

export const SCORINGS: Scorings = eachName((name) => DEFINITIONS[name].scoring);

/** All cards, in the order of their numbers. The keys of the table are the ids: Object.keys only forgets that. */
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

/** What is printed on every card. */
export type Cards = Readonly<Record<CardId, Facts>>;

export const FACTS: Cards = eachCard((_, printed) => {
  const { placement, symbols, effect } = DEFINITIONS[printed.name];
  return {
    name: printed.name,
    place: placeOf(printed.name),
    from: printed.from,
    placement: printed.deck === 'market' ? placement : 'play', // AM-CON-2: never in a hand
    symbols: { ...noSymbols(), ...symbols },
    letter: printed.letter === undefined ? 0 : letterBit(printed.letter),
    points: printed.points ?? 0,
    effect: effect ?? null,
  };
});

export function letterBit(letter: Letter): number {
  return 2 ** (LETTERS.length - 1 - LETTERS.indexOf(letter));
}

/** The letter of a card's facts; the empty string for none. */
export function letterIn({ letter }: Facts): string {
  return letter === 0 ? '' : (LETTERS[LETTERS.length - 1 - Math.log2(letter)] ?? '');
}

/** A table with one entry for each card. */
export function eachCard<T>(entry: (id: CardId, printed: PrintedCard) => T): Readonly<Record<CardId, T>> {
  // Without a prototype it is a plain dictionary, which is looked up three times as fast.
  const table: Record<CardId, T> = Object.create(null);
  for (const id of CARD_IDS) table[id] = entry(id, CARDS[id]);
  return table;
}

export function noSymbols(): SymbolCounts {
  return { arab: 0, mongol: 0, object: 0, trade: 0, military: 0 };
}

/** AM-PLAN-4: whether the card, as it is printed here, stays in the play area when it is played in a round. */
export function staysWhenPlayed(card: CardId): boolean {
  return FACTS[card].placement !== 'hand';
}

/** AM-END-1: whether the card, as it is printed here, counts when it is still in hand at the end. */
export function countsInHand(card: CardId): boolean {
  return FACTS[card].placement !== 'play';
}

/** By deck: the cards that every table of a size uses, and those that come with the tea variant. */
export type Decks = Readonly<Record<PrintedCard['deck'], ReturnType<typeof deckOf>>>;

export function decksOf(cards: Cards): Decks {
  return { market: deckOf('market', cards), palace: deckOf('palace', cards), bazaar: deckOf('bazaar', cards) };
}

function deckOf(deck: PrintedCard['deck'], cards: Cards) {
  const all = CARD_IDS.filter((id) => CARDS[id].deck === deck);
  const tea = (id: CardId) => 'tea' in CARDS[id];
  return {
    standard: Object.fromEntries(
      Object.keys(MARKET_CARDS).map((seats) => [
        seats,
        all.filter((id) => !tea(id) && cards[id].from <= Number(seats)),
      ]),
    ),
    // The lowest-numbered Tea cards, whatever their player count: with the recommended number those are just the ones
    // marked for the table. The Tea Trader comes with the first of them.
    withTea: all.filter(tea),
  };
}

const DECKS = decksOf(FACTS);

/** AM-SET-1, AM-TEA-1: the cards of a deck that are used, in the order of their numbers. */
export function usedCards(deck: PrintedCard['deck'], seats: number, tea: number, decks: Decks = DECKS): CardId[] {
  const { standard, withTea } = decks[deck];
  const cards = standard[seats];
  if (cards === undefined) throw new RangeError(`Amul is for 3 to 8 players, not ${seats}`);
  return cards.concat(withTea.slice(0, tea));
}

/** AM-SET-6: how many market cards are turned up each round. */
export function marketCards(seats: number): number {
  const count = MARKET_CARDS[seats];
  if (count === undefined) throw new RangeError(`Amul is for 3 to 8 players, not ${seats}`);
  return count;
}
