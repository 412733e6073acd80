/** Why an answer is good or bad in Bombay, in English. Each clause goes on from “It”. */
import { en } from './en.ts';
import { type Features, howMany } from './features.ts';

const { rupees, actions } = en.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `brings in ${rupees(howMany('rupees', n))}`,
    loss: (n) => `costs ${rupees(howMany('rupees', n))}`,
  },
  cities: { gain: 'raises your city bonus', loss: 'lowers your city bonus' },
  empire: { gain: 'makes your empire stronger', loss: 'makes your empire weaker' },
  // It only takes back a little of what the empire counts: nobody would say it.
  lead: { gain: null, loss: null },
  tolls: { gain: 'promises tolls at your palaces', loss: 'gives up tolls at your palaces' },
  actions: {
    gain: (n) => `saves ${actions(howMany('actions', n))}`,
    loss: (n) => `uses up ${actions(howMany('actions', n))}`,
  },
  load: { gain: 'makes your load worth more', loss: 'leaves your load worth less' },
  purchase: { gain: 'brings the next good purchase nearer', loss: 'puts off the next good purchase' },
};
