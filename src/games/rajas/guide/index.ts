/** The guided first game of Rajas: a first round, roads and markets, and the turn in which the markers meet. */
import type { Chapter, Guide, Lesson } from '../../../ui/guide.ts';
import { spaceOf } from '../board.ts';
import { type ActionSpace, FAME_TRACK, MONEY_TRACK, type SpaceId } from '../data.ts';
import type { RajasMove } from '../state.ts';
import type { RajasView } from '../view.ts';
import { ENDING, ENDING_SEED, ROADS, ROADS_SEED, START_SEED } from './openings.ts';
import {
  areaOf,
  asked,
  builtTiles,
  canReachYield,
  hasBeenTo,
  isTurned,
  LEARNER,
  opens,
  paysPlainly,
  type RajasSight,
  SEATS,
  showsPlainly,
  turnIsOver,
  yieldsNear,
  yieldsPaid,
  yieldsReached,
} from './sight.ts';

type RajasLesson = Lesson<RajasView, RajasMove>;

const TABLE = { seats: SEATS, options: {}, learner: LEARNER } as const;

/** The round that the second chapter is about. */
const ROADS_ROUND = 4;

const area = (name: ActionSpace['area']) => `[data-area="${name}"]`;
const spot = (name: string) => `[data-spot="${name}"]`;
/** The race of who learns: beside the board, or above it. */
const RACE = ['.seats > li:first-child .rajas-seat', '.rajas-race-line > span:first-child'];
const KARMA = '.rajas-stock > :nth-child(1)';
const WORKERS = '.rajas-stock > :nth-child(2)';
const MARKERS = [`[data-flip="fame ${LEARNER}"]`, `[data-flip="money ${LEARNER}"]`];

const goesTo = (move: RajasMove | undefined, name: ActionSpace['area']) =>
  move?.do === 'place' && areaOf(move.space) === name;

/** The first answer that fits, else the first of all. */
function firstOf({ moves }: RajasSight, fits: (move: RajasMove) => boolean): RajasMove {
  const move = moves.find(fits) ?? moves[0];
  if (move === undefined) throw new Error('nothing can be answered');
  return move;
}

const isTerrace = (space: SpaceId) => spaceOf(SEATS, space).group === 'terrace';
const BUILDER: SpaceId = 'palace-chamber-5-master-builder';
const RAJA: SpaceId = 'palace-chamber-4-raja-man-singh';
const PORTICO: SpaceId = 'palace-portico';
/** In the last chapter it brings most. */
const SPICES: SpaceId = 'market-spices';

