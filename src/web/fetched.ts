/** What a page cannot be shown without. */
import type { Loading } from './useLoaded.ts';

/** Null until it is there. Where it cannot be fetched, the house says so instead of the page, and offers to load again. */
export function fetched<T>(loading: Loading<T>): T | null {
  if (loading === null) return null;
  if ('error' in loading) throw loading.error;
  return loading.value;
}
