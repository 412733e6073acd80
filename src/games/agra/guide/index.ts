/** The guided first game of Agra: three turns from the beginning, an order, and the last turn with its score sheet. */
import type { Chapter, Guide, Lesson } from '../../../ui/guide.ts';
import { NOTABLES, type Space } from '../data.ts';
import { ADVANCE, type AgraMove, DELIVER, DONE, END, FAVOURS, LAY, ORDER, PAY, PLACE } from '../moves.ts';
import type { AgraView } from '../view.ts';
import { ENDING, ENDING_SEED, nameOf, ORDERS, ORDERS_SEED, TURN_SEED } from './openings.ts';
import {
  type AgraSight,
  asked,
  begins,
  GUILD,
  hasDelivered,
  hasInfluence,
  hasMovedFarmer,
  hasPoints,
  LEARNER,
  learner,
  SEATS,
  spot,
} from './sight.ts';

type AgraLesson = Lesson<AgraView, AgraMove>;

const TABLE = { seats: SEATS, options: {}, learner: LEARNER } as const;
/** Where the first turns are played: wood, and planks on the Builder's site. */
const SOURCE = 'sawmill';
const SITE = 'plankMill';
const FARM = ['.agra-garden'];
/** What closes a question. */
const CLOSES = '.question-end';

const worksAt = (move: AgraMove | undefined, spaces: readonly Space[]) =>
  move?.do === 'place' && spaces.includes(move.space);
const isCount = (move: AgraMove, verb: 'produce' | 'transform', least: number) =>
  move.do === verb && move.count >= least;
const isFarmerMove = (move: AgraMove) => move.do === 'meditate' && move.action === 'moveFarmer';

/** The first of the wanted answers that can be given, else whatever closes the question. */
function firstOf({ moves }: AgraSight, wanted: readonly (AgraMove | undefined)[]): AgraMove {
  const names = new Map(moves.map((move) => [nameOf(move), move]));
  for (const move of [...wanted, DONE, END, ...moves]) {
    const found = move && names.get(nameOf(move));
    if (found) return found;
  }
  throw new Error('nothing can be answered');
}

/** The most that can be produced or transformed, where that is asked. */
function most({ moves }: AgraSight): AgraMove | undefined {
  return moves.findLast((move) => move.do === 'produce' || move.do === 'transform');
}

/** The places of the notables that want what a seat could hold after the first turns. */
function slotsFor({ view }: AgraSight): string[] {
  return view.river.flatMap(({ id, seats }) =>
    NOTABLES[id].goods.flatMap((good, slot) =>
      NOTABLES[id].level === 1 && seats[slot] === null && learner(view).goods[good] > 0
        ? [spot(`slot:${id}:${good}`)]
        : [],
    ),
  );
}

