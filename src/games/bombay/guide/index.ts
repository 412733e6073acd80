/** The guided first game of Bombay: a first trip, a palace, and the last turn with its score sheet. */
import type { Chapter, Guide, Lesson } from '../../../ui/guide.ts';
import type { PlaceId } from '../data.ts';
import { factsOf } from '../facts.ts';
import type { BombayMove } from '../state.ts';
import type { BombayView } from '../view.ts';
import { ENDING, PALACES, SEED } from './openings.ts';
import {
  actionsLeft,
  type BombaySight,
  canBuildAt,
  isAsked,
  LEARNER,
  learner,
  MARKET_STALLS,
  palaces,
  SEATS,
  spot,
  wantsLoad,
} from './sight.ts';

type BombayLesson = Lesson<BombayView, BombayMove>;

const TABLE = { seats: SEATS, options: {}, seed: SEED, learner: LEARNER } as const;
/** The post next to the start, which sells what both cities near it want, and the sites on the way to them. */
const POST = 'E4';
const WAYS = ['G7', 'G6'] as const;
const NEAR_CITIES = ['BOMBAY', 'HYDERABAD'] as const;

const ELEPHANT = `[data-elephant="${LEARNER}"]`;
const own = ({ view }: BombaySight) => learner(view);
/** Where the learner's elephant stands. */
const here = (sight: BombaySight) => spot(own(sight).at);
const goes = (move: BombayMove | undefined, to: readonly PlaceId[]) => move?.do === 'go' && to.includes(move.to);

const trip: readonly BombayLesson[] = [
  { id: 'goal', rules: ['BO-GOAL-1'], shows: () => [ELEPHANT], look: () => ['A', POST] },
  { id: 'clock', rules: ['BO-FLOW-1', 'BO-FLOW-2'], shows: () => [spot('clock')], look: () => ['A'] },
  {
    id: 'purse',
    rules: ['BO-INFO-1', 'BO-SETUP-3'],
    tab: 'players',
    shows: () => ['.seats > li:first-child'],
  },
  { id: 'markets', rules: ['BO-SUP-3', 'BO-BUY-2'], shows: () => MARKET_STALLS },
  {
    id: 'ride',
    rules: ['BO-TURN-1', 'BO-MOVE-1', 'BO-BUY-1'],
    shows: () => [spot(POST)],
    look: () => ['A', POST],
    task: {
      kind: 'do',
      until: (sight) => own(sight).at === POST,
      refuses: ([first, then]) => (goes(first, [POST]) && then?.do !== 'go' ? null : 'post'),
      suggests: () => ({ do: 'go', to: POST }),
    },
  },
  {
    id: 'buy',
    rules: ['BO-BUY-1', 'BO-BUY-3', 'BO-BUY-4'],
    shows: () => [spot(POST)],
    look: () => ['A', POST],
    task: {
      kind: 'do',
      until: (sight) => own(sight).load.length > 0,
      refuses: ([first]) => (first?.do === 'buy' ? null : 'buy'),
      suggests: () => ({ do: 'buy' }),
    },
  },
  {
    id: 'ladder',
    rules: ['BO-SELL-3', 'BO-SELL-1'],
    shows: () => NEAR_CITIES.map(spot),
    // A map that pans has no room for both cities with their ladders.
    look: () => [NEAR_CITIES[0]],
  },
  {
    id: 'towards',
    rules: ['BO-MOVE-1', 'BO-TURN-3'],
    shows: () => WAYS.map(spot),
    look: () => [POST, ...WAYS],
    task: {
      kind: 'do',
      until: (sight) => !isAsked(sight) || sight.view.lap > 1,
      refuses: ([first]) => (goes(first, WAYS) ? null : first?.do === 'end' ? 'unspent' : 'towards'),
      suggests: () => ({ do: 'go', to: WAYS[0] }),
    },
  },
  {
    id: 'others',
    rules: ['BO-FLOW-2', 'BO-INFO-2'],
    tab: 'players',
    // The story stands beside the board, or on a tab of its own.
    shows: () => ['.seats', '.table-body ol.log'],
  },
  {
    id: 'sell',
    rules: ['BO-SELL-1', 'BO-SELL-2'],
    shows: (sight) => cityAhead(sight).map(spot),
    look: (sight) => [own(sight).at, ...cityAhead(sight)],
    task: {
      kind: 'do',
      until: (sight) => own(sight).load.length === 0,
      refuses: (answer, { view }) =>
        answer.every((move) => move.do === 'sell' || (move.do === 'go' && wantsLoad(view, move.to))) ? null : 'sell',
      suggests: ({ view, moves }) =>
        moves.find((move) => move.do === 'sell') ??
        moves.find((move) => move.do === 'go' && wantsLoad(view, move.to)) ?? { do: 'end' },
    },
  },
  {
    id: 'sank',
    rules: ['BO-SELL-5', 'BO-SELL-6'],
    shows: (sight) => [here(sight)],
    look: (sight) => [own(sight).at],
  },
  {
    id: 'token',
    rules: ['BO-CITY-1', 'BO-END-2'],
    tab: 'players',
    shows: () => ['.bombay-end .bombay-cities:nth-of-type(2)', '.bombay-standing'],
  },
  {
    id: 'rest',
    rules: ['BO-TURN-3', 'BO-WAIT-1'],
    shows: () => ['.question-end'],
    task: {
      kind: 'do',
      until: (sight) => !isAsked(sight) || sight.view.lap > 2,
      suggests: () => ({ do: 'end' }),
    },
  },
  {
    id: 'again',
    rules: ['BO-BUY-1'],
    task: { kind: 'play', until: ({ view }) => learner(view).load.length > 0 || view.round > 1 },
  },
  { id: 'tripDone', rules: ['BO-GOAL-1'], shows: (sight) => [here(sight)], look: (sight) => [own(sight).at] },
];

