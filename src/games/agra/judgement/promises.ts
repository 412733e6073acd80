/**
 * What the steps on the agenda are about to bring a seat. Without it a chosen space would look like a worker lost, and whoever
 * looks one answer ahead would rather act at once than meditate first.
 */
import type { Seat } from '../../../kernel/index.ts';
import { MERCHANT_FAVOURS, SITE_FACTS, SPACES } from '../data.ts';
import { factsOf } from '../facts.ts';
import { RATES } from '../rates.ts';
import type { Agra, AgraStep, Player } from '../state.ts';
import { studyCost } from '../steps/botanist.ts';
import { deliveriesLeft } from '../steps/sailor.ts';
import { bestDelivery, orderAhead, sailorAhead } from './deliveries.ts';
import { AT, seen } from './seen.ts';
import {
  architectWorth,
  bonusWorth,
  botanistWorth,
  counterGain,
  mainAction,
  productionWorth,
  transformWorth,
} from './spaces.ts';
import { bestOfValue, plainTrade, raisedTrade, tradeAhead } from './trading.ts';
import { coverWorth, favourWorth, lossOf, stepWorth, tileWorth } from './worth.ts';

/** Doing it must look a little better than having it ahead. */
const SURE = 0.92;
/** What brings nothing must not look as good as going on, or a turn would never end. */
const IDLE = 50;
/** A value of one, in goods that are still to be paid. */
const VALUE = 0.42;
const DYE = 0.3;

export function promises(s: Agra, seat: Seat, player: Player): number {
  let worth = 0;
  for (const step of s.agenda) if (beneficiary(step) === seat) worth += promise(s, seat, player, step);
  return SURE * worth;
}

/** The seat that a step is for. */
function beneficiary(step: AgraStep): Seat | null {
  switch (step.kind) {
    case 'follow':
      return step.leader;
    case 'process':
      return step.worker;
    case 'settle':
      return step.settler;
    case 'refund':
    case 'reacted':
      return step.sailor;
    case 'merchantVisited':
      return step.visitor;
    default:
      return 'seat' in step ? step.seat : null;
  }
}

function promise(s: Agra, seat: Seat, player: Player, step: AgraStep): number {
  switch (step.kind) {
    case 'meditation':
    case 'place':
      return mainAction(s, seat, player);
    case 'order':
      return s.turn.ordered ? 0 : orderAhead(s, seat, player);
    case 'produce':
      return productionWorth(s, player, step.good);
    case 'dyer':
      return DYE * seen.later;
    case 'process':
    case 'transform':
      return transformWorth(s, seat, step.to);
    case 'settle':
      return transformWorth(s, seat, SITE_FACTS[step.site].good);
    case 'follow':
      return favourWorth() * step.seats.length;
    case 'architect':
      return architectWorth(s, seat, player);
    case 'materials': {
      const { level, good } = SITE_FACTS[step.site];
      const cost = factsOf(s).siteCost[step.site];
      return bonusWorth(s, level) - VALUE * seen.later * (cost - 1) + transformWorth(s, seat, good);
    }
    case 'bonusTile':
      return bonusWorth(s, step.level);
    case 'sailor':
      return sailorAhead(s, player, step, deliveriesLeft(s, step));
    case 'refund':
      return step.rupees;
    case 'reacted':
      return favourWorth();
    case 'jagirdar':
      return bestDelivery(s, player);
    case 'trader':
      return step.traded ? 0 : Math.max(plainTrade(), step.priced ? 0 : raisedTrade(s, null));
    case 'price':
      return Math.max(0, raisedTrade(s, step.token) - plainTrade());
    case 'trade':
      return tradeAhead(step);
    case 'botanist':
      return botanistWorth(s, player, step.done);
    case 'study':
      return counterGain(s, player) - VALUE * seen.later * ((studyCost(s, player) ?? 0) - step.paid);
    case 'cover':
      return coverWorth();
    case 'merchantVisited':
      return MERCHANT_FAVOURS * favourWorth();
    case 'exchange':
      return exchangeWorth(AT[step.good]);
    case 'pierGood':
      return bestOfValue(step.value);
    case 'stand':
      return RATES.standing * seen.later * Math.min(step.left, lyingOf(s, seat));
    case 'influence':
      return stepWorth() * Math.min(step.left, step.guilds.length);
    case 'influenceBonus':
      return Math.max(favourWorth() * step.favours, tileWorth());
    case 'mosaicTile':
      return tileWorth();
    case 'sadrGift':
      return seen.nextGift;
    case 'release':
    case 'standing':
      return -IDLE;
    default:
      return 0;
  }
}

/** One good for the best other one of the same value. */
function exchangeWorth(good: number): number {
  return bestOfValue(seen.value[good] ?? 0) - lossOf(good, 1);
}

function lyingOf(s: Agra, seat: Seat): number {
  let lying = 0;
  for (const space of SPACES) if (s.workers[space] === seat && s.lying[space]) lying++;
  return lying;
}
