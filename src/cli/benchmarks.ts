/** What is measured of our own engine, for any game. */

import { botMove } from '../bots/bot.ts';
import { merchant, searchOf, vizierSettings } from '../bots/levels.ts';
import {
  active,
  apply,
  FastRng,
  type Game,
  isOver,
  type Move,
  moves,
  optionSets,
  perform,
  type State,
  silentTurn,
  start,
  type Turn,
} from '../kernel/index.ts';
import { ownMeasures } from './bounds.ts';
import { rateOf, type Subject } from './measure.ts';

/** Deals one game after the other at the usual table. */
function dealer(game: Game, seats: number, turn: Turn): () => State {
  const [options] = optionSets(game, seats);
  if (options === undefined) throw new Error(`${game.id} has no table for ${seats}`);
  return () => start(game, seats, options, turn);
}

/** Random play with the full list of legal answers at every decision; `perform` takes one from the list as it is. */
export function unchecked(game: Game, seats: number, seed: string): Subject {
  const rng = new FastRng(seed);
  const turn = silentTurn(rng);
  const deal = dealer(game, seats, turn);
  const offered: Move[] = [];
  const playOne = () => {
    const s = deal();
    let decisions = 0;
    for (; !isOver(s); decisions++) {
      const seat = active(s);
      offered.length = 0;
      moves(game, s, seat, offered);
      const move = offered[rng.int(offered.length)];
      if (move !== undefined) perform(game, s, seat, move, turn);
    }
    return decisions;
  };
  return { name: `${game.id}, ${seats} seats, perform`, rate: (milliseconds) => rateOf(milliseconds, playOne) };
}

/** The same games through `apply`, which looks every answer up in a fresh list, as a table does. */
export function checked(game: Game, seats: number, seed: string): Subject {
  const rng = new FastRng(seed);
  const turn = silentTurn(rng);
  const deal = dealer(game, seats, turn);
  const offered: Move[] = [];
  const playOne = () => {
    const s = deal();
    let decisions = 0;
    for (; !isOver(s); decisions++) {
      const seat = active(s);
      offered.length = 0;
      moves(game, s, seat, offered);
      apply(game, s, seat, offered[rng.int(offered.length)], turn);
    }
    return decisions;
  };
  return { name: `${game.id}, ${seats} seats, apply`, rate: (milliseconds) => rateOf(milliseconds, playOne) };
}

/** Whole random games, final scoring included, and the longest list of answers that was met in them. */
export class WholeGames implements Subject {
  readonly name: string;
  widest = 0;
  readonly #playOne: () => number;

  constructor(game: Game, seats: number, seed: string) {
    this.name = `${game.id}, ${seats} seats, whole games`;
    const rng = new FastRng(seed);
    const turn = silentTurn(rng);
    const deal = dealer(game, seats, turn);
    const offered: Move[] = [];
    this.#playOne = () => {
      const s = deal();
      while (!isOver(s)) {
        const seat = active(s);
        offered.length = 0;
        moves(game, s, seat, offered);
        if (offered.length > this.widest) this.widest = offered.length;
        const move = offered[rng.int(offered.length)];
        if (move !== undefined) perform(game, s, seat, move, turn);
      }
      return game.score(s).scores.length > 0 ? 1 : 0;
    };
  }

  rate(milliseconds: number): number {
    return rateOf(milliseconds, this.#playOne);
  }
}

/** What a game measures of itself. */
export function own(game: string, name: string): Subject {
  const measure = ownMeasures(game).find((each) => each.name === name);
  if (measure === undefined) throw new Error(`${game} does not measure ${name}`);
  const ask = measure.prepare();
  const askOften = () => {
    for (let i = 0; i < ASKED; i++) if (ask() === 0) throw new Error(`${name}: there is no answer`);
    return ASKED;
  };
  return { name: `${game}, ${name}`, rate: (milliseconds) => rateOf(milliseconds, askOften) };
}

/** Questions between two looks at the clock. */
const ASKED = 100;

/** The search of a vizier, from one position of a game of merchants to the next, with the iterations of a short thought. */
export function searched(game: Game, seats: number, seed: string): Subject {
  const rng = new FastRng(seed);
  const turn = silentTurn(rng);
  const deal = dealer(game, seats, turn);
  const how = vizierSettings(game.judgement);
  let s = deal();
  const thinkOne = () => {
    if (isOver(s)) s = deal();
    const seat = active(s);
    const { iterations } = searchOf(game, s, rng, null, how).think(s, seat, THOUGHT);
    perform(game, s, seat, botMove(merchant, game, s, seat, rng), turn);
    return iterations;
  };
  return { name: `${game.id}, ${seats} seats, search`, rate: (milliseconds) => rateOf(milliseconds, thinkOne) };
}

/** Long enough that its beginning hardly counts. */
const THOUGHT = { milliseconds: Number.POSITIVE_INFINITY, iterations: 1000 };

/** Positions from a whole random game. */
export function positions(game: Game, seats: number, seed: string): State[] {
  const rng = new FastRng(seed);
  const turn = silentTurn(rng);
  const s = dealer(game, seats, turn)();
  const met: State[] = [];
  while (!isOver(s)) {
    met.push(game.clone(s));
    const offered = moves(game, s, active(s));
    const move = offered[rng.int(offered.length)];
    if (move !== undefined) perform(game, s, active(s), move, turn);
  }
  return met;
}

export function copies(name: string, met: readonly State[], copy: (s: State) => State): Subject {
  let kept: State | null = null; // so that no copy is optimised away
  const copyAll = () => {
    for (const s of met) kept = copy(s);
    return kept === null ? 0 : met.length;
  };
  return { name, rate: (milliseconds) => rateOf(milliseconds, copyAll) };
}
