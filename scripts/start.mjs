/** npm start: installs what is missing, builds what is stale, serves the game and prints its address. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install, NODE, ROOT } from './install.mjs';

install('play');
build();
const server = spawn(NODE, ['src/server/main.ts'], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
