/** What may be done in Bombay and what it does, as moves of boardgame.io: a plain check, `INVALID_MOVE`, changes to the draft of `G`. */
import type { FnContext, PlayerID } from 'boardgame.io';
import {
  BUILD_ACTIONS,
  type City,
  ELEPHANT_CARRIES,
  HILL_ACTIONS,
  MARKETS,
  MOVE_ACTIONS,
  PALACE_TOKENS,
  PLACES,
  type PlaceId,
  ROADS,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  SILKS,
  type Silk,
  TOKEN_RUPEES,
  TOLL_RUPEES,
  WAIT,
} from '../../games/bombay/data.ts';
import { INVALID_MOVE } from './library.ts';
import { type BombayG, factsFor, type Player } from './state.ts';

type Context = FnContext<BombayG> & { playerID: PlayerID };

function playerOf(G: BombayG, id: PlayerID): Player {
  const player = G.players[id];
  if (player === undefined) throw new Error(`no player ${id}`);
  return player;
}

/** BO-SUP-6: the market that holds a silk, or -1. */
const marketOf = (G: BombayG, silk: Silk) => G.markets.findIndex((market) => market[silk] > 0);

/** BO-PAL-4: the leftmost market that still holds bales. */
const leftmost = (G: BombayG) => G.markets.find((market) => SILKS.some((silk) => market[silk] > 0));

const actionsTo = (to: PlaceId) => MOVE_ACTIONS + (PLACES[to].kind === 'hill' ? HILL_ACTIONS : 0);

const NEIGHBOURS: Partial<Record<PlaceId, PlaceId[]>> = {};
for (const [a, b] of ROADS) {
  NEIGHBOURS[a] = [...(NEIGHBOURS[a] ?? []), b];
  NEIGHBOURS[b] = [...(NEIGHBOURS[b] ?? []), a];
}

export function roadsFrom(at: PlaceId): readonly PlaceId[] {
  return NEIGHBOURS[at] ?? [];
}

export function canGo(G: BombayG, id: PlayerID, to: PlaceId): boolean {
  return roadsFrom(playerOf(G, id).at).includes(to) && actionsTo(to) <= G.actions;
}

export function go({ G, playerID }: Context, to: PlaceId) {
  if (!canGo(G, playerID, to)) return INVALID_MOVE;
  playerOf(G, playerID).at = to;
  const owner = G.palaces[to];
  if (owner !== undefined && owner !== playerID) playerOf(G, owner).purse.rupees += TOLL_RUPEES;
  G.actions -= actionsTo(to);
  return G;
}

/** The market in which the post under the elephant buys, if it is open. */
function marketHere(G: BombayG, id: PlayerID) {
  const silk = G.posts[playerOf(G, id).at];
  return silk && MARKETS[marketOf(G, silk)];
}

export function canBuy(G: BombayG, id: PlayerID): boolean {
  const { load, purse } = playerOf(G, id);
  const market = marketHere(G, id);
  return (
    market !== undefined &&
    !G.bought &&
    load.length < ELEPHANT_CARRIES &&
    market.actions <= G.actions &&
    market.rupees <= purse.rupees
  );
}

export function buy({ G, playerID }: Context) {
  const player = playerOf(G, playerID);
  const silk = G.posts[player.at];
  const market = marketHere(G, playerID);
  if (silk === undefined || market === undefined || !canBuy(G, playerID)) return INVALID_MOVE;
  player.purse.rupees -= market.rupees;
  load(G, player, silk);
  G.bought = true;
  G.actions -= market.actions;
  return G;
}

/** From its market onto the elephant. */
function load(G: BombayG, player: Player, silk: Silk): void {
  const market = G.markets[marketOf(G, silk)];
  if (market === undefined) throw new Error(`no ${silk} bale in any market`);
  market[silk]--;
  player.load.push(silk);
}

/** From the elephant into the bag. */
function unload(G: BombayG, player: Player, silk: Silk): void {
  player.load.splice(player.load.indexOf(silk), 1);
  G.bag[silk]++;
}

