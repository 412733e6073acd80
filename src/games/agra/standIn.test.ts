import { describe, expect, test } from 'vitest';
import { COVERS, GOODS, GUILDS } from './data.ts';
import { standIn } from './standIn.ts';
import type { AgraStep } from './state.ts';
import { table } from './testing.ts';

/** What is answered for a seat of whom this is asked; seat 0 is the active one. */
function answered(step: AgraStep, seat: number, at = table()) {
  at.s.agenda.push(step);
  const move = standIn(at.s, seat);
  if (move !== null) expect(at.moves(seat)).toContainEqual(move);
  return move;
}

describe('AG-INT-b: whose time is over', () => {
  test('INT-1 does not follow', () => {
    const at = table().goods(1, { wood: 2 });
    const follow: AgraStep = { kind: 'follow', leader: 0, to: 'planks', seats: [1], answers: [null] };
    expect(answered(follow, 1, at)).toEqual({ do: 'follow', count: 0 });
  });

  test('INT-2 takes the first tile that a contract offers, and skips what it may skip', () => {
    const at = table();
    const [tile] = at.s.display;
    expect(answered({ kind: 'mosaicTile', seat: 1 }, 1, at)).toEqual({ do: 'favourTile', tile });
    expect(answered({ kind: 'bonusTile', seat: 1, level: 2 }, 1)?.do).toBe('bonusTile');
    expect(answered({ kind: 'cover', seat: 1 }, 1)).toEqual({ do: 'uncover', cover: COVERS[0] });
    const wood = table().goods(1, { wood: 1 });
    expect(answered({ kind: 'transform', seat: 1, to: 'planks', inChain: true }, 1, wood)).toEqual({
      do: 'transform',
      count: 0,
    });
    const lying = table().lying(1, 'trader');
    expect(answered({ kind: 'stand', seat: 1, left: 3, mayStop: true }, 1, lying)).toEqual({ do: 'done' });
    const steps = { kind: 'influence', guilds: GUILDS, notables: [], left: 1 } as const;
    expect(answered({ ...steps, seat: 1 }, 1)).toEqual({ do: 'done' });
    expect(answered({ kind: 'sadrGift', seat: 1 }, 1)).toEqual({ do: 'done' });
  });

  test('INT-3 takes the good that lies farthest on its path', () => {
    const move = answered({ kind: 'pierGood', seat: 1, value: 1 }, 1);
    const offered = table();
    offered.s.agenda.push({ kind: 'pierGood', seat: 1, value: 1 });
    const goods = offered.offered('take').map(({ good }) => GOODS.indexOf(good));
    expect(goods.length).toBeGreaterThan(1);
    expect(move).toEqual({ do: 'take', good: GOODS[Math.max(...goods)] });
  });

  test('INT-4 does not deliver', () => {
    expect(answered({ kind: 'jagirdar', seat: 1, sailor: 0 }, 1)).toEqual({ do: 'done' });
  });

  test('INT-5 takes the favours, and gives up the first tile if there are four', () => {
    expect(answered({ kind: 'influenceBonus', seat: 1, favours: 2 }, 1)).toEqual({ do: 'favours' });
    const full = table().tiles(1, 'ft01', 'ft02', 'ft03', 'ft04');
    expect(answered({ kind: 'giveUp', seat: 1 }, 1, full)).toEqual({ do: 'giveUp', tile: 'ft01' });
  });

  test('INT-7 releases nothing', () => {
    const gain = { what: 'favour', count: 1, for: 'influence' } as const;
    expect(answered({ kind: 'shortage', seat: 0, gain }, 0)).toEqual({ do: 'done' });
  });

  test('says nothing where it is one’s own turn: a merchant answers', () => {
    expect(standIn(table().s, 0)).toBeNull();
    expect(answered({ kind: 'bonusTile', seat: 0, level: 2 }, 0)).toBeNull();
    expect(answered({ kind: 'cover', seat: 0 }, 0)).toBeNull();
    expect(answered({ kind: 'influence', seat: 0, guilds: GUILDS, notables: [], left: 1 }, 0)).toBeNull();
    expect(answered({ kind: 'transform', seat: 0, to: 'planks', inChain: false }, 0)).toBeNull();
  });
});
