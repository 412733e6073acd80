/** How the positions of the guide came about: every answer from the deal on, one line for each turn. */
import type { Seat } from '../../../kernel/index.ts';
import type { Opening } from '../../../ui/guide.ts';
import { ACTION_SPACES, BUILDINGS, CELLS, CHAMBERS, COLOURS, GOODS, PROVINCE_SIDES } from '../data.ts';
import { DICE } from '../dice.ts';
import type { RajasMove } from '../state.ts';
import { TILE_IDS, TURNS } from '../tiles.ts';

type Turns = readonly (readonly [Seat, string])[];

const DIE_IDS = DICE.map(({ id }) => id);
const SPACE_IDS = ACTION_SPACES.map(({ id }) => id);
const SLOT_IDS = PROVINCE_SIDES.A.map(({ id }) => id);

/** The learner begins, can pay a temple, a fort and a spice market with the first dice, and keeps one for the harbour. */
export const START_SEED = 'rajas guide 1243';

/** Three rounds among merchants. The learner has built three tiles, and connected no special yield; three of them are one tile away. */
export const ROADS_SEED = 'rajas guide 182';
export const ROADS = opening([
  [1, 'palace-chamber-6-portuguese pay:purple-6:6 chamber:dancer take:orange:orange'],
  [0, 'quarry-2p-1 tile:B07 pay:blue-6:6 build:2-2:90'],
  [1, 'palace-portico reroll:blue-1 reroll:orange-1 reroll:green-1 reroll:orange-2 reroll:orange-2 roll'],
  [0, 'harbour-2p-1 pay:purple-1:1 take:orange:orange'],
  [1, 'quarry-2p-2 tile:O16 pay:orange-1:6 pay:orange-6:6 build:2-4:90'],
  [0, 'palace-chamber-2-dancer pay:orange-5:2 take:green:green'],
  [0, 'quarry-2p-1 tile:G13 pay:green-1:6 pay:green-4:4 build:2-1:0'],
  [1, 'palace-terrace-blue-1'],
  [0, 'market-assorted-1 score:assorted:6 sail:2'],
  [1, 'quarry-2p-2 tile:B11 pay:blue-5:5 pay:blue-6:6 build:1-4:90'],
  [0, 'harbour-2p-1 pay:orange-3:3 sail:5'],
  [1, 'palace-portico sail:7 reroll:orange-3 roll'],
  [1, 'market-assorted-1 score:assorted:5'],
  [0, 'harbour-2p-1 pay:orange-1:1 chamber:portuguese take:green:green'],
  [1, 'harbour-2p-2 pay:orange-3:3 sail:9 score:assorted:5'],
  [0, 'harbour-2p-3 pay:orange-1:1'],
  [1, 'palace-terrace-green-1'],
  [0, 'quarry-2p-1 tile:G09 pay:green-6:6 pay:green-5:5 build:2-4:90 upgrade:temple'],
  [1, 'palace-chamber-6-portuguese pay:green-1:6 chamber:portuguese upgrade:mill'],
  [1, 'market-spices pay:green-4:4 score:spices:5'],
]);

