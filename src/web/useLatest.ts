/** A function that stays the same and does what the latest one does: whoever is handed it need not be drawn again. */
import { useCallback, useEffect, useRef } from 'react';

export function useLatest<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
