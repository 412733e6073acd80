import { describe, expect, test } from 'vitest';
import { FastRng, isOver, moves, perform, start } from '../../kernel/index.ts';
import { evaluate, judgement } from './evaluate.ts';
import { figures } from './figures.ts';
import { rajas } from './index.ts';
import type { Rajas, RajasEvent, RajasMove } from './state.ts';
import { given, lay, offered, onTurn, options, place, play, setDice, setPlayer, showOnly } from './testing.ts';
import type { Feature } from './weights.ts';

/** What a seat has of each feature. */
function counted(s: Rajas, seat = 0): Record<Feature, number> {
  const out = new Float64Array(judgement.features.length).fill(Number.NaN);
  judgement.assess(s, seat, out);
  // The features of the game are its own names.
  return Object.fromEntries(judgement.features.map((feature, i) => [feature, out[i]])) as Record<Feature, number>;
}

/** What looks best one answer ahead. */
function best(s: Rajas, seat: number, chance: number): RajasMove | undefined {
  let most = Number.NEGATIVE_INFINITY;
  let chosen: RajasMove | undefined;
  for (const move of moves(rajas, s, seat)) {
    const ahead = rajas.clone(s);
    perform(rajas, ahead, seat, move, { rng: new FastRng(chance), emit() {} });
    const worth = evaluate(ahead, seat);
    if (worth > most) [most, chosen] = [worth, move];
  }
  return chosen;
}

/** A game of bots that look one answer ahead. */
function played(seats: number, seed: string): { s: Rajas; events: RajasEvent[] } {
  const events: RajasEvent[] = [];
  const t = { rng: new FastRng(seed), emit: (event: RajasEvent) => void events.push(event) };
  const s = start(rajas, seats, options(seats), t);
  for (let ply = 0; !isOver(s); ply++) {
    const move = best(s, s.mover, ply);
    if (move) perform(rajas, s, s.mover, move, t);
  }
  return { s, events };
}

describe('the judgement', () => {
  test('has a weight for every feature, writes them all, and evaluates their sum', () => {
    const s = given(3);
    const out = new Float64Array(judgement.features.length).fill(Number.NaN);
    judgement.assess(s, 1, out);
    expect([...out].every(Number.isFinite)).toBe(true);
    expect(judgement.weights).toHaveLength(judgement.features.length);
    const worth = out.reduce((sum, count, i) => sum + count * (judgement.weights[i] ?? 0), 0);
    expect(evaluate(s, 1)).toBeCloseTo(worth, 9);
  });

  test('RG-TRACK-1: two money are worth one fame', () => {
    const one = given(2);
    const other = given(2);
    setPlayer(one, 1, { fame: 3, money: 6 });
    setPlayer(other, 1, { fame: 0, money: 12 });
    expect(evaluate(one, 1)).toBeCloseTo(evaluate(other, 1), 9);
  });

  test('RG-END-1: when somebody has crossed, only the tracks count', () => {
    const s = given(2);
    setDice(s, 1, 'blue-6', 'green-6');
    setPlayer(s, 1, { karma: 3, boat: 12, workers: 5, fame: 20, money: 30 });
    s.crossed = [0];
    expect(evaluate(s, 1)).toBe(35);
  });

  test('dice of one colour that pay a visible tile are worth more than dice of two colours', () => {
    const s = given(2);
    showOnly(s, 'B09');
    setDice(s, 0, 'blue-4', 'blue-3');
    const together = evaluate(s, 0);
    setDice(s, 0, 'blue-4', 'green-3');
    expect(together).toBeGreaterThan(evaluate(s, 0));
  });

  test('a province without a road into an empty cell is blocked, and its room is gone', () => {
    const s = given(2);
    expect(counted(s).room).toBeGreaterThan(2);
    expect(counted(s).blocked).toBe(0);
    lay(s, 0, '2-2', 'B01', 90);
    lay(s, 0, '2-4', 'G01', 90);
    lay(s, 0, '3-3', 'O01', 0);
    lay(s, 0, '2-1', 'O03', 90);
    lay(s, 0, '2-5', 'P01', 90);
    lay(s, 0, '4-3', 'P03', 0);
    expect(counted(s).room).toBe(0);
    expect(counted(s).blocked).toBeGreaterThan(0);
  });

  test('promises count for the seat on turn alone', () => {
    const s = given(2);
    setDice(s, 0, 'purple-4');
    play(s, [place('palace-chamber-4-raja-man-singh')]);
    expect(counted(s, 0).promised).toBeGreaterThan(0);
    expect(counted(s, 1).promised).toBe(0);
  });

  test('RG-KARMA-2: the least die that does is paid, without karma', () => {
    const s = given(2);
    setDice(s, 0, 'blue-4', 'blue-6', 'green-6');
    showOnly(s, 'B02');
    play(s, [place('quarry-2p-1'), { do: 'tile', tile: 'B02' }]);
    expect(best(s, 0, 1)).toEqual({ do: 'pay', die: 'blue-4', as: 4 });
  });

  test('RG-BUILDER-1: the Master Builder is used where it brings more than a die', () => {
    const s = given(2);
    lay(s, 0, '2-2', 'O01', 90);
    showOnly(s, 'O12');
    setDice(s, 0, 'green-5', 'orange-6');
    setPlayer(s, 0, { money: 0, boat: 30, levels: { temple: 2, palace: 2, fort: 4, mill: 2 } });
    onTurn(s, 0);
    expect(offered(s)).toContainEqual(place('palace-chamber-5-master-builder'));
    expect(best(s, 0, 1)).toEqual(place('palace-chamber-5-master-builder'));
  });
});

describe('games of bots that look one answer ahead', () => {
  test('last 5 to 11 rounds, and what is counted of them adds up', () => {
    const { s, events } = played(3, 'figures');
    expect(s.round).toBeGreaterThanOrEqual(5);
    expect(s.round).toBeLessThanOrEqual(11);
    const counts = figures(s, events);
    const list = (name: string) => counts[name] as readonly number[];
    expect(counts['rounds']).toBe(s.round);
    for (const [seat, player] of s.players.entries()) {
      const areas = ['in the quarry', 'in the market', 'in the palace', 'in the harbor'];
      expect(areas.reduce((sum, area) => sum + (list(area)[seat] ?? 0), 0)).toBe(list('workers placed')[seat]);
      const tiles = player.province.filter((placed) => placed !== null).length;
      const covered = list('tiles covered by the master builder')[seat] ?? 0;
      expect(list('tiles built')[seat]).toBe(tiles + covered);
      const places = ['fame of buildings', 'fame of the palace', 'fame of the river', 'fame of yields'];
      expect(places.reduce((sum, from) => sum + (list(from)[seat] ?? 0), 0)).toBe(player.fame);
    }
  });
});
