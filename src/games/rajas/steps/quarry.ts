/** RG-QUARRY: choosing, paying and placing a tile, in the quarry and for the Master Builder; then its gains. */
import { CELLS, type CellId, STACKS, type TileId } from '../data.ts';
import { DICE, dieOf, FACES, opposite, owns, reachOf, rowOf } from '../dice.ts';
import { factsOf, tileAt, tileIn } from '../facts.ts';
import { cellAt, isCell, roadsInto, staysLinked } from '../province.ts';
import { drawTile } from '../setup.ts';
import {
  type Ask,
  type Player,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasStep,
  type RajasTurn,
  type StepOfKind,
  sideOf,
} from '../state.ts';
import { bit, type Quarter, TILE_IDS, type Tile, TURNS, tileOf } from '../tiles.ts';
import { coverable, covers, reachByColour } from './builder.ts';
import { payWith } from './pay.ts';
import { fameOf } from './upgrade.ts';

const CHOOSE = new Map<TileId, RajasMove>(TILE_IDS.map((tile) => [tile, { do: 'tile', tile }]));
const BUILD: readonly Readonly<Record<Quarter, RajasMove>>[] = CELLS.map((cell) => ({
  0: { do: 'build', cell, turn: 0 },
  90: { do: 'build', cell, turn: 90 },
  180: { do: 'build', cell, turn: 180 },
  270: { do: 'build', cell, turn: 270 },
}));
const YIELDS: RajasStep = { kind: 'yields' };

/** RG-QUARRY-2: whether the dice can pay for any visible tile. */
export function canAfford(s: Rajas, player: Player): boolean {
  const reach = reachByColour(player.dice, player.karma);
  for (const id of s.tops) {
    if (id === null) continue;
    const top = tileAt(s, id);
    if (top.cost <= reach[top.colour]) return true;
  }
  return false;
}

/** Dice that the tile costs here: the difference if it covers another (RG-BUILDER-2). */
export function priceOf(s: Rajas, player: Player, tile: Tile, cover: CellId | null): number {
  const old = cover === null ? null : player.province[cellAt(cover)];
  return old ? tile.cost - tileAt(s, old.tile).cost : tile.cost;
}

/** Which visible tile. */
export const tile: Ask<'tile'> = {
  moves(s, { cover }, seat, out) {
    const player = playerOf(s, seat);
    const reach = reachByColour(player.dice, player.karma);
    const cell = cover === null ? -1 : cellAt(cover);
    const old = coverable(player, cell);
    for (const id of s.tops) {
      if (id === null) continue;
      const top = tileAt(s, id);
      const move = CHOOSE.get(id);
      const fits = old ? covers(s, player, cell, old, top, reach[top.colour]) : top.cost <= reach[top.colour];
      if (move && fits) out.push(move);
    }
  },
  answer(s, { seat, cover }, move) {
    if (move.do !== 'tile') return;
    const due = priceOf(s, playerOf(s, seat), tileAt(s, move.tile), cover);
    s.agenda.push({ kind: 'payTile', seat, tile: move.tile, cover, due });
  },
  why(s, { cover }, _seat, move) {
    if (move.do !== 'tile' || !s.tops.includes(move.tile)) return 'RG-SETUP-3';
    return cover === null ? 'RG-QUARRY-2' : 'RG-BUILDER-1';
  },
};

/** RG-QUARRY-2, RG-BUILDER-2: dice of the tile's colour, one after the other, until they cover what is due. */
export const payTile: Ask<'payTile'> = {
  moves(s, { tile: id, due }, seat, out) {
    const { dice, karma } = playerOf(s, seat);
    const row = rowOf(tileOf(id).colour);
    for (let at = row; at < row + FACES; at++) {
      const die = DICE[at];
      if (die === undefined || (dice[at] ?? 0) === 0) continue;
      // What is left must be able to pay the rest.
      if (due - die.value <= reachOf(dice, row, karma, at)) out.push(die.pay);
      if (karma > 0 && due - opposite(die.value) <= reachOf(dice, row, karma - 1, at)) out.push(die.payTurned);
    }
  },
  answer(s, step, move, t) {
    if (move.do !== 'pay') return;
    payWith(s, step.seat, move, t);
    const due = step.due - move.as;
    if (due > 0) s.agenda.push({ ...step, due });
    else s.agenda.push({ kind: 'build', seat: step.seat, tile: step.tile, cover: step.cover });
  },
  why(s, step, seat, move) {
    const rule = step.cover === null ? 'RG-QUARRY-2' : 'RG-BUILDER-2';
    if (move.do !== 'pay' || !owns(playerOf(s, seat), move.die)) return rule;
    const die = dieOf(move.die);
    if (die.colour !== tileOf(step.tile).colour) return rule;
    if (move.as === opposite(die.value)) return playerOf(s, seat).karma === 0 ? 'RG-KARMA-2' : rule;
    return move.as === die.value ? rule : 'RG-KARMA-2';
  },
};

