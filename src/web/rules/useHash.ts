/** The part of the page that the address names: a rule, a chapter, a fact. */
import { useEffect, useState } from 'react';
import { readdress } from '../router.tsx';

/** The whole content, to which the keyboard skips, is no part of it, and corrected facts in an address are no name. */
const NO_PART = /^(content$|facts=)/;

function named(): string {
  try {
    const name = decodeURIComponent(location.hash.slice(1));
    return NO_PART.test(name) ? '' : name;
  } catch {
    return ''; // a hash that is no text names nothing
  }
}

/** The name, and a way to take it out of the address: asked for once more, it is another address than before. */
export function useHash(): readonly [string, () => void] {
  const [target, setTarget] = useState(named);
  useEffect(() => {
    const look = () => setTarget(named());
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  const forget = () => {
    if (named() !== '') readdress(location.pathname + location.search);
    setTarget('');
  };
  return [target, forget];
}
