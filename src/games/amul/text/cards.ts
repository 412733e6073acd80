/** The words of a card, and what they need to know of the box. */
import { type Good, type Name, PAD, type Trader } from '../data.ts';
import type { Scorings } from '../facts.ts';
import { seriesOf } from '../traders.ts';

export interface CardWords {
  readonly name: string;
  /** Where the whole name has no room. */
  readonly short?: string;
  /** What it scores, as it stands on the card. */
  readonly line: string;
  /** What it scores and does, in full. */
  readonly long: string;
}

export type CardTable = Readonly<Record<Name, CardWords>>;

/** Cards whose points hang on how many are in play (AM-SCORE-COUNT). */
type Counted = 'jade' | 'ivory' | 'camel';

/** What a language says about the cards: of those that differ from box to box, once it knows what is printed there. */
export interface CardLanguage {
  readonly stated: Readonly<Record<Exclude<Good, Counted>, CardWords>>;
  /** By how many points a copy scores with one, two and more in play. */
  readonly counted: Readonly<Record<Counted, (table: readonly number[]) => CardWords>>;
  readonly traders: Readonly<Record<Trader, Required<Pick<CardWords, 'name' | 'short'>>>>;
  series(points: number, goods: string): Pick<CardWords, 'line' | 'long'>;
}

/** The words of all cards of a box. */
export function cardTable(scorings: Scorings, { stated, counted, traders, series }: CardLanguage): CardTable {
  const cards = {
    ...stated,
    jade: counted.jade(tableOf(scorings, 'jade')),
    ivory: counted.ivory(tableOf(scorings, 'ivory')),
    camel: counted.camel(tableOf(scorings, 'camel')),
  };
  const trader = (name: Trader): CardWords => {
    const { series: goods, points } = seriesOf(scorings, name);
    return { ...traders[name], ...series(points, goods.map((good) => cards[good].name).join(', ')) };
  };
  // Every Trader is in the list: Object.fromEntries only forgets that.
  return {
    ...cards,
    ...(Object.fromEntries(PAD.bazaar.map((name) => [name, trader(name)])) as Record<Trader, CardWords>),
  };
}

function tableOf(scorings: Scorings, name: Counted): readonly number[] {
  const scoring = scorings[name];
  if (scoring.kind !== 'countInPlayTable') throw new Error(`${name} has no table`);
  return scoring.table;
}

/** Whether a copy brings more the more are in play, or the fewer; `turns`: neither. */
export function trendOf(table: readonly number[]): 'rises' | 'falls' | 'turns' {
  const steps = table.slice(1).map((points, i) => points - (table[i] ?? 0));
  const rises = steps.every((step) => step >= 0);
  return rises === steps.every((step) => step <= 0) ? 'turns' : rises ? 'rises' : 'falls';
}

/** Whether a copy brings as many points as there are copies in play. */
export function countsItself(table: readonly number[]): boolean {
  return table.every((points, i) => points === i + 1);
}

/** "1, 2 or 3". */
export function either(numbers: readonly number[], or: string): string {
  return `${numbers.slice(0, -1).join(', ')} ${or} ${numbers.at(-1)}`;
}
