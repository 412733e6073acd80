import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/registry.ts';
import { type Game, Match, moves, readOptions, waiting } from '../../kernel/index.ts';
import { difference, type Json } from '../../online/delta.ts';
import type { Seen } from '../../online/protocol.ts';
import { Asker, type Line } from './asker.ts';
import { Given } from './routes.ts';

function matchOf(id: string, seats: number): Match {
  const game = GAMES[id];
  const read = game && readOptions(game, seats);
  if (!game || !read || 'problem' in read) throw new Error(`no game ${id}`);
  return Match.simulated(game, { seats, options: read.options }, 'asked');
}

/** What seat 0 sees of a match, as the server tells it. */
function seenIn(match: Match): Seen {
  const log = [
    { ply: 0, seat: null, events: [] as [] },
    ...match.line.map(({ seat }, i) => ({ ply: i + 1, seat, events: [] as [] })),
  ];
  return {
    seat: 0,
    world: structuredClone(match.state),
    view: null,
    waiting: waiting(match.state),
    log,
    undo: 'nothing',
    redo: 'nothing',
    outcome: match.outcome,
    plan: [],
    dropped: null,
    clock: { left: match.agreed.seats === 2 ? [7000, 8000] : [7000, 8000, 9000], running: [] },
    standIns: [],
    asked: 0,
  };
}

function askerOf(match: Match) {
  const lines: Line[] = [];
  let missed = 0;
  const table = { id: 'table1', game: match.game.id, seats: match.agreed.seats };
  const asker = new Asker({ person: 'p', name: 'P' }, table, {
    tell: (line) => lines.push(line),
    missed: () => missed++,
  });
  const show = () =>
    asker.send(JSON.stringify({ t: 'view', table: 'table1', ply: match.line.length, seen: seenIn(match), time: 0 }));
  return { asker, lines, show, missed: () => missed };
}

/** Answers for a seat: its first legal move. */
function answer(match: Match, seat: number): void {
  const game: Game = match.game;
  match.answer(seat, moves(game, match.state, seat)[0]);
}

describe('a program', () => {
  test('is greeted once, and asked when it is its turn, with every legal answer and its clock', () => {
    const match = matchOf('bombay', 2);
    while (!waiting(match.state).includes(0)) answer(match, waiting(match.state)[0] ?? 0);
    const { lines, show } = askerOf(match);
    show();
    show();
    expect(lines).toEqual([
      { hello: { protocol: 1, table: 'table1', game: 'bombay', rules: 1, seats: 2, seat: 0 } },
      {
        ask: {
          id: match.line.length,
          seat: 0,
          view: match.game.view(match.state, 0),
          moves: moves(match.game, match.state, 0),
          milliseconds: 7000,
        },
      },
    ]);
  });

  test('is asked once, though others answer the same question meanwhile', () => {
    const match = matchOf('amul', 3);
    const { lines, show } = askerOf(match);
    show();
    answer(match, 1);
    show();
    expect(lines.filter((line) => 'ask' in line)).toHaveLength(1);
  });

  test('is asked again when its answer was taken back', () => {
    const match = matchOf('bombay', 2);
    while (!waiting(match.state).includes(0)) answer(match, waiting(match.state)[0] ?? 0);
    const { lines, show } = askerOf(match);
    show();
    match.answer(
      0,
      moves(match.game, match.state, 0).find((move) => move.do === 'go'),
    );
    show();
    expect(match.undo(0)).toBeNull();
    show();
    const asked = lines.flatMap((line) => ('ask' in line ? [line.ask.moves] : []));
    expect(asked).toHaveLength(3);
    expect(asked[2]).toEqual(asked[0]);
  });

  test('follows differences, and asks for the whole where one does not fit', () => {
    const match = matchOf('amul', 3);
    const { asker, lines, show, missed } = askerOf(match);
    show();
    // Documents of plain data.
    const before = seenIn(match) as unknown as Json;
    for (const seat of [0, 1, 2]) answer(match, seat);
    while (!waiting(match.state).includes(0)) answer(match, waiting(match.state)[0] ?? 0);
    const delta = difference(before, seenIn(match) as unknown as Json);
    const ply = match.line.length;
    asker.send(JSON.stringify({ t: 'delta', table: 'table1', from: 1, ply, delta, time: 0 }));
    expect([missed(), lines.length]).toEqual([1, 2]);
    asker.send(JSON.stringify({ t: 'delta', table: 'table1', from: 0, ply, delta, time: 0 }));
    expect(lines.at(-1)).toMatchObject({ ask: { id: ply, moves: moves(match.game, match.state, 0) } });
  });

  test('is told why nothing more comes', () => {
    const { asker, lines } = askerOf(matchOf('bombay', 2));
    asker.send(JSON.stringify({ t: 'refuse', id: null, table: 'table1', reason: 'readOnly' }));
    asker.send(JSON.stringify({ t: 'table', card: { status: 'closed' } }));
    expect(lines).toEqual([{ ended: 'readOnly' }, { ended: 'closed' }]);
  });
});

describe('docs/protocol.md', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const examples = (kind: string): unknown[] =>
    [...page.matchAll(new RegExp(`\`\`\`json ${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].flatMap(([, text = '']) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  const number = v.number();
  const numbers = v.array(number);
  const plain = v.looseObject({});
  const Told: v.GenericSchema<Line> = v.union([
    v.strictObject({
      hello: v.strictObject({
        protocol: number,
        table: v.string(),
        game: v.string(),
        rules: number,
        seats: number,
        seat: number,
      }),
    }),
    v.strictObject({
      ask: v.strictObject({
        id: number,
        seat: number,
        view: plain,
        moves: v.array(plain),
        milliseconds: v.nullable(number),
      }),
    }),
    v.strictObject({ over: v.strictObject({ scores: numbers, ranks: numbers }) }),
    v.strictObject({ ended: v.string() }),
  ]);

  test('shows lines and answers that fit', () => {
    expect(examples('line')).toHaveLength(4);
    for (const line of examples('line')) expect(v.safeParse(Told, line).issues).toBeUndefined();
    expect(examples('given')).toHaveLength(1);
    for (const given of examples('given')) expect(v.safeParse(Given, given).issues).toBeUndefined();
  });
});
