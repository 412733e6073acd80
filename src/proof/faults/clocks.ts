/** The clocks of people who think: they may lose no more than the time in which the house was awake. */
import type { HeldTable } from '../../web/online/heldTable.ts';
import type { Crowd } from './crowd.ts';

/** What reading a clock in whole milliseconds, and two clocks one after the other, may be off by. */
const EXACT_MS = 25;

interface Reading {
  /** What all running clocks have left together, and how many they are. */
  readonly left: number;
  readonly running: number;
  /** When the server said so, in milliseconds since 1970. */
  readonly at: number;
}

interface Down {
  readonly from: number;
  readonly to: number;
}

export class Clocks {
  readonly #before = new Map<string, Reading>();
  readonly #downs: Down[] = [];
  readonly findings: string[] = [];
  /** How often a clock was read after the server had been down. */
  readings = 0;
  /** The most that a clock was given back between two looks at it, in milliseconds: every outage between them gives up to a second. */
  given = 0;

  /** The house was away from then to then. */
  down(from: number, to: number): void {
    this.#downs.push({ from, to });
  }

  /** Reads the clocks of all who think, as far as they were shown anew, and asks for them again. */
  read(crowd: Crowd): void {
    for (const { id, guests, thinking } of crowd.tables.values()) {
      const held = guests[0]?.chairs.get(id)?.held;
      if (!thinking || !held) continue;
      this.#read(held);
      guests[0]?.connection.rejoin(held);
    }
  }

  #read(held: HeldTable): void {
    const now = readingOf(held);
    const before = this.#before.get(held.id);
    if (now === null || (before && now.at <= before.at)) return;
    this.#before.set(held.id, now);
    if (before === undefined || before.running !== now.running) return;
    const away = this.#downs
      .map(({ from, to }) => Math.max(0, Math.min(to, now.at) - Math.max(from, before.at)))
      .reduce((sum, part) => sum + part, 0);
    if (away === 0) return;
    this.readings++;
    const awake = now.at - before.at - away;
    const ran = (before.left - now.left) / now.running;
    this.given = Math.max(this.given, awake - ran);
    if (ran > awake + EXACT_MS)
      this.findings.push(
        `a clock of ${held.id} ran ${Math.round(ran - awake)} of ${Math.round(away)} ms while nobody was awake`,
      );
  }
}

function readingOf({ seen, at, ahead }: HeldTable): Reading | null {
  const clock = seen?.clock;
  if (!clock || clock.running.length === 0) return null;
  const left = clock.running.reduce((sum, seat) => sum + (clock.left[seat] ?? 0), 0);
  return { left, running: clock.running.length, at: at + ahead };
}
