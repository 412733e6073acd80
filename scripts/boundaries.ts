/** Dependencies point one way: web, server, cli → games, analysis, bots, table, ui, online → kernel. This check holds that. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

interface Room {
  /** Files whose path begins with this; the first room that fits counts. */
  readonly path: RegExp;
  /** Rooms it may import from, besides its own folder. */
  readonly may: readonly RegExp[];
  /** Packages and Node modules it may import. */
  readonly packages: RegExp;
}

const none = /^$/;
const kernel = /^src\/kernel\//;
const rules = /^src\/games\/([a-z]+)\/(?!board\/|text\/|reference\/|guide\/)/;
const screen = /^src\/games\/([a-z]+)\/(board|text|reference|guide)\//;
const registry = /^src\/games\/registry\.ts$/;
const bots = /^src\/bots\//;
const analysis = /^src\/analysis\//;
const puzzles = /^src\/puzzles\//;
const table = /^src\/table\//;
const ui = /^src\/ui\//;
const online = /^src\/online\//;
const web = /^src\/web\//;
const store = /^src\/server\/store\//;
const services = /^test\/services\//;
/** Any test may time what it tests. */
const STOPWATCH = 'test/fastest.ts';

const server = /^src\/server\//;

const ROOMS: readonly Room[] = [
  { path: kernel, may: [], packages: none },
  { path: registry, may: [kernel, rules], packages: none },
  { path: screen, may: [kernel, rules, table, ui], packages: /^(react|d3-)/ },
  { path: rules, may: [kernel], packages: none },
  { path: /^src\/bots\/node\//, may: [kernel, registry, bots], packages: /^node:/ },
  { path: bots, may: [kernel], packages: none },
  { path: analysis, may: [kernel, bots], packages: none },
  { path: puzzles, may: [kernel, bots], packages: none },
  { path: table, may: [kernel], packages: none },
  { path: online, may: [kernel, table], packages: /^valibot$/ },
  { path: ui, may: [kernel, table], packages: /^(react|@fontsource)/ },
  {
    path: web,
    may: [kernel, rules, screen, registry, bots, analysis, puzzles, table, ui, online],
    packages: /^(react|d3-|@fontsource|virtual:|vite\/client|valibot$|@simplewebauthn\/browser$)/,
  },
  { path: server, may: [kernel, rules, registry, bots, table, online], packages: /./ },
  // What tries the whole house may use all of it, and real servers.
  { path: /^src\/proof\//, may: [/^src\//, services, /^test\/online\//, /^scripts\//], packages: /./ },
  { path: /^src\/cli\//, may: [kernel, rules, registry, bots, analysis, puzzles, table, store], packages: /./ },
];

const isTest = (file: string) => /\.test\.tsx?$|\/testing\.ts$/.test(file);

function importsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)\s*import\s*'([^']+)'/g,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function problem(file: string, imported: string): string | null {
  const room = ROOMS.find(({ path }) => path.test(file));
  if (room === undefined) return `${file} lies in no room`;
  if (!imported.startsWith('.')) {
    if (isTest(file) || room.packages.test(imported)) return null;
    return `${file} may not use ${imported}`;
  }
  const target = posix.normalize(posix.join(dirname(file), imported));
  const game = /^src\/games\/([a-z]+)\//.exec(file)?.[1];
  const other = /^src\/games\/([a-z]+)\//.exec(target)?.[1];
  if (game && other && game !== other) return `${file}: a game never imports another game (${target})`;
  if (room.path.test(target) || room.may.some((path) => path.test(target))) return null;
  if (isTest(file) && (rules.test(target) || registry.test(target))) return null; // a real game serves as the example in tests
  if (isTest(file) && services.test(target)) return null; // real servers, for tests
  if (isTest(file) && target === STOPWATCH) return null;
  return `${file} may not import ${target}`;
}

const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const problems = files.flatMap((file) =>
  importsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((imported) => problem(file, imported) ?? []),
);
for (const text of problems) console.error(text);
console.log(`${files.length} files, ${problems.length} imports against the boundaries`);
process.exitCode = problems.length > 0 ? 1 : 0;
