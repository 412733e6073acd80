/** AG-5.6: steps on the influence tracks and what they bring. */
import type { Seat } from '../../../kernel/index.ts';
import { GUILDS, type Guild, INFLUENCE_BONUS, type Notable } from '../data.ts';
import { factsOf } from '../facts.ts';
import { gainFavours } from '../markers.ts';
import { ADVANCE, DONE, FAVOUR_TILE, FAVOURS } from '../moves.ts';
import { type Agra, type AgraTurn, type Ask, playerOf } from '../state.ts';
import { insideChain } from './refusal.ts';
import { takeTile, tilesLeft } from './tiles.ts';
import { triggerEnd } from './turn.ts';

/** One step up. AG-5.6-a: beyond the top it is lost. */
export function advance(s: Agra, seat: Seat, guild: Guild, t: AgraTurn): void {
  if (playerOf(s, seat).influence[guild] >= factsOf(s).topLevel) return;
  bring(s, seat, step(s, seat, guild, t), t);
}

/** The level that a step reaches. */
function step(s: Agra, seat: Seat, guild: Guild, t: AgraTurn): number {
  const level = ++playerOf(s, seat).influence[guild];
  t.emit({ is: 'influence', seat, guild, level });
  return level;
}

/** What a step to a level brings. */
function bring(s: Agra, seat: Seat, level: number, t: AgraTurn): void {
  const favours = INFLUENCE_BONUS[level];
  if (favours !== undefined) offerBonus(s, seat, favours, t); // AG-5.6-b
  if (level === factsOf(s).topLevel) triggerEnd(s, t); // AG-5.6-d
}

/** RU-27: without a tile to take, the favours are taken. */
function offerBonus(s: Agra, seat: Seat, favours: number, t: AgraTurn): void {
  if (tilesLeft(s)) s.agenda.push({ kind: 'influenceBonus', seat, favours });
  else gainFavours(s, seat, favours, 'influence', t);
}

/** AG-5.6-b: favours or one of the tiles that lie open. */
export const influenceBonus: Ask<'influenceBonus'> = {
  moves(s, _step, _seat, out) {
    out.push(FAVOURS);
    for (const tile of s.display) out.push(FAVOUR_TILE[tile]);
  },
  answer(s, { seat, favours }, move, t) {
    if (move.do === 'favourTile') takeTile(s, seat, move.tile, t);
    else gainFavours(s, seat, favours, 'influence', t);
  },
  why: insideChain('AG-5.6-b'),
};

/** RU-39: steps that a player may take or decline, any of `guilds` that is not at the top. */
export function offerSteps(s: Agra, seat: Seat, guilds: readonly Guild[], left: number): void {
  pushSteps(s, seat, guilds, [], left);
}

/** AG-7.5: one step for each notable served, those that can give none left out. */
export function offerNotableSteps(s: Agra, seat: Seat, served: readonly Notable[]): void {
  const player = playerOf(s, seat);
  const meditating = s.turn.phase === 'meditation' && s.turn.seat === seat;
  const giving = served.filter((notable) => {
    if (s.rules.stepsPerTurn && player.stepped.includes(notable)) return false; // option `influenceScope`
    return !(meditating && s.turn.steppedByMeditation.includes(notable)); // AG-7.5-b, RU-42
  });
  const { notables } = factsOf(s);
  const guilds = giving.map((notable) => notables[notable].guild);
  pushSteps(s, seat, guilds, giving, giving.length);
}

function pushSteps(s: Agra, seat: Seat, guilds: readonly Guild[], notables: readonly Notable[], left: number): void {
  const { influence } = playerOf(s, seat);
  const { topLevel } = factsOf(s);
  if (left > 0 && guilds.some((guild) => influence[guild] < topLevel))
    s.agenda.push({ kind: 'influence', seat, guilds, notables, left });
}

/** RU-50: asked step by step; what a step brings comes before the next one. */
export const influence: Ask<'influence'> = {
  moves(s, { guilds }, seat, out) {
    const player = playerOf(s, seat);
    const { topLevel } = factsOf(s);
    for (const guild of GUILDS)
      if (player.influence[guild] < topLevel && guilds.includes(guild)) out.push(ADVANCE[guild]);
    out.push(DONE);
  },
  answer(s, { seat, guilds, notables, left }, move, t) {
    if (move.do !== 'advance') return; // RU-39: declined
    const taken = guilds.indexOf(move.guild);
    const without = <T>(list: readonly T[]) => list.filter((_, i) => i !== taken);
    const notable = notables[taken];
    if (notable !== undefined) noteStep(s, seat, notable);
    const level = step(s, seat, move.guild, t);
    pushSteps(s, seat, without(guilds), without(notables), left - 1);
    bring(s, seat, level, t);
  },
  why: insideChain((s, _step, seat, move) =>
    move.do === 'advance' && playerOf(s, seat).influence[move.guild] >= factsOf(s).topLevel ? 'AG-5.6-a' : 'AG-7.5-a',
  ),
};

/** RU-56: only a step that was taken counts. */
function noteStep(s: Agra, seat: Seat, notable: Notable): void {
  playerOf(s, seat).stepped.push(notable);
  if (s.turn.phase === 'meditation' && s.turn.seat === seat) s.turn.steppedByMeditation.push(notable);
}
