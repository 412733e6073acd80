/** What must be true after every fault, and again when everybody has come to rest. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding, Outcome } from '../part.ts';
import { audit } from './audit.ts';
import { Clocks } from './clocks.ts';
import type { Crowd } from './crowd.ts';
import type { Guest } from './guest.ts';
import { Ledger } from './ledger.ts';
import type { Look } from './shelf.ts';

/** A page that shows something else than the log after this long is left without recovery. */
const RECOVERY_MS = 30_000;
const LOOK_MS = 50;
/**
 * What is refused for these reasons is part of every outage, and that an answer cannot be taken back a page often hears only when it
 * asks. Other reasons say that a page was shown something wrong.
 */
const USUAL = /^(behind|notStored|undo:.*|redo:.*)$/;

export class Reckoning {
  readonly #crowd: Crowd;
  readonly #look: Look;
  readonly ledger = new Ledger();
  readonly clocks = new Clocks();
  /** What is lost is missed at every look: it counts once. */
  readonly #lost = new Set<string>();
  readonly #differs: string[] = [];
  readonly #stranded: string[] = [];
  /** Whatever else must not happen. */
  readonly other: string[] = [];
  #replayed = 0;
  #recovery = 0;

  /** `look` opens the store for one piece of work beside the server. */
  constructor(crowd: Crowd, look: Look) {
    this.#crowd = crowd;
    this.#look = look;
  }

  /** The server is up: what it acknowledged before it went down is in its store. */
  async afterwards(): Promise<void> {
    this.ledger.add(this.#crowd.acknowledged());
    for (const lost of await this.#look((shelf) => this.ledger.lookAtFresh(shelf))) this.#lost.add(lost);
    this.clocks.read(this.#crowd);
  }

  /** Nobody answers any more: everybody sees what the log says, and the log is whole. */
  async atRest(): Promise<void> {
    const began = performance.now();
    await this.#crowd.rest();
    this.#stranded.push(...(await this.#settled()));
    this.#recovery = Math.max(this.#recovery, performance.now() - began);
    this.ledger.add(this.#crowd.acknowledged());
    this.clocks.read(this.#crowd);
    await this.#look(async (shelf) => {
      for (const table of [...this.#crowd.tables.values()]) {
        for (const lost of await this.ledger.lookAt(shelf, table.id)) this.#lost.add(lost);
        const { differs, over } = await audit(shelf, table);
        this.#replayed++;
        this.#differs.push(...differs);
        if (!over) continue;
        this.#crowd.forget(table.id);
        this.ledger.forget(table.id);
      }
    });
  }

  outcome(again: string, sums: Readonly<Record<string, number>>, peaks: Readonly<Record<string, number>>): Outcome {
    for (const guest of this.#crowd.guests)
      for (const [reason, count] of guest.refused)
        if (!USUAL.test(reason)) this.other.push(`${guest.name} was refused ${count} times: ${reason}`);
    const what = [[...this.#lost], this.#differs, this.#stranded, this.clocks.findings, this.other].flat();
    return {
      figures: {
        sums: {
          ...sums,
          'answers acknowledged': this.ledger.acts,
          'lines of talk acknowledged': this.ledger.words,
          'acknowledged and lost': this.#lost.size,
          'tables replayed from the store': this.#replayed,
          'replays that differ from what pages show': this.#differs.length,
          'connections opened by pages': this.#crowd.guests.reduce((sum, guest) => sum + guest.connected, 0),
          'pages left without recovery': this.#stranded.length,
          'clocks read after the house was away': this.clocks.readings,
          'clocks that ran meanwhile': this.clocks.findings.length,
          'games played to the end': this.#crowd.over,
        },
        peaks: {
          ...peaks,
          'milliseconds until everybody was at rest': Math.round(this.#recovery),
          'milliseconds that a clock was given back': Math.round(this.clocks.given),
        },
      },
      findings: what.map((text): Finding => ({ what: text, again })),
    };
  }

  /** Waits until every page is connected, has its answers and shows what the log has. Those that never do are named. */
  async #settled(): Promise<string[]> {
    const end = Date.now() + RECOVERY_MS;
    for (;;) {
      const left = await this.#unsettled();
      if (left.length === 0 || Date.now() > end) return left;
      await pause(LOOK_MS);
    }
  }

  async #unsettled(): Promise<string[]> {
    const away = this.#crowd.guests.flatMap((guest) => troubleOf(guest));
    if (away.length > 0) return away;
    return this.#look(async (shelf) => {
      const behind: string[] = [];
      for (const { id, guests } of this.#crowd.tables.values()) {
        const last = (await shelf.log(id, 0)).length - 1;
        for (const guest of guests) {
          const chair = guest.chairs.get(id);
          if (!chair || chair.held.ply === last) continue;
          behind.push(`${guest.name} is at ply ${chair.held.ply} of ${id}, its log at ${last}`);
        }
      }
      return behind;
    });
  }
}

function troubleOf({ name, connection, open }: Guest): string[] {
  if (connection.condition !== 'open') return [`${name} is ${connection.condition}`];
  return open > 0 ? [`${name} waits for ${open} answers`] : [];
}