const start: readonly RajasLesson[] = [
  { id: 'goal', rules: ['RG-TRACK-1', 'RG-END-1'], shows: () => [spot('corner')], look: () => ['board'] },
  { id: 'gap', rules: ['RG-TRACK-2', 'RG-END-3'], shows: () => RACE },
  { id: 'round', rules: ['RG-ROUND-1', 'RG-TURN-1'], shows: () => [WORKERS], look: () => ['province'] },
  {
    id: 'quarry',
    rules: ['RG-QUARRY-1', 'RG-PLACE-1'],
    shows: () => [area('quarry')],
    look: () => ['board'],
    task: {
      kind: 'do',
      until: ({ view }) => asked(view) === 'tile' || builtTiles(view).length > 0,
      refuses: ([first]) => (goesTo(first, 'quarry') ? null : 'quarry'),
      suggests: (sight) => firstOf(sight, (move) => goesTo(move, 'quarry')),
    },
  },
  {
    id: 'tile',
    rules: ['RG-QUARRY-2', 'RG-SETUP-3'],
    shows: () => ['.rajas-offer'],
    look: ({ view }) => [asked(view) === 'tile' ? 'tiles' : 'province'],
    task: {
      kind: 'do',
      until: ({ view }) => asked(view) === 'build' || builtTiles(view).length > 0,
      refuses: (answer, { view }) =>
        answer.some((move) => isTurned(move) || (move.do === 'tile' && !paysPlainly(view, move.tile))) ? 'karma' : null,
      suggests: (sight) =>
        firstOf(sight, (move) => (move.do === 'tile' ? paysPlainly(sight.view, move.tile) : !isTurned(move))),
    },
  },
  {
    id: 'lay',
    rules: ['RG-PROV-4', 'RG-QUARRY-3'],
    shows: () => ['.rajas-province'],
    look: () => ['province'],
    task: {
      kind: 'do',
      until: ({ view }) => builtTiles(view).length > 0,
      refuses: ([first]) => (first?.do === 'build' ? null : 'lay'),
      suggests: widest,
    },
  },
  { id: 'gains', rules: ['RG-QUARRY-5', 'RG-QUARRY-7'], shows: () => MARKERS, look: () => ['board'] },
  { id: 'others', rules: ['RG-ROUND-1', 'RG-INFO-1'], tab: 'log', shows: () => ['.table-body ol.log'] },
  {
    id: 'palace',
    rules: ['RG-PALACE-4', 'RG-PALACE-2', 'RG-PALACE-3'],
    shows: ({ view }) => (asked(view) === 'worker' ? [area('palace')] : []),
    look: ({ view }) => (asked(view) === 'worker' ? ['board'] : []),
    task: {
      kind: 'do',
      until: ({ view }) => hasBeenTo(view, 'palace') || view.round > 1,
      refuses: (answer, { view }) => {
        const [first] = answer;
        if (first?.do === 'place' && !goesTo(first, 'palace')) return 'palace';
        if (first?.do === 'place' && first.space === BUILDER) return 'builder';
        const karma = answer.some((move) => isTurned(move) || (move.do === 'place' && !showsPlainly(view, move.space)));
        return karma ? 'karma' : null;
      },
      suggests: (sight) => firstOf(sight, (move) => (move.do === 'place' ? isTerrace(move.space) : !isTurned(move))),
    },
  },
  { id: 'karma', rules: ['RG-KARMA-2', 'RG-KARMA-1'], shows: () => [KARMA], look: () => ['province'] },
  {
    id: 'harbour',
    rules: ['RG-RIVER-2', 'RG-RIVER-5', 'RG-RIVER-3'],
    shows: ({ view }) => (asked(view) === 'worker' ? [area('harbour'), `[data-flip="boat ${LEARNER}"]`] : []),
    look: ({ view }) => (asked(view) === 'worker' ? ['board'] : []),
    task: {
      kind: 'do',
      until: ({ view }) => hasBeenTo(view, 'harbour') || view.round > 1,
      refuses: ([first]) => (first?.do !== 'place' || goesTo(first, 'harbour') ? null : 'harbour'),
      suggests: (sight) => firstOf(sight, (move) => goesTo(move, 'harbour')),
    },
  },
  { id: 'home', rules: ['RG-ROUND-6', 'RG-ROUND-3'], shows: () => ['.rajas-strip'] },
];

const roads: readonly RajasLesson[] = [
  {
    id: 'yields',
    rules: ['RG-YIELD-1', 'RG-YIELD-2'],
    shows: ({ view }) => yieldsNear(view).map(spot),
    look: () => ['province'],
  },
  {
    id: 'reach',
    rules: ['RG-YIELD-1', 'RG-YIELD-3', 'RG-CHAIN-1'],
    shows: ({ view }) => {
      const kind = asked(view);
      if (kind === 'worker') return [area('quarry')];
      if (kind === 'tile') return ['.rajas-offer'];
      return kind === 'build' ? yieldsNear(view).map(spot) : [];
    },
    look: ({ view }) => {
      const kind = asked(view);
      if (kind === 'worker') return ['board'];
      if (kind === 'tile') return ['tiles'];
      return kind === 'build' ? ['province'] : [];
    },
    task: {
      kind: 'do',
      until: ({ view }) => (yieldsPaid(view) > 0 && turnIsOver(view)) || view.round > ROADS_ROUND,
      refuses: ([first], { view }) => {
        if (first?.do === 'place') return goesTo(first, 'quarry') ? null : 'quarry';
        if (first?.do === 'tile') return canReachYield(view, first.tile) ? null : 'tile';
        return first?.do === 'build' && !reaches(view, first) ? 'road' : null;
      },
      suggests: (sight) => {
        if (asked(sight.view) === 'build') return richest(sight);
        return firstOf(sight, (move) => {
          if (move.do === 'place') return goesTo(move, 'quarry');
          return move.do === 'tile' ? canReachYield(sight.view, move.tile) : !isTurned(move);
        });
      },
    },
  },
  { id: 'levels', rules: ['RG-UPG-1', 'RG-UPG-2'], shows: () => ['.rajas-levels'], look: () => ['province'] },
  {
    id: 'market',
    rules: ['RG-MARKET-1', 'RG-MARKET-2', 'RG-MARKET-4'],
    shows: ({ view }) => (asked(view) === 'worker' ? [area('market')] : []),
    look: ({ view }) => (asked(view) === 'worker' ? ['board'] : []),
    task: {
      kind: 'do',
      until: ({ view }) => hasBeenTo(view, 'market') || view.round > ROADS_ROUND,
      refuses: ([first]) => (first?.do !== 'place' || goesTo(first, 'market') ? null : 'market'),
      suggests: (sight) => firstOf(sight, (move) => goesTo(move, 'market')),
    },
  },
  {
    id: 'workers',
    rules: ['RG-WORKER-1', 'RG-WORKER-2'],
    shows: () => [spot(`fame ${FAME_TRACK.worker}`), spot(`money ${MONEY_TRACK.worker}`), spot('bridge')],
    look: () => ['board'],
  },
  {
    id: 'play',
    rules: ['RG-ROUND-1'],
    task: { kind: 'play', until: ({ view, outcome }) => view.round > ROADS_ROUND || outcome !== null },
  },
  {
    id: 'bonuses',
    rules: ['RG-TRACK-4', 'RG-TRACK-3', 'RG-CHAIN-1'],
    shows: () => [
      ...MONEY_TRACK.bonuses.map(({ space }) => spot(`money ${space}`)),
      ...FAME_TRACK.bonuses.map(({ space }) => spot(`fame ${space}`)),
    ],
    look: () => ['board'],
  },
];

