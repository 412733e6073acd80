/** RG-YIELD, RG-NAV: special yields, and the yield tiles that are laid over them. */
import { YIELD_TILE_IDS } from '../correctable.ts';
import { EDGES, type SlotId, YIELD_TILES, type YieldTileId } from '../data.ts';
import { factsOf, type Yield, yieldTileGain } from '../facts.ts';
import {
  type Ask,
  type Cause,
  type Player,
  playerOf,
  type Rajas,
  type RajasMove,
  type RajasStep,
  type RajasTurn,
  type Silent,
  type Slot,
  type StepOfKind,
  sideOf,
} from '../state.ts';

const SLOTS = EDGES.flatMap((edge): SlotId[] => [`A-${edge}`, `B-${edge}`]);
const PAY = new Map<SlotId, RajasMove>(SLOTS.map((slot) => [slot, { do: 'yield', slot }]));
const LAY = new Map<SlotId, RajasMove>(SLOTS.map((slot) => [slot, { do: 'layYield', slot }]));
const DISCARDS = new Map<YieldTileId, RajasStep>(YIELD_TILE_IDS.map((tile) => [tile, { kind: 'discardWhite', tile }]));
const TAKE = new Map<YieldTileId, RajasMove>(YIELD_TILE_IDS.map((tile) => [tile, { do: 'takeYield', tile }]));
const DECLINE: RajasMove = { do: 'decline' };
const YIELDS: RajasStep = { kind: 'yields' };

const OPEN: Slot = { state: 'open', tile: null };

/** The special yields of a seat's province, in the order of its slots. */
function yieldsOf(s: Rajas, seat: number): readonly Yield[] {
  return factsOf(s).yields[sideOf(s.options, seat)];
}

/** RG-QUARRY-5 c: the connected yields, one after the other; the last one needs no question. */
export const yields: Silent<'yields'> = {
  run(s, _step, t) {
    const { slots } = playerOf(s, s.mover);
    const due = slots.reduce((sum, slot) => (slot.state === 'due' ? sum + 1 : sum), 0);
    if (due > 1) s.agenda.push({ kind: 'yield', seat: s.mover });
    else if (due === 1)
      payYield(
        s,
        s.mover,
        slots.findIndex((slot) => slot.state === 'due'),
        t,
      );
  },
};

/** RG-RUL-10: the player picks which yield comes next. */
export const chooseYield: Ask<'yield'> = {
  moves(s, _step, seat, out) {
    const { slots } = playerOf(s, seat);
    for (const [i, { id }] of yieldsOf(s, seat).entries()) {
      const move = PAY.get(id);
      if (slots[i]?.state === 'due' && move) out.push(move);
    }
  },
  answer(s, { seat }, move, t) {
    if (move.do !== 'yield') return;
    s.agenda.push(YIELDS);
    payYield(
      s,
      seat,
      yieldsOf(s, seat).findIndex(({ id }) => id === move.slot),
      t,
    );
  },
  why: () => 'RG-YIELD-1',
};

/** RG-YIELD-2, RG-NAV-5: it pays once: the tile that lies there, or what is printed (RG-RUL-39). */
function payYield(s: Rajas, seat: number, i: number, t: RajasTurn): void {
  const player = playerOf(s, seat);
  const { tile } = player.slots[i] ?? OPEN;
  const printed = yieldsOf(s, seat)[i];
  if (printed === undefined) throw new Error(`seat ${seat} has no yield ${i}`);
  player.slots[i] = { state: 'paid', tile };
  t.emit({ is: 'yield', seat, slot: printed.id, tile });
  s.agenda.push(tile === null ? printed.gain : yieldTileGain(factsOf(s), tile));
}

/** RG-NAV-8: yield tiles that were there when their slot was connected. */
export function connectedTiles(player: Player): number {
  let count = 0;
  for (const { tile, state } of player.slots) if (tile !== null && (state === 'due' || state === 'paid')) count++;
  return count;
}

