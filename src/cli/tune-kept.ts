/** The trials of weights that a tuning has played: one line each in `.cache/tune`, written as they end, so that a run can go on later. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { PROJECT } from './project.ts';
import type { Trial, TuneTask } from './tuning.ts';

const FOLDER = join(PROJECT, '.cache', 'tune');

interface Line extends Trial {
  readonly task: string;
}

export class KeptTrials {
  readonly #file: string;
  readonly #version: number;
  readonly #features: readonly string[];
  readonly #trials = new Map<string, Trial>();

  /** `run` is what tells this tuning of the game from others. */
  constructor(game: string, seats: number, run: object) {
    const { version, judgement } = gameOf(game);
    this.#version = version;
    this.#features = judgement.features;
    this.#file = join(FOLDER, `${game}-${seats}-${hashOf(run)}.jsonl`);
  }

  /** Reads what was tried before, and says how many lines that was; one that was cut off is left out. */
  read(): number {
    let text = '';
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      return 0;
    }
    const lines = text
      .split('\n')
      .map(readLine)
      .filter((line) => line !== null);
    for (const line of lines) this.#trials.set(line.task, line);
    return lines.length;
  }

  forget(): void {
    rmSync(this.#file, { force: true });
  }

  find(task: TuneTask): Trial | undefined {
    return this.#trials.get(this.#name(task));
  }

  keep(task: TuneTask, { won, fitness }: Trial): void {
    const line: Line = { task: this.#name(task), won, fitness };
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  #name(task: TuneTask): string {
    return hashOf({ ...task, version: this.#version, features: this.#features });
  }
}

function readLine(text: string): Line | null {
  try {
    const line: Line = JSON.parse(text); // written by `keep`
    return typeof line.won === 'number' && typeof line.fitness === 'number' ? line : null;
  } catch {
    return null;
  }
}
