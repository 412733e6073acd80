import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from './project.ts';
import { call } from './testing.ts';

const COMMANDS = [
  'simulate',
  'balance',
  'arena',
  'tune',
  'train',
  'replay',
  'verify',
  'fuzz',
  'rules',
  'bench',
  'backup',
  'restore',
];

describe('wrong arguments get one line on standard error and exit code 2', () => {
  const wrong: [string, RegExp][] = [
    ['dance', /no command "dance"/],
    ['__proto__', /no command/],
    ['simulate', /GAME is missing/],
    ['simulate chess', /no game "chess"; there is .*bombay/],
    ['simulate toString', /no game "toString"/],
    ['simulate bombay amul', /"amul" is too much/],
    ['simulate bombay --seats 6', /--seats is a whole number from 2 to 5, not "6"/],
    ['simulate bombay --seats two', /--seats is a whole number/],
    ['simulate bombay --games 0', /--games is a whole number from 1/],
    ['simulate bombay --games 1e3', /--games is a whole number/],
    ['simulate bombay --games', /--games/],
    ['simulate bombay --bots clever', /no bot "clever"; there is .*greedy/],
    ['simulate bombay --seats 4 --bots random,merchant', /--bots names one bot or 4, not 2/],
    ['simulate bombay --option openMoney', /--option is key=value/],
    ['simulate bombay --option openMoney=maybe', /option openMoney is true or false/],
    ['simulate bombay --option weather=fine', /no option "weather"; there is .*openMoney/],
    ['simulate bombay --jobs 0', /--jobs is a whole number/],
    ['simulate bombay --wins', /Unknown option '--wins'/],
    ['balance', /GAME is missing/],
    ['balance bombay --seats 6', /--seats is a whole number from 2 to 5/],
    ['balance bombay --seats 3 --write', /without --seats/],
    ['balance bombay --bot merchant,random', /one bot for all seats/],
    ['arena bombay --a merchant', /--b is missing/],
    ['arena bombay --a merchant --b clever', /no bot "clever"/],
    ['arena bombay --a merchant --b random --think 0', /--think is a number above 0/],
    ['tune', /GAME is missing/],
    ['tune bombay --population 2', /--population is a whole number from 4/],
    ['train bombay --games 3', /--games is a whole number from 40/],
    ['replay', /FILE is missing/],
    ['replay no-such-file.json', /cannot read no-such-file.json/],
    ['verify', /FILE is missing/],
    ['verify no-such-file.json', /cannot read no-such-file.json/],
    ['fuzz', /GAME is missing/],
    ['fuzz bombay --resume --from 3', /exclude each other/],
    ['rules chess', /no rules page docs\/rules\/chess.md/],
    ['backup', /FILE is missing/],
    ['restore', /FILE is missing/],
    ['restore no-such-file.gz', /there is no file no-such-file.gz/],
    ['bench bombay', /"bombay" is too much/],
    ['bench --rounds 0', /--rounds is a whole number/],
  ];
  test.each(wrong)('durbar %s', async (line, words) => {
    const { code, out, err } = await call(...line.split(' '));
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('help', () => {
  test.each(COMMANDS)('durbar %s --help names what it takes, on standard output', async (command) => {
    const { code, out, err } = await call(command, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^durbar ${command}`));
    expect(out).toContain('--json');
  });

  test('durbar --help lists every command', async () => {
    const { code, out } = await call('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(command);
  });
});

test('`npx durbar` hands over to the program and gives its answer and exit code back', () => {
  const script = join(PROJECT, 'scripts', 'durbar.mjs');
  const out = execFileSync(process.execPath, [script, 'simulate', 'bombay', '--games', '1', '--json'], {
    encoding: 'utf8',
  });
  expect(JSON.parse(out)).toMatchObject({ game: 'bombay', games: 1 });
  expect(() => execFileSync(process.execPath, [script, 'dance'], { stdio: 'pipe' })).toThrow(
    expect.objectContaining({ status: 2 }),
  );
});
