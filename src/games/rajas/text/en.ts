/** The words of Rajas of the Ganges in English. This file is the type of the others: a key missing or too many there is an error. */
import {
  type Building,
  type CellId,
  CHAMBERS,
  type Chamber,
  type Colour,
  type Good,
  type Side,
  type SpaceId,
  type TileId,
  type WorkerPlace,
  type YieldColour,
} from '../data.ts';
import { type DieId, dieOf } from '../dice.ts';
import type { Effect } from '../effects.ts';
import { type Facts, tileIn } from '../facts.ts';
import { type Tile, tileOf } from '../tiles.ts';
import { capital, counted, countingIn, signed } from './count.ts';
import { causeParts, spaceParts, tileShows } from './names.ts';

/** What a printed thing says when it is pointed at. */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
}

const { count, list } = countingIn('en');
const money = (n: number) => `${n} money`;
const fame = (n: number) => `${n} fame`;
const karma = (n: number) => `${n} karma`;
const upgrades = (n: number) => count(n, 'upgrade', 'upgrades');
const workers = (n: number) => count(n, 'worker', 'workers');
const dice = (n: number) => count(n, 'die', 'dice');
const markets = (n: number) => count(n, 'market', 'markets');
const cells = (n: number) => count(n, 'cell', 'cells');
const tiles = (n: number) => count(n, 'tile', 'tiles');

const colour: Record<Colour | 'any', string> = {
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  purple: 'purple',
  any: 'any colour',
};
const building: Record<Building, string> = { temple: 'temple', palace: 'palace', fort: 'fort', mill: 'mill' };
const good: Record<Good, string> = { silk: 'silk', tea: 'tea', spices: 'spices' };
const chamber: Record<Chamber, string> = {
  mogul: 'Great Mogul',
  dancer: 'Dancer',
  yogi: 'Yogi',
  raja: 'Raja Man Singh',
  builder: 'Master Builder',
  portuguese: 'Portuguese',
};
const side: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const yieldColour: Record<YieldColour, string> = { white: 'white', yellow: 'yellow', red: 'red', brown: 'brown' };
const cell: Record<CellId, string> = {
  '1-1': 'North-west corner',
  '1-2': 'North, left',
  '1-4': 'North, right',
  '1-5': 'North-east corner',
  '2-1': 'Upper west',
  '2-2': 'Beside the residence, west',
  '2-4': 'Beside the residence, east',
  '2-5': 'Upper east',
  '3-1': 'Lower west',
  '3-2': 'Inner south-west',
  '3-3': 'Below the residence',
  '3-4': 'Inner south-east',
  '3-5': 'Lower east',
  '4-1': 'South-west corner',
  '4-2': 'South, left',
  '4-3': 'South',
  '4-4': 'South, right',
  '4-5': 'South-east corner',
};
const workerAt: Record<WorkerPlace, string> = { fame: 'fame 15', money: 'money 20', bridge: 'the bridge' };

const die = (id: DieId) => `${colour[dieOf(id).colour]} ${dieOf(id).value}`;
const article = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;
const someDice = (c: Colour | 'any', n: number) =>
  c === 'any' ? `${dice(n)} of any colour` : `${n} ${colour[c]} ${n === 1 ? 'die' : 'dice'}`;

/** "Temple and mill", "Two temples", "Silk". */
function shown(tile: Tile): string {
  const shows = tileShows(tile).map(({ what, count: n }) => {
    const name = what in building ? building[what as Building] : good[what as Good];
    return n === 1 ? name : what in building ? `two ${name}s` : `two ${name} markets`;
  });
  return capital(list(shows));
}
const tile = (one: Tile) => `${shown(one)}, ${colour[one.colour]}`;
const priced = (one: Tile) => `${tile(one)} ${one.cost}`;

function space(id: SpaceId): string {
  const parts = spaceParts(id);
  switch (parts.group) {
    case 'quarry':
      return 'Quarry';
    case 'harbour':
      return 'Harbour';
    case 'portico':
      return 'Portico';
    case 'assorted':
      return 'Assorted goods';
    case 'same':
      return `${capital(good[parts.good])} market`;
    case 'terrace':
      return `${capital(colour[parts.colour])} terrace`;
    case 'balcony':
      return `Balcony, ${colour[parts.colour]} for ${colour[parts.other]}`;
    case 'chamber':
      return chamber[parts.chamber];
  }
}

