/** A store whose work is timed. */
import { type Store, StoreUnavailable } from './store.ts';

/** `took` is also told whether the store was away. */
export function timed(
  store: Store,
  took: (operation: string, milliseconds: number, away: boolean) => void,
  clock: () => number = () => performance.now(),
): Store {
  const measure = async <T>(operation: string, work: Promise<T>): Promise<T> => {
    const began = clock();
    let away = false;
    try {
      return await work;
    } catch (error) {
      away = error instanceof StoreUnavailable;
      throw error;
    } finally {
      took(operation, clock() - began, away);
    }
  };
  return {
    get: (kind, id) => measure('get', store.get(kind, id)),
    getAll: (kind, ids) => measure('getAll', store.getAll(kind, ids)),
    put: (put) => measure('put', store.put(put)),
    remove: (kind, id) => measure('remove', store.remove(kind, id)),
    find: (kind, key, limit) => measure('find', store.find(kind, key, limit)),
    due: (kind, time, limit) => measure('due', store.due(kind, time, limit)),
    append: (append) => measure('append', store.append(append)),
    log: (table, from) => measure('log', store.log(table, from)),
    snapshot: (table) => measure('snapshot', store.snapshot(table)),
    say: (room, value) => measure('say', store.say(room, value)),
    talk: (room, limit) => measure('talk', store.talk(room, limit)),
    ping: () => measure('ping', store.ping()),
    close: () => store.close(),
  };
}
