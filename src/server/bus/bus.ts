/**
 * How nodes tell each other that something happened. At most once is enough: what matters is in the store, and whoever missed a
 * word catches up by ply.
 */
export interface Bus {
  publish(topic: string, message: object): void;
  /** Calls `hear` for every message of a topic, those of this node included. The result ends it. */
  subscribe(topic: string, hear: (message: unknown) => void): () => void;
  /** Asks one of those who serve a topic; rejects with `NoAnswer` when none is there, or it fails, or it takes too long. */
  ask(topic: string, message: object, timeoutMs: number): Promise<unknown>;
  /** Serves a topic together with others: each question goes to one of them. */
  serve(topic: string, answer: (message: unknown) => Promise<object>): () => void;
  /** Calls `hear` when the way to the others was cut and is open again: words may have been missed, time to catch up. */
  returned(hear: () => void): () => void;
  /** Resolves if the others can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A question on the bus that nobody answered. */
export class NoAnswer extends Error {}

/** What becomes of an error in somebody's `hear` or `answer` where nobody asked for it: a line on standard error. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