const isCity = (place: PlaceId): place is City => PLACES[place].kind === 'city';

export function canSell(G: BombayG, id: PlayerID, silk: Silk): boolean {
  const { at, load } = playerOf(G, id);
  return isCity(at) && G.actions >= SELL_ACTIONS && load.includes(silk) && G.demand[at].includes(silk);
}

export function sell({ G, playerID }: Context, silk: Silk) {
  const player = playerOf(G, playerID);
  const { at: city, purse } = player;
  if (!isCity(city) || !canSell(G, playerID, silk)) return INVALID_MOVE;
  const ladder = G.demand[city];
  const rung = ladder.indexOf(silk);
  const price = SALE[rung] ?? SALE[2];
  unload(G, player, silk);
  purse.rupees += price.rupees + SILK_BONUS[silk].rupees;
  purse.clients += price.clients + SILK_BONUS[silk].clients;
  ladder.splice(rung, 1);
  ladder.push(silk);
  if (G.cityTokens[city] > 0 && !purse.cities.includes(city)) {
    G.cityTokens[city]--;
    purse.cities.push(city);
  }
  G.actions -= SELL_ACTIONS;
  return G;
}

function allowsPalace({ options, posts }: BombayG, place: PlaceId): boolean {
  switch (PLACES[place].kind) {
    case 'tokenSite':
    case 'emptySite':
      return true;
    case 'hill':
      return options.palaceOnHills;
    case 'outerPost':
      return options.palaceOnIdlePosts && posts[place] === undefined;
    default:
      return false;
  }
}

export function canBuild(G: BombayG, id: PlayerID, silk: Silk): boolean {
  const { at, load, reserve } = playerOf(G, id);
  return (
    reserve > 0 &&
    load.includes(silk) &&
    G.actions >= BUILD_ACTIONS &&
    G.palaces[at] === undefined &&
    allowsPalace(G, at)
  );
}

export function build(context: Context, silk: Silk) {
  const { G, playerID } = context;
  if (!canBuild(G, playerID, silk)) return INVALID_MOVE;
  const player = playerOf(G, playerID);
  unload(G, player, silk);
  player.reserve--;
  G.palaces[player.at] = playerID;
  G.actions -= BUILD_ACTIONS;
  takeToken(context, player);
  return G;
}

/** BO-PAL-3: the token that lies where a palace was built. */
function takeToken({ G, ctx, events }: Context, player: Player): void {
  const token = G.tokens[player.at];
  if (token === undefined) return;
  delete G.tokens[player.at];
  switch (PALACE_TOKENS[token][factsFor(ctx.numPlayers).face]) {
    case 'client':
    case 'city':
      player.purse.kept.push(token);
      break;
    case 'rupees':
      player.purse.rupees += TOKEN_RUPEES;
      break;
    case 'bale': {
      const [one, ...others] = freeSilks(G);
      if (one === undefined) break;
      if (others.length === 0) load(G, player, one);
      else {
        G.choosing = true;
        events.setActivePlayers({ currentPlayer: 'freeBale', maxMoves: 1 });
      }
    }
  }
}

export function freeSilks(G: BombayG): Silk[] {
  const market = leftmost(G);
  return market === undefined ? [] : SILKS.filter((silk) => market[silk] > 0);
}

/** The only move of the stage `freeBale`. */
export function take({ G, playerID }: Context, silk: Silk) {
  if (!G.choosing || !freeSilks(G).includes(silk)) return INVALID_MOVE;
  load(G, playerOf(G, playerID), silk);
  G.choosing = false;
  return G;
}

export const canWait = (G: BombayG) => G.actions >= WAIT.actions;

export function wait({ G, playerID }: Context) {
  if (!canWait(G)) return INVALID_MOVE;
  playerOf(G, playerID).purse.rupees += WAIT.rupees;
  G.actions -= WAIT.actions;
  return G;
}

/** BO-TURN-3: the rest of the actions is given up. */
export function end({ G }: Context) {
  G.actions = 0;
  return G;
}
