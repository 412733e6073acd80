/** Why an answer is good or bad in Amul, in English. Each clause goes on from “It”. */
import { en } from './en.ts';
import { type Features, howMany } from './features.ts';

const { points } = en.counts;

export const features: Features = {
  counted: {
    gain: (n) => `adds ${points(howMany('counted', n))} to what you have`,
    loss: (n) => `takes ${points(howMany('counted', n))} from what you have`,
  },
  toPlay: {
    gain: 'gives you more points to play from your hand',
    loss: 'leaves you fewer points to play from your hand',
  },
  toTake: { gain: 'promises a good card from an effect', loss: 'leaves less to take with effects' },
  nothingToPlay: {
    gain: 'keeps a card in hand that will stay on the table',
    loss: 'leaves you no card that would stay on the table',
  },
  goingFirst: {
    gain: 'lets you go before others in the rounds to come',
    loss: 'lets others go before you in the rounds to come',
  },
  spare: {
    gain: 'leaves you a card to propose without regret',
    loss: 'gives away a card that you could propose without regret',
  },
  tooMany: {
    gain: 'rids you of cards that you could not keep at the end',
    loss: 'leaves you more cards than you can keep at the end',
  },
};
