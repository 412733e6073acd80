/** `node src/proof/world/again.ts SEED`: one world again, with everything that happens in it, and what is found. */
import { runWorld } from './world.ts';

const [seed] = process.argv.slice(2);
if (seed === undefined) {
  process.stderr.write('node src/proof/world/again.ts SEED\n');
  process.exit(2);
}
const { lines, findings, fingerprint } = await runWorld(seed, { keepsLines: true });
for (const line of lines ?? []) process.stdout.write(`${line}\n`);
process.stderr.write(
  `${findings.map((what) => `found: ${what}\n`).join('')}seed ${seed}, fingerprint ${fingerprint}\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
