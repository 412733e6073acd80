/** What must hold at every moment of a world, written down while it happens: acknowledged is durable, told is durable, clocks run only while somebody is awake. */
import type { ServerMessage } from '../../online/protocol.ts';
import type { Append, Put } from '../../server/store/store.ts';
import type { TurnDoc } from '../../server/tables/docs.ts';
import type { TableEntry } from '../../server/tables/entries.ts';
import type { Eavesdropper } from './cable.ts';
import type { Witness } from './store.ts';
import type { Vigil } from './vigil.ts';

/** What a page has said under an id of its own. */
interface Asked {
  readonly t: string;
  readonly move?: object;
  readonly text?: string;
}

/** The clocks as they were last pressed, and how much had happened to the house by then. */
interface Pressed {
  readonly left: readonly number[];
  readonly since: number;
  readonly standIns: readonly number[];
  readonly awake: number;
  readonly shocks: number;
}

export interface Acknowledged {
  readonly person: string;
  readonly id: string;
  readonly ply: number;
  readonly asked: Asked;
}

/** So much may be taken off a clock for each time that the house fell asleep or its clock was set: it is noticed by the next heartbeat. */
const UNNOTICED_MS = 7000;
/** What an undo gives back, and what passes between an answer and its becoming durable. */
const BESIDE_MS = 15_000;

/** The beginning of what tells somebody of a ply: most of what is told is long, and is not read further. */
const TOLD = /^\{"t":"(?:delta","table":"\w+","from":\d+|view","table":"\w+"),"ply":(\d+)/;

export class Ledger implements Witness {
  readonly findings: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly #asked = new Map<string, Asked>();
  readonly #entries: unknown[] = [];
  readonly #secret: string;
  readonly #vigil: Vigil;
  #turn: Pressed | null = null;
  /** Whether the game is over. */
  over = false;

  constructor(secret: string, vigil: Vigil) {
    this.#secret = secret;
    this.#vigil = vigil;
  }

  /** How many entries are durable, the deal included. */
  get durable(): number {
    return this.#entries.length;
  }

  appended({ ply, entry, turn }: Append): void {
    if (ply !== this.#entries.length) this.findings.push(`ply ${ply} was written after ${this.#entries.length - 1}`);
    this.#entries[ply] = entry;
    this.#clocked(turn.value);
  }

  put({ kind, value }: Put): void {
    if (kind === 'turn') this.#clocked(value);
  }

  /** Who reads along at one page. */
  earOf(person: string): Eavesdropper {
    return {
      asked: (text) => {
        // What the code of the page has made: it is typed there.
        const message = JSON.parse(text) as Asked & { readonly id?: string };
        if (message.id !== undefined) this.#asked.set(message.id, message);
      },
      told: (text) => this.#told(text),
      heard: (text) => this.#heard(person, text),
    };
  }

  #told(text: string): void {
    if (text.includes(this.#secret)) this.findings.push('the seed of the game was told');
    const ply = TOLD.exec(text)?.[1];
    if (ply !== undefined && Number(ply) >= this.durable)
      this.findings.push(`ply ${ply} was told before it was durable`);
    if (!text.startsWith('{"t":"ack"') && !text.startsWith('{"t":"refuse"')) return;
    // The text begins as these two do.
    const message = JSON.parse(text) as Extract<ServerMessage, { t: 'ack' | 'refuse' }>;
    if (message.t === 'ack') this.#acknowledged(message.id, message.ply);
    else if (message.reason === 'notLegal' || message.reason === 'unknownShape' || message.reason === 'malformed')
      if (this.#asked.get(message.id ?? '')?.t !== 'plan')
        this.findings.push(`an answer that the page held for legal is ${message.reason}: ${message.id}`);
  }

  /** An answer may be acknowledged only if it is there, as it was given. */
  #acknowledged(id: string, ply: number): void {
    const asked = this.#asked.get(id);
    if (asked === undefined || asked.t === 'chat' || asked.t === 'plan') return;
    // Written by the server as an entry; the deal, at ply 0, is no answer to anything.
    const wrong = differs(this.#entries[ply] as TableEntry | undefined, id, asked);
    if (wrong) this.findings.push(`${id} was acknowledged at ply ${ply}, where ${wrong}`);
  }

  #heard(person: string, text: string): void {
    if (!text.startsWith('{"t":"ack"')) return;
    const { id, ply } = JSON.parse(text) as Extract<ServerMessage, { t: 'ack' }>;
    const asked = this.#asked.get(id);
    if (asked === undefined) this.findings.push(`${person} heard an answer to what was never asked`);
    else this.acknowledged.push({ person, id, ply, asked });
  }

  #clocked(value: unknown): void {
    // Documents of this kind are turns.
    const { left, since, over, standIns } = value as TurnDoc;
    this.over = over;
    // While nobody presses a clock it runs on from where it was pressed last.
    if (left === null || since === this.#turn?.since) return;
    const awake = this.#vigil.awake();
    const { shocks } = this.#vigil;
    const before = this.#turn;
    this.#turn = { left, since, standIns, awake, shocks };
    if (before === null) return;
    const may = awake - before.awake + BESIDE_MS + UNNOTICED_MS * (shocks - before.shocks);
    // Who comes back from behind a bot gets time anew.
    const held = new Set([...before.standIns, ...standIns]);
    const most = Math.max(...left.map((now, seat) => (held.has(seat) ? 0 : (before.left[seat] ?? now) - now)));
    if (most > may)
      this.findings.push(`a clock has lost ${most} ms while the house was awake for ${awake - before.awake} ms`);
  }
}

/** How an entry of the log is not what was asked for; null where it is. */
export function differs(entry: TableEntry | undefined, id: string, { t, move }: Asked): string | null {
  if (entry === undefined) return 'nothing is';
  if (entry.message !== id) return `${entry.message} is`;
  if (t === 'move')
    return 'move' in entry && JSON.stringify(entry.move) === JSON.stringify(move) ? null : 'another answer is';
  return t in entry ? null : 'something else is';
}
