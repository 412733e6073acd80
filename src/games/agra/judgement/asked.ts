/** What notables and orders ask for, as places of goods: worked out once for each box. */

import type { Corrected } from '../../../kernel/facts.ts';
import { GUILDS, type Guild, NOTABLE_IDS, type Notable, record } from '../data.ts';
import { type Facts, factsOf, PRINTED } from '../facts.ts';
import { AT } from './seen.ts';

export interface Asked {
  /** The slots of each notable. */
  readonly slots: Readonly<Record<Notable, readonly number[]>>;
  /** The two goods of every order. */
  readonly orders: Readonly<Record<Guild, readonly (readonly [number, number])[]>>;
}

function read({ notables, orders }: Facts): Asked {
  return {
    slots: record(NOTABLE_IDS, (id) => notables[id].goods.map((good) => AT[good])),
    orders: record(GUILDS, (guild) => orders[guild].map(([one, two]) => [AT[one], AT[two]] as const)),
  };
}

const ASKED: Asked = read(PRINTED);
const OTHER_BOXES = new WeakMap<Facts, Asked>();

/** What is asked for at a table. */
export function askedAt(table: Corrected): Asked {
  const facts = factsOf(table);
  if (facts === PRINTED) return ASKED;
  const known = OTHER_BOXES.get(facts) ?? read(facts);
  OTHER_BOXES.set(facts, known);
  return known;
}