const turn: readonly AgraLesson[] = [
  { id: 'goal', rules: ['AG-8.8', 'AG-7.2-b'], shows: () => ['.agra-river'], look: () => ['river'] },
  { id: 'phases', rules: ['AG-4-b', 'AG-4-a'], shows: () => ['.agra-phases'] },
  {
    id: 'produce',
    rules: ['AG-6.2.2.2-a', 'AG-5.2-a', 'AG-6.2-a'],
    shows: () => [spot(`space:${SOURCE}`)],
    look: () => ['city'],
    task: {
      kind: 'do',
      until: ({ view }) => learner(view).goods.wood > 0,
      refuses: (answer) => {
        if (answer.some((move) => move.do === 'produce' && !isCount(move, 'produce', 2))) return 'all';
        return answer.every((move) => worksAt(move, [SOURCE]) || move.do === 'produce') ? null : 'sawmill';
      },
      suggests: (sight) => firstOf(sight, [most(sight), PLACE[SOURCE]]),
    },
  },
  { id: 'farm', rules: ['AG-5.2.3-b', 'AG-5.2.3-a'], shows: () => FARM, look: () => ['farm'] },
  {
    id: 'pass',
    rules: ['AG-6.3.1-a', 'AG-6.3.2-a', 'AG-6.2.1.2-b'],
    shows: ({ view }) => (view.turn.seat === LEARNER ? [CLOSES] : []),
    task: {
      kind: 'do',
      until: ({ view }) => begins(view, 2),
      refuses: ([first]) => (first?.do === 'end' ? null : 'end'),
      suggests: () => END,
    },
  },
  {
    id: 'arrow',
    rules: ['AG-5.2.4-a', 'AG-6.2.1.4-a', 'AG-6.2.2.3-a'],
    shows: ({ view }) => [asked(view) === 'goOn' ? CLOSES : spot(`space:${SITE}`)],
    look: () => ['city'],
    task: {
      kind: 'do',
      until: ({ view }) => learner(view).goods.planks > 0 && asked(view) === 'order',
      refuses: (answer) =>
        answer.every((move) => worksAt(move, [SITE]) || isCount(move, 'transform', 1) || move.do === 'done')
          ? null
          : 'site',
      suggests: (sight) => firstOf(sight, [most(sight), PLACE[SITE]]),
    },
  },
  {
    id: 'favours',
    rules: ['AG-5.2.4-c', 'AG-5.5-b', 'AG-SEC.2-c'],
    shows: ({ view }) => (view.turn.seat === LEARNER ? [spot('favours'), '.agra-anytime'] : []),
    look: () => ['farm'],
    task: {
      kind: 'do',
      until: ({ view }) => begins(view, 3),
      refuses: ([first]) => (first?.do === 'end' ? null : 'end'),
      suggests: () => END,
    },
  },
  {
    id: 'meditate',
    rules: ['AG-6.1.1-a', 'AG-6.1.2-e', 'AG-6.1.3-a'],
    shows: ({ view }) => (hasPoints(view) ? ['.agra-circle', ...FARM] : [spot(`worker:${SITE}`)]),
    look: ({ view }) => [hasPoints(view) ? 'farm' : 'city'],
    task: {
      kind: 'do',
      until: ({ view }) => hasMovedFarmer(view),
      refuses: ([first], { view }) => {
        if (first !== undefined && (first.do === 'lay' || isFarmerMove(first))) return null;
        return hasPoints(view) ? 'farmer' : 'lay';
      },
      suggests: (sight) => sight.moves.find(isFarmerMove) ?? firstOf(sight, [LAY[SITE]]),
    },
  },
  {
    id: 'sail',
    rules: ['AG-SAI-a', 'AG-7.2-a', 'AG-SAI-b'],
    shows: (sight) => (asked(sight.view) === 'sailor' ? slotsFor(sight) : [spot('space:sailor')]),
    look: ({ view }) => [asked(view) === 'sailor' ? 'river' : 'city'],
    task: {
      kind: 'do',
      until: ({ view }) => hasDelivered(view),
      refuses: (answer, { view }) => {
        if (answer.every((move) => worksAt(move, ['sailor']) || move.do === 'deliver')) return null;
        return asked(view) === 'sailor' ? 'deliver' : 'sailor';
      },
      suggests: (sight) => sight.moves.find((move) => move.do === 'deliver') ?? firstOf(sight, [PLACE.sailor]),
    },
  },
  {
    id: 'influence',
    rules: ['AG-7.2-b', 'AG-7.5-a', 'AG-7.4-a'],
    shows: ({ view }) => (asked(view) === 'influence' ? ['.agra-guilds'] : [CLOSES]),
    look: ({ view }) => [asked(view) === 'influence' ? 'empire' : 'river'],
    task: {
      kind: 'do',
      until: ({ view }) => hasInfluence(view),
      refuses: ([first], { view }) => {
        if (asked(view) === 'influence') return first?.do === 'advance' ? null : 'step';
        return first?.do === 'done' ? null : 'finish';
      },
      suggests: (sight) => sight.moves.find((move) => move.do === 'advance') ?? DONE,
    },
  },
  { id: 'turnDone', rules: ['AG-7.1-a', 'AG-7.1-b'], shows: () => ['.agra-water'], look: () => ['river'] },
];

