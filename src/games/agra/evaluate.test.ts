import { describe, expect, test } from 'vitest';
import { active, FastRng, isOver, moves, perform, readOptions, start } from '../../kernel/index.ts';
import { evaluate, judgement } from './evaluate.ts';
import type { AgraEvent } from './events.ts';
import { agra } from './index.ts';
import type { AgraMove } from './moves.ts';
import type { Agra } from './state.ts';
import { table } from './testing.ts';

type Chooser = (s: Agra, seat: number, offered: readonly AgraMove[], rng: FastRng) => AgraMove | undefined;

const anyAnswer: Chooser = (_s, _seat, offered, rng) => offered[rng.int(offered.length)];

/** What looks best one answer ahead. */
const bestAnswer: Chooser = (s, seat, offered, rng) => {
  const chance = rng.int(1_000_000);
  let best = Number.NEGATIVE_INFINITY;
  let chosen = offered[0];
  for (const move of offered) {
    const world = agra.clone(s);
    perform(agra, world, seat, move, { rng: new FastRng(chance), emit() {} });
    const worth = evaluate(world, seat);
    if (worth > best) [best, chosen] = [worth, move];
  }
  return chosen;
};

function play(choosers: readonly Chooser[], seed: string, emit: (event: AgraEvent) => void = () => {}): Agra {
  const read = readOptions(agra, choosers.length, {});
  if (!('options' in read)) throw new Error(JSON.stringify(read));
  const t = { rng: new FastRng(seed), emit };
  const own = new FastRng(`${seed} own`);
  const s = start(agra, choosers.length, read.options, t);
  while (!isOver(s)) {
    const seat = active(s);
    const move = choosers[seat]?.(s, seat, moves(agra, s, seat), own);
    if (move) perform(agra, s, seat, move, t);
  }
  return s;
}

/** What looks best in a position, of one kind of answer or of all. */
function looksBest(at: ReturnType<typeof table>): AgraMove | undefined {
  return bestAnswer(at.s, 0, at.moves(), new FastRng(1));
}

describe('players who look one answer ahead', () => {
  test.each([2, 3, 4])('%i of them finish a sensible game and use what there is', (seats) => {
    const met = new Set<string>();
    const s = play(
      Array.from({ length: seats }, () => bestAnswer),
      `sensible ${seats}`,
      (event) => {
        met.add(event.is);
        if (event.is === 'placed' || event.is === 'peonage') met.add(event.space);
      },
    );
    const { scores } = agra.score(s);
    expect(s.round).toBeLessThan(70);
    expect(Math.min(...scores)).toBeGreaterThan(25);
    expect(Math.max(...scores)).toBeGreaterThan(50);
    for (const what of ['meditated', 'priced', 'contract', 'order', 'gift', 'built', 'architect', 'sailor', 'trader'])
      expect(met, what).toContain(what);
  });

  test('they beat random answers', () => {
    for (let game = 0; game < 2; game++) {
      const choosers = game % 2 === 0 ? [bestAnswer, anyAnswer] : [anyAnswer, bestAnswer];
      expect(agra.score(play(choosers, `random ${game}`)).ranks[game % 2]).toBe(1);
    }
  });

  test('they lay a token on what they hold and trade it for what fits an order', () => {
    const at = table().goods(0, { wood: 3, sandstone: 1 });
    at.player(0).influence.merchants = 4;
    at.s.orderMarkers.merchants = 0;
    at.play({ do: 'place', space: 'trader' });
    expect(looksBest(at)).toMatchObject({ do: 'token' });
    at.play({ do: 'token', token: 'price1' });
    expect(looksBest(at)).toEqual({ do: 'price', good: 'wood', face: 2 });
    at.play({ do: 'price', good: 'wood', face: 2 });
    expect(looksBest(at)).toEqual({ do: 'give', good: 'wood' });
  });

  test('they sell a clothing before the game is over', () => {
    const at = table().goods(0, { clothing: 1 }).orderPhase();
    at.s.turnsLeft = 0;
    expect(looksBest(at)).toEqual({ do: 'luxury', good: 'clothing' });
  });
});

describe('the judgement', () => {
  test('has a weight for every feature and writes them all', () => {
    const { features, weights, assess } = judgement;
    expect(weights).toHaveLength(features.length);
    expect(new Set(features).size).toBe(features.length);
    const counted = new Float64Array(features.length).fill(Number.NaN);
    assess(table().s, 0, counted);
    expect([...counted].every(Number.isFinite)).toBe(true);
    const worth = counted.reduce((sum, count, i) => sum + count * (weights[i] ?? 0), 0);
    expect(evaluate(table().s, 0)).toBeCloseTo(worth, 9);
  });

  test('counts nothing but the score when the game is over', () => {
    const at = table().goods(0, { books: 2, wood: 3 }).favours(0, 4).contracts(0, 'sadrUsSudur');
    at.s.akbar.paper = 0;
    at.player(0).covers.top1 = false;
    at.s.turnsLeft = 0;
    at.s.agenda.length = 0;
    const counted = new Float64Array(judgement.features.length);
    judgement.assess(at.s, 0, counted);
    const had = judgement.features.filter((_, i) => counted[i] !== 0);
    expect(had).toEqual(['rupees', 'covers', 'gifts', 'ending', 'clock']);
    expect(agra.score(at.s).scores[0]).toBe(
      (counted[0] ?? 0) + (counted[1] ?? 0) + (counted[2] ?? 0) + (counted[3] ?? 0),
    );
  });

  test('does not see what the seat cannot know', () => {
    const at = table().goods(1, { wood: 2 });
    const other = agra.clone(at.s);
    for (const player of other.players.slice(1)) player.rupees += 20;
    expect(evaluate(other, 0)).toBe(evaluate(at.s, 0));
  });
});
