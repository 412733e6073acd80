import { describe, expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../online/protocol.ts';
import { Connection, type Line, type Means } from './connection.ts';

const TABLE = 'table123';

/** A connection whose server says what the test says, and whose timers go when the test says so. */
function dialled() {
  const said: ClientMessage[] = [];
  const waiting = new Set<() => void>();
  const means: Means = {
    after: (_milliseconds, run) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    chance: () => 0.5,
    messageId: () => `m${said.length}`,
  };
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void said.push(JSON.parse(text)),
    close() {},
  };
  const connection = new Connection(() => line, means);
  const hears = (message: ServerMessage) => line.onmessage?.({ data: JSON.stringify(message) });
  const held = connection.table(TABLE);
  line.onopen?.();
  return {
    connection,
    held,
    said,
    hears,
    passes() {
      for (const run of [...waiting]) {
        waiting.delete(run);
        run();
      }
    },
  };
}

/** The same, and the server has greeted. */
function opened() {
  const connected = dialled();
  connected.hears({ t: 'hello', v: 1, person: 'ada', name: 'Ada', time: 0 });
  return connected;
}

describe('a table that could not be opened because the store was away', () => {
  test('is opened again after a pause', () => {
    const { said, hears, passes } = opened();
    hears({ t: 'refuse', id: null, table: TABLE, reason: 'notStored' });
    expect(said.filter(({ t }) => t === 'join')).toHaveLength(1);
    passes();
    expect(said.slice(-1)).toEqual([{ t: 'join', table: TABLE }]);
    expect(said.filter(({ t }) => t === 'join')).toHaveLength(2);
  });

  test('is not opened again when it was left meanwhile', () => {
    const { connection, said, hears, passes } = opened();
    hears({ t: 'refuse', id: null, table: TABLE, reason: 'notStored' });
    connection.leave(TABLE);
    passes();
    expect(said.filter(({ t }) => t === 'join')).toHaveLength(1);
  });

  test('stays closed for another reason', () => {
    const { held, said, hears, passes } = opened();
    hears({ t: 'refuse', id: null, table: TABLE, reason: 'noTable' });
    passes();
    expect(held.trouble).toBe('noTable');
    expect(said.filter(({ t }) => t === 'join')).toHaveLength(1);
  });
});

describe('what the server had no ear for', () => {
  const MOVE = { t: 'move', id: 'm1', table: TABLE, ply: 0, move: { do: 'end' } } as const;
  const UNHEARD: ServerMessage = { t: 'refuse', id: null, table: null, reason: 'tooFast' };

  test('is said again after a pause, under the same id, and settles', async () => {
    const { connection, said, hears, passes } = opened();
    const reply = connection.ask(MOVE);
    hears(UNHEARD);
    hears(UNHEARD);
    expect(said.filter(({ t }) => t === 'move')).toHaveLength(1);
    passes();
    expect(said.filter(({ t }) => t === 'move')).toEqual([MOVE, MOVE]);
    // It may have been the opening of the table as well.
    expect(said.filter(({ t }) => t === 'join')).toHaveLength(2);
    hears({ t: 'ack', id: 'm1', table: TABLE, ply: 1 });
    expect(await reply).toMatchObject({ t: 'ack', ply: 1 });
    passes();
    expect(said.filter(({ t }) => t === 'move')).toHaveLength(2);
  });

  test('is said again as often as it is not heard', () => {
    const { connection, said, hears, passes } = opened();
    void connection.ask(MOVE);
    for (let i = 0; i < 3; i++) {
      hears(UNHEARD);
      passes();
    }
    expect(said.filter(({ t }) => t === 'move')).toHaveLength(4);
  });

  test('is left to the next line where this one breaks', () => {
    const { connection, said, hears, passes } = opened();
    void connection.ask(MOVE);
    hears(UNHEARD);
    connection.close();
    passes();
    expect(said.filter(({ t }) => t === 'move')).toHaveLength(1);
  });

  test('may be the greeting itself', () => {
    const { said, hears, passes } = dialled();
    hears(UNHEARD);
    passes();
    expect(said).toEqual([
      { t: 'hello', v: 1 },
      { t: 'hello', v: 1 },
    ]);
  });
});
