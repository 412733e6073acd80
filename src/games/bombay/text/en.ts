/** The words of Bombay in English. This file is the type of the others: a key that is missing or too many there is an error. */
import type { PlaceId, Post, Silk, TokenEffect } from '../data.ts';
import { countingIn } from './count.ts';

/** A location's name, and how one speaks of it: to it, at it, away from it. */
export interface PlaceWords {
  readonly name: string;
  readonly to: string;
  readonly at: string;
  readonly from: string;
}

/** What a printed thing says when it is pointed at. */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
}

const { count, list } = countingIn('en');
const rupees = (n: number) => count(n, 'rupee', 'rupees');
const actions = (n: number) => count(n, 'action', 'actions');
const clients = (n: number) => count(n, 'client', 'clients');
const bales = (n: number) => count(n, 'bale', 'bales');
const palaces = (n: number) => count(n, 'palace', 'palaces');
const kinds = (n: number) => count(n, 'city', 'cities');

const city = (name: string): PlaceWords => ({ name, to: `to ${name}`, at: `in ${name}`, from: `from ${name}` });
const spot = (name: string, what = name.charAt(0).toLowerCase() + name.slice(1)): PlaceWords => ({
  name,
  to: `to the ${what}`,
  at: `at the ${what}`,
  from: `from the ${what}`,
});

const places: Record<PlaceId, PlaceWords> = {
  A: { name: 'Start Hill', to: 'up Start Hill', at: 'on Start Hill', from: 'from Start Hill' },
  B: { name: 'East Hill', to: 'up East Hill', at: 'on East Hill', from: 'from East Hill' },
  H1: spot('West crossroads'),
  H2: spot('East crossroads'),
  INDORE: city('Indore'),
  NAGPUR: city('Nagpur'),
  HYDERABAD: city('Hyderabad'),
  BOMBAY: city('Bombay'),
  E1: spot('North-west post'),
  E2: spot('North-east post'),
  E3: spot('South-east post'),
  E4: spot('South-west post'),
  F1: spot('North-west corner post'),
  F2: spot('North-east corner post'),
  F3: spot('South-east corner post'),
  F4: spot('South-west corner post'),
  G1: spot('Indore West', 'site west of Indore'),
  G2: spot('Indore East', 'site east of Indore'),
  G3: spot('Nagpur North', 'site north of Nagpur'),
  G4: spot('Nagpur South', 'site south of Nagpur'),
  G5: spot('Hyderabad East', 'site east of Hyderabad'),
  G6: spot('Hyderabad West', 'site west of Hyderabad'),
  G7: spot('Bombay South', 'site south of Bombay'),
  G8: spot('Bombay North', 'site north of Bombay'),
};

const silk: Record<Silk, string> = { yellow: 'yellow', purple: 'purple', blue: 'blue', orange: 'orange' };
const aBale = (s: Silk) => (s === 'orange' ? 'an orange bale' : `a ${silk[s]} bale`);
const compass: Record<Post, string> = {
  E1: 'post NW',
  E2: 'post NE',
  E3: 'post SE',
  E4: 'post SW',
  F1: 'corner post NW',
  F2: 'corner post NE',
  F3: 'corner post SE',
  F4: 'corner post SW',
};
const market = { left: 'left market', middle: 'middle market', right: 'right market' };
const rung = ['top', 'middle', 'bottom'];
const effect: Record<TokenEffect, string> = {
  client: 'a client for the end of the game',
  city: 'a token of a city of its own for the end of the game',
  rupees: '2 rupees at once',
  bale: 'a bale from the leftmost market at once',
};

