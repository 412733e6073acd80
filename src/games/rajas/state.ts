/** The position of a game of Rajas: its pieces, its open questions, its answers and its events. */
import type {
  AskRule,
  CorrectedFacts,
  GameEvent,
  OptionSpecs,
  Seat,
  SilentRule,
  State,
  Turn,
} from '../../kernel/index.ts';
import type {
  Building,
  CellId,
  Chamber,
  Colour,
  Good,
  ProvinceSide,
  RiverTileId,
  SlotId,
  SpaceId,
  StackId,
  TileId,
  WorkerPlace,
  YieldTileId,
} from './data.ts';
import type { DieId } from './dice.ts';
import type { Effect } from './effects.ts';
import { CORRECTABLE, EXAMPLE } from './facts.ts';
import type { Quarter } from './tiles.ts';

export interface Rajas extends State {
  agenda: RajasStep[];
  readonly options: RajasOptions;
  round: number;
  phase: number;
  /** Who has the elephant. */
  first: Seat;
  /** Whose turn it is: everything that is gained is gained by this seat (RG-CHAIN-4). */
  mover: Seat;
  /** Whether somebody has placed a worker in this phase (RG-ROUND-5). */
  anyPlaced: boolean;
  /** The seats whose markers have met, in the order in which they met (RG-END-4). */
  crossed: Seat[];
  /** The general supply of dice. */
  supply: Record<Colour, number>;
  /** The worker on each action space, in the order of `spacesOf`. */
  spaces: (Seat | null)[];
  /** The visible tile of each stack, in the order of `STACKS`. */
  tops: (TileId | null)[];
  /** All tiles that lie under a visible one, in no order: which comes next is drawn when it is turned up (RG-INFO-2). */
  under: TileId[];
  /** The white yield tiles of the temple, in no order, and those that were used. */
  whitePile: YieldTileId[];
  whiteUsed: YieldTileId[];
  /** Navaratnas: the yield tiles that lie face up on their buildings. */
  yieldTiles: YieldTileId[];
  /** Ganga: the river tile of each river space, from the start. */
  readonly riverTiles: readonly (RiverTileId | null)[];
  players: Player[];
}

export interface Player {
  money: number;
  fame: number;
  karma: number;
  /** The river space of the boat. */
  boat: number;
  /** Money bonuses that the bonus marker has passed (RG-TRACK-4). */
  bonuses: number;
  /** Active workers, and those of them that are not placed. */
  workers: number;
  unplaced: number;
  /** How often the player was skipped in this round for lack of workers (RG-NAV-9). */
  skips: number;
  /** Whether an inactive worker still stands there. */
  waiting: Record<WorkerPlace, boolean>;
  levels: Record<Building, number>;
  /** RG-UPG-3: the building whose last upgrade does not raise fame in this turn. */
  late: Building | null;
  /** How many dice of each colour and value, in the order of `DICE`. */
  dice: number[];
  /** The tile on each cell, in the order of `CELLS`. */
  province: (Placed | null)[];
  /** The special yields, in the order of the province side. */
  slots: Slot[];
}

/** A tile in a province. Never changed, only replaced. */
export interface Placed {
  readonly tile: TileId;
  readonly turn: Quarter;
  /** RG-BUILDER-1: the tile under it. */
  readonly covers: TileId | null;
}

/**
 * A special yield. Never changed, only replaced. `open`: not connected; `due`: connected and not yet paid; `paid`;
 * `idle`: it was paid before the tile was laid, which never pays (RG-RUL-38).
 */
export interface Slot {
  readonly state: 'open' | 'due' | 'paid' | 'idle';
  readonly tile: YieldTileId | null;
}

/** What caused a gain: a space, tile, yield, yield tile, river space (`river-4`) or track bonus (`money-12`). */
export type Cause = string;

export interface GainStep {
  readonly kind: 'gain';
  readonly effect: Effect;
  readonly by: Cause;
}

/** How many dice of each colour may be taken, in the order of `COLOURS`. */
export type Offer = readonly number[];

/** A gain of `count` dice: which owned dice go back first, and then which colours are taken (RG-DICE-4). */
export interface DiceStep<K extends 'return' | 'take'> {
  readonly kind: K;
  readonly seat: Seat;
  readonly count: number;
  readonly offer: Offer;
  readonly by: Cause;
}

interface UpgradeStep<K extends 'upgrade' | 'lateUpgrade'> {
  readonly kind: K;
  readonly seat: Seat;
  readonly by: Cause;
}