/** The chamber of a palace action that leaves no choice. */
const onlyChamber = ([number = 1]: readonly number[]) => `${number} (${chamber[CHAMBERS[number - 1] ?? 'mogul']})`;

function cause(facts: Facts, by: string): string {
  const parts = causeParts(by);
  switch (parts.kind) {
    case 'space':
      return space(parts.space);
    case 'tile':
      return tile(tileIn(facts, parts.tile));
    case 'track':
      return `${parts.track === 'fame' ? 'fame' : 'money'} ${parts.at}`;
    case 'river':
      return `river space ${parts.at}`;
    case 'riverTile':
      return 'river tile';
    case 'slot':
      return 'special yield';
    case 'yieldTile':
      return 'yield tile';
    case 'catchUp':
      return 'catching up';
  }
}

function effect(e: Effect): string {
  switch (e.type) {
    case 'money':
      return money(e.amount);
    case 'fame':
      return fame(e.amount);
    case 'karma':
      return karma(e.amount);
    case 'dice':
      return e.colours === 'any'
        ? someDice('any', e.count)
        : list(Object.entries(e.colours).map(([c, n]) => someDice(c as Colour, n))); // the keys are colours
    case 'dicePerKarma':
      return e.colour === 'any' ? 'one die of any colour for each karma' : `one ${colour[e.colour]} die for each karma`;
    case 'upgrade':
      return 'one upgrade';
    case 'lateUpgrade':
      return 'one upgrade, which raises fame from the next turn on';
    case 'boat':
      if (e.min === e.max && e.max === 1) return 'the boat may go to the next free space';
      return e.min === e.max ? `the boat goes ${e.max} free spaces` : `the boat goes ${e.min} to ${e.max} free spaces`;
    case 'riverMove':
      return 'the boat goes up to as many free spaces as the die shows';
    case 'palaceAction':
      return e.choices.length === 1
        ? `the action of palace chamber ${onlyChamber(e.choices)}, without a worker and without its die`
        : 'the action of a palace chamber from 2 to 6, without a worker and without its die';
    case 'marketAssorted':
      return 'the value of up to one market of each good';
    case 'marketSame':
      return e.maxMarkets === 'dieValue'
        ? `the value of as many ${e.good ? good[e.good] : ''} markets as the die shows`
        : `the value of up to ${markets(e.maxMarkets)} of one good`;
    case 'moneyPerMarket':
      return `${money(e.per)} for each market`;
    case 'moneyPerUpgrade':
      return `${money(e.per)} for each upgrade`;
    case 'moneyPerBuilding':
      return `${money(e.per)} for each building`;
    case 'moneyPerConnectedYieldTile':
      return `${money(e.per)} for each connected yield tile, this one included`;
    case 'famePerUpgrade':
      return `${fame(e.per)} for each upgrade`;
    case 'famePerKarma':
      return `${fame(e.per)} for each karma`;
    case 'famePerMarketTile':
      return `${fame(e.per)} for each tile with a market`;
    case 'famePerBend':
      return `${fame(e.per)} for each bend`;
    case 'famePerActiveWorker':
      return `${fame(e.per)} for each active worker`;
    case 'famePerRiverSpaces':
      return `${fame(e.per)} for every full ${e.spaces} spaces the boat has come`;
    case 'rerollAny':
      return 'roll any of your dice again, once';
    case 'build':
      return 'build a province tile';
    case 'coverTile':
      return 'cover a placed tile with a dearer one, for the difference';
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      return 'a yield tile';
    case 'becomeFirstPlayerNextRound':
      return 'the elephant for the next round';
    case 'sequence':
      return list(e.steps.map(effect));
  }
}

const sides = (all: readonly Side[]) => list(all.map((s) => side[s]));

