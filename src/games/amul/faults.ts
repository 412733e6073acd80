/** The invariants of section 5, and where every card must be. */
import type { Seat } from '../../kernel/index.ts';
import type { CardId } from './cards.ts';
import { boxOf } from './corrected.ts';
import { ROUNDS, STARTING_HAND, type Supply } from './data.ts';
import { FACTS, marketCards, usedCards } from './facts.ts';
import type { Amul, AmulStep, Player } from './state.ts';

export function faults(s: Amul): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const seats = s.players.length;
  const { tea } = s.options;
  const areas = new Set(s.players.flatMap((player) => player.area));
  const outside = s.players.flatMap((player) => [...player.hand, ...player.removed]);

  const everywhere = [...s.pile, ...s.market.map((lot) => lot.card), ...s.discard, ...s.palace, ...s.bazaar];
  const used = [
    ...usedCards('market', seats, tea),
    ...usedCards('palace', seats, tea),
    ...usedCards('bazaar', seats, tea, boxOf(s).decks),
  ];
  must(sameCards([...everywhere, ...areas, ...outside], used), 'AM-CON-8: a card is lost or lies in two zones');

  const deck = usedCards('market', seats, tea).length;
  const drawn = seats * STARTING_HAND + s.round * (seats + marketCards(seats));
  must(s.pile.length === deck - drawn, `AM-REST-1: ${s.pile.length} cards in the pile in round ${s.round}`);
  must(s.round >= 1 && s.round <= ROUNDS, `AM-UPK-5: round ${s.round}`);
  must(s.round < ROUNDS || s.pile.length === tea, `AM-TEA-2: ${s.pile.length} cards left over`);

  const step = s.agenda.at(-1);
  const over = step === undefined || s.agenda[0]?.kind === 'scoring';
  const turns = s.round - 1 + (over ? 1 : 0);
  const choice = (s.first + turns) % seats;
  must(s.firstChoice === choice, `AM-UPK-4: seat ${s.firstChoice} holds the First Choice card, not ${choice}`);
  must(s.market.length === marketSize(s, step, over), `AM-PLAN-2: ${s.market.length} cards in the market`);
  for (const [seat, player] of s.players.entries()) {
    const { hand, known } = player;
    must(hand.length === handSize(s, step, over, seat), `AM-PLAN-1: seat ${seat} holds ${hand.length} cards`);
    must(
      known.every((card) => hand.includes(card)),
      `AM-INFO-1: seat ${seat} is known to hold what it does not`,
    );
    must(areaFits(s, step, over, player), `AM-PLAN-4: seat ${seat} has ${player.area.length} cards in play`);
  }
  for (const from of ['palace', 'bazaar'] as const)
    must(s[from].length >= promised(s, from, areas), `AM-UPK-2: the ${from} cannot serve every effect`);
  return found;
}

function sameCards(a: readonly CardId[], b: readonly CardId[]): boolean {
  const found = new Set(a);
  return a.length === b.length && found.size === a.length && b.every((card) => found.has(card));
}

/** Choices still to be made in this round's Choose. */
function stillToChoose(s: Amul): Seat[] {
  return s.agenda.flatMap((step) => (step.kind === 'choose' ? [step.seat] : []));
}

function marketSize(s: Amul, step: AmulStep | undefined, over: boolean): number {
  if (over) return 0;
  const fresh = marketCards(s.players.length);
  if (step?.kind !== 'take') return fresh + stillToChoose(s).length;
  return s.market.length; // a Vagabond may have taken some
}

function handSize(s: Amul, step: AmulStep | undefined, over: boolean, seat: Seat): number {
  if (over) return 0;
  const full = step?.kind === 'take' || (step?.kind === 'choose' && stillToChoose(s).includes(seat)) ? 0 : 1;
  return STARTING_HAND + full;
}

/** A card for each round played, less the removed ones, plus what Vagabonds, palace and bazaar have brought. */
function areaFits(s: Amul, step: AmulStep | undefined, over: boolean, { area, removed }: Player): boolean {
  const played = s.round - (over || step?.kind === 'take' ? 0 : 1);
  const brought = area.reduce((sum, card) => sum + (FACTS[card].effect?.upTo ?? 0), 0);
  const kept = over ? STARTING_HAND : 0;
  return area.length >= played - removed.length && area.length <= played - removed.length + brought + kept;
}

/** What the effects that are still to come may take from a supply: it never runs out (section 1). */
function promised(s: Amul, from: Supply, areas: ReadonlySet<CardId>): number {
  let cards = 0;
  const ask = (card: CardId, upTo: number) => {
    if (FACTS[card].effect?.from === from) cards += upTo;
  };
  for (const card of usedCards('market', s.players.length, s.options.tea))
    if (!areas.has(card)) ask(card, FACTS[card].effect?.upTo ?? 0);
  for (const step of s.agenda) {
    if (step.kind === 'take') ask(step.card, step.left);
    if (step.kind === 'effect') ask(step.card, FACTS[step.card].effect?.upTo ?? 0);
  }
  return cards;
}
