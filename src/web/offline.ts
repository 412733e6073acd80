/** Lets the worker of `offline.worker.ts` keep the house on this device, once the page has what it needs and rests. */

/** Whoever came to play has the first game on the screen by then. */
const AFTER_MS = 3000;

function whenResting(work: () => void): void {
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: AFTER_MS }) : work()),
    AFTER_MS,
  );
}

/** Whether the person has asked the browser to fetch as little as it can. */
function sparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

export function keepHouse(): void {
  if (!('serviceWorker' in navigator) || sparing()) return;
  whenResting(() => {
    // Where it is not allowed, the house is as it was: it starts with a net.
    navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' }).catch(() => {});
  });
}