export const en = {
  name: 'Bombay',
  tagline: 'Silk, elephants and palaces',
  options: {
    palaceOnHills: { label: 'Palaces on hills', help: 'A palace may also be built on the two hills.' },
    palaceOnIdlePosts: {
      label: 'Palaces on deserted posts',
      help: 'With two or three players, a palace may also be built on the four outer posts, which are out of use then.',
    },
    openMoney: {
      label: 'Open money',
      help: 'Everyone sees everyone’s rupees, clients and tokens; otherwise they stay behind the screens.',
    },
    firstGameLayout: {
      label: 'First game layout',
      help: 'Posts, demand and palace tokens lie in a fixed, balanced order instead of a random one.',
    },
    facts: {
      label: 'Corrected facts',
      help: 'What an owner of the box has corrected in the printed facts, from a facts file.',
    },
  },
  groups: {
    here: 'Here',
    sell: 'Go and sell',
    buy: 'Go and buy',
    build: 'Go and build',
    go: 'Next door',
    far: 'Further on',
    rest: 'To finish',
  },
  places,
  silk,
  aBale,
  post: (s: Silk, at: Post) => `${silk[s].charAt(0).toUpperCase()}${silk[s].slice(1)} ${compass[at]}`,
  market,
  counts: { rupees, actions, clients, palaces },
  list,

  question: {
    turn: (left: number) => ({
      title: 'Where does the elephant go?',
      hint: `${actions(left)} left: go, buy, sell or build.`,
    }),
    freeBale: { title: 'Which bale do you take?', hint: 'The palace token gives one bale from the leftmost market.' },
    over: { title: 'The game is over', hint: 'The most rupees win.' },
  },

  /** Answers: `label` for a button, `says` for a sentence. A gesture first goes somewhere. */
  answer: {
    go: (p: PlaceWords) => ({ label: p.name, says: `Go ${p.to}` }),
    sell: (s: Silk) => ({ label: `Sell ${silk[s]}`, says: `sell ${aBale(s)}` }),
    buy: (s: Silk) => ({ label: `Buy ${silk[s]}`, says: `buy ${aBale(s)}` }),
    build: (s: Silk) => ({ label: `Build for ${silk[s]}`, says: `build a palace for ${aBale(s)}` }),
    take: (s: Silk) => ({ label: `Take ${silk[s]}`, says: `take ${aBale(s)}` }),
    buyThere: 'buy',
    wait: { label: 'Wait for fortune', says: 'wait for fortune and end the turn' },
    end: { label: 'End the turn', says: 'end the turn' },
    thenLabel: (place: string, then: string) => `${place}, ${then.charAt(0).toLowerCase()}${then.slice(1)}`,
    thenSays: (go: string, then: string) => `${go} and ${then}`,
    costs: (parts: string) => `Costs ${parts}.`,
    brings: (parts: string) => `Brings ${parts}.`,
    unspent: (n: number) => `${actions(n)} lost`,
    toll: (n: number) => `${rupees(n)} from the bank to other merchants`,
    cityToken: (name: string) => `the ${name} token`,
    palace: 'a palace',
    kept: { client: 'a client token', city: 'a token of a city of its own' },
  },

  event: {
    round: (round: number, first: string) => `Round ${round} begins. ${first} goes first.`,
    supplied: (stalls: string) => `New silk arrives. ${stalls}.`,
    stall: (name: string, parts: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${parts}`,
    nothing: 'nothing',
    some: (n: number, s: Silk) => `${n} ${silk[s]}`,
    lap: (lap: number) => `Lap ${lap}.`,
    went: (who: string, from: PlaceWords, to: PlaceWords, n: number) =>
      `${who} goes ${from.from} ${to.to}: ${actions(n)}.`,
    toll: (owner: string, by: string, at: PlaceWords, n: number) =>
      `${by} enters ${owner}’s palace ${at.at}; the bank pays ${owner} ${rupees(n)}.`,
    bought: (who: string, s: Silk, from: string, r: number, n: number) =>
      `${who} buys ${aBale(s)} from the ${from}: ${rupees(r)}, ${actions(n)}.`,
    sold: (who: string, s: Silk, at: PlaceWords, rank: number, r: number, c: number) =>
      `${who} sells ${aBale(s)} ${at.at}, ${rung[rank] ?? ''} of the ladder: ${list(
        [r > 0 ? rupees(r) : '', c > 0 ? clients(c) : ''].filter((part) => part !== ''),
      )}.`,
    cityToken: (who: string, at: string) => `${who} takes a token of ${at}.`,
    built: (who: string, at: PlaceWords, s: Silk) => `${who} builds a palace ${at.at} for ${aBale(s)}.`,
    palaceToken: (who: string, e: TokenEffect) => `${who} takes the palace token: ${effect[e]}.`,
    freeBale: (who: string, s: Silk, from: string) => `${who} loads ${aBale(s)} for free from the ${from}.`,
    noFreeBale: (who: string) => `The markets are empty: ${who} gets no bale.`,
    closed: (s: Silk) => `The last ${silk[s]} bale has left the markets: its posts close.`,
    waited: (who: string, r: number) => `${who} waits for fortune: ${rupees(r)}.`,
    ended: (who: string, n: number) =>
      n > 0 ? `${who} ends the turn; ${actions(n)} unused.` : `${who} ends the turn.`,
  },

  clock: (round: number, rounds: number, lap: number, laps: number) =>
    `Round ${round} of ${rounds}, lap ${lap} of ${laps}`,
  round: 'Round',
  roundName: { numbered: (n: number) => `Round ${n}`, back: 'One round back', on: 'One round on' },

  sheet: {
    rupees: { label: 'Rupees', help: 'Money earned in play.' },
    cityKinds: {
      label: 'Different cities',
      help: 'City tokens of different cities, the two on palace tokens included.',
    },
    cityRupees: { label: 'City bonus', help: 'Rupees for the number of different city tokens.' },
    palaces: { label: 'Palaces', help: 'Palaces on the board.' },
    clients: { label: 'Clients', help: 'Client tokens, those on palace tokens included. More of them win a tie.' },
    empire: { label: 'Empire', help: 'Palaces and clients together: the rank for the empire prizes.' },
    empirePrize: { label: 'Empire prize', help: 'Rupees for the rank; tied players share, rounded down.' },
  },

  refusals: {
    'BO-TURN-4': 'There are not enough actions or rupees left for that.',
    'BO-MOVE-1': 'The elephant goes along one road at a time, and no road leads there from here.',
    'BO-BUY-1': 'Silk is bought only at an open trading post.',
    'BO-BUY-3': 'Only one bale can be bought per turn.',
    'BO-BUY-4': 'The elephant is full: it carries two bales.',
    'BO-SELL-1': 'A bale is sold in a city that wants its colour, for one action.',
    'BO-MAP-7': 'No palace can stand here: it needs a free site, not a city or a post.',
    'BO-PAL-1': 'A palace costs one carried bale and one action.',
    'BO-PAL-3': 'A bale can be taken only when a palace token offers one.',
    'BO-PAL-4': 'The free bale comes from the leftmost market that has any.',
    'BO-PAL-6': 'All five palaces are built.',
    'BO-WAIT-1': 'Waiting takes all three actions of a turn.',
  },

  features: () => import('./features.en.ts').then(({ features }) => features),

  map: {
    label: 'Map of the Deccan',
    closed: 'closed',
    deserted: 'deserted',
    sea: 'Arabian Sea',
    ghats: 'Ghats',
    bag: 'Bag',
    buyOne: 'one bale',
    hill: '+1',
    hidden: 'hidden',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    toElephant: 'Back to your elephant',
  },

  panels: {
    elephant: 'The elephant’s load',
    load: (n: number): string => (n === 0 ? 'no bale aboard' : n === 1 ? '1 bale of 2' : '2 bales: full'),
    palaceHint: 'A bale also pays for a palace.',
    emptyHint: 'Buy silk at an open post.',
    distance: (n: number) => (n === 0 ? 'here' : actions(n)),
    end: 'The end',
    endHint: 'Palaces + clients',
    prize: ['1st', '2nd', '3rd', '4th'],
    cities: 'Different cities',
    yours: 'You',
    reserve: (n: number) => `${palaces(n)} in reserve`,
    carriesNothing: 'carries nothing',
    screen: 'behind the screen',
    purse: (r: number, c: number, n: number) => `${rupees(r)}, ${clients(c)}, tokens of ${kinds(n)}`,
  },

  explain: {
    city: (
      name: string,
      wants: readonly { readonly silk: Silk; readonly rupees: number; readonly clients: number }[],
      tokens: number,
    ): Explained => ({
      title: name,
      lines: [
        `Wanted: ${list(
          wants.map(
            (w) => `${silk[w.silk]} for ${rupees(w.rupees)}${w.clients > 0 ? ` and ${clients(w.clients)}` : ''}`,
          ),
        )}.`,
        'A sale takes one action. The silk sold sinks to the bottom, those below it rise.',
        tokens > 0
          ? `${count(tokens, 'token', 'tokens')} left for merchants who sell here for the first time.`
          : 'No token is left here.',
      ],
    }),
    open: (s: Silk, n: number, from: string, r: number, a: number): Explained => ({
      title: `Trading post: ${silk[s]}`,
      lines: [`Open. ${bales(n)} in the ${from}: ${rupees(r)} and ${actions(a)} each, one per turn.`],
    }),
    closedPost: (s: Silk): Explained => ({
      title: `Trading post: ${silk[s]}`,
      lines: [`Closed until the next supply: no ${silk[s]} bale lies in a market.`],
    }),
    idle: {
      title: 'Deserted post',
      lines: ['Out of use with two or three players. You may pass through, but not trade.'],
    },
    hill: { title: 'Hill', lines: ['Going up takes one action more. Coming down does not.'] },
    site: { title: 'Free site', lines: ['A palace can be built here for one bale and one action.'] },
    token: (e: TokenEffect): Explained => ({
      title: 'Palace token',
      lines: [`Whoever builds a palace here gets ${effect[e]}.`],
    }),
    palace: (owner: string): Explained => ({
      title: `${owner}’s palace`,
      lines: [`When another elephant enters, the bank pays ${owner} 1 rupee.`],
    }),
    elephants: (parts: string): string => `Elephants here: ${parts}.`,
    elephant: (who: string, load: string): string => `${who} (${load})`,
    market: (name: string, r: number, a: number, stock: string): Explained => ({
      title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      lines: [`In stock: ${stock}.`, `A bale costs ${rupees(r)} and ${actions(a)}, bought at a post of its colour.`],
    }),
    bag: (n: number, parts: string): Explained => ({
      title: 'The bag',
      lines: [`${bales(n)}: ${parts}.`, 'Nine are drawn at the start of each round.'],
    }),
    clock: (round: number, rounds: number, lap: number, laps: number, first: string): Explained => ({
      title: `Round ${round} of ${rounds}`,
      lines: [`Lap ${lap} of ${laps}. ${first} goes first in this round.`],
    }),
  },
};

export type Words = typeof en;
