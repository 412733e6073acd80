/** A language's words, put together as the texts that the table screen asks for. */
import type { Seat } from '../../../kernel/index.ts';
import type { GameText } from '../../../ui/contract.ts';
import { BONUS_TILES, type BonusTile, type Good, SAILOR_FREE_DELIVERIES, TRADER_LOSS } from '../data.ts';
import type { AgraEvent } from '../events.ts';
import { type Facts, factsOf, factsWith } from '../facts.ts';
import type { AgraView } from '../view.ts';
import type { Words } from './en.ts';

export function gameText(words: Words): GameText<AgraView, AgraEvent> {
  return {
    name: words.name,
    tagline: words.tagline,
    options: words.options,
    groups: words.groups,
    question: (view, seat) => question(words, view, seat),
    event: (event, name, facts) => eventLine(words, event, name, factsWith(facts)),
    clock: (view) => clock(words, view),
    sheet: words.sheet,
    refusals: words.refusals,
    features: words.features,
  };
}

function clock(words: Words, { agenda, round, turnsLeft }: AgraView): string {
  if (agenda.length === 0) return words.clockOver;
  return turnsLeft === null ? words.clock(round) : words.clockLast(round, turnsLeft);
}

function question(words: Words, view: AgraView, seat: Seat): { readonly title: string; readonly hint: string } {
  const { question: ask, goods, spaces } = words;
  const step = view.agenda.at(-1);
  if (step === undefined) return ask.over;
  switch (step.kind) {
    case 'meditation':
      return ask.meditation(view.turn.points);
    case 'materials':
      return ask.materials(spaces[step.site]);
    case 'sailor': {
      const own = view.players[seat]?.contracts.includes('jagirdar') ? 1 : 0;
      return ask.sailor(SAILOR_FREE_DELIVERIES + own + step.paid - step.used);
    }
    case 'trade':
      return ask.trade(Math.max(0, step.worth - TRADER_LOSS - step.taken));
    case 'study': {
      const cost = factsOf(view).stepCost[(view.players[seat]?.counter ?? 1) - 1] ?? 0;
      return ask.study(Math.max(0, cost - step.paid));
    }
    case 'produce':
      return ask.produce(goods[step.good]);
    case 'transform':
      return ask.transform(goods[step.to]);
    case 'follow':
      return step.answers[step.seats.indexOf(seat)]
        ? ask.followed
        : ask.follow(goods[factsOf(view).arrowFrom[step.to]], goods[step.to]);
    case 'order':
      return view.turn.ordered ? ask.ordered : ask.order;
    case 'stand':
      return ask.stand(step.left);
    case 'shortage':
      return ask.shortage(Math.max(1, step.gain.count - (view.players[seat]?.supply ?? 0)));
    case 'pierGood':
      return ask.pierGood(step.value);
    default: {
      const plain: Readonly<Record<string, unknown>> = ask;
      const known = plain[step.kind];
      return isQuestion(known) ? known : ask.over;
    }
  }
}

function isQuestion(value: unknown): value is { title: string; hint: string } {
  return typeof value === 'object' && value !== null && 'title' in value && 'hint' in value;
}

/** What a bonus tile gives, as a list. */
export function bonusWords(words: Words, tile: BonusTile): string {
  const { rupees, favours, guild, covers } = BONUS_TILES[tile];
  const parts = [words.counts.rupees(rupees)];
  if (favours > 0) parts.push(words.counts.favours(favours));
  if (guild !== null) parts.push(words.answer.step(words.guilds[guild]));
  if (covers > 0) parts.push(words.answer.cover);
  return words.list(parts);
}

