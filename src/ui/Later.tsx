/** What is new on a screen and may come a frame later than what is around it, where that takes long: until then `room` stands in its place. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loom } from './loom.ts';

export function Later({ room, children }: { readonly room: ReactNode; readonly children: ReactNode }) {
  const [stands, setStands] = useState(() => loom.hasTime);
  useLayoutEffect(() => {
    if (!stands) loom.wait({ isNew: true, redraw: () => flushSync(() => setStands(true)) });
  }, [stands]);
  return stands ? children : room;
}
