/** `npm run proof`: tries what the house claims, part by part, and writes `docs/proof.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commit, machine } from '../cli/machine.ts';
import { Progress } from '../cli/progress.ts';
import { PROJECT } from '../cli/project.ts';
import { add, keep, readKept, tried } from './kept.ts';
import { page } from './page.ts';
import type { Part } from './part.ts';
import { PARTS } from './parts.ts';

const HELP = `npm run proof [-- PART … --amount N]

Tries the parts of the proof, or those named, from where the last run stopped up to their goal, or N more of each.
It may be ended at any time: what was tried is kept in docs/proof/, and docs/proof.md is made from it.

`;

const io = {
  tty: process.stderr.isTTY === true,
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
};

function writePage(): void {
  writeFileSync(join(PROJECT, 'docs', 'proof.md'), page(PARTS, readKept));
}

/** Whether nothing was found. */
async function tryPart(part: Part, amount: number | null): Promise<boolean> {
  const missing = await part.missing?.();
  if (missing) {
    io.out(`${part.id}: cannot be tried here, ${missing}\n`);
    return false;
  }
  const { cpu, cores, memoryGB, node } = machine();
  const here = `${cores} × ${cpu}, ${memoryGB} GB, Node ${node}`;
  const kept = readKept(part.id);
  const begin = tried(kept);
  const end = amount === null ? part.goal : begin + amount;
  if (begin >= end) {
    io.out(`${part.id}: all ${part.goal} ${part.unit} are tried\n`);
    return true;
  }
  const progress = new Progress(io, `${part.unit} (${part.id})`, end - begin);
  let found = 0;
  for (let at = begin; at < end; ) {
    const count = Math.min(part.portion, end - at);
    const before = performance.now();
    const outcome = await part.run(at, count, (done) => progress.at(at - begin + done));
    add(kept, commit(), here, count, (performance.now() - before) / 1000, outcome);
    keep(kept);
    writePage();
    found += outcome.findings.length;
    at += count;
    progress.at(at - begin);
  }
  progress.end();
  io.out(`${part.id}: ${end - begin} ${part.unit} tried, ${found} found\n`);
  return found === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { amount: { type: 'string' }, help: { type: 'boolean' }, page: { type: 'boolean' } },
});
if (values.help) {
  io.out(HELP + PARTS.map(({ id, title }) => `  ${id.padEnd(12)} ${title}\n`).join(''));
  process.exit(0);
}
const unknown = positionals.find((id) => !PARTS.some((part) => part.id === id));
const amount = values.amount === undefined ? null : Number(values.amount);
if (unknown !== undefined || (amount !== null && !(Number.isSafeInteger(amount) && amount > 0))) {
  io.err(
    unknown === undefined ? '--amount takes a whole number above 0\n' : `no part of the proof is called ${unknown}\n`,
  );
  process.exit(2);
}
let clean = true;
if (!values.page) {
  for (const part of PARTS)
    if (positionals.length === 0 || positionals.includes(part.id)) clean = (await tryPart(part, amount)) && clean;
}
writePage();
process.exit(clean ? 0 : 1);
