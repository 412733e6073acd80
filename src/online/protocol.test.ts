import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as api from './api.ts';
import { type Delta, difference, type Json, patched } from './delta.ts';
import {
  ClientMessage,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_TALK,
  PROTOCOL,
  type Reason,
  type ServerMessage,
  type TableCard,
} from './protocol.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'protocol.md'), 'utf8');

/** The examples of one kind: each line of a block ```json kind. */
function examples(kind: string): Json[] {
  const blocks = page.matchAll(/```json (\S+)\n([\s\S]*?)```/g);
  return [...blocks]
    .filter(([, named]) => named === kind)
    .flatMap(([, , text = '']) => text.trim().split('\n'))
    .map((line) => JSON.parse(line));
}

function fits(schema: v.GenericSchema, value: unknown): boolean {
  return v.safeParse(schema, value).success;
}

/** What the words of the page name: everything between back quotes. */
const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word));

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.nullable(place);
const plain = v.custom<object>((value) => typeof value === 'object' && value !== null);
const delta = v.nullable(v.custom<Delta>((value) => typeof value === 'object' && value !== null));
const event = v.looseObject({ is: v.string() });
const undo = v.picklist(['nothing', 'chance', 'seen', 'otherSeat', 'over', 'tooOften']);
const redo = v.picklist(['nothing', 'otherSeat']);

const card: v.GenericSchema<TableCard> = v.strictObject({
  id: v.string(),
  game: v.string(),
  rules: place,
  options: plain,
  seats: v.array(
    v.strictObject({
      kind: v.picklist(['open', 'person', 'bot']),
      name: v.string(),
      bot: v.nullable(v.string()),
      person: v.nullable(v.string()),
    }),
  ),
  pace: api.NewTable.entries.pace,
  late: v.picklist(['standIn', 'loses']),
  visibility: v.picklist(['open', 'link']),
  status: v.picklist(['gathering', 'playing', 'over', 'closed']),
  host: v.string(),
  slow: place,
  waiting: v.array(place),
  ply: place,
  changed: v.number(),
  next: v.nullable(v.string()),
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  you: seat,
});

/** Every reason; the type holds that none is missing. */
const REASONS = Object.keys({
  notYourQuestion: true,
  notLegal: true,
  unknownShape: true,
  gameOver: true,
  'undo:nothing': true,
  'undo:chance': true,
  'undo:seen': true,
  'undo:otherSeat': true,
  'undo:over': true,
  'undo:tooOften': true,
  'redo:nothing': true,
  'redo:otherSeat': true,
  behind: true,
  notSeated: true,
  noTable: true,
  notStarted: true,
  readOnly: true,
  notStored: true,
  malformed: true,
  tooFast: true,
  muted: true,
  version: true,
} satisfies Record<Reason, true>);

const PROBLEMS = Object.keys({
  malformed: true,
  notFound: true,
  notYours: true,
  taken: true,
  started: true,
  notFull: true,
  options: true,
  invitation: true,
  tooFast: true,
  passkey: true,
  code: true,
  notStored: true,
  fault: true,
} satisfies Record<api.ApiProblem, true>);

const reason = v.custom<Reason>((value) => typeof value === 'string' && REASONS.includes(value));
const table = { table: v.string() };

