/** `docs/proof.md`, made of what was kept: nothing in it is typed by hand. */
import { type Kept, type Stretch, summed, tried } from './kept.ts';
import type { Part } from './part.ts';

const grouped = (n: number): string => n.toLocaleString('en-GB', { maximumFractionDigits: 1 });

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

function row(part: Part, kept: Kept): string {
  const done = tried(kept);
  const findings = kept.stretches.reduce((sum, stretch) => sum + stretch.findings.length, 0);
  const result = done === 0 ? 'not tried' : findings === 0 ? 'nothing found' : `${grouped(findings)} found`;
  return `| [${part.title}](#${part.id}) | ${grouped(done)} of ${grouped(part.goal)} ${part.unit} | ${result} |`;
}

function stretchRow({ begun, commit, machine, tried: count, seconds, findings }: Stretch): string {
  return `| ${begun} | ${commit} | ${machine} | ${grouped(count)} | ${duration(seconds)} | ${findings.length} |`;
}

function section(part: Part, kept: Kept): string {
  const lines = [
    `<a id="${part.id}"></a>`,
    `## ${part.title}`,
    '',
    part.claim,
    '',
    `\`npm run proof -- ${part.id}\``,
    '',
  ];
  if (kept.stretches.length === 0) return [...lines, 'Not tried yet.', ''].join('\n');
  const { sums, peaks } = summed(kept);
  lines.push('| figure | |', '| --- | ---: |');
  for (const [name, value] of Object.entries(sums)) lines.push(`| ${name} | ${grouped(value)} |`);
  for (const [name, value] of Object.entries(peaks)) lines.push(`| ${name}, at most | ${grouped(value)} |`);
  lines.push(
    '',
    `| begun | commit | machine | ${part.unit} | time | found |`,
    '| --- | --- | --- | ---: | ---: | ---: |',
  );
  lines.push(...kept.stretches.map(stretchRow), '');
  for (const { commit, findings, notes } of kept.stretches) {
    for (const { what, again } of findings) lines.push(`- Found at ${commit}: ${what} (${again})`);
    for (const note of notes) lines.push(`- ${part.inWords?.(note) ?? note}`);
  }
  return [...lines, ''].join('\n');
}

export function page(parts: readonly Part[], read: (id: string) => Kept): string {
  const all = parts.map((part) => [part, read(part.id)] as const);
  return [
    '# The proof',
    '',
    'That Durbar loses nothing, leaks nothing and lets nobody cheat is not said here but tried. `npm run proof` goes on where the last run',
    'stopped and writes this page; `npm run proof -- <part> --amount N` tries N more of one part. `npm test` tries a little of each.',
    '',
    '| part | tried | result |',
    '| --- | ---: | --- |',
    ...all.map(([part, kept]) => row(part, kept)),
    '',
    ...all.map(([part, kept]) => section(part, kept)),
  ].join('\n');
}
