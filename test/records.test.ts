/** Golden games: every record in records/<game>/ replays by the rules to its exact scores, final position and events. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { parseRecord, verify } from '../src/kernel/index.ts';
import { keptHeard, listen } from '../src/proof/golden/heard.ts';
import { goldenGames } from '../src/proof/golden/plan.ts';

const HEARD = keptHeard();
const RECORDS = join(import.meta.dirname, '..', 'records');

for (const id of readdirSync(RECORDS)) {
  describe(`recorded games of ${id}`, () => {
    for (const file of readdirSync(join(RECORDS, id)))
      test(file, () => {
        const game = GAMES[id];
        if (game === undefined) throw new Error(`records of an unknown game: ${id}`);
        const parsed = parseRecord(readFileSync(join(RECORDS, id, file), 'utf8'));
        if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
        const verified = verify(game, parsed.record);
        if ('problem' in verified) throw new Error(JSON.stringify(verified));
        expect(parsed.record.result, 'a golden game is a finished one').toBeDefined();
        const heard = HEARD[id]?.[file];
        if (heard !== undefined) expect(listen(game, parsed.record), 'its events').toEqual({ heard });
      });
  });
}

describe('the plan of golden games', () => {
  for (const [id, game] of Object.entries(GAMES))
    test(`${id}: every game that node src/proof/golden/main.ts plays is there, a hundred of them at least`, () => {
      const planned = goldenGames(game).map(({ file }) => file);
      const there = new Set(readdirSync(join(RECORDS, id)));
      expect(planned.filter((file) => !there.has(file) || HEARD[id]?.[file] === undefined)).toEqual([]);
      expect(new Set(planned).size).toBeGreaterThanOrEqual(100);
    });
});
