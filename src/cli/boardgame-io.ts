/**
 * A thread in which boardgame.io's reducer makes moves, for the benchmark. A thread of its own, because immer and
 * boardgame.io look at NODE_ENV when they are loaded: as it comes they check and freeze everything, in production less.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Game as ForeignGame, State as ForeignState } from 'boardgame.io';
import { bombay } from '../games/bombay/index.ts';
import type { Bombay, BombayMove } from '../games/bombay/state.ts';
import { active, FastRng, isOver, moves, perform, readOptions, silentTurn, start } from '../kernel/index.ts';
import { objectsIn, rateOf } from './measure.ts';

// The package has no entry for modules: this is its own entry for other programs, with its types.
const load = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame }: typeof import('boardgame.io/internal') = load('boardgame.io/internal');

export type BoardgameIoState = 'plain' | 'bombay';
export interface BoardgameIoAnswer {
  readonly rate: number;
  /** Objects in the game's own part of the state. */
  readonly objects: number;
}

/** Moves between rounds of looking at the clock. */
const BATCH = 20;
const PLAYERS = 4;
const rng = new FastRng('boardgame.io');

/** A turn is one move, as in its tutorial. */
const TURN = { minMoves: 1, maxMoves: 1 };

interface Runner {
  readonly objects: number;
  makeMoves(): number;
}

/** A state of about 380 objects; a move changes a field, what lies on it, and a player. */
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
    turn: TURN,
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

/** Bombay itself: our rules inside its moves, on our state inside its. */
function itself(): Runner {
  const read = readOptions(bombay, PLAYERS);
  if ('problem' in read) throw new Error(read.problem);
  const turn = silentTurn(rng);
  const game: ForeignGame<Bombay> = {
    setup: () => start(bombay, PLAYERS, read.options, turn),
    turn: TURN,
    moves: { answer: ({ G }, seat: number, move: BombayMove) => perform(bombay, G, seat, move, turn) },
  };
  let table = foreignTable(game);
  return {
    objects: objectsIn(table.state().G),
    makeMoves() {
      for (let i = 0; i < BATCH; i++) {
        if (isOver(table.state().G)) table = foreignTable(game);
        const s = table.state().G;
        const offered = moves(bombay, s, active(s));
        table.move('answer', [active(s), offered[rng.int(offered.length)]]);
      }
      return BATCH;
    },
  };
}

function foreignTable<G>(game: ForeignGame<G>): {
  state(): ForeignState<G>;
  move(type: string, args: unknown[]): void;
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

const wanted: BoardgameIoState = workerData;
const runner = wanted === 'plain' ? plain() : itself();
parentPort?.on('message', (milliseconds: number) => {
  const answer: BoardgameIoAnswer = { rate: rateOf(milliseconds, runner.makeMoves), objects: runner.objects };
  parentPort?.postMessage(answer);
});
