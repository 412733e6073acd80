/** npm run check: types, lint and format, boundaries, dead code, side by side. The inner loop. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, NODE, ROOT, say } from './install.mjs';

const bin = (...path) => join('node_modules', ...path);
const CHECKS = [
  ['types', bin('typescript', 'bin', 'tsc'), '--noEmit'],
  ['lint and format', bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'],
  ['boundaries', 'scripts/boundaries.ts'],
  ['dead code', bin('knip', 'bin', 'knip.js')],
];

function start([name, ...args]) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(NODE, args, { cwd: ROOT });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('exit', (code) => {
      say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

export async function check() {
  const results = await Promise.all(CHECKS.map(start));
  return results.every(Boolean);
}

if (process.argv[1] === import.meta.filename) {
  install('all');
  process.exit((await check()) ? 0 : 1);
}
