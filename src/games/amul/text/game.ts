/** A language's words, put together as the texts that the table screen asks for. */
import type { Seat } from '../../../kernel/index.ts';
import type { GameText } from '../../../ui/contract.ts';
import type { CardId } from '../cards.ts';
import { ROUNDS } from '../data.ts';
import { FACTS } from '../facts.ts';
import type { AmulEvent } from '../state.ts';
import type { AmulView } from '../view.ts';
import type { Words } from './en.ts';

export function gameText(words: Words): GameText<AmulView, AmulEvent> {
  return {
    name: words.name,
    tagline: words.tagline,
    options: words.options,
    groups: words.groups,
    question: (view, seat) => question(words, view, seat),
    event: (event, name) => eventLine(words, event, name),
    clock: ({ round, agenda }) => (agenda.length === 0 ? words.clockOver : words.clock(round, ROUNDS)),
    sheet: words.sheet,
    refusals: words.refusals,
    features: words.features,
  };
}

function question({ question: ask, cards }: Words, { agenda }: AmulView, seat: Seat) {
  const step = agenda.at(-1);
  switch (step?.kind) {
    case 'propose':
      return step.answers[step.seats.indexOf(seat)] ? ask.proposed : ask.propose;
    case 'reveal':
      return step.answers[step.seats.indexOf(seat)] ? ask.revealed : ask.reveal;
    case 'choose':
      return ask.choose(agenda.filter(({ kind }) => kind === 'choose').length);
    case 'take': {
      const { name, effect } = FACTS[step.card];
      return ask.take(cards[name].name, effect?.from ?? 'palace', step.left);
    }
    default:
      return ask.over;
  }
}

/** The names of cards as a list, equal ones counted: "2 Silver, Gold". */
export function named({ cards, list }: Words, ids: readonly CardId[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const { name } = cards[FACTS[id].name];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return list([...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)));
}

function eventLine(words: Words, event: AmulEvent, name: (seat: Seat) => string): string | null {
  const { event: say, cards, list } = words;
  const card = (id: CardId) => cards[FACTS[id].name].name;
  switch (event.is) {
    case 'firstPlayer':
      return say.firstPlayer(name(event.seat));
    case 'round':
      return say.round(event.round, name(event.firstChoice));
    case 'dealt':
      return say.dealt(named(words, event.cards));
    case 'turnedUp':
      return say.turnedUp(named(words, event.cards), event.pile);
    case 'proposed':
      return say.proposed(
        list(event.lots.map((lot) => (lot.by === null ? card(lot.card) : say.proposal(name(lot.by), card(lot.card))))),
      );
    case 'order':
      return say.orderOf(say.order[event.of], event.military, list(event.seats.map(name)));
    case 'chose':
      if (event.by === null) return say.chose(name(event.seat), card(event.card));
      return event.by === event.seat
        ? say.choseOwn(name(event.seat), card(event.card))
        : say.choseFrom(name(event.seat), card(event.card), name(event.by));
    case 'revealed':
      return say.revealed(list(event.cards.map((id, seat) => say.played(name(seat), card(id)))));
    case 'removed':
      return say.removed(name(event.seat), card(event.card));
    case 'took':
      return say.took(name(event.seat), card(event.card), event.from, card(event.with));
    case 'declined':
      return say.declined(name(event.seat), card(event.with));
    case 'discarded':
      return event.cards.length === 0 ? null : say.discarded(named(words, event.cards));
    case 'finalHand':
      return say.finalHand(
        name(event.seat),
        event.kept.length === 0 ? say.nothing : named(words, event.kept),
        named(words, event.discarded),
      );
    case 'spied':
      return say.spied(name(event.seat), card(event.spy), name(event.on), event.points);
    case 'traded':
      return event.series === 0
        ? null
        : say.traded(name(event.seat), cards[event.trader].name, event.series, event.points);
    case 'majority':
      return say.majorityOf(say.majority[event.symbol], shares(words, event.points, name));
    case 'scored':
      return say.scored(list(event.scores.map((score, seat) => say.share(name(seat), score))));
  }
}

/** Who gets something of a majority, the most first. */
function shares({ event: say, list }: Words, points: readonly number[], name: (seat: Seat) => string): string {
  const winners = points
    .map((n, seat) => ({ n, seat }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n);
  return winners.length === 0 ? say.nobody : list(winners.map(({ n, seat }) => say.share(name(seat), n)));
}
