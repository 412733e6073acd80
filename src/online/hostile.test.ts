/** Whatever comes in from outside is read by a schema first. What it lets through is harmless to the rules. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { active, FastRng, judge, readOptions, silentTurn, start } from '../kernel/index.ts';
import * as api from './api.ts';
import { ClientMessage, LONGEST_MESSAGE, LONGEST_NAME } from './protocol.ts';

const TABLE = 'zn1xwlkryiw8is1p';
const MOVE = { t: 'move', id: 'm1', table: TABLE, ply: 3, move: { do: 'go', to: 'E4' } };
const CHAT = { t: 'chat', id: 'c1', table: TABLE, room: 'players', text: 'Good luck' };
const NEW_TABLE = {
  game: 'bombay',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  late: 'standIn',
  visibility: 'link',
};

function fits(schema: v.GenericSchema, value: unknown): boolean {
  return v.safeParse(schema, value).success;
}

/** A list in a list in a list, as deep as a message can hold. */
function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

/** A message as it arrives, with one more field in its text. */
function withField(message: object, field: string): unknown {
  return JSON.parse(`${JSON.stringify(message).slice(0, -1)},${field}}`);
}

describe('a hostile message', () => {
  const DEEP = LONGEST_MESSAGE / 2 - 100;

  test.each([
    ['no object', null],
    ['a list', []],
    ['a word', 'move'],
    ['nothing', {}],
    ['an unknown name', { ...MOVE, t: 'cheat' }],
    ['a name that is a list', { ...MOVE, t: ['move'] }],
    ['a name of the prototype', { ...MOVE, t: 'constructor' }],
    ['the name __proto__', { ...MOVE, t: '__proto__' }],
    ['a seat', { ...MOVE, seat: 1 }],
    ['a person', { ...MOVE, person: 'iUYKWNxSnbG_EKLX' }],
    ['a key __proto__', withField(MOVE, '"__proto__":{"seat":1}')],
    ['a key constructor', withField(MOVE, '"constructor":{"prototype":{"seat":1}}')],
    ['only a prototype', JSON.parse(`{"__proto__":${JSON.stringify(MOVE)}}`)],
    ['no end of a number', { ...MOVE, ply: JSON.parse('1e999') }],
    ['a huge number', { ...MOVE, ply: Number.MAX_VALUE }],
    ['a number below nothing', { ...MOVE, ply: -1 }],
    ['a broken number', { ...MOVE, ply: 0.5 }],
    ['a number as text', { ...MOVE, ply: '3' }],
    ['a table that leads elsewhere', { ...MOVE, table: '../../etc/passwd' }],
    ['a table of 10,000 characters', { ...MOVE, table: 'a'.repeat(10_000) }],
    ['an id of 10,000 characters', { ...MOVE, id: 'a'.repeat(10_000) }],
    ['an id that is a name of nothing', { ...MOVE, id: '' }],
    ['deep nesting for an id', { ...MOVE, id: nested(DEEP) }],
    ['deep nesting for a move', { ...MOVE, move: nested(DEEP) }],
    ['deep nesting for what a move does', { ...MOVE, move: { do: nested(DEEP) } }],
    ['a move of 10,000 characters', { ...MOVE, move: { do: 'a'.repeat(10_000) } }],
    ['nine answers in advance', { t: 'plan', id: 'p1', table: TABLE, moves: new Array(9).fill(MOVE.move) }],
    ['talk of 10,000 characters', { ...CHAT, text: 'a'.repeat(10_000) }],
    ['a room of its own', { ...CHAT, room: 'host' }],
  ])('with %s is refused', (_what, message) => {
    expect(fits(ClientMessage, message)).toBe(false);
  });

  test('has no prototype left in its move', () => {
    const text = `{"do":"go","__proto__":{"seat":1},"constructor":{"prototype":{"seat":1}}}`;
    const message = v.parse(ClientMessage, { ...MOVE, move: JSON.parse(text) });
    expect(JSON.stringify(message)).toBe(JSON.stringify({ ...MOVE, move: { do: 'go' } }));
    expect(({} as { seat?: number }).seat).toBeUndefined();
  });

  test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
    'that the schema lets through is no legal move of %s',
    (_id, game) => {
      const read = readOptions(game, game.seats.max);
      if ('problem' in read) throw new Error(read.problem);
      const s = start(game, game.seats.max, read.options, silentTurn(new FastRng('hostile')));
      const strange = [nested(DEEP), Number.MAX_VALUE, JSON.parse('1e999'), '\u202e', { a: nested(DEEP - 10) }];
      for (const value of strange) {
        const message = v.parse(ClientMessage, { ...MOVE, move: { do: 'go', to: value } });
        if (message.t !== 'move') throw new Error('no move');
        expect(judge(game, s, active(s), message.move)).toMatchObject({ refused: expect.any(String) });
      }
    },
  );
});

