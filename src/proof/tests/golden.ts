/** Golden games as tests of the rules that are loaded: some of them, in turn with what else a thread runs thousands of times. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../cli/project.ts';
import { type Game, type GameRecord, parseRecord } from '../../kernel/index.ts';
import { keptHeard, listen } from '../golden/heard.ts';
import type { Trial } from './vitest.ts';

/** One golden game in so many is replayed. */
const ONE_IN = 4;
/** What the name of such a test begins with. */
export const GOLDEN = 'golden game';

const known = new Map<string, GameRecord>();

function recordOf(file: string): GameRecord {
  const found = known.get(file);
  if (found) return found;
  const parsed = parseRecord(readFileSync(file, 'utf8'));
  if ('problem' in parsed) throw new Error(`${file}: ${parsed.at}: ${parsed.problem}`);
  known.set(file, parsed.record);
  return parsed.record;
}

/** One test for each golden game: it must replay to its exact end and with the same events by these rules. */
export function goldenTrials(id: string, module: object): Trial[] {
  const rules: unknown = Reflect.get(module, id);
  if (!isGame(rules, id)) throw new Error(`no rules of ${id}`);
  const folder = join(PROJECT, 'records', id);
  const heard = keptHeard()[id] ?? {};
  const files = readdirSync(folder).filter((_, i) => i % ONE_IN === 0);
  return files.map((file) => ({
    name: `${GOLDEN} ${file}`,
    run() {
      const found = listen(rules, recordOf(join(folder, file)));
      if ('problem' in found) throw new Error(`${found.problem} at ${found.ply}: ${found.detail}`);
      if (found.heard !== heard[file]) throw new Error('other events');
    },
  }));
}

function isGame(value: unknown, id: string): value is Game {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'id') === id;
}