/** What the server says, as strict as the types: a field too many or too few in an example does not pass. */
const SERVER = {
  hello: v.strictObject({
    t: v.literal('hello'),
    v: v.literal(PROTOCOL),
    person: v.string(),
    name: v.string(),
    time: v.number(),
  }),
  table: v.strictObject({ t: v.literal('table'), card }),
  view: v.strictObject({
    t: v.literal('view'),
    ...table,
    ply: place,
    seen: v.strictObject({
      seat,
      world: v.nullable(plain),
      view: v.nullable(plain),
      waiting: v.array(place),
      log: v.array(v.strictObject({ ply: place, seat, events: v.array(event) })),
      undo: v.nullable(undo),
      redo: v.nullable(redo),
      outcome: v.null(),
      plan: v.array(plain),
      dropped: v.nullable(v.picklist(['question', 'own', 'notLegal', 'outcome'])),
      clock: v.nullable(v.strictObject({ left: v.array(v.number()), running: v.array(place) })),
      standIns: v.array(place),
      asked: v.number(),
    }),
    time: v.number(),
  }),
  delta: v.strictObject({ t: v.literal('delta'), ...table, from: place, ply: place, delta, time: v.number() }),
  ack: v.strictObject({ t: v.literal('ack'), id: v.string(), ...table, ply: place }),
  refuse: v.strictObject({
    t: v.literal('refuse'),
    id: v.nullable(v.string()),
    table: v.nullable(v.string()),
    reason,
    rule: v.exactOptional(v.string()),
  }),
  past: v.strictObject({ t: v.literal('past'), id: v.string(), ...table, answers: place, view: v.nullable(plain) }),
  talk: v.strictObject({
    t: v.literal('talk'),
    ...table,
    room: v.picklist(['players', 'spectators']),
    lines: v.array(
      v.strictObject({ n: place, person: v.string(), name: v.string(), text: v.string(), at: v.number() }),
    ),
  }),
  presence: v.strictObject({ t: v.literal('presence'), ...table, here: v.array(v.string()), spectators: place }),
  moving: v.strictObject({ t: v.literal('moving') }),
} satisfies { readonly [T in ServerMessage['t']]: v.GenericSchema<Extract<ServerMessage, { readonly t: T }>> };

const Spoken = v.union(Object.values(SERVER));

const Me: v.GenericSchema<api.Me> = v.strictObject({
  person: v.string(),
  name: v.string(),
  passkeys: v.array(v.strictObject({ id: v.string(), added: v.number(), used: v.number() })),
  recovery: v.boolean(),
  mail: v.nullable(v.string()),
  push: place,
  pushKey: v.string(),
  mails: v.boolean(),
});

describe('docs/protocol.md', () => {
  test.each(examples('client').map((message) => [JSON.stringify(message), message] as const))(
    'the server understands %s',
    (_text, message) => {
      expect(v.safeParse(ClientMessage, message).issues).toBeUndefined();
    },
  );

  test.each(examples('server').map((message) => [JSON.stringify(message).slice(0, 60), message] as const))(
    'the server says %s…',
    (_text, message) => {
      expect(v.safeParse(Spoken, message).issues).toBeUndefined();
    },
  );

  test('shows every message of both sides', () => {
    const shown = (kind: string) =>
      examples(kind).map((message) => v.parse(v.looseObject({ t: v.string() }), message).t);
    const said = ClientMessage.options.map((option) => option.entries.t.literal);
    expect(new Set(shown('client'))).toEqual(new Set(said));
    expect(new Set(shown('server'))).toEqual(new Set(Object.keys(SERVER)));
  });

  test('names every reason and every problem', () => {
    expect([...REASONS, ...PROBLEMS].filter((word) => !named.has(word))).toEqual([]);
  });

  test('shows bodies of HTTP that fit', () => {
    for (const body of examples('new-table')) expect(fits(api.NewTable, body)).toBe(true);
    for (const body of examples('sit')) expect(fits(api.Sit, body)).toBe(true);
    for (const body of examples('me')) expect(fits(Me, body)).toBe(true);
    const opened = v.strictObject({ card, invitation: v.string() });
    for (const body of examples('opened')) expect(fits(opened, body)).toBe(true);
    const problem = v.strictObject({ problem: v.picklist(PROBLEMS) });
    for (const body of examples('problem')) expect(fits(problem, body)).toBe(true);
    for (const kind of ['new-table', 'sit', 'me', 'opened', 'problem']) expect(examples(kind)).not.toEqual([]);
  });

  test('explains a delta that does what it says', () => {
    const [before = null] = examples('before');
    const [after = null] = examples('after');
    const [written = null] = examples('difference');
    const found = difference(before, after);
    expect(found).toEqual(written);
    expect(patched(before, found)).toEqual(after);
  });

  test('tells the limits that the schemas have', () => {
    expect(page).toContain(`${LONGEST_MESSAGE.toLocaleString('en')} bytes`);
    expect(page).toContain(`| a name | ${LONGEST_NAME} characters`);
    expect(page).toContain(`| a line of talk | ${LONGEST_TALK} characters`);
  });
});
