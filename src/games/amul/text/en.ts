/** The words of Amul in English. This file is the type of the others: a key that is missing or too many there is an error. */
import type { CardSymbol, Category, Control, Placement, Supply } from '../data.ts';
import { SCORINGS } from '../facts.ts';
import { cardsIn } from './cards.en.ts';
import { countingIn } from './count.ts';
import { cardSheet } from './sheet.ts';

const { count, list } = countingIn('en');
const points = (n: number) => count(n, 'point', 'points');
const cardCount = (n: number) => count(n, 'card', 'cards');
const cards = cardsIn(SCORINGS);

const symbolsIn: Record<CardSymbol, (n: number) => string> = {
  arab: (n) => count(n, 'Arab symbol', 'Arab symbols'),
  mongol: (n) => count(n, 'Mongol symbol', 'Mongol symbols'),
  object: (n) => count(n, 'Object symbol', 'Object symbols'),
  trade: (n) => count(n, 'Trade symbol', 'Trade symbols'),
  military: (n) => count(n, 'Military symbol', 'Military symbols'),
};
const categories: Record<Category, string> = {
  goods: 'Goods',
  objects: 'Objects',
  camels: 'Caravans',
  merchants: 'Merchants',
  military: 'Military',
  characters: 'Characters',
  bazaar: 'Bazaar',
};
const placement: Record<Placement, { readonly label: string; readonly help: string }> = {
  play: { label: 'table', help: 'Stays on the table when played. Thrown away if still in hand at the end.' },
  hand: { label: 'hand', help: 'Counts if still in hand at the end. Lost if played during a round.' },
  both: { label: 'both', help: 'Stays on the table when played, and counts if still in hand at the end.' },
};
const looksAt: Record<Control, string> = {
  self: 'Looks at your own play area.',
  neighbours: 'Looks at your two neighbours.',
  selfAndNeighbours: 'Looks at you and your two neighbours.',
  all: 'Looks at all play areas.',
  oneNeighbour: 'Looks at one neighbour.',
};
const from: Record<Supply, string> = { palace: 'the palace', bazaar: 'the bazaar', market: 'the market' };

