/** How the positions of the guide came about: every answer from the deal on, one line for each turn. */
import type { Seat } from '../../../kernel/index.ts';
import type { Opening } from '../../../ui/guide.ts';
import type { AgraMove } from '../moves.ts';
import * as answers from '../moves.ts';

type Turns = readonly (readonly [Seat, string])[];

/** Every answer that stands in a table of the moves, by its name. */
const KNOWN: ReadonlyMap<string, AgraMove> = new Map(
  Object.values(answers)
    .flatMap(movesIn)
    .map((move) => [nameOf(move), move]),
);

/** The learner begins, the Builder stands where wood becomes planks, and notables near the start want both. */
export const TURN_SEED = 'agra guide 201';

/** Merchants play; the learner then holds what the open order of the Artists asks for, and leads in that guild. */
export const ORDERS_SEED = 'agra guide 49';
export const ORDERS = opening([
  [0, 'place:botanist farmer:left:2 farmer:top:4 uncover:top1 end'],
  [1, 'place:botanist farmer:left:4 farmer:bottom:2 uncover:bottom5 end'],
  [0, 'place:botanist farmer:right:2 farmer:bottom:4 uncover:left5 end'],
  [1, 'place:botanist farmer:top:2 farmer:right:4 uncover:left1 end'],
  [0, 'favour:baseGood:cotton place:botanist uncover:right5 done end'],
  [1, 'favour:baseGood:cotton place:botanist uncover:top5 done end'],
  [0, 'place:botanist uncover:bottom1 done end'],
  [1, 'place:botanist uncover:right1 done end'],
  [0, 'favour:baseGood:turmeric place:quarry produce:6 end'],
  [1, 'place:sawmill produce:6 end'],
  [
    0,
    'lay:quarry favour:baseGood:wood meditate:exchange:sandstone take:wood place:architect build:plankMill materials:3:0:0:0 bonusTile:bb2d uncover:left1 transform:2 1=always gift:planks:planks end',
  ],
  [
    1,
    'lay:botanist lay:sawmill meditate:transform:planks:1 place:sailor pay:wood deliver:frenchTrader:cotton:1 deliver:frenchTrader:planks:1 done advance:merchants contract:frenchTrader:wood end',
  ],
  [
    0,
    'lay:architect meditate:moveFarmer:left:1 lay:plankMill meditate:exchange:cotton take:sandstone place:sailor deliver:portugueseTrader:turmeric:1 pay:planks deliver:dyer:sandstone:1 deliver:sufi:sandstone:1 done advance:scholars advance:artists advance:merchants end',
  ],
  [1, 'favour:baseGood:cotton place:architect build:weavingMill materials:0:1:0:1 bonusTile:bb3c transform:1 end'],
  [0, 'lay:sailor place:turmericFarm produce:6 favour:baseTransform:dye:1 end'],
  [1, 'place:cottonPlantation produce:6 end'],
  [
    0,
    'lay:turmericFarm place:trader token:price1 price:turmeric:2 give:turmeric give:turmeric give:turmeric take:cloth take:curry take:cotton done end',
  ],
  [
    1,
    'lay:architect lay:weavingMill meditate:transform:oil:1 lay:cottonPlantation place:trader token:price2 price:cotton:2 give:cotton give:cotton give:cotton take:dye take:curry take:sandstone done gift:oil:oil contract:frenchTrader:cotton end',
  ],
  [
    0,
    'place:trader token:price3 price:dye:3 give:cotton give:turmeric give:turmeric take:cement take:clothing luxury:clothing done end',
  ],
  [
    1,
    'contract:frenchTrader:dye place:sailor deliver:portugueseTrader:cloth:1 pay:cotton pay:wood pay:sandstone deliver:sufi:curry:1 done advance:scholars advance:merchants end',
  ],
]);

