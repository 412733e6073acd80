/** The guided first game of Amul: one round, what palace and bazaar are for, and the last card with the final scoring. */
import type { Guide, Lesson } from '../../../ui/guide.ts';
import { FACTS } from '../facts.ts';
import type { AmulMove } from '../state.ts';
import type { AmulView } from '../view.ts';
import { BAZAAR, ENDING, SEED } from './openings.ts';
import { asked, handCards, isLostWhenPlayed, isTrader, LEARNER, learner, moveWith, SEATS, safeMove } from './sight.ts';

type AmulLesson = Lesson<AmulView, AmulMove>;

const TABLE = { seats: SEATS, options: {}, seed: SEED, learner: LEARNER } as const;
const HAND = '.amul-hand';
const MARKET = '.amul-arcade';
const TABLETOP = '.amul-mat';
const PALACE_AND_BAZAAR = '.amul-supplies';
const NONE: AmulMove = { do: 'decline' };

/** A card that would be lost is not played by mistake. */
const losing = (answer: readonly AmulMove[]) =>
  answer.some((move) => move.do === 'reveal' && isLostWhenPlayed(move.card));

const round: readonly AmulLesson[] = [
  { id: 'goal', rules: ['AM-SCORE-4', 'AM-CON-1'], shows: () => [TABLETOP] },
  { id: 'rounds', rules: ['AM-UPK-5'], shows: () => ['.game-strip'] },
  { id: 'hand', rules: ['AM-CON-2', 'AM-CON-1'], shows: () => [HAND] },
  {
    id: 'worth',
    rules: ['AM-SCORE-SET'],
    shows: ({ view }) => handCards(view, (card) => FACTS[card].name === 'carpet'),
  },
  {
    id: 'propose',
    rules: ['AM-PLAN-1'],
    shows: () => [HAND],
    task: {
      kind: 'do',
      until: ({ view }) => asked(view) !== 'propose' || view.round > 1,
      suggests: ({ moves }) => moveWith(moves, 'camel') ?? moves[0] ?? NONE,
    },
  },
  { id: 'turnedUp', rules: ['AM-PLAN-1', 'AM-SET-6'], shows: () => [MARKET] },
  {
    id: 'choose',
    rules: ['AM-PLAN-2', 'AM-ORD-2'],
    shows: () => [MARKET],
    task: {
      kind: 'do',
      until: ({ view }) => asked(view) !== 'choose' || view.round > 1,
      suggests: ({ moves }) => moveWith(moves, 'carpet') ?? moves[0] ?? NONE,
    },
  },
  {
    id: 'reveal',
    rules: ['AM-PLAN-3', 'AM-PLAN-4'],
    shows: ({ view }) => handCards(view, (card) => !isLostWhenPlayed(card)),
    task: {
      kind: 'do',
      until: ({ view }) => learner(view).area.length > 0,
      refuses: (answer) => (losing(answer) ? 'lost' : null),
      suggests: ({ moves }) => moveWith(moves, 'carpet') ?? safeMove(moves) ?? NONE,
    },
  },
  { id: 'onTable', rules: ['AM-CON-7', 'AM-SCORE-1'], shows: () => [TABLETOP] },
  { id: 'upkeep', rules: ['AM-UPK-3', 'AM-UPK-4'], shows: () => ['.game-strip'] },
  {
    id: 'again',
    rules: ['AM-PLAN-1', 'AM-PLAN-2', 'AM-PLAN-3'],
    task: { kind: 'play', until: ({ view }) => view.round > 2 },
  },
  { id: 'roundDone', rules: ['AM-CON-1'], shows: () => [TABLETOP] },
];

const bazaar: readonly AmulLesson[] = [
  { id: 'neighbours', rules: ['AM-CON-5', 'AM-CON-4'], shows: () => ['.amul-neighbours'] },
  { id: 'order', rules: ['AM-ORD-3', 'AM-ORD-4', 'AM-ORD-5'], tab: 'players', shows: () => ['.seats'] },
  { id: 'majority', rules: ['AM-MAJ-1', 'AM-MAJ-2'], tab: 'players', shows: () => ['.seats'] },
  { id: 'supplies', rules: ['AM-UPK-2', 'AM-SET-2'], shows: () => [PALACE_AND_BAZAAR] },
  {
    id: 'contract',
    rules: ['AM-UPK-1', 'AM-CARD-CONTRACT'],
    shows: ({ view }) => handCards(view, (card) => FACTS[card].name === 'contract'),
    task: {
      kind: 'do',
      until: ({ view }) => learner(view).area.some((card) => FACTS[card].name === 'contract'),
      refuses: (answer) => (moveWith(answer, 'contract') ? null : 'contract'),
      suggests: ({ moves }) => moveWith(moves, 'contract') ?? NONE,
    },
  },
  {
    id: 'trader',
    rules: ['AM-CARD-TRADER', 'AM-SCORE-TRADER'],
    shows: () => [MARKET],
    task: {
      kind: 'do',
      until: ({ view }) => learner(view).area.some(isTrader) || view.round > 5,
      refuses: ([first]) => (first?.do === 'decline' ? 'take' : null),
      suggests: ({ moves }) => moveWith(moves, 'trader_persian') ?? moves[0] ?? NONE,
    },
  },
  { id: 'series', rules: ['AM-SCORE-TRADER-2', 'AM-SCORE-TRADER-3'], shows: () => [TABLETOP] },
  {
    id: 'turn',
    rules: ['AM-PLAN-1', 'AM-ORD-6'],
    task: { kind: 'play', until: ({ view }) => view.round > 6 },
  },
  { id: 'bazaarDone', rules: ['AM-CON-8'], shows: () => [TABLETOP] },
];

const ending: readonly AmulLesson[] = [
  { id: 'lastHand', rules: ['AM-END-1', 'AM-END-2'], shows: () => [HAND] },
  { id: 'now', rules: ['AM-SCORE-1'], tab: 'players', shows: () => ['.amul-now'] },
  {
    id: 'lastCard',
    rules: ['AM-PLAN-4', 'AM-END-2'],
    shows: ({ view }) => handCards(view, (card) => !isLostWhenPlayed(card)),
    task: {
      kind: 'do',
      until: ({ outcome }) => outcome !== null,
      refuses: (answer) => (losing(answer) ? 'lost' : null),
      suggests: ({ moves }) => safeMove(moves) ?? NONE,
    },
  },
  { id: 'sheet', rules: ['AM-SCORE-1', 'AM-SCORE-2', 'AM-SCORE-3'], shows: () => ['.amul-pad', '.score-sheet'] },
  { id: 'ready', rules: ['AM-SCORE-4'] },
];

export const guide: Guide<AmulView, AmulMove> = {
  minutes: 12,
  chapters: [
    { ...TABLE, id: 'round', opening: [], lessons: round },
    { ...TABLE, id: 'bazaar', opening: BAZAAR, lessons: bazaar },
    { ...TABLE, id: 'ending', opening: ENDING, lessons: ending },
  ],
};
