import { describe, expect, test } from 'vitest';
import { agra } from '../../games/agra/index.ts';
import { bombay } from '../../games/bombay/index.ts';
import { active, FastRng, moves, optionSets, silentTurn, start } from '../../kernel/index.ts';
import { searchOf } from '../levels.ts';
import { type Settings, USUAL } from '../search/settings.ts';
import { Judge } from '../worth.ts';
import { fillInputs, inputsOf, inputWeights } from './inputs.ts';
import { foreseen, Learner, type Samples } from './learner.ts';
import { Net, sizeOf } from './net.ts';
import { Counted, marginOf } from './outlook.ts';

/** Something that no straight line follows. */
function bent(count: number, seed: string): Samples {
  const rng = new FastRng(seed);
  const x = Float32Array.from({ length: 2 * count }, () => rng.int(1000) / 100);
  const y = Float32Array.from({ length: count }, (_, k) => 3 * Math.abs((x[2 * k] ?? 0) - 5) + (x[2 * k + 1] ?? 0));
  return { inputs: 2, x, y };
}

describe('a network', () => {
  test('learns from samples what it then foresees in others', () => {
    const learner = new Learner(bent(4000, 'learn'), new FastRng('order'));
    expect(foreseen(learner.net(), bent(500, 'test'))).toBeLessThan(0.5);
    for (let epoch = 0; epoch < 40; epoch++) learner.epoch(epoch / 40, (epoch + 1) / 40);
    expect(foreseen(learner.net(), bent(500, 'test'))).toBeGreaterThan(0.97);
  });

  test('is the same after packing and unpacking', () => {
    const net = new Net(
      3,
      Float32Array.from({ length: sizeOf(3) }, (_, i) => Math.sin(i)),
    );
    const again = Net.unpacked(3, net.packed());
    expect(again.weights).toEqual(net.weights);
    expect(again.value(Float64Array.of(1, 2, 3))).toBe(net.value(Float64Array.of(1, 2, 3)));
  });

  test('says in part what the judgement says', () => {
    const s = start(bombay, 2, optionSets(bombay, 2)[0] ?? {}, silentTurn(new FastRng('net')));
    const { judgement } = bombay;
    const has = [0, 1].map((seat) => {
      const own = new Float64Array(judgement.features.length);
      judgement.assess(s, seat, own);
      return own;
    });
    const x = new Float64Array(inputsOf(judgement.features.length));
    fillInputs(x, s, 0, has[0] ?? x, has);
    const margin = new Float64Array(2);
    new Counted(new Judge(judgement), 2).all(s, margin);
    const net = new Net(
      x.length,
      Float32Array.from({ length: sizeOf(x.length) }, (_, i) => Math.sin(i)),
    );
    const blended = net.blended(0.25, inputWeights(judgement)).value(x);
    expect(blended).toBeCloseTo(0.25 * net.value(x) + 0.75 * (margin[0] ?? 0), 3);
  });

  test('can be what a search looks at positions with', () => {
    const s = start(bombay, 2, optionSets(bombay, 2)[0] ?? {}, silentTurn(new FastRng('net')));
    const inputs = inputsOf(bombay.judgement.features.length);
    const net = new Net(inputs, new Float32Array(sizeOf(inputs)));
    const budget = { milliseconds: Number.POSITIVE_INFINITY, iterations: 40 };
    const { move } = searchOf(bombay, s, new FastRng('search'), net).think(s, active(s), budget);
    expect(moves(bombay, s, active(s))).toContainEqual(move);
  });
});

test('what the others make of their turns counts more for a search that is keen to win over them, and for no other', () => {
  const s = start(agra, 2, optionSets(agra, 2)[0] ?? {}, silentTurn(new FastRng('ahead')));
  const tried = (keenRivalry: number, rivalry: Settings['rivalry']) => {
    const game = { ...agra, judgement: { ...agra.judgement, keenRivalry } };
    const search = searchOf(game, s, new FastRng('search'), null, { ...USUAL, until: 'nextTurn', rivalry });
    return search.think(s, active(s), { milliseconds: Number.POSITIVE_INFINITY, iterations: 40 }).tried;
  };
  expect(tried(1, 'usual')).toEqual(tried(0, 'usual'));
  expect(tried(1, 'keen')).not.toEqual(tried(0, 'keen'));
});

test('a margin is counted against the others on average, as far as they matter', () => {
  expect([0, 1, 2].map((seat) => marginOf([20, 25, 10], seat, 0.2))).toEqual([16.5, 22, 5.5]);
  expect([0, 1, 2].map((seat) => marginOf([20, 25, 10], seat))).toEqual([2.5, 10, -12.5]);
});