/** A whole game among merchants, up to its last turn. It is the learner's, three rupees behind. */
export const ENDING_SEED = 'agra guide 109';
export const ENDING = opening([
  [1, 'place:botanist farmer:bottom:4 farmer:right:2 uncover:right5 end'],
  [0, 'place:botanist farmer:left:2 farmer:top:4 uncover:top1 end'],
  [1, 'place:botanist farmer:left:2 farmer:top:4 uncover:bottom1 end'],
  [0, 'place:botanist farmer:bottom:4 farmer:right:2 uncover:left5 end'],
  [1, 'favour:baseGood:turmeric place:botanist uncover:left5 done end'],
  [0, 'favour:baseGood:wood place:botanist uncover:right5 done end'],
  [1, 'place:botanist uncover:top1 done end'],
  [0, 'place:botanist uncover:bottom1 done end'],
  [1, 'favour:baseGood:wood place:botanist study pay:turmeric pay:wood uncover:bottom5 end'],
  [0, 'favour:baseGood:sandstone place:architect build:plankMill materials:1:1:0:0 bonusTile:bb2d uncover:right1 end'],
  [1, 'lay:botanist meditate:moveFarmer:bottom:5 place:turmericFarm produce:7 end'],
  [
    0,
    'lay:plankMill meditate:moveFarmer:right:1 lay:architect place:botanist farmer:top:3 farmer:top:4 uncover:left1 end',
  ],
  [
    1,
    'lay:turmericFarm meditate:exchange:turmeric take:sandstone meditate:exchange:turmeric take:wood place:architect build:curryMill materials:1:1:0:0 bonusTile:bb2a advance:artists transform:3 end',
  ],
  [0, 'lay:botanist meditate:moveFarmer:left:1 place:turmericFarm produce:7 end'],
  [
    1,
    'lay:architect meditate:transform:curry:1 lay:curryMill place:trader token:price3 price:curry:3 give:curry give:curry give:curry take:paper take:sandstone take:statues take:wood take:cotton done statue place:sailor deliver:frenchTrader:cotton:1 pay:curry deliver:mahout:wood:1 deliver:sufi:sandstone:1 deliver:khatib:turmeric:1 done advance:merchants advance:scholars advance:merchants advance:scholars end',
  ],
  [
    0,
    'lay:turmericFarm meditate:exchange:turmeric take:wood place:trader token:price2 price:turmeric:2 give:turmeric give:turmeric give:turmeric take:paper take:planks take:cotton done gift:planks:planks end',
  ],
  [1, 'lay:sailor meditate:removeCover:right1 place:botanist farmer:right:1 done uncover:left1 end'],
  [0, 'lay:trader place:sailor deliver:khatib:paper:1 pay:turmeric done advance:scholars end'],
  [
    1,
    'favour:baseGood:wood lay:botanist meditate:transform:planks:1 place:sailor deliver:frenchTrader:planks:1 done advance:merchants favourTile:ft07 end',
  ],
  [0, 'place:botanist study pay:turmeric uncover:bottom5 end'],
  [1, 'lay:sailor meditate:moveFarmer:left:1 place:botanist farmer:left:2 farmer:left:1 uncover:top5 end'],
  [
    0,
    'favour:baseGood:sandstone place:architect build:oilPress materials:1:1:0:0 bonusTile:bb2b advance:merchants transform:1 gift:oil:oil end',
  ],
  [1, 'lay:botanist meditate:moveFarmer:top:5 place:turmericFarm produce:8 end'],
  [
    0,
    'lay:oilPress meditate:moveFarmer:bottom:5 lay:architect meditate:exchange:turmeric take:paper place:botanist farmer:left:2 farmer:left:1 uncover:top5 gift:paper:paper end',
  ],
  [
    1,
    'lay:turmericFarm meditate:transform:dye:1 place:trader token:price1 price:bricks:1 give:turmeric give:turmeric give:turmeric take:cement take:wood take:bricks take:bricks done order:merchants end',
  ],
  [0, 'lay:botanist meditate:moveFarmer:top:5 place:turmericFarm produce:9 end'],
  [
    1,
    'lay:trader meditate:exchange:turmeric take:paper place:architect build:dyeWorks materials:0:1:1:0 bonusTile:bb3c transform:2 0=always gift:bricks:bricks end',
  ],
  [
    0,
    'lay:turmericFarm meditate:transform:dye:1 place:trader token:price3 price:clothing:4 give:turmeric give:turmeric give:turmeric take:cement take:cloth take:bricks done gift:cloth:cloth end',
  ],
  [
    1,
    'lay:architect meditate:exchange:dye take:cement lay:dyeWorks place:trader token:price3 price:dye:3 give:turmeric give:dye take:curry take:oil done end',
  ],
  [
    0,
    'place:sailor pay:turmeric deliver:calligrapher:dye:1 deliver:mosaicMaker:dye:1 deliver:mahout:cement:1 done advance:artists advance:artists advance:merchants end',
  ],
  [
    1,
    'lay:trader favour:baseGood:wood meditate:transform:paper:1 place:sailor deliver:calligrapher:paper:1 pay:dye deliver:muezzin:paper:1 deliver:muezzin:oil:1 done advance:scholars favours advance:artists end',
  ],
  [
    0,
    'favour:baseTransform:statues:1 place:trader token:price1 price:turmeric:2 give:turmeric give:turmeric give:turmeric take:cotton take:sandstone take:cement take:wood done statue place:architect build:bookbindery materials:1:1:1:0 bonusTile:bb4c end',
  ],
  [
    1,
    'favour:baseGood:wood lay:sailor meditate:deliver:mosaicMaker:cement 0=favourTile:ft05 advance:artists favours place:turmericFarm produce:8 end',
  ],
  [
    0,
    'lay:trader meditate:exchange:cotton take:wood lay:architect lay:bookbindery mosaic:1 favour:ft05 meditate:moveFarmer:left:2 meditate:moveFarmer:left:1 place:turmericFarm produce:9 end',
  ],
  [
    1,
    'favour:ft07:planks:1 place:trader token:price1 price:statues:2 contract:frenchTrader:turmeric give:turmeric give:turmeric give:planks take:statues take:wood done statue place:trader token:price1 price:turmeric:2 give:turmeric give:turmeric give:turmeric take:statues take:oil done order:artists end',
  ],
  [
    0,
    'lay:turmericFarm meditate:transform:planks:1 place:trader token:price2 price:clothing:2 give:turmeric give:turmeric give:turmeric take:clothing take:clothing take:wood done gift:clothing:clothing luxury:clothing end',
  ],
  [1, 'favour:baseGood:sandstone place:architect build:cementWorks materials:1:1:0:0 bonusTile:bb2c transform:0 end'],
  [
    0,
    'lay:trader meditate:exchange:turmeric take:clothing place:sailor deliver:dutchTrader:wood:1 pay:turmeric deliver:subadar:turmeric:1 done advance:merchants favours advance:merchants favour:baseGood:wood luxury:clothing end',
  ],
  [
    1,
    'lay:architect meditate:transform:curry:1 lay:cementWorks meditate:moveFarmer:left:2 meditate:moveFarmer:left:1 place:trader token:price2 price:curry:3 give:oil give:curry give:curry take:statues take:sandstone take:cotton take:wood take:sandstone done order:merchants end',
  ],
  [
    0,
    'lay:sailor meditate:exchange:turmeric take:planks place:trader token:price3 price:planks:3 give:turmeric give:planks give:planks take:clothing take:bricks take:sandstone take:sandstone done order:merchants end',
  ],
  [1, 'favour:baseGood:wood place:architect build:weavingMill materials:2:1:0:0 bonusTile:bb3d transform:1 end'],
  [
    0,
    'lay:trader meditate:transform:cement:1 place:architect build:paperMill materials:0:1:1:0 bonusTile:bb3b advance:scholars end',
  ],
  [1, 'favour:baseGood:wood lay:weavingMill meditate:exchange:cloth take:bricks place:quarry produce:8 end'],
  [0, 'lay:architect lay:paperMill meditate:transform:curry:1 place:quarry produce:8 end'],
  [
    1,
    'place:architect build:sculptor materials:5:0:0:0 bonusTile:bb4d transform:1 0=follow:1 statue place:trader token:price1 price:sandstone:2 give:sandstone give:sandstone give:sandstone take:paintings take:bricks favour:baseGood:wood done order:scholars end',
  ],
  [
    0,
    'lay:quarry meditate:exchange:sandstone take:oil place:trader give:sandstone give:sandstone give:sandstone take:clothing take:bricks token:price1 price:bricks:2 done gift:statues:statues end',
  ],
  [
    1,
    'lay:architect meditate:transform:planks:1 lay:sculptor favour:baseGood:sandstone place:sailor deliver:dutchTrader:bricks:1 pay:planks done advance:merchants end',
  ],
  [
    0,
    'lay:trader meditate:exchange:bricks take:paper place:sailor pay:sandstone deliver:dutchTrader:clothing:1 take:turmeric 1=take:cotton done advance:merchants order:scholars favours end',
  ],
  [
    1,
    'favour:baseGood:cotton place:trader token:price1 price:cotton:2 give:sandstone give:cotton give:cotton take:cloth take:cement done order:artists end',
  ],
  [
    0,
    'lay:sailor meditate:transform:cement:1 place:trader token:price1 price:sandstone:2 give:curry give:sandstone give:sandstone take:paintings take:wood take:cotton take:cotton done order:artists favours end',
  ],
  [1, 'place:quarry produce:8 end'],
  [
    0,
    'favour:baseGood:sandstone lay:trader meditate:exchange:sandstone take:cement place:trader token:price3 price:cement:3 give:wood give:cement give:cement take:books take:books done order:scholars end',
  ],
  [
    1,
    'lay:quarry meditate:transform:cement:1 place:trader give:sandstone give:sandstone take:books done contract:frenchTrader:sandstone order:artists end',
  ],
  [0, 'place:curryMill transform:1 end'],
  [
    1,
    'contract:frenchTrader:cement lay:trader meditate:moveFarmer:right:2 meditate:moveFarmer:top:4 place:sailor pay:sandstone done end',
  ],
]);

