/** AM-SCORE-TRADER: which Trader takes how many complete series, so that together they bring the most. */
import { type Name, PAD } from './data.ts';
import { placeOf, SCORINGS, type Scorings } from './facts.ts';
import type { Tally } from './tally.ts';

/** A Trader, how many complete series it takes, and what they bring. */
interface Trade {
  readonly trader: Name;
  readonly series: number;
  readonly points: number;
}

/** What a Trader asks for. */
export interface Demand {
  readonly trader: Name;
  readonly place: number;
  /** Places of the goods of one series. */
  readonly goods: readonly number[];
  readonly points: number;
}

/** In the order of the Traders' numbers. */
export function demandsOf(scorings: Scorings): readonly Demand[] {
  return PAD.bazaar.map((trader) => {
    const { series, points } = seriesOf(scorings, trader);
    return { trader, place: placeOf(trader), goods: series.map(placeOf), points };
  });
}

/** AM-CARD-TRADER: the goods that a Trader asks for, and what a series of them brings. */
export function seriesOf(scorings: Scorings, trader: Name) {
  const scoring = scorings[trader];
  if (scoring.kind !== 'traderSeries') throw new Error(`${trader} has no series`);
  return scoring;
}

const DEMANDS = demandsOf(SCORINGS);

const NO_TRADES: readonly Trade[] = [];

/** The best assignment; among equal ones that with the most series for the lowest-numbered Trader, then for the next. */
export function trades(tally: Tally, demands = DEMANDS): readonly Trade[] {
  if (!hasTrader(tally, demands)) return NO_TRADES;
  const owned = demands.filter(({ place }) => tally.copies[place] !== 0);
  const search = new Search(owned, tally.copies.slice());
  search.from(0, 0);
  return owned.map(({ trader, points }, i) => {
    const series = search.best[i] ?? 0;
    return { trader, series, points: series * points };
  });
}

/** What the Traders bring together. With one of them there is nothing to assign. */
export function tradePoints(tally: Tally, demands = DEMANDS): number {
  let only: Demand | null = null;
  for (const demand of demands) {
    if (tally.copies[demand.place] === 0) continue;
    if (only !== null) return trades(tally, demands).reduce((sum, { points }) => sum + points, 0);
    only = demand;
  }
  if (only === null) return 0;
  let series = Number.POSITIVE_INFINITY;
  for (const good of only.goods) series = Math.min(series, tally.copies[good] ?? 0);
  return series * only.points;
}

function hasTrader({ copies }: Tally, demands: readonly Demand[]): boolean {
  for (const { place } of demands) if (copies[place] !== 0) return true;
  return false;
}

/**
 * AM-SCORE-TRADER-3: tries every number of series for each Trader in turn, from the most to none, and leaves a branch that
 * cannot bring more than the best so far. So the first of equal assignments is the one that is asked for.
 */
class Search {
  readonly best: number[] = [];
  readonly #demands: readonly Demand[];
  readonly #stock: number[];
  readonly #taken: number[] = [];
  #most = -1;

  constructor(demands: readonly Demand[], stock: number[]) {
    this.#demands = demands;
    this.#stock = stock;
  }

  from(i: number, points: number): void {
    const demand = this.#demands[i];
    if (demand === undefined) {
      if (points > this.#most) this.#keep(points);
      return;
    }
    if (points + this.#atMost(i) <= this.#most) return;
    const most = this.#series(demand);
    this.#use(demand, most);
    for (let series = most; series >= 0; series--) {
      this.#taken[i] = series;
      this.from(i + 1, points + series * demand.points);
      if (series > 0) this.#use(demand, -1);
    }
  }

  #keep(points: number): void {
    this.#most = points;
    for (let i = 0; i < this.#taken.length; i++) this.best[i] = this.#taken[i] ?? 0;
  }

  /** What the Traders from `i` on bring at most: each as if no other took of its goods. */
  #atMost(i: number): number {
    let points = 0;
    for (let j = i; j < this.#demands.length; j++) {
      const demand = this.#demands[j];
      if (demand !== undefined) points += demand.points * this.#series(demand);
    }
    return points;
  }

  /** How many series of a Trader the stock still holds. */
  #series({ goods }: Demand): number {
    let series = Number.POSITIVE_INFINITY;
    for (const good of goods) series = Math.min(series, this.#stock[good] ?? 0);
    return series;
  }

  #use({ goods }: Demand, series: number): void {
    for (const good of goods) this.#stock[good] = (this.#stock[good] ?? 0) - series;
  }
}
