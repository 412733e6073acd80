import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { Amul } from './state.ts';
import { Trial } from './testing.ts';

/** What the invariants say of the third round of a game of four after it was tampered with. */
function tampered(tamper: (s: Amul) => void): string {
  const { s } = new Trial(4).until(3);
  expect(faults(s)).toEqual([]);
  tamper(s);
  return faults(s).join('; ');
}

function player(s: Amul, seat: number): Amul['players'][number] {
  const found = s.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

describe('what holds in every position', () => {
  test('AM-CON-8: every card is in one zone', () => {
    const lost = 'AM-CON-8: a card is lost or lies in two zones';
    expect(tampered((s) => void s.discard.pop())).toBe(lost);
    expect(tampered((s) => s.pile.splice(0, 1, s.pile[1] ?? 'A-1'))).toBe(lost);
    expect(tampered((s) => void s.discard.push(s.pile[0] ?? 'A-1'))).toBe(lost);
    expect(tampered((s) => void player(s, 0).removed.push(s.discard.pop() ?? 'A-1'))).not.toContain(lost);
  });

  test('AM-REST-1, AM-UPK-5: the pile shrinks by the same in each of nine rounds', () => {
    expect(tampered((s) => void s.discard.push(s.pile.pop() ?? 'A-1'))).toMatch(/^AM-REST-1: \d+ cards in the pile/);
    expect(tampered((s) => void Object.assign(s, { round: 10 }))).toContain('AM-UPK-5: round 10');
    expect(tampered((s) => void Object.assign(s, { round: 0 }))).toContain('AM-UPK-5: round 0');
  });

  test('AM-UPK-4: the First Choice card goes round', () => {
    const { firstChoice } = new Trial(4).until(3).s;
    expect(tampered((s) => void Object.assign(s, { firstChoice: (firstChoice + 1) % 4 }))).toBe(
      `AM-UPK-4: seat ${(firstChoice + 1) % 4} holds the First Choice card, not ${firstChoice}`,
    );
  });

  test('AM-PLAN-1, AM-PLAN-2, AM-PLAN-4: cards in hands, in the market and in play', () => {
    expect(tampered((s) => void s.discard.push(player(s, 1).hand.pop() ?? 'A-1'))).toMatch('AM-PLAN-1: seat 1 holds');
    expect(tampered((s) => void s.discard.push(s.market.pop()?.card ?? 'A-1'))).toMatch(/AM-PLAN-2: \d+ cards in/);
    expect(tampered((s) => void player(s, 2).area.push(s.discard.pop() ?? 'A-1'))).toMatch('AM-PLAN-4: seat 2');
    expect(tampered((s) => void s.discard.push(player(s, 2).area.pop() ?? 'A-1'))).toMatch('AM-PLAN-4: seat 2');
  });

  test('AM-INFO-1: what everybody knows of a hand is in it', () => {
    expect(tampered((s) => void player(s, 3).known.push(player(s, 3).hand[0] ?? 'A-1'))).toBe('');
    expect(tampered((s) => void player(s, 3).known.push(s.pile[0] ?? 'A-1'))).toBe(
      'AM-INFO-1: seat 3 is known to hold what it does not',
    );
  });

  test('AM-UPK-2: palace and bazaar can serve every effect that is still to come', () => {
    const drained = (from: 'palace' | 'bazaar') =>
      tampered((s) => {
        s.discard.push(...s[from].splice(0, s[from].length));
      });
    expect(drained('palace')).toBe('AM-UPK-2: the palace cannot serve every effect');
    expect(drained('bazaar')).toBe('AM-UPK-2: the bazaar cannot serve every effect');
  });
});
