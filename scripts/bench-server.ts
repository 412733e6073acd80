/**
 * npm run bench:server: a real server under load on this machine, which runs server and players together. A thousand tables with
 * four seats each; the players answer at a set rate, then faster, until the slowest hundredth of the answers takes too long.
 * With --write the figures go to docs/bench-server.md.
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
const OPENED_PLIES = 400;

interface Row {
  readonly rate: number;
  readonly held: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly refused: number;
  readonly memory: number;
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

/** Lets waiting answers go at a steady rate, in the order in which they came. */
class Pacer {
  readonly #queue: (() => void)[] = [];
  #rate = 0;
  #owed = 0;
  #last = performance.now();
  given = 0;

  constructor() {
    setInterval(() => this.#give(), 5).unref();
  }

  set rate(rate: number) {
    this.#rate = rate;
    this.#owed = 0;
    this.#last = performance.now();
  }

  hold = (answer: () => void) => void this.#queue.push(answer);

  #give(): void {
    const now = performance.now();
    this.#owed = Math.min(this.#rate / 4, this.#owed + (this.#rate * (now - this.#last)) / 1000);
    this.#last = now;
    for (; this.#owed >= 1; this.#owed--) {
      const answer = this.#queue.shift();
      if (answer === undefined) return;
      this.given++;
      answer();
    }
  }
}