export type RajasStep =
  // Steps that resolve by themselves.
  | { readonly kind: 'round' }
  | { readonly kind: 'phase' }
  | { readonly kind: 'turn'; readonly of: Seat }
  | { readonly kind: 'drawBrown'; readonly of: Seat }
  | GainStep
  | { readonly kind: 'bonus'; readonly track: 'fame' | 'money'; readonly space: number }
  | { readonly kind: 'activate'; readonly where: WorkerPlace }
  | { readonly kind: 'yields' }
  // Questions.
  | { readonly kind: 'worker'; readonly seat: Seat }
  | { readonly kind: 'payDie'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly by: Cause }
  | { readonly kind: 'tile'; readonly seat: Seat; readonly cover: CellId | null }
  | {
      readonly kind: 'payTile';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly cover: CellId | null;
      readonly due: number;
    }
  | { readonly kind: 'build'; readonly seat: Seat; readonly tile: TileId; readonly cover: CellId | null }
  | { readonly kind: 'yield'; readonly seat: Seat }
  | DiceStep<'return'>
  | DiceStep<'take'>
  | UpgradeStep<'upgrade'>
  | UpgradeStep<'lateUpgrade'>
  | {
      readonly kind: 'sail';
      readonly seat: Seat;
      readonly min: number;
      readonly max: number;
      readonly may: boolean;
      readonly by: Cause;
    }
  | { readonly kind: 'chamber'; readonly seat: Seat; readonly choices: readonly number[]; readonly by: Cause }
  | {
      readonly kind: 'score';
      readonly seat: Seat;
      readonly goods: Good | 'assorted' | 'oneKind';
      readonly most: number;
      readonly by: Cause;
    }
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly chosen: readonly DieId[]; readonly by: Cause }
  | { readonly kind: 'takeYield'; readonly seat: Seat; readonly by: Cause }
  | { readonly kind: 'layYield'; readonly seat: Seat; readonly tile: YieldTileId }
  | { readonly kind: 'discardWhite'; readonly tile: YieldTileId };

export type StepOfKind<K extends RajasStep['kind']> = Extract<RajasStep, { kind: K }>;
export type Ask<K extends RajasStep['kind']> = AskRule<Rajas, StepOfKind<K>, RajasMove, RajasEvent>;
export type Silent<K extends RajasStep['kind']> = SilentRule<Rajas, StepOfKind<K>, RajasEvent>;

export type RajasMove =
  | { readonly do: 'place'; readonly space: SpaceId }
  | { readonly do: 'pass' }
  /** Pays a die; `as` is what it counts for: its value, or 7 less its value if karma turns it. */
  | { readonly do: 'pay'; readonly die: DieId; readonly as: number }
  | { readonly do: 'cover'; readonly cell: CellId }
  | { readonly do: 'tile'; readonly tile: TileId }
  | { readonly do: 'build'; readonly cell: CellId; readonly turn: Quarter }
  | { readonly do: 'yield'; readonly slot: SlotId }
  | { readonly do: 'return'; readonly die: DieId }
  | { readonly do: 'keep' }
  | { readonly do: 'take'; readonly colours: readonly Colour[] }
  | { readonly do: 'upgrade'; readonly building: Building }
  | { readonly do: 'sail'; readonly to: number }
  | { readonly do: 'stay' }
  | { readonly do: 'chamber'; readonly chamber: Chamber }
  | { readonly do: 'score'; readonly goods: Good | 'assorted'; readonly money: number }
  | { readonly do: 'reroll'; readonly die: DieId }
  | { readonly do: 'roll' }
  | { readonly do: 'takeYield'; readonly tile: YieldTileId }
  | { readonly do: 'decline' }
  | { readonly do: 'layYield'; readonly slot: SlotId };