function eventLine(words: Words, event: AgraEvent, name: (seat: Seat) => string, { orders }: Facts): string | null {
  const { event: say, goods, spaces, guilds, notables, favourActions, amount } = words;
  switch (event.is) {
    case 'first':
      return say.first(name(event.seat));
    case 'turn':
      return say.turn(name(event.seat), event.round);
    case 'laid':
      return say.laid(name(event.seat), event.space === 'cook' ? say.cook : spaces[event.space], event.points);
    case 'meditated':
      return say.meditated(name(event.seat), words.meditations[event.action].name, event.points);
    case 'points':
      return say.points(
        name(event.seat),
        event.points,
        event.by === 'muezzin' ? notables.muezzin.name : favourActions.ft05.name,
      );
    case 'circle':
      return say.circle(words.meditations[event.action].name);
    case 'farmer':
      return say.farmer(name(event.seat), words.sides[event.side]);
    case 'uncovered':
      return say.uncovered(name(event.seat));
    case 'counter':
      return say.counter(name(event.seat), event.space);
    case 'placed':
      return say.placed(name(event.seat), spaces[event.space]);
    case 'peonage':
      return say.peonage(name(event.seat), spaces[event.space], event.rupees);
    case 'ejected':
      return say.ejected(name(event.seat), spaces[event.space], event.to === 'cook');
    case 'stood':
      return say.stood(name(event.seat), spaces[event.space]);
    case 'rupees':
      return say.rupees(name(event.seat), event.rupees, event.for);
    case 'favours':
      return say.favours(name(event.seat), event.favours, event.for);
    case 'goods':
      return say.goods(name(event.seat), amount(event.count, goods[event.good]), event.for);
    case 'lost':
      return say.lost(name(event.seat), event.count);
    case 'released':
      return say.released(
        name(event.seat),
        event.what === 'favour' ? words.answer.favourBack : amount(1, goods[event.what]),
      );
    case 'spent':
      return say.spent(name(event.seat), amount(event.count, goods[event.good]), event.for);
    case 'transformed':
      return event.follows === null
        ? say.transformed(name(event.seat), event.count, goods[event.from], goods[event.to])
        : say.followed(name(event.seat), name(event.follows), event.count, goods[event.from], goods[event.to]);
    case 'favourAction':
      return say.favourAction(name(event.seat), favourActions[event.action].name, event.favours, event.mullah);
    case 'luxury':
      return say.luxury(name(event.seat), words.luxuries[event.good].name);
    case 'influence':
      return say.influence(name(event.seat), guilds[event.guild], event.level);
    case 'tileTaken':
      return say.tileTaken(name(event.seat), favourActions[event.tile].name);
    case 'tileGivenUp':
      return say.tileGivenUp(name(event.seat), favourActions[event.tile].name);
    case 'tileRevealed':
      return say.tileRevealed(favourActions[event.tile].name);
    case 'built':
      return event.seat === null
        ? say.builtByPier(spaces[event.site])
        : say.built(name(event.seat), spaces[event.site]);
    case 'bonusTile':
      return say.bonusTile(name(event.seat), bonusWords(words, event.tile));
    case 'priced':
      return say.priced(name(event.seat), goods[event.good], event.face);
    case 'pricesReturned':
      return say.pricesReturned;
    case 'merchant':
      return say.merchant(event.roll, spaces[event.to]);
    case 'builder':
      return say.builder(event.roll, spaces[event.to]);
    case 'builderGone':
      return say.builderGone;
    case 'delivered':
      return say.delivered(name(event.seat), goods[event.good], notables[event.to].name, event.markers);
    case 'frenchTrader':
      return say.frenchTrader(name(event.seat), goods[event.good], event.markers);
    case 'gift':
      return say.gift(name(event.seat), goods[event.good]);
    case 'order':
      return say.order(
        name(event.seat),
        guilds[event.guild],
        orderWords(words, orders[event.guild][event.place] ?? []),
      );
    case 'contract':
      return say.contract(name(event.seat), notables[event.notable].name);
    case 'boat':
      return say.boat(event.pier, event.limit);
    case 'endTriggered':
      return say.endTriggered(event.turnsLeft);
    case 'over':
      return say.over;
    default:
      return null;
  }
}

/** The two goods of an order. */
export function orderWords(words: Words, goods: readonly Good[]): string {
  return words.list(goods.map((good) => words.goods[good]));
}
