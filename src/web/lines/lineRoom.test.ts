import { describe, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import {
  type Answered,
  active,
  type Comment,
  FastRng,
  type Game,
  hashOf,
  Match,
  moves,
  readOptions,
} from '../../kernel/index.ts';
import { Film } from '../../table/film.ts';
import { LineRoom } from './lineRoom.ts';

const GAME: Game = bombay;

/** A whole game of random answers as a film. */
function film(): Film {
  const read = readOptions(GAME, 3);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(GAME, { seats: 3, options: read.options }, 'line');
  const rng = new FastRng('line');
  while (match.outcome === null) {
    const seat = active(match.state);
    const offered = moves(GAME, match.state, seat);
    match.answer(seat, offered[rng.int(offered.length)]);
  }
  const made = Film.of(GAME, match.record());
  if ('problem' in made) throw new Error(made.problem);
  return made.film;
}

const GAME_FILM = film();
const START = 20;

function roomFrom(from: Film, bots: readonly (string | null)[] = [null, null, null], most = Number.POSITIVE_INFINITY) {
  const kept: (readonly Answered[])[] = [];
  /** What is written about the line, as it stands beside its answers. */
  let written: readonly Comment[] = [];
  const room = new LineRoom(
    from,
    START,
    bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot })),
    {
      pause: () => 0,
      most: () => most,
      comments: () => written,
      keep: (answers, again) => {
        kept.push(answers);
        written = [...written.filter(({ ply }) => ply <= START + answers.length), ...again];
        return null;
      },
      brain: {
        async choose(game, s, seat) {
          const offered = moves(game, s, seat);
          const move = offered.find((each) => each.do === 'end') ?? offered[0];
          if (!move) throw new Error('nothing to choose from');
          return move;
        },
      },
    },
  );
  const write = (text: string) => {
    written = [...written, { ply: room.ply, text }];
  };
  return { room, kept, write, texts: () => written.map(({ text }) => text) };
}

const atStart = GAME_FILM.along(START, []).film;
const sightOf = (room: LineRoom) => hashOf([room.scene.sight.view, room.scene.sight.waiting]);

/** Gives the first answer of another kind than the last one, for whoever is asked. */
function answer(room: LineRoom, how: 'first' | 'end' = 'first'): void {
  const offered = room.scene.sight.moves;
  const move = (how === 'end' ? offered.find((each) => each.do === 'end') : undefined) ?? offered[0];
  if (!move) throw new Error('nothing to answer');
  room.answer([move]);
}

