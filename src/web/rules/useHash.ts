/** The part of the page that the address names: a rule, a chapter, a fact. */
import { useEffect, useState } from 'react';

function named(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ''; // a hash that is no text names nothing
  }
}

/** The name, and a way to put it out of mind while the address stays. */
export function useHash(): readonly [string, () => void] {
  const [target, setTarget] = useState(named);
  useEffect(() => {
    const look = () => setTarget(named());
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return [target, () => setTarget('')];
}
