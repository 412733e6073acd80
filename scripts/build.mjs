/** Builds the page into dist/ if a source is newer than the last build, and compresses what is served. Runs on Node 20. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { NODE, ROOT, run, say } from './install.mjs';

const DIST = join(ROOT, 'dist');
const BUILT = join(DIST, '.built');
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/inlineStyle.ts',
  'scripts/precache.ts',
];
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function build() {
  const built = existsSync(BUILT) ? Date.parse(readFileSync(BUILT, 'utf8')) : 0;
  if (Math.max(...SOURCES.map((source) => newest(join(ROOT, source)))) < built) return;
  say('building the page …');
  const started = Date.now();
  if (!run(NODE, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])) {
    say('the page could not be built; the reason stands above.');
    process.exit(1);
  }
  for (const file of filesIn(DIST).filter((name) => COMPRESSED.test(name))) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
  // Sources saved while the build ran make it stale again.
  writeFileSync(BUILT, new Date(started).toISOString());
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] === import.meta.filename) build();
