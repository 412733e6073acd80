/** Agra as one seat sees it, and the few things that every part of the screen asks of it. */
import type { Seat } from '../../../kernel/index.ts';
import type { Sight } from '../../../table/table.ts';
import type { Offer, TableProps } from '../../../ui/contract.ts';
import { BUILDINGS, type Building, GOODS, type Good, PRICE_TOKENS, type PriceToken, SPACES } from '../data.ts';
import type { AgraMove } from '../moves.ts';
import type { Agra, AgraStep, Player } from '../state.ts';
import type { AgraView, PlayerView } from '../view.ts';

export type AgraSight = Sight<AgraView, AgraMove>;
export type AgraOffer = Offer<AgraMove>;
export type AgraProps = TableProps<AgraView, AgraMove>;

export function playerAt(view: AgraView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Whose farm the screen is about: the seat that looks, or for a spectator the seat whose turn it is. */
export function subject(sight: AgraSight): Seat {
  return sight.seat ?? sight.view.turn.seat;
}

export function openStep(view: AgraView): AgraStep | undefined {
  return view.agenda.at(-1);
}

/** Nobody’s standing answers: what the screen asks of the rules never depends on them. */
const NO_STANDING: Player['standing'] = {
  follow: {
    ...{ cement: 'never', planks: 'never', curry: 'never', oil: 'never', bricks: 'never', paper: 'never' },
    ...{ dye: 'never', cloth: 'never', statues: 'never', books: 'never', paintings: 'never', clothing: 'never' },
  },
  cookKeeps: true,
};

const WORLDS = new WeakMap<AgraView, Agra>();

/** The view as a position that can be played on: unseen bags are empty, unseen standing answers are `never`. It is made once. */
export function worldOf(view: AgraView): Agra {
  const known = WORLDS.get(view);
  if (known !== undefined) return known;
  const world = playable(view);
  WORLDS.set(view, world);
  return world;
}

function playable(view: AgraView): Agra {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      rupees: player.rupees ?? 0,
      standing: player.standing ?? NO_STANDING,
    })),
  };
}

export function buildingOf(good: Good): Building {
  const building = BUILDINGS[GOODS.indexOf(good)];
  if (building === undefined) throw new Error(`no building of ${good}`);
  return building;
}

export function tokenOn(view: AgraView, good: Good): PriceToken | null {
  return PRICE_TOKENS.find((token) => view.prices[token].good === good) ?? null;
}

export interface Crew {
  readonly standing: number;
  readonly lying: number;
}

/** Workers of a seat on the board. */
export function crewOf(view: AgraView, seat: Seat): Crew {
  const own = SPACES.filter((space) => view.workers[space] === seat);
  const lying = own.filter((space) => view.lying[space]).length;
  return { standing: own.length - lying, lying };
}

/** The offers that a thing on the table stands for. */
export function offersAt(offers: readonly AgraOffer[], target: string): AgraOffer[] {
  return offers.filter((offer) => offer.target === target);
}

/** The same offers where their letters would crowd the thing that they belong to. */
export function unlettered(offers: readonly AgraOffer[]): AgraOffer[] {
  return offers.map((offer) => ({ ...offer, letter: '' }));
}
