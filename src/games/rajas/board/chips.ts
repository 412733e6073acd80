/** A tally as the chips of an answer, and as a number to sort answers by. */
import type { Chip } from '../../../ui/contract.ts';
import { COLOURS } from '../data.ts';
import { type DieId, dieOf } from '../dice.ts';
import type { Words } from '../text/en.ts';
import { dieWorth } from '../worth.ts';
import type { Paid, Prospect, Tally } from './tally.ts';

export function priceChips({ counts, dice }: Words, { costs }: Tally): Chip[] {
  const chips: Chip[] = [];
  if (costs.money > 0) chips.push({ icon: 'money', amount: costs.money, says: counts.money(costs.money) });
  if (costs.karma > 0) chips.push({ icon: 'karma', amount: costs.karma, says: counts.karma(costs.karma) });
  const seen = new Map<string, { paid: Paid; count: number }>();
  for (const paid of [...costs.dice, ...costs.returned.map((die): Paid => ({ die, as: dieOf(die).value }))]) {
    const key = `${paid.die} ${paid.as}`;
    const known = seen.get(key);
    seen.set(key, { paid, count: (known?.count ?? 0) + 1 });
  }
  for (const { paid, count } of seen.values()) {
    const says = dice.paid(paid.die, paid.as, count);
    chips.push({ icon: dieIcon(paid.die), says, ...(count > 1 ? { amount: count } : {}) });
  }
  return chips;
}

export const dieIcon = (die: DieId) => `die-${die}`;

const PROSPECTS: readonly Prospect[] = [
  'build',
  'coverTile',
  'boat',
  'palaceAction',
  'reroll',
  'yieldTile',
  'elephant',
  'crossing',
];

export function gainChips({ counts, dice, prospects }: Words, tally: Tally): Chip[] {
  const chips: Chip[] = [];
  if (tally.fame > 0) chips.push({ icon: 'fame', amount: tally.fame, says: counts.fame(tally.fame) });
  if (tally.money > 0) chips.push({ icon: 'money', amount: tally.money, says: counts.money(tally.money) });
  if (tally.karma > 0) chips.push({ icon: 'karma', amount: tally.karma, says: counts.karma(tally.karma) });
  for (const colour of [...COLOURS, 'any'] as const) {
    const count = tally.dice[colour];
    if (count > 0) chips.push({ icon: `die-${colour}`, amount: count, says: dice.some(colour, count) });
  }
  if (tally.upgrades > 0)
    chips.push({ icon: 'upgrade', amount: tally.upgrades, says: counts.upgrades(tally.upgrades) });
  if (tally.workers > 0) chips.push({ icon: 'worker', amount: tally.workers, says: counts.workers(tally.workers) });
  for (const prospect of PROSPECTS)
    if (tally.prospects.has(prospect)) chips.push({ icon: prospect, says: prospects[prospect] });
  return chips;
}

const PROSPECT_WORTH: Readonly<Record<Prospect, number>> = {
  build: 5,
  coverTile: 3,
  boat: 2,
  palaceAction: 2.5,
  reroll: 0.5,
  yieldTile: 1,
  elephant: 0.5,
  crossing: 40,
};

/** Roughly what an answer is worth to whoever reads the bar from the left, in fame. */
export function worthOf(tally: Tally): number {
  let worth = tally.fame + tally.money / 2 + 0.5 * tally.karma + 2 * tally.upgrades + 8 * tally.workers;
  for (const colour of [...COLOURS, 'any'] as const) worth += tally.dice[colour] * dieWorth(3.5);
  for (const prospect of tally.prospects) worth += PROSPECT_WORTH[prospect];
  worth -= tally.costs.money / 2 + KARMA_WORTH * tally.costs.karma;
  for (const { die } of tally.costs.dice) worth -= dieWorth(dieOf(die).value);
  for (const die of tally.costs.returned) worth -= dieWorth(dieOf(die).value);
  return worth;
}

/** What a turn of a die is worth beside the dice it saves. */
export const KARMA_WORTH = 0.7;
