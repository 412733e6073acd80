import { describe, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { type Game, type Move, moves, type Seat, waiting } from '../../kernel/index.ts';
import { Connection } from './connection.ts';
import { OnlineRoom } from './onlineRoom.ts';
import { planOf } from './plan.ts';
import { PlanningRoom } from './planningRoom.ts';
import { FakeServer, TABLE } from './testing.ts';

const GAME: Game = bombay;

/** A table of two, looked at by who is not asked. */
async function waitingPage() {
  const server = new FakeServer(GAME, 2);
  const asked: Seat = waiting(server.match.state)[0] ?? 0;
  const seat = 1 - asked;
  const connection = new Connection(() => server.dial(seat));
  const held = connection.table(TABLE);
  await expect.poll(() => held.seen).not.toBeNull();
  const now = new OnlineRoom(GAME, connection, held, {
    record: async () => null,
    lastAnswered: () => null,
    planned: () => false,
    answered: () => {},
  });
  now.open();
  const room = new PlanningRoom(GAME, connection, held, now, () => {});
  room.open();
  const plan = () => (held.seen ? planOf(held.seen) : []);
  return { server, asked, seat, held, now, room, plan };
}

function step(room: PlanningRoom): Move {
  const found = room.scene.sight.moves.find(({ do: what }) => what === 'go');
  if (!found) throw new Error('no way to go');
  return found;
}

describe('answering in advance', () => {
  test('shows the question to come, and leaves the table as it is', async () => {
    const { now, room, seat } = await waitingPage();
    expect(now.scene.sight.moves).toEqual([]);
    expect(room.scene.sight.waiting).toEqual([seat]);
    expect(room.scene.sight.moves.length).toBeGreaterThan(1);
  });

  test('goes on from what was prepared, and takes the last of it back', async () => {
    const { server, room, plan } = await waitingPage();
    const first = step(room);
    room.answer([first]);
    await expect.poll(plan).toEqual([first]);
    const second = step(room);
    room.answer([second]);
    await expect.poll(plan).toEqual([first, second]);
    expect(server.ply).toBe(0);
    room.undo();
    await expect.poll(plan).toEqual([first]);
  });

  test('without its first answer, keeps of the rest what still follows', async () => {
    const { room, plan } = await waitingPage();
    const first = step(room);
    room.answer([first]);
    await expect.poll(plan).toEqual([first]);
    const back = room.scene.sight.moves.find((move) => move.do === 'wait') ?? { do: 'wait' };
    room.answer([back]);
    await expect.poll(plan).toEqual([first, back]);
    room.remove(0, 1);
    await expect.poll(plan).toEqual([back]);
  });

  test('shows what others do meanwhile', async () => {
    const { server, asked, room, seat } = await waitingPage();
    const theirs = moves(GAME, server.match.state, asked).find((move) => move.do === 'go');
    if (!theirs) throw new Error('nobody goes anywhere');
    server.play(asked, theirs);
    await expect.poll(() => room.scene.sight.ply).toBe(1);
    const { players } = room.scene.sight.view as { players: readonly { at: string }[] };
    expect(players[asked]?.at).toBe((theirs as Move & { to: string }).to);
    expect(room.scene.sight.waiting).toEqual([seat]);
  });
});
