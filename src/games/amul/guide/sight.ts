/** What the lessons ask of a position. Who learns sits on seat 0. */
import type { CardId } from '../cards.ts';
import { DEFINITIONS, type Name } from '../data.ts';
import { FACTS } from '../facts.ts';
import type { AmulMove, AmulStep } from '../state.ts';
import type { AmulView, PlayerView } from '../view.ts';

export const LEARNER = 0;
export const SEATS = 4;

export function learner(view: AmulView): PlayerView {
  const player = view.players[LEARNER];
  if (player === undefined) throw new Error('nobody learns here');
  return player;
}

/** The kind of the open question. */
export function asked({ agenda }: AmulView): AmulStep['kind'] | null {
  return agenda.at(-1)?.kind ?? null;
}

export function isTrader(card: CardId): boolean {
  return DEFINITIONS[FACTS[card].name].scoring.kind === 'traderSeries';
}

/** Whether a card is lost when it is played. */
export function isLostWhenPlayed(card: CardId): boolean {
  return FACTS[card].placement === 'hand';
}

/** The move that answers with a card of this name, if there is one. */
export function moveWith(moves: readonly AmulMove[], name: Name): AmulMove | undefined {
  return moves.find((move) => move.do !== 'decline' && FACTS[move.card].name === name);
}

/** The first move that loses no card. */
export function safeMove(moves: readonly AmulMove[]): AmulMove | undefined {
  return moves.find((move) => move.do !== 'decline' && !isLostWhenPlayed(move.card));
}

/** What so many copies of a card score together. */
export function setPoints(name: Name, copies: number): number {
  const { scoring } = DEFINITIONS[name];
  if (scoring.kind !== 'setTable') throw new Error(`${name} has no table`);
  return scoring.table[copies - 1] ?? 0;
}

/** The Trader on the learner's table, with what a series of it brings. */
export function ownTrader(view: AmulView): { readonly name: Name; readonly points: number } | null {
  for (const card of learner(view).area) {
    const { name } = FACTS[card];
    const { scoring } = DEFINITIONS[name];
    if (scoring.kind === 'traderSeries') return { name, points: scoring.points };
  }
  return null;
}

/** Cards of the learner's hand, on the screen. */
export function handCards(view: AmulView, fits: (card: CardId) => boolean): string[] {
  return (learner(view).hand ?? []).filter(fits).map((card) => `.amul-hand .amul-card:has([data-flip="${card}"])`);
}
