/** Addresses of the house, on the History API. */
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string | null }
  | { readonly page: 'verify'; readonly id: string | null }
  | { readonly page: 'lines'; readonly id: string }
  | { readonly page: 'analysis'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'facts'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'puzzles'; readonly game: string | null }
  | { readonly page: 'puzzle'; readonly id: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'you' }
  | { readonly page: 'stats' }
  | { readonly page: 'settings' }
  | { readonly page: 'pieces' }
  | { readonly page: 'unknown' };

export function routeOf(path: string): Route {
  const [page = '', name, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'unknown' };
  if (name === undefined)
    switch (page) {
      case '':
        return { page: 'start' };
      case 'replay':
      case 'verify':
        return { page, id: null };
      case 'puzzles':
        return { page, game: null };
      case 'you':
      case 'stats':
      case 'settings':
      case 'pieces':
        return { page };
      default:
        return { page: 'unknown' };
    }
  switch (page) {
    case 'new':
    case 'learn':
    case 'puzzles':
    case 'rules':
    case 'facts':
      return { page, game: name };
    case 'table':
    case 'online':
    case 'replay':
    case 'verify':
    case 'lines':
    case 'puzzle':
    case 'analysis':
      return { page, id: name };
    default:
      return { page: 'unknown' };
  }
}

const watchers = new Set<() => void>();
let moved = false;

function tell(): void {
  moved = true;
  for (const watcher of watchers) watcher();
}

/** Whether this is another page than the one that was opened first. */
export function hasMoved(): boolean {
  return moved;
}

const unfinished = new Set<() => void>();

/** Calls `finish` before another page takes the place of this one, while the address is still its own. */
export function beforeLeaving(finish: () => void): () => void {
  unfinished.add(finish);
  return () => void unfinished.delete(finish);
}

export function navigate(to: string): void {
  for (const finish of unfinished) finish();
  history.pushState(null, '', to);
  window.scrollTo(0, 0);
  tell();
}

/** Changes the address in place: where one looks, not where one is. */
export function readdress(to: string): void {
  history.replaceState(null, '', to);
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('popstate', tell);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener('popstate', tell);
  };
}

export function usePath(): string {
  return useSyncExternalStore(watch, () => location.pathname);
}

export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const follow = (e: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(e);
    // A new tab or window is the browser's business.
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