const ending: readonly RajasLesson[] = [
  { id: 'close', rules: ['RG-TRACK-2'], shows: () => RACE },
  {
    id: 'meet',
    rules: ['RG-END-1', 'RG-END-2', 'RG-END-3'],
    shows: ({ view }) => (asked(view) === 'worker' ? [area('market'), spot(RAJA), spot(PORTICO)] : []),
    look: ({ view }) => (asked(view) === 'worker' ? ['board'] : []),
    task: {
      kind: 'do',
      until: ({ outcome }) => outcome !== null,
      refuses: ([first]) => (first?.do !== 'place' || meets(first) ? null : 'meet'),
      suggests: (sight) => firstOf(sight, (move) => move.do !== 'place' || move.space === SPICES),
    },
  },
  { id: 'sheet', rules: ['RG-TRACK-2', 'RG-END-4'], shows: () => ['.score-sheet'] },
  { id: 'ready', rules: ['RG-END-1'] },
];

/** In the last chapter each of these brings money at once, however it is used, and no fame is missing but one. */
function meets(move: RajasMove): boolean {
  return goesTo(move, 'market') || (move.do === 'place' && (move.space === RAJA || move.space === PORTICO));
}

/** Whether the tile in hand, laid so, connects a special yield. */
function reaches(view: RajasView, move: RajasMove): boolean {
  return yieldsBy(view, move) > 0;
}

function yieldsBy(view: RajasView, move: RajasMove): number {
  const step = view.agenda.at(-1);
  if (move.do !== 'build' || step?.kind !== 'build') return 0;
  return yieldsReached(view, step.tile, move.cell, move.turn).length;
}

/** Lays the tile in hand so that it connects as many special yields as possible. */
function richest(sight: RajasSight): RajasMove {
  const most = Math.max(...sight.moves.map((move) => yieldsBy(sight.view, move)));
  return firstOf(sight, (move) => move.do === 'build' && yieldsBy(sight.view, move) === most);
}

/** Lays the tile in hand so that as many cells as possible stay open. */
function widest(sight: RajasSight): RajasMove {
  const { view, moves } = sight;
  const step = view.agenda.at(-1);
  const open = (move: RajasMove) => (step?.kind === 'build' ? opens(view, step.tile, move) : 0);
  const most = Math.max(...moves.map(open));
  return firstOf(sight, (move) => move.do === 'build' && open(move) === most);
}

/** The rival leaves tiles and markets alone until who learns has used them. */
const onTheTerrace: NonNullable<Chapter<RajasView, RajasMove>['others']> = ({ view }) =>
  view.round === ROADS_ROUND && view.phase === 1 ? { do: 'place', space: 'palace-terrace-blue-1' } : null;

export const guide: Guide<RajasView, RajasMove> = {
  minutes: 14,
  chapters: [
    { ...TABLE, id: 'start', seed: START_SEED, opening: [], lessons: start },
    { ...TABLE, id: 'roads', seed: ROADS_SEED, opening: ROADS, others: onTheTerrace, lessons: roads },
    { ...TABLE, id: 'ending', seed: ENDING_SEED, opening: ENDING, lessons: ending },
  ],
};
