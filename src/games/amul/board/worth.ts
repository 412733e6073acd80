/**
 * What cards are worth: always the difference between two final scores of the real scoring, as if the game ended now. Nothing
 * here knows how a card scores.
 */
import type { Outcome, Seat } from '../../../kernel/index.ts';
import { lentFrom, reckonedFrom, whole } from '../../../ui/trace.ts';
import type { Box } from '../box.ts';
import type { CardId } from '../cards.ts';
import { boxOf, counts, stays } from '../corrected.ts';
import type { Name } from '../data.ts';
import { FACTS } from '../facts.ts';
import { score, total } from '../score.ts';
import type { AmulMove } from '../state.ts';
import { count, type Tally } from '../tally.ts';
import type { AmulView } from '../view.ts';
import { recent } from './recent.ts';
import { playerAt } from './sight.ts';

/** What a seat would score if the game ended now, and what it would score with other cards. */
export class Reckoning {
  /** The play area that the seat would have, cards from the hand included. */
  readonly area: readonly CardId[];
  readonly now: number;
  readonly box: Box;
  readonly #table: Tally[];
  readonly #seat: Seat;
  readonly #view: AmulView;
  readonly #worths = new Map<CardId, number>();
  #names: ReadonlySet<Name> | null = null;

  constructor(view: AmulView, seat: Seat) {
    const { area, hand } = playerAt(view, seat);
    this.#view = view;
    this.box = boxOf(view);
    this.area = area.concat((hand ?? []).filter((card) => counts(view, card)));
    this.#seat = seat;
    this.#table = view.players.map((player) => count(player.area, this.box.cards));
    this.now = this.points(this.area);
  }

  /** The names of the cards that the seat would have. */
  get names(): ReadonlySet<Name> {
    this.#names ??= new Set(this.area.map((card) => FACTS[card].name));
    return this.#names;
  }

  /** The points of the seat with this play area. */
  points(area: readonly CardId[]): number {
    this.#table[this.#seat] = count(area, this.box.cards);
    return total(this.#table, this.#seat, this.box);
  }

  /** The points of everybody if the seat had this play area. */
  allPoints(area: readonly CardId[]): number[] {
    this.#table[this.#seat] = count(area, this.box.cards);
    return this.#table.map((_, seat) => total(this.#table, seat, this.box));
  }

  /** What a card is worth to the seat: with it on the table, less without it. */
  worth(card: CardId): number {
    const known = this.#worths.get(card);
    if (known !== undefined) return known;
    const worth = this.area.includes(card)
      ? this.now - this.points(without(this.area, card))
      : this.points(this.area.concat(card)) - this.now;
    this.#worths.set(card, worth);
    return worth;
  }

  /** The card of a supply that brings the most; null if there is none. */
  best(supply: readonly CardId[]): { readonly card: CardId; readonly worth: number } | null {
    const worths = supply.map((card) => ({ card, worth: this.worth(card) }));
    return worths.toSorted((a, b) => b.worth - a.worth)[0] ?? null;
  }

  /**
   * The play area that answers lead to at the end. A card that is taken into the hand counts as played in time: nobody takes it
   * to lose it.
   */
  after(moves: readonly AmulMove[]): readonly CardId[] {
    return moves.reduce((area, move) => afterOne(this.#view, area, move), this.area);
  }

  /** By how much answers change the seat's points. */
  change(moves: readonly AmulMove[]): number {
    return this.points(this.after(moves)) - this.now;
  }
}

function afterOne(view: AmulView, area: readonly CardId[], move: AmulMove): readonly CardId[] {
  switch (move.do) {
    case 'propose':
      return without(area, move.card);
    case 'choose':
    case 'take':
      return area.concat(move.card);
    case 'reveal': {
      const rest = without(area, move.card);
      return stays(view, move.card) ? rest.concat(move.card) : rest;
    }
    case 'decline':
      return area;
  }
}

function without(area: readonly CardId[], card: CardId): readonly CardId[] {
  return area.includes(card) ? area.filter((other) => other !== card) : area;
}

const reckoned = recent<Reckoning>(4);
const openScored = recent<Outcome>(4);
const ownScored = recent<Outcome>(4);

/** Reckoned once for each seat and for what lies on the tables: many parts of the screen ask, and many answers leave the cards alone. */
export function reckoningOf(view: AmulView, seat: Seat): Reckoning {
  const { hand } = playerAt(view, seat);
  const own = hand && whole(hand);
  return reckoned([view.options, seat, own, ...tablesOf(view)], () => new Reckoning(lentFrom(view), seat));
}

/** What lies on everybody's table. */
function tablesOf({ players }: AmulView): (readonly CardId[])[] {
  return players.map(({ area }) => whole(area));
}

/** The score sheet of what lies on the tables: what everybody could count. */
export function openScore(view: AmulView): Outcome {
  const { options } = view;
  const tables = tablesOf(view);
  return openScored([options, ...tables], () =>
    score({ options, players: tables.map((area) => ({ area, hand: null })) }),
  );
}

/** The points of a seat on that sheet: whoever shows them is not drawn again for the cards of others, unless they change. */
export function openPoints(view: AmulView, seat: Seat): number {
  const known = pointsOf.get(seat) ?? ((of: AmulView) => openScore(of).scores[seat] ?? 0);
  pointsOf.set(seat, known);
  return reckonedFrom(view, known);
}

const pointsOf = new Map<Seat, (view: AmulView) => number>();

/** The score sheet with the hand of whoever looks. */
export function ownScore(view: AmulView): Outcome {
  const { options } = view;
  const tables = tablesOf(view);
  const hands = view.players.map(({ hand }) => hand && whole(hand));
  const players = tables.map((area, seat) => ({ area, hand: hands[seat] ?? null }));
  return ownScored([options, ...tables, ...hands], () => score({ options, players }));
}

/** What a line of a sheet gives to a seat. */
export function lineOf({ sheet }: Outcome, key: string, seat: Seat): number {
  return sheet.find((line) => line.key === key)?.values[seat] ?? 0;
}

/** Cards of one name. */
export interface SameCards {
  readonly name: Name;
  readonly cards: readonly CardId[];
}

/** The cards of a play area by name, in the order in which they came. */
export function byName(area: readonly CardId[]): SameCards[] {
  const names = new Map<Name, CardId[]>();
  for (const card of area) {
    const { name } = FACTS[card];
    const same = names.get(name);
    if (same) same.push(card);
    else names.set(name, [card]);
  }
  return [...names].map(([name, cards]) => ({ name, cards }));
}
