/** A real NATS server: the one of the machine, or Debian's package where we may install it. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { freePort, Kept, type Service, until } from './service.ts';

export async function startNats(): Promise<Service> {
  const file = await natsServer();
  const port = await freePort();
  const start = async () => {
    const kept = await Kept.start({ file, args: ['-a', '127.0.0.1', '-p', String(port)], end: 'TERM' });
    await until(() => answers(port), 'nats-server');
    return kept;
  };
  let kept = await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    stop: () => kept.stop(),
    kill: () => kept.kill(),
    async restart() {
      kept = await start();
    },
  };
}

async function natsServer(): Promise<string> {
  const named = process.env['NATS_SERVER_PATH'];
  if (named) return named;
  if (installed()) return 'nats-server';
  if (process.getuid?.() !== 0) throw new Error('there is no nats-server here, and only root may install one');
  await promisify(execFile)('apt-get', ['install', '--yes', '--no-install-recommends', 'nats-server']);
  return 'nats-server';
}

function installed(): boolean {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function answers(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
  } finally {
    socket.destroy();
  }
}
