/** What lies in the folder of a game: its rules, and the tests of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../cli/project.ts';

const SCREENS = /^(board|text|reference|guide)\//;
/** Screens, texts and pictures are no rules; nor is what bots count and what pages and benchmarks report. */
const NO_RULES =
  /^(board|text|reference|guide|judgement)\/|^(evaluate|features|weights|worth|promised|figures|measures)\.ts$/;

export function folderOf(game: string): string {
  return join(PROJECT, 'src', 'games', game);
}

function filesIn(game: string): string[] {
  return readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
}

/** The files that hold rules, as paths within the folder. */
export function ruleFiles(game: string): string[] {
  return filesIn(game).filter((file) => !NO_RULES.test(file) && !/\.test\.ts$|^testing\.ts$/.test(file));
}

/** The tests beside them: whatever they are about, they play by the rules. */
export function testFiles(game: string): string[] {
  return filesIn(game).filter((file) => file.endsWith('.test.ts') && !SCREENS.test(file));
}
