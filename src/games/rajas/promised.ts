/** What the steps on the agenda will still bring to the seat whose turn it is, in fame. */
import type { Seat } from '../../kernel/index.ts';
import { type Space, spaceAt } from './board.ts';
import { DICE, dieOf } from './dice.ts';
import { factsOf, tileAt, yieldTileGain } from './facts.ts';
import { RATES } from './rates.ts';
import { type Player, type Rajas, type RajasMove, type RajasStep, type StepOfKind, sideOf } from './state.ts';
import { assortedSums, sameSums } from './steps/market.ts';
import { gainFor, listPayments } from './steps/pay.ts';
import { priceOf, tile as tileQuestion } from './steps/quarry.ts';
import {
  bestOfOneKind,
  boatWorth,
  chamberWorth,
  coverWorth,
  dieWorth,
  EXPECTED,
  highest,
  soon,
  tileWorth,
  upgradeWorth,
  workerWorth,
  worthOf,
  YIELD_TILE,
} from './worth.ts';

export function promised(s: Rajas, seat: Seat, player: Player, left: number): number {
  let sum = 0;
  for (const step of s.agenda) sum += promise(s, seat, player, left, step);
  return sum;
}

function promise(s: Rajas, seat: Seat, player: Player, left: number, step: RajasStep): number {
  switch (step.kind) {
    case 'gain':
      return worthOf(s, seat, step.effect, left);
    case 'activate':
      return workerWorth(left);
    case 'payDie':
      return bestPayment(s, seat, player, left, spaceAt(s, step.space));
    case 'tile':
      return bestTile(s, seat, player, left, step);
    case 'payTile':
      return tileWorth(player, tileAt(s, step.tile), left) - step.due * RATES.pips * soon(left);
    case 'build':
      return tileWorth(player, tileAt(s, step.tile), left);
    case 'cover':
      return coverWorth(s, player, left);
    case 'yields':
    case 'yield':
      return dueYields(s, seat, player, left);
    case 'return':
    case 'take':
      return step.count * TAKEN * dieWorth(EXPECTED) * soon(left);
    case 'upgrade':
    case 'lateUpgrade':
      return upgradeWorth(player, left);
    case 'sail':
      return boatWorth(s, seat, player, step.min, step.max, left);
    case 'chamber':
      return chamberWorth(s, seat, step.choices, left);
    case 'score':
      return RATES.money * scoring(s, player, step);
    case 'reroll':
      return rerolled(player, step.chosen) * soon(left);
    case 'takeYield':
    case 'layYield':
      return YIELD_TILE * left;
    default:
      return 0;
  }
}

/** Dice that are only about to be taken are worth a little less than dice. */
const TAKEN = 0.8;
/** The karma of a turned die. */
const TURN = 1 / 3;
/** Lists of answers, one after the other. */
const LIST: RajasMove[] = [];

/** The worth of the best way to pay the die of a space, with what it gives. */
function bestPayment(s: Rajas, seat: Seat, player: Player, left: number, space: Space): number {
  LIST.length = 0;
  listPayments(s, player, space, LIST);
  let best = -1;
  for (const move of LIST) {
    if (move.do !== 'pay') continue;
    const { value } = dieOf(move.die);
    const cost = dieWorth(value) + (move.as === value ? 0 : TURN);
    best = Math.max(best, worthOf(s, seat, gainFor(space, move.as).effect, left) - cost * soon(left));
  }
  return best;
}

/** The best tile that can be chosen, less its dice. */
function bestTile(s: Rajas, seat: Seat, player: Player, left: number, step: StepOfKind<'tile'>): number {
  LIST.length = 0;
  tileQuestion.moves(s, step, seat, LIST);
  let best = 0;
  for (const move of LIST) {
    if (move.do !== 'tile') continue;
    const tile = tileAt(s, move.tile);
    const price = priceOf(s, player, tile, step.cover) * RATES.pips * soon(left);
    best = Math.max(best, tileWorth(player, tile, left) - price);
  }
  return best;
}

function dueYields(s: Rajas, seat: Seat, player: Player, left: number): number {
  let sum = 0;
  const facts = factsOf(s);
  const printed = facts.yields[sideOf(s.options, seat)];
  for (let i = 0; i < printed.length; i++) {
    const slot = player.slots[i];
    if (slot?.state !== 'due') continue;
    const gain = slot.tile ? yieldTileGain(facts, slot.tile) : printed[i]?.gain;
    if (gain) sum += worthOf(s, seat, gain.effect, left);
  }
  return sum;
}

function scoring(s: Rajas, player: Player, { goods, most }: StepOfKind<'score'>): number {
  if (goods === 'assorted') return highest(assortedSums(s, player, most));
  return goods === 'oneKind' ? bestOfOneKind(s, player, most) : highest(sameSums(s, player, goods, most));
}

/** A die that may still be chosen for the roll counts a little less than one that is. */
const CHOSEN_LATER = 0.9;

/** A low die is expected to get better, a high one worse. What is not yet chosen may still be. */
function rerolled(player: Player, chosen: readonly string[]): number {
  let sum = 0;
  for (const die of DICE) {
    let picked = 0;
    for (const id of chosen) if (id === die.id) picked++;
    const change = dieWorth(EXPECTED) - dieWorth(die.value);
    sum += picked * change;
    if (change > 0) sum += CHOSEN_LATER * change * ((player.dice[die.at] ?? 0) - picked);
  }
  return sum;
}
