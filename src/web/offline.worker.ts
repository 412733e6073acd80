/**
 * Served as /offline.js: keeps every file of one build, so that the house starts without a net. Who has a net gets the page from
 * the server, as without this worker: what is kept never makes a page old. A new build is fetched beside the old one and takes
 * its place when no page of the old one is open any more.
 */

/** What the build writes before this code: the files of the page, and a mark that is another one for other files. */
export interface Built {
  readonly mark: string;
  readonly files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly BUILT: Built };

const { mark, files } = self.BUILT;
const SHELF = 'house-';
const OURS = `${SHELF}${mark}`;
const PAGE = '/index.html';
const KEPT = new Set(files);
/** A page that the net has not brought by then is taken from what is kept. */
const PATIENCE_MS = 3000;
/** Files that are fetched at once, behind everything that a page wants. */
const AT_ONCE = 3;

self.addEventListener('install', (e) => {
  e.waitUntil(fill());
});

self.addEventListener('activate', (e) => {
  e.waitUntil(clear().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (e) => {
  const { request } = e;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') e.respondWith(page(request));
  else if (KEPT.has(pathname)) e.respondWith(file(request));
});

/** The notice of a page that may not show its own (`online/notices.ts`); its tag is the table. */
self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  e.waitUntil(visit(`/online/${e.notification.tag}`));
});

/** As in `push.worker.ts`: a worker shares no part with another. */
async function visit(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((shown) => new URL(shown.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

async function fill(): Promise<void> {
  const shelf = await caches.open(OURS);
  const missing = files.slice();
  const fetchNext = async () => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) await fetchTo(shelf, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

async function fetchTo(shelf: Cache, path: string): Promise<void> {
  // A name with a hash means the same bytes for ever: what the build before had is taken from there.
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { priority: 'low' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await shelf.put(path, response);
}

async function clear(): Promise<void> {
  const shelves = await caches.keys();
  await Promise.all(
    shelves.filter((name) => name.startsWith(SHELF) && name !== OURS).map((name) => caches.delete(name)),
  );
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(OURS)).match(path);
}

/** From the net while it answers in time, else from what is kept: the page itself routes. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const brought = fetch(request);
  const first = await Promise.race([brought.catch(() => null), late]);
  return first ?? (await kept(PAGE)) ?? brought;
}

async function file(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}
