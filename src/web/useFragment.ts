/**
 * What stands behind the # of the address, where a page takes more from it than a place to look at. What the page writes there itself is
 * no news, and what `means` nothing to it leaves it as it is.
 */
import { useEffect, useState } from 'react';

/** Keep `means` outside the component. An address without a # always means something: whoever goes back there wants the page as it was. */
export function useFragment(means: (hash: string) => boolean): string {
  const [fragment, setFragment] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => {
      if (location.hash === '' || means(location.hash)) setFragment(location.hash);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [means]);
  return fragment;
}
