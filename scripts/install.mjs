/** What every command needs before it can work: the packages of the lock file, and Node 24 among them. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules', '.durbar');
const lockHash = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');

/** The Node that runs everything after the bootstrap. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export function say(text) {
  process.stdout.write(`durbar: ${text}\n`);
}

/** Runs a command in the repository; its output is shown. Returns whether it went well. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return done.status === 0;
}

/** Installs the packages if the lock file has changed since. `wanted`: 'play' leaves the tools of developers out. */
export function install(wanted) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    say(`Node 20 or newer is needed; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const have = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (have === `${lockHash} all` || (wanted === 'play' && have === `${lockHash} play`)) return;
  say('installing packages (once, about a minute) …');
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(wanted === 'play' ? ['--omit=dev'] : ['--include=dev']),
  ];
  if (!run('npm', args) || !existsSync(NODE)) {
    say('the packages could not be installed; what npm said stands above.');
    process.exit(1);
  }
  writeFileSync(STAMP, `${lockHash} ${wanted}`);
}