const palace: readonly BombayLesson[] = [
  { id: 'closed', rules: ['BO-SUP-6', 'BO-BUY-5'], shows: () => [spot(POST)], look: () => [POST] },
  { id: 'sites', rules: ['BO-PAL-3', 'BO-MAP-7'], shows: () => WAYS.map(spot), look: () => [POST, ...WAYS] },
  {
    id: 'build',
    rules: ['BO-PAL-1', 'BO-PAL-2'],
    shows: () => WAYS.map(spot),
    look: () => [POST, ...WAYS],
    task: {
      kind: 'do',
      until: ({ view }) => palaces(view).length > 0,
      refuses: (answer, { view }) =>
        answer.every(
          (move) => move.do === 'build' || (move.do === 'go' && canBuildAt(view, move.to, actionsLeft(view))),
        )
          ? null
          : 'build',
      suggests: ({ moves }) => moves.find((move) => move.do === 'build') ?? { do: 'go', to: WAYS[0] },
    },
  },
  {
    id: 'palaceToken',
    rules: ['BO-PAL-3', 'BO-END-3'],
    shows: ({ view }) => palaces(view).map(spot),
    look: ({ view }) => palaces(view),
  },
  {
    id: 'toll',
    rules: ['BO-TOLL-1', 'BO-TOLL-2'],
    shows: ({ view }) => palaces(view).map(spot),
    look: ({ view }) => palaces(view),
    task: {
      kind: 'do',
      until: (sight) => sight.view.lap > 4 || sight.view.round > 1,
      suggests: () => ({ do: 'end' }),
    },
  },
  {
    id: 'tollPaid',
    rules: ['BO-TOLL-3', 'BO-TOLL-4'],
    shows: ({ view }) => palaces(view).map(spot),
    look: ({ view }) => palaces(view),
  },
  { id: 'colours', rules: ['BO-SELL-4'], shows: () => [spot('NAGPUR')], look: () => ['NAGPUR'] },
  { id: 'turn', rules: ['BO-TURN-1', 'BO-TURN-2'], task: { kind: 'play', until: ({ view }) => view.round > 1 } },
  { id: 'supply', rules: ['BO-SUP-1', 'BO-FLOW-3', 'BO-FLOW-5'], shows: () => [spot('bag'), ...MARKET_STALLS] },
];

const ending: readonly BombayLesson[] = [
  { id: 'last', rules: ['BO-FLOW-4', 'BO-END-1'], shows: () => [spot('clock')], look: () => ['A'] },
  {
    id: 'cities',
    rules: ['BO-END-2'],
    tab: 'players',
    shows: () => ['.bombay-end .bombay-cities:nth-of-type(2)', '.bombay-standing'],
  },
  {
    id: 'empire',
    rules: ['BO-END-3', 'BO-END-4'],
    tab: 'players',
    shows: () => ['.bombay-end .bombay-cities:nth-of-type(1)', '.bombay-standing'],
  },
  {
    id: 'lastTurn',
    rules: ['BO-END-1', 'BO-END-5'],
    shows: (sight) => [here(sight)],
    look: (sight) => [own(sight).at, ...factsOf(sight.view).roadsFrom[own(sight).at].map(({ to }) => to)],
    task: {
      kind: 'do',
      until: ({ outcome }) => outcome !== null,
      refuses: ([first], { view }) =>
        (first?.do === 'end' || first?.do === 'wait') && learner(view).load.length > 0 && actionsLeft(view) > 1
          ? 'use'
          : null,
      suggests: ({ moves }) => moves.find((move) => move.do === 'sell') ?? { do: 'end' },
    },
  },
  { id: 'sheet', rules: ['BO-END-5', 'BO-END-6'], shows: () => ['.score-sheet'] },
  { id: 'ready', rules: ['BO-GOAL-1'] },
];

/** The city next door that wants the load, or the one where the elephant stands. */
function cityAhead({ view }: BombaySight): PlaceId[] {
  const { at } = learner(view);
  return [at, ...factsOf(view).roadsFrom[at].map(({ to }) => to)].filter((place) => wantsLoad(view, place));
}

/** Whoever stands next to the learner's palace rides into it, once: then the lesson about tolls has something to show. */
const throughThePalace: NonNullable<Chapter<BombayView, BombayMove>['others']> = ({ view, seat }) => {
  const at = view.players[seat ?? -1]?.at;
  const [first] = palaces(view);
  const turn = view.agenda.at(-1);
  const fresh = turn?.kind === 'turn' && turn.actions === 3;
  return first !== undefined && at !== undefined && at !== first && fresh && view.lap === 4
    ? { do: 'go', to: first }
    : null;
};

export const guide: Guide<BombayView, BombayMove> = {
  minutes: 12,
  chapters: [
    { ...TABLE, id: 'trip', opening: [], lessons: trip },
    { ...TABLE, id: 'palace', opening: PALACES, others: throughThePalace, lessons: palace },
    { ...TABLE, id: 'ending', opening: ENDING, lessons: ending },
  ],
};
