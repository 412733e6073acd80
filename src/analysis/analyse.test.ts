import { describe, expect, test } from 'vitest';
import { type Game, type Match, type Move, moves } from '../kernel/index.ts';
import { analyse, analysisName, type Finding, nameOf, piecesOf } from './analyse.ts';
import { type Calibration, judgementHash } from './calibration.ts';
import { CALIBRATIONS } from './calibrations/index.ts';
import { type Course, courseOf, lengthOf } from './course.ts';
import { reportOf } from './report.ts';
import { courseIn, gameNamed, played, SMALL, TITLES } from './testing.ts';

async function measured(game: Game): Promise<Calibration> {
  const load = CALIBRATIONS[game.id];
  if (load === undefined) throw new Error(`${game.id} is not calibrated`);
  return load();
}

function answerersOf(course: Course): number[] {
  return course.frames.slice(1).map(({ answer }) => answer?.seat ?? -1);
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe.each(TITLES)('%s', (id) => {
  const game = gameNamed(id);
  const record = played(game, 'analysis');
  const course = courseIn(game, record);

  test('chances sum to one, the end is exact, and what is found is plain JSON', async () => {
    const calibration = await measured(game);
    const all = piecesOf(game, course);
    // Every part of the work, spread over the game, without doing all of it.
    const few = (part: string, n: number) => {
      const own = all.filter((piece) => piece.part === part);
      return own.filter((_, i) => i % Math.ceil(own.length / n) === 0);
    };
    const last = { part: 'outlook', ply: lengthOf(course) } as const;
    const pieces = [...few('outlook', 6), last, ...few('decision', 5), ...few('luck', 4)];
    const found = [...analyse(game, course, calibration, { budget: SMALL, pieces, seed: 'test' })];

    expect(found.map(nameOf)).toEqual(pieces.map(nameOf));
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    for (const finding of found) {
      if (finding.part === 'outlook') {
        expect(sum(finding.outlook.shares)).toBeCloseTo(1, 2);
        for (const share of finding.outlook.shares) expect(share).toBeGreaterThanOrEqual(0);
      }
      if (finding.part === 'luck') expect(sum(finding.luck.shares)).toBeCloseTo(0, 2);
      if (finding.part === 'decision') {
        expect(finding.decision.loss).toBeGreaterThanOrEqual(0);
        expect(finding.decision.bestValue).toBeGreaterThanOrEqual(finding.decision.value);
      }
    }
    const report = reportOf(found, course.seats, answerersOf(course));
    const winners = course.end.ranks.filter((rank) => rank === 1).length;
    expect(report.curve.at(-1)?.scores).toEqual(course.end.scores);
    expect(report.curve.at(-1)?.shares).toEqual(course.end.ranks.map((rank) => (rank === 1 ? 1 / winners : 0)));
  });

  test('an answer is worth as much as the curve says there, whatever the seat could not know', async () => {
    const calibration = await measured(game);
    const questions = piecesOf(game, course).filter(({ part }) => part === 'decision');
    const some = questions.filter((_, i) => i % Math.ceil(questions.length / 16) === 0);
    const pieces = some.flatMap((piece) => [{ ...piece, part: 'outlook' as const }, piece]);
    const budget = { ...SMALL, search: { milliseconds: 60_000, iterations: 1 } };
    const off: number[] = [];
    let shares: readonly number[] = [];
    for (const finding of analyse(game, course, calibration, { budget, pieces, seed: 'test' }))
      if (finding.part === 'outlook') shares = finding.outlook.shares;
      else if (finding.part === 'decision')
        off.push(Math.abs(finding.decision.value - (shares[finding.decision.seat] ?? 0)));
    expect(sum(off) / off.length).toBeLessThan(0.08);
  });

  test('stopped and taken up again, or shared between two, it finds the same', async () => {
    const calibration = await measured(game);
    const pieces = piecesOf(game, course).filter(({ ply }) => ply > lengthOf(course) - 4);
    const order = { budget: SMALL, seed: 'test' };
    const whole = [...analyse(game, course, calibration, { ...order, pieces })];

    const begun: Finding[] = [];
    for (const finding of analyse(game, course, calibration, { ...order, pieces })) {
      begun.push(finding);
      if (begun.length === 2) break;
    }
    const done = new Set(begun.map(nameOf));
    const left = pieces.filter((piece) => !done.has(nameOf(piece)));
    const [odd, even] = [1, 0].map((rest) => left.filter((_, i) => i % 2 === rest));
    const resumed = [
      ...begun,
      ...analyse(game, course, calibration, { ...order, pieces: odd ?? [] }),
      ...analyse(game, course, calibration, { ...order, pieces: even ?? [] }),
    ];
    const sorted = (findings: readonly Finding[]) => findings.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    expect(sorted(resumed)).toEqual(sorted(whole));
  });

  test('an answer that drew nothing is no luck', () => {
    const drawing = new Set(
      piecesOf(game, course)
        .filter(({ part }) => part === 'luck')
        .map(({ ply }) => ply),
    );
    for (const [ply, { draws }] of course.frames.entries()) expect(drawing.has(ply)).toBe(draws.length > 0);
  });

  test('a record that is cut off, edited or of other rules is refused with the reason', () => {
    const { result: _, ...open } = record;
    expect(courseOf(game, { ...open, log: record.log.slice(0, 9) })).toMatchObject({ problem: 'unfinished' });
    expect(courseOf(game, { ...record, rules: game.version + 1 })).toMatchObject({ problem: 'wrongVersion' });
    const edited = record.log.map((entry, i) => (i === 5 ? { seat: entry.seat, move: { do: 'fly' } } : entry));
    expect(courseOf(game, { ...record, log: edited })).toMatchObject({ problem: 'illegal', ply: 5 });
  });

  test('another depth, game, deal, judgement or calibration has another name', async () => {
    const judge = { game, calibration: await measured(game) };
    const name = analysisName(judge, record, 'usual');
    expect(analysisName({ ...judge }, { ...record }, 'usual')).toBe(name);
    const weights = { ...game.judgement.weights, another: 1 };
    for (const other of [
      analysisName(judge, record, 'glance'),
      analysisName(judge, { ...record, log: record.log.slice(1) }, 'usual'),
      analysisName(judge, { ...record, deal: [...record.deal, 0] }, 'usual'),
      analysisName({ ...judge, game: { ...game, judgement: { ...game.judgement, weights } } }, record, 'usual'),
      analysisName({ ...judge, calibration: { ...judge.calibration, tables: {} } }, record, 'usual'),
    ])
      expect(other).not.toBe(name);
  });

  test('the calibration covers every number of seats and says which judgement it measured', async () => {
    const calibration = await measured(game);
    const counts = Object.keys(calibration.tables).map(Number);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(counts).toContain(seats);
    expect(calibration.judgement).toMatch(new RegExp(`^[0-9a-f]{${judgementHash(game).length}}$`));
  });
});

describe('a blunder', () => {
  const game = gameNamed('bombay');

  /** The last turn that can be thrown away with a bale to sell in the city where the elephant stands: it cannot be made good. */
  function thrownAway(): { ply: number; move: Move } | null {
    let blunder: { ply: number; move: Move } | null = null;
    played(game, 'blunder', (match: Match, ply) => {
      const offered = moves(game, match.state, match.state.agenda.at(-1)?.seat ?? 0);
      const end = offered.find((move) => move.do === 'end');
      if (end === undefined || !offered.some((move) => move.do === 'sell')) return null;
      blunder = { ply, move: end };
      return null;
    });
    return blunder;
  }

  test('that was planted is the worst of its moments, with what was better and why', async () => {
    const blunder = thrownAway();
    if (blunder === null) throw new Error('nobody could sell');
    const record = played(game, 'blunder', (_, ply) => (ply === blunder.ply ? blunder.move : null));
    const course = courseIn(game, record);
    const near = piecesOf(game, course).filter(
      ({ part, ply }) => part === 'decision' && Math.abs(ply - blunder.ply - 1) <= 4,
    );
    const budget = {
      ...SMALL,
      search: { milliseconds: 60_000, iterations: 400 },
      compare: { ...SMALL.compare, worlds: 24 },
    };
    const found = [...analyse(game, course, await measured(game), { budget, pieces: near, seed: 'test' })];
    const { moments } = reportOf(found, course.seats, answerersOf(course));
    const worst = moments.toSorted((a, b) => b.amount - a.amount)[0];

    expect(worst?.ply).toBe(blunder.ply + 1);
    expect(worst?.kind).toBe('loss');
    expect(worst?.decision?.played).toEqual(blunder.move);
    expect(worst?.decision?.best).not.toEqual(blunder.move);
    expect(worst?.decision?.reasons.some(({ points }) => points > 0)).toBe(true);
  });
});
