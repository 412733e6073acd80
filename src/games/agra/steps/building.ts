/** AG-5.3, AG-ARC-c, AG-ARC-d: what building a site brings, whoever builds it and however it was paid for. */
import type { Seat } from '../../../kernel/index.ts';
import { BONUS_TILES, SITE_FACTS, type Site } from '../data.ts';
import { hasCover } from '../farm.ts';
import { earn, gainFavours } from '../markers.ts';
import { BONUS_TILE } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, owns, playerOf, type Silent } from '../state.ts';
import { offerSteps } from './influence.ts';
import { insideChain } from './refusal.ts';

/** AG-5.3-c: the site tile leaves the game. */
export function markBuilt(s: Agra, seat: Seat, site: Site, t: AgraTurn): void {
  s.built[site] = true;
  t.emit({ is: 'built', seat, site });
}

/** AG-N03-a: the rupee of Takshaka. */
export function takshakaRupee(s: Agra, seat: Seat, t: AgraTurn): void {
  if (owns(playerOf(s, seat), 'takshaka')) earn(s, seat, 1, 'takshaka', t);
}

/** What follows a build: the bonus tile, a worker with its transformation, and the Builder if it was his site. */
export function pushBuildSteps(s: Agra, seat: Seat, site: Site, inChain: boolean): void {
  if (s.builder === site) s.agenda.push({ kind: 'builderMoves', from: site }); // AG-6.2.1.4-c
  s.agenda.push(
    { kind: 'settle', settler: seat, site, inChain },
    { kind: 'bonusTile', seat, level: SITE_FACTS[site].level },
  );
}

/** AG-N16-a: a site free of charge, otherwise as with the Architect. */
export function startFreeBuild(s: Agra, seat: Seat, site: Site | null, t: AgraTurn): void {
  if (site === null) return;
  markBuilt(s, seat, site, t);
  takshakaRupee(s, seat, t); // AG-N03-b
  pushBuildSteps(s, seat, site, true);
}

/** AG-ARC-c, AG-BB, RU-54: one of the tiles of the building's level. Rupees and favours come first, then what must be chosen. */
export const bonusTile: Ask<'bonusTile'> = {
  moves(s, { level }, _seat, out) {
    for (const tile of s.bonusTiles) if (BONUS_TILES[tile].level === level) out.push(BONUS_TILE[tile]);
  },
  answer(s, { seat }, move, t) {
    if (move.do !== 'bonusTile') return;
    const player = playerOf(s, seat);
    const { rupees, favours, guild, covers } = BONUS_TILES[move.tile];
    s.bonusTiles.splice(s.bonusTiles.indexOf(move.tile), 1);
    player.bonusTiles.push(move.tile);
    t.emit({ is: 'bonusTile', seat, tile: move.tile });
    earn(s, seat, rupees, 'bonusTile', t);
    if (guild !== null) offerSteps(s, seat, [guild], 1);
    if (covers > 0 && hasCover(player)) s.agenda.push({ kind: 'cover', seat });
    gainFavours(s, seat, favours, 'bonusTile', t);
  },
  why: insideChain('AG-ARC-c'),
};

/** AG-ARC-d: a worker onto the new building, then the transformation; AG-N16-a: without a worker neither. */
export const settle: Silent<'settle'> = {
  run(s, { settler, site, inChain }, t) {
    const player = playerOf(s, settler);
    if (player.workers === 0) return;
    player.workers--;
    s.workers[site] = settler;
    s.lying[site] = false;
    t.emit({ is: 'placed', seat: settler, space: site });
    s.agenda.push({ kind: 'process', worker: settler, to: SITE_FACTS[site].good, inChain });
  },
};
