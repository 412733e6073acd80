/** What a training has so far, in `.cache/train`: its samples as they come, and the network after every epoch. */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Samples } from '../bots/value/learner.ts';
import { foresightOf } from '../bots/worth.ts';
import { hashOf } from '../kernel/index.ts';
import { gameOf } from './args.ts';
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, '.cache', 'train');

export class KeptTraining {
  readonly #name: string;

  constructor(game: string, seats: number, seed: string, thinking: number) {
    const { version, judgement } = gameOf(game);
    const { features, rivalry = 1 } = judgement;
    // What those who played the games went by.
    const weights = thinking === 0 ? judgement.weights : foresightOf(judgement);
    this.#name = join(FOLDER, `${game}-${seats}-${hashOf({ seed, thinking, version, features, weights, rivalry })}`);
  }

  /** Where the network of the last epoch is. */
  get net(): string {
    return `${this.#name}.net`;
  }

  forget(): void {
    for (const ending of ['samples', 'net']) rmSync(`${this.#name}.${ending}`, { force: true });
  }

  /** The pieces of samples by the number of their first game; a line that was cut off is left out. */
  read(inputs: number): Map<number, Samples> {
    const pieces = new Map<number, Samples>();
    let text = '';
    try {
      text = readFileSync(`${this.#name}.samples`, 'utf8');
    } catch {
      return pieces;
    }
    for (const line of text.split('\n')) {
      const [from, x, y] = line.split(' ');
      if (y?.endsWith('.')) pieces.set(Number(from), { inputs, x: floats(x), y: floats(y.slice(0, -1)) });
    }
    return pieces;
  }

  keep(from: number, { x, y }: Samples): void {
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(`${this.#name}.samples`, `${from} ${base64(x)} ${base64(y)}.\n`);
  }

  keepNet(packed: string): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.net, packed);
  }
}

function base64(list: Float32Array): string {
  return Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');
}

function floats(text = ''): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Float32Array(bytes.buffer);
}
