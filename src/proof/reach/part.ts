/** Which branches of the rules random play never takes, and who takes them. */
import type { Finding, Outcome, Part } from '../part.ts';
import { type Branch, neverTaken, taken } from './branches.ts';
import { countAll } from './counting.ts';
import { type Covered, union } from './covered.ts';
import { reasonFor } from './reasons.ts';
import type { ReachTask } from './thread.ts';

/** Of every hundred games so many are of this title: half of them random, half directed. */
const SHARES = { bombay: 40, amul: 35, rajas: 15, agra: 10 } as const;
const TITLES = ['bombay', 'amul', 'rajas', 'agra'] as const;
type Title = (typeof TITLES)[number];

function tasksOf(game: Title, from: number, count: number): ReachTask[] {
  const own = (n: number) => Math.floor((n * SHARES[game]) / 200);
  const games = { game, from: own(from), to: own(from + count) };
  return [
    { ...games, way: 'random' },
    { ...games, way: 'directed' },
    { game, from: 0, to: 0, way: 'tests' },
  ];
}

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  // The dearest title first: no thread is left alone with it at the end.
  const tasks = TITLES.toReversed().flatMap((game) => tasksOf(game, from, count));
  let done = 0;
  const covered = await countAll(tasks, (task) => {
    done += task.to - task.from;
    tell(done);
  });
  const of = (game: Title, way: ReachTask['way']) => {
    const found = covered[tasks.findIndex((task) => task.game === game && task.way === way)];
    if (found === undefined) throw new Error(`nothing was counted for ${game}`);
    return found;
  };
  const reports = TITLES.map((game) => report(game, of(game, 'random'), of(game, 'directed'), of(game, 'tests')));
  const sums: Record<string, number> = {};
  for (const { game, way, ...games } of tasks)
    if (way !== 'tests') sums[`${way} games of ${game}`] = games.to - games.from;
  return {
    figures: { sums, peaks: Object.assign({}, ...reports.map(({ peaks }) => peaks)) },
    findings: reports.flatMap(({ findings }) => findings),
    notes: reports.flatMap(({ notes }) => notes),
  };
}

/** What becomes of the branches of a title that random play never takes. */
function report(game: Title, random: Covered, directed: Covered, tests: Covered) {
  const never = neverTaken(game, random);
  const played = union(random, directed);
  const byPlay = never.filter((branch) => taken(branch, directed));
  const unplayed = neverTaken(game, played);
  const byTests = unplayed.filter((branch) => taken(branch, tests));
  const byNobody = neverTaken(game, union(played, tests));
  const notes = [
    ...byPlay.map((branch) => `Reached by directed play: ${inWords(game, branch)}`),
    ...byTests.map((branch) => `Reached by tests alone: ${inWords(game, branch)}`),
    ...byReason(game, byNobody),
  ];
  const findings: Finding[] = byNobody
    .filter((branch) => reasonFor(game, branch) === null)
    .map((branch) => ({ what: `nothing reaches ${inWords(game, branch)}`, again: 'npm run proof -- reach' }));
  const peaks = {
    [`branches of ${game} that random play never takes`]: never.length,
    [`branches of ${game} that directed play reaches`]: byPlay.length,
    [`branches of ${game} that tests alone reach`]: byTests.length,
    [`branches of ${game} that nothing reaches`]: byNobody.length,
  };
  return { notes, findings, peaks };
}

/** One note for each reason, with all places where it holds. */
function byReason(game: Title, branches: readonly Branch[]): string[] {
  const groups = Map.groupBy(branches, (branch) => reasonFor(game, branch) ?? 'no reason is known');
  return [...groups].map(([reason, group]) => {
    const places = group.map(({ file, line }) => `${file}:${line}`);
    return `Not reached in ${game}, ${group.length} times: ${reason} (${places.join(', ')})`;
  });
}

function inWords(game: string, { file, line, text }: Branch): string {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");
  return `${game}/${file}:${line} \`${flat.length > 90 ? `${flat.slice(0, 87)}…` : flat}\``;
}

export const reachPart: Part = {
  id: 'reach',
  title: 'Every branch of the rules is taken',
  claim:
    'While the fuzzer plays, V8 counts which branches of the rules are run. Those that random play never takes are listed, and directed play looks for them: it plays ' +
    'as a merchant would, at tables with several options changed at once, and gives the answer that was given least often so far. What neither reaches must be ' +
    'reached by a unit test, or be there for what never happens, with the reason.',
  unit: 'games',
  goal: 4000,
  portion: 4000,
  small: 200,
  run,
};