const orders: readonly AgraLesson[] = [
  {
    id: 'guilds',
    rules: ['AG-6.3.2-a', 'AG-6.3.2-b', 'AG-6.3.2-c', 'AG-6.3.2-d'],
    shows: () => [spot(`order:${GUILD}`), spot(`guild:${GUILD}`)],
    look: () => ['empire'],
  },
  {
    id: 'work',
    rules: ['AG-ARC-a', 'AG-5.6-a', 'AG-6.2.1.2-b'],
    shows: ({ view }) => [spot(asked(view) === 'architect' ? `guild:${GUILD}` : 'space:architect')],
    look: ({ view }) => [asked(view) === 'architect' ? 'empire' : 'city'],
    task: {
      kind: 'do',
      until: ({ view }) => asked(view) === 'order',
      refuses: ([first], { view }) => {
        if (asked(view) === 'architect') return first?.do === 'advance' ? null : 'step';
        return worksAt(first, ['architect']) ? null : 'work';
      },
      suggests: (sight) => firstOf(sight, [ADVANCE[GUILD], PLACE.architect]),
    },
  },
  {
    id: 'order',
    rules: ['AG-6.3.2-g', 'AG-6.3.2-e', 'AG-6.3.2-f'],
    shows: () => [spot(`order:${GUILD}`)],
    look: () => ['empire'],
    task: {
      kind: 'do',
      until: ({ view }) => view.turn.ordered && asked(view) === 'order',
      refuses: ([first]) => (first?.do === 'order' ? null : first?.do === 'gift' ? 'gift' : 'order'),
      suggests: () => ORDER[GUILD],
    },
  },
  {
    id: 'akbar',
    rules: ['AG-6.3.1-a', 'AG-8.6', 'AG-6.3.2-b'],
    shows: () => ['.agra-court', '.agra-limit'],
    look: () => ['empire'],
  },
  {
    id: 'characters',
    rules: ['AG-TRA-a', 'AG-TRA-b', 'AG-BOT-a', 'AG-BOT-b', 'AG-BOT-c'],
    shows: () => [spot('space:trader'), spot('space:botanist')],
    look: () => ['city'],
  },
  {
    id: 'own',
    rules: ['AG-6.2.1.2-c', 'AG-6.2.1.2-d', 'AG-6.2.1.3-a', 'AG-6.2.1.3-b'],
    shows: () => [spot('space:quarry'), spot('worker:quarry'), '[data-flip="merchant"]'],
    look: () => ['city'],
  },
];

/** What the last turn can still bring most, in this order. */
const LAST = [DELIVER.subadar[0], PAY.curry, ADVANCE.merchants, FAVOURS, PLACE.sailor];

const ending: readonly AgraLesson[] = [
  { id: 'last', rules: ['AG-8.1', 'AG-8.2'], shows: () => [`.agra-guild:nth-child(1)`], look: () => ['empire'] },
  {
    id: 'lastTurn',
    rules: ['AG-SAI-f', 'AG-SAI-b', 'AG-8.2'],
    shows: ({ view }) => {
      if (asked(view) === 'meditation') return [spot('space:sailor')];
      if (asked(view) !== 'sailor') return [];
      const { books, curry } = learner(view).goods;
      return [books > 0 ? spot('slot:subadar:books') : curry > 0 ? spot('good:curry') : CLOSES];
    },
    look: ({ view }) => {
      if (asked(view) === 'meditation') return ['city'];
      if (asked(view) !== 'sailor') return [];
      return [learner(view).goods.books > 0 ? 'river' : 'city'];
    },
    task: {
      kind: 'do',
      until: ({ outcome }) => outcome !== null,
      suggests: (sight) => firstOf(sight, LAST),
    },
  },
  { id: 'sheet', rules: ['AG-8.3-a', 'AG-8.4', 'AG-8.5', 'AG-8.6', 'AG-8.8'], shows: () => ['.score-sheet'] },
  { id: 'ready', rules: ['AG-8.8'] },
];

/** The rival works where the first turns need it: sends a worker home, follows once, and then leaves everything alone. */
const neighbour: NonNullable<Chapter<AgraView, AgraMove>['others']> = (sight) => {
  const { view } = sight;
  switch (asked(view)) {
    case 'meditation':
      return PLACE[view.round === 1 ? SOURCE : 'quarry'];
    case 'produce':
      return most(sight) ?? null;
    case 'follow':
      return { do: 'follow', count: 1 };
    case 'order':
      return END;
    default:
      return null;
  }
};

export const guide: Guide<AgraView, AgraMove> = {
  minutes: 15,
  chapters: [
    { ...TABLE, id: 'turn', seed: TURN_SEED, opening: [], others: neighbour, lessons: turn },
    { ...TABLE, id: 'orders', seed: ORDERS_SEED, opening: ORDERS, lessons: orders },
    { ...TABLE, id: 'ending', seed: ENDING_SEED, opening: ENDING, lessons: ending },
  ],
};
