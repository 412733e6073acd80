/**
 * A thread in which boardgame.io's reducer makes moves, for the benchmark. A thread of its own, because immer and
 * boardgame.io look at NODE_ENV when they are loaded: as it comes they check and freeze everything, in production less.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Game as ForeignGame, State as ForeignState } from 'boardgame.io';
import { FastRng } from '../../kernel/index.ts';
import { objectsIn, rateOf } from '../measure.ts';
import { bombayPort, enumerate } from './bombay.ts';
import { CreateGameReducer, InitializeGame } from './library.ts';

export type BoardgameIoGame = 'plain' | 'bombay';
export interface BoardgameIoAnswer {
  readonly rate: number;
  /** Objects in the game's own part of the state. */
  readonly objects: number;
}

/** Moves between rounds of looking at the clock. */
const BATCH = 20;
const PLAYERS = 4;
const rng = new FastRng('boardgame.io');

interface Runner {
  readonly objects: number;
  makeMoves(): number;
}

/** A state of about 380 objects; a move changes a field, what lies on it, and a player. A turn is one move, as in its tutorial. */
function plain(): Runner {
  interface Field {
    id: number;
    things: { kind: string; count: number }[];
  }
  interface G {
    fields: Field[];
    market: { kind: string; price: number }[];
    players: { coins: number; hand: number[] }[];
  }
  const setup = (): G => ({
    fields: Array.from({ length: 120 }, (_, id) => ({ id, things: [{ kind: 'bale', count: 1 }] })),
    market: Array.from({ length: 8 }, (_, price) => ({ kind: 'bale', price })),
    players: Array.from({ length: PLAYERS }, () => ({ coins: 10, hand: [1, 2, 3] })),
  });
  const game: ForeignGame<G> = {
    setup,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      trade({ G, ctx }, place: number) {
        const field = G.fields[place];
        const [thing] = field?.things ?? [];
        const player = G.players[Number(ctx.currentPlayer)];
        if (field === undefined || thing === undefined || player === undefined) return;
        field.id++;
        thing.count++;
        player.coins--;
      },
    },
  };
  const table = foreignTable(game);
  return {
    objects: objectsIn(table.state().G),
    makeMoves() {
      for (let i = 0; i < BATCH; i++) table.move('trade', [rng.int(120)]);
      return BATCH;
    },
  };
}

/** Games of Bombay at random, with the full list of legal moves at every decision, as ours are played. */
function bombay(): Runner {
  const game = bombayPort();
  let table = foreignTable(game);
  return {
    objects: objectsIn(table.state().G),
    makeMoves() {
      for (let i = 0; i < BATCH; i++) {
        if (table.state().ctx.gameover !== undefined) table = foreignTable(game);
        const { G, ctx } = table.state();
        const offered = enumerate(G, ctx, ctx.currentPlayer);
        const { move, args } = offered[rng.int(offered.length)] ?? { move: 'end', args: [] };
        table.move(move, args);
      }
      return BATCH;
    },
  };
}

function foreignTable<G>(game: ForeignGame<G>): {
  state(): ForeignState<G>;
  move(type: string, args: readonly unknown[]): void;
} {
  const reducer = CreateGameReducer({ game });
  let state: ForeignState<G> = InitializeGame({ game, numPlayers: PLAYERS });
  return {
    state: () => state,
    move(type, args) {
      const before = state._stateID;
      const playerID = state.ctx.currentPlayer;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
      if (state._stateID === before) throw new Error(`boardgame.io did not take the move ${type}`);
    },
  };
}

const wanted: BoardgameIoGame = workerData;
const runner = wanted === 'plain' ? plain() : bombay();
parentPort?.on('message', (milliseconds: number) => {
  const answer: BoardgameIoAnswer = { rate: rateOf(milliseconds, runner.makeMoves), objects: runner.objects };
  parentPort?.postMessage(answer);
});
