import { expect, test } from 'vitest';
import { active, FastRng, isOver, moves, perform, readOptions, start } from '../../kernel/index.ts';
import { START_RUPEES } from './data.ts';
import type { AgraEvent } from './events.ts';
import { figures } from './figures.ts';
import { agra } from './index.ts';

test('the rupees by source, less peonage, are the rupees in the bag', () => {
  const read = readOptions(agra, 3, {});
  if (!('options' in read)) throw new Error(JSON.stringify(read));
  const events: AgraEvent[] = [];
  const t = { rng: new FastRng('figures of agra'), emit: (event: AgraEvent) => void events.push(event) };
  const s = start(agra, 3, read.options, t);
  while (!isOver(s)) {
    const seat = active(s);
    const offered = moves(agra, s, seat);
    const move = offered[t.rng.int(offered.length)];
    if (move) perform(agra, s, seat, move, t);
  }
  const counted = Object.entries(figures(s, events));
  for (const [seat, player] of s.players.entries()) {
    const sources = counted.filter(([name]) => name.startsWith('rupees: '));
    const sum = sources.reduce((total, [, value]) => total + (typeof value === 'number' ? 0 : (value[seat] ?? 0)), 0);
    expect(START_RUPEES + sum).toBe(player.rupees);
    expect(Object.fromEntries(counted)['contracts']).toHaveProperty(String(seat), player.contracts.length);
  }
});
