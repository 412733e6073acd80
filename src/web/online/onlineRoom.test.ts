import { describe, expect, test, vi } from 'vitest';
import { amul } from '../../games/amul/index.ts';
import { bombay } from '../../games/bombay/index.ts';
import { FastRng, type Game, moves, type Seat, type State, waiting } from '../../kernel/index.ts';
import { Connection } from './connection.ts';
import { OnlineRoom } from './onlineRoom.ts';
import { FakeServer, TABLE } from './testing.ts';

const GAME: Game = bombay;

async function seated(server: FakeServer, seat: Seat | null) {
  const connection = new Connection(() => server.dial(seat));
  const held = connection.table(TABLE);
  await expect.poll(() => held.seen).not.toBeNull();
  let answered: number | null = null;
  const room = new OnlineRoom(server.game, connection, held, {
    record: async () => null,
    lastAnswered: () => answered,
    planned: () => false,
    answered: (answers) => {
      answered = answers;
    },
  });
  room.open();
  return { connection, held, room };
}

/** A two-seat game of Bombay with a room for whoever is asked first. */
async function firstOf(game = GAME, seats = 2) {
  const server = new FakeServer(game, seats);
  const seat = waiting(server.match.state)[0] ?? 0;
  return { server, seat, ...(await seated(server, seat)) };
}

function steps(room: OnlineRoom) {
  const first = room.scene.sight.moves.find((move) => move.do === 'go');
  const then = first && room.ahead([first])?.moves.find((move) => move.do === 'go');
  if (!first || !then) throw new Error('no way of two steps');
  return [first, then];
}

