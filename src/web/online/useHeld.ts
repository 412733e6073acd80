/** A table on the server, kept up with while a page shows it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import type { HeldTable } from './heldTable.ts';
import { knowMe, theConnection } from './tab.ts';

export interface Joined {
  readonly connection: Connection;
  readonly held: HeldTable;
}

/** Null until this page knows who it is: the line is opened with that person's cookie. */
export function useJoined(id: string): Joined | null {
  const [joined, setJoined] = useState<Joined | null>(null);
  useEffect(() => {
    let wanted = true;
    void knowMe().then(() => {
      if (!wanted) return;
      const connection = theConnection();
      setJoined({ connection, held: connection.table(id) });
    });
    return () => {
      wanted = false;
      theConnection().leave(id);
      setJoined(null);
    };
  }, [id]);
  return joined;
}

/** Draws again whenever the table or the line changes. */
export function useHeld({ connection, held }: Joined): void {
  useSyncExternalStore(
    (watcher) => held.watch(watcher),
    () => held.version,
  );
  useSyncExternalStore(
    (watcher) => connection.watch(watcher),
    () => connection.condition,
  );
}
