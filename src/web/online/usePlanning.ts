/** Answering in advance: whether it can be done now, what was prepared, and the room that shows what is to come. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Reason } from '../../online/protocol.ts';
import type { Loaded } from '../registry.ts';
import type { Room } from '../table/room.ts';
import { keepAnswered, keepPlanned } from './keep.ts';
import { type Prepared, preparedOf } from './plan.ts';
import { PlanningRoom } from './planningRoom.ts';
import type { Joined } from './useHeld.ts';

export interface Planning {
  readonly room: PlanningRoom;
  /** Whether the table shows what is to come. */
  readonly isOpen: boolean;
  /** Whether the seat waits for others and one more answer of its own can be foreseen. */
  readonly may: boolean;
  readonly prepared: readonly Prepared[];
  readonly trouble: Reason | null;
  open(): void;
  close(): void;
  remove(gesture: Prepared): void;
}

const NOTHING: readonly Prepared[] = [];

export function usePlanning({ game, ui }: Loaded, { connection, held }: Joined, now: Room): Planning {
  const room = useMemo(
    () =>
      new PlanningRoom(game, connection, held, now, () => {
        // Whoever plans has seen everything up to here.
        keepAnswered(held.id, held.seen?.log.at(-1)?.ply ?? 0);
        keepPlanned(held.id, true);
      }),
    [game, connection, held, now],
  );
  useEffect(() => room.open(), [room]);
  const scene = useSyncExternalStore(
    (watcher) => room.watch(watcher),
    () => room.scene,
  );
  const [wanted, setWanted] = useState(false);
  const { seen } = held;
  const seat = seen?.seat ?? null;
  const waits = seen !== null && seat !== null && seen.outcome === null && !seen.waiting.includes(seat);
  useEffect(() => {
    if (!waits) setWanted(false);
  }, [waits]);
  const prepared = useMemo(
    () => (waits && seen && seen.plan.length > 0 ? preparedOf(game, ui, seen) : NOTHING),
    [game, ui, seen, waits],
  );
  return {
    room,
    isOpen: wanted && waits,
    may: waits && scene.sight.waiting.includes(seat ?? -1),
    prepared,
    trouble: waits ? room.trouble : null,
    open: () => setWanted(true),
    close: () => setWanted(false),
    remove: ({ from, to }) => room.remove(from, to),
  };
}
