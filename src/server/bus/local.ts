/** The bus of a single process. Messages are copied and arrive later, as over a network: nobody comes to rely on less. */
import { type Bus, NoAnswer, warn } from './bus.ts';

type Hear = (message: unknown) => void;
type Answer = (message: unknown) => Promise<object>;

export class LocalBus implements Bus {
  readonly #hearers = new Map<string, Set<Hear>>();
  readonly #servers = new Map<string, Set<Answer>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void = warn) {
    this.#report = report;
  }

  publish(topic: string, message: object): void {
    if (!this.#hearers.has(topic)) return;
    const text = JSON.stringify(message);
    setImmediate(() => {
      for (const hear of this.#hearers.get(topic) ?? []) {
        try {
          hear(JSON.parse(text));
        } catch (error) {
          this.#report(error);
        }
      }
    });
  }

  subscribe(topic: string, hear: Hear): () => void {
    // A function of its own for each call: whoever subscribes twice hears twice.
    return join(this.#hearers, topic, (message) => hear(message));
  }

  async ask(topic: string, message: object, timeoutMs: number): Promise<unknown> {
    const servers = this.#servers.get(topic);
    const [next] = servers ?? [];
    if (servers === undefined || next === undefined) throw new NoAnswer(`nobody serves ${topic}`);
    // To the end of the queue: they take turns.
    servers.delete(next);
    servers.add(next);
    const answer = next(copy(message)).catch((error) => {
      this.#report(error);
      throw new NoAnswer(`who serves ${topic} failed`);
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer(`no answer on ${topic} in ${timeoutMs} ms`)), timeoutMs);
    });
    try {
      return copy(await Promise.race([answer, late]));
    } finally {
      clearTimeout(timer);
    }
  }

  serve(topic: string, answer: Answer): () => void {
    return join(this.#servers, topic, async (message) => answer(message));
  }

  returned(): () => void {
    return () => {};
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {
    this.#hearers.clear();
    this.#servers.clear();
  }
}

/** Adds a member to a topic; the result takes it away again, and the topic with its last one. */
function join<T>(topics: Map<string, Set<T>>, topic: string, member: T): () => void {
  const members = topics.get(topic) ?? new Set();
  topics.set(topic, members.add(member));
  return () => {
    members.delete(member);
    if (members.size === 0 && topics.get(topic) === members) topics.delete(topic);
  };
}

function copy(message: object): unknown {
  return JSON.parse(JSON.stringify(message));
}
