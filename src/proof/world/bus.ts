/** The bus of a world: words get lost, come twice and overtake each other, and a node may be cut off for a while. */
import { type Bus, NoAnswer } from '../../server/bus/bus.ts';
import type { Owner } from './scheduler.ts';
import { lasts, type Sky } from './weather.ts';

interface Hearer {
  readonly node: Owner;
  readonly topic: string;
  hear(message: unknown): void;
}

export class WorldBus {
  readonly #sky: Sky;
  readonly #hearers = new Set<Hearer>();
  readonly #returned = new Map<Owner, Set<() => void>>();
  readonly #cut = new Set<Owner>();

  constructor(sky: Sky) {
    this.#sky = sky;
  }

  /** Nothing goes to this node or comes from it until the way is open again, which it is told. */
  cut(node: Owner, milliseconds: number): void {
    const { scheduler } = this.#sky;
    this.#cut.add(node);
    scheduler.after(node, milliseconds, 'is back on the bus', () => {
      this.#cut.delete(node);
      for (const hear of this.#returned.get(node) ?? []) hear();
    });
  }

  doorOf(node: Owner): Bus {
    return {
      publish: (topic, message) => this.#publish(node, topic, JSON.stringify(message)),
      subscribe: (topic, hear) => {
        const hearer = { node, topic, hear };
        this.#hearers.add(hearer);
        return () => void this.#hearers.delete(hearer);
      },
      ask: (topic) => Promise.reject(new NoAnswer(`nobody serves ${topic}`)),
      serve: () => () => {},
      returned: (hear) => {
        const all = this.#returned.get(node) ?? new Set();
        this.#returned.set(node, all.add(hear));
        return () => void all.delete(hear);
      },
      ping: async () => {},
      close: async () => {},
    };
  }

  #publish(from: Owner, topic: string, text: string): void {
    const { scheduler, weather } = this.#sky;
    if (this.#cut.has(from)) return;
    for (const hearer of this.#hearers) {
      if (hearer.topic !== topic || !hearer.node.alive || scheduler.chance(weather.lost)) continue;
      const times = scheduler.chance(weather.twice) ? 2 : 1;
      for (let i = 0; i < times; i++)
        scheduler.travel(hearer.node, lasts(scheduler, weather.bus), `hears ${text}`, () => {
          if (this.#hearers.has(hearer) && !this.#cut.has(hearer.node)) hearer.hear(JSON.parse(text));
        });
    }
  }
}
