/** A value, for a part that a frame need not be drawn with: while a loom draws, it stays what it was until the part has its turn. */
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loom } from './loom.ts';

export function useInTurn<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const [part] = useState(() => ({ redraw: () => flushSync(() => setShown(latest.current)) }));
  useLayoutEffect(() => {
    latest.current = value;
    if (Object.is(shown, value)) return;
    if (loom.isDrawing) loom.wait(part);
    else setShown(value);
  }, [value, shown, part]);
  return loom.isDrawing ? shown : value;
}
