/** The bus between nodes: NATS, without its persistence. A connection that is lost is looked for until it is back. */
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, NoAnswer, warn } from './bus.ts';

/** All that serve a topic are one queue group: NATS hands each question to one of them. */
const GROUP = 'durbar';
const PING_MS = 2_000;

export class NatsBus implements Bus {
  readonly #nats: NatsConnection;
  readonly #report: (error: unknown) => void;
  readonly #returned = new Set<() => void>();

  private constructor(nats: NatsConnection, report: (error: unknown) => void) {
    this.#nats = nats;
    this.#report = report;
    void this.#watch();
  }

  /** Connects to one of the servers, given with commas between; rejects if none is there. */
  static async open(urls: string, report: (error: unknown) => void = warn): Promise<NatsBus> {
    const nats = await connect({
      servers: urls.split(',').map((url) => url.trim()),
      name: 'durbar',
      timeout: 5_000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 250,
      ignoreAuthErrorAbort: true,
      // A way that swallows everything is given up after 10 to 15 seconds.
      pingInterval: 5_000,
      maxPingOut: 2,
    });
    return new NatsBus(nats, report);
  }

  publish(topic: string, message: object): void {
    try {
      this.#nats.publish(subject(topic), JSON.stringify(message));
    } catch (error) {
      // Too large, or the bus is closed: a word that gets lost is what everybody is prepared for.
      this.#report(error);
    }
  }

  subscribe(topic: string, hear: (message: unknown) => void): () => void {
    const subscription = this.#nats.subscribe(subject(topic), {
      callback: (error, msg) => {
        if (error) return this.#report(error);
        const message = this.#read(msg);
        if (message === undefined) return;
        try {
          hear(message);
        } catch (thrown) {
          this.#report(thrown);
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  async ask(topic: string, message: object, timeoutMs: number): Promise<unknown> {
    let msg: Msg;
    try {
      msg = await this.#nats.request(subject(topic), JSON.stringify(message), { timeout: timeoutMs });
    } catch (error) {
      throw new NoAnswer(`no answer on ${topic}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    const answer = this.#read(msg);
    if (answer === undefined) throw new NoAnswer(`who serves ${topic} failed`);
    return answer;
  }

  serve(topic: string, answer: (message: unknown) => Promise<object>): () => void {
    const reply = async (msg: Msg) => {
      const message = this.#read(msg);
      if (message === undefined) return;
      try {
        msg.respond(JSON.stringify(await answer(message)));
      } catch (error) {
        this.#report(error);
        // Nothing, and at once: the asker need not wait for its timeout.
        msg.respond();
      }
    };
    const subscription = this.#nats.subscribe(subject(topic), {
      queue: GROUP,
      callback: (error, msg) => {
        if (error) this.#report(error);
        else void reply(msg).catch(this.#report);
      },
    });
    return () => subscription.unsubscribe();
  }

  returned(hear: () => void): () => void {
    const own = () => hear();
    this.#returned.add(own);
    return () => void this.#returned.delete(own);
  }

  async ping(): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`NATS does not answer in ${PING_MS} ms`)), PING_MS);
    try {
      await Promise.race([this.#nats.rtt(), promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    if (this.#nats.isClosed()) return;
    // What was published last still goes out, if there is a way.
    await this.ping().catch(() => {});
    await this.#nats.close();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type !== 'reconnect') continue;
      for (const hear of this.#returned) {
        try {
          hear();
        } catch (error) {
          this.#report(error);
        }
      }
    }
  }

  /** What a message says; undefined for one that is not JSON: somebody else speaks on our topics. An empty one is the answer of somebody who failed. */
  #read(msg: Msg): unknown {
    if (msg.data.length === 0) return undefined;
    try {
      return msg.json();
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }
}

/** Topics may hold anything; a subject of NATS has no spaces and wild cards, and no empty word between its dots. */
function subject(topic: string): string {
  const escaped = topic.replace(/[^\w:.-]|^\.|\.$|\.(?=\.)/gu, (c) => `=${c.codePointAt(0)?.toString(16)}=`);
  return `durbar.${escaped || '='}`;
}
