/** What everything printed says when it is pointed at: its name, its rule, its present worth. */
import type { Seat } from '../../../kernel/index.ts';
import type { SeatFace } from '../../../ui/contract.ts';
import { type Space, spaceAt } from '../board.ts';
import {
  type Building,
  type CellId,
  FAME_TRACK,
  MONEY_TRACK,
  PROVINCE_TILES,
  RIVER_TILES,
  SHAPES,
  type SpaceId,
  type TileId,
  type WorkerPlace,
} from '../data.ts';
import { reachOf, rowOf } from '../dice.ts';
import { factsOf, tileAt } from '../facts.ts';
import { cellAt, roadsInto } from '../province.ts';
import type { Placed } from '../state.ts';
import { fameOf } from '../steps/upgrade.ts';
import type { Explained, Words } from '../text/en.ts';
import type { RajasView } from '../view.ts';
import { playerAt, type SlotNow } from './sight.ts';

export interface Explanation {
  readonly title: string;
  readonly says: string;
  readonly rule: string;
}

const told = ({ title, lines }: Explained, rule: string): Explanation => ({
  title,
  says: lines.filter((line) => line !== '').join(' '),
  rule,
});

const namesOf = (words: Words, faces: readonly SeatFace[], seats: readonly Seat[]) =>
  seats.length === 0 ? '' : words.list(seats.map((seat) => faces[seat]?.name ?? ''));

const RULE_OF: Readonly<Record<Space['group'], string>> = {
  quarry: 'RG-QUARRY-1',
  assorted: 'RG-MARKET-1',
  same: 'RG-MARKET-2',
  portico: 'RG-PALACE-1',
  terrace: 'RG-PALACE-2',
  balcony: 'RG-PALACE-3',
  chamber: 'RG-PALACE-4',
  harbour: 'RG-RIVER-2',
};

export function explainSpace(words: Words, view: RajasView, faces: readonly SeatFace[], id: SpaceId): Explanation {
  const space = spaceAt(view, id);
  const { explain } = words;
  const needs =
    space.die === null
      ? ''
      : 'colour' in space.die
        ? explain.needs.colour(space.die.colour)
        : explain.needs.value(space.die.values);
  const worker = view.spaces[space.at] ?? null;
  const taken = worker === null ? null : (faces[worker]?.name ?? '');
  return told(explain.space(id, space.money, needs, words.effect(space.effect), taken), RULE_OF[space.group]);
}

export function explainRiver(words: Words, view: RajasView, faces: readonly SeatFace[], at: number): Explanation {
  const here = view.players.flatMap((player, seat) => (player.boat === at ? [seat] : []));
  const tile = view.riverTiles[at];
  const printed = factsOf(view).river[at - 1]?.effect;
  if (tile) return told(words.explain.riverTile(at, words.effect(RIVER_TILES[tile].gain)), 'RG-GANGA-2');
  return told(words.explain.river(at, printed ? words.effect(printed) : '', namesOf(words, faces, here)), 'RG-RIVER-5');
}

export function waitingAt(view: RajasView, where: WorkerPlace): Seat[] {
  return view.players.flatMap((player, seat) => (player.waiting[where] ? [seat] : []));
}

export function explainBridge(words: Words, view: RajasView, faces: readonly SeatFace[]): Explanation {
  return told(words.explain.bridge(namesOf(words, faces, waitingAt(view, 'bridge'))), 'RG-RIVER-7');
}

export function explainTrack(
  words: Words,
  view: RajasView,
  faces: readonly SeatFace[],
  track: 'fame' | 'money',
  at: number,
): Explanation {
  const { bonuses, worker } = track === 'fame' ? FAME_TRACK : MONEY_TRACK;
  if (at === worker) return told(words.explain.worker(namesOf(words, faces, waitingAt(view, track))), 'RG-WORKER-1');
  const gain = bonuses.find(({ space }) => space === at)?.gain;
  const here = view.players.flatMap((player, seat) => (player[track] === at ? [seat] : []));
  const say = track === 'fame' ? words.explain.fame : words.explain.moneySpace;
  return told(
    say(at, gain ? words.effect(gain) : '', namesOf(words, faces, here)),
    track === 'fame' ? 'RG-TRACK-3' : 'RG-TRACK-4',
  );
}

export const explainCorner = (words: Words) => told(words.explain.corner, 'RG-TRACK-1');

/** What a tile brings to a seat if it is built now. */
function tileGain(words: Words, view: RajasView, seat: Seat, id: TileId): string {
  const { buildings, marketMoney } = tileAt(view, id);
  const player = playerAt(view, seat);
  const fame = buildings.reduce((sum, building) => sum + fameOf(player, building), 0);
  const parts = [fame > 0 ? words.counts.fame(fame) : '', marketMoney > 0 ? words.counts.money(marketMoney) : ''];
  return words.list(parts.filter((part) => part !== ''));
}

/** How a visible tile can be paid: at once, with karma, or not: then what is missing. */
export function means(view: RajasView, seat: Seat, id: TileId): 'yes' | 'karma' | number {
  const player = playerAt(view, seat);
  const { colour, cost } = tileAt(view, id);
  if (reachOf(player.dice, rowOf(colour), 0) >= cost) return 'yes';
  const reach = reachOf(player.dice, rowOf(colour), player.karma);
  return reach >= cost ? 'karma' : cost - reach;
}

export function explainTile(words: Words, view: RajasView, seat: Seat, id: TileId, under: number): Explanation {
  const roads = SHAPES[PROVINCE_TILES[id].shape].length;
  const { title, lines } = words.explain.tile(id, tileAt(view, id).cost, tileGain(words, view, seat, id), roads, under);
  const able = means(view, seat, id);
  const { affordable } = words.explain;
  return told(
    { title, lines: [...lines, typeof able === 'number' ? affordable.no(able) : affordable[able]] },
    'RG-QUARRY-2',
  );
}

export function explainCell(
  words: Words,
  view: RajasView,
  seat: Seat,
  cell: CellId,
  placed: Placed | null,
): Explanation {
  if (placed === null)
    return told(words.explain.cell(cell, roadsInto(playerAt(view, seat), cellAt(cell)) !== 0), 'RG-PROV-4');
  const roads = SHAPES[PROVINCE_TILES[placed.tile].shape].length;
  const { title, lines } = words.explain.tile(placed.tile, tileAt(view, placed.tile).cost, '', roads, null);
  const over = placed.covers === null ? '' : words.explain.covers(placed.covers);
  return told({ title, lines: [...lines, over] }, placed.covers === null ? 'RG-PROV-6' : 'RG-BUILDER-1');
}

export const explainResidence = (words: Words) => told(words.explain.residence, 'RG-PROV-2');

export function explainSlot(words: Words, { gain, slot, colour }: SlotNow): Explanation {
  return told(words.explain.slot(words.effect(gain), slot.state, colour), colour === null ? 'RG-YIELD-1' : 'RG-NAV-5');
}

export function explainLevel(words: Words, view: RajasView, seat: Seat, building: Building): Explanation {
  const { levels, late } = playerAt(view, seat);
  return told(words.explain.level(building, levels[building], late === building), 'RG-UPG-1');
}

export { told };
