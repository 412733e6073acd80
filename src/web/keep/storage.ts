/** What the browser keeps for us: a thin, versioned layer that never throws. */

/** Bumped when the form of what is kept changes: old keys are then left alone, not misread. */
const PREFIX = 'durbar/1/';

/** The key under which the browser keeps what this page calls `key`. */
export function storageKey(key: string): string {
  return PREFIX + key;
}

export type KeepProblem = 'full' | 'refused';

/** The part of the Web Storage interface that is used; tests bring their own. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A browser may refuse storage altogether (private windows, blocked cookies). */
function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export class Storehouse {
  readonly #shelf: Shelf | null;

  constructor(shelf: Shelf | null) {
    this.#shelf = shelf;
  }

  read(key: string): string | null {
    try {
      return this.#shelf?.getItem(PREFIX + key) ?? null;
    } catch {
      return null;
    }
  }

  write(key: string, text: string): KeepProblem | null {
    if (this.#shelf === null) return 'refused';
    try {
      this.#shelf.setItem(PREFIX + key, text);
      return null;
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    }
  }

  remove(key: string): void {
    try {
      this.#shelf?.removeItem(PREFIX + key);
    } catch {
      // What cannot be reached cannot be removed: nothing is lost by that.
    }
  }

  /** The keys under `folder`, without the folder. */
  list(folder: string): string[] {
    const start = `${PREFIX}${folder}/`;
    const found: string[] = [];
    try {
      for (let i = 0; i < (this.#shelf?.length ?? 0); i++) {
        const key = this.#shelf?.key(i);
        if (key?.startsWith(start)) found.push(key.slice(start.length));
      }
    } catch {
      return found;
    }
    return found;
  }
}

export const storehouse = new Storehouse(typeof window === 'undefined' ? null : browserShelf());
