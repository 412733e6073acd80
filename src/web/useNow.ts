/** A value that is there at once, or null until it has come. */
import { useEffect, useState } from 'react';
import type { Soon } from './table/room.ts';

export function useNow<T>(soon: Soon<T>): T | null {
  const [come, setCome] = useState<{ readonly of: Soon<T>; readonly value: T } | null>(null);
  useEffect(() => {
    if (!(soon instanceof Promise)) return;
    let wanted = true;
    soon.then(
      (value) => wanted && setCome({ of: soon, value }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [soon]);
  if (!(soon instanceof Promise)) return soon;
  return come?.of === soon ? come.value : null;
}
