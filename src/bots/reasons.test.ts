import { expect, test } from 'vitest';
import { amul } from '../games/amul/index.ts';
import { bombay } from '../games/bombay/index.ts';
import { FastRng, type Game, Match, moves, readOptions, type Seat, type State, waiting } from '../kernel/index.ts';
import { botMove } from './bot.ts';
import { merchant } from './levels.ts';
import { reasonsFor } from './reasons.ts';

const BOMBAY: Game = bombay;
const AMUL: Game = amul;

/** A game of merchants, up to the first question that has what is looked for. */
function positionWith(game: Game, fits: (s: State, seat: Seat) => boolean): { s: State; seat: Seat } {
  const read = readOptions(game, 3);
  if ('problem' in read) throw new Error(read.problem);
  const match = Match.simulated(game, { seats: 3, options: read.options }, 'reasons');
  const rng = new FastRng('reasons');
  for (let seat = waiting(match.state)[0]; seat !== undefined; seat = waiting(match.state)[0]) {
    if (fits(match.state, seat)) return { s: match.state, seat };
    match.answer(seat, botMove(merchant, game, match.state, seat, rng));
  }
  throw new Error('no such position');
}

test('a sale is explained by what it brings, not by the action that every answer takes', () => {
  const sells = (s: State, seat: Seat) => moves(BOMBAY, s, seat).find((move) => move.do === 'sell');
  const { s, seat } = positionWith(BOMBAY, (at, who) => sells(at, who) !== undefined);
  const sale = sells(s, seat);
  if (!sale) throw new Error('nothing to sell');
  const { reasons, against } = reasonsFor(BOMBAY, s, seat, sale, new FastRng('sale'));
  expect(against).toBe('before');
  expect(reasons.length).toBeLessThanOrEqual(3);
  expect(reasons.find(({ feature }) => feature === 'rupees')?.points).toBeGreaterThan(0);
  expect(reasons.map(({ feature }) => feature)).not.toContain('actions');
});

test('where every answer gives something up, the best is compared with the others', () => {
  const { s, seat } = positionWith(AMUL, (at) => at.agenda.at(-1)?.kind === 'propose');
  const offered = moves(AMUL, s, seat);
  const told = offered.map((move) => reasonsFor(AMUL, s, seat, move, new FastRng('propose')));
  const compared = told.filter(({ against }) => against === 'others');
  expect(compared.length).toBeGreaterThan(0);
  for (const { reasons } of compared) for (const { points } of reasons) expect(points).toBeGreaterThan(0);
});

test('the same position gives the same reasons', () => {
  const { s, seat } = positionWith(BOMBAY, () => true);
  const walk = moves(BOMBAY, s, seat).find((move) => move.do === 'go');
  if (!walk) throw new Error('nowhere to go');
  const once = reasonsFor(BOMBAY, s, seat, walk, new FastRng('same'));
  expect(reasonsFor(BOMBAY, s, seat, walk, new FastRng('same'))).toEqual(once);
});
