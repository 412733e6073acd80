/** One node of the house: page, HTTP, sockets, tables, people, store and bus, put together. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { openBus } from './bus/open.ts';
import { refuse, refuseError } from './http/problem.ts';
import { tableRoutes } from './http/tables.ts';
import { Metrics } from './metrics.ts';
import { mailerFor } from './notices/mail.ts';
import { Notices } from './notices/notices.ts';
import { noticeRoutes } from './notices/routes.ts';
import { servePage } from './page.ts';
import { HouseAddress } from './people/address.ts';
import { People } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { networkOf } from './people/tries.ts';
import { Programs } from './programs/routes.ts';
import { Bucket, Buckets } from './sockets/bucket.ts';
import { Gateway } from './sockets/gateway.ts';
import { openStore, ownStore } from './store/open.ts';
import { timed } from './store/timed.ts';
import { merged, renamed } from './tables/gathering.ts';
import { Hall } from './tables/hall.ts';
import { serveBots, think } from './tables/thinking.ts';
import { HouseTime } from './time.ts';

export interface HouseSettings {
  /** The folder of the built page. */
  readonly dist: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface House {
  readonly server: FastifyInstance;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Sends the pages to other nodes, finishes what is being written, and closes. */
  close(): Promise<void>;
}

/** How long a bot takes at least, so that people can follow. */
const BOT_PAUSE_MS = 500;
/** How often one network may ask over HTTP: several people may share it. */
const ASKED_BURST = 300;
const ASKED_PER_SECOND = 60;
/** How often what nobody needs any more is swept away. */
const SWEEP_MS = 3_600_000;

export async function openHouse({ dist, env }: HouseSettings): Promise<House> {
  const log = pino({
    level: env['DURBAR_LOG'] ?? 'info',
    base: { node: env['DURBAR_NODE'] ?? randomUUID().slice(0, 8) },
  });
  const node = randomUUID();
  const report = reporter(log);
  const metrics: Metrics = new Metrics(() => hall.size);
  const store = timed(await openStore(env), (operation, milliseconds, away) => {
    metrics.stored(operation, milliseconds);
    time.stored(milliseconds, away);
  });
  const bus = await openBus(env, (error) => report(error, ''));
  const address = new HouseAddress(env['DURBAR_ORIGIN']);
  const time: HouseTime = new HouseTime(store);
  await (ownStore(env) ? time.startAlone() : time.start());
  const limited = env['DURBAR_LIMITS'] !== 'off';

  const people = new People({
    store,
    secure: address.secure,
    hooks: {
      onMerge: (from, to) => merged(store, hall, from, to),
      onRename: (person) => renamed(store, hall, { person: person.id, name: person.name }),
      // Their pages may be on any node; those here do not depend on the bus.
      onLeaveEverywhere: (person) => {
        dismiss(person);
        bus.publish('left', { person });
      },
      // Its programs may be on any node.
      onRevoke: (token) => bus.publish('revoked', { token }),
    },
  });
  const notices = await Notices.open({
    store,
    home: env['DURBAR_ORIGIN'] ?? '',
    mailer: mailerFor(env),
    person: (id) => people.person(id),
    warn: (what) => log.warn({ what }, 'a notice was not delivered'),
  });
  const endBots = serveBots(bus, (fault) => log.warn({ fault }, 'a bot was replaced'));
  const hall = new Hall({
    store,
    bus,
    time,
    node,
    botPause: Number(env['DURBAR_BOT_PAUSE'] ?? BOT_PAUSE_MS),
    think: async (game, state, seat, bot) => {
      metrics.thinking(1);
      try {
        return await think(bus, game, state, seat, bot);
      } finally {
        metrics.thinking(-1);
      }
    },
    tell: (person, table, game, question) => void notices.yourTurn({ person, table, game, question }),
    report,
  });
  const gateway = new Gateway({
    hall,
    metrics,
    limited,
    report,
    identify: (headers) => people.caller(headers),
    allows: (headers) => address.trusts(headers),
    addressOf: (request) => addressOf(request, env),
  });

  const programs = new Programs({ hall, limited, report, identify: (request) => people.caller(request.headers) });
  const dismiss = (person: string) => {
    gateway.dismiss(person);
    programs.dismiss(person);
  };
  bus.subscribe('left', (message) => dismiss((message as { readonly person: string }).person));
  bus.subscribe('revoked', (message) => {
    const { token } = message as { readonly token: string };
    gateway.revoke(token);
    programs.revoke(token);
  });

  const server = await servePage(dist, { trustProxy: env['DURBAR_PROXY'] !== undefined });
  let draining = false;
  server.setErrorHandler((error: FastifyError, request, reply) => {
    try {
      return refuseError(error, request, reply);
    } catch {
      report(error, '');
      return refuse(reply, 'fault');
    }
  });
  const networks = new Buckets(() => new Bucket(ASKED_BURST, ASKED_PER_SECOND));
  server.addHook('onRequest', async (request, reply) => {
    // The route, not the address: that can be written in many ways.
    const { url: route = '' } = request.routeOptions;
    if (limited && route.startsWith('/api/') && !networks.take(networkOf(request.ip))) return refuse(reply, 'tooFast');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const letter = route.startsWith('/stop/') || route.startsWith('/confirm/');
    if (changes && !letter && !address.trusts(request.headers)) return refuse(reply, 'notYours');
  });
  await server.register(noticeRoutes, { notices });
  await server.register(peopleRoutes, { people, notices, address, limited });
  tableRoutes(server, {
    hall,
    store,
    limited,
    identify: (request) => people.caller(request.headers),
  });
  programs.attach(server);
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    try {
      if (draining) throw new Error('this node is closing');
      await Promise.all([store.ping(), bus.ping()]);
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  server.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(await metrics.text()));
  gateway.attach(server.server);
  hall.start();
  const sweep = setInterval(() => void people.sweep().catch((error: unknown) => report(error, '')), SWEEP_MS);
  sweep.unref();

  return {
    server,
    hall,
    metrics,
    async close() {
      draining = true;
      clearInterval(sweep);
      hall.stop();
      time.stop();
      gateway.drain();
      await endBots();
      await notices.close();
      await server.close();
      await bus.close();
      await store.close();
    },
  };

  function reporter(to: Logger) {
    return (error: unknown, table: string) => {
      metrics.fault();
      // The message and the place in our code; never a message of a page, a cookie or a position.
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
      to.error({ message, stack, table }, 'fault');
    };
  }
}

/** Behind a proxy that is ours, the address that it tells. */
function addressOf(request: IncomingMessage, env: NodeJS.ProcessEnv): string {
  const told = env['DURBAR_PROXY'] === undefined ? undefined : request.headers['x-forwarded-for'];
  return (
    String(told ?? request.socket.remoteAddress ?? '')
      .split(',')[0]
      ?.trim() ?? ''
  );
}
