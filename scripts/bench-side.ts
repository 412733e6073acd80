/**
 * npm run bench:side: the engine and the server next to boardgame.io, on the same game, with the same bots and sockets, in one run.
 * With --write the figures go into docs/bench.md and the plot beside it. --only engine or --only server measures half of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withSide } from '../src/cli/bench-page.ts';
import { ForeignPlayer, openMatch } from '../src/cli/boardgame-io/client.ts';
import { BoardgameIoThread, type Mode, surroundings } from '../src/cli/boardgame-io/thread.ts';
import { USUAL_SEED } from '../src/cli/command.ts';
import { EngineThread } from '../src/cli/engine-thread.ts';
import { commit, machine } from '../src/cli/machine.ts';
import { medianRates } from '../src/cli/measure.ts';
import { type EngineSide, type ServerSide, type SideAnswer, sideInMarkdown } from '../src/cli/side-page.ts';
import { sidePlot } from '../src/cli/side-plot.ts';
import { FastRng } from '../src/kernel/index.ts';
import { Person } from '../test/online/client.ts';
import { startNode } from '../test/online/node.ts';
import { freePort, until } from '../test/services/service.ts';
import { atRate, forEachOf, type Loaded, Pacer, type Row, seatAtBombay, told } from './load.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '8' },
    rates: { type: 'string', default: '100,250,500,750,1000,1500,2000' },
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const SEATS = 4;
const SECONDS = Number(values.seconds);
const RATES = values.rates.split(',').map(Number);
const COMMON_RATE = RATES[0] ?? 100;
const BOUND_MS = 100;
/** Moves that each table has when its memory is measured. */
const ANSWERS = 20;
const ROOT = join(import.meta.dirname, '..');
const PLOT = 'bench-side.svg';
const SERVER = fileURLToPath(new URL('../src/cli/boardgame-io/server.ts', import.meta.url));

/** A server that is measured: how it starts, who sits down. */
interface Contender {
  readonly name: string;
  readonly ours: boolean;
  readonly kept: string;
  start(vitalsPort: number): Promise<Running>;
  /** Connects so many people, who can then sit down at tables and begin to play. */
  gather(server: Running, people: number, pacer: Pacer): Promise<Gathering>;
}

interface Running {
  readonly url: string;
  /** Where tables are opened. */
  readonly lobby: string;
  stop(): Promise<void>;
}

interface Gathering {
  readonly people: readonly Loaded[];
  sit(): Promise<void>;
  leave(): void;
}

