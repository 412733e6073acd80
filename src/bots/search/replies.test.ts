import { describe, expect, test } from 'vitest';
import { amul } from '../../games/amul/index.ts';
import { bombay } from '../../games/bombay/index.ts';
import {
  active,
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  optionSets,
  perform,
  type State,
  type Step,
  silentTurn,
  start,
} from '../../kernel/index.ts';
import { greedyAnswer } from '../greedy.ts';
import { Judge } from '../worth.ts';
import { Answers } from './answers.ts';
import { Chance } from './chance.ts';
import { Gains } from './gains.ts';
import { Replies } from './replies.ts';

const turn = silentTurn(new FastRng('replies'));

function replying<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>): Replies<S, M, E> {
  const judge = new Judge(game.judgement);
  return new Replies(game, judge, new Answers(), new Gains(1 << 10), turn, turn);
}

describe('the others in an imagined world', () => {
  test('answer as merchants do', () => {
    const s = start(bombay, 2, optionSets(bombay, 2)[0] ?? {}, turn);
    const seat = active(s);
    const player = s.players[seat];
    const step = s.agenda.at(-1);
    if (player === undefined || step === undefined) throw new Error('nobody there');
    player.at = 'BOMBAY';
    player.load = [s.demand.BOMBAY[0]];
    const judge = new Judge(bombay.judgement);
    const offered = [{ do: 'sell', silk: s.demand.BOMBAY[0] } as const, { do: 'end' } as const];
    const expected = bombay.clone(s);
    perform(bombay, expected, seat, greedyAnswer(bombay, judge, s, seat, offered, new FastRng('merchant')), turn);
    replying(bombay).reply(s, step);
    expect(s.players[seat]?.load).toEqual([]);
    expect(s).toEqual(expected);
  });

  test('answer a question to several seats, and leave it open for the one that thinks', () => {
    const s = start(amul, 3, optionSets(amul, 3)[0] ?? {}, turn);
    replying(amul).besides(s, 1);
    const step: Step | undefined = s.agenda.at(-1);
    expect(step?.kind).toBe('propose');
    expect(step?.answers?.map((answer) => answer === null)).toEqual([false, true, false]);
  });
});

test('a world of the same number has the same chance, another one another', () => {
  const chance = new Chance();
  chance.begin(new FastRng('search'));
  const drawn = (world: number) => {
    chance.world(world);
    return Array.from({ length: 8 }, () => chance.int(1000));
  };
  expect(drawn(3)).toEqual(drawn(3));
  expect(drawn(3)).not.toEqual(drawn(4));
});
