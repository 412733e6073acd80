/** What everything printed says when it is pointed at: its name, its rule, its present worth. */
import type { Seat } from '../../../kernel/index.ts';
import type { SeatFace } from '../../../ui/contract.ts';
import { whole } from '../../../ui/trace.ts';
import type { Space } from '../board.ts';
import { WALL_CELLS, WALLS } from '../correctable.ts';
import {
  type Building,
  type CellId,
  FAME_TRACK,
  MONEY_TRACK,
  type RiverTileId,
  SHAPES,
  type Side,
  type TileId,
  type WorkerPlace,
  type YieldColour,
} from '../data.ts';
import { reachOf, rowOf } from '../dice.ts';
import type { Effect } from '../effects.ts';
import { type Facts, riverTileGain, tileAt, tileIn } from '../facts.ts';
import { cellAt } from '../province.ts';
import type { Placed, Slot } from '../state.ts';
import { fameOf } from '../steps/upgrade.ts';
import type { Explained, Words } from '../text/en.ts';
import type { Tile } from '../tiles.ts';
import type { RajasView } from '../view.ts';
import { playerAt } from './sight.ts';

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

export const namesOf = (words: Words, faces: readonly SeatFace[], seats: readonly Seat[]) =>
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

/** `taken`: the name of the player whose worker stands there. */
export function explainSpace(words: Words, space: Space, taken: string | null): Explanation {
  const { explain } = words;
  const needs =
    space.die === null
      ? ''
      : 'colour' in space.die
        ? explain.needs.colour(space.die.colour)
        : explain.needs.value(space.die.values);
  return told(explain.space(space.id, space.money, needs, words.effect(space.effect), taken), RULE_OF[space.group]);
}

/** `here`: the names of those whose boats lie there. */
export function explainRiver(
  words: Words,
  facts: Facts,
  at: number,
  tile: RiverTileId | null,
  here: string,
): Explanation {
  if (tile) return told(words.explain.riverTile(at, words.effect(riverTileGain(facts, tile).effect)), 'RG-GANGA-2');
  const printed = facts.river[at - 1]?.effect;
  return told(words.explain.river(at, printed ? words.effect(printed) : '', here), 'RG-RIVER-5');
}

export function waitingAt(view: RajasView, where: WorkerPlace): Seat[] {
  return view.players.flatMap((player, seat) => (player.waiting[where] ? [seat] : []));
}

/** `waiting`: the names of those whose workers wait on it. */
export const explainBridge = (words: Words, waiting: string) => told(words.explain.bridge(waiting), 'RG-RIVER-7');

export type Track = 'fame' | 'money';

/** The names of those who are told of at a space of a lane: whose markers stand there, or whose workers wait there. */
export function namesOn(
  words: Words,
  { players }: RajasView,
  faces: readonly SeatFace[],
  track: Track,
  at: number,
): string {
  const { worker } = track === 'fame' ? FAME_TRACK : MONEY_TRACK;
  const seats = players.flatMap((player, seat) =>
    (at === worker ? player.waiting[track] : player[track] === at) ? [seat] : [],
  );
  return namesOf(words, faces, seats);
}

/** `here` as `namesOn` tells it. */
export function explainTrack(words: Words, track: Track, at: number, here: string): Explanation {
  const { bonuses, worker } = track === 'fame' ? FAME_TRACK : MONEY_TRACK;
  if (at === worker) return told(words.explain.worker(here), 'RG-WORKER-1');
  const gain = bonuses.find(({ space }) => space === at)?.gain;
  const say = track === 'fame' ? words.explain.fame : words.explain.moneySpace;
  return told(say(at, gain ? words.effect(gain) : '', here), track === 'fame' ? 'RG-TRACK-3' : 'RG-TRACK-4');
}

export const explainCorner = (words: Words) => told(words.explain.corner, 'RG-TRACK-1');

/** The fame that a tile brings to a seat if it is built now. */
export function tileFame(view: RajasView, seat: Seat, id: TileId): number {
  const player = playerAt(view, seat);
  return tileAt(view, id).buildings.reduce((sum, building) => sum + fameOf(player, building), 0);
}

/** What a tile brings if it is built now. */
function tileGain(words: Words, fame: number, marketMoney: number): string {
  const parts = [fame > 0 ? words.counts.fame(fame) : '', marketMoney > 0 ? words.counts.money(marketMoney) : ''];
  return words.list(parts.filter((part) => part !== ''));
}

/** How a visible tile can be paid: at once, with karma, or not: then what is missing. */
export type Means = 'yes' | 'karma' | number;

export function means(view: RajasView, seat: Seat, id: TileId): Means {
  const player = playerAt(view, seat);
  const { colour, cost } = tileAt(view, id);
  const dice = whole(player.dice);
  if (reachOf(dice, rowOf(colour), 0) >= cost) return 'yes';
  const reach = reachOf(dice, rowOf(colour), player.karma);
  return reach >= cost ? 'karma' : cost - reach;
}

/** A tile on top of its stack, with the fame that it brings, how it can be paid, and how many lie under it. */
export function explainTile(words: Words, tile: Tile, fame: number, able: Means, under: number): Explanation {
  const roads = SHAPES[tile.shape].length;
  const { title, lines } = words.explain.tile(tile, tileGain(words, fame, tile.marketMoney), roads, under);
  const { affordable } = words.explain;
  return told(
    { title, lines: [...lines, typeof able === 'number' ? affordable.no(able) : affordable[able]] },
    'RG-QUARRY-2',
  );
}

/** A road into a cell from the east leaves the residence to the west. */
const ACROSS = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Side, Side>;

/** `reached`: whether a road leads into it. */
export function explainCell(
  words: Words,
  facts: Facts,
  cell: CellId,
  placed: Placed | null,
  reached: boolean,
): Explanation {
  if (placed === null) return told(words.explain.cell(cell, reached), 'RG-PROV-4');
  const tile = tileIn(facts, placed.tile);
  const { title, lines } = words.explain.tile(tile, '', SHAPES[tile.shape].length, null);
  const over = placed.covers === null ? '' : words.explain.covers(tileIn(facts, placed.covers));
  return told({ title, lines: [...lines, over] }, placed.covers === null ? 'RG-PROV-6' : 'RG-BUILDER-1');
}

export function explainResidence(words: Words, { exits }: Facts): Explanation {
  const roads = WALL_CELLS.filter((cell) => exits[cellAt(cell)]).map((cell) => ACROSS[WALLS[cell]]);
  return told(words.explain.residence([...new Set(roads)]), 'RG-PROV-2');
}

export function explainSlot(words: Words, gain: Effect, state: Slot['state'], colour: YieldColour | null): Explanation {
  return told(words.explain.slot(words.effect(gain), state, colour), colour === null ? 'RG-YIELD-1' : 'RG-NAV-5');
}

export function explainLevel(words: Words, building: Building, level: number, late: boolean): Explanation {
  return told(words.explain.level(building, level, late), 'RG-UPG-1');
}

export { told };
