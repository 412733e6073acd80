/** Something that has to be fetched first. */
import { useEffect, useState } from 'react';

export type Loading<T> = { readonly value: T } | { readonly error: unknown } | null;

/** Calls `load` whenever it changes; keeps showing the last value until the new one is there. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoading({ value }),
      (error: unknown) => wanted && setLoading({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loading;
}

/** Whether a media query holds, and again whenever that changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setHolds(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return holds;
}
