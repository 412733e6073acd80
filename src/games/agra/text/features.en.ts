/** Why an answer is good or bad in Agra, in English. Each clause goes on from “It”. */
import { en } from './en.ts';
import { type Features, howMany } from './features.ts';

const { rupees } = en.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `brings in ${rupees(howMany('rupees', n))}`,
    loss: (n) => `costs ${rupees(howMany('rupees', n))}`,
  },
  covers: { gain: 'takes a cover tile off your farm', loss: 'leaves a cover tile on your farm' },
  gifts: { gain: 'makes your gifts to Akbar worth more', loss: 'makes your gifts to Akbar worth less' },
  ending: {
    gain: (n) => `is worth ${rupees(howMany('ending', n))} at the end of the game`,
    loss: (n) => `costs ${rupees(howMany('ending', n))} at the end of the game`,
  },
  basics: { gain: 'adds basic goods', loss: 'spends basic goods' },
  processed: { gain: 'adds processed goods', loss: 'spends processed goods' },
  luxuries: { gain: 'adds luxury goods', loss: 'spends luxury goods' },
  deliveries: { gain: 'gives you more to deliver to notables', loss: 'leaves you less to deliver to notables' },
  orders: { gain: 'brings open orders within reach', loss: 'puts open orders out of reach' },
  cards: {
    gain: 'strengthens your claim to the notables’ contracts',
    loss: 'weakens your claim to the notables’ contracts',
  },
  powers: {
    gain: 'gives you a contract that helps in the turns to come',
    loss: 'gives up what a contract does in the turns to come',
  },
  influence: { gain: 'takes you up on the influence tracks', loss: 'keeps you down on the influence tracks' },
  favours: { gain: 'brings favours', loss: 'spends favours' },
  tiles: { gain: 'brings a favour tile', loss: 'gives up a favour tile' },
  production: { gain: 'lets your farm produce more', loss: 'lets your farm produce less' },
  counter: { gain: 'moves your meditation counter on', loss: 'holds your meditation counter back' },
  workers: { gain: 'brings workers back to your supply', loss: 'takes a worker from your supply' },
  standing: { gain: 'has more of your workers standing', loss: 'leaves fewer of your workers standing' },
  markers: { gain: 'frees markers for your supply', loss: 'ties up markers of your supply' },
  points: { gain: 'gives you meditation points to spend', loss: 'spends meditation points' },
  clock: { gain: 'brings the end of the game nearer', loss: 'puts off the end of the game' },
  // What was promised comes: that is no loss.
  promised: { gain: 'promises more for the rest of this turn', loss: null },
};