/** A whole game among merchants, up to the turn in which the learner's markers can meet in five ways. */
export const ENDING_SEED = 'rajas guide 170';
export const ENDING = opening([
  [0, 'palace-chamber-2-dancer pay:purple-2:2 take:orange:orange'],
  [1, 'palace-chamber-6-portuguese pay:purple-6:6 chamber:dancer take:orange:orange'],
  [0, 'quarry-2p-1 tile:O16 pay:orange-2:5 pay:orange-5:5 pay:orange-3:3 build:2-2:180'],
  [1, 'palace-terrace-blue-1'],
  [0, 'palace-terrace-green-1'],
  [1, 'quarry-2p-2 tile:B13 pay:blue-1:6 pay:blue-4:4 build:2-2:90'],
  [1, 'palace-portico sail:7 reroll:orange-3 reroll:green-4 roll'],
  [0, 'palace-chamber-6-portuguese pay:green-1:6 chamber:portuguese take:green:green'],
  [1, 'market-assorted-1 score:assorted:4'],
  [0, 'harbour-2p-1 pay:green-1:1 upgrade:temple'],
  [1, 'quarry-2p-1 tile:O14 pay:orange-5:5 pay:orange-4:4 pay:orange-6:6 build:3-3:0'],
  [0, 'quarry-2p-2 tile:G09 pay:green-4:4 pay:green-4:4 build:2-1:270'],
  [1, 'palace-terrace-green-1'],
  [0, 'palace-terrace-blue-1'],
  [1, 'market-assorted-1 score:assorted:4'],
  [0, 'palace-balcony-blue-orange pay:blue-1:1'],
  [1, 'palace-chamber-3-yogi pay:green-3:3 take:green'],
  [0, 'harbour-2p-1 pay:orange-3:3 sail:16 chamber:portuguese'],
  [1, 'quarry-2p-1 tile:G11 pay:green-4:4 pay:green-5:5 build:4-3:0 take:purple upgrade:temple'],
  [0, 'palace-balcony-orange-purple pay:orange-4:4'],
  [1, 'palace-chamber-6-portuguese pay:purple-6:6 take:orange:orange'],
  [1, 'palace-chamber-2-dancer pay:orange-2:2 take:orange:orange upgrade:mill'],
  [0, 'harbour-2p-1 pay:purple-3:3 sail:25 sail:26 chamber:dancer take:purple:purple'],
  [1, 'harbour-2p-2 pay:orange-2:2 sail:14 upgrade:mill'],
  [0, 'quarry-2p-1 tile:P11 pay:purple-5:5 pay:purple-6:6 build:1-2:90'],
  [1, 'quarry-2p-2 tile:O08 pay:orange-1:6 pay:orange-4:4 build:4-4:90'],
  [0, 'market-assorted-1 score:assorted:5'],
  [1, 'palace-terrace-orange-1'],
  [0, 'palace-terrace-purple-1'],
  [0, 'quarry-2p-3 tile:P16 pay:purple-6:6 pay:purple-6:6 build:1-1:0 yield:A-N1 take:blue'],
  [0, 'market-assorted-1 score:assorted:8 take:purple:purple'],
  [1, 'harbour-2p-1 pay:orange-3:3 sail:16 chamber:portuguese'],
  [0, 'harbour-2p-2 pay:purple-3:3 sail:27 score:spices:5'],
  [1, 'palace-terrace-purple-1'],
  [0, 'harbour-2p-3 pay:blue-5:2 sail:29 sail:30'],
  [1, 'palace-balcony-purple-green pay:purple-4:4'],
  [0, 'quarry-2p-1 tile:P04 pay:purple-6:6 build:3-3:0'],
  [1, 'palace-chamber-2-dancer pay:green-2:2 take:blue:blue'],
  [0, 'palace-terrace-blue-1'],
  [1, 'quarry-2p-2 tile:B10 pay:blue-4:4 pay:blue-6:6 build:4-5:180 sail:23 take:orange:orange'],
  [1, 'palace-chamber-6-portuguese pay:green-6:6'],
  [0, 'market-assorted-1 score:assorted:8'],
  [1, 'harbour-2p-1 pay:orange-2:2'],
  [0, 'market-spices pay:blue-5:5 score:spices:3 take:orange:orange'],
  [1, 'palace-terrace-orange-1'],
  [0, 'quarry-2p-1 tile:O09 pay:orange-5:5 pay:orange-2:2 build:4-3:180 take:blue upgrade:palace'],
  [1, 'quarry-2p-2 tile:O10 pay:orange-4:4 pay:orange-6:6 build:2-4:270'],
  [0, 'quarry-2p-3 tile:B08 pay:blue-2:5 pay:blue-6:6 build:2-4:270'],
  [1, 'palace-terrace-blue-1'],
  [0, 'palace-terrace-green-1'],
  [0, 'market-assorted-1 score:assorted:7'],
  [1, 'palace-chamber-1-great-mogul pay:blue-1:1'],
]);

function opening(turns: Turns): Opening<RajasMove>[] {
  return turns.flatMap(([seat, words]) => words.split(' ').map((word) => ({ seat, move: moveOf(word) })));
}

/** A space for a worker; else what is done, and with what. */
function moveOf(word: string): RajasMove {
  const [verb = '', what = '', more = ''] = word.split(':');
  switch (verb) {
    case 'stay':
    case 'roll':
      return { do: verb };
    case 'pay':
      return { do: 'pay', die: one(DIE_IDS, what), as: Number(more) };
    case 'reroll':
      return { do: 'reroll', die: one(DIE_IDS, what) };
    case 'tile':
      return { do: 'tile', tile: one(TILE_IDS, what) };
    case 'build':
      return { do: 'build', cell: one(CELLS, what), turn: one(TURNS, Number(more)) };
    case 'yield':
      return { do: 'yield', slot: one(SLOT_IDS, what) };
    case 'take':
      return { do: 'take', colours: [what, more].filter(Boolean).map((colour) => one(COLOURS, colour)) };
    case 'upgrade':
      return { do: 'upgrade', building: one(BUILDINGS, what) };
    case 'sail':
      return { do: 'sail', to: Number(what) };
    case 'chamber':
      return { do: 'chamber', chamber: one(CHAMBERS, what) };
    case 'score':
      return { do: 'score', goods: one([...GOODS, 'assorted'], what), money: Number(more) };
    default:
      return { do: 'place', space: one(SPACE_IDS, word) };
  }
}

function one<T>(all: readonly T[], name: unknown): T {
  const found = all.find((each) => each === name);
  if (found === undefined) throw new Error(`${name} is not known`);
  return found;
}
