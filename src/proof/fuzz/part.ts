/** Ten million random games of all titles, with every promise of the contract checked on the way. */
import { availableParallelism } from 'node:os';
import type { Find } from '../../cli/fuzzing.ts';
import { divide, pieces } from '../../cli/jobs.ts';
import type { Finding, Outcome, Part } from '../part.ts';
import { SHARES, stretches } from './shares.ts';

const SEED = 'proof';
/** In one round of so many every game is watched; in the others they are played briskly. */
const WATCH = 64;

/** The dear ones first and in small pieces: no thread is left alone with a long one at the end. */
function tasksOf(from: number, count: number, jobs: number) {
  return stretches(from, count)
    .toReversed()
    .flatMap(({ game, ...all }) =>
      pieces(all.from, all.to, jobs).map((piece) => ({ game, seats: null, seed: SEED, watch: WATCH, ...piece })),
    );
}

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const jobs = availableParallelism();
  const tasks = tasksOf(from, count, jobs);
  const sums: Record<string, number> = {};
  for (const { game } of SHARES) Object.assign(sums, { [`games of ${game}`]: 0, [`answers in games of ${game}`]: 0 });
  const findings: Finding[] = [];
  let done = 0;
  await divide('fuzz', tasks, jobs, ({ games, decisions, finds }, place) => {
    const game = tasks[place]?.game ?? '';
    sums[`games of ${game}`] = (sums[`games of ${game}`] ?? 0) + games;
    sums[`answers in games of ${game}`] = (sums[`answers in games of ${game}`] ?? 0) + decisions;
    findings.push(...finds.map((find) => findingOf(game, find)));
    done += games;
    tell(done);
    return true;
  });
  return { figures: { sums }, findings };
}

function findingOf(game: string, { index, style, fault }: Find): Finding {
  return {
    what: `${game}, game ${index}, ${style}: ${fault}`,
    again: `npx durbar fuzz ${game} --seed ${SEED} --from ${index} --games 1`,
  };
}

const shares = SHARES.map(({ game, of }) => `${of} ${game}`).join(', ');

export const fuzzPart: Part = {
  id: 'fuzz',
  title: 'Random games keep every promise',
  claim:
    'Whole games of all titles, with every number of seats and every option in rotation, are played in eight ways: at random, always the first or the last ' +
    'answer, one kind of answer whenever or only when nothing else is offered, taking answers back, changing secret answers, and each seat in another way. ' +
    `In one round of ${WATCH} the game's own invariants hold after every answer, and somebody is asked or the game is over; ` +
    'in one position of a hundred of these also its copies, the refusal of everything that is not offered, and worlds that a seat cannot tell apart; one record in ' +
    'twenty is written, read and verified. In the other games the invariants hold in one position of eight and in the last one. ' +
    `The titles differ in length by a factor of hundreds, so that the games are shared by cost: of every thousand ${shares}.`,
  unit: 'games',
  goal: 10_000_000,
  portion: 50_000,
  small: 1000,
  run,
};
