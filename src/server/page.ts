/** Serves the built page. Every path that is not a file is the page itself: the client routes it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { heardIn } from './people/language.ts';

/** Nothing may be loaded from anywhere but here, and nothing inline but the page's own style. It binds pages and workers. */
function securityOf(page: string) {
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'content-security-policy':
      `default-src 'self'; style-src 'self' 'sha256-${hash}'; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; ` +
      "form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Parts of the page are bound by the page that loads them: a first visit fetches fifty, and headers are not compressed. */
const PART = /^\/assets\/(?!.*worker)/;
const SECURITY_OF_PARTS = { 'x-content-type-options': 'nosniff' } as const;

/** Nothing that a page sends is longer. */
const LONGEST_BODY = 65_536;

/** An address that is no text leads to the page as well, which says in the reader’s language that nothing is there. */
function readable({ url = '/' }: IncomingMessage): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return UNREADABLE;
  }
}
const UNREADABLE = '/unreadable';

export async function servePage(dist: string, { trustProxy = false } = {}): Promise<FastifyInstance> {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error('the page is not built: run npm start');
  const server = fastify({ logger: false, trustProxy, bodyLimit: LONGEST_BODY, rewriteUrl: readable });
  const security = securityOf(readFileSync(page, 'utf8'));
  const words = wordsOf(dist);
  server.addHook('onSend', async (request, reply) => {
    reply.headers(PART.test(request.url) ? SECURITY_OF_PARTS : security);
    if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    const link = words[heardIn(request.headers['accept-language'])];
    if (link !== undefined) reply.headers({ link, vary: 'accept-encoding, accept-language' });
  });
  // Built files carry a hash in their name and never change: nothing is said of them that only who asks again would want to know.
  await server.register(serveStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    maxAge: '365d',
    immutable: true,
  });
  // The page itself is asked for every time.
  await server.register(serveStatic, {
    root: dist,
    globIgnore: ['assets/**'],
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' });
  });
  return server;
}

/** For each language the header that has its words fetched with the page: else the page's code would ask for them a round trip later. */
function wordsOf(dist: string): Readonly<Record<string, string>> {
  const file = join(dist, 'words.json');
  if (!existsSync(file)) return {};
  const words: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(words).map(([language, files]) => [
      language,
      files.map((path) => `<${path}>; rel=modulepreload`).join(', '),
    ]),
  );
}
