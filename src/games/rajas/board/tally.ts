/** What an answer costs and brings, summed up from what the rules say it leads to. */
import type { Seat } from '../../../kernel/index.ts';
import { COLOURS, type Colour, GOODS } from '../data.ts';
import type { DieId } from '../dice.ts';
import type { Effect } from '../effects.ts';
import { tileAt } from '../facts.ts';
import type { RajasEvent, RajasStep } from '../state.ts';
import { countOf } from '../steps/gain.ts';
import { assortedSums, sameSums } from '../steps/market.ts';
import { fameOf } from '../steps/upgrade.ts';
import type { RajasView } from '../view.ts';
import type { Foresight } from './foresee.ts';
import { playerAt, slotsOf } from './sight.ts';

/** A die that is paid; `as` is what it counts for. */
export interface Paid {
  readonly die: DieId;
  readonly as: number;
}

/** Things that are gained by choosing once more, each with an icon of its own. */
export type Prospect =
  | 'boat'
  | 'reroll'
  | 'palaceAction'
  | 'build'
  | 'coverTile'
  | 'yieldTile'
  | 'elephant'
  | 'crossing';

export interface Tally {
  money: number;
  fame: number;
  karma: number;
  upgrades: number;
  workers: number;
  /** Unrolled dice, by colour or of free choice. */
  dice: Record<Colour | 'any', number>;
  prospects: Set<Prospect>;
  costs: { money: number; karma: number; dice: Paid[]; returned: DieId[] };
}

function empty(): Tally {
  return {
    money: 0,
    fame: 0,
    karma: 0,
    upgrades: 0,
    workers: 0,
    dice: { blue: 0, green: 0, orange: 0, purple: 0, any: 0 },
    prospects: new Set(),
    costs: { money: 0, karma: 0, dice: [], returned: [] },
  };
}

export function tallyOf(seat: Seat, { events, pending, after }: Foresight): Tally {
  const sum = empty();
  for (const event of events) account(sum, event);
  for (const step of pending) promise(sum, after, seat, step);
  return sum;
}

function account(sum: Tally, event: RajasEvent): void {
  switch (event.is) {
    case 'placed':
      sum.costs.money += event.money;
      if (event.space === 'palace-chamber-1-great-mogul') sum.prospects.add('elephant');
      return;
    case 'paid':
      sum.costs.karma += event.karma;
      sum.costs.dice.push({ die: event.die, as: event.as });
      return;
    case 'returned':
      sum.costs.returned.push(event.die);
      return;
    case 'money':
    case 'fame':
    case 'karma':
      sum[event.is] += event.amount;
      return;
    case 'upgraded':
      sum.upgrades++;
      return;
    case 'rolled':
      for (const die of event.dice) for (const colour of COLOURS) if (die.startsWith(colour)) sum.dice[colour]++;
      return;
    case 'activated':
      sum.workers++;
      return;
    case 'sailed':
      sum.prospects.add('boat');
      return;
    case 'whiteTile':
      sum.prospects.add('yieldTile');
      return;
    case 'crossed':
      sum.prospects.add('crossing');
      return;
    default:
      return;
  }
}

/** What an open step will bring, as far as it is printed. */
function promise(sum: Tally, view: RajasView, seat: Seat, step: RajasStep): void {
  const player = playerAt(view, seat);
  switch (step.kind) {
    case 'gain':
      addEffect(sum, view, seat, step.effect);
      return;
    case 'activate':
      sum.workers++;
      return;
    case 'yields':
    case 'yield':
      for (const { slot, gain } of slotsOf(view, seat)) if (slot.state === 'due') addEffect(sum, view, seat, gain);
      return;
    case 'return':
    case 'take':
      sum.dice.any += step.count;
      return;
    case 'upgrade':
    case 'lateUpgrade':
      sum.upgrades++;
      return;
    case 'sail':
      sum.prospects.add('boat');
      return;
    case 'chamber':
      sum.prospects.add('palaceAction');
      return;
    case 'score':
      sum.money +=
        step.goods === 'assorted'
          ? highest(assortedSums(view, player, step.most))
          : Math.max(
              ...GOODS.map((g) =>
                step.goods === g || step.goods === 'oneKind' ? sameBest(view, seat, g, step.most) : 0,
              ),
            );
      return;
    case 'reroll':
      sum.prospects.add('reroll');
      return;
    case 'tile':
    case 'cover':
      sum.prospects.add(step.kind === 'tile' && step.cover === null ? 'build' : 'coverTile');
      return;
    case 'payTile':
    case 'build': {
      const tile = tileAt(view, step.tile);
      sum.money += tile.marketMoney;
      for (const building of tile.buildings) sum.fame += fameOf(player, building);
      return;
    }
    case 'takeYield':
      sum.prospects.add('yieldTile');
      return;
    default:
      return;
  }
}

function addEffect(sum: Tally, view: RajasView, seat: Seat, effect: Effect): void {
  const player = playerAt(view, seat);
  switch (effect.type) {
    case 'sequence':
      for (const part of effect.steps) addEffect(sum, view, seat, part);
      return;
    case 'money':
    case 'fame':
    case 'karma':
      sum[effect.type] += effect.amount;
      return;
    case 'dice':
      if (effect.colours === 'any') sum.dice.any += effect.count;
      else for (const colour of COLOURS) sum.dice[colour] += effect.colours[colour] ?? 0;
      return;
    case 'dicePerKarma':
      sum.dice[effect.colour] += player.karma;
      return;
    case 'upgrade':
    case 'lateUpgrade':
      sum.upgrades++;
      return;
    case 'boat':
      sum.prospects.add('boat');
      return;
    case 'palaceAction':
      sum.prospects.add('palaceAction');
      return;
    case 'rerollAny':
      sum.prospects.add('reroll');
      return;
    case 'drawWhiteYieldTile':
    case 'takeYieldTile':
      sum.prospects.add('yieldTile');
      return;
    case 'becomeFirstPlayerNextRound':
      sum.prospects.add('elephant');
      return;
    case 'build':
    case 'coverTile':
      sum.prospects.add(effect.type);
      return;
    case 'marketAssorted':
      sum.money += highest(assortedSums(view, player, effect.maxMarkets));
      return;
    case 'marketSame':
      if (effect.maxMarkets !== 'dieValue') sum.money += bestOfOneKind(view, seat, effect.maxMarkets);
      return;
    case 'famePerRiverSpaces':
      sum.fame += Math.floor(player.boat / effect.spaces) * effect.per;
      return;
    case 'riverMove':
      return;
    default: {
      const amount = countOf(view, player, effect.type) * effect.per;
      if (effect.type.startsWith('money')) sum.money += amount;
      else sum.fame += amount;
    }
  }
}

function highest(sums: number): number {
  return sums === 0 ? 0 : 31 - Math.clz32(sums);
}

export function sameBest(view: RajasView, seat: Seat, good: (typeof GOODS)[number], most: number): number {
  return highest(sameSums(view, playerAt(view, seat), good, most));
}

export function bestOfOneKind(view: RajasView, seat: Seat, most: number): number {
  return Math.max(...GOODS.map((good) => sameBest(view, seat, good, most)));
}

export function bestAssorted(view: RajasView, seat: Seat, most: number): number {
  return highest(assortedSums(view, playerAt(view, seat), most));
}

/** What an effect would bring to a seat now. */
export function tallyOfEffect(view: RajasView, seat: Seat, effect: Effect): Tally {
  const sum = empty();
  addEffect(sum, view, seat, effect);
  return sum;
}
