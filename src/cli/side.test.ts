import { describe, expect, test } from 'vitest';
import { sideIn, withSide } from './bench-page.ts';
import { type SideAnswer, sideInMarkdown } from './side-page.ts';
import { sidePlot } from './side-plot.ts';

const answer: SideAnswer = {
  date: '2026-11-16',
  commit: '66e0e95',
  machine: { cpu: 'A & B', cores: 2, memoryGB: 24, system: 'linux', node: 'v24' },
  version: '0.50.2',
  tables: 500,
  seats: 4,
  answers: 20,
  seconds: 8,
  commonRate: 100,
  boundMilliseconds: 100,
  engines: [
    { name: 'Durbar, unchecked', ours: true, movesPerSecond: 1_400_000 },
    { name: 'boardgame.io, production', ours: false, movesPerSecond: 7000 },
  ],
  servers: [
    {
      name: 'Durbar',
      ours: true,
      kept: 'on the disk (SQLite)',
      movesPerSecond: 1000,
      p50: 2.5,
      p99: 14,
      work: 0.7,
      perTable: 60_000,
      perSocket: 9000,
    },
    {
      name: 'boardgame.io, production',
      ours: false,
      kept: 'in memory',
      movesPerSecond: 500,
      p50: 3,
      p99: 20,
      work: 1.4,
      perTable: 120_000,
      perSocket: 20_000,
    },
  ],
};

describe('the side-by-side part of docs/bench.md', () => {
  test('says how many times as many moves ours makes, of engines and of servers', () => {
    const section = sideInMarkdown(answer, 'bench-side.svg');
    expect(section).toContain('| boardgame.io, production | 7,000 | 200 x |');
    expect(section).toContain('| boardgame.io, production | in memory | 500 | 2.0 x |');
    expect(section).toContain('(bench-side.svg)');
  });

  test('takes the place of the one before, and stays when the rest of the page is made anew', () => {
    const first = withSide('# Benchmarks\n', 'old\n');
    const second = withSide(first, 'new\n');
    expect(second).toBe('# Benchmarks\n\n<!-- npm run bench:side -->\nnew\n');
    expect(`# Again\n${sideIn(second)}`).toBe('# Again\n\n<!-- npm run bench:side -->\nnew\n');
    expect(sideIn('# Benchmarks\n')).toBe('');
  });

  test('the plot has a bar for everything that was measured, ours in blue', () => {
    const plot = sidePlot(answer);
    expect(plot.match(/<rect [^>]*fill="#2f5fae"/g)).toHaveLength(5);
    expect(plot.match(/<rect [^>]*fill="#8d9198"/g)).toHaveLength(5);
  });
});
