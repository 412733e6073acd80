/** Served as /push.js: shows that it is somebody's turn when no page is open. It caches nothing and stands in no page's way. */
import type { PushNotice } from '../online/api.ts';

declare const self: ServiceWorkerGlobalScope;

/** The names once more: a worker that the browser wakes by itself shares no part with the page. */
const GAMES: Readonly<Record<string, string>> = {
  agra: 'Agra',
  amul: 'Amul',
  bombay: 'Bombay',
  rajas: 'Rajas of the Ganges',
};
const YOUR_TURN: Readonly<Record<string, (game: string) => string>> = {
  en: (game) => `${game}: it is your turn`,
  fr: (game) => `${game} : c’est à vous`,
  nl: (game) => `${game}: jij bent aan de beurt`,
};

self.addEventListener('push', (e) => {
  e.waitUntil(show(read(e.data)));
});

self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  const { tag } = e.notification;
  e.waitUntil(visit(tag === '' ? '/' : `/online/${tag}`));
});

function read(data: PushMessageData | null): PushNotice {
  try {
    const { table, game } = (data?.json() ?? {}) as Partial<Record<keyof PushNotice, unknown>>;
    return { table: typeof table === 'string' ? table : '', game: typeof game === 'string' ? game : '' };
  } catch {
    return { table: '', game: '' };
  }
}

function show({ table, game }: PushNotice): Promise<void> {
  const language = new URL(self.location.href).searchParams.get('lang') ?? 'en';
  const says = (YOUR_TURN[language] ?? YOUR_TURN['en'])?.(GAMES[game] ?? 'Durbar') ?? 'Durbar';
  return self.registration.showNotification('Durbar', { body: says, tag: table, icon: '/durbar.svg' });
}

/** A page that shows the table already comes to the front; else one is opened. */
async function visit(path: string): Promise<void> {
  // The pages belong to another worker.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
