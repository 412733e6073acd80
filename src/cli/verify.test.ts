import { openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bombay } from '../games/bombay/index.ts';
import { active, FastRng, type GameRecord, isOver, Match, moves, optionSets } from '../kernel/index.ts';
import { call, folder, removeFolders } from './testing.ts';

afterAll(removeFolders);

const [STANDARD = {}] = optionSets(bombay, 3);

/** A random game of Bombay, or its first answers. */
function match(answers = Number.POSITIVE_INFINITY) {
  const played = Match.live(bombay, { seats: 3, options: STANDARD }, 'a secret');
  const rng = new FastRng('choices');
  for (let i = 0; i < answers && !isOver(played.state); i++) {
    const offered = moves(bombay, played.state, active(played.state));
    played.answer(active(played.state), offered[rng.int(offered.length)]);
  }
  return played;
}

function file(content: object | string): string {
  const path = join(folder(), 'record.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function verified(content: object | string, ...args: string[]) {
  const { code, out } = await call('verify', file(content), '--json', ...args);
  const { files } = JSON.parse(out);
  return { code, ...files[0] };
}

const whole = match().record();

/** The record with another answer at this place of the log. */
function edited(place: number, move: object): object {
  return { ...whole, log: whole.log.map((entry, i) => (i === place ? { ...entry, move } : entry)) };
}

describe('verify', () => {
  test('a record that was not touched is in order, its seed checked', async () => {
    const plies = whole.log.length;
    expect(await verified(whole)).toMatchObject({ code: 0, ok: true, plies, over: true, seedChecked: true });
  });

  test('an answer that the rules do not allow is found at its place', async () => {
    expect(await verified(edited(17, { do: 'go', to: 'NOWHERE' }))).toMatchObject({
      code: 1,
      ok: false,
      at: 'log[17]',
      ply: 18,
      problem: 'illegal',
    });
  });

  test('an edited result, draw or seed is found', async () => {
    expect(await verified({ ...whole, result: { ...whole.result, scores: [99, 0, 0] } })).toMatchObject({
      code: 1,
      at: 'result',
      problem: 'result',
    });
    const [first, ...rest] = whole.deal;
    expect(await verified({ ...whole, deal: [(Number(first) + 1) % 3, ...rest] })).toMatchObject({ code: 1 });
    expect(await verified({ ...whole, chance: { ...whole.chance, seed: 'another' } })).toMatchObject({
      code: 1,
      at: 'deal',
      problem: 'commitment',
    });
  });

  test('the seed of a live game can be given where the record does not have it yet', async () => {
    const live = match(20).record();
    expect(await verified(live)).toMatchObject({ code: 0, over: false, seedChecked: false });
    expect(await verified(live, '--seed', 'a secret')).toMatchObject({ code: 0, seedChecked: true });
    expect(await verified(live, '--seed', 'a guess')).toMatchObject({ code: 1, problem: 'commitment' });
  });

  test.each<[string, object | string, object]>([
    ['cut off', JSON.stringify(whole).slice(0, -40), { at: 'file', problem: 'notJson' }],
    ['of an unknown version', { ...whole, durbar: 9 }, { at: 'durbar', problem: 'unknownVersion' }],
    ['without its log', { ...whole, log: undefined }, { at: 'log', problem: 'missing' }],
    ['with a seat that is a word', { ...whole, log: [{ seat: 'one' }] }, { at: 'log[0].seat', problem: 'wrongType' }],
    ['of a game that is not here', { ...whole, game: 'chess' }, { at: 'game', problem: 'unknownGame' }],
    ['of newer rules', { ...whole, rules: 99 }, { at: 'deal', problem: 'wrongVersion' }],
  ])('a record %s is explained', async (_, content, trouble) => {
    expect(await verified(content)).toMatchObject({ code: 1, ok: false, ...trouble });
  });

  test('a file of 50 MB is refused without being read', async () => {
    const path = join(folder(), 'large.json');
    openSync(path, 'w');
    truncateSync(path, 50_000_000);
    const { code, out } = await call('verify', path);
    expect(code).toBe(1);
    expect(out).toBe(`${path}: file: tooLong: longer than 20 MB, not read\n`);
  });

  test('of several files the bad ones are named', async () => {
    const bad = file(edited(4, { do: 'dance' }));
    const { code, out } = await call('verify', file(whole), bad);
    expect(code).toBe(1);
    expect(out).toMatch(/^.*record.json: log\[4\]: illegal: .*dance.*notLegal\n2 files, 1 in order\n$/);
    expect(out).toContain(bad);
  });
});

describe('replay', () => {
  async function replayed(record: object, ...args: string[]) {
    const { code, out } = await call('replay', file(record), '--json', ...args);
    return { code, ...JSON.parse(out) };
  }

  test('shows the deal and every entry, and ends where the game ended', async () => {
    const { code, log, position, trouble } = await replayed(whole);
    expect({ code, trouble }).toEqual({ code: 0, trouble: null });
    expect(log).toHaveLength(whole.log.length + 1);
    expect(log[0]).toMatchObject({ ply: 0, entry: null });
    expect(log.at(-1).hash).toBe(whole.result?.hash);
    expect(position.score.scores).toEqual(whole.result?.scores);
  });

  test('--ply shows the position after so many entries, with everything in it', async () => {
    const { position } = await replayed(whole, '--ply', '20');
    expect(position.state).toEqual(match(20).state);
    expect(position.waiting).toEqual([active(match(20).state)]);
  });

  test('taking back and again is shown as it was', async () => {
    const played = Match.simulated(bombay, { seats: 2, options: STANDARD }, 'undo');
    const seat = active(played.state);
    played.answer(seat, { do: 'wait' });
    expect([played.undo(seat), played.redo(seat)]).toEqual([null, null]);
    const { out } = await call('replay', file(played.record()));
    const [, , answered, undone, redone] = out.split('\n');
    expect(answered).toMatch(/1 {2}seat \d: wait \| waited/);
    expect(undone).toMatch(/2 {2}seat \d: undo$/);
    expect(redone).toMatch(/3 {2}seat \d: redo \| waited/);
  });

  test('stops before an entry that cannot be, and says why', async () => {
    const { code, log, position, trouble } = await replayed(edited(5, { do: 'dance' }));
    expect(code).toBe(1);
    expect(log).toHaveLength(6);
    expect(position).toBeNull();
    expect(trouble).toMatchObject({ at: 'log[5]', ply: 6, problem: 'illegal' });
  });

  test('a ply that the record does not have is a wrong argument', async () => {
    const { code, err } = await call('replay', file(whole), '--ply', '9999');
    expect(code).toBe(2);
    expect(err).toMatch(/--ply is a whole number from 0 to \d+, not "9999"/);
  });

  test('a file that is no record is explained', async () => {
    expect(await call('replay', file('{"durbar":1'))).toMatchObject({ code: 1, err: '' });
  });
});

test('a record is plain JSON: reading and writing it changes nothing', () => {
  const again: GameRecord = JSON.parse(readFileSync(file(whole), 'utf8'));
  expect(again).toEqual(whole);
});
