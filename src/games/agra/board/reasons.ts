/** AG-UX-c: everything of the any-time bar, and for what cannot be used now the reason, with its rule. */
import type { Seat } from '../../../kernel/index.ts';
import {
  FAVOUR_PRICES,
  FAVOUR_TILE_IDS,
  type FavourAction,
  GUILDS,
  LUXURIES,
  type Luxury,
  NOTABLE_IDS,
  NOTABLES,
  type Notable,
  record,
} from '../data.ts';
import { type Facts, factsOf } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { AgraView } from '../view.ts';
import { BASE_ACTIONS, itemOf } from './anyTimeLabels.ts';
import { type AgraOffer, crewOf, openStep, playerAt } from './sight.ts';

export type Item =
  | { readonly kind: 'favour'; readonly id: FavourAction }
  | { readonly kind: 'oilCurry'; readonly id: 'oilCurry' }
  | { readonly kind: 'luxury'; readonly id: Luxury }
  | { readonly kind: 'contract'; readonly id: Notable };

export interface Reason {
  readonly says: string;
  readonly rule: string;
}

/** Every item there can be, made once: what is drawn from one knows it again. */
const FAVOURS = record([...BASE_ACTIONS, ...FAVOUR_TILE_IDS], (id): Item => ({ kind: 'favour', id }));
const SCROLLS: readonly Item[] = [
  { kind: 'oilCurry', id: 'oilCurry' },
  ...LUXURIES.map((id): Item => ({ kind: 'luxury', id })),
];
const CONTRACTS = record(NOTABLE_IDS, (id): Item => ({ kind: 'contract', id }));

export function itemsOf(view: AgraView, seat: Seat): Item[] {
  const { tiles, contracts } = playerAt(view, seat);
  return [...[...BASE_ACTIONS, ...tiles].map((id) => FAVOURS[id]), ...SCROLLS, ...contracts.map((id) => CONTRACTS[id])];
}

/** The answers that belong to an item of the bar. */
export function offersOf(offers: readonly AgraOffer[], { id }: Item): AgraOffer[] {
  return offers.filter(
    ({ moves: [move], target }) => target === `bar:${id}` || (move !== undefined && itemOf(move) === id),
  );
}

/** Questions at which the active seat may use any-time actions (RU-58). */
const DECISION_POINTS: ReadonlySet<string> = new Set([
  ...['meditation', 'place', 'architect', 'sailor', 'trader', 'botanist'],
  ...['produce', 'dyer', 'transform', 'goOn', 'order'],
]);

/** Contracts that are used once per turn. The others work by themselves. */
const USED: ReadonlySet<Notable> = new Set(['frenchTrader', 'caliph', 'englishTrader', 'mosaicMaker', 'cook']);

/** Why an item cannot be used now. Asked only of items without an answer. */
export function reasonOf(
  words: Words,
  view: AgraView,
  seat: Seat,
  item: Item,
  { topLevel }: Facts = factsOf(view),
): Reason {
  const { anytime } = words;
  const player = playerAt(view, seat);
  if (item.kind === 'contract' && !USED.has(item.id)) {
    const atEnd = NOTABLES[item.id].level > 2 && item.id !== 'mujtahida' && item.id !== 'painter';
    return { says: atEnd ? anytime.atEnd : anytime.always, rule: 'AG-7.4-d' };
  }
  if (item.kind === 'favour' && player.onActions.includes(item.id)) return { says: anytime.used, rule: 'AG-SEC.2-a' };
  if (item.kind === 'luxury' && player.scrolls.includes(item.id)) return { says: anytime.used, rule: 'AG-SEC.3' };
  if (item.kind === 'contract' && view.turn.seat === seat && view.turn.contracts.includes(item.id))
    return { says: anytime.used, rule: 'AG-N-b' };
  const lacks = lackOf(words, view, seat, item);
  if (lacks !== null) return lacks;
  if (view.turn.seat !== seat) return { says: anytime.notYours, rule: 'AG-SEC.2-h' };
  const step = openStep(view);
  if (step === undefined || !DECISION_POINTS.has(step.kind)) return { says: anytime.inChain, rule: 'AG-INT-c' };
  if (item.id === 'paintings' && isTopEverywhere(view, seat, topLevel)) return { says: anytime.full, rule: 'RU-36' };
  return phaseOf(words, view, item);
}

/** What a seat does not have. */
function lackOf({ anytime }: Words, view: AgraView, seat: Seat, item: Item): Reason | null {
  const { favours, goods } = playerAt(view, seat);
  switch (item.kind) {
    case 'favour': {
      const { require } = FAVOUR_PRICES[item.id];
      return favours < require ? { says: anytime.needs(require), rule: 'AG-SEC.2-b' } : null;
    }
    case 'oilCurry':
      if (goods.oil + goods.curry === 0) return { says: anytime.noGood, rule: 'AG-SEC.1-a' };
      return crewOf(view, seat).lying === 0 ? { says: anytime.noLying, rule: 'AG-SEC.1-a' } : null;
    case 'luxury':
      return goods[item.id] === 0 ? { says: anytime.noGood, rule: 'AG-SEC.3' } : null;
    case 'contract':
      return null;
  }
}

/** What has no use at this point of the turn. */
function phaseOf({ anytime }: Words, view: AgraView, item: Item): Reason {
  if (item.kind === 'luxury' && item.id === 'statues') return { says: anytime.afterAction, rule: 'AG-SEC.3-a' };
  if (item.kind === 'oilCurry' && view.turn.oilCurry) return { says: anytime.used, rule: 'AG-SEC.1-a' };
  if (item.id === 'mosaicMaker' || item.id === 'cook' || item.id === 'ft05')
    return { says: anytime.wrongPhase, rule: item.id === 'ft05' ? 'AG-FT05' : 'AG-N-b' };
  if (item.id === 'ft10') return { says: anytime.withSpace, rule: 'AG-FT10' };
  if (item.id === 'ft11') return { says: anytime.withTransform, rule: 'AG-FT11' };
  return { says: anytime.noTarget, rule: item.kind === 'favour' ? 'AG-SEC.2-c' : 'AG-N-b' };
}

function isTopEverywhere(view: AgraView, seat: Seat, topLevel: number): boolean {
  const { influence } = playerAt(view, seat);
  return GUILDS.every((guild) => influence[guild] === topLevel);
}
