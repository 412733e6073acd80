/** One line that says how far a long run has come: drawn again and again on a terminal, now and then in a log. */
import type { Io } from './command.ts';
import { grouped } from './table.ts';

/** Milliseconds between two lines. */
const TERMINAL = 100;
const LOG = 10_000;
/** A run that is over sooner says nothing, except on a terminal. */
const SHORT = 2_000;

export class Progress {
  readonly #io: Io;
  readonly #unit: string;
  readonly #total: number;
  readonly #now: () => number;
  readonly #start: number;
  #next: number;
  #drawn = false;

  constructor(io: Io, unit: string, total: number, now: () => number = () => performance.now()) {
    this.#io = io;
    this.#unit = unit;
    this.#total = total;
    this.#now = now;
    this.#start = now();
    this.#next = this.#start + (io.tty ? TERMINAL : SHORT);
  }

  /** `done` of the total are done. */
  at(done: number): void {
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + (this.#io.tty ? TERMINAL : LOG);
    const seconds = (now - this.#start) / 1000;
    const left = done === 0 ? '' : `, ${clock((seconds / done) * (this.#total - done))} left`;
    const share = Math.floor((100 * done) / this.#total);
    const line = `${grouped(done)} of ${grouped(this.#total)} ${this.#unit} (${share} %), ${clock(seconds)}${left}`;
    this.#io.err(this.#io.tty ? `\r\x1b[K${line}` : `${line}\n`);
    this.#drawn = true;
  }

  /** Wipes the line from a terminal, so that the answer stands alone. */
  end(): void {
    if (this.#drawn && this.#io.tty) this.#io.err('\r\x1b[K');
    this.#drawn = false;
  }
}

/** 75 seconds as 1:15. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