export type RajasEvent = GameEvent &
  (
    | { readonly is: 'started'; readonly first: Seat; readonly totals: readonly number[] }
    | { readonly is: 'riverTile'; readonly space: number; readonly tile: RiverTileId; readonly roll: number }
    | { readonly is: 'round'; readonly round: number; readonly first: Seat }
    | { readonly is: 'phase'; readonly phase: number }
    | { readonly is: 'skipped' | 'stuck' | 'passed'; readonly seat: Seat }
    | { readonly is: 'placed'; readonly seat: Seat; readonly space: SpaceId; readonly money: number }
    | { readonly is: 'paid'; readonly seat: Seat; readonly die: DieId; readonly as: number; readonly karma: number }
    | {
        readonly is: 'money' | 'fame' | 'karma';
        readonly seat: Seat;
        readonly amount: number;
        readonly now: number;
        readonly by: Cause;
      }
    | {
        readonly is: 'built';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly cell: CellId;
        readonly turn: Quarter;
        readonly covers: TileId | null;
      }
    | { readonly is: 'revealed'; readonly stack: StackId; readonly tile: TileId | null }
    | { readonly is: 'yield'; readonly seat: Seat; readonly slot: SlotId; readonly tile: YieldTileId | null }
    | { readonly is: 'rolled'; readonly seat: Seat; readonly dice: readonly DieId[]; readonly by: Cause }
    | { readonly is: 'rerolled'; readonly seat: Seat; readonly from: readonly DieId[]; readonly to: readonly DieId[] }
    | { readonly is: 'returned'; readonly seat: Seat; readonly die: DieId }
    | { readonly is: 'noDice'; readonly seat: Seat; readonly by: Cause }
    | {
        readonly is: 'upgraded';
        readonly seat: Seat;
        readonly building: Building;
        readonly level: number;
        readonly by: Cause;
      }
    | { readonly is: 'lost'; readonly seat: Seat; readonly gain: Effect['type']; readonly by: Cause }
    | { readonly is: 'sailed'; readonly seat: Seat; readonly from: number; readonly to: number; readonly by: Cause }
    | { readonly is: 'stayed'; readonly seat: Seat; readonly by: Cause }
    | { readonly is: 'chamber'; readonly seat: Seat; readonly chamber: Chamber; readonly by: Cause }
    | {
        readonly is: 'scored';
        readonly seat: Seat;
        readonly goods: Good | 'assorted';
        readonly money: number;
        readonly by: Cause;
      }
    | { readonly is: 'bonus'; readonly seat: Seat; readonly track: 'fame' | 'money'; readonly space: number }
    | { readonly is: 'activated' | 'leftGame'; readonly seat: Seat; readonly where: WorkerPlace }
    | { readonly is: 'whiteTile'; readonly seat: Seat; readonly tile: YieldTileId }
    | { readonly is: 'reshuffled'; readonly tiles: number }
    | { readonly is: 'tookYield'; readonly seat: Seat; readonly tile: YieldTileId }
    | { readonly is: 'declinedYield'; readonly seat: Seat }
    | { readonly is: 'laidYield'; readonly seat: Seat; readonly tile: YieldTileId; readonly slot: SlotId }
    | { readonly is: 'crossed'; readonly seat: Seat; readonly margin: number }
    | { readonly is: 'elephant'; readonly seat: Seat; readonly mogul: boolean }
    | { readonly is: 'over' }
  );

export type RajasTurn = Turn<RajasEvent>;

export interface RajasOptions {
  readonly navaratnas: boolean;
  readonly ganga: boolean;
  readonly experience: readonly ('beginner' | 'expert')[];
  readonly facts?: CorrectedFacts;
}

export const OPTIONS: OptionSpecs<RajasOptions> = {
  navaratnas: { kind: 'flag', default: false, rule: 'RG-NAV-1' },
  ganga: { kind: 'flag', default: false, rule: 'RG-GANGA-1' },
  experience: { kind: 'perSeat', values: ['beginner', 'expert'], default: 'beginner', rule: 'RG-MIX-1' },
  facts: { kind: 'facts', correctable: CORRECTABLE, example: EXAMPLE, rule: 'RG-COMP-5' },
};

/** RG-GANGA-4: the Navaratnas variant and mixed experience exclude each other. */
export function conflict(_seats: number, { navaratnas, experience }: RajasOptions): string | null {
  return navaratnas && experience.includes('expert') ? 'RG-GANGA-4' : null;
}

/** RG-NAV-2, RG-MIX-1: side B of the province and the back of the Kali statue go together. */
export function sideOf(options: RajasOptions, seat: Seat): ProvinceSide {
  return options.navaratnas || options.experience[seat] === 'expert' ? 'B' : 'A';
}

export function playerOf(s: Rajas, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** A position that shares nothing which a move changes. Steps, placed tiles and slots are replaced, never changed. */
export function clone(s: Rajas): Rajas {
  const { supply } = s;
  return {
    agenda: s.agenda.slice(),
    options: s.options,
    round: s.round,
    phase: s.phase,
    first: s.first,
    mover: s.mover,
    anyPlaced: s.anyPlaced,
    crossed: s.crossed.slice(),
    supply: { blue: supply.blue, green: supply.green, orange: supply.orange, purple: supply.purple },
    spaces: s.spaces.slice(),
    tops: s.tops.slice(),
    under: s.under.slice(),
    whitePile: s.whitePile.slice(),
    whiteUsed: s.whiteUsed.slice(),
    yieldTiles: s.yieldTiles.slice(),
    riverTiles: s.riverTiles,
    players: s.players.map(clonePlayer),
  };
}

function clonePlayer(player: Player): Player {
  const { waiting, levels } = player;
  return {
    money: player.money,
    fame: player.fame,
    karma: player.karma,
    boat: player.boat,
    bonuses: player.bonuses,
    workers: player.workers,
    unplaced: player.unplaced,
    skips: player.skips,
    waiting: { fame: waiting.fame, money: waiting.money, bridge: waiting.bridge },
    levels: { temple: levels.temple, palace: levels.palace, fort: levels.fort, mill: levels.mill },
    late: player.late,
    dice: player.dice.slice(),
    province: player.province.slice(),
    slots: player.slots.slice(),
  };
}
