/** Has a record gone through in a worker, and says how far it is. */
import { useEffect, useState } from 'react';
import type { GameRecord } from '../../kernel/index.ts';
import type { Audit } from '../../table/audit.ts';

/** What the worker says: how many entries are done, what it found, or that it could not. */
export type Word =
  | { readonly done: number }
  /** `cut`: how many lines stop before their end because the rules stop them. */
  | { readonly audit: Audit; readonly cut: number }
  | { readonly failed: string };

export function useCheck(record: GameRecord): Word {
  const [word, setWord] = useState<Word>({ done: 0 });
  useEffect(() => {
    setWord({ done: 0 });
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Word>) => setWord(data);
    worker.onerror = () => setWord({ failed: 'worker' });
    worker.postMessage(record);
    return () => worker.terminate();
  }, [record]);
  return word;
}
