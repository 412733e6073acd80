/** AG-ARC: a step of influence, or a building. */
import type { Seat } from '../../../kernel/index.ts';
import {
  BUILDING_VALUE,
  DIFFERENT_MATERIALS_BONUS,
  GUILDS,
  MATERIALS,
  type Material,
  SITES,
  type Site,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { spendGoods } from '../markers.ts';
import { ADVANCE, type AgraMove, BUILD, DONE, isAnyTime, type MoveOf } from '../moves.ts';
import { DEAREST_SITE } from '../paths.ts';
import { type Agra, type Ask, owns, type Player, playerOf } from '../state.ts';
import { anyTimeAnswer, pushAnyTime, whyNotAnyTime } from './anytime.ts';
import { markBuilt, pushBuildSteps, takshakaRupee } from './building.ts';
import { advance } from './influence.ts';
import { insideChain } from './refusal.ts';

type Payment = MoveOf<'materials'>;

export const architect: Ask<'architect'> = {
  moves(s, _step, seat, out) {
    const player = playerOf(s, seat);
    const { topLevel } = factsOf(s);
    for (const guild of GUILDS) if (player.influence[guild] < topLevel) out.push(ADVANCE[guild]); // AG-ARC-a
    if (player.workers > 0)
      for (const site of SITES) if (!s.built[site] && canPay(s, player, site)) out.push(BUILD[site]);
    out.push(DONE); // RU-05, RU-39
    pushAnyTime(s, seat, out);
  },
  answer(s, step, move, t) {
    const { seat } = step;
    if (isAnyTime(move)) {
      s.agenda.push(step);
      anyTimeAnswer(s, seat, move, t);
    } else if (move.do === 'advance') advance(s, seat, move.guild, t);
    else if (move.do === 'build') s.agenda.push({ kind: 'materials', seat, site: move.site });
  },
  why(s, _step, seat, move) {
    if (move.do === 'advance') return 'AG-5.6-a';
    if (move.do !== 'build') return whyNotAnyTime(s, seat, move);
    if (s.built[move.site]) return 'AG-5.3-c';
    return playerOf(s, seat).workers === 0 ? 'AG-6.2.1.2-d' : 'AG-ARC-b';
  },
};

/** AG-ARC-b: what a payment is worth towards a site; AG-5.3-a: price tokens do not matter. */
function paymentWorth(payment: Readonly<Record<Material, number>>): number {
  let worth = 0;
  let kinds = 0;
  for (const material of MATERIALS) {
    if (payment[material] > 0) kinds++;
    worth += payment[material] * BUILDING_VALUE[material];
  }
  return worth + (kinds > 1 ? DIFFERENT_MATERIALS_BONUS : 0);
}

/** RU-30, RU-52: payments that reach a cost and from which no material could be left out; at least one is paid. */
function paymentsFor(cost: number): readonly Payment[] {
  const found: Payment[] = [];
  for (let sandstone = 0; sandstone <= cost; sandstone++)
    for (let wood = 0; wood <= cost; wood++)
      for (let cement = 0; cement <= cost; cement++)
        for (let planks = 0; planks <= cost; planks++) {
          const payment: Payment = { do: 'materials', sandstone, wood, cement, planks };
          if (isSparing(payment, cost)) found.push(payment);
        }
  return found;
}

function isSparing(payment: Payment, cost: number): boolean {
  const enough = (p: Readonly<Record<Material, number>>) =>
    paymentWorth(p) >= cost && MATERIALS.some((material) => p[material] > 0);
  return (
    enough(payment) &&
    MATERIALS.every((material) => payment[material] === 0 || !enough({ ...payment, [material]: payment[material] - 1 }))
  );
}

/** All sparing payments by cost, from 0 to the highest. */
const PAYMENTS = Array.from({ length: DEAREST_SITE + 1 }, (_, cost) => paymentsFor(cost));

function payments(s: Agra, player: Player, site: Site): readonly Payment[] {
  return PAYMENTS[factsOf(s).siteCost[site] - (owns(player, 'takshaka') ? 1 : 0)] ?? []; // AG-N03-a
}

function isCovered({ goods }: Player, payment: Payment): boolean {
  return (
    payment.sandstone <= goods.sandstone &&
    payment.wood <= goods.wood &&
    payment.cement <= goods.cement &&
    payment.planks <= goods.planks
  );
}

function canPay(s: Agra, player: Player, site: Site): boolean {
  return payments(s, player, site).some((payment) => isCovered(player, payment));
}

function pushPayments(s: Agra, seat: Seat, site: Site, out: AgraMove[]): void {
  const player = playerOf(s, seat);
  for (const payment of payments(s, player, site)) if (isCovered(player, payment)) out.push(payment);
}

export const materials: Ask<'materials'> = {
  moves(s, { site }, seat, out) {
    pushPayments(s, seat, site, out);
  },
  answer(s, { seat, site }, move, t) {
    if (move.do !== 'materials') return;
    for (const material of MATERIALS)
      if (move[material] > 0) spendGoods(s, seat, material, move[material], 'building', t);
    markBuilt(s, seat, site, t);
    takshakaRupee(s, seat, t);
    pushBuildSteps(s, seat, site, false); // AG-ARC-c to -e
  },
  why: insideChain('AG-ARC-b'),
};
