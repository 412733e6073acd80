/** An analysis under way: shares what is left to do among workers, collects what they find, and keeps it. */
import { analysisName, type Finding, type Judge, nameOf, type Piece } from '../../analysis/analyse.ts';
import type { Depth } from '../../analysis/budget.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { keepFindings, readFindings } from './keep.ts';
import type { Word, Work } from './work.ts';

export type Going = 'opening' | 'working' | 'paused' | 'done' | 'failed';

export interface Progress {
  readonly going: Going;
  readonly findings: readonly Finding[];
  readonly total: number;
  /** Whether this device could write it down, the last time that it was tried. */
  readonly kept: boolean;
}

/** Workers, at most: each has a tree of its own to search in. */
const WORKERS = 4;
/** Milliseconds between two looks of the page, and between two times that everything is written down. */
const SHOW_EVERY = 300;
const KEEP_EVERY = 5000;

export class Study {
  readonly #record: GameRecord;
  readonly #depth: Depth;
  readonly #pieces: readonly Piece[];
  readonly #name: string;
  readonly #onChange: (progress: Progress) => void;
  readonly #found = new Map<string, Finding>();
  #workers: Worker[] = [];
  #going: Going = 'opening';
  #shown: ReturnType<typeof setTimeout> | null = null;
  #keptAt = 0;
  #kept = true;
  #closed = false;

  constructor(
    judge: Judge,
    record: GameRecord,
    depth: Depth,
    pieces: readonly Piece[],
    onChange: (progress: Progress) => void,
  ) {
    this.#record = record;
    this.#depth = depth;
    this.#pieces = pieces;
    this.#name = analysisName(judge, record, depth);
    this.#onChange = onChange;
  }

  /** Shows what is kept, and goes on from there. */
  async open(): Promise<void> {
    for (const finding of await readFindings(this.#name)) this.#found.set(nameOf(finding), finding);
    if (!this.#closed) this.goOn();
  }

  goOn(): void {
    const left = this.#pieces.filter((piece) => !this.#found.has(nameOf(piece)));
    if (left.length === 0) {
      this.#become('done');
      return;
    }
    this.#become('working');
    const count = Math.max(1, Math.min(WORKERS, navigator.hardwareConcurrency || 2, left.length));
    let busy = count;
    this.#workers = Array.from({ length: count }, (_, i) => {
      const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('error', () => this.#fail());
      worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
        if ('failed' in data) return this.#fail();
        if ('found' in data) return this.#take(data.found);
        if (--busy === 0) void this.#finish();
      });
      // Every worker gets pieces from all over the game: the curve comes first, and comes evenly.
      const pieces = left.filter((_, place) => place % count === i);
      worker.postMessage({ record: this.#record, depth: this.#depth, pieces } satisfies Work);
      return worker;
    });
  }

  pause(): void {
    this.#rest();
    void this.#keep();
    this.#become('paused');
  }

  close(): void {
    this.#closed = true;
    if (this.#going === 'working') void this.#keep();
    this.#rest();
    if (this.#shown !== null) clearTimeout(this.#shown);
  }

  #take(finding: Finding): void {
    this.#found.set(nameOf(finding), finding);
    this.#shown ??= setTimeout(() => this.#show(), SHOW_EVERY);
    if (Date.now() - this.#keptAt > KEEP_EVERY) void this.#keep();
  }

  /** Done is done when it is known whether it is kept: the page says so. */
  async #finish(): Promise<void> {
    this.#rest();
    await this.#keep();
    this.#become('done');
  }

  #fail(): void {
    this.#rest();
    void this.#keep();
    this.#become('failed');
  }

  #rest(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  async #keep(): Promise<void> {
    this.#keptAt = Date.now();
    this.#kept = await keepFindings(this.#name, [...this.#found.values()]);
  }

  #become(going: Going): void {
    this.#going = going;
    this.#show();
  }

  #show(): void {
    if (this.#shown !== null) clearTimeout(this.#shown);
    this.#shown = null;
    if (this.#closed) return;
    this.#onChange({
      going: this.#going,
      findings: [...this.#found.values()],
      total: this.#pieces.length,
      kept: this.#kept,
    });
  }
}
