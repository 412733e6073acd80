/** What the two worlds count for Prometheus. A duration says nothing; how often something was done might. */
import { Metrics } from '../../server/metrics.ts';

/** Those of the process and of durations differ from run to run in one and the same world. */
const VARIES = /^(#|process_|nodejs_)|_(sum|bucket)[ {]/;

async function counts(metrics: Metrics): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !VARIES.test(line));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))] as const),
  );
}

export class Counted {
  static readonly real = new Metrics(() => 1);
  static readonly dealt = new Metrics(() => 1);
  readonly #before: readonly [Map<string, number>, Map<string, number>];

  private constructor(before: readonly [Map<string, number>, Map<string, number>]) {
    this.#before = before;
  }

  static async begin(): Promise<Counted> {
    return new Counted([await counts(Counted.real), await counts(Counted.dealt)]);
  }

  /** What was counted otherwise in the two worlds since; null: nothing. */
  async difference(): Promise<string | null> {
    const [real, dealt] = this.#before;
    const others = await counts(Counted.dealt);
    for (const [name, value] of await counts(Counted.real)) {
      const [a, b] = [value - (real.get(name) ?? 0), (others.get(name) ?? 0) - (dealt.get(name) ?? 0)];
      if (a !== b) return `${name}: ${a} and ${b}`;
    }
    return null;
  }
}