/** The preload that tells what a server uses. */
function watched(port: number): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--import=${new URL('./vitals.ts', import.meta.url).href}`, VITALS_PORT: String(port) };
}

const durbar: Contender = {
  name: 'Durbar',
  ours: true,
  kept: 'on the disk (SQLite)',
  async start(vitalsPort) {
    const data = mkdtempSync(join(tmpdir(), 'durbar-bench-'));
    const node = await startNode({ DURBAR_DATA: data, NODE_ENV: 'production', ...watched(vitalsPort) });
    return {
      url: node.url,
      lobby: node.url,
      async stop() {
        await node.stop();
        rmSync(data, { recursive: true, force: true });
      },
    };
  },
  async gather({ url }, count, pacer) {
    const people: Person[] = [];
    await forEachOf(count, 8, async (i) => {
      const person = new Person(`p${i % SEATS}`, [url], new FastRng(`side/${i}`));
      await person.enter();
      await person.connect();
      person.hold = pacer.hold;
      person.playing = true;
      people[i] = person;
    });
    return {
      people,
      sit: () => forEachOf(count / SEATS, 8, (i) => seatAtBombay(people.slice(i * SEATS, (i + 1) * SEATS))),
      leave: () => {
        for (const person of people) person.close();
      },
    };
  },
};

function boardgameIo(mode: Mode): Contender {
  return {
    name: `boardgame.io, ${mode}`,
    ours: false,
    kept: 'in memory',
    async start(vitalsPort) {
      const [port, lobbyPort] = [await freePort(), await freePort()];
      const env = {
        ...surroundings(mode),
        ...watched(vitalsPort),
        PORT: String(port),
        LOBBY_PORT: String(lobbyPort),
      };
      const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      const lobby = `http://127.0.0.1:${lobbyPort}`;
      await until(async () => {
        if (child.exitCode !== null) throw new Error(`boardgame.io's server ended with ${child.exitCode}`);
        if (!(await fetch(`${lobby}/games`)).ok) throw new Error('not ready');
      }, 'boardgame.io').catch(async (error) => {
        await ended(child);
        throw error;
      });
      return { url: `http://127.0.0.1:${port}`, lobby, stop: () => ended(child) };
    },
    async gather({ url, lobby }, count, pacer) {
      const people: ForeignPlayer[] = [];
      await forEachOf(count, 8, async (i) => {
        const person = new ForeignPlayer(url, new FastRng(`side/${i}`));
        await person.connected();
        person.hold = pacer.hold;
        people[i] = person;
      });
      return {
        people,
        sit: () =>
          forEachOf(count / SEATS, 8, async (i) => {
            const { match, credentials } = await openMatch(lobby, SEATS);
            for (const [seat, secret] of credentials.entries())
              people[i * SEATS + seat]?.sit(match, String(seat), secret);
          }),
        leave: () => {
          for (const person of people) person.close();
        },
      };
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

interface Used {
  readonly held: number;
  readonly rss: number;
  readonly worked: number;
}

async function loaded(side: Contender): Promise<ServerSide> {
  console.log(`${side.name}: ${TABLES} tables with ${SEATS} seats`);
  const port = await freePort();
  const server = await side.start(port);
  const ask = async (path: string): Promise<Used> => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  const rested = async () => {
    await pause(1500);
    return (await ask('/collected')).held;
  };
  const vitals = async () => {
    const { rss, worked } = await ask('/');
    return { memory: rss, worked };
  };
  const pacer = new Pacer();
  try {
    // A first person wakes what is loaded late: it belongs to no socket and no table.
    const first = await side.gather(server, SEATS, new Pacer());
    await first.sit();
    await pause(500);
    first.leave();
    const empty = await rested();
    const { people, sit, leave } = await side.gather(server, TABLES * SEATS, pacer);
    const connected = await rested();
    await sit();
    await answersIn(pacer, TABLES * ANSWERS);
    const seated = await rested();
    const rows: Row[] = [];
    for (const rate of RATES) {
      const row = await atRate(rate, SECONDS, pacer, people, vitals);
      console.log(`  ${told(row)}`);
      rows.push(row);
      if (!holds(row)) break;
    }
    leave();
    const common = rows[0];
    return {
      name: side.name,
      ours: side.ours,
      kept: side.kept,
      movesPerSecond: rows.filter(holds).at(-1)?.held ?? 0,
      p50: common?.p50 ?? 0,
      p99: common?.p99 ?? 0,
      work: common?.work ?? 0,
      perTable: (seated - connected) / TABLES,
      perSocket: (connected - empty) / (TABLES * SEATS),
    };
  } finally {
    await server.stop();
  }
}

/** Whether a rate was held: given as asked for, and acknowledged in time. */
function holds({ rate, held, p99 }: Row): boolean {
  return p99 <= BOUND_MS && held >= rate * 0.95;
}

/** Lets everybody answer until so many answers were given. */
async function answersIn(pacer: Pacer, count: number): Promise<void> {
  const end = pacer.given + count;
  const late = Date.now() + 120_000;
  pacer.rate = COMMON_RATE * 4;
  while (pacer.given < end && Date.now() < late) await pause(20);
  pacer.rate = 0;
}

async function engines(): Promise<EngineSide[]> {
  const own = new EngineThread('bombay', USUAL_SEED);
  const foreign = (['as it comes', 'production'] as const).map((mode) => ({
    mode,
    thread: new BoardgameIoThread('bombay', mode),
  }));
  const subjects = [own.subject('perform', SEATS), own.subject('apply', SEATS), ...foreign.map(({ thread }) => thread)];
  const effort = { rounds: Number(values.rounds), milliseconds: Number(values.milliseconds) };
  const rates = await medianRates(subjects, effort, () => {}).finally(() =>
    Promise.all([own.end(), ...foreign.map(({ thread }) => thread.end())]),
  );
  const names = ['Durbar, unchecked', 'Durbar, checked', ...foreign.map(({ mode }) => `boardgame.io, ${mode}`)];
  return names.map((name, i) => ({ name, ours: name.startsWith('Durbar'), movesPerSecond: rates[i] ?? 0 }));
}

const sides: EngineSide[] = values.only === 'server' ? [] : await engines();
for (const { name, movesPerSecond } of sides) console.log(`${name}: ${movesPerSecond.toFixed(0)} moves/s`);
const servers: ServerSide[] = [];
if (values.only !== 'engine')
  for (const side of [durbar, boardgameIo('as it comes'), boardgameIo('production')]) servers.push(await loaded(side));

const { version }: { version: string } = createRequire(import.meta.url)('boardgame.io/package.json');
const answer: SideAnswer = {
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  machine: machine(),
  version,
  tables: TABLES,
  seats: SEATS,
  answers: ANSWERS,
  seconds: SECONDS,
  commonRate: COMMON_RATE,
  boundMilliseconds: BOUND_MS,
  engines: sides,
  servers,
};
const section = sideInMarkdown(answer, PLOT);
console.log(section);
if (values.write && values.only === undefined) {
  const page = join(ROOT, 'docs', 'bench.md');
  writeFileSync(join(ROOT, 'docs', PLOT), sidePlot(answer));
  writeFileSync(page, withSide(readFileSync(page, 'utf8'), section));
  console.log(`written to docs/bench.md and docs/${PLOT}`);
}
process.exit(0);
