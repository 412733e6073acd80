/** A line of the score pad for each card. The pad is explained without a table: what another box may have is not counted here. */
import type { Name } from '../data.ts';
import { NAMES, SCORINGS } from '../facts.ts';
import type { CardTable } from './cards.ts';

/** How the cards score whose points can be corrected. */
export interface SheetHelp {
  readonly inPlay: string;
  readonly series: string;
}

export function cardSheet(
  cards: CardTable,
  help: SheetHelp,
): Record<string, { readonly label: string; readonly help: string }> {
  return Object.fromEntries(NAMES.map((name) => [name, { label: cards[name].name, help: helpOf(cards, help, name) }]));
}

function helpOf(cards: CardTable, { inPlay, series }: SheetHelp, name: Name): string {
  const { kind } = SCORINGS[name];
  return kind === 'countInPlayTable' ? inPlay : kind === 'traderSeries' ? series : cards[name].long;
}
