import { describe, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { type Game, hashOf, Match, type Move, moves, readOptions, type State } from '../../kernel/index.ts';
import { Table } from '../../table/table.ts';
import type { Brain } from '../bots/brain.ts';
import { type AnyTable, LocalRoom, type RoomNeeds } from './localRoom.ts';
import type { Room } from './room.ts';

const GAME: Game = bombay;

function tableOf(bots: readonly (string | null)[]): AnyTable {
  const read = readOptions(GAME, bots.length);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(GAME, { seats: bots.length, options: read.options }, 'room');
  return new Table(
    GAME,
    match,
    bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot })),
  );
}

function roomOf(bots: readonly (string | null)[], secrets = true, more: Partial<RoomNeeds> = {}) {
  const table = tableOf(bots);
  const kept: number[] = [];
  const room = new LocalRoom(table, {
    secrets,
    pause: () => 0,
    keep: () => {
      kept.push(table.match.line.length);
      return null;
    },
    brain: {
      async choose(game, s, seat) {
        const end = moves(game, s, seat).find((move) => move.do === 'end') ?? moves(game, s, seat)[0];
        if (!end) throw new Error('nothing to choose from');
        return end;
      },
    },
    ...more,
  });
  return { room, table, kept };
}

const END: readonly Move[] = [{ do: 'end' }];

function walk(room: Room): readonly Move[] {
  const step = room.scene.sight.moves.find((move) => move.do === 'go');
  if (!step) throw new Error('nowhere to go');
  return [step];
}

describe('a shared screen', () => {
  test('shows nobody’s view until the person who is asked lifts the curtain', () => {
    const { room } = roomOf([null, null]);
    expect(room.scene.viewer).toBeNull();
    const asked = room.scene.curtain;
    expect(room.scene.sight.waiting).toEqual([asked]);
    room.lift();
    expect([room.scene.viewer, room.scene.curtain]).toEqual([asked, null]);
  });

  test('has the curtain fall again when the other one is asked', () => {
    const { room } = roomOf([null, null]);
    room.lift();
    const first = room.scene.viewer;
    room.answer(END);
    expect(room.scene.viewer).toBeNull();
    expect(room.scene.curtain).not.toBe(first);
  });

  test('takes no answer while the curtain is down', () => {
    const { room, table } = roomOf([null, null]);
    room.answer(END);
    expect(table.match.line.length).toBe(0);
  });

  test('gives out no record before the game is over: the deal is in it', () => {
    expect(roomOf([null, null]).room.recordable).toBe(false);
    expect(roomOf([null, null], false).room.recordable).toBe(true);
    expect(roomOf([null, 'greedy']).room.recordable).toBe(true);
    const { room } = roomOf([null, null]);
    for (let i = 0; i < 1000 && room.scene.sight.outcome === null; i++) {
      room.lift();
      room.answer(END);
    }
    expect(room.scene.sight.outcome).not.toBeNull();
    expect(room.recordable).toBe(true);
  });

  test('needs no curtain in a game without secrets', () => {
    const { room } = roomOf([null, null], false);
    expect(room.scene.curtain).toBeNull();
    expect(room.scene.sight.waiting).toEqual([room.scene.viewer]);
  });

  test('has no curtain for one person', () => {
    const { room } = roomOf([null, 'greedy']);
    expect([room.scene.viewer, room.scene.curtain]).toEqual([0, null]);
  });
});

describe('an answer', () => {
  test('is kept before the next question is shown', () => {
    const { room, kept } = roomOf([null, null], false);
    room.watch(() => expect(kept.at(-1)).toBe(room.scene.sight.ply));
    room.answer(walk(room));
    expect(kept).toEqual([1]);
  });

  test('of several moves is taken back and done again as one', () => {
    const { room, table } = roomOf([null, null], false);
    const [first] = walk(room);
    const then = first && table.ahead(room.scene.viewer ?? 0, [first])?.moves.find((move) => move.do === 'go');
    if (!first || !then) throw new Error('no way of two steps');
    room.answer([first, then]);
    expect(table.match.line.length).toBe(2);
    room.undo();
    expect(table.match.line.length).toBe(0);
    room.redo();
    expect(table.match.line.length).toBe(2);
  });

  test('that is refused stops the gesture and says why', () => {
    const { room, table } = roomOf([null, null], false);
    room.answer([...walk(room), { do: 'fly' }, { do: 'end' }]);
    expect(table.match.line.length).toBe(1);
    expect(room.scene.refusal?.refused).toBe('notLegal');
  });
});

