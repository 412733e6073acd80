import { expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { type Game, Match, moves, type Seat, waiting } from '../../kernel/index.ts';
import { type Json, patched } from '../../online/delta.ts';
import { type Around, Viewer } from './seen.ts';

const GAME: Game = bombay;

function around(standIns: readonly Seat[]): Around {
  const turn = {
    ply: 0,
    waiting: [],
    over: false,
    left: null,
    since: 0,
    standIns: [...standIns],
    asked: 0,
    notice: null,
  };
  return { turn, plan: () => [], dropped: () => null, clock: null, running: [] };
}

test('who missed what changed beside the game, and then the game, is told both', () => {
  const match = Match.simulated(GAME, { seats: 2, options: {} }, 'seen');
  const viewer = new Viewer('table', 0, match, 0, around([]));
  const { seen } = viewer;
  viewer.update(match, 0, around([1]));
  const [seat = 0] = waiting(match.state);
  match.answer(seat, moves(GAME, match.state, seat)[0]);
  viewer.update(match, 1, around([1]));
  // Both are plain data.
  const back = (viewer.since(0) ?? []).reduce((known, { delta }) => patched(known, delta), seen as unknown as Json);
  expect(back).toEqual(viewer.seen);
});
