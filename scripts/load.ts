/** Players who answer at a set rate, and what a server under them shows: shared by the benchmarks that load one. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../test/online/client.ts';

/** Whoever plays at a server: what the load takes from them. */
export interface Loaded {
  /** Milliseconds from an answer sent to the answer acknowledged. */
  readonly latencies: number[];
  readonly refused: unknown[];
}

/** What a server uses, as it is at this moment. */
export interface Vitals {
  /** Bytes. */
  readonly memory: number;
  /** Seconds of processor time since its start. */
  readonly worked: number;
}

/** What one rate showed. Times are in milliseconds. */
export interface Row {
  readonly rate: number;
  readonly held: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly refused: number;
  readonly memory: number;
  /** Milliseconds of processor time that the server took for one answer. */
  readonly work: number;
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** Lets waiting answers go at a steady rate, in the order in which they came. */
export class Pacer {
  readonly #queue: (() => void)[] = [];
  #rate = 0;
  #owed = 0;
  #last = performance.now();
  given = 0;

  constructor() {
    setInterval(() => this.#give(), 5).unref();
  }

  set rate(rate: number) {
    this.#rate = rate;
    this.#owed = 0;
    this.#last = performance.now();
  }

  hold = (answer: () => void) => void this.#queue.push(answer);

  #give(): void {
    const now = performance.now();
    this.#owed = Math.min(this.#rate / 4, this.#owed + (this.#rate * (now - this.#last)) / 1000);
    this.#last = now;
    for (; this.#owed >= 1; this.#owed--) {
      const answer = this.#queue.shift();
      if (answer === undefined) return;
      this.given++;
      answer();
    }
  }
}

/** Everybody answers at this rate for a while. */
export async function atRate(
  rate: number,
  seconds: number,
  pacer: Pacer,
  people: readonly Loaded[],
  vitals: () => Promise<Vitals>,
): Promise<Row> {
  for (const person of people) {
    person.latencies.length = 0;
    person.refused.length = 0;
  }
  const before = pacer.given;
  const { worked } = await vitals();
  pacer.rate = rate;
  const began = performance.now();
  await pause(seconds * 1000);
  pacer.rate = 0;
  const held = (pacer.given - before) / ((performance.now() - began) / 1000);
  await pause(1000);
  const times = people.flatMap((person) => person.latencies).sort((a, b) => a - b);
  const after = await vitals();
  return {
    rate,
    held,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: times.at(-1) ?? 0,
    refused: people.reduce((sum, person) => sum + person.refused.length, 0),
    memory: after.memory,
    work: (1000 * (after.worked - worked)) / Math.max(1, pacer.given - before),
  };
}

export function told(row: Row): string {
  return (
    `${row.rate}/s asked, ${row.held.toFixed(0)}/s held: p50 ${row.p50.toFixed(1)} ms, p99 ${row.p99.toFixed(1)} ms, ` +
    `worst ${row.worst.toFixed(0)} ms, refused ${row.refused}, ${(row.memory / 1e6).toFixed(0)} MB, ` +
    `${row.work.toFixed(2)} ms of processor time an answer`
  );
}

/** Does something for each number below `count`, several at a time. */
export async function forEachOf(count: number, atOnce: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A live table of Bombay for these people, who are connected: all sit down, look at it, and it starts. */
export async function seatAtBombay(people: readonly Person[]): Promise<void> {
  const [host, ...guests] = people;
  if (host === undefined) return;
  const { card, invitation } = await host.open({
    game: 'bombay',
    options: {},
    seats: people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const })),
    pace: { kind: 'live', minutes: 60, increment: 5 },
    late: 'standIn',
    visibility: 'link',
  });
  for (const [at, guest] of guests.entries())
    await guest.post(`/api/tables/${card.id}/sit`, { seat: at + 1, invitation });
  for (const person of people) person.join(card.id);
  await host.post(`/api/tables/${card.id}/start`, {});
}
