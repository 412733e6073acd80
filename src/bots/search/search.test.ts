import { describe, expect, test } from 'vitest';
import { fastest } from '../../../test/fastest.ts';
import { agra } from '../../games/agra/index.ts';
import type { Agra } from '../../games/agra/state.ts';
import { amul } from '../../games/amul/index.ts';
import type { Amul } from '../../games/amul/state.ts';
import { bombay } from '../../games/bombay/index.ts';
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  moves,
  optionSets,
  type State,
  silentTurn,
  start,
} from '../../kernel/index.ts';
import { Counted, type Outlook } from '../value/outlook.ts';
import { foresightOf, Judge } from '../worth.ts';
import { Answers } from './answers.ts';
import { CROWDED, Gains } from './gains.ts';
import { Search } from './search.ts';
import { type Settings, USUAL } from './settings.ts';
import { NONE, ROOT, Tree } from './tree.ts';

function dealt<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>, seats: number): S {
  return start(game, seats, optionSets(game, seats)[0] ?? {}, silentTurn(new FastRng('search')));
}

function searching<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  seats: number,
  tree = new Tree(USUAL.capacity),
): Search<S, M, E> {
  const judge = new Judge(game.judgement, foresightOf(game.judgement));
  return new Search(
    game,
    judge,
    new Counted(judge, seats),
    seats,
    new FastRng('think'),
    tree,
    new Gains(1 << 12),
    USUAL,
  );
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/** Where a search judges outside of the turn of `s`: how many rounds later, whose turn it is, and the question. */
function judgedAfter(s: Agra, until: Settings['until']): string[] {
  const judged = new Set<string>();
  const judge = new Judge(agra.judgement, foresightOf(agra.judgement));
  const counted = new Counted<Agra>(judge, 2);
  const outlook: Outlook<Agra> = {
    all(world, out) {
      if (agra.judgement.turn?.(world) !== agra.judgement.turn?.(s))
        judged.add(`${world.round - s.round} ${world.turn.seat} ${world.agenda.at(-1)?.kind}`);
      counted.all(world, out);
    },
    one: (ahead, seat) => counted.one(ahead, seat),
    result: (scores, out) => counted.result(scores, out),
  };
  const memory = [new Tree(USUAL.capacity), new Gains(1 << 12), { ...USUAL, until }] as const;
  const search = new Search(agra, judge, outlook, 2, new FastRng('think'), ...memory);
  search.think(s, active(s), { milliseconds: UNLIMITED, iterations: 40 });
  return [...judged];
}

describe('a search', () => {
  test('sells at once what it carries where that brings most', () => {
    const s = dealt(bombay, 2);
    const seat = active(s);
    const player = s.players[seat];
    if (player === undefined) throw new Error('nobody there');
    player.at = 'BOMBAY';
    player.load = [s.demand.BOMBAY[0]];
    const { move } = searching(bombay, 2).think(s, seat, { milliseconds: UNLIMITED, iterations: 200 });
    expect(move).toEqual({ do: 'sell', silk: s.demand.BOMBAY[0] });
  });

  test('answers at once where there is one answer only', () => {
    const s = dealt(amul, 3);
    const [player] = s.players;
    if (player === undefined) throw new Error('nobody there');
    player.hand.length = 1;
    const { move, iterations } = searching(amul, 3).think(s, 0, { milliseconds: UNLIMITED, iterations: UNLIMITED });
    expect(iterations).toBe(0);
    expect(move).toEqual({ do: 'propose', card: player.hand[0] });
  });

  test('keeps to its time, and ends sooner when no other answer can catch up', () => {
    const s = dealt(bombay, 2);
    const limited = () => searching(bombay, 2).think(s, active(s), { milliseconds: 50, iterations: UNLIMITED });
    expect(fastest(3, limited)).toBeLessThan(1000);
    const { iterations } = searching(bombay, 2).think(s, active(s), { milliseconds: UNLIMITED, iterations: 400 });
    expect(iterations).toBeLessThan(400);
  });

  test('plays a long turn out before it judges', () => {
    const s = dealt(agra, 2);
    expect(judgedAfter(s, 'turn')).toEqual([`0 ${1 - active(s)} meditation`]);
  });

  test('plays on through its next turn where it is told to', () => {
    const s = dealt(agra, 2);
    expect(judgedAfter(s, 'nextTurn')).toEqual([`1 ${1 - active(s)} meditation`]);
  });

  test('plays on to the end of the game where it is told to', () => {
    const s = dealt(amul, 3);
    const judge = new Judge(amul.judgement, foresightOf(amul.judgement));
    const counted = new Counted<Amul>(judge, 3);
    let ended = 0;
    const outlook: Outlook<Amul> = {
      all: (world, out) => counted.all(world, out),
      one: (ahead, seat) => counted.one(ahead, seat),
      result(scores, out) {
        ended++;
        counted.result(scores, out);
      },
    };
    const memory = [new Tree(USUAL.capacity), new Gains(1 << 12), { ...USUAL, until: 'game' }] as const;
    const search = new Search(amul, judge, outlook, 3, new FastRng('think'), ...memory);
    const { iterations } = search.think(s, 0, { milliseconds: UNLIMITED, iterations: 20 });
    expect(ended).toBe(iterations);
  });

  test('works with a tree that is full', () => {
    const game: Game = bombay;
    const s = dealt(game, 3);
    const tree = new Tree(40);
    const { move } = searching(game, 3, tree).think(s, active(s), { milliseconds: UNLIMITED, iterations: 300 });
    expect(moves(game, s, active(s))).toContainEqual(move);
  });

  test('answers a question to several seats without changing the position', () => {
    const s = dealt(amul, 3);
    const before = JSON.stringify(s);
    const { move } = searching(amul, 3).think(s, 1, { milliseconds: UNLIMITED, iterations: 100 });
    expect(moves(amul, s, 1)).toContainEqual(move);
    expect(JSON.stringify(s)).toBe(before);
  });
});

test('a tree finds answers in any order', () => {
  const tree = new Tree(10);
  const [go, buy] = [7, 3];
  const first = tree.add(ROOT, go, 0.5);
  const second = tree.add(ROOT, buy, 0.5);
  const below = tree.add(first, go, 0.5);
  expect(tree.find(ROOT, buy, first)).toBe(second);
  expect(tree.find(ROOT, go, second)).toBe(first);
  expect(tree.find(first, go, NONE)).toBe(below);
  expect(tree.find(first, buy, NONE)).toBe(NONE);
  expect([...tree.answers(ROOT)]).toEqual([first, second]);
});

test('answers that are the same by value have one number', () => {
  const answers = new Answers<Move>();
  const go = answers.numberOf({ do: 'go' });
  expect(answers.numberOf({ do: 'go' })).toBe(go);
  expect(answers.numberOf({ do: 'buy' })).not.toBe(go);
  expect(answers.at(go)).toEqual({ do: 'go' });
});

describe('what answers bring', () => {
  test('is remembered by context, as a mean', () => {
    const gains = new Gains(64);
    const here = gains.find(1, 5);
    gains.learn(here, 2);
    gains.learn(here, 4);
    const there = gains.find(2, 5);
    gains.learn(there, 9);
    expect(gains.find(1, 5)).toBe(here);
    expect(gains.mean[here]).toBe(3);
    expect(gains.mean[there]).toBe(9);
  });

  test('is not remembered where there is no room, and forgotten for a new search', () => {
    const gains = new Gains(8);
    for (let answer = 0; answer < 8; answer++) gains.learn(gains.find(0, answer), 1);
    expect(gains.find(0, 8)).toBe(CROWDED);
    gains.clear();
    expect(gains.tries[gains.find(0, 8)]).toBe(0);
  });
});