/** RG-CHAMBER-2: the top white tile is resolved and laid aside; an empty pile is made anew from those. */
export function drawWhite(s: Rajas, t: RajasTurn): void {
  if (s.whitePile.length === 0) {
    s.whitePile = s.whiteUsed.toSorted();
    s.whiteUsed = [];
    t.emit({ is: 'reshuffled', tiles: s.whitePile.length });
  }
  const [tile] = s.whitePile.splice(t.rng.int(s.whitePile.length), 1);
  if (tile === undefined) throw new Error('no white yield tile');
  t.emit({ is: 'whiteTile', seat: s.mover, tile });
  const discard = DISCARDS.get(tile);
  if (discard) s.agenda.push(discard);
  s.agenda.push(yieldTileGain(factsOf(s), tile));
}

/** RG-CHAMBER-2, RG-CHAIN-1: a tile is discarded when all that it set off is done; until then no reshuffle finds it. */
export const discardWhite: Silent<'discardWhite'> = {
  run(s, { tile }) {
    s.whiteUsed.push(tile);
  },
};

/** RG-NAV-6: a tile needs an unoccupied slot of its colour. */
function hasRoom(s: Rajas, seat: number, tile: YieldTileId): boolean {
  const { slots } = playerOf(s, seat);
  const { colour } = YIELD_TILES[tile];
  return yieldsOf(s, seat).some((slot, i) => slot.colour === colour && slots[i]?.tile === null);
}

/** RG-NAV-7, RG-NAV-9: a face-up yield tile, if there is one that fits. */
export function offerYieldTile(s: Rajas, by: Cause): void {
  if (s.yieldTiles.some((tile) => hasRoom(s, s.mover, tile))) s.agenda.push({ kind: 'takeYield', seat: s.mover, by });
}

export const takeYield: Ask<'takeYield'> = {
  moves(s, _step, seat, out) {
    for (const tile of s.yieldTiles) {
      const move = TAKE.get(tile);
      if (move && hasRoom(s, seat, tile)) out.push(move);
    }
    out.push(DECLINE);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'takeYield') {
      s.yieldTiles.splice(s.yieldTiles.indexOf(move.tile), 1);
      t.emit({ is: 'tookYield', seat, tile: move.tile });
      askSlot(s, seat, move.tile, t);
    } else t.emit({ is: 'declinedYield', seat });
  },
  why: () => 'RG-NAV-6',
};

/** RG-NAV-4: a brown tile at random, for one of the two brown slots. */
export const drawBrown: Silent<'drawBrown'> = {
  run(s, { of }, t) {
    s.mover = of;
    const brown = s.yieldTiles.filter((tile) => YIELD_TILES[tile].colour === 'brown');
    const tile = brown[t.rng.int(brown.length)];
    if (tile === undefined) throw new Error('no brown yield tile');
    s.yieldTiles.splice(s.yieldTiles.indexOf(tile), 1);
    t.emit({ is: 'tookYield', seat: of, tile });
    askSlot(s, of, tile, t);
  },
};

/** A tile with one slot left to lie on is laid at once. */
function askSlot(s: Rajas, seat: number, tile: YieldTileId, t: RajasTurn): void {
  const step: StepOfKind<'layYield'> = { kind: 'layYield', seat, tile };
  const possible: RajasMove[] = [];
  layYield.moves(s, step, seat, possible);
  const [only] = possible;
  if (possible.length === 1 && only) layYield.answer(s, step, only, t);
  else s.agenda.push(step);
}

export const layYield: Ask<'layYield'> = {
  moves(s, { tile }, seat, out) {
    const { slots } = playerOf(s, seat);
    for (const [i, { id, colour }] of yieldsOf(s, seat).entries()) {
      const move = LAY.get(id);
      if (move && colour === YIELD_TILES[tile].colour && slots[i]?.tile === null) out.push(move);
    }
  },
  answer(s, { seat, tile }, move, t) {
    if (move.do !== 'layYield') return;
    const player = playerOf(s, seat);
    const i = yieldsOf(s, seat).findIndex(({ id }) => id === move.slot);
    const { state } = player.slots[i] ?? OPEN;
    player.slots[i] = { state: state === 'paid' ? 'idle' : state, tile }; // RG-RUL-38
    t.emit({ is: 'laidYield', seat, tile, slot: move.slot });
  },
  why: () => 'RG-NAV-6',
};