/** Who answers in somebody else's turn stands before the answer: `1=always`. */
function opening(turns: Turns): Opening<AgraMove>[] {
  return turns.flatMap(([active, words]) =>
    words.split(' ').map((word) => {
      const [before = '', after] = word.split('=');
      return after === undefined
        ? { seat: active, move: moveOf(before) }
        : { seat: Number(before), move: moveOf(after) };
    }),
  );
}

/** The values of a move, joined: that is how the openings name it. */
function moveOf(word: string): AgraMove {
  const move = KNOWN.get(word) ?? materials(word);
  if (move === null) throw new Error(`${word} is no answer`);
  return move;
}

/** Materials are the only answer that is counted together and so stands in no table: sandstone, wood, cement, planks. */
function materials(word: string): AgraMove | null {
  const [verb, sandstone, wood, cement, planks] = word.split(':');
  if (verb !== 'materials') return null;
  return {
    do: verb,
    sandstone: Number(sandstone),
    wood: Number(wood),
    cement: Number(cement),
    planks: Number(planks),
  };
}

export function nameOf(move: AgraMove): string {
  return Object.values(move).join(':');
}

function movesIn(table: unknown): AgraMove[] {
  if (typeof table !== 'object' || table === null) return [];
  return isMove(table) ? [table] : Object.values(table).flatMap(movesIn);
}

/** Nothing else in the tables has a verb. */
function isMove(table: object): table is AgraMove {
  return 'do' in table;
}
