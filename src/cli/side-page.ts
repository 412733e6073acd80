/** What `npm run bench:side` measured, for readers: the part of `docs/bench.md` that it writes. */
import { times } from './bench-page.ts';
import type { Machine } from './machine.ts';
import { grouped, markdownTable } from './table.ts';

/** An engine: decisions of Bombay with four seats per second and core, with the full list of legal moves at each. */
export interface EngineSide {
  readonly name: string;
  readonly ours: boolean;
  readonly movesPerSecond: number;
}

/** A server under load. Times are in milliseconds, sizes in bytes. */
export interface ServerSide {
  readonly name: string;
  readonly ours: boolean;
  /** What an acknowledged move has survived. */
  readonly kept: string;
  /** The highest rate held with 99 in 100 below the bound. */
  readonly movesPerSecond: number;
  /** At the common rate. */
  readonly p50: number;
  readonly p99: number;
  readonly work: number;
  readonly perTable: number;
  readonly perSocket: number;
}

export interface SideAnswer {
  readonly date: string;
  readonly commit: string;
  readonly machine: Machine;
  readonly version: string;
  readonly tables: number;
  readonly seats: number;
  readonly answers: number;
  readonly seconds: number;
  readonly commonRate: number;
  readonly boundMilliseconds: number;
  readonly engines: readonly EngineSide[];
  readonly servers: readonly ServerSide[];
}

const KB = 1000;

/** A figure of one of theirs against ours: how many times better ours is. */
function against(ours: number, theirs: number): string {
  return theirs > 0 && ours > 0 ? times(ours / theirs) : '';
}

export function sideInMarkdown(answer: SideAnswer, plot: string): string {
  const { engines, servers, machine } = answer;
  const ownEngine = engines.find(({ ours }) => ours)?.movesPerSecond ?? 0;
  const own = servers.find(({ ours }) => ours);
  return `## Side by side with boardgame.io

Written by \`npm run bench:side -- --write\`. Measured on ${answer.date} at commit ${answer.commit}: ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGB} GB, ${machine.system}, Node ${machine.node}, boardgame.io ${answer.version}, all in one run.

![Engine and server next to boardgame.io](${plot})

The same game on both sides: Bombay with four seats, written for boardgame.io as its users write games. The port replays our records move by move with the same legal moves, positions and scores (\`src/cli/boardgame-io/bombay.test.ts\`). "As it comes" is without NODE_ENV, "production" with it.

### Engines

Random play on one core, with the full list of legal moves at every decision.

${markdownTable(
  ['engine', 'moves/s', 'ours is'],
  engines.map(({ name, ours, movesPerSecond }) => [
    name,
    grouped(movesPerSecond),
    ours ? '' : against(ownEngine, movesPerSecond),
  ]),
)}
### Servers

${answer.tables} tables with ${answer.seats} seats and ${answer.tables * answer.seats} sockets on this one machine, which runs server and players together; ${answer.seconds} s at each rate. The players are the same on both sides: they look at what they get, list the legal moves and answer at random; those of boardgame.io speak to it over its own socket.io client and run no copy of the game. Moves per second is the highest rate held with 99 in 100 acknowledged within ${answer.boundMilliseconds} ms; the other figures are those at ${answer.commonRate} moves per second. A move is acknowledged by our server when it is on the disk; boardgame.io says nothing of the kind, there it is the new state that comes back, which it sends before it stores it. Memory is what JavaScript holds after a full collection: per socket that is connected and sits nowhere, and per table with its four players and ${answer.answers} moves in it.

${markdownTable(
  [
    'server',
    'an acknowledged move is',
    'moves/s',
    'ours is',
    'median',
    '99 in 100',
    'processor time a move',
    'a table',
    'a socket',
  ],
  servers.map((side) => [
    side.name,
    side.kept,
    grouped(side.movesPerSecond),
    side.ours ? '' : against(own?.movesPerSecond ?? 0, side.movesPerSecond),
    `${side.p50.toFixed(1)} ms`,
    `${side.p99.toFixed(1)} ms`,
    `${side.work.toFixed(2)} ms`,
    `${(side.perTable / KB).toFixed(1)} KB`,
    `${(side.perSocket / KB).toFixed(1)} KB`,
  ]),
)}`;
}