export const en = {
  name: 'Rajas of the Ganges',
  tagline: 'Dice, provinces and a race of two markers',
  options: {
    navaratnas: {
      label: 'Navaratnas',
      help: 'For those who know the game: six workers, eight places for dice, yield tiles to lay in the province.',
    },
    ganga: { label: 'River tiles', help: 'Tiles on the Ganges change what its spaces give.' },
    experience: {
      label: 'Experience',
      help: 'An expert plays the harder province and keeps eight dice at most. Not together with Navaratnas.',
      values: { beginner: 'beginner', expert: 'expert' },
    },
    facts: {
      label: 'Corrected facts',
      help: 'What an owner of the box has corrected in the printed facts, from a facts file.',
    },
  },
  groups: {
    quarry: 'Quarry',
    market: 'Market',
    palace: 'Palace',
    chamber: 'Chambers',
    harbour: 'Harbour',
    choose: 'Choose the dice yourself',
    pay: 'Pay with',
    tile: 'Tiles',
    cell: 'Where',
    turn: 'Turned another way',
    overpay: 'Pay more than needed',
    cover: 'Cover',
    yield: 'Special yields',
    dice: 'Dice',
    upgrade: 'Upgrade',
    river: 'River',
    score: 'Markets',
    fewer: 'Score fewer markets',
    yieldTile: 'Yield tiles',
    slot: 'Places for the yield tile',
    rest: 'To finish',
  },
  colour,
  building,
  good,
  chamber,
  chamberShort: { ...chamber, mogul: 'Mogul', raja: 'Man Singh', builder: 'Builder' } satisfies Record<Chamber, string>,
  cell,
  side,
  yieldColour,
  counts: { money, fame, karma, upgrades, workers, dice, tiles },
  list,
  tileName: (id: TileId) => shown(tileOf(id)),
  tile,
  space,
  cause,
  effect,
  dice: {
    one: die,
    paid: (id: DieId, as: number, n: number) =>
      `${n === 1 ? article(die(id)) : `${n} times ${die(id)}`}${as === dieOf(id).value ? '' : ` turned to ${as}`}`,
    some: someDice,
  },
  prospects: {
    boat: 'a boat move',
    reroll: 'a new roll of dice',
    palaceAction: 'a palace action',
    build: 'a province tile',
    coverTile: 'covering a tile',
    yieldTile: 'a yield tile',
    elephant: 'the elephant for the next round',
    crossing: 'your markers meet',
  },

  question: {
    worker: (left: number, last: boolean) => ({
      title: 'Where does your worker go?',
      hint: last ? 'The last phase: one more turn, or pass.' : `${workers(left)} left to place in this round.`,
    }),
    payDie: (id: SpaceId) => ({ title: 'Which die do you pay?', hint: space(id) }),
    tile: (cover: boolean) => ({
      title: 'Which tile do you build?',
      hint: cover
        ? 'Dearer than the one it covers; you pay the difference.'
        : 'Pay dice of its colour, at least its cost.',
    }),
    payTile: (one: Tile, due: number) => ({
      title: 'Which dice do you pay?',
      hint: `${tile(one)}: ${due} still to pay.`,
    }),
    build: (one: Tile, cover: boolean) => ({
      title: cover ? 'How do you turn the tile?' : 'Where do you lay the tile?',
      hint: tile(one),
    }),
    cover: { title: 'Which tile do you cover?', hint: 'The Master Builder lays a dearer tile on top.' },
    yield: { title: 'Which yield comes first?', hint: 'You connected several special yields.' },
    return: (gain: number) => ({
      title: 'Which die do you return?',
      hint: `Kali’s hands are full: ${dice(gain)} could come. Return dice first, or keep yours.`,
    }),
    take: (n: number, by: string) => ({
      title: n === 1 ? 'Which die do you take?' : `Which ${n} dice do you take?`,
      hint: capital(by),
    }),
    upgrade: (by: string) => ({ title: 'What do you upgrade?', hint: capital(by) }),
    sail: (by: string, may: boolean) => ({
      title: may ? 'Does your boat sail on?' : 'How far does your boat sail?',
      hint: capital(by),
    }),
    chamber: { title: 'Which palace action do you take?', hint: 'Without a worker and without a die.' },
    score: (by: string) => ({ title: 'Which markets do you score?', hint: capital(by) }),
    reroll: (n: number) => ({
      title: 'Which dice do you roll again?',
      hint: n === 0 ? 'Any number, once, all together.' : `${dice(n)} chosen.`,
    }),
    takeYield: { title: 'Which yield tile do you take?', hint: 'It pays when a road reaches its place.' },
    layYield: (e: string) => ({ title: 'Where does the yield tile go?', hint: capital(e) }),
    over: { title: 'The game is over', hint: 'The greatest margin wins.' },
  },

  /** Answers: `label` for a button, `says` for a sentence. */
  answer: {
    place: (id: SpaceId) => ({ label: space(id), says: `Place a worker: ${space(id)}` }),
    choose: (id: SpaceId) => ({
      label: `${space(id)}: another die`,
      says: `Place a worker and choose the die: ${space(id)}`,
    }),
    pass: { label: 'Pass', says: 'Pass in the last phase' },
    pay: (id: DieId, as: number) => ({
      label: as === dieOf(id).value ? capital(die(id)) : `${capital(die(id))} as ${as}`,
      says: as === dieOf(id).value ? `Pay ${article(die(id))}` : `Pay ${article(die(id))}, turned to ${as}`,
    }),
    payRest: { label: 'Pay the cheapest', says: 'Pay the rest with the cheapest dice' },
    tile: (one: Tile) => ({ label: shown(one), says: `Build ${priced(one)}` }),
    chooseTile: (one: Tile) => ({
      label: `${shown(one)}: other dice`,
      says: `Choose the dice for ${priced(one)}`,
    }),
    build: (at: CellId, roads: readonly Side[], arrows: string) => ({
      label: `${cell[at]} ${arrows}`,
      says: `${cell[at]}, with roads to the ${sides(roads)}`,
    }),
    opens: (n: number) => `${cells(n)} can be built on afterwards.`,
    closes: 'no cell stays open to build on',
    overpay: (id: DieId) => ({ label: `Pay ${die(id)} too`, says: `Also pay ${article(die(id))}, for nothing` }),
    cover: (at: CellId, one: Tile) => ({
      label: shown(one),
      says: `Cover ${priced(one)}, ${cell[at].toLowerCase()}`,
    }),
    yield: (e: string) => ({ label: capital(e), says: `First ${e}` }),
    return: (id: DieId) => ({ label: `Return ${die(id)}`, says: `Return ${article(die(id))}` }),
    keep: (n: number) => ({
      label: n === 0 ? 'Keep all, take none' : `Keep the rest, take ${n}`,
      says: n === 0 ? 'Keep all dice and take none' : `Keep the other dice and take ${dice(n)}`,
    }),
    take: (all: readonly Colour[]) => ({
      label: capital(list(all.map((c) => colour[c]))),
      says: `Take ${list(counted(all).map(([c, n]) => someDice(c, n)))}`,
    }),
    upgrade: (b: Building, to: number) => ({
      label: `${capital(building[b])} to ${to}`,
      says: `Upgrade the ${building[b]} to ${to}`,
    }),
    sail: (to: number, e: string) => ({ label: `Space ${to}: ${e}`, says: `Sail to space ${to}: ${e}` }),
    stay: { label: 'Stay', says: 'The boat stays where it is' },
    chamber: (c: Chamber, e: string) => ({ label: chamber[c], says: `${chamber[c]}: ${e}` }),
    score: (g: Good | 'assorted', n: number) => ({
      label: g === 'assorted' ? `Assorted: ${n}` : `${capital(good[g])}: ${n}`,
      says: `Score ${g === 'assorted' ? 'assorted goods' : good[g]} for ${money(n)}`,
    }),
    reroll: (id: DieId) => ({ label: capital(die(id)), says: `Choose ${die(id)} to roll again` }),
    rollLow: { label: 'Roll all low dice again', says: 'Roll all dice from 1 to 3 again' },
    roll: (n: number) => ({
      label: n === 0 ? 'Roll none' : `Roll ${dice(n)}`,
      says: n === 0 ? 'Keep all dice as they are' : `Roll ${dice(n)} again`,
    }),
    takeYield: (c: YieldColour, e: string) => ({
      label: `${capital(yieldColour[c])}: ${e}`,
      says: `Take the ${yieldColour[c]} tile: ${e}`,
    }),
    decline: { label: 'Take none', says: 'Take no yield tile' },
    layYield: (at: CellId, s: Side, built: boolean) => ({
      label: `${cell[at]}, ${side[s]}${built ? ': too late' : ''}`,
      says: `Lay it at the ${side[s]} side, ${cell[at].toLowerCase()}${built ? '; its cell is built already, so it never pays' : ''}`,
    }),
    costs: (parts: string) => `Costs ${parts}.`,
    brings: (parts: string) => `Brings ${parts}.`,
  },

  event: {
    started: (totals: string, first: string) => `Everyone rolls four dice: ${totals}. ${first} goes first.`,
    total: (who: string, n: number) => `${who} ${n}`,
    riverTile: (at: number, e: string) => `A river tile lies on space ${at}: ${e}.`,
    round: (n: number, first: string) => `Round ${n} begins. ${first} has the elephant.`,
    phase: (n: number) => `Phase ${n}.`,
    skipped: (who: string) => `${who} has no worker left and is skipped.`,
    stuck: (who: string) => `${who} can place no worker in this phase.`,
    passed: (who: string) => `${who} passes.`,
    placed: (who: string, at: string, n: number) => `${who} places a worker: ${at}${n > 0 ? `, for ${money(n)}` : ''}.`,
    paid: (who: string, id: DieId, as: number) =>
      `${who} pays ${article(die(id))}${as === dieOf(id).value ? '' : `, turned to ${as} with karma`}.`,
    money: (who: string, n: number, now: number, by: string) => `${who}: ${money(n)} from ${by}, now ${now}.`,
    fame: (who: string, n: number, now: number, by: string) => `${who}: ${fame(n)} from ${by}, now ${now}.`,
    karma: (who: string, n: number, now: number, by: string) => `${who}: ${karma(n)} from ${by}, now ${now}.`,
    built: (who: string, what: string, at: CellId, over: string | null) =>
      `${who} builds ${what}: ${cell[at].toLowerCase()}${over === null ? '' : `, over ${over}`}.`,
    revealed: (what: string | null) =>
      what === null ? 'That stack is empty now.' : `The next tile of that stack: ${what}.`,
    yield: (who: string, e: string) => `${who} connects a special yield: ${e}.`,
    rolled: (who: string, parts: string, by: string) => `${who} rolls ${parts} (${by}).`,
    rerolled: (who: string, from: string, to: string) => `${who} rolls ${from} again: ${to}.`,
    returned: (who: string, id: DieId) => `${who} returns ${article(die(id))}.`,
    noDice: (who: string, by: string) => `${who} takes no die (${by}).`,
    upgraded: (who: string, b: Building, to: number, by: string) =>
      `${who} upgrades the ${building[b]} to ${to} (${by}).`,
    lost: (who: string, by: string) => `${by} brings ${who} nothing more.`,
    sailed: (who: string, to: number, by: string) => `${who} sails to river space ${to} (${by}).`,
    stayed: (who: string, by: string) => `${who} leaves the boat where it is (${by}).`,
    chamber: (who: string, c: Chamber, by: string) => `${who} visits the ${chamber[c]} (${by}).`,
    scored: (who: string, g: Good | 'assorted') => `${who} scores ${g === 'assorted' ? 'assorted goods' : good[g]}.`,
    bonus: (who: string, track: 'fame' | 'money', at: number) => `${who} reaches the bonus of ${track} ${at}.`,
    activated: (who: string, at: WorkerPlace) => `${who} gains the worker at ${workerAt[at]}.`,
    leftGame: (who: string, at: WorkerPlace) => `The worker at ${workerAt[at]} leaves the game: ${who} has five.`,
    whiteTile: (who: string, e: string) => `${who} draws a white yield tile: ${e}.`,
    reshuffled: (n: number) => `The ${n} used white yield tiles are shuffled.`,
    tookYield: (who: string, c: YieldColour, e: string) => `${who} takes a ${yieldColour[c]} yield tile: ${e}.`,
    declinedYield: (who: string) => `${who} takes no yield tile.`,
    laidYield: (who: string, at: CellId, s: Side) =>
      `${who} lays it at the ${side[s]} side, ${cell[at].toLowerCase()}.`,
    crossed: (who: string, n: number) => `${who}’s markers meet, margin ${signed(n)}: this phase is the last.`,
    elephant: (who: string, mogul: boolean) =>
      mogul ? `${who} visited the Great Mogul and takes the elephant.` : `The elephant goes on to ${who}.`,
    over: 'The last phase is complete.',
  },

  clock: (round: number, phase: number, first: string) =>
    `Round ${round}, phase ${phase}${first === '' ? '' : ` · ${first} has the elephant`}`,
  lastPhase: 'Last phase',

  sheet: {
    fame: { label: 'Fame', help: 'Where the fame marker stands.' },
    money: { label: 'Money', help: 'Where the money marker stands.' },
    moneyAsFame: {
      label: 'Money, as fame spaces',
      help: 'Two money spaces lie beside one fame space: half the money, rounded up.',
    },
    track: { label: 'Length of the track', help: 'The markers are level at 61.' },
    crossing: { label: 'Crossed as', help: 'The order in which the markers met; it decides between equal margins.' },
  },

  refusals: {
    'RG-BUILDER-1': 'Only a placed tile that covers nothing can be covered, and only by a dearer one.',
    'RG-BUILDER-2': 'The difference is paid with dice of the new tile’s colour.',
    'RG-BUILDER-3': 'Turned like that, some tile would lose its link to the residence.',
    'RG-BUILDER-6': 'No tile can be covered with the dice that would be left.',
    'RG-CHAMBER-6': 'The Portuguese needs six spaces ahead: he is of no use on the last six.',
    'RG-DICE-4': 'One of your own dice goes back, or you keep them all.',
    'RG-DICE-7': 'Those dice are not in the supply, or not part of this gain.',
    'RG-KARMA-2': 'Karma turns a die to its opposite face, one karma for each die.',
    'RG-KARMA-3': 'A die beyond the price is not turned.',
    'RG-KARMA-4': 'On a balcony the value does not matter, so no die is turned.',
    'RG-MARKET-1': 'That sum cannot be made with one market of each good.',
    'RG-MARKET-2': 'That sum cannot be made with the markets and the die.',
    'RG-MARKET-5': 'You need a market there that would score.',
    'RG-MARKET-6': 'Only one of your workers may stand on assorted goods in a round.',
    'RG-MONEY-1': 'There is not enough money for that space.',
    'RG-NAV-6': 'A yield tile needs a free place of its colour.',
    'RG-PALACE-1': 'Choose dice that you own, then roll.',
    'RG-PALACE-2': 'No die of that colour is left in the supply.',
    'RG-PALACE-3': 'The balcony needs a die of its first colour, and one of its second in the supply.',
    'RG-PALACE-4': 'A chamber takes a die that shows its number.',
    'RG-PLACE-1': 'The quarry and the harbour fill in order: the next free space is the one.',
    'RG-PLACE-2': 'A worker stands there already.',
    'RG-PROV-1': 'That is not a cell of the province.',
    'RG-PROV-3': 'A tile is turned by quarters.',
    'RG-PROV-4': 'No road would link the tile to the residence like that.',
    'RG-PROV-6': 'A tile lies there already.',
    'RG-QUARRY-2': 'Dice of the tile’s colour must come to at least its cost.',
    'RG-QUARRY-3': 'No cell is left where a tile could be laid.',
    'RG-RIVER-2': 'The harbour takes a die that shows 1, 2 or 3.',
    'RG-RIVER-3': 'The boat cannot stop there.',
    'RG-RIVER-6': 'Your boat has reached the end of the river.',
    'RG-RIVER-9': 'Only the chambers from 2 to 6 can be chosen here.',
    'RG-ROUND-1': 'A worker is placed first.',
    'RG-ROUND-5': 'Passing is possible in the last phase only.',
    'RG-RUL-28': 'You do not own that die.',
    'RG-RUL-33': 'This boat move must be made.',
    'RG-SETUP-1': 'That space is closed with this number of players.',
    'RG-SETUP-3': 'Only the top tile of a stack can be taken.',
    'RG-TURN-2': 'That die does not pay for this space.',
    'RG-UPG-1': 'That building cannot be upgraded further.',
    'RG-YIELD-1': 'Only a yield that was just connected pays.',
  },

  features: () => import('./features.en.ts').then(({ features }) => features),

  board: {
    label: 'Board',
    quarry: 'Quarry',
    quarryHint: 'build a tile',
    market: 'Market',
    assorted: 'Assorted',
    assortedHint: 'one of each · free',
    sameHint: 'one die: as many markets as it shows',
    palace: 'Palace',
    harbour: 'Harbour',
    harbourHint: 'a die 1, 2 or 3',
    bridge: 'Bridge',
    start: 'Start',
    goods: { silk: 'Silk', tea: 'Tea', spices: 'Spices' } satisfies Record<Good, string>,
    covered: 'closed',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    rolls: (who: string) => `${who} rolls`,
  },
  tabs: { board: 'Board', province: 'Province', tiles: 'Tiles' },

  panels: {
    province: 'Province',
    provinceRemark: (n: number, free: number) => `${tiles(n)} · ${cells(free)} open`,
    tiles: 'Tiles',
    missing: (n: number) => `−${n}`,
    yieldTiles: 'Yield tiles',
    karma: 'Karma',
    workers: 'Workers',
    supply: 'Supply',
    turn: 'Turn the tile',
    showProvince: (who: string) => `Show ${who}’s province`,
    margin: (n: number) => (n < 0 ? `${-n} fame to go` : `crossed, margin ${signed(n)}`),
    needs: (n: number) => `needs ${signed(n)} to win`,
    done: 'has played',
    seat: (f: number, m: number, n: number, d: number, k: number, w: number, all: number) =>
      `${fame(f)}, ${money(m)}, margin ${signed(n)}; ${dice(d)}, ${karma(k)}, ${w} of ${workers(all)} to place`,
  },

  strip: {
    chain: 'Chain',
    now: {
      worker: 'Worker',
      payDie: 'Pay a die',
      tile: 'Choose a tile',
      payTile: 'Pay dice',
      build: 'Lay the tile',
      cover: 'Cover a tile',
      yield: 'Which yield',
      return: 'Return dice',
      take: 'Take dice',
      upgrade: 'Upgrade',
      lateUpgrade: 'Upgrade',
      sail: 'Boat',
      chamber: 'Palace action',
      score: 'Score markets',
      reroll: 'Roll again',
      takeYield: 'Yield tile',
      layYield: 'Lay the tile',
    },
    yields: 'special yields',
    worker: (at: WorkerPlace) => `worker at ${workerAt[at]}`,
    preview: (letter: string) => (letter === '' ? 'preview' : `preview of ${letter}`),
    phase: (n: number) => `Phase ${n}`,
    placed: (n: number) => `${workers(n)} left`,
  },

  explain: {
    space: (id: SpaceId, price: number, needs: string, gives: string, taken: string | null): Explained => ({
      title: space(id),
      lines: [
        `${price > 0 ? `${capital(money(price))}. ` : ''}${needs === '' ? '' : `Pay ${needs}. `}${capital(gives)}.`,
        taken === null ? '' : `${taken}’s worker stands here until the end of the round.`,
      ],
    }),
    needs: {
      colour: (c: Colour) => article(`${colour[c]} die`),
      value: (values: readonly number[]) => (values.length === 6 ? 'any die' : `a die showing ${values.join(', ')}`),
    },
    closed: { title: 'Closed', lines: ['With three players this space is covered.'] } as Explained,
    river: (at: number, e: string, boats: string): Explained => ({
      title: at === 0 ? 'Start of the river' : `River space ${at}`,
      lines: [
        at === 0 ? 'Boats begin here.' : `A boat that stops here brings: ${e}.`,
        at === 30 ? 'The last space: any number of boats, each paid once.' : '',
        boats === '' ? '' : `Here: ${boats}.`,
      ],
    }),
    riverTile: (at: number, e: string): Explained => ({
      title: `River tile on space ${at}`,
      lines: [`Instead of the printed gain: ${e}.`],
    }),
    bridge: (who: string): Explained => ({
      title: 'Bridge',
      lines: [
        'The first time a boat crosses, it wakes its owner’s worker who waits here.',
        who === '' ? '' : `Still waiting: ${who}.`,
      ],
    }),
    fame: (at: number, e: string, who: string): Explained => ({
      title: `Fame ${at}`,
      lines: [e === '' ? '' : `Reached for the first time: ${e}.`, who === '' ? '' : `Here: ${who}.`],
    }),
    moneySpace: (at: number, e: string, who: string): Explained => ({
      title: `Money ${at}`,
      lines: [e === '' ? '' : `The bonus marker brings: ${e}.`, who === '' ? '' : `Here: ${who}.`],
    }),
    worker: (who: string): Explained => ({
      title: 'Waiting workers',
      lines: [`Whoever gets here wakes a worker of their own.${who === '' ? '' : ` Still waiting: ${who}.`}`],
    }),
    corner: {
      title: 'Where both tracks begin',
      lines: ['Fame goes clockwise, money the other way. When your two markers meet, the last phase begins.'],
    } as Explained,
    tile: (one: Tile, gives: string, roads: number, under: number | null): Explained => ({
      title: priced(one),
      lines: [
        `${roads} roads. ${gives === '' ? '' : `Built now it brings ${gives}.`}`,
        under === null ? '' : `${tiles(under)} under it.`,
      ],
    }),
    stackEmpty: { title: 'Empty stack', lines: ['All its tiles are built.'] } as Explained,
    affordable: {
      yes: 'Your dice can pay it.',
      karma: 'Your dice can pay it with karma.',
      no: (n: number) => `Dice of its colour fall ${n} short.`,
    },
    covers: (one: Tile): string => `It covers ${tile(one)}.`,
    cell: (at: CellId, linked: boolean): Explained => ({
      title: cell[at],
      lines: [linked ? 'A road leads here: a tile can be laid.' : 'No road leads here yet.'],
    }),
    residence: (roads: readonly Side[]): Explained => ({
      title: 'Residence',
      lines: [`Three roads leave it, towards ${sides(roads)}. Every tile must be linked to it.`],
    }),
    slot: (e: string, state: 'open' | 'due' | 'paid' | 'idle', colour: YieldColour | null): Explained => ({
      title: colour === null ? 'Special yield' : `Special yield, ${yieldColour[colour]}`,
      lines: [
        `${capital(e)}.`,
        state === 'open'
          ? 'Paid once, when a new tile brings a road here.'
          : state === 'due'
            ? 'Connected, about to pay.'
            : state === 'paid'
              ? 'Connected and paid.'
              : 'Its road was there first: it never pays.',
      ],
    }),
    level: (b: Building, at: number, late: boolean): Explained => ({
      title: capital(building[b]),
      lines: [
        `A ${building[b]} built now brings ${fame(late ? at - 1 : at)}.`,
        late
          ? 'The upgrade of fame 5 counts from the next turn on.'
          : at < 4
            ? 'An upgrade raises it by one.'
            : 'It cannot rise further.',
      ],
    }),
    die: (id: DieId): Explained => ({
      title: capital(die(id)),
      lines: [
        'Pays for tiles of its colour, and for markets, chambers, balconies and the harbour.',
        `With one karma it counts as ${7 - dieOf(id).value}.`,
      ],
    }),
    kali: (n: number, most: number): Explained => ({ title: 'Kali', lines: [`Her hands hold ${n} of ${dice(most)}.`] }),
    karma: (n: number): Explained => ({
      title: karma(n),
      lines: ['One karma turns a die that you pay to its opposite face. Three at most.'],
    }),
    workers: (left: number, all: number, waiting: string): Explained => ({
      title: `${left} of ${workers(all)} to place`,
      lines: [waiting === '' ? '' : `Waiting: ${waiting}.`],
    }),
    supply: (c: Colour, n: number): Explained => ({
      title: `${capital(colour[c])} dice`,
      lines: [`${n} of 12 in the supply.`],
    }),
    yieldTile: (c: YieldColour, e: string, n: number): Explained => ({
      title: `${capital(yieldColour[c])} yield tile`,
      lines: [
        `${capital(e)}.`,
        n > 1 ? `${n} of them.` : '',
        'It is laid on a place of its colour and pays when a road reaches it.',
      ],
    }),
    workerAt,
  },
  signed,
};

export type Words = typeof en;
