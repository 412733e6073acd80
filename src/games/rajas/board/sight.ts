/** Rajas as one seat sees it, and the few things that every part of the screen asks of it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Sight } from '../../../table/table.ts';
import type { Offer, TableProps } from '../../../ui/contract.ts';
import type { CellId, Side, SlotId, YieldColour } from '../data.ts';
import type { Effect } from '../effects.ts';
import { factsOf, yieldTileGain } from '../facts.ts';
import { type Player, type RajasMove, type RajasStep, type Slot, sideOf } from '../state.ts';
import type { RajasView } from '../view.ts';

export type RajasSight = Sight<RajasView, RajasMove>;
export type RajasOffer = Offer<RajasMove>;
export type RajasProps = TableProps<RajasView, RajasMove>;

export function playerAt(view: RajasView, seat: Seat): Player {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Whose province the screen is about: the seat that looks, or for a spectator the seat whose turn it is. */
export function subject(sight: RajasSight): Seat {
  return sight.seat ?? sight.waiting[0] ?? sight.view.mover;
}

/** The open question. */
export function openStep(view: RajasView): RajasStep | undefined {
  return view.agenda.at(-1);
}

/** A special yield of a province with what it gives now: the tile that lies there, or what is printed. */
export interface SlotNow {
  readonly id: SlotId;
  readonly cell: CellId;
  readonly side: Side;
  readonly colour: YieldColour | null;
  readonly slot: Slot;
  readonly gain: Effect;
}

export function slotsOf(view: RajasView, seat: Seat): SlotNow[] {
  const { slots } = playerAt(view, seat);
  const facts = factsOf(view);
  return facts.yields[sideOf(view.options, seat)].map((printed, i) => {
    const slot: Slot = slots[i] ?? { state: 'open', tile: null };
    const { effect } = slot.tile === null ? printed.gain : yieldTileGain(facts, slot.tile);
    return { ...printed, slot, gain: effect };
  });
}

/** The seats that still have a turn in this phase, the next one first, without the one on turn. */
export function stillToCome({ agenda }: RajasView): Seat[] {
  return agenda.flatMap((step) => (step.kind === 'turn' ? [step.of] : [])).toReversed();
}
