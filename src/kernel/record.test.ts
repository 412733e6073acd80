import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastest } from '../../test/fastest.ts';
import { isOver, moves, waiting } from './engine.ts';
import { Match } from './match.ts';
import { type GameRecord, LOG_LIMIT, parseRecord, RECORD_LIMIT, readRecord } from './record.ts';
import { FastRng } from './rng.ts';
import { FAIR, fair } from './testing.ts';

function finished(): GameRecord {
  const match = Match.live(fair, { seats: 3, options: FAIR, names: ['Mina', 'Ravi', 'Tara'] }, 'seed');
  const rng = new FastRng('record');
  match.answer(0, { do: 'earn', coins: 1 });
  match.undo(0);
  match.redo(0);
  while (!isOver(match.state)) {
    const seat = waiting(match.state)[0] ?? 0;
    const offered = moves(fair, match.state, seat);
    match.answer(seat, offered[rng.int(offered.length)]);
  }
  return match.record();
}

const RECORD = finished();
const TEXT = JSON.stringify(RECORD);

/** The record with one place changed; `undefined` takes the place away. */
function edited(path: string, value: unknown): unknown {
  const record: unknown = JSON.parse(TEXT);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = record;
  for (const key of keys) at = Reflect.get(Object(at), key);
  if (value === undefined) Reflect.deleteProperty(Object(at), last);
  else Reflect.set(Object(at), last, value);
  return record;
}

describe('a record', () => {
  test('survives its text, and the text says everything', () => {
    expect(parseRecord(TEXT)).toEqual({ record: JSON.parse(TEXT) });
  });

  test('survives while the game is still open', () => {
    const match = Match.live(fair, { seats: 2, options: { ...FAIR, hats: ['red', 'blue'] } }, 'seed');
    match.answer(0, { do: 'roll' });
    const text = JSON.stringify(match.record());
    expect(parseRecord(text)).toEqual({ record: JSON.parse(text) });
  });

  test('leaves out what the form does not know', () => {
    expect(readRecord({ ...RECORD, more: 'than asked' })).toEqual({ record: JSON.parse(TEXT) });
  });
});