/** RG-QUARRY-3, RG-BUILDER-3: cell and turn. Until they are fixed, more dice may still be paid (RG-RUL-28). */
export const build: Ask<'build'> = {
  moves(s, { tile: id, cover }, seat, out) {
    const player = playerOf(s, seat);
    const facts = factsOf(s);
    const { roads, colour } = tileIn(facts, id);
    if (cover === null) {
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (player.province[cell] !== null) continue;
        const into = roadsInto(facts, player, cell);
        const moves = BUILD[cell];
        if (into === 0 || moves === undefined) continue;
        for (const turn of TURNS) if ((roads[turn] & into) !== 0) out.push(moves[turn]); // RG-PROV-4
      }
    } else {
      const cell = cellAt(cover);
      const moves = BUILD[cell];
      for (const turn of TURNS) if (moves && staysLinked(facts, player, cell, roads[turn])) out.push(moves[turn]);
    }
    const row = rowOf(colour);
    for (let at = row; at < row + FACES; at++) {
      const die = DICE[at];
      if (die && (player.dice[at] ?? 0) > 0) out.push(die.pay);
    }
  },
  answer(s, step, move, t) {
    if (move.do === 'pay') {
      payWith(s, step.seat, move, t);
      s.agenda.push(step);
    } else if (move.do === 'build') {
      put(s, step, cellAt(move.cell), move.turn, t);
    }
  },
  why(s, step, seat, move) {
    if (move.do === 'pay') return owns(playerOf(s, seat), move.die) ? 'RG-KARMA-3' : 'RG-RUL-28';
    if (move.do !== 'build' || !isCell(move.cell)) return 'RG-PROV-1';
    if (!TURNS.includes(move.turn)) return 'RG-PROV-3';
    if (step.cover !== null) return step.cover === move.cell ? 'RG-BUILDER-3' : 'RG-BUILDER-1';
    return playerOf(s, seat).province[cellAt(move.cell)] ? 'RG-PROV-6' : 'RG-PROV-4';
  },
};

function put(
  s: Rajas,
  { seat, tile: id, cover }: StepOfKind<'build'>,
  cell: number,
  turn: Quarter,
  t: RajasTurn,
): void {
  const player = playerOf(s, seat);
  const placed = tileAt(s, id);
  const old = player.province[cell]?.tile ?? null;
  player.province[cell] = { tile: id, turn, covers: old };
  t.emit({ is: 'built', seat, tile: id, cell: CELLS[cell] ?? '1-1', turn, covers: old });
  reveal(s, placed.stack, t); // RG-QUARRY-4

  // RG-QUARRY-5: money, then fame, then the yields; so they are pushed the other way round.
  if (cover === null) connect(s, player, cell, placed.roads[turn]); // RG-BUILDER-4: no yields when covering
  let fame = 0;
  for (const building of placed.buildings) fame += fameOf(player, building); // RG-QUARRY-7, RG-RUL-40: fixed now
  if (fame > 0) s.agenda.push({ kind: 'gain', effect: { type: 'fame', amount: fame }, by: id });
  const money = placed.marketMoney;
  if (money > 0) s.agenda.push({ kind: 'gain', effect: { type: 'money', amount: money }, by: id });
}

function reveal(s: Rajas, stack: number, t: RajasTurn): void {
  const next = drawTile(factsOf(s), s.under, stack, t.rng);
  s.tops[stack] = next;
  t.emit({ is: 'revealed', stack: STACKS[stack] ?? STACKS[0], tile: next });
}

/** RG-YIELD-1, RG-YIELD-3: every special yield on a side to which the new tile has a road. */
function connect(s: Rajas, player: Player, cell: number, roads: number): void {
  const yields = factsOf(s).yields[sideOf(s.options, s.mover)];
  let any = false;
  for (let i = 0; i < yields.length; i++) {
    const printed = yields[i];
    const slot = player.slots[i];
    if (printed === undefined || slot === undefined || printed.cell !== CELLS[cell]) continue;
    if ((roads & bit(printed.side)) === 0) continue;
    player.slots[i] = { state: 'due', tile: slot.tile };
    any = true;
  }
  if (any) s.agenda.push(YIELDS);
}
