/** What a building makes, what it costs while it is a site, and what it says about itself. */
import { BASICS, type Basic, type Building, type Good, type Product, SITE_FACTS, SITES, type Site } from '../data.ts';
import type { Facts } from '../facts.ts';
import { production } from '../farm.ts';
import type { Words } from '../text/en.ts';
import { type AgraSight, playerAt, subject } from './sight.ts';

export function isBasic(good: Good): good is Basic {
  return BASICS.some((basic) => basic === good);
}

/** The site that a building was or still is; null for the four that stand from the start. */
export function siteOf(building: Building): Site | null {
  return SITES.find((site) => site === building) ?? null;
}

export function buildingSays(words: Words, facts: Facts, sight: AgraSight, building: Building, good: Good): string {
  const { view } = sight;
  const { explain } = words;
  const parts = [isBasic(good) ? produces(words, facts, sight, good) : transforms(words, facts, good)];
  const site = siteOf(building);
  if (site !== null && !view.built[building]) {
    const { level } = SITE_FACTS[site];
    const cost = facts.siteCost[site];
    parts.push(view.builder === building ? explain.builderSite : explain.site(cost, level));
  }
  if (view.merchant === building) parts.push(explain.merchant);
  if (view.coins[building] > 0) parts.push(explain.coins(view.coins[building]));
  return parts.join(' ');
}

function produces(words: Words, { farm }: Facts, sight: AgraSight, good: Basic): string {
  const player = playerAt(sight.view, subject(sight));
  return words.explain.production(words.goods[good], production(player, good, farm));
}

function transforms(words: Words, { arrowFrom }: Facts, good: Product): string {
  return words.explain.building(words.goods[arrowFrom[good]], words.goods[good]);
}
