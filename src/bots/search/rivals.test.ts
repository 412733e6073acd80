/** Whom a search takes the others for: merchants, or players who look ahead as it does. */
import { describe, expect, test } from 'vitest';
import { FastRng, type Game, type GameEvent, type Seat, type State } from '../../kernel/index.ts';
import { Counted } from '../value/outlook.ts';
import { Judge } from '../worth.ts';
import { Gains } from './gains.ts';
import { Search } from './search.ts';
import { type Settings, USUAL } from './settings.ts';
import { Tree } from './tree.ts';

/** A loan that pays three at once. Whoever got it may spend it, or wait for a harvest that pays far more. */
interface Loan extends State {
  agenda: (
    | { readonly kind: 'offer'; readonly seat: Seat }
    | { readonly kind: 'spend'; readonly seat: Seat }
    | { readonly kind: 'harvest'; readonly seat: Seat }
  )[];
  coins: [number, number];
}

type LoanMove = { readonly do: 'lend' | 'keep' | 'spend' | 'wait' | 'harvest' };

const loan: Game<Loan, LoanMove, GameEvent, object, object> = {
  id: 'loan',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ agenda: [{ kind: 'offer', seat: 0 }], coins: [0, 0] }),
  steps: {
    offer: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'lend' }, { do: 'keep' }),
      answer(s, _step, move) {
        if (move.do !== 'lend') return;
        s.coins[0] += 3;
        s.agenda.push({ kind: 'spend', seat: 1 });
      },
    },
    spend: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'spend' }, { do: 'wait' }),
      answer(s, _step, move) {
        if (move.do === 'spend') s.coins[1] += 1;
        else s.agenda.push({ kind: 'harvest', seat: 1 });
      },
    },
    harvest: {
      moves: (_s, _step, _seat, out) => void out.push({ do: 'harvest' }),
      answer(s) {
        s.coins[1] += 9;
      },
    },
  },
  clone: (s) => ({ agenda: s.agenda.slice(), coins: [...s.coins] }),
  view: (s) => s,
  redeal() {},
  score: ({ coins: [one, other] }) => ({
    scores: [one, other],
    ranks: [one >= other ? 1 : 2, other >= one ? 1 : 2],
    sheet: [],
  }),
  faults: () => [],
  judgement: {
    features: ['coins'],
    weights: [1],
    assess(s, seat, out) {
      out[0] = s.coins[seat] ?? 0;
    },
  },
};

function answerAmong(others: Settings['others']): LoanMove {
  const judge = new Judge(loan.judgement);
  const memory = [new Tree(1 << 10), new Gains(1 << 10), { ...USUAL, others }] as const;
  const search = new Search(loan, judge, new Counted(judge, 2), 2, new FastRng('loan'), ...memory);
  const s: Loan = { agenda: [{ kind: 'offer', seat: 0 }], coins: [0, 0] };
  return search.think(s, 0, { milliseconds: Number.POSITIVE_INFINITY, iterations: 300 }).move;
}

describe('a search', () => {
  test('lends to merchants, who spend at once', () => {
    expect(answerAmong('merchants')).toEqual({ do: 'lend' });
  });

  test('does not lend to rivals, who find out that waiting pays', () => {
    expect(answerAmong('rivals')).toEqual({ do: 'keep' });
  });
});
