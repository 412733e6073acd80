import { describe, expect, test } from 'vitest';
import { botsMet, csvOf, type FinishedGame, placesOf, resultsOf, sourcesOf } from './statistics.ts';

function finished(changes: Partial<FinishedGame> & { scores: number[]; ranks: number[] }): FinishedGame {
  const { scores, ranks, ...rest } = changes;
  return {
    id: 'a',
    game: 'bombay',
    played: Date.UTC(2026, 10, 16),
    own: [0],
    bots: scores.map((_, seat) => (seat === 0 ? null : 'merchant')),
    names: scores.map((_, seat) => `N${seat}`),
    first: 0,
    outcome: {
      scores,
      ranks,
      sheet: [
        { key: 'rupees', rule: 'R1', values: scores, counts: true },
        { key: 'tie', rule: 'R2', values: scores.map(() => 9), counts: false },
      ],
    },
    ...rest,
  };
}

describe('results', () => {
  test('a shared win counts a half, and even play is one win in as many as sit', () => {
    const games = [
      finished({ scores: [10, 8], ranks: [1, 2] }),
      finished({ scores: [7, 7, 3, 1], ranks: [1, 1, 3, 4] }),
    ];
    expect(resultsOf(games)).toEqual({ games: 2, wins: 1.5, even: 0.75, mean: 8.5, best: 10 });
  });

  test('no game is no result', () => {
    expect(resultsOf([])).toEqual({ games: 0, wins: 0, even: 0, mean: 0, best: 0 });
  });
});

test('a bot is beaten by who ends before it, not by who ends level with it', () => {
  const games = [
    finished({ scores: [5, 9, 3], ranks: [2, 1, 3] }),
    finished({ scores: [5, 5], ranks: [1, 1], bots: [null, 'vizier'] }),
  ];
  expect(botsMet(games)).toEqual([
    { bot: 'merchant', met: 2, beaten: 1 },
    { bot: 'vizier', met: 1, beaten: 0 },
  ]);
});

test('points by source are means of one’s own seats and of the others, without lines that only inform', () => {
  expect(sourcesOf([finished({ scores: [6, 2, 4], ranks: [1, 3, 2] })])).toEqual([
    { key: 'rupees', own: 6, others: 3 },
  ]);
});

test('places are counted from who begins', () => {
  const games = [
    finished({ scores: [1, 2, 3], ranks: [3, 2, 1], first: 2 }),
    finished({ scores: [1, 2], ranks: [2, 1], first: null }),
  ];
  expect(placesOf(games).map(({ place, games: of, wins }) => [place, of, wins])).toEqual([
    [1, 1, 1],
    [2, 1, 0],
    [3, 1, 0],
  ]);
});

test('a table for spreadsheets has starting order, bots, results and each line of the score sheet', () => {
  const [head, row, , line] = csvOf([finished({ scores: [3, 3, 1], ranks: [1, 1, 3], first: 1 })]).split('\r\n');
  expect(head).toBe('game,id,date,players,seat,place,name,bot,own,score,rank,won,line,points,counts');
  expect(row).toBe('bombay,a,2026-11-16T00:00:00.000Z,3,1,3,N0,,1,3,1,0.5,total,3,0');
  expect(line).toMatch(/,3,1,0.5,tie,9,0$/);
});

test('the best of scores below zero is below zero', () => {
  expect(resultsOf([finished({ scores: [-3, 2], ranks: [2, 1] })]).best).toBe(-3);
});

test('names of other people cannot break out of their cell or become a formula', () => {
  const csv = csvOf([finished({ scores: [1, 2], ranks: [2, 1], names: ['=HYPERLINK("x")', 'a,"b"\nc'] })]);
  expect(csv).toContain(`,"'=HYPERLINK(""x"")",`);
  expect(csv).toContain(',"a,""b""\nc",');
  expect(csv.split('\r\n')).toHaveLength(1 + 2 * 3 + 1);
});

test('a name that begins like a number is no formula, and points below zero stay a number', () => {
  const csv = csvOf([finished({ scores: [-3, 2], ranks: [2, 1], names: ["-1+cmd|'/c calc'!A", '-2'] })]);
  expect(csv).toContain(",'-1+cmd|'/c calc'!A,");
  expect(csv).toContain(',-2,');
  expect(csv).toContain(',rupees,-3,1\r\n');
});

test('a name is no formula either where cells are divided by other signs, or where white space comes first', () => {
  const names = ["x;=cmd|'/c calc'!A1;y", '\n=1+1', '  @sum', 'a\t+b', 'x;"=1"'];
  const csv = csvOf([finished({ scores: [1, 2, 3, 4, 5], ranks: [5, 4, 3, 2, 1], names })]);
  for (const cell of [`"x;'=cmd|'/c calc'!A1;y"`, `"\n'=1+1"`, `  '@sum`, `"a\t'+b"`, `"x;""'=1"""`])
    expect(csv).toContain(`,${cell},`);
});
