/** Whether the page has come to rest: what can wait is fetched then, so that whoever starts a game at once does not wait for it. */
import { useEffect, useState } from 'react';

const REST_MS = 800;

export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
