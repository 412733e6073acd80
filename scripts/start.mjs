/** npm start: installs what is missing, builds what is stale, serves the game and prints its address. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install, NODE, ROOT } from './install.mjs';

install('play');
build();
const server = spawn(NODE, ['src/server/main.ts'], { cwd: ROOT, stdio: 'inherit' });
process.on('SIGTERM', () => server.kill('SIGTERM'));
// Ctrl+C reaches the server by itself. A second one would tell it not to wait.
process.on('SIGINT', () => {});
server.on('exit', (code) => process.exit(code ?? 0));
