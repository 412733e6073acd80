/**
 * `node src/proof/golden/main.ts [GAME …]`: plays the golden games of all titles, or of those named, and writes their records
 * and what is heard of them. `--listen` plays nothing and only listens again, after a change of events.
 * Records from elsewhere that lie in the same folders stay as they are; those that the rules no longer allow are named.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../cli/project.ts';
import { GAMES } from '../../games/registry.ts';
import { type Game, parseRecord } from '../../kernel/index.ts';
import { HEARD, type Heard, listen } from './heard.ts';
import { goldenGames } from './plan.ts';
import { playGolden } from './play.ts';

function make(game: Game): void {
  const folder = join(PROJECT, 'records', game.id);
  mkdirSync(folder, { recursive: true });
  const planned = goldenGames(game);
  const before = performance.now();
  let size = 0;
  for (const golden of planned) {
    const text = `${JSON.stringify(playGolden(game, golden))}\n`;
    writeFileSync(join(folder, golden.file), text);
    size += text.length;
  }
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  process.stdout.write(`${game.id}: ${planned.length} games, ${(size / 1e6).toFixed(1)} MB, ${seconds} s\n`);
}

/** Listens to all golden games of a title, wherever they come from, and names those that cannot be replayed. */
function hearAll(game: Game): Record<string, string> {
  const folder = join(PROJECT, 'records', game.id);
  const heard: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    const parsed = parseRecord(readFileSync(join(folder, file), 'utf8'));
    const found = 'problem' in parsed ? parsed : listen(game, parsed.record);
    if ('heard' in found) heard[file] = found.heard;
    else process.stdout.write(`${game.id}: ${file} cannot be replayed: ${JSON.stringify(found)}\n`);
  }
  return heard;
}

const named = process.argv.slice(2).filter((word) => word !== '--listen');
const plays = !process.argv.includes('--listen');
const unknown = named.find((id) => !Object.hasOwn(GAMES, id));
if (unknown !== undefined) throw new Error(`no game is called ${unknown}`);
for (const game of Object.values(GAMES)) if (plays && (named.length === 0 || named.includes(game.id))) make(game);
const heard: Heard = Object.fromEntries(Object.values(GAMES).map((game) => [game.id, hearAll(game)]));
writeFileSync(HEARD, `${JSON.stringify(heard, null, 1)}\n`);
