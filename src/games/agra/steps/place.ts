/** AG-6.2.1: choosing a space and placing a worker: occupancy, rupees, effect, Merchant, Builder. */
import type { Seat } from '../../../kernel/index.ts';
import {
  BUILDINGS,
  type Building,
  CALLIGRAPHER_PEONAGE,
  CHARACTERS,
  COOK_CAPACITY,
  DOUBLE_EJECTION_FAVOURS,
  DOUBLE_EJECTION_FROM,
  EJECTION_FAVOURS,
  PEONAGE,
  PRODUCED_AT,
  SITE_FACTS,
  type Site,
  SPACES,
  type Space,
} from '../data.ts';
import { earn, gainFavours } from '../markers.ts';
import { type AgraMove, isAnyTime, type MoveOf, PLACE, PLACE_FREE } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, owns, type Player, playerOf } from '../state.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { markBuilt, takshakaRupee } from './building.ts';
import { canUse, payFavours } from './favourPrices.ts';
import { startProduction } from './production.ts';
import { startSailor } from './sailor.ts';

type PlaceMove = MoveOf<'place' | 'placeFree'>;

/** AG-SEC.3-a: the main action of a Statue. */
export const place: Ask<'place'> = {
  moves(s, _step, seat, out) {
    pushPlaces(s, seat, out);
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    if (move.do === 'place' || move.do === 'placeFree') enter(s, step.seat, move, t);
    else if (isAnyTime(move)) {
      s.agenda.push(step);
      anyTimeAnswer(s, step.seat, move, t);
    }
  },
  why: (s, _step, seat, move) =>
    move.do === 'place' || move.do === 'placeFree' ? whyNotPlace(s, seat, move) : whyNotAnyTime(s, seat, move),
};

function isBuilding(space: Space): space is Building {
  return space in PRODUCED_AT || space in SITE_FACTS;
}

function isSite(space: Space): space is Site {
  return space in SITE_FACTS;
}

/** AG-5.1-a: the characters, what is built, and the Builder's site. */
function isActionSpace(s: Agra, space: Space): boolean {
  return !isBuilding(space) || s.built[space] || s.builder === space;
}

/** AG-6.2.1.2-c, AG-N12 */
export function peonagePrice(player: Player): number {
  return owns(player, 'calligrapher') ? CALLIGRAPHER_PEONAGE : PEONAGE;
}

/** Every space that may be chosen. AG-INV-g: there is always one (RU-51). */
export function pushPlaces(s: Agra, seat: Seat, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  const free = canUse(player, 'ft10');
  const pays = player.rupees >= peonagePrice(player);
  const push = (space: Space) => {
    if (s.workers[space] !== seat) {
      if (player.workers > 0) out.push(PLACE[space]);
      return;
    }
    if (pays || player.workers === 0) out.push(PLACE[space]); // AG-6.2.1.2-c, -d
    if (free) out.push(PLACE_FREE[space]); // RU-33
  };
  for (const character of CHARACTERS) push(character);
  for (const building of BUILDINGS) if (s.built[building] || s.builder === building) push(building); // AG-5.1-a
}

/** AG-6.2-a: the chosen space, from the worker to the Builder. */
export function enter(s: Agra, seat: Seat, { do: how, space }: PlaceMove, t: AgraTurn): void {
  // RU-43: Merchant and Builder are looked at now
  const builder = s.builder === space ? s.builder : null;
  if (builder !== null) s.agenda.push({ kind: 'builderMoves', from: builder });
  if (s.merchant === space) s.agenda.push({ kind: 'merchantVisited', visitor: seat });
  if (builder !== null || s.merchant === space) s.agenda.push({ kind: 'wrapUp', visitor: seat });

  if (s.workers[space] === seat) peonage(s, seat, space, how === 'placeFree', t);
  else {
    eject(s, space, t);
    settleWorker(s, seat, space, t);
  }
  if (isBuilding(space) && s.coins[space] > 0) {
    earn(s, seat, s.coins[space], 'coins', t); // AG-6.2.1.3-a, RU-07
    s.coins[space] = 0;
  }
  startEffect(s, seat, space, t);
}

/** AG-6.2.1.2-c: no new worker; AG-6.2.1.2-d: as much as there is, when it is forced. */
function peonage(s: Agra, seat: Seat, space: Space, withTile: boolean, t: AgraTurn): void {
  const player = playerOf(s, seat);
  if (withTile) payFavours(s, seat, 'ft10', t);
  const rupees = withTile ? 0 : Math.min(peonagePrice(player), player.rupees);
  player.rupees -= rupees;
  s.turn.peonage += rupees;
  s.lying[space] = false;
  t.emit({ is: 'peonage', seat, space, rupees });
}

/** AG-6.2.1.2-a, -b: another's worker goes home; a standing one brings its owner favours. */
function eject(s: Agra, space: Space, t: AgraTurn): void {
  const owner = s.workers[space];
  if (owner === null) return;
  const player = playerOf(s, owner);
  const standing = !s.lying[space];
  // AG-N08-a, INT-6: by a standing preference, never by a question
  const toCook = standing && owns(player, 'cook') && player.standing.cookKeeps && player.cook < COOK_CAPACITY;
  if (toCook) player.cook++;
  else player.workers++;
  t.emit({ is: 'ejected', seat: owner, space, standing, to: toCook ? 'cook' : 'supply' });
  const favours = player.counter >= DOUBLE_EJECTION_FROM ? DOUBLE_EJECTION_FAVOURS : EJECTION_FAVOURS;
  if (standing) gainFavours(s, owner, favours, 'ejected', t);
}

/** AG-6.2.1.1-a */
function settleWorker(s: Agra, seat: Seat, space: Space, t: AgraTurn): void {
  playerOf(s, seat).workers--;
  s.workers[space] = seat;
  s.lying[space] = false;
  t.emit({ is: 'placed', seat, space });
}

function startEffect(s: Agra, seat: Seat, space: Space, t: AgraTurn): void {
  switch (space) {
    case 'architect':
      s.agenda.push({ kind: 'architect', seat });
      return;
    case 'sailor':
      startSailor(s, seat);
      return;
    case 'trader':
      s.agenda.push({ kind: 'trader', seat, traded: false, priced: false });
      return;
    case 'botanist':
      s.agenda.push({ kind: 'botanist', seat, done: [] });
      return;
    default:
      if (isSite(space)) startProcessing(s, seat, space, t);
      else startProduction(s, seat, PRODUCED_AT[space]);
  }
}

/** AG-6.2.1.4-a: the Builder's site is built free of charge and without a bonus tile. */
function startProcessing(s: Agra, seat: Seat, site: Site, t: AgraTurn): void {
  if (!s.built[site]) {
    markBuilt(s, seat, site, t);
    if (s.rules.takshakaAtBuilder) takshakaRupee(s, seat, t); // AG-N03-b
  }
  s.agenda.push({ kind: 'process', worker: seat, to: SITE_FACTS[site].good, inChain: false });
}

export function whyNotPlace(s: Agra, seat: Seat, { do: how, space }: PlaceMove): string {
  if (!SPACES.includes(space) || !isActionSpace(s, space)) return 'AG-5.1-a';
  if (how === 'placeFree') return 'AG-FT10';
  return s.workers[space] === seat ? 'AG-6.2.1.2-c' : 'AG-6.2.1.2-d';
}
