/** Faults that are put into a world on purpose: a world that does not find them would find nothing. */
import type { Store } from '../../server/store/store.ts';

/** Says that an entry is durable when it has only set out. */
export function hasty(store: Store): Store {
  return {
    ...store,
    append: async (append) => {
      store.append(append).catch(() => {});
      return 'written';
    },
  };
}

/** Says that an entry was written where another one stands. */
export function careless(store: Store): Store {
  return {
    ...store,
    append: async (append) => {
      await store.append(append);
      return 'written';
    },
  };
}

/** Gives a snapshot out as that of the ply before. */
export function mistaken(store: Store): Store {
  return {
    ...store,
    snapshot: async (table) => {
      const snapshot = await store.snapshot(table);
      return snapshot && { ...snapshot, ply: Math.max(0, snapshot.ply - 1) };
    },
  };
}

/** Remembers no heartbeat: nobody can know that the house has slept. */
export function sleepless(store: Store): Store {
  return {
    ...store,
    get: (kind, id) => (kind === 'house' ? Promise.resolve(null) : store.get(kind, id)),
    put: (put) => (put.kind === 'house' ? Promise.resolve(true) : store.put(put)),
  };
}
