/** Where a tile goes and how it is turned: the best turn of each cell stands in the bar, the others one tap away. */
import { CELLS, SIDES, type Side } from '../data.ts';
import { dieOf } from '../dice.ts';
import { type Facts, factsOf, tileAt } from '../facts.ts';
import { roadsInto } from '../province.ts';
import type { Player, RajasMove, RajasStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { bit, type Tile } from '../tiles.ts';
import { worthOf } from './chips.ts';
import type { Sketch } from './draft.ts';
import { foresee } from './foresee.ts';
import { playerAt, type RajasSight } from './sight.ts';
import { tallyOf } from './tally.ts';

type Build = RajasMove & { do: 'build' };

/** A way to lay the tile, with what it brings and how many cells stay open afterwards. */
interface Laying {
  readonly move: Build;
  readonly worth: number;
  readonly open: number;
}

const ARROWS: Readonly<Record<Side, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

export function buildAnswers(words: Words, sight: RajasSight, step: Extract<RajasStep, { kind: 'build' }>): Sketch[] {
  const layings = sight.moves.flatMap((move) => (move.do === 'build' ? [laying(sight, move)] : []));
  const best = new Map<string, Laying>();
  for (const each of layings) {
    const known = best.get(each.move.cell);
    if (known === undefined || ranks(each) > ranks(known)) best.set(each.move.cell, each);
  }
  return [
    ...layings.map((each) =>
      layingSketch(
        words,
        tileAt(sight.view, step.tile),
        each,
        best.get(each.move.cell) === each || step.cover !== null,
      ),
    ),
    ...sight.moves.flatMap((move) => (move.do === 'pay' ? [overpay(words, move)] : [])),
  ];
}

const ranks = ({ worth, open }: Laying) => worth + 0.1 * open;

function laying({ view, seat }: RajasSight, move: Build): Laying {
  const seen = seat === null ? null : foresee(view, seat, [move]);
  if (seen === null || seat === null) return { move, worth: 0, open: 0 };
  return { move, worth: worthOf(tallyOf(seat, seen)), open: openCells(factsOf(view), playerAt(seen.after, seat)) };
}

/** The cells into which a road leads and where nothing lies yet. */
export function openCells(facts: Facts, player: Player): number {
  let open = 0;
  for (let cell = 0; cell < CELLS.length; cell++)
    if (player.province[cell] === null && roadsInto(facts, player, cell) !== 0) open++;
  return open;
}

function layingSketch(words: Words, { roads: turned }: Tile, { move, open }: Laying, best: boolean): Sketch {
  const roads = SIDES.filter((side) => (turned[move.turn] & bit(side)) !== 0);
  const dead = open === 0 ? { icon: 'dead', says: words.answer.closes } : undefined;
  return {
    id: `build:${move.cell}:${move.turn}`,
    moves: [move],
    group: best ? 'cell' : 'turn',
    place: best ? 'main' : 'more',
    target: `cell:${move.cell}`,
    remark: words.answer.opens(open),
    warning: dead,
    nudge: open / 10,
    ...words.answer.build(move.cell, roads, roads.map((side) => ARROWS[side]).join('')),
  };
}

/** RG-RUL-28: more may be paid than is due. Nobody wants to; it is there, under its own heading. */
function overpay(words: Words, move: RajasMove & { do: 'pay' }): Sketch {
  const { value } = dieOf(move.die);
  return {
    id: `pay:${move.die}:${value}`,
    moves: [move],
    group: 'overpay',
    place: 'more',
    ...words.answer.overpay(move.die),
  };
}