describe('an answer at an online table', () => {
  test('shows what the seat of a match would see, and nothing before it is written down', async () => {
    const { server, room, seat } = await firstOf();
    expect(room.scene.sight.view).toEqual(GAME.view(server.match.state, seat));
    expect(room.scene.sight.moves).toEqual(moves(GAME, server.match.state, seat));
    const before = room.scene.sight;
    room.answer([{ do: 'end' }]);
    expect(room.scene.sending).toBe(true);
    expect(room.scene.sight).toBe(before);
    await expect.poll(() => room.scene.sending).toBe(false);
    expect(room.scene.sight.ply).toBe(1);
    expect(room.scene.sight.view).toEqual(GAME.view(server.match.state, seat));
  });

  test('of several moves goes move by move, is shown as one, and is taken back and done again as one', async () => {
    const { server, room } = await firstOf();
    const plies: number[] = [];
    room.watch(() => plies.push(room.scene.sight.ply));
    room.answer(steps(room));
    await expect.poll(() => room.scene.sight.ply).toBe(2);
    expect(plies).not.toContain(1);
    room.undo();
    await expect.poll(() => room.scene.sight.ply).toBe(0);
    expect(server.ply).toBe(4);
    await expect.poll(() => room.scene.sending).toBe(false);
    room.redo();
    await expect.poll(() => room.scene.sight.ply).toBe(2);
    expect(plies).not.toContain(1);
  });

  test('that is refused stops the gesture and says why', async () => {
    const { server, room } = await firstOf();
    room.answer([...steps(room).slice(0, 1), { do: 'fly' }, { do: 'end' }]);
    await expect.poll(() => room.scene.refusal?.refused).toBe('notLegal');
    expect(server.match.line.length).toBe(1);
    expect(room.scene.sight.ply).toBe(1);
  });

  test('whose acknowledgement was lost is sent again under its id, and done once', async () => {
    const { server, room } = await firstOf();
    server.swallow = 1;
    room.answer([{ do: 'end' }]);
    await expect.poll(() => server.ply).toBe(1);
    server.cut();
    await expect.poll(() => room.scene.sending).toBe(false);
    const sent = server.heard.filter((message) => message.t === 'move');
    expect(sent.length).toBe(2);
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(server.match.line.length).toBe(1);
  });

  test('that could not be written down is sent again by itself', async () => {
    const { server, room } = await firstOf();
    server.refuse = 'notStored';
    room.answer([{ do: 'end' }]);
    await expect.poll(() => room.scene.sight.ply).toBe(1);
    expect(room.trouble).toBeNull();
  });

  test('that came after others had answered the same question stands', async () => {
    const server = new FakeServer(amul, 3);
    const together = openTogether(server);
    const [mine, other] = together;
    if (mine === undefined || other === undefined) throw new Error('nobody is asked');
    const { room } = await seated(server, mine);
    const move = moves(server.game, server.match.state, other)[0];
    if (!move) throw new Error('nothing to answer');
    const own = room.scene.sight.moves[0];
    if (!own) throw new Error('nothing to answer');
    // The other seat's answer is on its way to this page while ours is on its way to the server.
    server.match.answer(other, move);
    server.ply++;
    room.answer([own]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    server.tell();
    await expect.poll(() => room.scene.sending).toBe(false);
    expect(room.trouble).toBeNull();
    expect(waiting(server.match.state)).not.toContain(mine);
  });
});

/** Plays on until several seats are asked at once. */
function openTogether(server: FakeServer): Seat[] {
  const rng = new FastRng('together');
  for (let i = 0; i < 200; i++) {
    const asked = waiting(server.match.state);
    if (asked.length > 1) return asked;
    const seat = asked[0] ?? 0;
    const offered = moves(server.game, server.match.state, seat);
    const move = offered[rng.int(offered.length)];
    if (move) server.play(seat, move);
  }
  throw new Error('nobody is asked together');
}

describe('a page that was away', () => {
  test('has what the others did as news, and what a stand-in did in its name', async () => {
    const { server, room, seat } = await firstOf();
    room.answer([{ do: 'end' }]);
    await expect.poll(() => room.scene.sight.ply).toBe(1);
    server.cut();
    const other = waiting(server.match.state)[0] ?? 0;
    server.play(other, { do: 'end' });
    server.standIns = [seat];
    server.play(seat, { do: 'end' });
    await expect.poll(() => room.scene.sight.ply).toBe(3);
    expect(room.scene.lastSeen).toBe(1);
  });

  test('asks for everything again where a difference does not fit', async () => {
    const { server, room, seat } = await firstOf();
    const line = server.lines[0];
    line?.say({ t: 'delta', table: TABLE, from: 7, ply: 8, delta: null, time: 0 });
    await expect.poll(() => server.heard.at(-1)?.t).toBe('resync');
    room.answer([{ do: 'end' }]);
    await expect.poll(() => room.scene.sight.ply).toBe(1);
    expect(room.scene.sight.view).toEqual(GAME.view(server.match.state, seat));
  });

  test('goes over to another server at once when it is asked to', async () => {
    const { server, connection } = await firstOf();
    server.lines[0]?.say({ t: 'moving' });
    await expect.poll(() => server.lines.length).toBe(2);
    await expect.poll(() => connection.condition).toBe('open');
  });

  test('tries again with growing pauses', async () => {
    vi.useFakeTimers();
    try {
      let dialled = 0;
      const connection = new Connection(() => {
        dialled++;
        const line = new FakeServer(GAME, 2).dial(null);
        queueMicrotask(() => line.close());
        return line;
      });
      connection.table(TABLE);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(connection.condition).toBe('lost');
      expect(dialled).toBeGreaterThan(5);
      expect(dialled).toBeLessThan(16);
      connection.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

test('a name that no table can have is explained like that of a table that is not there', () => {
  const connection = new Connection(() => {
    throw new Error('nobody needs to be asked');
  });
  expect(connection.table('No such table').trouble).toBe('noTable');
});

test('a spectator sees the public view and can answer nothing', async () => {
  const { server } = await firstOf();
  const { room } = await seated(server, null);
  expect(room.scene.viewer).toBeNull();
  expect(room.scene.sight.moves).toEqual([]);
  expect(room.scene.sight.view).toEqual(GAME.view(server.match.state, null));
  expect(await room.past(0)).toEqual({ after: 0 });
});

describe('a look into the past that was too fast', () => {
  test('is repeated where one stops, and then shown', async () => {
    const { server, room } = await firstOf();
    server.tooFast = 2;
    expect(await room.past(0)).toEqual({ after: 0 });
    expect(server.heard.filter(({ t }) => t === 'look')).toHaveLength(3);
  });

  test('is given up where one has gone on, and asked for anew by who comes back', async () => {
    const { server, room } = await firstOf();
    room.answer(steps(room));
    await expect.poll(() => room.scene.sight.ply).toBe(2);
    server.tooFast = 1;
    const passed = room.past(0);
    expect(await room.past(1)).toEqual({ after: 1 });
    expect(await passed).toBeNull();
    expect(await room.past(0)).toEqual({ after: 0 });
    expect(server.heard.flatMap((message) => (message.t === 'look' ? [message.answers] : []))).toEqual([0, 1, 0]);
  });
});

test.each([GAME, amul as Game])('a whole game of $id is the same on every page', async (game) => {
  const server = new FakeServer(game, 3);
  const rooms: OnlineRoom[] = [];
  for (const seat of [0, 1, 2]) rooms.push((await seated(server, seat)).room);
  const rng = new FastRng('whole');
  for (let i = 0; i < 400 && server.match.outcome === null; i++) {
    const seat = waiting(server.match.state)[0] ?? 0;
    const room = rooms[seat];
    const offered = room?.scene.sight.moves ?? [];
    const move = offered[rng.int(offered.length)];
    if (!room || !move) throw new Error('nobody can answer');
    room.answer([move]);
    await vi.waitUntil(
      () => rooms.every(({ scene }) => !scene.sending && scene.sight.ply === server.match.line.length),
      {
        interval: 1,
        timeout: 20_000,
      },
    );
    const state: State = server.match.state;
    for (const [own, { scene }] of rooms.entries()) expect(scene.sight.view).toEqual(game.view(state, own));
  }
  expect(rooms[0]?.scene.sight.outcome ?? null).toEqual(server.match.outcome);
});
