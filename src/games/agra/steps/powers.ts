/** AG-N: what a notable does at once for the player who wins its contract, also outside that player's turn. */
import type { Seat } from '../../../kernel/index.ts';
import { GOODS, GUILDS, LEVEL_FOUR_FAVOURS, NOTABLES, type Notable, PAINTER_STANDS, SITES } from '../data.ts';
import { factsOf } from '../facts.ts';
import { gainFavours } from '../markers.ts';
import { type AgraMove, DONE, FAVOUR_TILE, GIFT_INSTEAD } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, playerOf } from '../state.ts';
import { goodValue } from '../values.ts';
import { startFreeBuild } from './building.ts';
import { offerSteps } from './influence.ts';
import { giveGift } from './orders.ts';
import { insideChain } from './refusal.ts';
import { takeTile, tilesLeft } from './tiles.ts';
import { offerStand } from './workers.ts';

/** AG-N-c: parts that cannot be done are skipped. */
export function immediatePower(s: Agra, seat: Seat, notable: Notable, t: AgraTurn): void {
  if (NOTABLES[notable].level === 4) gainFavours(s, seat, LEVEL_FOUR_FAVOURS, 'contract', t); // AG-N21 to AG-N24
  switch (notable) {
    case 'sufi': // AG-N02
      advanceCounter(s, seat, t);
      break;
    case 'mosaicMaker': // AG-N15-a
      if (tilesLeft(s)) s.agenda.push({ kind: 'mosaicTile', seat });
      break;
    case 'mujtahida': // AG-N16-a, RU-13
      startFreeBuild(s, seat, SITES.find((site) => !s.built[site]) ?? null, t);
      break;
    case 'painter': // AG-N18
      offerSteps(s, seat, GUILDS, 1);
      offerStand(s, seat, PAINTER_STANDS);
      break;
    case 'sadrUsSudur': // AG-N20
      if (canGiveInstead(s, seat)) s.agenda.push({ kind: 'sadrGift', seat });
      break;
    default:
      break;
  }
}

/** One space on, if there is one. */
export function advanceCounter(s: Agra, seat: Seat, t: AgraTurn): void {
  const player = playerOf(s, seat);
  if (player.counter >= factsOf(s).lastSpace) return;
  player.counter++;
  t.emit({ is: 'counter', seat, space: player.counter });
}

/** AG-N15-a: any tile, open or of the pile. */
export const mosaicTile: Ask<'mosaicTile'> = {
  moves(s, _step, _seat, out) {
    for (const tile of s.display) out.push(FAVOUR_TILE[tile]);
    for (const tile of s.pile) out.push(FAVOUR_TILE[tile]);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'favourTile') takeTile(s, seat, move.tile, t);
  },
  why: insideChain('AG-N15-a'),
};

function pushGiftsInstead(s: Agra, seat: Seat, out: AgraMove[]): void {
  const { goods } = playerOf(s, seat);
  const { giftGoods } = factsOf(s);
  for (const good of GOODS) {
    if (goods[good] === 0) continue;
    const value = goodValue(s, good);
    for (const slot of giftGoods)
      if (s.akbar[slot] === null && goodValue(s, slot) === value) out.push(GIFT_INSTEAD[good][slot]);
  }
}

function canGiveInstead(s: Agra, seat: Seat): boolean {
  const gifts: AgraMove[] = [];
  pushGiftsInstead(s, seat, gifts);
  return gifts.length > 0;
}

/** AG-N20: one good onto a free gift of the same current value; RU-49: it may be declined. */
export const sadrGift: Ask<'sadrGift'> = {
  moves(s, _step, seat, out) {
    pushGiftsInstead(s, seat, out);
    out.push(DONE);
  },
  answer(s, { seat }, move, t) {
    if (move.do === 'gift') giveGift(s, seat, move.good, move.slot, t); // RU-32
  },
  why: insideChain('AG-N20'),
};
