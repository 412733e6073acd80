/** Messages that nobody of good will sends. Most are made of an honest player's answer: whoever lies stays close to the truth. */
import type { Rng } from '../../kernel/index.ts';
import { LONGEST_MESSAGE } from '../../online/protocol.ts';

export interface Hostile {
  readonly text: string | Buffer;
  readonly binary: boolean;
  /** Whether the house closes the line over it: nothing that comes after is read. */
  readonly ends: boolean;
}

export interface Loot {
  /** Answers as honest players sent them. */
  readonly honest: readonly string[];
  readonly tables: readonly string[];
  /** A name that no message had before. */
  name(): string;
}

type Plain = Record<string, unknown>;
type Make = (rng: Rng, loot: Loot) => Hostile;

function pick<T>(rng: Rng, list: readonly T[]): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const text = (message: unknown): Hostile => ({ text: JSON.stringify(message), binary: false, ends: false });
const raw = (words: string): Hostile => ({ text: words, binary: false, ends: false });

/** An honest answer; before the first one has come, something like it. */
function stolen(rng: Rng, { honest, tables }: Loot): string {
  if (honest.length > 0) return pick(rng, honest);
  return JSON.stringify({ t: 'move', id: 'first', table: pick(rng, tables), ply: 0, move: { do: 'end' } });
}

function base(rng: Rng, loot: Loot): Plain {
  // A text of our own making.
  return { ...(JSON.parse(stolen(rng, loot)) as Plain), id: loot.name() };
}

/** Any value that JSON has, the larger and the stranger the better. */
const VALUES: readonly ((rng: Rng) => unknown)[] = [
  () => null,
  () => true,
  (rng) => rng.int(2000) - 1000,
  (rng) => rng.int(1000) / 7,
  () => Number.MAX_SAFE_INTEGER,
  () => -Number.MAX_VALUE,
  () => '',
  () => 'constructor',
  () => '__proto__',
  () => 'toString',
  (rng) => '\u202e\u0000\ud800'.repeat(1 + rng.int(50)),
  (rng) => 'a'.repeat(rng.int(4000)),
  () => [],
  () => [[], [[]]],
  () => ({}),
  () => ({ do: 'end' }),
  () => ({ length: 1e9 }),
];

const PLIES = [-1, 0, 0.5, 1, 1_000_000, 1_000_001, 2 ** 31, 2 ** 53, 1e308, '0', null, [0], { valueOf: 0 }];
const NUMBERS = ['1e999', '-1e999', '9'.repeat(400), '1e308', '-0', '0.1e-400', '1E+2', '18446744073709551616'];
const KEYS = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', 'then', 'toJSON'];
const SEATS = ['seat', 'person', 'by', 'message', 'at', 'draws', 'events', 'seed', 'admin', 'undo'];
const WORDS = ['<script>alert(1)</script>', '\u202e', '\u0000', 'a'.repeat(501), ' '.repeat(500), '😀'.repeat(250)];

