/** Which rule each question and each line of the log comes from: where the screen links into the rules. */
import type { Meditation } from '../data.ts';
import type { AgraEvent, GoodSource, Income } from '../events.ts';
import type { AgraStep } from '../state.ts';

export const RULE_OF_STEP: Readonly<Record<AgraStep['kind'], string>> = {
  nextTurn: 'AG-4-a',
  endTurn: 'AG-4-d',
  meditation: 'AG-6.1.2-a',
  place: 'AG-6.2-a',
  order: 'AG-6.3.2-a',
  architect: 'AG-ARC-a',
  materials: 'AG-ARC-b',
  bonusTile: 'AG-ARC-c',
  settle: 'AG-ARC-d',
  sailor: 'AG-SAI-a',
  refund: 'AG-SAI-f',
  reacted: 'AG-N10-b',
  reaction: 'AG-SAI-g',
  jagirdar: 'AG-N10-b',
  trader: 'AG-TRA-b',
  trade: 'AG-TRA-a',
  price: 'AG-5.2.1-d',
  botanist: 'AG-BOT-a',
  study: 'AG-BOT-a',
  farmers: 'AG-BOT-c',
  cover: 'AG-BOT-b',
  produce: 'AG-6.2.2.2-a',
  dyer: 'AG-N07-a',
  process: 'AG-6.2.2.3-a',
  transform: 'AG-6.2.2.3-a',
  wrapUp: 'AG-6.2.1.3-b',
  goOn: 'AG-INT-a',
  merchantVisited: 'AG-6.2.1.3-b',
  merchantMoves: 'AG-6.2.1.3-b',
  builderMoves: 'AG-6.2.1.4-b',
  stand: 'AG-SEC.1-a',
  exchange: 'AG-6.1.2-d',
  release: 'AG-5.2-c',
  shortage: 'AG-5.2-b',
  standing: 'AG-UX-b',
  influence: 'AG-5.6-a',
  influenceBonus: 'AG-5.6-b',
  giveUp: 'AG-5.6-c',
  follow: 'AG-5.2.4-c',
  evaluate: 'AG-7.4-a',
  fulfilled: 'AG-7.4-e',
  boat: 'AG-7.1-b',
  cottonFavours: 'AG-7.1-e',
  pierGoods: 'AG-7.1-h',
  pierGood: 'AG-7.1-h',
  mosaicTile: 'AG-N15-a',
  sadrGift: 'AG-N20',
};

const RULE_OF_EVENT: Readonly<Record<AgraEvent['is'], string>> = {
  first: 'AG-2.1-k',
  turn: 'AG-4-a',
  laid: 'AG-6.1.1-b',
  meditated: 'AG-6.1.2-a',
  points: 'AG-6.1.1-d',
  circle: 'AG-6.1.3-a',
  farmer: 'AG-5.2.3-c',
  uncovered: 'AG-BOT-b',
  counter: 'AG-BOT-a',
  placed: 'AG-6.2.1.1-a',
  peonage: 'AG-6.2.1.2-c',
  ejected: 'AG-6.2.1.2-b',
  stood: 'AG-SEC.1-a',
  rupees: 'AG-7.2-b',
  favours: 'AG-5.5-b',
  goods: 'AG-5.2-b',
  lost: 'AG-5.2-b',
  released: 'AG-5.2-c',
  spent: 'AG-5.2-b',
  transformed: 'AG-5.2.4-b',
  favourAction: 'AG-SEC.2-a',
  luxury: 'AG-SEC.3-a',
  influence: 'AG-5.6-a',
  tileTaken: 'AG-5.6-c',
  tileGivenUp: 'AG-5.6-c',
  tileRevealed: 'AG-5.6-c',
  built: 'AG-5.3-c',
  bonusTile: 'AG-ARC-c',
  priced: 'AG-5.2.1-d',
  pricesReturned: 'AG-7.1-f',
  merchant: 'AG-6.2.1.3-b',
  builder: 'AG-6.2.1.4-b',
  builderGone: 'AG-6.2.1.4-b',
  delivered: 'AG-7.2-a',
  frenchTrader: 'AG-N06-a',
  gift: 'AG-6.3.1-a',
  order: 'AG-6.3.2-e',
  contract: 'AG-7.4-b',
  boat: 'AG-7.1-b',
  endTriggered: 'AG-8.1',
  over: 'AG-8.8',
};

const RULE_OF_MEDITATION: Readonly<Record<Meditation, string>> = {
  deliver: 'AG-6.1.2-a',
  transform: 'AG-6.1.2-b',
  removeCover: 'AG-6.1.2-c',
  exchange: 'AG-6.1.2-d',
  moveFarmer: 'AG-6.1.2-e',
};

const RULE_OF_INCOME: Readonly<Record<Income, string>> = {
  coins: 'AG-6.2.1.3-a',
  delivery: 'AG-7.2-b',
  contract: 'AG-N-a',
  order: 'AG-6.3.2-g',
  refund: 'AG-SAI-f',
  clothing: 'AG-SEC.3-d',
  bonusTile: 'AG-ARC-c',
  takshaka: 'AG-N03-a',
  frenchTrader: 'AG-N06-a',
  sale: 'AG-FT08',
};

const RULE_OF_GOODS: Readonly<Record<GoodSource, string>> = {
  production: 'AG-6.2.2.2-a',
  exchange: 'AG-6.1.2-d',
  trader: 'AG-TRA-a',
  dyer: 'AG-N07-a',
  favour: 'AG-SEC.2-c',
  pier: 'AG-7.1-h',
};

export function ruleOf(event: AgraEvent): string {
  switch (event.is) {
    case 'meditated':
      return RULE_OF_MEDITATION[event.action];
    case 'rupees':
      return RULE_OF_INCOME[event.for];
    case 'goods':
      return RULE_OF_GOODS[event.for];
    default:
      return RULE_OF_EVENT[event.is];
  }
}
