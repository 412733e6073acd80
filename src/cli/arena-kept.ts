/** The games that an arena has played: one line each in `.cache/arena`, written as they end, so that a run can go on later. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../kernel/index.ts';
import type { Bout, Pairing } from './arena-games.ts';
import { gameOf } from './args.ts';
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, '.cache', 'arena');

export class KeptBouts {
  readonly #file: string;

  constructor(pairing: Pairing) {
    const rules = gameOf(pairing.game).version;
    this.#file = join(FOLDER, `${pairing.game}-${pairing.seats}-${hashOf({ ...pairing, rules })}.jsonl`);
  }

  /** The games that were played before, the last one cut off if the run was. */
  read(): Bout[] {
    let text = '';
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      return [];
    }
    const bouts = new Map<number, Bout>();
    for (const line of text.split('\n')) {
      const bout = readBout(line);
      if (bout !== null) bouts.set(bout.index, bout);
    }
    return [...bouts.values()].sort((one, other) => one.index - other.index);
  }

  forget(): void {
    rmSync(this.#file, { force: true });
  }

  keep(bouts: readonly Bout[]): void {
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(this.#file, bouts.map((bout) => `${JSON.stringify(bout)}\n`).join(''));
  }
}

function readBout(line: string): Bout | null {
  try {
    const bout: Bout = JSON.parse(line); // written by `keep`
    return Number.isInteger(bout.index) && typeof bout.won === 'number' ? bout : null;
  } catch {
    return null;
  }
}