const MAKES: readonly (readonly [weight: number, Make])[] = [
  // Word for word: by somebody else, or by its own sender once more.
  [14, (rng, loot) => raw(stolen(rng, loot))],
  // As it was, under a new name: an answer given twice, or for another seat.
  [10, (rng, loot) => text(base(rng, loot))],
  // One value of the answer is another.
  [
    14,
    (rng, loot) => {
      const message = base(rng, loot);
      const move = { ...(message['move'] as Plain) };
      const [key, value] = pick(rng, Object.entries(move));
      move[key] =
        typeof value === 'number' ? value + rng.int(5) - 2 : rng.int(2) === 0 ? `${value}x` : pick(rng, VALUES)(rng);
      return text({ ...message, move });
    },
  ],
  // One field of the message is another.
  [
    8,
    (rng, loot) => {
      const message = base(rng, loot);
      message[pick(rng, Object.keys(message))] = pick(rng, VALUES)(rng);
      return text(message);
    },
  ],
  [6, (rng, loot) => text({ ...base(rng, loot), table: pick(rng, loot.tables) })],
  [6, (rng, loot) => text({ ...base(rng, loot), ply: pick(rng, PLIES) })],
  [6, (rng, loot) => text({ ...base(rng, loot), ply: rng.int(400) })],
  [5, (rng, loot) => text({ ...base(rng, loot), [pick(rng, SEATS)]: pick(rng, VALUES)(rng) })],
  // A key of the prototype, in the message or in its answer.
  [
    6,
    (rng, loot) => {
      const words = JSON.stringify(base(rng, loot));
      const key = `"${pick(rng, KEYS)}":${JSON.stringify(pick(rng, VALUES)(rng))},`;
      const at = rng.int(2) === 0 ? 1 : words.lastIndexOf('{') + 1;
      return raw(words.slice(0, at) + key + words.slice(at));
    },
  ],
  // A number as no programme writes it.
  [5, (rng, loot) => raw(JSON.stringify(base(rng, loot)).replace(/\d+(?=[,}])/, pick(rng, NUMBERS)))],
  // Lists in lists, objects in objects.
  [
    4,
    (rng, loot) => {
      const depth = 1 + rng.int(LONGEST_MESSAGE / 2 - 200);
      const deep =
        rng.int(2) === 0
          ? '['.repeat(depth) + ']'.repeat(depth)
          : `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`;
      return raw(
        `{"t":"move","id":"${loot.name()}","table":"${pick(rng, loot.tables)}","ply":0,"move":{"do":"end","a":${deep}}}`,
      );
    },
  ],
  // Cut off, or with wrong letters in it.
  [4, (rng, loot) => raw(stolen(rng, loot).slice(0, -1 - rng.int(60)))],
  [
    5,
    (rng, loot) => {
      const letters = [...stolen(rng, loot)];
      for (let i = 0; i < 1 + rng.int(3); i++) letters[rng.int(letters.length)] = String.fromCharCode(32 + rng.int(95));
      return raw(letters.join(''));
    },
  ],
  [2, (rng, loot) => ({ text: Buffer.from(stolen(rng, loot)), binary: true, ends: false })],
  [
    1,
    (rng) => ({
      text: Buffer.from(Array.from({ length: rng.int(300) }, () => rng.int(256))),
      binary: true,
      ends: false,
    }),
  ],
  // No UTF-8, and too long: the line is closed.
  [
    0.3,
    (rng, loot) => ({
      text: Buffer.concat([Buffer.from(stolen(rng, loot)), Buffer.from([0xc3, 0x28, 0xff])]),
      binary: false,
      ends: true,
    }),
  ],
  [0.3, (rng) => ({ text: 'x'.repeat(LONGEST_MESSAGE + 1 + rng.int(100_000)), binary: false, ends: true })],
  // Everything else that can be said, at the wrong time, by the wrong person.
  [
    5,
    (rng, loot) =>
      text({ t: pick(rng, ['undo', 'redo']), id: loot.name(), table: pick(rng, loot.tables), ply: rng.int(300) }),
  ],
  [
    4,
    (rng, loot) => {
      const move = base(rng, loot)['move'];
      return text({
        t: 'plan',
        id: loot.name(),
        table: pick(rng, loot.tables),
        moves: new Array(rng.int(10)).fill(move),
      });
    },
  ],
  [
    3,
    (rng, loot) =>
      text({
        t: 'chat',
        id: `chat-${loot.name()}`,
        table: pick(rng, loot.tables),
        room: pick(rng, ['players', 'spectators', 'host']),
        text: pick(rng, WORDS),
      }),
  ],
  [1, (rng, loot) => text({ t: 'look', id: loot.name(), table: pick(rng, loot.tables), answers: rng.int(1000) })],
  [
    2,
    (rng, loot) =>
      text({
        t: pick(rng, ['join', 'leave', 'resync']),
        table: pick(rng, loot.tables),
        ...(rng.int(2) ? { ply: pick(rng, PLIES) } : {}),
      }),
  ],
  [1, (rng) => text({ t: 'hello', v: pick(rng, [0, 2, 1e9, '1', null]) })],
  [2, (rng) => text(pick(rng, VALUES)(rng))],
];

const ALL = MAKES.reduce((sum, [weight]) => sum + weight, 0);

export function hostile(rng: Rng, loot: Loot): Hostile {
  let at = (rng.int(1_000_000) / 1_000_000) * ALL;
  for (const [weight, make] of MAKES) {
    at -= weight;
    if (at < 0) return make(rng, loot);
  }
  return text(null);
}
