/**
 * npm run bench:server: a real server under load on this machine, which runs server and players together. A thousand tables with
 * four seats each; the players answer at a set rate, then faster, until the slowest hundredth of the answers takes too long.
 * --store sqlite, postgres, both or none says what is loaded. With --write the figures go to docs/bench-server.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commit, machine } from '../src/cli/machine.ts';
import { GAMES } from '../src/games/registry.ts';
import { FastRng } from '../src/kernel/index.ts';
import { openStore } from '../src/server/store/open.ts';
import { Person } from '../test/online/client.ts';
import { type ServerNode, startNode } from '../test/online/node.ts';
import { startPostgres } from '../test/services/postgres.ts';
import { atRate, forEachOf, Pacer, quantile, type Row, seatAtBombay, told } from './load.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    rates: { type: 'string', default: '500,750,1000,1500,2000,3000' },
    stored: { type: 'string', default: '10000' },
    write: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const SEATS = 4;
const SECONDS = Number(values.seconds);
const BOUND_MS = 100;
/** How long the table is that is opened, in answers, and how many of them are opened one after another. */
const OPENED_PLIES = 400;
const OPENED_TABLES = 12;
const OPENED_BOUND_MS = 30;

/** What the server counts of itself. */
async function metricOf(node: ServerNode, name: string): Promise<number> {
  const text = await (await fetch(`${node.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/** A thousand tables with their people. */
async function filled(node: ServerNode, pacer: Pacer): Promise<Person[]> {
  const all: Person[] = [];
  await forEachOf(TABLES, 8, async (i) => {
    const people = Array.from(
      { length: SEATS },
      (_, seat) => new Person(`p${seat}`, [node.url], new FastRng(`${i}/${seat}`)),
    );
    for (const person of people) {
      await person.enter();
      person.hold = pacer.hold;
      person.playing = true;
    }
    for (const person of people) await person.connect();
    await seatAtBombay(people);
    all.push(...people);
    if (all.length % 400 === 0) process.stderr.write(`\r  ${all.length / SEATS} tables of ${TABLES} `);
  });
  process.stderr.write('\r');
  return all;
}

async function load(name: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  console.log(`${name}: ${TABLES} tables with ${SEATS} seats`);
  const node = await startNode(env);
  const pacer = new Pacer();
  const vitals = async () => ({
    memory: await metricOf(node, 'process_resident_memory_bytes'),
    worked: await metricOf(node, 'process_cpu_seconds_total'),
  });
  const rows: Row[] = [];
  try {
    const people = await filled(node, pacer);
    for (const rate of values.rates.split(',').map(Number)) {
      const row = await atRate(rate, SECONDS, pacer, people, vitals);
      rows.push(row);
      console.log(`  ${told(row)}`);
      if (row.p99 > BOUND_MS) break;
    }
    const sizes = people.flatMap((person) => person.sizes).sort((a, b) => a - b);
    console.log(`  a delta: median ${quantile(sizes, 0.5)} characters, 99 in 100 below ${quantile(sizes, 0.99)}`);
    deltas.push(`${name}: median ${quantile(sizes, 0.5)}, 99 in 100 below ${quantile(sizes, 0.99)}`);
    for (const person of people) person.close();
  } finally {
    await node.stop();
  }
  return rows;
}

const deltas: string[] = [];

interface Start {
  readonly ready: number;
  readonly plies: number;
  /** Milliseconds from asking for a table to its view: the first one after the start, and the median of those after it. */
  readonly first: number;
  readonly median: number;
}

/** A long table: three bots and a person who answers at random. Its length in answers. */
async function longTable(node: ServerNode): Promise<{ readonly id: string; readonly plies: number }> {
  const person = new Person('ada', [node.url], new FastRng('start'));
  await person.enter();
  const { card } = await person.open({
    game: 'agra',
    options: {},
    seats: Array.from({ length: GAMES['agra']?.seats.max ?? 4 }, (_, i) =>
      i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'apprentice' },
    ),
    pace: { kind: 'free' },
    late: 'standIn',
    visibility: 'link',
  });
  person.playing = true;
  await person.connect();
  person.join(card.id);
  const known = () => person.tables.get(card.id);
  const end = Date.now() + 120_000;
  while ((known()?.ply ?? 0) < OPENED_PLIES && known()?.seen?.outcome == null && Date.now() < end) await pause(20);
  person.close();
  return { id: card.id, plies: known()?.ply ?? 0 };
}

/** Writes a table again under other names: whole, and as many that have only begun. */
async function copies(data: string, id: string): Promise<string[]> {
  const store = await openStore({ DURBAR_DATA: data });
  const [table, turn, snapshot] = await Promise.all([
    store.get('table', id),
    store.get('turn', id),
    store.snapshot(id),
  ]);
  const log = await store.log(id, 0);
  const shelved = { value: turn?.value, due: null };
  const whole = Array.from({ length: OPENED_TABLES }, (_, i) => `whole${String(i).padStart(8, '0')}`);
  for (const copy of whole) {
    await store.put({ kind: 'table', id: copy, version: 0, value: table?.value });
    const rows = log.map(({ ply, entry }) =>
      store.append({ table: copy, ply, entry, turn: shelved, ...(snapshot && { snapshot }) }),
    );
    await Promise.all(rows);
  }
  for (let i = 0; i < Number(values.stored); i++) {
    const begun = `stored${String(i).padStart(8, '0')}`;
    void store.put({ kind: 'table', id: begun, version: 0, value: table?.value, keys: ['person:nobody'] });
    await store.append({ table: begun, ply: 0, entry: log[0]?.entry, turn: shelved });
  }
  await store.close();
  return whole;
}

/** How long a server takes to be ready with many tables in its store, and to open long ones. */
async function startUp(): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
  try {
    const writer = await startNode({ DURBAR_DATA: data, DURBAR_BOT_PAUSE: '0' });
    const { id, plies } = await longTable(writer);
    await writer.stop();
    const tables = await copies(data, id);
    const began = performance.now();
    const node = await startNode({ DURBAR_DATA: data });
    const ready = performance.now() - began;
    const watcher = new Person('bo', [node.url], new FastRng('look'));
    await watcher.enter();
    await watcher.connect();
    await pause(200);
    const opened: number[] = [];
    for (const table of tables) {
      const asked = performance.now();
      watcher.join(table);
      while (!watcher.tables.get(table)?.seen) await pause(1);
      opened.push(performance.now() - asked);
      watcher.say({ t: 'leave', table });
    }
    watcher.close();
    await node.stop();
    const [first = 0, ...rest] = opened;
    return {
      ready,
      plies,
      first,
      median: quantile(
        rest.toSorted((a, b) => a - b),
        0.5,
      ),
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const results: { readonly name: string; readonly rows: readonly Row[] }[] = [];
const start = await startUp();
console.log(
  `ready with ${values.stored} stored tables: ${start.ready.toFixed(0)} ms; a table of ${start.plies} answers opened in ${start.first.toFixed(1)} ms, others of that length in ${start.median.toFixed(1)} ms (bound ${OPENED_BOUND_MS} ms)`,
);
if (values.store === 'sqlite' || values.store === 'both') {
  const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
  results.push({ name: 'SQLite', rows: await load('SQLite', { DURBAR_DATA: data }) });
  rmSync(data, { recursive: true, force: true });
}
if (values.store === 'postgres' || values.store === 'both') {
  const postgres = await startPostgres();
  results.push({ name: 'PostgreSQL', rows: await load('PostgreSQL', { DATABASE_URL: await postgres.database() }) });
  await postgres.stop();
}

if (values.write) {
  const best = (rows: readonly Row[]) => rows.filter((row) => row.p99 <= BOUND_MS).at(-1);
  const text = [
    '# The server under load',
    '',
    `Written by \`npm run bench:server -- --write\` at ${commit()} on ${machine().cores} × ${machine().cpu}.`,
    '',
    `Server and players on this one machine: ${TABLES} live tables of Bombay with ${SEATS} seats, ${TABLES * SEATS} sockets, ${SECONDS} s at each rate. The time is`,
    'from the answer sent to the answer acknowledged, which is after it is durable.',
    '',
    ...results.flatMap(({ name, rows }) => [
      `## ${name}`,
      '',
      '| asked for, answers/s | given, answers/s | median | 99 in 100 | slowest | refused | memory of the server | processor time an answer |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows.map(
        (row) =>
          `| ${row.rate} | ${row.held.toFixed(0)} | ${row.p50.toFixed(1)} ms | ${row.p99.toFixed(1)} ms | ${row.worst.toFixed(0)} ms | ${row.refused} | ${(row.memory / 1e6).toFixed(0)} MB | ${row.work.toFixed(2)} ms |`,
      ),
      '',
      best(rows)
        ? `Highest rate held with 99 in 100 below ${BOUND_MS} ms: ${best(rows)?.held.toFixed(0)} answers a second.`
        : `No rate was held with 99 in 100 below ${BOUND_MS} ms.`,
      '',
    ]),
    '## Messages',
    '',
    ...deltas.map((line) => `- A delta, in characters, uncompressed. ${line}`),
    '',
    '## Starting',
    '',
    `- Ready with ${values.stored} stored tables after ${start.ready.toFixed(0)} ms, the start of the process included.`,
    `- A table of Agra with ${start.plies} answers, from asking over the socket to its view: ${start.first.toFixed(1)} ms for the first one after the`,
    `  start, ${start.median.toFixed(1)} ms for the median of the ${OPENED_TABLES - 1} after it (bound ${OPENED_BOUND_MS} ms).`,
    '',
  ].join('\n');
  const file = join(import.meta.dirname, '..', 'docs', 'bench-server.md');
  writeFileSync(file, text);
  console.log(`wrote ${readFileSync(file).length} bytes to docs/bench-server.md`);
}
process.exit(0);