describe('bad input is refused with its place and the reason', () => {
  test.each<[path: string, value: unknown, at: string, problem: string]>([
    ['durbar', 2, 'durbar', 'unknownVersion'],
    ['durbar', '1', 'durbar', 'unknownVersion'],
    ['durbar', undefined, 'durbar', 'missing'],
    ['game', undefined, 'game', 'missing'],
    ['game', 7, 'game', 'wrongType'],
    ['game', 'x'.repeat(65), 'game', 'outOfRange'],
    ['rules', 0, 'rules', 'outOfRange'],
    ['rules', 1.5, 'rules', 'outOfRange'],
    ['seats', '3', 'seats', 'wrongType'],
    ['seats', 65, 'seats', 'outOfRange'],
    ['options', [], 'options', 'wrongType'],
    ['options', null, 'options', 'wrongType'],
    ['options.open', {}, 'options.open', 'wrongType'],
    ['options.hats', [['red']], 'options.hats', 'wrongType'],
    ['names', 'Mina', 'names', 'wrongType'],
    ['names', ['Mina'], 'names', 'outOfRange'],
    ['names.1', 5, 'names[1]', 'wrongType'],
    ['names.1', 'x'.repeat(201), 'names[1]', 'outOfRange'],
    ['chance', undefined, 'chance', 'missing'],
    ['chance', 'keyed', 'chance', 'wrongType'],
    ['chance.generator', 'dice', 'chance.generator', 'outOfRange'],
    ['chance.generator', undefined, 'chance.generator', 'missing'],
    ['chance.commitment', undefined, 'chance.commitment', 'missing'],
    ['chance.seed', 7, 'chance.seed', 'wrongType'],
    ['chance', { generator: 'fast' }, 'chance.seed', 'missing'],
    ['deal', {}, 'deal', 'wrongType'],
    ['deal.0', 'x', 'deal[0]', 'wrongType'],
    ['deal.0', -1, 'deal[0]', 'outOfRange'],
    ['deal.0', 2 ** 31, 'deal[0]', 'outOfRange'],
    ['deal.0', [0, null], 'deal[0][1]', 'wrongType'],
    ['log', undefined, 'log', 'missing'],
    ['log', 'moves', 'log', 'wrongType'],
    ['log.0', null, 'log[0]', 'wrongType'],
    ['log.0', [], 'log[0]', 'wrongType'],
    ['log.0.seat', undefined, 'log[0].seat', 'missing'],
    ['log.0.seat', 3, 'log[0].seat', 'outOfRange'],
    ['log.0.seat', -1, 'log[0].seat', 'outOfRange'],
    ['log.0.move', undefined, 'log[0].move', 'missing'],
    ['log.0.move', 'end', 'log[0].move', 'wrongType'],
    ['log.0.move.do', undefined, 'log[0].move.do', 'missing'],
    ['log.0.move.do', 7, 'log[0].move.do', 'wrongType'],
    ['log.0.move.do', 'x'.repeat(65), 'log[0].move.do', 'outOfRange'],
    ['log.0.move.coins', { deep: 1 }, 'log[0].move.coins', 'wrongType'],
    ['log.0.move.coins', new Array(201).fill(0), 'log[0].move.coins', 'outOfRange'],
    ['log.0.draws', 3, 'log[0].draws', 'wrongType'],
    ['log.0.draws', [0.5], 'log[0].draws[0]', 'outOfRange'],
    ['log.1', { seat: 0, undo: 'yes' }, 'log[1].move', 'missing'],
    ['result', null, 'result', 'wrongType'],
    ['result.scores', [1, 2], 'result.scores', 'outOfRange'],
    ['result.ranks.2', 'first', 'result.ranks[2]', 'wrongType'],
    ['result.hash', undefined, 'result.hash', 'missing'],
  ])('%s = %j', (path, value, at, problem) => {
    expect(parseRecord(JSON.stringify(edited(path, value)))).toEqual({ at, problem });
  });

  test.each([
    ['', 'notJson'],
    ['{', 'notJson'],
    ['null', 'wrongType'],
    ['[]', 'wrongType'],
    ['"durbar"', 'wrongType'],
    ['7', 'wrongType'],
  ])('the text %j', (text, problem) => {
    expect(parseRecord(text)).toEqual({ at: '', problem });
  });

  test('a record cut off anywhere is not JSON', () => {
    for (let length = 0; length < TEXT.length; length += 7)
      expect(parseRecord(TEXT.slice(0, length))).toEqual({ at: '', problem: 'notJson' });
  });

  test('50 MB are refused without being read', () => {
    const long = TEXT.padEnd(50_000_000);
    expect(fastest(5, () => expect(parseRecord(long)).toEqual({ at: '', problem: 'tooLong' }))).toBeLessThan(100);
    expect(parseRecord(TEXT.padEnd(RECORD_LIMIT))).toHaveProperty('record');
  });

  test('a log of more entries than any game has is not gone through', () => {
    const { log, ...record } = JSON.parse(TEXT);
    const entries = Array.from({ length: LOG_LIMIT }, () => log[0]);
    expect(readRecord({ ...record, log: entries })).toHaveProperty('record');
    expect(readRecord({ ...record, log: [...entries, log[0]] })).toEqual({ at: 'log', problem: 'tooLong' });
  });

  test('a deep pile of brackets does no harm', () => {
    const pile = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const path of ['deal', 'log', 'options', 'names'])
      expect(parseRecord(TEXT.replace(new RegExp(`"${path}":[[{]`), `"${path}":${pile},"x":[`))).toHaveProperty(
        'problem',
      );
  });

  test('prototype keys are data or refused, and never reach a prototype', () => {
    const forged = TEXT.replace('"options":{', '"options":{"__proto__":{"open":true},');
    expect(parseRecord(forged)).toMatchObject({ at: 'options.__proto__' });
    const move = TEXT.replace('"move":{', '"move":{"__proto__":1,');
    expect(parseRecord(move)).toEqual({ at: 'log[0].move.__proto__', problem: 'outOfRange' });
    expect(parseRecord('{"__proto__":{"durbar":1,"game":"fair"}}')).toEqual({ at: 'durbar', problem: 'missing' });
    expect(parseRecord(TEXT.replace('"seats":3', '"constructor":{"prototype":{"seats":4}},"seats":3'))).toHaveProperty(
      'record',
    );
    expect(Reflect.get({}, 'open')).toBeUndefined();
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), (text, json) => {
        expect(parseRecord(text)).toHaveProperty('problem');
        expect(parseRecord(json)).toHaveProperty('problem');
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  test('no edit of a record makes it throw, and what is accepted is a record again', () => {
    const paths: string[] = [];
    const collect = (value: unknown, path: string) => {
      if (path !== '') paths.push(path);
      if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) collect(item, path === '' ? key : `${path}.${key}`);
    };
    collect(JSON.parse(TEXT), '');
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.option(fc.jsonValue(), { nil: undefined }), (path, value) => {
        const read = parseRecord(JSON.stringify(edited(path, value)));
        if ('record' in read) expect(parseRecord(JSON.stringify(read.record))).toEqual(read);
        else expect(read.at === '' && path !== '').toBe(false);
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });
});

describe('lines beside the game', () => {
  const LINE = { id: 'a', ply: 2, name: 'What if', answers: [{ seat: 1, move: { do: 'roll' }, draws: [3] }] };
  const read = (lines: unknown) => readRecord({ ...RECORD, lines });

  test('come back as they were, one leaving the other', () => {
    const comments = [{ ply: 3, text: 'better' }];
    const lines = [LINE, { id: 'b', from: 'a', ply: 3, name: '', answers: [], comments }];
    expect(read(lines)).toEqual({ record: { ...JSON.parse(TEXT), lines } });
  });

  test.each<[line: unknown, at: string, problem: string]>([
    [null, 'lines[0]', 'wrongType'],
    [{ ...LINE, id: 7 }, 'lines[0].id', 'wrongType'],
    [{ ...LINE, id: '' }, 'lines[0].id', 'outOfRange'],
    [{ ...LINE, id: '<script>' }, 'lines[0].id', 'outOfRange'],
    [{ ...LINE, from: 'a' }, 'lines[0].from', 'missing'],
    [{ ...LINE, from: 'none' }, 'lines[0].from', 'missing'],
    [{ ...LINE, ply: -1 }, 'lines[0].ply', 'outOfRange'],
    [{ ...LINE, ply: undefined }, 'lines[0].ply', 'missing'],
    [{ ...LINE, name: 'x'.repeat(81) }, 'lines[0].name', 'outOfRange'],
    [{ ...LINE, answers: 'none' }, 'lines[0].answers', 'wrongType'],
    [{ ...LINE, answers: [{ seat: 9, move: { do: 'roll' } }] }, 'lines[0].answers[0].seat', 'outOfRange'],
    [{ ...LINE, answers: [{ seat: 0, undo: true }] }, 'lines[0].answers[0].move', 'missing'],
    [{ ...LINE, answers: [{ seat: 0, move: { do: {} } }] }, 'lines[0].answers[0].move.do', 'wrongType'],
    [{ ...LINE, comments: [{ ply: 2 }] }, 'lines[0].comments[0].text', 'missing'],
  ])('%j is left out with the reason, and the game stands without it', (line, at, problem) => {
    const good = { ...LINE, id: 'good' };
    expect(read([line, good])).toEqual({ record: { ...JSON.parse(TEXT), lines: [good] }, dropped: [{ at, problem }] });
  });

  test('that are no list are left out', () => {
    for (const lines of [7, {}, 'x', null])
      expect(read(lines)).toEqual({ record: JSON.parse(TEXT), dropped: [{ at: 'lines', problem: 'wrongType' }] });
  });

  test('what leaves a line that is left out is left out as well', () => {
    const found = read([
      { ...LINE, name: 5 },
      { ...LINE, id: 'b', from: 'a' },
    ]);
    expect(found).toMatchObject({ dropped: [{ at: 'lines[0].name' }, { at: 'lines[1].from', problem: 'missing' }] });
    expect(found).not.toHaveProperty('record.lines');
  });

  test('a line cannot leave another beyond its end', () => {
    expect(read([LINE, { ...LINE, id: 'b', from: 'a', ply: 4 }])).toMatchObject({ dropped: [{ at: 'lines[1].ply' }] });
    expect(read([LINE, { ...LINE, id: 'b', from: 'a', ply: 1 }])).toMatchObject({ dropped: [{ at: 'lines[1].ply' }] });
  });

  test('too many of them are cut off, whatever they hold', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => ({ ...LINE, id: `l${i}` }));
    const found = read(many);
    expect('record' in found && found.record.lines?.length).toBe(200);
    expect(found).toMatchObject({ dropped: [{ at: 'lines[200]', problem: 'tooLong' }] });
    expect(read(Array.from({ length: 5_000 }, () => 0))).toMatchObject({ dropped: { length: 200 } });
    const answers = Array.from({ length: 20_001 }, () => LINE.answers[0]);
    expect(read([{ ...LINE, answers }])).toMatchObject({ dropped: [{ at: 'lines[0].answers', problem: 'tooLong' }] });
  });

  test('no value in their place makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, field) => {
        expect(read(whole)).toHaveProperty('record');
        for (const key of ['id', 'from', 'ply', 'name', 'answers', 'comments'])
          expect(read([{ ...LINE, [key]: field }])).toHaveProperty('record');
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
