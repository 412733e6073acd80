import { describe, expect, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../online/protocol.ts';
import { Connection, type Line, type Means } from './connection.ts';

const TABLE = 'table123';

/** A connection whose server says what the test says, and whose timers go when the test says so. */
function opened() {
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
  hears({ t: 'hello', v: 1, person: 'ada', name: 'Ada', time: 0 });
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
