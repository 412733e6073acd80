/** A language's words, put together as the texts that the table screen asks for. */
import type { GameText } from '../../../ui/contract.ts';
import { type TileId, YIELD_TILES, type YieldTileId } from '../data.ts';
import { type Facts, factsOf, factsWith, riverTileGain, tileAt, tileIn, yieldIn, yieldTileGain } from '../facts.ts';
import { playerOf, type RajasEvent } from '../state.ts';
import type { RajasView } from '../view.ts';
import { capital } from './count.ts';
import type { Words } from './en.ts';

export function gameText(words: Words): GameText<RajasView, RajasEvent> {
  return {
    name: words.name,
    tagline: words.tagline,
    options: words.options,
    groups: words.groups,
    question: (view, seat) => questionOf(words, view, seat),
    event: (event, name, corrected) => eventLine(words, factsWith(corrected), event, name),
    clock: ({ round, phase, crossed }) =>
      crossed.length > 0 ? `${words.clock(round, phase, '')} · ${words.lastPhase}` : words.clock(round, phase, ''),
    sheet: words.sheet,
    refusals: words.refusals,
    features: words.features,
  };
}

function questionOf(words: Words, view: RajasView, seat: number): { title: string; hint: string } {
  const { question: ask } = words;
  const cause = (by: string) => words.cause(factsOf(view), by);
  const step = view.agenda.at(-1);
  switch (step?.kind) {
    case 'worker':
      return ask.worker(playerOf(view, seat).unplaced, view.crossed.length > 0);
    case 'payDie':
      return ask.payDie(step.space);
    case 'tile':
      return ask.tile(step.cover !== null);
    case 'payTile':
      return ask.payTile(tileAt(view, step.tile), step.due);
    case 'build':
      return ask.build(tileAt(view, step.tile), step.cover !== null);
    case 'cover':
      return ask.cover;
    case 'yield':
      return ask.yield;
    case 'return':
      return ask.return(step.count);
    case 'take':
      return ask.take(step.count, cause(step.by));
    case 'upgrade':
    case 'lateUpgrade':
      return ask.upgrade(cause(step.by));
    case 'sail':
      return ask.sail(cause(step.by), step.may);
    case 'chamber':
      return ask.chamber;
    case 'score':
      return ask.score(cause(step.by));
    case 'reroll':
      return ask.reroll(step.chosen.length);
    case 'takeYield':
      return ask.takeYield;
    case 'layYield':
      return ask.layYield(words.effect(yieldTileGain(factsOf(view), step.tile).effect));
    default:
      return ask.over;
  }
}

function eventLine(words: Words, facts: Facts, event: RajasEvent, name: (seat: number) => string): string | null {
  const { event: say, effect, list, dice } = words;
  const cause = (by: string) => words.cause(facts, by);
  const tile = (id: TileId) => words.tile(tileIn(facts, id));
  const onTile = (id: YieldTileId) => effect(yieldTileGain(facts, id).effect);
  const parts = (ids: readonly Parameters<typeof dice.one>[0][]) => list(ids.map(dice.one));
  switch (event.is) {
    case 'started':
      return say.started(list(event.totals.map((n, seat) => say.total(name(seat), n))), name(event.first));
    case 'riverTile':
      return say.riverTile(event.space, effect(riverTileGain(facts, event.tile).effect));
    case 'round':
      return say.round(event.round, name(event.first));
    case 'phase':
      return say.phase(event.phase);
    case 'skipped':
    case 'stuck':
    case 'passed':
      return say[event.is](name(event.seat));
    case 'placed':
      return say.placed(name(event.seat), words.space(event.space), event.money);
    case 'paid':
      return say.paid(name(event.seat), event.die, event.as);
    case 'money':
    case 'fame':
    case 'karma':
      return say[event.is](name(event.seat), event.amount, event.now, cause(event.by));
    case 'built':
      return say.built(name(event.seat), tile(event.tile), event.cell, event.covers && tile(event.covers));
    case 'revealed':
      return say.revealed(event.tile && tile(event.tile));
    case 'yield':
      return say.yield(
        name(event.seat),
        event.tile ? onTile(event.tile) : effect(yieldIn(facts, event.slot).gain.effect),
      );
    case 'rolled':
      return say.rolled(name(event.seat), parts(event.dice), cause(event.by));
    case 'rerolled':
      return say.rerolled(name(event.seat), parts(event.from), parts(event.to));
    case 'returned':
      return say.returned(name(event.seat), event.die);
    case 'noDice':
      return say.noDice(name(event.seat), cause(event.by));
    case 'upgraded':
      return say.upgraded(name(event.seat), event.building, event.level, cause(event.by));
    case 'lost':
      return say.lost(name(event.seat), capital(cause(event.by)));
    case 'sailed':
      return say.sailed(name(event.seat), event.to, cause(event.by));
    case 'stayed':
      return say.stayed(name(event.seat), cause(event.by));
    case 'chamber':
      return say.chamber(name(event.seat), event.chamber, cause(event.by));
    case 'scored':
      return say.scored(name(event.seat), event.goods);
    case 'bonus':
      return say.bonus(name(event.seat), event.track, event.space);
    case 'activated':
      return say.activated(name(event.seat), event.where);
    case 'leftGame':
      return say.leftGame(name(event.seat), event.where);
    case 'whiteTile':
      return say.whiteTile(name(event.seat), onTile(event.tile));
    case 'reshuffled':
      return say.reshuffled(event.tiles);
    case 'tookYield':
      return say.tookYield(name(event.seat), YIELD_TILES[event.tile].colour, onTile(event.tile));
    case 'declinedYield':
      return say.declinedYield(name(event.seat));
    case 'laidYield': {
      const { cell, side } = yieldIn(facts, event.slot);
      return say.laidYield(name(event.seat), cell, side);
    }
    case 'crossed':
      return say.crossed(name(event.seat), event.margin);
    case 'elephant':
      return say.elephant(name(event.seat), event.mogul);
    case 'over':
      return say.over;
  }
}
