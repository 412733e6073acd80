/** For the tests of the command line: a call with what it wrote, and a game small enough to see through. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskRule, Game, GameEvent, State } from '../kernel/index.ts';
import { main } from './main.ts';

interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `durbar` with these arguments in this process. */
export async function call(...args: string[]): Promise<Called> {
  let out = '';
  let err = '';
  const code = await main(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    tty: false,
  });
  return { code, out, err };
}

const made: string[] = [];

/** A new folder that nobody else uses. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'durbar-cli-'));
  made.push(path);
  return path;
}

/** For `afterAll`. */
export function removeFolders(): void {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
}

/** Players put pebbles on a heap in turn until it holds twenty. */
interface Heap extends State {
  agenda: HeapStep[];
  pebbles: number;
}

interface HeapStep {
  readonly kind: 'put';
  readonly seat: number;
}

interface Put {
  readonly do: 'put';
  readonly count: number;
}

type HeapRule = AskRule<Heap, HeapStep, Put, GameEvent>;

/** The game, or one in which `answer` has a planted fault. */
export function heapGame(answer: HeapRule['answer'] = put): Game<Heap, Put> {
  return {
    id: 'heap',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    setup: () => ({ agenda: [{ kind: 'put', seat: 0 }], pebbles: 0 }),
    steps: {
      put: {
        moves: (_s, _step, _seat, out) => void out.push({ do: 'put', count: 1 }, { do: 'put', count: 2 }),
        answer,
      },
    },
    clone: (s) => ({ agenda: s.agenda.slice(), pebbles: s.pebbles }),
    view: (s) => s,
    redeal() {},
    score: (s) => ({ scores: [s.pebbles, 0], ranks: [1, 2], sheet: [] }),
    faults: (s) => (s.pebbles > 20 ? [`HE-INV-1: ${s.pebbles} pebbles`] : []),
    judgement: { features: [], weights: [], assess() {} },
  };
}

export const put: HeapRule['answer'] = (s, step, { count }) => {
  s.pebbles = Math.min(20, s.pebbles + count);
  if (s.pebbles < 20) s.agenda.push({ kind: 'put', seat: 1 - step.seat });
};
