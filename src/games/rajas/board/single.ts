/** One legal move as an answer: its words, its group, and the thing on the table that stands for it. */
import { CHAMBER_SPACES } from '../board.ts';
import { CHAMBERS, type Colour, YIELD_TILES, type YieldTileId } from '../data.ts';
import { countColour, dieOf } from '../dice.ts';
import { type Facts, factsOf, tileAt, yieldTileGain } from '../facts.ts';
import { gainName } from '../gains.ts';
import { cellAt } from '../province.ts';
import type { RajasMove, RajasStep } from '../state.ts';
import { riverGain } from '../steps/river.ts';
import type { Words } from '../text/en.ts';
import type { Sketch } from './draft.ts';
import { foresee } from './foresee.ts';
import { playerAt, type RajasSight, slotsOf } from './sight.ts';

/** Whether two yield tiles give the same. */
export function alike(facts: Facts, a: YieldTileId, b: YieldTileId): boolean {
  const gives = (id: YieldTileId) => gainName(yieldTileGain(facts, id).effect);
  return YIELD_TILES[a].colour === YIELD_TILES[b].colour && gives(a) === gives(b);
}

function ownedOf({ view, seat }: RajasSight, colour: Colour): number {
  return countColour(playerAt(view, seat ?? view.mover), colour);
}

/** The answers to questions that are answered by one move. */
export function single(words: Words, sight: RajasSight, step: RajasStep, move: RajasMove): Sketch {
  const { view } = sight;
  const { answer, effect } = words;
  const moves = [move];
  const seat = sight.seat ?? view.mover;
  switch (move.do) {
    case 'pay': {
      const turned = move.as !== dieOf(move.die).value;
      const target = `${turned ? 'turn' : 'die'}:${move.die}`;
      return {
        id: `pay:${move.die}:${move.as}`,
        moves,
        group: 'pay',
        place: 'main',
        target,
        ...answer.pay(move.die, move.as),
      };
    }
    case 'cover': {
      const placed = playerAt(view, seat).province[cellAt(move.cell)];
      if (!placed) throw new Error(`no tile on ${move.cell}`);
      return {
        id: `cover:${move.cell}`,
        moves,
        group: 'cover',
        place: 'main',
        target: `cell:${move.cell}`,
        ...answer.cover(move.cell, tileAt(view, placed.tile)),
      };
    }
    case 'yield': {
      const gain = slotsOf(view, seat).find(({ id }) => id === move.slot)?.gain;
      return {
        id: `yield:${move.slot}`,
        moves,
        group: 'yield',
        place: 'main',
        target: `slot:${move.slot}`,
        ...answer.yield(gain ? effect(gain) : ''),
      };
    }
    case 'return':
      return {
        id: `return:${move.die}`,
        moves,
        group: 'dice',
        place: 'main',
        target: `die:${move.die}`,
        nudge: -dieOf(move.die).value,
        ...answer.return(move.die),
      };
    case 'keep': {
      const taken = foresee(view, seat, moves);
      const next = taken?.pending.at(-1);
      const rolled =
        taken?.events.reduce((sum, event) => sum + (event.is === 'rolled' ? event.dice.length : 0), 0) ?? 0;
      return {
        id: 'keep',
        moves,
        group: 'rest',
        place: 'end',
        ...answer.keep(next?.kind === 'take' ? next.count : rolled),
      };
    }
    case 'take': {
      const [only] = move.colours;
      const target = move.colours.length === 1 ? { target: `supply:${only}` } : {};
      // Colours of which few dice are owned come first.
      const owned = move.colours.reduce((sum, colour) => sum + ownedOf(sight, colour), 0);
      const kinds = new Set(move.colours).size;
      return {
        id: `take:${move.colours.join('+')}`,
        moves,
        group: 'dice',
        place: 'main',
        nudge: kinds - owned / 4,
        ...target,
        ...answer.take(move.colours),
      };
    }
    case 'upgrade': {
      const level = playerAt(view, seat).levels[move.building] + 1;
      return {
        id: `upgrade:${move.building}`,
        moves,
        group: 'upgrade',
        place: 'main',
        target: `level:${move.building}`,
        ...answer.upgrade(move.building, level),
      };
    }
    case 'sail': {
      const gain = riverGain(view, move.to)?.effect;
      return {
        id: `sail:${move.to}`,
        moves,
        group: 'river',
        place: 'main',
        target: `river:${move.to}`,
        nudge: move.to / 10,
        ...answer.sail(move.to, gain ? effect(gain) : ''),
      };
    }
    case 'chamber': {
      const space = CHAMBER_SPACES[CHAMBERS.indexOf(move.chamber)];
      return {
        id: `chamber:${move.chamber}`,
        moves,
        group: 'chamber',
        place: 'main',
        target: `space:${space?.id}`,
        ...answer.chamber(move.chamber, space ? effect(space.effect) : ''),
      };
    }
    case 'score': {
      const best = Math.max(
        ...sight.moves.map((each) => (each.do === 'score' && each.goods === move.goods ? each.money : 0)),
      );
      const most = move.money === best;
      return {
        id: `score:${move.goods}:${move.money}`,
        moves,
        group: most ? 'score' : 'fewer',
        place: most ? 'main' : 'more',
        ...(most ? { target: `good:${move.goods}` } : {}),
        ...answer.score(move.goods, move.money),
      };
    }
    case 'reroll':
      return {
        id: `reroll:${move.die}`,
        moves,
        group: 'dice',
        place: 'main',
        target: `die:${move.die}`,
        nudge: -dieOf(move.die).value,
        ...answer.reroll(move.die),
      };
    case 'takeYield': {
      const facts = factsOf(view);
      const first = sight.moves.find((each) => each.do === 'takeYield' && alike(facts, each.tile, move.tile)) === move;
      return {
        id: `yieldTile:${move.tile}`,
        moves,
        group: 'yieldTile',
        place: first ? 'main' : 'more',
        target: `yieldTile:${move.tile}`,
        ...answer.takeYield(YIELD_TILES[move.tile].colour, effect(yieldTileGain(facts, move.tile).effect)),
      };
    }
    case 'layYield': {
      const slot = slotsOf(view, seat).find(({ id }) => id === move.slot);
      if (slot === undefined) throw new Error(`no special yield ${move.slot}`);
      const built = slot.slot.state !== 'open' || playerAt(view, seat).province[cellAt(slot.cell)] !== null;
      return {
        id: `slot:${move.slot}`,
        moves,
        group: 'slot',
        place: 'main',
        target: `slot:${move.slot}`,
        nudge: built ? -5 : 0,
        ...answer.layYield(slot.cell, slot.side, built),
      };
    }
    case 'stay':
      return { id: 'stay', moves, group: 'rest', place: 'end', ...answer.stay };
    case 'roll':
      return {
        id: 'roll',
        moves,
        group: 'rest',
        place: 'end',
        ...answer.roll(step.kind === 'reroll' ? step.chosen.length : 0),
      };
    case 'decline':
      return { id: 'decline', moves, group: 'rest', place: 'end', ...answer.decline };
    default:
      throw new Error(`no words for the answer ${move.do} to ${step.kind}`);
  }
}
