/**
 * A way to a server that loses three packets in ten. Over loopback no packet can be lost without changing the machine, so this does to
 * a connection what the loss makes of it: TCP hides every loss but its delay. What is written waits as often as it would have been
 * lost, each time twice as long as before, and everything behind it waits too. Who is lost too often in a row is lost for good: the
 * connection goes dumb, swallows whatever is said in both directions, and breaks a while later.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../../kernel/index.ts';
import type { Way } from './stage.ts';

/** Of ten packets so many are lost. */
const LOST = 3;
/** The first wait for a packet that was lost. Linux waits 200 ms; here all of it goes ten times as fast, as the pages do. */
const WAIT_MS = 20;
const MOST_TRIES = 4;
const DUMB_MS = 400;

export class LossyWay implements Way {
  readonly url: string;
  readonly #rng: Rng;
  readonly #close: () => void;
  #lossy = true;
  /** How often something had to be sent again, how many connections went dumb, and how many bytes they swallowed. */
  resent = 0;
  broken = 0;
  swallowed = 0;

  private constructor(url: string, rng: Rng, close: () => void) {
    this.url = url;
    this.#rng = rng;
    this.#close = close;
  }

  static async to(target: string, rng: Rng): Promise<LossyWay> {
    const { port, hostname } = new URL(target);
    const sockets = new Set<Socket>();
    const server = createServer((page) => {
      const house = connect(Number(port), hostname);
      for (const socket of [page, house]) {
        sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
      }
      way.#lead(page, house);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no address');
    const way = new LossyWay(`http://127.0.0.1:${address.port}`, rng, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return way;
  }

  /** From now on nothing is lost. */
  heal(): void {
    this.#lossy = false;
  }

  close(): void {
    this.#close();
  }

  #lead(page: Socket, house: Socket): void {
    let dumb = false;
    const breaks = () => {
      page.resetAndDestroy();
      house.resetAndDestroy();
    };
    const die = () => {
      if (dumb) return;
      dumb = true;
      this.broken++;
      setTimeout(breaks, this.#rng.int(DUMB_MS));
    };
    for (const [from, to] of [
      [page, house],
      [house, page],
    ] as const) {
      // One after the other: what waits longest is waited for by everything behind it, and nothing overtakes.
      let inOrder: Promise<unknown> = Promise.resolve();
      from.on('data', (data: Buffer) => {
        const tries = this.#tries();
        this.resent += tries;
        if (tries >= MOST_TRIES) die();
        const due = Date.now() + WAIT_MS * (2 ** tries - 1);
        inOrder = inOrder
          .then(() => pause(Math.max(0, due - Date.now())))
          .then(() => {
            if (dumb) this.swallowed += data.length;
            else if (to.writable) to.write(data);
          });
      });
      from.on('close', () => {
        if (!dumb) void inOrder.then(() => to.destroy());
      });
    }
  }

  /** How often in a row a packet is lost. */
  #tries(): number {
    let tries = 0;
    while (this.#lossy && tries < MOST_TRIES && this.#rng.int(10) < LOST) tries++;
    return tries;
  }
}