describe('a hostile name', () => {
  test.each([
    ['of 10,000 characters', 'a'.repeat(10_000)],
    ['one character too long', 'a'.repeat(LONGEST_NAME + 1)],
    ['of spaces', ' \t\n '],
    ['with a right-to-left override', 'Asha \u202eahsA'],
    ['with an isolate', 'Asha\u2067'],
    ['with a space of no width', 'As\u200bha'],
    ['with a zero byte', 'Asha\u0000'],
    ['with a character of private use', 'Asha\ue000'],
    ['that is a list', ['Asha']],
  ])('%s is refused', (_what, name) => {
    expect(fits(api.Rename, { name })).toBe(false);
  });

  test('is one line without spaces around it', () => {
    expect(v.parse(api.Name, '  Asha \n\u2028 Begum ')).toBe('Asha Begum');
  });
});

describe('a hostile body', () => {
  test.each([
    ['a table with a key __proto__', api.NewTable, withField(NEW_TABLE, '"__proto__":{"host":"me"}')],
    ['a table with a seed', api.NewTable, { ...NEW_TABLE, seed: 'mine' }],
    ['a table of one seat', api.NewTable, { ...NEW_TABLE, seats: [{ kind: 'me' }] }],
    ['a table of nine seats', api.NewTable, { ...NEW_TABLE, seats: new Array(9).fill({ kind: 'open' }) }],
    ["a table with somebody's seat", api.NewTable, { ...NEW_TABLE, seats: [{ kind: 'person', person: 'x' }] }],
    [
      'a bot of the prototype',
      api.NewTable,
      { ...NEW_TABLE, seats: [{ kind: 'me' }, { kind: 'bot', bot: '__proto__' }] },
    ],
    [
      'minutes without end',
      api.NewTable,
      { ...NEW_TABLE, pace: { kind: 'live', minutes: JSON.parse('1e999'), increment: 0 } },
    ],
    ['no minutes', api.NewTable, { ...NEW_TABLE, pace: { kind: 'live', minutes: 0, increment: 0 } }],
    ['a day that never comes', api.NewTable, { ...NEW_TABLE, pace: { kind: 'days', days: Number.MAX_VALUE } }],
    ['a seat far away', api.Sit, { seat: Number.MAX_SAFE_INTEGER }],
    ['half a seat', api.Sit, { seat: 0.5 }],
    ['an invitation of 10,000 characters', api.Sit, { seat: 0, invitation: 'a'.repeat(10_000) }],
    ['a code of 10,000 characters', api.Recover, { code: 'A'.repeat(10_000) }],
    ['an address of 10,000 characters', api.Mail, { mail: `${'a'.repeat(10_000)}@example.org` }],
    ['two addresses', api.Mail, { mail: 'a@example.org,b@example.org' }],
    ['an address with a second line', api.Mail, { mail: 'a@example.org\nBcc: b@example.org' }],
    ['a device over plain http', api.Subscription, { endpoint: 'http://push.example', keys: { p256dh: '', auth: '' } }],
    ['a line below the first', api.Report, { room: 'players', n: 0 }],
  ])('with %s is refused', (_what, schema, body) => {
    expect(fits(schema, body)).toBe(false);
  });

  test.each(Object.values(GAMES).map((game) => [game.id, game] as const))(
    'with options that %s does not know is refused by the game',
    (_id, game) => {
      const strange = [nested(5000), Number.MAX_VALUE, '\u202e'.repeat(1000)];
      for (const options of [...strange.map((value) => ({ strange: value })), nested(5000)]) {
        const asked = v.parse(api.NewTable, { ...NEW_TABLE, options });
        expect(readOptions(game, game.seats.max, asked.options)).toHaveProperty('problem');
      }
    },
  );
});
