/** Telling a person that it is their turn: by this page while it is open, by the push worker when none is. */
import type { Language } from '../../ui/contract.ts';
import { storehouse } from '../keep/storage.ts';
import { type CallProblem, calls } from './calls.ts';
import { nowIs } from './tab.ts';

const KEY = 'notices';

/** Whether this page may show notices on this device, and the person wants them. */
export function noticesOn(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && storehouse.read(KEY) === 'on';
}

/** False where the browser does not allow it. */
export async function startNotices(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  storehouse.write(KEY, 'on');
  return true;
}

export function stopNotices(): void {
  storehouse.remove(KEY);
}

/** One notice for a table: a later one takes its place. */
export function notify(table: string, says: string): void {
  if (noticesOn() && document.visibilityState !== 'visible') showNotice(table, says);
}

/** On some phones only workers may show notices: there `new Notification` throws. */
export function showNotice(table: string, says: string): void {
  const options = { body: says, tag: table, icon: '/durbar.svg' };
  try {
    const notice = new Notification('Durbar', options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Where no worker is there either, the title of the page says it.
    showByWorker(options).catch(() => {});
  }
}

/** Whichever worker is there: a press on its notice leads to the table. */
async function showByWorker(options: NotificationOptions): Promise<void> {
  const { serviceWorker } = navigator;
  const worker = (await serviceWorker.getRegistration(PUSH_SCOPE)) ?? (await serviceWorker.getRegistration());
  await worker?.showNotification('Durbar', options);
}

/** No page lies there: those of the house belong to the worker that keeps it (`offline.worker.ts`). */
const PUSH_SCOPE = '/push/';

/** A worker that was just registered takes a moment until messages can be sent to it. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Whether this device receives push messages. */
export async function pushOn(): Promise<boolean> {
  if (!canPush()) return false;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return (await registration?.pushManager.getSubscription()) != null;
}

export async function startPush(key: string, language: Language): Promise<CallProblem | 'blocked' | null> {
  try {
    // The worker has no page to ask: its address tells it the language.
    const registration = await navigator.serviceWorker.register(`/push.js?lang=${language}`, { scope: PUSH_SCOPE });
    await activated(registration);
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'blocked';
    const called = await calls.push({ endpoint, keys: { p256dh, auth } });
    if ('problem' in called) {
      await subscription.unsubscribe();
      return called.problem;
    }
    nowIs(called.value);
    return null;
  } catch {
    return 'blocked';
  }
}

export async function stopPush(): Promise<CallProblem | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  const called = await calls.stopPush();
  if ('problem' in called) return called.problem;
  nowIs(called.value);
  return null;
}
