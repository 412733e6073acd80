/** What this page knows of one table: its card, what its seat sees, who is there and what was said. Follows the server's words. */
import { seenAfter } from '../../online/follow.ts';
import type { Reason, Seen, ServerMessage, TableCard, TalkLine } from '../../online/protocol.ts';

export type TalkRoom = 'players' | 'spectators';

export interface Presence {
  readonly here: readonly string[];
  readonly spectators: number;
}

type Heard = Extract<ServerMessage, { readonly t: 'view' | 'delta' | 'talk' | 'presence' }>;

export class HeldTable {
  readonly id: string;
  card: TableCard | null = null;
  seen: Seen | null = null;
  /** The entries of the log that `seen` stands after. */
  ply: number | null = null;
  /** When `seen` came, by the clock of this page, and by how much the server's clock is ahead of it. */
  at = 0;
  ahead = 0;
  presence: Presence = { here: [], spectators: 0 };
  talk: Readonly<Record<TalkRoom, readonly TalkLine[]>> = { players: [], spectators: [] };
  /** Why the table cannot be shown, or cannot be played. */
  trouble: Reason | null = null;
  /** Whether words were missed: only a whole view helps, and deltas have to wait for it. */
  #torn = false;
  readonly #watchers = new Set<() => void>();
  /** Goes up with every change: what a screen compares. */
  #version = 0;

  constructor(id: string) {
    this.id = id;
  }

  get version(): number {
    return this.#version;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  hearCard(card: TableCard): void {
    this.card = card;
    this.#changed();
  }

  hearRefusal(reason: Reason): void {
    this.trouble = reason;
    this.#changed();
  }

  /** The ply to go on from after a break; null where nothing is known that one could go on from. */
  resume(): number | null {
    const from = this.#torn ? null : this.ply;
    this.#torn = false;
    return from;
  }

  /** False where the words do not follow what is known: then everything has to be said again. */
  hear(message: Heard): boolean {
    switch (message.t) {
      case 'view':
        this.#see(message.seen, message.ply, message.time);
        break;
      case 'delta': {
        // What is known already was said before a break, and again after it.
        if (this.#torn || (this.ply !== null && message.ply < this.ply)) return true;
        const seen = this.seen && message.from === this.ply ? change(this.seen, message) : null;
        if (seen === null) {
          this.#torn = true;
          return false;
        }
        this.#see(seen, message.ply, message.time);
        break;
      }
      case 'talk':
        this.talk = { ...this.talk, [message.room]: joined(this.talk[message.room], message.lines) };
        break;
      case 'presence':
        this.presence = { here: message.here, spectators: message.spectators };
        break;
    }
    this.#changed();
    return true;
  }

  forget(): void {
    this.seen = null;
    this.ply = null;
    this.card = null;
    this.trouble = null;
    this.talk = { players: [], spectators: [] };
    this.#changed();
  }

  #see(seen: Seen, ply: number, time: number): void {
    this.#torn = false;
    this.seen = seen;
    this.ply = ply;
    this.at = Date.now();
    this.ahead = time - this.at;
    this.trouble = null;
  }

  #changed(): void {
    this.#version++;
    for (const watcher of this.#watchers) watcher();
  }
}

function change(seen: Seen, { delta }: Extract<Heard, { readonly t: 'delta' }>): Seen | null {
  try {
    return seenAfter(seen, delta);
  } catch {
    return null;
  }
}

/** Lines come again after a break: each is kept once, in its order. */
function joined(known: readonly TalkLine[], lines: readonly TalkLine[]): TalkLine[] {
  const all = new Map([...known, ...lines].map((line) => [line.n, line]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
