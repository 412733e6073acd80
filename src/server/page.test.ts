import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePage } from './page.ts';

const dist = mkdtempSync(join(tmpdir(), 'durbar-page-'));
let server: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Durbar</title><style>a{}</style>');
  writeFileSync(join(dist, 'assets', 'a-123.js'), 'export {};');
  writeFileSync(join(dist, 'assets', 'a-123.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(dist, 'words.json'), '{"en":["/assets/en-1.js"],"fr":["/assets/fr-1.js","/assets/words-1.js"]}');
  server = await servePage(dist);
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

describe('the page server', () => {
  test('gives the page for every path that a person may open', async () => {
    for (const url of ['/', '/table/abc', '/rules/bombay'])
      expect((await server.inject({ url, headers: { accept: 'text/html' } })).body).toContain('<title>Durbar');
  });

  test('gives the page also for an address that is no text', async () => {
    for (const url of ['/%E0%A4%A', '/puzzle/%', '/replay/%C3?lang=fr']) {
      const given = await server.inject({ url, headers: { accept: 'text/html' } });
      expect(given.body, url).toContain('<title>Durbar');
      expect(given.headers, url).toHaveProperty('content-security-policy');
    }
    expect((await server.inject({ url: '/assets/%E0%A4%A', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  test('does not give the page where a file is missing', async () => {
    expect((await server.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await server.inject({ url: '/../package.json', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  test('sends compressed files that may be kept for ever, and a page that is asked for every time', async () => {
    const file = await server.inject({ url: '/assets/a-123.js', headers: { 'accept-encoding': 'br' } });
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await server.inject({ url: '/' })).headers['cache-control']).toBe('no-cache');
  });

  test('has the words of the reader’s language fetched with the page, and with nothing else', async () => {
    const link = async (url: string, language: string) =>
      (await server.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })).headers['link'];
    expect(await link('/', 'fr-BE,fr;q=0.9,en;q=0.5')).toBe(
      '</assets/fr-1.js>; rel=modulepreload, </assets/words-1.js>; rel=modulepreload',
    );
    expect(await link('/rules/agra', 'de')).toBe('</assets/en-1.js>; rel=modulepreload');
    expect(await link('/assets/a-123.js', 'fr')).toBeUndefined();
  });

  test('allows nothing from elsewhere, and inline the page’s own style alone', async () => {
    const policy = String((await server.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe/);
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update('a{}').digest('base64')}'`);
    const bound = async (url: string) => 'content-security-policy' in (await server.inject({ url })).headers;
    expect(await bound('/assets/bot.worker-123.js')).toBe(true);
    expect(await bound('/offline.js')).toBe(true);
    expect(await bound('/assets/a-123.js')).toBe(false); // bound by the page that loads it
  });
});
