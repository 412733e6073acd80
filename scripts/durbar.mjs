#!/usr/bin/env node
// `npx durbar`: runs the program with Node 24, which reads TypeScript as it is. Older Nodes hand over to the one that the
// project brings with it; nothing is installed here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../src/cli/durbar.ts', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) await import(program.href);
else {
  const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  if (existsSync(node)) {
    const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], { stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    // Ctrl+C reaches the program by itself.
    process.on('SIGINT', () => {});
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === null ? 1 : 130);
    });
  } else {
    process.stderr.write('durbar: Node 24 is needed and not here yet; run "npm install" in the project first\n');
    process.exitCode = 2;
  }
}
