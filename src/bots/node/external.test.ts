import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import { active, FastRng, isOver, moves, optionSets, perform, silentTurn, start } from '../../kernel/index.ts';
import { ExternalBot } from './external.ts';

const folder = mkdtempSync(join(tmpdir(), 'durbar-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in JavaScript: `line` is called with each message, `say` answers. */
function program(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
for await (const text of createInterface({ input: process.stdin })) {
  const message = JSON.parse(text);
  if (message.hello) { say({ hello: { name: '${name}' } }); continue; }
  const { id, moves } = message.ask;
  ${body}
}`,
  );
  return `${JSON.stringify(process.execPath)} ${JSON.stringify(file)}`;
}

/** Plays a whole game, or its beginning, with the program on every seat. Returns what went wrong. */
async function play(command: string, most = Number.POSITIVE_INFINITY, deadline = 20_000): Promise<readonly string[]> {
  const rng = new FastRng('external');
  const bot = ExternalBot.start(command, bombay, 2, rng, { greeting: 20_000, answer: deadline });
  const turn = silentTurn(new FastRng('game'));
  const s = start(bombay, 2, optionSets(bombay, 2)[0] ?? {}, turn);
  for (let plies = 0; !isOver(s) && plies < most; plies++) {
    const move = await bot.answer(s, active(s));
    expect(moves(bombay, s, active(s))).toContainEqual(move);
    perform(bombay, s, active(s), move, turn);
  }
  bot.close();
  return bot.faults();
}

describe('a bot of one’s own', () => {
  test('in Python, the example of docs/bots.md, finishes a game without a fault', async () => {
    expect(await play('python3 examples/bots/hasty.py')).toEqual([]);
  });

  test('that hangs is stopped at its deadline, and a merchant plays on', async () => {
    const hangs = program('hangs', 'if (id < 3) say({ id, move: moves[0] });');
    expect(await play(hangs, 8, 3_000)).toEqual(['stopped: late']);
  });

  test('that dies is replaced', async () => {
    expect(await play(program('dies', 'process.exit(1);'), 4)).toEqual(['stopped: dead']);
  });

  test('that does not exist is replaced', async () => {
    expect(await play('exit 3', 4)).toEqual(['stopped: dead']);
  });

  test('that floods is stopped', async () => {
    const flood = "for (let i = 0; i < 2000; i++) say({ id, words: 'x'.repeat(200) });";
    const faults = await play(program('floods', flood), 4);
    expect(faults.at(-1)).toMatch(/^stopped: /);
  });

  test('that talks nonsense or answers what is not legal has three strikes', async () => {
    const faults = await play(program('nonsense', "say(id % 2 ? { id, move: { do: 'win' } } : 'hm');"), 6);
    expect(faults).toEqual([
      'question 1: not a legal answer: {"id":1,"move":{"do":"win"}}',
      'not an object of JSON: "hm"',
      'question 3: not a legal answer: {"id":3,"move":{"do":"win"}}',
      'stopped: 3 answers that could not be taken',
    ]);
  });
});
