/** A language's words, put together as the texts that the table screen asks for. */
import type { GameText } from '../../../ui/contract.ts';
import { SILKS, type Silks } from '../data.ts';
import { type BombayEvent, tableFacts } from '../state.ts';
import type { BombayView } from '../view.ts';
import type { Words } from './en.ts';

export function gameText(words: Words): GameText<BombayView, BombayEvent> {
  return {
    name: words.name,
    tagline: words.tagline,
    options: words.options,
    groups: words.groups,
    question({ agenda }, seat) {
      const step = agenda.at(-1);
      if (step === undefined) return words.question.over;
      if (step.kind === 'freeBale') return words.question.freeBale;
      return words.question.turn(step.kind === 'turn' && step.seat === seat ? step.actions : 0);
    },
    event: (event, name) => eventLine(words, event, name),
    clock({ round, lap, players }) {
      const { rounds, laps } = tableFacts(players.length);
      return words.clock(round, rounds, lap, laps);
    },
    roundName: words.roundName,
    sheet: words.sheet,
    refusals: words.refusals,
    features: words.features,
  };
}

function eventLine(words: Words, event: BombayEvent, name: (seat: number) => string): string | null {
  const { event: say, places, market } = words;
  switch (event.is) {
    case 'round':
      return say.round(event.round, name(event.first));
    case 'supplied': {
      const [left, middle, right] = event.markets;
      return say.supplied(
        [
          say.stall(market.left, stock(words, left)),
          say.stall(market.middle, stock(words, middle)),
          say.stall(market.right, stock(words, right)),
        ].join('. '),
      );
    }
    case 'lap':
      return say.lap(event.lap);
    case 'went':
      return say.went(name(event.seat), places[event.from], places[event.to], event.actions);
    case 'toll':
      return say.toll(name(event.seat), name(event.by), places[event.at], event.rupees);
    case 'bought':
      return say.bought(name(event.seat), event.silk, market[event.market], event.rupees, event.actions);
    case 'sold':
      return say.sold(name(event.seat), event.silk, places[event.city], event.rung, event.rupees, event.clients);
    case 'cityToken':
      return say.cityToken(name(event.seat), places[event.city].name);
    case 'built':
      return say.built(name(event.seat), places[event.at], event.silk);
    case 'palaceToken':
      return say.palaceToken(name(event.seat), event.effect);
    case 'freeBale':
      return say.freeBale(name(event.seat), event.silk, market[event.market]);
    case 'noFreeBale':
      return say.noFreeBale(name(event.seat));
    case 'closed':
      return say.closed(event.silk);
    case 'waited':
      return say.waited(name(event.seat), event.rupees);
    case 'ended':
      return say.ended(name(event.seat), event.unspent);
  }
}

function stock({ event, list }: Words, silks: Silks): string {
  const some = SILKS.filter((silk) => silks[silk] > 0).map((silk) => event.some(silks[silk], silk));
  return some.length === 0 ? event.nothing : list(some);
}
