/** `durbar rules`: rules of a game that no test cites. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../games/registry.ts';
import { parse } from './args.ts';
import { CLEAN, type Command, FOUND, printJson, UsageError } from './command.ts';
import { PROJECT } from './project.ts';
import { citedIn, rulesOf } from './ruleids.ts';

/** What `--json` prints. */
interface RulesAnswer {
  readonly ok: boolean;
  readonly games: readonly GameRules[];
}

interface GameRules {
  readonly game: string;
  readonly rules: number;
  /** Rules that no title of a test cites. */
  readonly missing: readonly string[];
  /** Ids that a title cites and the page does not have: most likely a slip of the pen. */
  readonly unknown: readonly string[];
}

export const rulesCommand: Command = {
  summary: 'list the rules that no test cites',
  help: `durbar rules [GAME] [options]

  GAME              one game (all of them)
  --json            a machine-readable answer on standard output

The rules are the ids in docs/rules/GAME.md. Exit code 1 if no title of a test cites one of them, or a page has none.
`,

  async run(args, io) {
    const { values, positionals } = parse(args, { json: { type: 'boolean', default: false } });
    if (positionals.length > 1) throw new UsageError('one GAME is enough, or none for all');
    // A game of the house without a page is in the list too: it has no rules that anybody could check.
    const all = [...new Set([...Object.keys(GAMES), ...pagesOf(PROJECT)])];
    const [wanted] = positionals;
    if (wanted !== undefined && !all.includes(wanted)) throw new UsageError(`no rules page docs/rules/${wanted}.md`);
    const games = (wanted === undefined ? all : [wanted]).map((game) => rulesReport(PROJECT, game));

    const ok = games.every(({ rules, missing }) => rules > 0 && missing.length === 0);
    if (values.json) printJson(io, { ok, games } satisfies RulesAnswer);
    else io.out(games.map(inWords).join(''));
    return ok ? CLEAN : FOUND;
  },
};

function pagesOf(root: string): string[] {
  const folder = join(root, 'docs', 'rules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => /^(\w+)\.md$/.exec(name)?.[1] ?? []);
}

/** The rules of one game in the project at `root`, against the tests of that game and those that span folders. */
export function rulesReport(root: string, game: string): GameRules {
  const page = join(root, 'docs', 'rules', `${game}.md`);
  const rules = existsSync(page) ? rulesOf(readFileSync(page, 'utf8')) : [];
  const files = [...testsIn(join(root, 'src', 'games', game)), ...testsIn(join(root, 'test'))];
  const cited = new Set(files.flatMap((file) => citedIn(readFileSync(file, 'utf8'))));
  const known = new Set(rules);
  const prefix = rules[0]?.slice(0, 3);
  return {
    game,
    rules: rules.length,
    missing: rules.filter((rule) => !cited.has(rule)),
    unknown: [...cited].filter((id) => prefix !== undefined && id.startsWith(prefix) && !known.has(id)).toSorted(),
  };
}

function testsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function inWords({ game, rules, missing, unknown }: GameRules): string {
  if (rules === 0) return `${game}: no rules in docs/rules/${game}.md\n`;
  const lines = [
    missing.length === 0
      ? `${game}: all ${rules} rules are cited by a test`
      : `${game}: ${missing.length} of ${rules} rules are cited by no test`,
    ...missing.map((rule) => `  ${rule}`),
    ...unknown.map((id) => `  ${id} is cited by a test and is not in the page`),
  ];
  return `${lines.join('\n')}\n`;
}
