/** Finds a Chromium for the browser tests, or brings one into .cache/. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, say } from './install.mjs';

/** It has no window to draw and is a quarter faster. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** A Chromium inside an npm package, for machines without one. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const FOLDER = join(ROOT, '.cache', 'browser');

/** Where a command of that name lies, as the shell would find it. */
function onPath(name) {
  if (isAbsolute(name)) return name;
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => existsSync(place)) ?? name;
}

function works(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function onThisMachine(names) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (works(asked)) return asked;
    say(`CHROMIUM_PATH is ${asked}, which does not start.`);
  }
  return [...names.map(onPath), ...PLACES].find((place) => existsSync(place) && works(place));
}

async function fromPackage() {
  const entry = join(FOLDER, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js');
  if (!existsSync(entry)) {
    say('no browser found; bringing a Chromium into .cache/browser (once) …');
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
    if (!run('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error', PACKAGE]))
      return undefined;
  }
  // The package unpacks its libraries as on AWS Lambda only when it believes to be there.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  process.env.TMPDIR = FOLDER; // where it unpacks
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  // Its own fonts lack most letters, and it stops at the first that it does not find: those of the machine are better, if there are any.
  if (existsSync('/etc/fonts/fonts.conf')) delete process.env.FONTCONFIG_PATH;
  return works(path) ? path : undefined;
}

/** The last resort where one may install system packages. */
function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  say(`installing the Debian package ${WINDOWLESS} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', WINDOWLESS]);
  return onPath(WINDOWLESS);
}

/** For tests the fastest there is. */
export function browser() {
  return found([WINDOWLESS, ...NAMES]);
}

/** For measuring the one that people have, if there is one. */
export function peoplesBrowser() {
  return found([...NAMES, WINDOWLESS]);
}

async function found(names) {
  const path = onThisMachine(names) ?? (await fromPackage()) ?? fromDebian();
  if (path) return path;
  say('no browser could be found or installed. Set CHROMIUM_PATH to a Chromium or Chrome and run npm test again.');
  process.exit(1);
}
