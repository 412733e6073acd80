/**
 * Bombay for boardgame.io, written as its users write games: a plain `G`, moves that answer `INVALID_MOVE`, a phase for each round
 * with its own turn order, a stage for the free bale, `playerView`, the random plugin, and `ai.enumerate` for bots. It is there to
 * be measured. That it is the same game is tested: it replays the house's records, move by move (`bombay.test.ts`).
 */
import type { Ctx, FnContext, Game, PlayerID } from 'boardgame.io';
import { ACTIONS_PER_TURN, DRAWN_PER_ROUND, SILKS, type Silks } from '../../games/bombay/data.ts';
import { resultOf } from './score.ts';
import { type BombayG, type BombayOptions, factsFor, noSilk, type Player, setup } from './state.ts';
import {
  build,
  buy,
  canBuild,
  canBuy,
  canGo,
  canSell,
  canWait,
  end,
  freeSilks,
  go,
  roadsFrom,
  sell,
  take,
  wait,
} from './trade.ts';

/** A position as a player gets it: no purse but one's own. */
export interface BombayView extends Omit<BombayG, 'players'> {
  players: Record<PlayerID, Omit<Player, 'purse'> & { purse: Player['purse'] | null }>;
}

/** What `ai.enumerate` lists: a move and its arguments. */
export interface Choice {
  readonly move: string;
  readonly args: readonly string[];
}

/** Every legal move of the player who is asked, as bots of boardgame.io want it. */
export function enumerate(G: BombayG, _ctx: Ctx, id: PlayerID): Choice[] {
  if (G.choosing) return freeSilks(G).map((silk) => ({ move: 'take', args: [silk] }));
  const player = G.players[id];
  if (player === undefined) return [];
  const silks = SILKS.filter((silk) => player.load.includes(silk));
  const list: Choice[] = [];
  for (const silk of silks) if (canSell(G, id, silk)) list.push({ move: 'sell', args: [silk] });
  if (canBuy(G, id)) list.push({ move: 'buy', args: [] });
  for (const silk of silks) if (canBuild(G, id, silk)) list.push({ move: 'build', args: [silk] });
  for (const to of roadsFrom(player.at)) if (canGo(G, id, to)) list.push({ move: 'go', args: [to] });
  if (canWait(G)) list.push({ move: 'wait', args: [] });
  list.push({ move: 'end', args: [] });
  return list;
}

function playerView({ G, ctx, playerID }: { G: BombayG; ctx: Ctx; playerID: PlayerID | null }): BombayView {
  const open = G.options.openMoney || ctx.gameover !== undefined;
  const players: BombayView['players'] = {};
  for (const [id, player] of Object.entries(G.players))
    players[id] = open || id === playerID ? player : { ...player, purse: null };
  return { ...G, players };
}

/** BO-SUP: all bales of the markets go back, nine are drawn, and the most frequent silks lie left. */
function supply({ G, random }: FnContext<BombayG>): void {
  for (const market of G.markets) for (const silk of SILKS) G.bag[silk] += market[silk];
  const drawn = noSilk();
  let left = SILKS.reduce((sum, silk) => sum + G.bag[silk], 0);
  for (let i = Math.min(DRAWN_PER_ROUND, left); i > 0; i--) {
    const silk = baleAt(G.bag, random.Die(left--) - 1);
    G.bag[silk]--;
    drawn[silk]++;
  }
  const counts = [...new Set(SILKS.map((silk) => drawn[silk]))].filter((count) => count > 0).sort((a, b) => b - a);
  G.markets = [0, 1, 2].map((rank) => {
    const market = noSilk();
    for (const silk of SILKS) if (drawn[silk] > 0 && drawn[silk] === counts[rank]) market[silk] = drawn[silk];
    return market;
  });
}

/** The silk of one bale, if all of the bag lay in a row. */
function baleAt(bag: Silks, place: number): keyof Silks {
  let at = place;
  for (const silk of SILKS) {
    if (at < bag[silk]) return silk;
    at -= bag[silk];
  }
  throw new RangeError(`the bag holds fewer than ${place} bales`);
}

/** The game for a server or a client. Each gets its own: boardgame.io fills in what it is given. */
export function bombayPort(): Game<BombayG, Record<string, unknown>, Partial<BombayOptions>> {
  return {
    name: 'bombay',
    minPlayers: 2,
    maxPlayers: 5,
    setup,
    playerView,
    moves: { go, buy, sell, build, wait, end },
    phases: {
      /** BO-FLOW: a supply, then as many laps as there are action tokens. */
      round: {
        start: true,
        next: 'round',
        onBegin(context) {
          const { G, ctx } = context;
          if (G.round > 0) G.first = (G.first + 1) % ctx.numPlayers;
          G.round++;
          G.turns = 0;
          supply(context);
        },
        onEnd({ G, ctx }) {
          G.over = G.round === factsFor(ctx.numPlayers).rounds;
        },
        turn: {
          order: {
            first: ({ G }) => G.first,
            next: ({ G, ctx }) =>
              G.turns < factsFor(ctx.numPlayers).laps * ctx.numPlayers
                ? (ctx.playOrderPos + 1) % ctx.numPlayers
                : undefined,
          },
          onBegin({ G }) {
            G.turns++;
            G.actions = ACTIONS_PER_TURN;
            G.bought = false;
          },
          endIf: ({ G }) => G.actions === 0 && !G.choosing,
          stages: { freeBale: { moves: { take } } },
        },
      },
    },
    endIf: ({ G }) => (G.over ? resultOf(G) : undefined),
    // A turn ends by its actions or by the move `end`, never by a client's wish.
    events: {
      endTurn: false,
      pass: false,
      endPhase: false,
      setPhase: false,
      endGame: false,
      setActivePlayers: false,
      endStage: false,
      setStage: false,
    },
    // The type wants lists that may be changed.
    ai: { enumerate: (G, ctx, id) => enumerate(G, ctx, id).map(({ move, args }) => ({ move, args: [...args] })) },
  };
}
