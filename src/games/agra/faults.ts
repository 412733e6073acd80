/** AG-INV: what must hold in every position. */
import {
  COLUMN_SIZE,
  COVERS,
  FACE_UP_TILES,
  FAVOUR_TILE_IDS,
  GOODS,
  GUILDS,
  MARKERS_EACH,
  PRICE_TOKENS,
  SIDE_SPACES,
  SIDES,
  SITES,
  SPACES,
  TILES_EACH,
  WORKERS_EACH,
} from './data.ts';
import { factsOf } from './facts.ts';
import { type Agra, NEUTRAL } from './state.ts';
import { orderLimit } from './steps/river.ts';
import { mayLie } from './values.ts';

type Must = (holds: boolean, fault: string) => void;

export function faults(s: Agra): string[] {
  const found: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) found.push(fault);
  };
  for (const seat of s.players.keys()) {
    checkMarkers(s, seat, must);
    checkWorkers(s, seat, must);
    checkBoard(s, seat, must);
  }
  checkTiles(s, must);
  checkPawns(s, must);
  checkOrders(s, must);
  for (const token of PRICE_TOKENS) {
    const { good, face } = s.prices[token];
    must(good === null || mayLie(s, token, good, face), `AG-5.2.1-b: ${token} shows ${face} on ${good}`);
  }
  return found;
}

/** AG-INV-a: 22 markers each, wherever they are. */
function checkMarkers(s: Agra, seat: number, must: Must): void {
  const player = s.players[seat];
  if (player === undefined) return;
  const goods = GOODS.reduce((sum, good) => sum + player.goods[good], 0);
  const onNotables = s.river.reduce(
    (sum, card) =>
      sum + card.seats.reduce<number>((n, owner, i) => n + (owner === seat ? (card.markers[i] ?? 0) : 0), 0),
    0,
  );
  const onOrders = GUILDS.reduce((sum, guild) => sum + s.orders[guild].filter((mark) => mark === seat).length, 0);
  const atAkbar = GOODS.filter((good) => s.akbar[good] === seat).length;
  const lent = player.frenchTrader.length + player.onActions.length + player.scrolls.length;
  const all = player.supply + goods + player.favours + onNotables + onOrders + atAkbar + lent;
  must(all === MARKERS_EACH, `AG-INV-a: seat ${seat} has ${all} markers`);
  const least = Math.min(player.supply, player.favours, ...GOODS.map((good) => player.goods[good]));
  must(least >= 0, `AG-INV-a: seat ${seat} owes markers`);
}

/** AG-INV-b: ten workers each. */
function checkWorkers(s: Agra, seat: number, must: Must): void {
  const player = s.players[seat];
  if (player === undefined) return;
  const onBoard = SPACES.filter((space) => s.workers[space] === seat).length;
  const all = player.workers + player.cook + onBoard;
  must(all === WORKERS_EACH && player.workers >= 0, `AG-INV-b: seat ${seat} has ${all} workers`);
}

function checkBoard(s: Agra, seat: number, must: Must): void {
  const player = s.players[seat];
  if (player === undefined) return;
  const { farm, lastSpace, topLevel } = factsOf(s);
  must(player.rupees >= 0, `AG-INV-d: seat ${seat} owes rupees`);
  for (const guild of GUILDS)
    must(player.influence[guild] >= 0 && player.influence[guild] <= topLevel, `AG-5.6-a: seat ${seat}, ${guild}`);
  must(player.counter >= 1 && player.counter <= lastSpace, `AG-BOT-a: seat ${seat}`);
  for (const side of SIDES) {
    const at = player.farmers[side];
    const cover = farm.coverAt[side][at];
    must(at >= 1 && at <= SIDE_SPACES && !(cover && player.covers[cover]), `AG-5.2.3-c: seat ${seat}, ${side}`);
  }
  must(COVERS.length === Object.keys(player.covers).length, `AG-2.2-a: seat ${seat}`);
}

/** AG-INV-c: fourteen favour tiles; outside the giving-up of a fourth one the display is full (RU-43). */
function checkTiles(s: Agra, must: Must): void {
  const owned = s.players.flatMap((player) => player.tiles);
  const all = [...s.pile, ...s.display, ...owned].toSorted();
  must(all.join() === FAVOUR_TILE_IDS.join(), 'AG-INV-c: a favour tile is lost or there twice');
  if (s.agenda.some((step) => step.kind === 'giveUp')) return;
  const left = s.pile.length + s.display.length;
  must(s.display.length === Math.min(FACE_UP_TILES, left), `AG-INV-c: ${s.display.length} tiles lie open`);
  for (const player of s.players) must(player.tiles.length <= TILES_EACH, 'AG-5.6-c: more than three favour tiles');
}

/** AG-INV-e; RU-43: the Builder may stand on a built building while his move is pending. */
function checkPawns(s: Agra, must: Must): void {
  must(s.built[s.merchant], `AG-INV-e: the Merchant stands on ${s.merchant}`);
  const pending = s.agenda.some((step) => step.kind === 'builderMoves' && step.from === s.builder);
  must(s.builder === null || !s.built[s.builder] || pending, `AG-INV-e: the Builder stands on ${s.builder}`);
  for (const site of SITES) must(s.workers[site] === null || s.built[site], `AG-5.1-a: a worker on the site ${site}`);
}

/** AG-INV-f */
function checkOrders(s: Agra, must: Must): void {
  for (const guild of GUILDS) {
    const column = s.orders[guild];
    const covered = column.filter((mark) => mark !== null).length;
    const neutral = column.filter((mark) => mark === NEUTRAL).length;
    must(column.length === COLUMN_SIZE && covered <= Math.max(orderLimit(s), neutral), `AG-INV-f: ${guild}`);
    const marker = s.orderMarkers[guild];
    must(covered === COLUMN_SIZE ? marker === COLUMN_SIZE : column[marker] === null, `AG-6.3.2-f: ${guild}`);
  }
}
