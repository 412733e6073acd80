/** Why an answer is good or bad in Rajas of the Ganges, in English. Each clause goes on from “It”. */
import { en } from './en.ts';
import { type Features, howMany } from './features.ts';

const { fame, money } = en.counts;

export const features: Features = {
  fame: { gain: (n) => `brings ${fame(howMany('fame', n))}`, loss: (n) => `costs ${fame(howMany('fame', n))}` },
  money: { gain: (n) => `earns ${money(howMany('money', n))}`, loss: (n) => `costs ${money(howMany('money', n))}` },
  dice: { gain: 'gives you more dice', loss: 'spends dice' },
  pips: { gain: 'gives you higher dice to pay with', loss: 'spends pips that could pay for tiles' },
  fullKali: { gain: 'makes room on your Kali statue', loss: 'crowds your Kali statue' },
  karma: { gain: 'gains karma', loss: 'spends karma' },
  workers: { gain: 'wins you a worker', loss: 'costs you a worker' },
  upgrades: { gain: 'upgrades your buildings', loss: 'gives up an upgrade' },
  assorted: { gain: 'makes assorted goods score more', loss: 'makes assorted goods score less' },
  oneKind: { gain: 'makes your markets of one good score more', loss: 'makes your markets of one good score less' },
  room: { gain: 'opens more of your province to building', loss: 'closes off part of your province' },
  blocked: { gain: 'opens a road to build on', loss: 'leaves no road to build on' },
  yields: { gain: 'leads your roads towards special yields', loss: 'leads your roads away from special yields' },
  yieldTiles: {
    gain: 'lays a yield tile for a road to come',
    loss: 'gives up a yield tile that was waiting for its road',
  },
  boat: { gain: 'takes your boat on down the river', loss: 'holds your boat back' },
  tileInSight: {
    gain: 'brings a good tile within reach of your dice',
    loss: 'puts a good tile out of reach of your dice',
  },
  // What was promised comes: that is no loss.
  promised: { gain: 'promises more for the rest of this turn', loss: null },
};