export const en = {
  name: 'Amul',
  tagline: 'A hand, a market, and two neighbours',
  options: {
    tea: {
      label: 'Tea cards',
      help: 'Shuffles in this many Tea cards and adds the Tea Trader, so that the last rounds cannot be counted exactly. As many as there are players is a good number; 0 plays without.',
    },
    anonymousProposals: {
      label: 'Anonymous proposals',
      help: 'Proposals are shuffled before they are turned up: nobody sees who proposed what.',
    },
    vagabondTriggersImmediate: {
      label: 'Vagabond starts effects',
      help: 'A card that a Vagabond takes out of the market also does at once what it says. Otherwise it only scores.',
    },
    facts: {
      label: 'Corrected facts',
      help: 'What an owner of the box has corrected in the printed facts, from a facts file.',
    },
  },
  groups: {
    propose: 'To the market',
    choose: 'From the market',
    reveal: 'To the table',
    lost: 'Lost if played',
    take: 'Take',
    pair: 'Take two',
    rest: 'To finish',
  },
  cards,
  cardsIn,
  symbolsIn,
  categories,
  placement,
  looksAt,
  counts: { points, cards: cardCount },
  list,

  question: {
    propose: { title: 'Which card do you propose?', hint: 'One hand card goes to the market. All are shown together.' },
    proposed: { title: 'Proposed', hint: 'Waiting for the others. Undo changes your mind.' },
    choose: (left: number) => ({
      title: 'Which card do you take?',
      hint:
        left > 1
          ? `One market card, into your hand. ${left - 1} choose after you.`
          : 'One market card, into your hand.',
    }),
    reveal: { title: 'Which card do you play?', hint: 'One hand card goes to the table. All are shown together.' },
    revealed: { title: 'Played', hint: 'Waiting for the others. Undo changes your mind.' },
    take: (card: string, supply: Supply, left: number) => ({
      title: `${card}: what do you take?`,
      hint:
        left > 1
          ? `Up to ${cardCount(left)} from ${from[supply]}, to the table.`
          : `One card from ${from[supply]}, to the table.`,
    }),
    over: { title: 'The game is over', hint: 'The most points win.' },
  },

  /** Answers: `says` is a sentence without its full stop. */
  answer: {
    propose: (card: string) => `Propose ${card}`,
    choose: (card: string) => `Take ${card} into your hand`,
    reveal: (card: string) => `Play ${card}`,
    lose: (card: string) => `Play ${card}, which is lost`,
    take: (card: string, supply: Supply) => `Take ${card} from ${from[supply]}`,
    pair: (one: string, two: string) => `${one} + ${two}`,
    takeBoth: (one: string, two: string, supply: Supply) => `Take ${one} and ${two} from ${from[supply]}`,
    decline: 'Take nothing',
    declineMore: 'Nothing more',
    costs: (parts: string) => `Costs ${parts}.`,
    brings: (parts: string) => `Brings ${parts}.`,
    effect: { palace: 'a palace card', bazaar: 'a Trader', market: 'a card left in the market' },
    effects: (n: number) => `up to ${n} palace cards`,
    lost: 'the card',
  },

  event: {
    firstPlayer: (who: string) => `${who} is the First Player and holds the First Choice card.`,
    round: (round: number, who: string) => `Round ${round} begins. ${who} holds the First Choice card.`,
    dealt: (what: string) => `You are dealt ${what}.`,
    turnedUp: (what: string, pile: number) => `Into the market from the pile: ${what}. ${cardCount(pile)} left.`,
    proposed: (what: string) => `Proposals are turned up: ${what}.`,
    proposal: (who: string, card: string) => `${who} ${card}`,
    order: { choose: 'Choose', effects: 'Effects' },
    orderOf: (step: string, military: boolean, seats: string) =>
      military ? `${step} by military value: ${seats}.` : `${step} from the First Choice card: ${seats}.`,
    chose: (who: string, card: string) => `${who} takes ${card} from the market.`,
    choseFrom: (who: string, card: string, by: string) => `${who} takes ${card}, proposed by ${by}.`,
    choseOwn: (who: string, card: string) => `${who} takes back their own proposal, ${card}.`,
    revealed: (what: string) => `All play at once: ${what}.`,
    played: (who: string, card: string) => `${who} ${card}`,
    removed: (who: string, card: string) => `${who} loses ${card}: it only counts from the hand.`,
    took: (who: string, card: string, supply: Supply, by: string) =>
      `${who}, ${by}: takes ${card} from ${from[supply]}.`,
    declined: (who: string, by: string) => `${who}, ${by}: takes nothing more.`,
    discarded: (what: string) => `Left in the market and discarded: ${what}.`,
    finalHand: (who: string, kept: string, lost: string) =>
      `${who} turns up their hand: ${kept}${lost === '' ? '' : `; discards ${lost}`}.`,
    nothing: 'nothing',
    spied: (who: string, spy: string, on: string, n: number) => `${who}’s ${spy} looks at ${on}: ${points(n)}.`,
    traded: (who: string, trader: string, series: number, n: number) =>
      `${who}’s ${trader}: ${count(series, 'series', 'series')}, ${points(n)}.`,
    majority: { arab: 'Arab majority', mongol: 'Mongol majority' },
    majorityOf: (title: string, parts: string) => `${title}: ${parts}.`,
    share: (who: string, n: number) => `${who} ${n}`,
    nobody: 'nobody',
    scored: (what: string) => `Final score: ${what}.`,
  },

  clock: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  clockOver: 'Final scoring',

  sheet: {
    ...cardSheet(cards, {
      inPlay: 'Each copy scores by how many of them are in play.',
      series: 'Points for each complete series of the three goods that it asks for.',
    }),
    arabSymbols: { label: 'Arab symbols', help: 'Arab symbols in the play area, for the majority.' },
    arabMajority: {
      label: 'Arab majority',
      help: '8, 4 and 2 points for the first three. Tied players all get the lowest of their places.',
    },
    mongolSymbols: { label: 'Mongol symbols', help: 'Mongol symbols in the play area, for the majority.' },
    mongolMajority: {
      label: 'Mongol majority',
      help: '8, 4 and 2 points for the first three. Tied players all get the lowest of their places.',
    },
    militaryValue: { label: 'Military value', help: 'Military symbols in the play area. More of them win a tie.' },
  },

  refusals: {
    'AM-PLAN-1': 'You can only propose a card from your own hand.',
    'AM-PLAN-2': 'You can only take a card that lies in the market.',
    'AM-PLAN-3': 'You can only play a card from your own hand.',
    'AM-RUL-2': 'Here exactly one card must be given or taken.',
    'AM-UPK-2': 'This card takes from its own supply only, or nothing at all.',
    'AM-END-3': 'The Thief takes from what is left in the palace, or nothing at all.',
  },

  features: () => import('./features.en.ts').then(({ features }) => features),

  board: {
    market: 'The market',
    marketRemark: 'what each card is worth to you',
    palace: 'The palace',
    bazaar: 'The bazaar',
    supplyRemark: 'what each card would bring you',
    leftovers: 'Left in the market',
    table: 'Your table',
    tableOf: (who: string) => `${who}’s table`,
    tableEmpty: 'No card has been played yet.',
    tableRemark: (n: number) => `${cardCount(n)}, grouped as they score`,
    alone: 'Single cards',
    series: (n: number) => `${n} per series`,
    waitsFor: (what: string) => `Lacks ${what}.`,
    hand: 'Your hand',
    handOf: (who: string) => `${who}’s hand`,
    handHidden: (n: number) => `${cardCount(n)}, hidden`,
    handRemark: 'hand: counts at the end · table: must be played',
    tooMany: (n: number, left: number) =>
      `${n} table cards in hand, but only ${left} still to be played: the rest will be lost.`,
    nothingStays: 'No card in your hand stays on the table: whatever you play is lost.',
    left: 'to your left',
    right: 'to your right',
    pts: 'pts',
    noCards: 'no card yet',
    knownHand: (what: string) => `In hand, seen by all: ${what}.`,
    from: { pile: 'from the pile', seat: (who: string) => `proposed by ${who}` },
    letter: (letter: string) => `letter ${letter}`,
    ends: 'If it ended now',
    endsWith: (n: number) => `${n} with this`,
  },

  strip: {
    phases: { restock: 'Restock', propose: 'Propose', choose: 'Choose', reveal: 'Reveal', effects: 'Effects' },
    phaseHelp: {
      restock: 'Everyone is dealt a card, and new cards come into the market.',
      propose: 'Everyone puts one hand card into the market, all at once.',
      choose: 'One after the other, all take a market card into hand.',
      reveal: 'Everyone plays one hand card to the table, all at once.',
      effects: 'Contracts, Merchants, Lords and Vagabonds take their cards, in order.',
    },
    byChoice: 'From the First Choice card',
    byMilitary: 'By military value',
    soon: (round: number) => `from round ${round}: by military value`,
    switched: 'From now on the strongest goes first.',
    together: 'All at once',
    you: 'You',
    scoring: 'Final scoring',
    round: (n: number) => `Round ${n}`,
    military: (value: number, letters: string) =>
      `${count(value, 'Military symbol', 'Military symbols')}${letters === '' ? '' : `, ${letters}`}`,
  },

  panels: {
    now: 'If it ended now',
    nowRemark: 'for your eyes only',
    nowSpectator: 'without hidden hands',
    total: 'points',
    lost: (what: string) => `In hand and lost then: ${what}`,
    palace: (n: number) => `Palace, ${cardCount(n)}`,
    bazaar: (n: number) => `Bazaar, ${cardCount(n)}`,
    empty: 'empty',
    counts: 'In play and out',
    inPlay: (n: number, all: number) => `${n} of ${all} in play`,
    pile: (n: number) => `${cardCount(n)} in the pile`,
    discard: (n: number) => `Discarded: ${n}`,
    removed: (n: number) => `Played and lost: ${n}`,
    none: 'none so far',
    leftOver: (n: number) => `Never drawn: ${n}`,
    symbols: (parts: string) => `Symbols: ${parts}`,
    firstChoice: 'First Choice',
    score: (n: number) => `${points(n)} on the table`,
  },

  explain: {
    worth: (n: number) => `Worth ${points(n)} to you now.`,
    worthIfPlayed: (n: number) => `Worth ${points(n)} to you once played.`,
    worthOf: (who: string, n: number) => `Worth ${points(n)} to ${who} now.`,
    bestTake: (card: string, n: number) => `Now it could take ${card} for ${points(n)}.`,
    printed: (n: number) => `Printed on this copy: ${points(n)}.`,
    letter: (letter: string) => `Letter ${letter}: decides ties in military value.`,
    carries: (parts: string) => `Carries ${parts}.`,
    symbol: {
      arab: 'The three players with the most Arab symbols get 8, 4 and 2 points.',
      mongol: 'The three players with the most Mongol symbols get 8, 4 and 2 points.',
      object: 'Counted by Nomad and Peddler.',
      trade: 'Counted by Caravanserai and Tax Collector.',
      military: 'Sets the order from the round after everyone has been first, and breaks ties at the end.',
    },
    firstChoice:
      'The First Choice card: Choose and Effects begin here until everyone has been first. It moves on each round.',
  },

  finale: {
    title: 'Final scoring',
    handsUp: 'All hands are turned up.',
    majority: { arab: 'Arab majority', mongol: 'Mongol majority' },
    majorityHelp: '8, 4, 2 for the first three',
    total: 'Total',
    tie: 'In a tie the military value decides.',
    step: (n: number, all: number) => `${n} of ${all}`,
    skip: 'Show all',
    again: 'Watch again',
    pad: 'To the score pad',
    standing: 'So far',
    detail: (who: string) => `Cards of ${who}`,
  },
};

export type Words = typeof en;
