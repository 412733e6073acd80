/** By which weights a merchant goes, and by which a search: in this game they want different things. */
import { expect, test } from 'vitest';
import { GAMES } from '../games/registry.ts';
import { FastRng, type Game, type GameEvent, type Seat, type State } from '../kernel/index.ts';
import { botMove, random } from './bot.ts';
import { hintFor } from './hint.ts';
import { botNamed } from './levels.ts';

type Question = 'take' | 'lend' | 'till' | 'rest';

/** A field of two: a seat takes a coin or sows a seed, or lends the field to the other, who does so. */
interface Field extends State {
  agenda: { [K in Question]: { readonly kind: K; readonly seat: Seat } }[Question][];
  coins: [number, number];
  seeds: [number, number];
}

type FieldMove = { readonly do: 'coin' | 'seed' | 'lend' | 'keep' | 'rest' };

/** Seeds that the other's seed brings to the seat that lent the field, and that a coin costs it. */
const SHARE = 5;

const field: Game<Field, FieldMove, GameEvent, object, object> = {
  id: 'field',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => asking('take'),
  steps: {
    take: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'coin' }, { do: 'seed' }),
      answer: (s, _step, move) => void s[move.do === 'coin' ? 'coins' : 'seeds'][0]++,
    },
    lend: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'lend' }, { do: 'keep' }),
      answer: (s, _step, move) => void (move.do === 'lend' && s.agenda.push({ kind: 'till', seat: 1 })),
    },
    till: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'coin' }, { do: 'seed' }),
      answer(s, _step, move) {
        s[move.do === 'coin' ? 'coins' : 'seeds'][1]++;
        s.seeds[0] += move.do === 'coin' ? -SHARE : SHARE;
      },
    },
    // The game goes on: what has been gained is judged, not the score.
    rest: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'rest' }),
      answer: (s, step) => void s.agenda.push(step),
    },
  },
  clone: (s) => ({ agenda: s.agenda.slice(), coins: [...s.coins], seeds: [...s.seeds] }),
  view: (s) => s,
  redeal() {},
  score: () => ({ scores: [0, 0], ranks: [1, 1], sheet: [] }),
  faults: () => [],
  judgement: {
    features: ['coins', 'seeds'],
    weights: [1, 0],
    foresight: [0, 1],
    assess(s, seat, out) {
      out[0] = s.coins[seat] ?? 0;
      out[1] = s.seeds[seat] ?? 0;
    },
  },
};

function asking(kind: 'take' | 'lend'): Field {
  return {
    agenda: [
      { kind: 'rest', seat: 0 },
      { kind, seat: 0 },
    ],
    coins: [0, 0],
    seeds: [0, 0],
  };
}

const BRIEF = { share: Number.POSITIVE_INFINITY, iterations: 100 };

function answerOf(name: string, s: Field): FieldMove {
  return botMove(botNamed(name) ?? random, field, s, 0, new FastRng('field'), BRIEF);
}

test.each(['apprentice', 'merchant'])('who looks one answer ahead goes by the weights: %s', (name) => {
  expect(answerOf(name, asking('take'))).toEqual({ do: 'coin' });
});

test.each(['vizier', 'emperor'])('a search goes by its foresight: %s', (name) => {
  expect(answerOf(name, asking('take'))).toEqual({ do: 'seed' });
});

test.each(['vizier', 'emperor'])('so do the merchants whom a search imagines: %s', (name) => {
  expect(answerOf(name, asking('lend'))).toEqual({ do: 'lend' });
});

test('a hint is explained by what the search saw in it', () => {
  const { move, reasons } = hintFor(field, asking('take'), 0, new FastRng('field'), BRIEF);
  expect(move).toEqual({ do: 'seed' });
  expect(reasons).toEqual([{ feature: 'seeds', points: 1 }]);
});

test.each(Object.values(GAMES).map((game) => [game.id, game.judgement] as const))(
  'in %s a weight that a search has for a feature speaks for or against it as the merchants’ does',
  (_, { features, weights, foresight = weights }) => {
    expect(weights).toHaveLength(features.length);
    expect(foresight.map(Math.sign)).toEqual(weights.map(Math.sign));
  },
);