test('bots answer until a person is asked, and what they did is told as news', async () => {
  const { room, table } = roomOf(['greedy', null, 'greedy']);
  room.start();
  await expect.poll(() => room.scene.sight.waiting).toEqual([1]);
  const before = table.match.line.length;
  room.answer(END);
  await expect.poll(() => room.scene.sight.waiting).toEqual([1]);
  expect(room.scene.lastSeen).toBe(before + 1);
  expect(table.match.line.slice(before + 1).every(({ seat }) => seat !== 1)).toBe(true);
  room.close();
});

test('a bot that thought about an answer which was taken back for another one looks again', async () => {
  const asked: { s: State; give(move: Move): void }[] = [];
  const brain: Brain = { choose: (_game, s) => new Promise((give) => asked.push({ s, give })) };
  const { room, table } = roomOf(['greedy', null], false, { brain });
  // Given: the bot thinks about what follows the end of a turn.
  room.start();
  room.answer(END);
  await expect.poll(() => asked.length).toBe(1);
  const before = hashOf(asked[0]?.s);
  // When: the turn is ended in another way, and then the bot answers.
  room.undo();
  room.answer([{ do: 'wait' }]);
  expect(table.match.line.length).toBe(1);
  expect(table.botsAsked()).toEqual([0]);
  asked[0]?.give({ do: 'end' });
  // Then: it is asked about the position that there is now, and what it was asked about first has stayed as it was.
  await expect.poll(() => asked.length).toBe(2);
  expect(table.match.line.length).toBe(1);
  expect(hashOf(asked[0]?.s)).toBe(before);
  expect(hashOf(asked[1]?.s)).toBe(hashOf(table.match.state));
  asked[1]?.give({ do: 'end' });
  await expect.poll(() => table.match.line.length).toBe(2);
  room.close();
});

describe('a hint', () => {
  test('is given for who looks, about the position that was asked about', async () => {
    const asked: { seat: number; step: string | undefined; own: boolean }[] = [];
    const { room, table } = roomOf([null, 'greedy'], true, {
      advisor: {
        async hint(game, s, seat) {
          asked.push({ seat, step: s.agenda.at(-1)?.kind, own: s === table.match.state });
          const [move] = moves(game, s, seat);
          return move ? { move, reward: 0.5, lead: 0, reasons: [], against: 'before' } : null;
        },
      },
    });
    room.start();
    await expect.poll(() => room.scene.sight.waiting).toEqual([0]);
    const hint = await room.hint?.();
    expect(asked).toEqual([{ seat: 0, step: 'turn', own: false }]);
    expect(room.scene.sight.moves).toContainEqual(hint?.move);
    room.close();
  });

  test('is not given behind the curtain, nor where nobody gives them', async () => {
    const advisor = { hint: () => Promise.reject(new Error('nobody may ask')) };
    const { room } = roomOf([null, null], true, { advisor });
    expect(await room.hint?.()).toBeNull();
    expect(roomOf([null, null]).room.hint).toBeUndefined();
  });
});

describe('a table that is open in two pages', () => {
  test('has its bots answer in the page that leads; the one that follows waits for it', async () => {
    const following = roomOf(['greedy', null], true, { following: true });
    const leading = roomOf(['greedy', null]);
    following.room.start();
    leading.room.start();
    await expect.poll(() => leading.room.scene.sight.waiting).toEqual([1]);
    expect(following.table.match.line.length).toBe(0);
    expect(following.room.scene.following).toBe(true);
    following.room.close();
    leading.room.close();
  });

  test('stops where another page has played on, and says so', async () => {
    const { room, table } = roomOf(['greedy', 'greedy'], true, { keep: () => 'newer' });
    room.start();
    await expect.poll(() => room.scene.unkept).toBe('newer');
    const answers = table.match.line.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.match.line.length).toBe(answers);
  });

  test('is followed no longer once somebody answers here', () => {
    const { room } = roomOf([null, null], false, { following: true });
    room.answer(END);
    expect(room.scene.following).toBe(false);
  });
});
