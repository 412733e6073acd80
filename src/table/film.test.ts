import { describe, expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import { GAMES } from '../games/registry.ts';
import {
  active,
  FastRng,
  type Game,
  type GameRecord,
  hashOf,
  Match,
  moves,
  readOptions,
  type SideLine,
  trace,
} from '../kernel/index.ts';
import { audit, firstOther } from './audit.ts';
import { Film, lastTelling } from './film.ts';
import { faultsIn, filmAlong, leaving, lineFrom, withAnswers, withComment, withLine, without } from './lines.ts';

const GAME: Game = bombay;

/** A whole game of random answers. */
function played(game: Game, seed = 'film', generator: 'live' | 'simulated' = 'simulated'): GameRecord {
  const read = readOptions(game, game.seats.min);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match[generator](game, { seats: game.seats.min, options: read.options }, seed);
  const rng = new FastRng(seed);
  while (match.outcome === null) {
    const seat = active(match.state);
    const offered = moves(game, match.state, seat);
    match.answer(seat, offered[rng.int(offered.length)]);
  }
  return match.record();
}

function filmOf(game: Game, record: GameRecord): Film {
  const made = Film.of(game, record);
  if ('problem' in made) throw new Error(made.problem);
  return made.film;
}

describe('a film', () => {
  test.each(Object.values(GAMES))('of $id gives every position of the record, in any order', (game) => {
    const record = played(game);
    const film = filmOf(game, record);
    const hashes = trace(game, record);
    expect(film.last).toBe(hashes.length - 1);
    const rng = new FastRng('order');
    for (let i = 0; i < 60; i++) {
      const ply = rng.int(hashes.length);
      expect(hashOf(film.stateAt(ply))).toBe(hashes[ply]);
    }
    const walked: string[] = [];
    film.walk((s) => walked.push(hashOf(s)));
    expect(walked).toEqual(hashes);
  });

  test('leaves out what was taken back', () => {
    const read = readOptions(bombay, 2);
    if ('problem' in read) throw new Error(read.problem);
    const match = Match.live(bombay, { seats: 2, options: read.options }, 'undo');
    const seat = active(match.state);
    match.answer(seat, { do: 'go', to: 'BOMBAY' });
    match.undo(seat);
    match.answer(seat, { do: 'end' });
    const film = filmOf(bombay, match.record());
    expect(film.shots.map((shot) => shot.move.do)).toEqual(['end']);
    expect(hashOf(film.stateAt(1))).toBe(hashOf(match.state));
  });

  test('a position is a copy: whoever changes it changes nothing else', () => {
    const film = filmOf(bombay, played(bombay));
    const before = hashOf(film.stateAt(20));
    film.stateAt(20).agenda.length = 0;
    expect(hashOf(film.stateAt(20))).toBe(before);
  });

  test('knows the last answer that drew chance or changed a score', () => {
    const record = played(bombay);
    const film = filmOf(bombay, record);
    const telling = lastTelling(film.shots, film.last + 1) ?? 0;
    expect(telling).toBeGreaterThan(0);
    for (let ply = telling + 1; ply <= film.last; ply++) {
      expect(film.shots[ply - 1]?.draws).toEqual([]);
      expect(GAME.score(film.stateAt(ply)).scores).toEqual(GAME.score(film.stateAt(telling)).scores);
    }
    expect(lastTelling(film.shots, 0)).toBeNull();
  });

  test('a match taken up at a position goes on there with dice of its own', () => {
    const record = played(bombay);
    const film = filmOf(bombay, record);
    const match = Match.takenUp(GAME, film.agreed, 'new', film.bookmark(20));
    expect(match.line.length).toBe(20);
    const seat = active(match.state);
    const offered = moves(film.game, match.state, seat);
    expect(match.answer(seat, offered[0])).not.toHaveProperty('refused');
    expect(match.undo(seat)).not.toBe('nothing');
  });
});

describe('a tree of lines', () => {
  const record = played(bombay);
  const film = filmOf(bombay, record);

  /** So many random answers from a position, with new dice. */
  function tried(from: Film, ply: number, answers: number, seed: string): SideLine['answers'] {
    const match = Match.takenUp(from.game, from.agreed, seed, from.bookmark(ply));
    const rng = new FastRng(seed);
    for (let i = 0; i < answers && match.outcome === null; i++) {
      const seat = active(match.state);
      const offered = moves(from.game, match.state, seat);
      match.answer(seat, offered[rng.int(offered.length)]);
    }
    return match.line
      .slice(ply)
      .map(({ seat, move, draws }) => ({ seat, move, ...(draws.length > 0 ? { draws } : {}) }));
  }

  function twoLines() {
    let lines = withLine([], lineFrom([], { line: null, ply: 12 }, 'a', ' First '));
    lines = withAnswers(lines, 'a', tried(film, 12, 40, 'a'));
    const along = filmAlong(film, lines, 'a');
    if (!along) throw new Error('no line');
    lines = withLine(lines, lineFrom(lines, { line: 'a', ply: 30 }, 'b', 'Second'));
    lines = withAnswers(lines, 'b', tried(along.film, 30, 10, 'b'));
    return lines;
  }

  test('each line is played from where it leaves, and the game before it is the same', () => {
    const lines = twoLines();
    expect(faultsIn(film, lines).size).toBe(0);
    const b = filmAlong(film, lines, 'b')?.film;
    expect(b?.last).toBe(40);
    expect(hashOf(b?.stateAt(12))).toBe(hashOf(film.stateAt(12)));
    expect(hashOf(b?.stateAt(30))).toBe(hashOf(filmAlong(film, lines, 'a')?.film.stateAt(30)));
    expect(leaving(lines, null).map(({ id, name }) => [id, name])).toEqual([['a', 'First']]);
    expect(leaving(lines, 'a').map(({ id }) => id)).toEqual(['b']);
    expect(filmAlong(film, lines, 'none')).toBeNull();
  });

  test('a line from before the first answer of a line leaves what that line leaves', () => {
    const lines = twoLines();
    expect(lineFrom(lines, { line: 'b', ply: 20 }, 'c', '')).toMatchObject({ from: 'a', ply: 20 });
    expect(lineFrom(lines, { line: 'b', ply: 12 }, 'c', '')).not.toHaveProperty('from');
  });

  test('an illegal answer cuts a line there, and what left it beyond is named too', () => {
    const lines = twoLines().map((line) =>
      line.id === 'a'
        ? { ...line, answers: line.answers.map((each, i) => (i === 5 ? { ...each, move: { do: 'fly' } } : each)) }
        : line,
    );
    const faults = faultsIn(film, lines);
    expect(faults.get('a')?.ply).toBe(17);
    expect(faults.get('b')?.ply).toBe(17);
    expect(filmAlong(film, lines, 'a')?.film.last).toBe(17);
  });

  test('a long chain of lines is followed answer by answer, each of them once', () => {
    let scored = 0;
    const counting: Game = {
      ...GAME,
      score: (s) => {
        scored++;
        return GAME.score(s);
      },
    };
    const record = played(GAME);
    const counted = filmOf(counting, record);
    const answers = record.log.slice(12, 20).flatMap((entry) => ('move' in entry ? [entry] : []));
    const chain = Array.from({ length: 50 }, (_, i): SideLine => {
      const line = { id: `line${i}`, ply: 12, name: '', answers };
      return i === 0 ? line : { ...line, from: `line${i - 1}` };
    });
    scored = 0;
    expect(faultsIn(counted, chain).size).toBe(0);
    expect(scored).toBe(2 * chain.length * answers.length);
  });

  test('a draw that does not fit cuts a line, and so does a position that does not exist', () => {
    const line: SideLine = { id: 'a', ply: 12, name: '', answers: [{ seat: 0, move: { do: 'end' }, draws: [999] }] };
    const seat = active(film.stateAt(12));
    expect(
      filmAlong(film, [{ ...line, answers: [{ seat, move: { do: 'end' }, draws: [999] }] }], 'a')?.fault,
    ).not.toBeNull();
    const far = filmAlong(film, [{ ...line, ply: 100_000 }], 'a');
    expect(far?.fault).not.toBeNull();
    expect(far?.film.last).toBe(film.last);
  });

  test('taking answers back keeps what was tried beyond: it leaves where they still agree', () => {
    const lines = twoLines();
    const a = lines.find((line) => line.id === 'a');
    const shorter = withAnswers(lines, 'a', a?.answers.slice(0, 4) ?? []);
    const before = filmAlong(film, lines, 'b')?.film;
    const after = filmAlong(film, shorter, 'b');
    expect(shorter.find((line) => line.id === 'b')).toMatchObject({ from: 'a', ply: 16 });
    expect(after?.fault).toBeNull();
    expect(hashOf(after?.film.stateAt(40))).toBe(hashOf(before?.stateAt(40)));
  });

  test('a line goes with all that leaves it; comments come and go', () => {
    const lines = twoLines();
    expect(without(lines, 'a')).toEqual([]);
    expect(without(lines, 'b').map(({ id }) => id)).toEqual(['a']);
    const noted = withComment(lines, 'b', 33, 'better');
    expect(noted[1]?.comments).toEqual([{ ply: 33, text: 'better' }]);
    expect(withComment(noted, 'b', 33, '')).toEqual(lines);
  });
});

describe('an audit', () => {
  function audited(game: Game, record: GameRecord) {
    const walk = audit(game, record);
    let seen = 0;
    for (;;) {
      const { done, value } = walk.next();
      if (done) return { audit: value, seen };
      seen = value;
    }
  }

  test.each(Object.values(GAMES))('of $id sets every draw beside that of the seed', (game) => {
    const record = played(game, 'live', 'live');
    const { audit: found, seen } = audited(game, record);
    expect(seen).toBe(record.log.length);
    expect(found.problem).toBeNull();
    expect(found.hash).toBe(found.promised);
    expect(found.groups.flatMap((group) => group.recorded).length).toBeGreaterThan(0);
    expect(found.groups.every((group) => firstOther(group) === null)).toBe(true);
    expect(found.result).toEqual(record.result);
  });

  test('names the one draw that was changed, and all others still agree', () => {
    const { result: _, ...record } = played(bombay, 'live', 'live');
    const at = record.log.findIndex((entry) => 'draws' in entry && (entry.draws?.length ?? 0) > 1);
    const log = record.log.map((entry, i) =>
      i === at && 'draws' in entry && entry.draws
        ? { ...entry, draws: entry.draws.map((draw, k) => (k === 0 ? (draw === 0 ? 1 : 0) : draw)) }
        : entry,
    );
    const { audit: found } = audited(bombay, { ...record, log });
    const others = found.groups.filter((group) => firstOther(group) !== null);
    expect(others.map((group) => [group.ply, firstOther(group)])).toEqual([[at, 0]]);
    expect(found.problem).not.toBeNull();
  });

  test('of a game that runs says what is promised and knows no seed', () => {
    const { result: _, ...record } = played(bombay, 'live', 'live');
    const { chance } = record;
    if (chance.generator !== 'keyed') throw new Error('not live');
    const open = {
      ...record,
      chance: { generator: 'keyed', commitment: chance.commitment } as const,
      log: record.log.slice(0, 20),
    };
    const { audit: found } = audited(bombay, open);
    expect(found).toMatchObject({ seed: null, hash: null, over: false, problem: null, promised: chance.commitment });
    expect(found.groups.every((group) => group.seeded === null)).toBe(true);
  });

  test('of a record with another seed, other rules or an illegal answer says so and throws nothing', () => {
    const record = played(bombay, 'live', 'live');
    const chance = { ...record.chance, seed: 'another' };
    expect(audited(bombay, { ...record, chance }).audit.problem?.problem).toBe('commitment');
    expect(audited(bombay, { ...record, rules: 99 }).audit.problem?.problem).toBe('wrongVersion');
    const log = record.log.map((entry, i) => (i === 7 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(audited(bombay, { ...record, log }).audit.problem).toMatchObject({ problem: 'illegal', ply: 7 });
    expect(audited(bombay, { ...record, deal: [] }).audit.problem?.problem).toBe('draws');
  });
});
