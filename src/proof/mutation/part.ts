/** A fair sample of small mistakes in the rules of every title: how many of them do the tests notice? */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Outcome, Part } from '../part.ts';
import { folderOf } from '../tests/folder.ts';
import { GOLDEN } from '../tests/golden.ts';
import { reasonFor, type Survivor } from './reasons.ts';
import { type Placed, sampleOf } from './sample.ts';
import { type Attempt, attempt, type Verdict } from './trying.ts';

const TITLES = ['bombay', 'amul', 'rajas', 'agra'] as const;
const EACH = 400;
/** The least share of killed mutants, and how many a title must have in a portion for the share to say something. */
const ENOUGH_KILLED = 0.8;
const ENOUGH_TRIED = 50;

const samples = new Map<string, readonly Placed[]>();

function attemptOf(number: number): Attempt | null {
  const game = TITLES[number % TITLES.length] ?? TITLES[0];
  const sample = samples.get(game) ?? sampleOf(game);
  samples.set(game, sample);
  const mutant = sample[Math.floor(number / TITLES.length)];
  return mutant ? { game, mutant } : null;
}

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const attempts = Array.from({ length: count }, (_, i) => attemptOf(from + i)).filter((found) => found !== null);
  const verdicts: Verdict[] = [];
  await attempt(attempts, (verdict) => {
    verdicts.push(verdict);
    tell(verdicts.length);
  });
  const sums: Record<string, number> = {};
  const findings: Finding[] = [];
  for (const game of TITLES) {
    const tried = verdicts.filter((verdict) => verdict.game === game);
    const killed = tried.filter(({ killer }) => killer !== null);
    sums[`mutants of ${game}`] = tried.length;
    sums[`killed of ${game}`] = killed.length;
    // A thread that ends without a verdict is a mistake noticed, by a loop without end or by too much room.
    sums[`killed of ${game} by no test but by time or room`] = killed.filter(
      ({ killer }) => killer === 'time' || killer === 'thread',
    ).length;
    sums[`killed of ${game} by golden games alone`] = killed.filter(({ killer }) => killer?.startsWith(GOLDEN)).length;
    sums[`survivors of ${game}`] = tried.length - killed.length;
    if (tried.length >= ENOUGH_TRIED && killed.length < ENOUGH_KILLED * tried.length)
      findings.push({
        what: `only ${killed.length} of ${tried.length} mutants of ${game} were killed`,
        again: `mutants ${from} to ${from + count - 1}`,
      });
  }
  const survivors = verdicts.filter(({ killer }) => killer === null);
  return {
    figures: { sums },
    findings,
    notes: survivors.map((verdict) => JSON.stringify(survivorOf(verdict))).toSorted(),
  };
}

/** Kept without its reason: that is found when the page is made, often after somebody has thought about it. */
function survivorOf({ game, mutant: { file, line, was, into } }: Verdict): Survivor {
  const lines = readFileSync(join(folderOf(game), file), 'utf8').split('\n');
  return { game, file, line, text: lines[line - 1]?.trim() ?? '', was, into };
}

/** `rajas/steps/river.ts:34`, the line, what was changed in it, and the reason. */
function inWords(note: string): string {
  const survivor: Survivor = JSON.parse(note); // written by `survivorOf`
  const { game, file, line, text, was, into } = survivor;
  const change = into === ';' ? 'left out' : `\`${brief(was)}\` became \`${brief(into)}\``;
  const reason = reasonFor(survivor) ?? 'not noticed by any test';
  return `Survived: ${game}/${file}:${line} \`${brief(text)}\`, ${change}: ${reason}`;
}

function brief(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'");
  return flat.length > 90 ? `${flat.slice(0, 87)}…` : flat;
}

export const mutationPart: Part = {
  id: 'mutation',
  title: 'The tests notice mistakes in the rules',
  claim:
    'One small mistake at a time is put into the rules of each title: another comparison, sign or connective, a condition that is always or never true, a number one ' +
    'too high, a statement left out. Its unit tests are run up to the first that fails, by a small runner of our own in a thread (whole games at the smallest tables only), then a quarter of the golden games, and a mutant that none kills ' +
    `survives. ${EACH} mutants of each title are drawn at random from all that its functions allow; tables of printed facts, what bots count, texts and boards are left out, and so is what only the type checker asks for (errors that are thrown, defaults after \`??\`).`,
  unit: 'mutants',
  goal: TITLES.length * EACH,
  portion: 400,
  small: 8,
  run,
  inWords,
};
