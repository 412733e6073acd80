/**
 * How nodes tell each other that something happened. At most once is enough: what matters is in the store, and whoever missed a
 * word catches up by ply.
 */
export interface Bus {
  publish(topic: string, message: object): void;
  /** Calls `hear` for every message of a topic, those of this node included. The result ends it. */
  subscribe(topic: string, hear: (message: unknown) => void): () => void;
  /** Asks one of those who serve a topic; rejects when nobody answers in time. */
  ask(topic: string, message: object, timeoutMs: number): Promise<unknown>;
  /** Serves a topic together with others: each question goes to one of them. */
  serve(topic: string, answer: (message: unknown) => Promise<object>): () => void;
  /** Resolves if the others can be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
