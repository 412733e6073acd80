/** What the lessons ask of a position. Who learns sits on seat 0. */
import type { Sight } from '../../../table/table.ts';
import { worldOf } from '../board/sight.ts';
import { type Basic, FARMER_START, GUILDS, type Guild, INFLUENCE_RUPEES, ORDERS, SIDES } from '../data.ts';
import { production } from '../farm.ts';
import type { AgraMove } from '../moves.ts';
import { type AgraStep, playerOf } from '../state.ts';
import type { AgraView, PlayerView } from '../view.ts';

export type AgraSight = Sight<AgraView, AgraMove>;

export const LEARNER = 0;
export const SEATS = 2;
/** The guild whose open order the second chapter is about. */
export const GUILD: Guild = 'artists';

export function learner(view: AgraView): PlayerView {
  const player = view.players[LEARNER];
  if (player === undefined) throw new Error('nobody learns here');
  return player;
}

/** The kind of the open question. */
export function asked({ agenda }: AgraView): AgraStep['kind'] | null {
  return agenda.at(-1)?.kind ?? null;
}

/** Whether the learner's turn of that round has come, and waits for its first answer. */
export function begins(view: AgraView, round: number): boolean {
  return view.round >= round && view.turn.seat === LEARNER && asked(view) === 'meditation';
}

/** How many of a good the learner's farm brings. */
export function produced(view: AgraView, good: Basic): number {
  return production(playerOf(worldOf(view), LEARNER), good);
}

/** Whether meditation points wait to be spent. */
export function hasPoints({ turn }: AgraView): boolean {
  return turn.points > 0;
}

export function hasMovedFarmer(view: AgraView): boolean {
  return SIDES.some((side) => learner(view).farmers[side] !== FARMER_START);
}

/** Whether a marker of the learner lies on a notable. */
export function hasDelivered({ river }: AgraView): boolean {
  return river.some(({ seats }) => seats.includes(LEARNER));
}

export function hasInfluence(view: AgraView): boolean {
  return GUILDS.some((guild) => learner(view).influence[guild] > 0);
}

/** The two goods that the open order of a guild asks for. */
export function openOrder(view: AgraView, guild: Guild) {
  return ORDERS[guild][view.orderMarkers[guild]] ?? [];
}

/** What an order of the guild would pay the learner some steps further up, with nobody ahead. */
export function orderPays(view: AgraView, steps: number): number {
  return INFLUENCE_RUPEES[learner(view).influence[GUILD] + steps] ?? 0;
}

/** A thing on the table, by what answers call it. */
export function spot(target: string): string {
  return `[data-target="${target}"]`;
}
