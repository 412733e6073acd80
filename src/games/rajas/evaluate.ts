/**
 * How a position looks to a raja: the race first, then what still helps to run it, then what the open questions promise.
 * Everything is measured in fame. What helps only later counts less and less as the end comes near.
 */
import type { Seat } from '../../kernel/index.ts';
import { spaceOf } from './board.ts';
import { CELLS, GOODS, KARMA, LEVEL_SUM, PROVINCE_SIDES, WORKERS, YIELD_TILES } from './data.ts';
import { countDice, DICE, dieOf, kaliPlaces } from './dice.ts';
import { roadsInto } from './province.ts';
import { type Player, playerOf, type Rajas, type RajasMove, type RajasStep, sideOf } from './state.ts';
import { assortedSums, sameSums } from './steps/market.ts';
import { gainFor, listPayments } from './steps/pay.ts';
import { tile as tileQuestion } from './steps/quarry.ts';
import { marginOf } from './steps/tracks.ts';
import { upgradesOf } from './steps/upgrade.ts';
import { DIE, dieWorth, tileWorth, UPGRADE, WORKER, worthOf } from './worth.ts';

/** How long the game still lasts for its leader: 1 at the start, 0 when somebody has crossed. */
function timeLeft(s: Rajas): number {
  if (s.crossed.length > 0) return 0;
  let best = -LEVEL_SUM;
  for (const player of s.players) best = Math.max(best, marginOf(player));
  return -best / LEVEL_SUM;
}

export function evaluate(s: Rajas, seat: Seat): number {
  const player = playerOf(s, seat);
  const left = timeLeft(s);
  return (
    player.fame +
    player.money / 2 +
    assets(s, seat, player, left) +
    (s.mover === seat ? promised(s, seat, player, left) : 0)
  );
}

/** What is spent within a round or so keeps its worth until shortly before the end. */
function soon(left: number): number {
  return Math.min(1, left * 6);
}

function assets(s: Rajas, seat: Seat, player: Player, left: number): number {
  let dice = 0;
  for (const die of DICE) dice += (player.dice[die.at] ?? 0) * dieWorth(die.value);
  const crowd = countDice(player) / kaliPlaces(s, seat);
  const karma = player.karma * (0.7 - 0.1 * player.karma);
  return (
    soon(left) * (dice * (1.15 - 0.4 * crowd) + karma) +
    left *
      (UPGRADE * upgradesOf(player) +
        WORKER * (player.workers - WORKERS.start) +
        marketProspect(player) +
        landProspect(s, seat, player) +
        0.15 * player.boat)
  );
}

function highest(sums: number): number {
  return sums === 0 ? 0 : 31 - Math.clz32(sums);
}

/** What the markets will bring in the rounds to come. */
function marketProspect(player: Player): number {
  let best = highest(assortedSums(player, GOODS.length));
  for (const good of GOODS) best += 0.8 * highest(sameSums(player, good, 4));
  return 0.75 * best;
}

/** Room to build, and yields within reach. */
function landProspect(s: Rajas, seat: Seat, player: Player): number {
  let room = 0;
  let yields = 0;
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (player.province[cell] !== null || roadsInto(player, cell) === 0) continue;
    room++;
    for (const printed of PROVINCE_SIDES[sideOf(s.options, seat)]) if (printed.cell === CELLS[cell]) yields++;
  }
  let laid = 0;
  for (const { state, tile } of player.slots) if (tile !== null && state === 'open') laid++;
  return (room === 0 ? -4 : 0.25 * Math.min(room, 6)) + 0.5 * yields + 1.5 * laid;
}

/** What the steps on the agenda will still bring to the seat whose turn it is. */
function promised(s: Rajas, seat: Seat, player: Player, left: number): number {
  let sum = 0;
  for (const step of s.agenda) sum += promise(s, seat, player, left, step);
  return sum;
}

function promise(s: Rajas, seat: Seat, player: Player, left: number, step: RajasStep): number {
  switch (step.kind) {
    case 'gain':
      return worthOf(s, seat, step.effect, left);
    case 'activate':
      return WORKER * left;
    case 'payDie':
      return bestPayment(s, seat, player, left, spaceOf(s.players.length, step.space));
    case 'tile':
      return bestTile(s, seat, left, step);
    case 'payTile':
      return tileWorth(player, step.tile, left) - step.due * DIE.perPip * soon(left);
    case 'build':
      return tileWorth(player, step.tile, left);
    case 'cover':
      return 1.5;
    case 'yields':
    case 'yield':
      return dueYields(s, seat, player, left);
    case 'return':
    case 'take':
      return step.count * 0.8 * dieWorth(3.5) * soon(left);
    case 'upgrade':
    case 'lateUpgrade':
      return UPGRADE * left;
    case 'sail':
      return worthOf(s, seat, { type: 'boat', min: step.min, max: step.max, may: step.may }, left);
    case 'chamber':
      return worthOf(s, seat, { type: 'palaceAction', choices: step.choices }, left);
    case 'score':
      return step.goods === 'assorted'
        ? highest(assortedSums(player, step.most)) / 2
        : Math.max(
            ...GOODS.map((good) =>
              step.goods === good || step.goods === 'oneKind' ? highest(sameSums(player, good, step.most)) / 2 : 0,
            ),
          );
    case 'reroll':
      return rerollWorth(player, step.chosen) * soon(left);
    case 'takeYield':
    case 'layYield':
      return 1.2 * left;
    default:
      return 0;
  }
}

/** A low die is expected to get better, a high one worse. */
function rerollWorth(player: Player, chosen: readonly string[]): number {
  let sum = 0;
  for (const die of DICE) {
    const picked = chosen.filter((id) => id === die.id).length;
    const change = dieWorth(3.5) - dieWorth(die.value);
    sum += picked * change;
    if (change > 0) sum += 0.9 * change * ((player.dice[die.at] ?? 0) - picked);
  }
  return sum;
}

function bestPayment(s: Rajas, seat: Seat, player: Player, left: number, space: ReturnType<typeof spaceOf>): number {
  const payments: RajasMove[] = [];
  listPayments(s, player, space, payments);
  let best = -1;
  for (const move of payments) {
    if (move.do !== 'pay') continue;
    const { value } = dieOf(move.die);
    const cost = dieWorth(value) + (move.as === value ? 0 : 1 / KARMA.most);
    best = Math.max(best, worthOf(s, seat, gainFor(space, move.as).effect, left) - cost * soon(left));
  }
  return best;
}

function bestTile(s: Rajas, seat: Seat, left: number, step: Extract<RajasStep, { kind: 'tile' }>): number {
  const player = playerOf(s, seat);
  const tiles: RajasMove[] = [];
  tileQuestion.moves(s, step, seat, tiles);
  let best = 0;
  for (const move of tiles)
    if (move.do === 'tile') best = Math.max(best, tileWorth(player, move.tile, left, DIE.perPip * soon(left)));
  return best;
}

function dueYields(s: Rajas, seat: Seat, player: Player, left: number): number {
  let sum = 0;
  const printed = PROVINCE_SIDES[sideOf(s.options, seat)];
  for (const [i, { state, tile }] of player.slots.entries()) {
    const gain = tile ? YIELD_TILES[tile].gain : printed[i]?.gain;
    if (state === 'due' && gain) sum += worthOf(s, seat, gain, left);
  }
  return sum;
}
