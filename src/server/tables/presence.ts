/** Who has a table open: what the pages of this node say, and what other nodes have told lately. */

/** How long the word of another node counts without being said again. */
const LASTS_MS = 30_000;

export interface Here {
  /** The people who play and are here. */
  readonly here: readonly string[];
  readonly spectators: number;
}

export class Presence {
  readonly #elsewhere = new Map<string, Here & { readonly until: number }>();

  tell(node: string, here: Here, now: number): void {
    this.#elsewhere.set(node, { ...here, until: now + LASTS_MS });
  }

  /** Everybody, given who is on this node. */
  all(own: Here, now: number): Here {
    const here = new Set(own.here);
    let { spectators } = own;
    for (const [node, other] of this.#elsewhere) {
      if (other.until < now) this.#elsewhere.delete(node);
      else {
        for (const person of other.here) here.add(person);
        spectators += other.spectators;
      }
    }
    return { here: [...here].sort(), spectators };
  }
}