describe('a line', () => {
  test('begins at its position, and the person answers for whoever is asked', () => {
    const { room, kept } = roomFrom(atStart);
    expect(room.ply).toBe(START);
    const seats = new Set<number | null>();
    for (let i = 0; i < 12; i++) {
      seats.add(room.scene.viewer);
      expect(room.scene.sight.waiting).toContain(room.scene.viewer);
      answer(room, 'end');
    }
    expect(seats.size).toBe(3);
    expect(room.answers.length).toBe(12);
    expect(kept.at(-1)).toEqual(room.answers);
    const along = GAME_FILM.along(START, room.answers);
    expect(along.fault).toBeNull();
    expect(along.film.last).toBe(START + 12);
  });

  test('takes anything back, across seats and dice, down to where it began, and gives it again as it was', () => {
    const { room, kept } = roomFrom(atStart);
    const seen = [sightOf(room)];
    while (room.scene.sight.outcome === null && seen.length < 60) {
      answer(room, 'end');
      seen.push(sightOf(room));
    }
    expect(room.answers.some((each) => (each.draws?.length ?? 0) > 0)).toBe(true);
    const whole = room.answers;
    for (let i = seen.length - 2; i >= 0; i--) {
      expect(room.scene.sight.undo).toBeNull();
      room.undo();
      expect(sightOf(room)).toBe(seen[i]);
    }
    expect(room.scene.sight.undo).toBe('nothing');
    expect(kept.at(-1)).toEqual([]);
    room.undo();
    expect(room.ply).toBe(START);
    while (room.scene.sight.redo === null) room.redo();
    expect(room.answers).toEqual(whole);
    expect(sightOf(room)).toBe(seen.at(-1));
  });

  test('a new answer after an undo makes what was undone unreachable', () => {
    const { room } = roomFrom(atStart);
    answer(room);
    answer(room);
    room.undo();
    answer(room, 'end');
    expect(room.scene.sight.redo).toBe('nothing');
    room.redo();
    expect(room.ply).toBe(START + 2);
    room.undo();
    room.undo();
    expect(hashOf(room.past(START))).toBe(hashOf(GAME.view(GAME_FILM.stateAt(START), room.scene.viewer)));
  });

  test('what was written about a position goes when its answer is taken back, and comes again with it', () => {
    const { room, write, texts } = roomFrom(atStart);
    write('here');
    for (const text of ['one', 'two']) {
      answer(room, 'end');
      write(text);
    }
    room.undo();
    expect(texts()).toEqual(['here', 'one']);
    room.undo();
    expect(texts()).toEqual(['here']);
    room.redo();
    room.redo();
    expect(texts()).toEqual(['here', 'one', 'two']);
    // Another answer is another position: nothing is written about that.
    room.undo();
    answer(room, 'end');
    room.redo();
    expect(texts()).toEqual(['here', 'one']);
  });

  test('takes no more answers than it may have, from persons or from bots, until one is taken back', async () => {
    const { room } = roomFrom(atStart, [null, null, null], 3);
    for (let i = 0; i < 5; i++) answer(room, 'end');
    expect(room.answers.length).toBe(3);
    expect(room.full).toBe(true);
    room.undo();
    expect(room.full).toBe(false);
    answer(room, 'end');
    expect(room.answers.length).toBe(3);

    const bots = roomFrom(atStart, ['merchant', 'merchant', 'merchant'], 4).room;
    bots.start();
    await expect.poll(() => bots.full).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(bots.answers.length).toBe(4);
    bots.close();
  });

  test('is gone on with where it was left, and can be taken back from there', () => {
    const first = roomFrom(atStart).room;
    for (let i = 0; i < 5; i++) answer(first, 'end');
    const { room } = roomFrom(GAME_FILM.along(START, first.answers).film);
    expect(room.ply).toBe(START + 5);
    answer(room, 'end');
    for (let i = 0; i < 4; i++) room.undo();
    expect(room.answers).toEqual(first.answers.slice(0, 2));
  });

  test('shows any moment of the game before it and of itself', () => {
    const { room } = roomFrom(atStart);
    answer(room, 'end');
    for (const ply of [0, 7, START])
      expect(room.past(ply)).toEqual(GAME.view(GAME_FILM.stateAt(ply), room.scene.viewer));
  });

  test('refuses what is not legal and stays as it was', () => {
    const { room } = roomFrom(atStart);
    const before = sightOf(room);
    room.answer([{ do: 'fly' }]);
    expect(room.scene.refusal).toMatchObject({ refused: 'notLegal' });
    expect(sightOf(room)).toBe(before);
  });

  test('lets bots answer for their seats, takes back to the person’s last answer, and lets them wait', async () => {
    const asked = active(GAME_FILM.stateAt(START));
    const { room } = roomFrom(
      atStart,
      [0, 1, 2].map((seat) => (seat === asked ? null : 'merchant')),
    );
    room.start();
    const before = sightOf(room);
    answer(room, 'end');
    await expect.poll(() => room.scene.sight.waiting.includes(asked)).toBe(true);
    expect(room.answers.length).toBeGreaterThan(1);
    room.undo();
    expect(sightOf(room)).toBe(before);
    room.hold(true);
    answer(room, 'end');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(room.answers.length).toBe(1);
    room.reseat([0, 1, 2].map((seat) => ({ name: `Seat ${seat}`, bot: null })));
    expect(room.scene.sight.waiting).toContain(room.scene.viewer);
    room.close();
  });
});
