/** One game's measurements, in a thread of its own: as at a table, no other game's code is around. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameOf } from './args.ts';
import { checked, copies, own, positions, searched, unchecked, WholeGames } from './benchmarks.ts';
import { objectsIn, type Subject } from './measure.ts';

export type What = 'perform' | 'apply' | 'games' | 'search' | 'clone' | 'structuredClone' | OwnWhat;
/** What a game measures of itself, by its name. */
export type OwnWhat = `own: ${string}`;

export interface Wanted {
  readonly what: What;
  readonly seats: number;
  readonly milliseconds: number;
}

export interface Measured {
  readonly rate: number;
  /** Objects and lists in a position of the middle of a game. */
  readonly objects: number;
  /** Answers of the question that had most, in whole games. */
  readonly widest: number;
}

export interface Bench {
  readonly game: string;
  readonly seed: string;
}

const { game: id, seed }: Bench = workerData;
const game = gameOf(id);
const subjects = new Map<string, Subject>();
const met = new Map<number, ReturnType<typeof positions>>();

function positionsAt(seats: number) {
  const known = met.get(seats) ?? positions(game, seats, seed);
  met.set(seats, known);
  return known;
}

function subject(what: What, seats: number): Subject {
  switch (what) {
    case 'perform':
      return unchecked(game, seats, seed);
    case 'apply':
      return checked(game, seats, seed);
    case 'search':
      return searched(game, seats, seed);
    case 'clone':
      return copies(`${id}, clone`, positionsAt(seats), game.clone);
    case 'structuredClone':
      return copies(`${id}, structuredClone`, positionsAt(seats), structuredClone);
    case 'games':
      return new WholeGames(game, seats, seed);
    default:
      return own(id, what.slice('own: '.length));
  }
}

parentPort?.on('message', async ({ what, seats, milliseconds }: Wanted) => {
  const key = `${what} ${seats}`;
  const measured = subjects.get(key) ?? subject(what, seats);
  subjects.set(key, measured);
  const middle = positionsAt(seats);
  const answer: Measured = {
    rate: await measured.rate(milliseconds),
    objects: objectsIn(middle[Math.floor(middle.length / 2)]),
    widest: measured instanceof WholeGames ? measured.widest : 0,
  };
  parentPort?.postMessage(answer);
});