async function memoryOf(node: ServerNode): Promise<number> {
  const text = await (await fetch(`${node.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
}

/** A thousand tables with their people. */
async function filled(node: ServerNode, pacer: Pacer): Promise<Person[]> {
  const all: Person[] = [];
  const groups = Array.from({ length: TABLES }, (_, i) => i);
  const worker = async () => {
    for (let i = groups.shift(); i !== undefined; i = groups.shift()) {
      const people = Array.from(
        { length: SEATS },
        (_, seat) => new Person(`p${seat}`, [node.url], new FastRng(`${i}/${seat}`)),
      );
      for (const person of people) {
        await person.enter();
        person.hold = pacer.hold;
        person.playing = true;
      }
      const [host, ...guests] = people;
      if (!host) return;
      const seats = people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
      const { card, invitation } = await host.open({
        game: 'bombay',
        options: {},
        seats,
        pace: { kind: 'live', minutes: 60, increment: 5 },
        late: 'standIn',
        visibility: 'link',
      });
      for (const [at, guest] of guests.entries())
        await guest.post(`/api/tables/${card.id}/sit`, { seat: at + 1, invitation });
      for (const person of people) {
        await person.connect();
        person.join(card.id);
      }
      await host.post(`/api/tables/${card.id}/start`, {});
      all.push(...people);
      if (all.length % 400 === 0) process.stderr.write(`\r  ${all.length / SEATS} tables of ${TABLES} `);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  process.stderr.write('\r');
  return all;
}

async function load(name: string, env: NodeJS.ProcessEnv): Promise<Row[]> {
  console.log(`${name}: ${TABLES} tables with ${SEATS} seats`);
  const node = await startNode(env);
  const pacer = new Pacer();
  const rows: Row[] = [];
  try {
    const people = await filled(node, pacer);
    for (const rate of values.rates.split(',').map(Number)) {
      for (const person of people) {
        person.latencies.length = 0;
        person.refused.length = 0;
      }
      pacer.rate = rate;
      const before = pacer.given;
      const began = performance.now();
      await pause(SECONDS * 1000);
      pacer.rate = 0;
      const held = (pacer.given - before) / ((performance.now() - began) / 1000);
      await pause(1000);
      const times = people.flatMap((person) => person.latencies).sort((a, b) => a - b);
      const row = {
        rate,
        held,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        worst: times.at(-1) ?? 0,
        refused: people.reduce((sum, person) => sum + person.refused.length, 0),
        memory: await memoryOf(node),
      };
      rows.push(row);
      console.log(
        `  ${rate}/s asked, ${row.held.toFixed(0)}/s held: p50 ${row.p50.toFixed(1)} ms, p99 ${row.p99.toFixed(1)} ms, worst ${row.worst.toFixed(0)} ms, refused ${row.refused}, ${(row.memory / 1e6).toFixed(0)} MB`,
      );
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

/** How long a server takes to be ready with many tables in its store, and to open a long one. */
async function startUp(): Promise<{ readonly ready: number; readonly opened: number; readonly plies: number }> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
  try {
    const first = await startNode({ DURBAR_DATA: data, DURBAR_BOT_PAUSE: '0' });
    const person = new Person('ada', [first.url], new FastRng('start'));
    await person.enter();
    const { card } = await person.open({
      game: 'amul',
      options: {},
      seats: Array.from({ length: GAMES['amul']?.seats.max ?? 5 }, (_, i) =>
        i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'apprentice' },
      ),
      pace: { kind: 'free' },
      late: 'standIn',
      visibility: 'link',
    });
    person.playing = true;
    await person.connect();
    person.join(card.id);
    const end = Date.now() + 60_000;
    while (
      (person.tables.get(card.id)?.ply ?? 0) < OPENED_PLIES &&
      person.tables.get(card.id)?.seen?.outcome == null &&
      Date.now() < end
    )
      await pause(20);
    const plies = person.tables.get(card.id)?.ply ?? 0;
    person.close();
    await first.stop();
    const store = await openStore({ DURBAR_DATA: data });
    const [table, turn] = await Promise.all([store.get('table', card.id), store.get('turn', card.id)]);
    const log = await store.log(card.id, 0);
    for (let i = 0; i < Number(values.stored); i++) {
      const id = `stored${String(i).padStart(8, '0')}`;
      void store.put({ kind: 'table', id, version: 0, value: table?.value, keys: ['person:nobody'] });
      await store.append({ table: id, ply: 0, entry: log[0]?.entry, turn: { value: turn?.value, due: null } });
    }
    await store.close();
    const began = performance.now();
    const node = await startNode({ DURBAR_DATA: data });
    const ready = performance.now() - began;
    const opening: number[] = [];
    const watcher = new Person('bo', [node.url], new FastRng('look'));
    await watcher.enter();
    await watcher.connect();
    await pause(200);
    const asked = performance.now();
    watcher.join(card.id);
    while (!watcher.tables.get(card.id)?.seen) await pause(1);
    opening.push(performance.now() - asked);
    watcher.close();
    await node.stop();
    return { ready, opened: opening[0] ?? 0, plies };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const results: { readonly name: string; readonly rows: readonly Row[] }[] = [];
const start = await startUp();
console.log(
  `ready with ${values.stored} stored tables: ${start.ready.toFixed(0)} ms; a table of ${start.plies} answers opened in ${start.opened.toFixed(1)} ms`,
);
if (values.store !== 'postgres') {
  const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
  results.push({ name: 'SQLite', rows: await load('SQLite', { DURBAR_DATA: data }) });
  rmSync(data, { recursive: true, force: true });
}
if (values.store !== 'sqlite') {
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
      '| asked for, answers/s | given, answers/s | median | 99 in 100 | slowest | refused | memory of the server |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows.map(
        (row) =>
          `| ${row.rate} | ${row.held.toFixed(0)} | ${row.p50.toFixed(1)} ms | ${row.p99.toFixed(1)} ms | ${row.worst.toFixed(0)} ms | ${row.refused} | ${(row.memory / 1e6).toFixed(0)} MB |`,
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
    `- A table of ${start.plies} answers opened in ${start.opened.toFixed(1)} ms, from asking over the socket to its view.`,
    '',
  ].join('\n');
  const file = join(import.meta.dirname, '..', 'docs', 'bench-server.md');
  writeFileSync(file, text);
  console.log(`wrote ${readFileSync(file).length} bytes to docs/bench-server.md`);
}
process.exit(0);
