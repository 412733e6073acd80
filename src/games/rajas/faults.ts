/** What must hold in every position (section 18 of the rules). */
import { spacesOf } from './board.ts';
import { CELLS, COLOURS, DICE_PER_COLOUR, KARMA, LEVEL, MONEY_TRACK, RIVER, WORKERS, YIELD_TILES } from './data.ts';
import { countColour, countDice, kaliPlaces } from './dice.ts';
import { factsOf, tileAt } from './facts.ts';
import { roadsOf, staysLinked } from './province.ts';
import type { Player, Rajas } from './state.ts';
import { marginOf } from './steps/tracks.ts';
import { TILE_IDS } from './tiles.ts';

export function faults(s: Rajas): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  for (const colour of COLOURS) {
    const owned = s.players.reduce((sum, player) => sum + countColour(player, colour), 0);
    must(s.supply[colour] >= 0, `RG-DICE-7: ${s.supply[colour]} ${colour} dice in the supply`);
    must(owned + s.supply[colour] === DICE_PER_COLOUR, `RG-COMP-4: ${owned} + ${s.supply[colour]} ${colour} dice`);
  }
  for (const [seat, player] of s.players.entries()) {
    must(player.money >= 0, `RG-MONEY-1: seat ${seat} owes money`);
    must(player.karma >= 0 && player.karma <= KARMA.most, `RG-KARMA-1: seat ${seat} has ${player.karma} karma`);
    must(
      player.dice.every((count) => count >= 0),
      `RG-DICE-2: seat ${seat} owes a die`,
    );
    must(countDice(player) <= kaliPlaces(s, seat), `RG-DICE-3: seat ${seat} has ${countDice(player)} dice`);
    must(
      Object.values(player.levels).every((level) => level >= LEVEL.first && level <= LEVEL.last),
      `RG-UPG-1: seat ${seat} has a level beyond the scroll`,
    );
    must(
      player.workers <= (s.options.navaratnas ? WORKERS.mostNavaratnas : WORKERS.most),
      `RG-WORKER-2: seat ${seat} has ${player.workers} workers`,
    );
    const placed = s.spaces.filter((worker) => worker === seat).length;
    must(player.unplaced + placed === player.workers, `RG-PLACE-2: seat ${seat} has lost a worker`);
    must(isLinked(s, player), `RG-PROV-4: seat ${seat} has a tile that is not linked`);
    const next = MONEY_TRACK.bonuses[player.bonuses]?.space ?? Number.POSITIVE_INFINITY;
    must(player.money < next, `RG-TRACK-4: seat ${seat} has passed its bonus marker`);
    must(player.boat >= RIVER.start && player.boat <= RIVER.final, `RG-RIVER-1: seat ${seat} has left the river`);
    const shared = s.players.some((other, o) => o !== seat && other.boat === player.boat);
    must(
      !shared || player.boat === RIVER.start || player.boat === RIVER.final,
      `RG-RIVER-3: two boats on ${player.boat}`,
    );
    must(s.crossed.includes(seat) === marginOf(player) >= 0, `RG-END-6: seat ${seat} has margin ${marginOf(player)}`);
  }
  must(s.spaces.length === spacesOf(s).length, 'RG-SETUP-1: another board');
  const tiles = [
    ...s.under,
    ...s.tops,
    ...s.players.flatMap((p) => p.province.flatMap((placed) => [placed?.tile ?? null, placed?.covers ?? null])),
  ].filter((id) => id !== null);
  must(
    tiles.length === TILE_IDS.length && new Set(tiles).size === tiles.length,
    'RG-COMP-5: a tile is lost or doubled',
  );
  must(
    s.tops.every((id, stack) => id === null || tileAt(s, id).stack === stack),
    'RG-SETUP-3: a tile lies on another stack',
  );
  must(
    s.players.every((player) => player.province.length === CELLS.length),
    'RG-PROV-1: a province of another size',
  );
  const white = [...s.whitePile, ...s.whiteUsed];
  const laid = s.players.flatMap((player) => player.slots.flatMap(({ tile }) => (tile ? [tile] : [])));
  const open = s.agenda.flatMap((step) =>
    step.kind === 'layYield' || step.kind === 'discardWhite' ? [step.tile] : [],
  );
  const yieldTiles = [...white, ...laid, ...open, ...s.yieldTiles];
  const inPlay = Object.values(YIELD_TILES).filter((t) => s.options.navaratnas || t.colour === 'white').length;
  must(
    yieldTiles.length === inPlay && new Set(yieldTiles).size === inPlay,
    'RG-COMP-9: a yield tile is lost or doubled',
  );
  return found;
}

function isLinked(s: Rajas, player: Player): boolean {
  const facts = factsOf(s);
  const cell = player.province.findIndex((placed) => placed !== null);
  const placed = player.province[cell];
  return !placed || staysLinked(facts, player, cell, roadsOf(facts, placed));
}
