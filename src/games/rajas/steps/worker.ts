/** RG-TURN, RG-PLACE: where the worker goes. */
import { findSpace, type Space, spacesOf } from '../board.ts';
import { COLOURS, GOODS, ONE_ASSORTED_FROM, PORTUGUESE_UNTIL, RIVER } from '../data.ts';
import { countColour, payableValues } from '../dice.ts';
import { factsOf } from '../facts.ts';
import { canExtend } from '../province.ts';
import { type Ask, type Player, playerOf, type Rajas, type RajasMove } from '../state.ts';
import { goodsOf } from './market.ts';
import { canPayDie } from './pay.ts';
import { canAfford } from './quarry.ts';

const PASS: RajasMove = { do: 'pass' };

/** What a player can pay and score, computed once for all spaces. */
interface Means {
  /** As `payableValues`. */
  readonly values: number;
  /** As `goodsOf`. */
  readonly goods: number;
}

function meansOf(s: Rajas, player: Player): Means {
  return { values: payableValues(player), goods: goodsOf(s, player) };
}

/** RG-TURN-2: the rule that keeps this player from using a free space, or null. */
function obstacle(s: Rajas, seat: number, player: Player, means: Means, space: Space): string | null {
  if (player.money < space.money) return 'RG-MONEY-1';
  switch (space.group) {
    case 'quarry':
      if (!canAfford(s, player)) return 'RG-QUARRY-2';
      return canExtend(factsOf(s), player) ? null : 'RG-QUARRY-3';
    case 'harbour':
      if (player.boat === RIVER.final) return 'RG-RIVER-6'; // RG-RUL-17
      return canShow(means, space) ? null : 'RG-RIVER-2';
    case 'assorted':
      if (s.players.length >= ONE_ASSORTED_FROM && onAssorted(s, seat)) return 'RG-MARKET-6';
      return means.goods === 0 ? 'RG-MARKET-5' : null;
    case 'same':
      if (!scores(means, space)) return 'RG-MARKET-5';
      return canShow(means, space) ? null : 'RG-MARKET-2';
    case 'portico':
      return null;
    case 'terrace':
      return inSupply(s, space) ? null : 'RG-PALACE-2';
    case 'balcony':
      return inSupply(s, space) && ownsColour(player, space) ? null : 'RG-PALACE-3';
    case 'chamber':
      return canShow(means, space) ? chamberObstacle(s, player, space) : 'RG-PALACE-4';
  }
}

function chamberObstacle(s: Rajas, player: Player, space: Space): string | null {
  switch (space.effect.type) {
    case 'coverTile':
      return canPayDie(s, player, space) ? null : 'RG-BUILDER-6';
    case 'boat':
      return player.boat <= PORTUGUESE_UNTIL ? null : 'RG-CHAMBER-6';
    default:
      return null;
  }
}

/** Whether a die can be paid for one of the values that the space takes. */
function canShow({ values }: Means, { die }: Space): boolean {
  if (die === null || !('values' in die)) return false;
  for (const value of die.values) if ((values & (1 << value)) !== 0) return true;
  return false;
}

function scores({ goods }: Means, { effect }: Space): boolean {
  return effect.type === 'marketSame' && effect.good !== undefined && (goods & (1 << GOODS.indexOf(effect.good))) !== 0;
}

function ownsColour(player: Player, { die }: Space): boolean {
  return die !== null && 'colour' in die && countColour(player, die.colour) > 0;
}

/** RG-PALACE-2, RG-PALACE-3: whether a die of the shown colour is there. */
function inSupply(s: Rajas, { effect }: Space): boolean {
  if (effect.type !== 'dice' || effect.colours === 'any') return true;
  for (const colour of COLOURS) if ((effect.colours[colour] ?? 0) > 0 && s.supply[colour] > 0) return true;
  return false;
}

function onAssorted(s: Rajas, seat: number): boolean {
  for (const space of spacesOf(s)) if (space.group === 'assorted' && s.spaces[space.at] === seat) return true;
  return false;
}

/** RG-PLACE-1: the quarry and the harbor fill in order. */
function inOrder(space: Space): boolean {
  return space.area === 'quarry' || space.area === 'harbour';
}

/** Visits the free spaces that may be used, until the visitor has seen enough. */
function eachOpen(s: Rajas, seat: number, visit: (space: Space) => boolean): void {
  const player = playerOf(s, seat);
  const means = meansOf(s, player);
  let filling: Space['area'] | null = null;
  for (const space of spacesOf(s)) {
    if (s.spaces[space.at] !== null) continue;
    if (inOrder(space)) {
      if (space.area === filling) continue;
      filling = space.area;
    }
    if (obstacle(s, seat, player, means, space) === null && visit(space)) return;
  }
}

/** RG-ROUND-5: whether the player can place a worker anywhere. */
export function canPlace(s: Rajas, seat: number): boolean {
  // The portico costs nothing and always gives money: usually it settles the question.
  for (const space of spacesOf(s)) if (space.group === 'portico' && s.spaces[space.at] === null) return true;
  let found = false;
  eachOpen(s, seat, () => {
    found = true;
    return true;
  });
  return found;
}

export const worker: Ask<'worker'> = {
  moves(s, _step, seat, out) {
    eachOpen(s, seat, (space) => {
      out.push(space.move);
      return false;
    });
    if (s.crossed.length > 0) out.push(PASS); // RG-END-2
  },

  answer(s, { seat }, move, t) {
    if (move.do !== 'place') {
      t.emit({ is: 'passed', seat });
      return;
    }
    const space = findSpace(s, move.space);
    if (space === undefined) throw new Error(`no space ${move.space}`);
    const player = playerOf(s, seat);
    s.spaces[space.at] = seat;
    s.anyPlaced = true;
    player.unplaced--;
    player.money -= space.money; // RG-MONEY-1, RG-MONEY-2: nothing is taken away
    t.emit({ is: 'placed', seat, space: space.id, money: space.money });
    if (space.die) s.agenda.push({ kind: 'payDie', seat, space: space.id });
    else s.agenda.push(space.gain);
  },

  why(s, _step, seat, move) {
    if (move.do === 'pass') return 'RG-ROUND-5';
    if (move.do !== 'place') return 'RG-ROUND-1';
    const space = findSpace(s, move.space);
    if (space === undefined) return 'RG-SETUP-1';
    if (s.spaces[space.at] !== null) return 'RG-PLACE-2';
    const lower = spacesOf(s).find((other) => other.area === space.area && s.spaces[other.at] === null);
    if (inOrder(space) && lower !== space) return 'RG-PLACE-1';
    const player = playerOf(s, seat);
    return obstacle(s, seat, player, meansOf(s, player), space);
  },
};
