/**
 * `node src/proof/golden/main.ts [GAME …]`: plays the golden games of all titles, or of those named, and writes their records.
 * Records from elsewhere that lie in the same folders stay as they are; those that the rules no longer allow are named.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../cli/project.ts';
import { GAMES } from '../../games/registry.ts';
import { type Game, parseRecord, verify } from '../../kernel/index.ts';
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
  const files = new Set(planned.map(({ file }) => file));
  for (const file of readdirSync(folder)) {
    const trouble = files.has(file) ? null : troubleOf(game, readFileSync(join(folder, file), 'utf8'));
    if (trouble !== null) process.stdout.write(`${game.id}: ${file} cannot be replayed: ${trouble}\n`);
  }
}

function troubleOf(game: Game, text: string): string | null {
  const parsed = parseRecord(text);
  if ('problem' in parsed) return `${parsed.at}: ${parsed.problem}`;
  const verified = verify(game, parsed.record);
  return 'problem' in verified ? `${verified.problem}: ${verified.detail}` : null;
}

const named = process.argv.slice(2);
const unknown = named.find((id) => !Object.hasOwn(GAMES, id));
if (unknown !== undefined) throw new Error(`no game is called ${unknown}`);
for (const game of Object.values(GAMES)) if (named.length === 0 || named.includes(game.id)) make(game);
