import { describe, expect, test } from 'vitest';
import { isOver, moves, waiting } from './engine.ts';
import { hashOf } from './hash.ts';
import { Match } from './match.ts';
import { type Entry, type GameRecord, parseRecord } from './record.ts';
import { commitment, FastRng } from './rng.ts';
import { FAIR, type Fair, type FairEvent, type FairMove, fair } from './testing.ts';
import { replay, resume, trace, verify } from './verify.ts';

const SEED = 'a secret of the house';

function play(match: Match<Fair, FairMove, FairEvent>, plies: number): Match<Fair, FairMove, FairEvent> {
  const rng = new FastRng('answers');
  for (let ply = 0; ply < plies && !isOver(match.state); ply++) {
    const seat = waiting(match.state)[0] ?? 0;
    const offered = moves(fair, match.state, seat);
    match.answer(seat, ply < 3 ? { do: 'roll' } : offered[rng.int(offered.length)]);
    if (match.undo(seat) === null) match.redo(seat);
  }
  return match;
}

const agreed = { seats: 3, options: FAIR };
const live = (plies = 10_000) => play(Match.live(fair, agreed, SEED), plies);
const RECORD = live().record();

/** The record with one entry of its log replaced. */
function withEntry(ply: number, entry: Entry): GameRecord {
  return { ...RECORD, log: RECORD.log.with(ply, entry) };
}

/** An entry of the log, with a move of the fair. */
function said(seat: number, move: FairMove, ...draws: number[]): Entry {
  return { seat, move, ...(draws.length > 0 ? { draws } : {}) };
}

/** The roll with another die. */
function turned(entry: Entry | undefined): Entry {
  const die = entry && 'draws' in entry ? entry.draws?.[0] : undefined;
  if (!entry || typeof die !== 'number') throw new Error('no die in this entry');
  return said(entry.seat, { do: 'roll' }, (die + 1) % 6);
}

function firstEntry(holds: (entry: Entry) => boolean): number {
  const ply = RECORD.log.findIndex(holds);
  if (ply < 0) throw new Error('the record has no such entry');
  return ply;
}

describe('replay', () => {
  test('goes through the same positions and ends at the same one', () => {
    const seen: string[] = [];
    const match = live();
    const replayed = replay(fair, match.record(), (m, ply) => {
      expect(ply).toBe(seen.length - 1);
      seen.push(hashOf(m.state));
    });
    expect('match' in replayed && replayed.match.record()).toEqual(match.record());
    expect(seen.at(-1)).toBe(hashOf(match.state));
    expect(seen).toHaveLength(match.record().log.length + 1);
    expect(trace(fair, match.record())).toEqual(seen);
  });

  test('needs no generator: recorded draws of another dealing code are enough', () => {
    const { chance: _unknown, ...rest } = RECORD;
    const foreign: GameRecord = { ...rest, chance: { generator: 'keyed', commitment: 'of a generator that is gone' } };
    expect(replay(fair, foreign)).toHaveProperty('match');
  });

  test('the names of the players come along', () => {
    const replayed = replay(fair, { ...RECORD, names: ['Mina', 'Ravi', 'Tara'] });
    expect('match' in replayed && replayed.match.record().names).toEqual(['Mina', 'Ravi', 'Tara']);
  });

  test.each<[what: string, record: GameRecord, ply: number, problem: string]>([
    ['another game', { ...RECORD, game: 'bombay' }, -1, 'wrongGame'],
    ['another version of the rules', { ...RECORD, rules: 2 }, -1, 'wrongVersion'],
    ['a table that is too large', { ...RECORD, seats: 5 }, -1, 'seats'],
    ['an unknown option', { ...RECORD, options: { ...FAIR, wind: 'west' } }, -1, 'option'],
    ['a deal that was not dealt', { ...RECORD, deal: [] }, -1, 'draws'],
    ['a deal with more than was dealt', { ...RECORD, deal: [...RECORD.deal, 1] }, -1, 'draws'],
    ['a die that shows seven', withEntry(0, said(0, { do: 'roll' }, 6)), 0, 'draws'],
    ['a die that was not rolled', withEntry(0, said(0, { do: 'roll' })), 0, 'draws'],
    ['a die too many', withEntry(0, said(0, { do: 'roll' }, 1, 2)), 0, 'draws'],
    ['an undo that was not allowed', withEntry(1, { seat: 0, undo: true }), 1, 'undo'],
    ['a redo of nothing', withEntry(1, { seat: 0, redo: true }), 1, 'undo'],
    ['an illegal move in the middle', withEntry(4, said(1, { do: 'earn', coins: 99 })), 4, 'illegal'],
    ['a move of the wrong seat', withEntry(2, said(2, { do: 'roll' }, 1)), 2, 'illegal'],
    ['moves after the end', { ...RECORD, log: [...RECORD.log, said(0, { do: 'end' })] }, RECORD.log.length, 'illegal'],
    ['a result before the end', { ...RECORD, log: RECORD.log.slice(0, 5) }, 5, 'result'],
  ])('finds %s at its place', (_what, record, ply, problem) => {
    expect(replay(fair, record)).toMatchObject({ ply, problem });
    expect(verify(fair, record)).toMatchObject({ ply, problem });
  });

  test('says what was illegal and by which rule', () => {
    const record = withEntry(2, said(0, { do: 'bid', coins: 0 }));
    expect(replay(fair, record)).toEqual({
      ply: 2,
      problem: 'illegal',
      detail: 'seat 0: {"do":"bid","coins":0}: notLegal (FA-6)',
    });
  });

  test.each(['scores', 'ranks', 'hash'] as const)('finds an edited result: %s', (key) => {
    const { result } = RECORD;
    if (!result) throw new Error('the game is not over');
    const forged = { ...result, [key]: key === 'hash' ? '0000000000000000' : [9, 9, 9] };
    expect(replay(fair, { ...RECORD, result: forged })).toMatchObject({ ply: RECORD.log.length, problem: 'result' });
  });
});

