/** npm test: everything that must hold. Installs what is missing, a browser included. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { install, NODE, ROOT, run, say } from './install.mjs';

const RESULTS = join(ROOT, '.cache', 'results');
const started = Date.now();
let failed = false;

install('all');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

async function part(name, work) {
  say(`${name} …`);
  const before = Date.now();
  const ok = await work();
  failed ||= !ok;
  say(`${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - before) / 1000).toFixed(0)} s)`);
}

/** One that runs `beside` another tells what it has to say in one piece, when it has ended. */
function vitest(project, { env = {}, beside = false } = {}) {
  const json = join(RESULTS, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
  return new Promise((ended) => {
    const child = spawn(NODE, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
      cwd: ROOT,
      stdio: beside ? 'pipe' : 'inherit',
      env: { ...process.env, ...env },
    });
    const said = [];
    child.stdout?.on('data', (piece) => said.push(piece));
    child.stderr?.on('data', (piece) => said.push(piece));
    child.on('close', (code) => {
      for (const piece of said) process.stdout.write(piece);
      ended(code === 0);
    });
  });
}

failed ||= !(await check());
await part('rules without a test', () => run(NODE, ['src/cli/durbar.ts', 'rules']));
// The server tests mostly wait for processes to start and end.
await Promise.all([
  part('unit and property tests', () => vitest('unit')),
  part('server tests', () => vitest('online', { beside: true })),
]);
const chromium = await browser();
build();
await part('browser tests', () => vitest('browser', { env: { CHROMIUM_PATH: chromium } }));

let passed = 0;
let broken = 0;
let skipped = 0;
for (const project of ['unit', 'online', 'browser']) {
  try {
    const result = JSON.parse(readFileSync(join(RESULTS, `${project}.json`), 'utf8'));
    passed += result.numPassedTests;
    broken += result.numFailedTests;
    skipped += result.numPendingTests;
    for (const { name, assertionResults } of result.testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed') say(`FAILED ${relative(ROOT, name)}: ${fullName}: ${failureMessages[0] ?? ''}`);
  } catch {
    failed = true;
    say(`the ${project} tests left no result`);
  }
}
// Those that `npm run test:thorough` walks, and PostgreSQL and NATS where they cannot be started.
say(`${skipped} skipped.`);
say(`finished in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
process.stdout.write(`${passed} passed, ${broken} failed\n`);
process.exit(failed || broken > 0 ? 1 : 0);
