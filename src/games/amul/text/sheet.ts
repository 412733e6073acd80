/** A line of the score pad for each card. */
import type { CardTable } from './cards.ts';

export function cardSheet(cards: CardTable): Record<string, { readonly label: string; readonly help: string }> {
  return Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { label: card.name, help: card.long }]));
}