describe('verify', () => {
  test('accepts an honest record, live or simulated, finished or not', () => {
    expect(verify(fair, RECORD)).toHaveProperty('match');
    expect(verify(fair, live(9).record())).toHaveProperty('match');
    const simulated = play(Match.simulated(fair, agreed, 'fast'), 10_000);
    expect(verify(fair, simulated.record())).toHaveProperty('match');
    const parsed = parseRecord(JSON.stringify(RECORD));
    expect('record' in parsed && verify(fair, parsed.record)).toHaveProperty('match');
  });

  test('finds that something was taken back after it had shown somebody something; a replay takes it as it is', () => {
    const log = [said(0, { do: 'show' }), { seat: 0, undo: true } as const];
    const { result: _none, ...record } = { ...RECORD, chance: live(0).record().chance, log };
    expect(replay(fair, record)).toHaveProperty('match');
    expect(verify(fair, record)).toMatchObject({ ply: 1, problem: 'undo', detail: 'seen' });
  });

  test('finds a die that was turned, though the rules allow it', () => {
    const ply = firstEntry((entry) => 'draws' in entry);
    const record = withEntry(ply, turned(RECORD.log[ply]));
    expect(replay(fair, record)).toHaveProperty('match');
    expect(verify(fair, record)).toMatchObject({ ply, problem: 'seed' });
  });

  test('finds a deal that was arranged', () => {
    const [order] = RECORD.deal;
    if (!Array.isArray(order)) throw new Error('no deal');
    const { result: _result, ...open } = RECORD;
    const arranged = { ...open, deal: [order.toReversed()], log: RECORD.log.slice(0, 3) };
    expect(verify(fair, arranged)).toMatchObject({ ply: -1, problem: 'seed' });
  });

  test('finds a seed that is not the committed one', () => {
    const forged: GameRecord = {
      ...RECORD,
      chance: { generator: 'keyed', commitment: commitment(SEED), seed: 'another' },
    };
    expect(verify(fair, forged)).toMatchObject({ ply: -1, problem: 'commitment' });
  });

  test('finds a seed and a commitment that were both exchanged', () => {
    const forged: GameRecord = {
      ...RECORD,
      chance: { generator: 'keyed', commitment: commitment('another'), seed: 'another' },
    };
    expect(verify(fair, forged)).toMatchObject({ ply: -1, problem: 'seed' });
  });

  test('finds a wrong commitment', () => {
    const forged: GameRecord = { ...RECORD, chance: { generator: 'keyed', commitment: 'f00', seed: SEED } };
    expect(verify(fair, forged)).toMatchObject({ ply: -1, problem: 'commitment' });
  });

  test('finds an edited seed of a simulated game', () => {
    const simulated = play(Match.simulated(fair, agreed, 'fast'), 10_000).record();
    expect(verify(fair, { ...simulated, chance: { generator: 'fast', seed: 'slow' } })).toMatchObject({
      problem: 'seed',
    });
  });

  test('does not take a finished game on trust: the seed and the result must be there', () => {
    const { result: _result, ...noResult } = RECORD;
    expect(verify(fair, noResult)).toMatchObject({ ply: RECORD.log.length, problem: 'result' });
    const hidden: GameRecord = { ...RECORD, chance: { generator: 'keyed', commitment: commitment(SEED) } };
    expect(verify(fair, hidden)).toMatchObject({ ply: -1, problem: 'seed' });
    expect(replay(fair, hidden)).toHaveProperty('match');
  });
});

describe('resume', () => {
  test('a saved live game goes on as if it had never been away', () => {
    for (const plies of [0, 1, 5, 11]) {
      const saved: GameRecord = JSON.parse(JSON.stringify(live(plies).record()));
      const resumed = resume(fair, saved, SEED);
      if (!('match' in resumed)) throw new Error(JSON.stringify(resumed));
      expect(resumed.match.record()).toEqual(saved);
      expect(JSON.stringify(resumed.match.record())).not.toContain(SEED);
      const original = live(plies);
      for (const match of [resumed.match, original])
        while (!isOver(match.state)) {
          const seat = waiting(match.state)[0] ?? 0;
          const offered = moves(fair, match.state, seat);
          match.answer(seat, offered[1] ?? offered[0]);
        }
      expect(resumed.match.record()).toEqual(original.record());
      expect(verify(fair, resumed.match.record())).toHaveProperty('match');
    }
  });

  test('refuses a seed that was not committed to, and a simulated game', () => {
    expect(resume(fair, live(5).record(), 'another')).toMatchObject({ ply: -1, problem: 'commitment' });
    const simulated = play(Match.simulated(fair, agreed, SEED), 5).record();
    expect(resume(fair, simulated, SEED)).toMatchObject({ ply: -1, problem: 'commitment' });
  });

  test('refuses a saved game whose draws were edited', () => {
    const saved = live(5).record();
    const record = { ...saved, log: saved.log.with(0, turned(saved.log[0])) };
    expect(resume(fair, record, SEED)).toMatchObject({ ply: 0, problem: 'seed' });
  });

  test('refuses a saved game with an illegal move, at its ply', () => {
    const saved = live(5).record();
    const record = { ...saved, log: saved.log.with(3, said(1, { do: 'earn', coins: 5 })) };
    expect(resume(fair, record, SEED)).toMatchObject({ ply: 3, problem: 'illegal' });
  });
});
