/** What is being corrected on the facts page: kept in the address, so that it survives a reload and can be passed on. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CorrectedFacts, type FactsOf, openFacts, type ReadFacts, readFacts } from '../../kernel/index.ts';
import { readdress } from '../router.tsx';
import { factsHash, factsInHash } from './link.ts';
import { type Refusal, readFactsFile } from './readFile.ts';

export interface Draft {
  readonly corrected: CorrectedFacts;
  /** What can be played with, or why nothing can; null while nothing is corrected. */
  readonly read: ReadFacts | null;
  /** What was wrong with the last file or link, as a whole. */
  readonly refused: Refusal | null;
  change(corrected: CorrectedFacts): void;
  /** Takes in a facts file. */
  open(file: File): Promise<void>;
}

export function useDraft(of: FactsOf, untitled: string): Draft {
  const [corrected, setCorrected] = useState<CorrectedFacts>({ title: '', corrections: {} });
  const [refused, setRefused] = useState<Draft['refused']>(null);
  const take = useCallback(
    (text: string) => {
      const opened = openFacts(of, text);
      setRefused('problems' in opened ? opened.problems : null);
      return 'problems' in opened ? null : opened.corrected;
    },
    [of],
  );
  /** What takes a while may come to its end when there is a newer draft, or none any more: then it counts for nothing. */
  const changes = useRef(0);
  const change = useCallback(
    (next: CorrectedFacts) => {
      setCorrected(next);
      setRefused(null);
      const none = Object.keys(next.corrections).length === 0;
      const { pathname, search } = location;
      const bare = pathname + search;
      const number = ++changes.current;
      if (none) return readdress(bare);
      void factsHash(of, titled(next, untitled)).then((hash) => {
        // Another page may be at the address before this one has heard of it.
        const late = number !== changes.current || location.pathname !== pathname;
        if (hash !== null && !late) readdress(bare + hash);
      });
    },
    [of, untitled],
  );
  useEffect(
    () => () => {
      changes.current++;
    },
    [],
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const number = changes.current;
      const text = await factsInHash(location.hash);
      if (gone || text === null || number !== changes.current) return;
      if (text === 'broken') return setRefused('broken');
      const linked = take(text);
      if (linked === null) return;
      changes.current++;
      setCorrected(linked);
    };
    void look();
    window.addEventListener('hashchange', look);
    return () => {
      gone = true;
      window.removeEventListener('hashchange', look);
    };
  }, [take]);
  const read = useMemo(
    () =>
      Object.keys(corrected.corrections).length === 0 ? null : readFacts(of.correctable, titled(corrected, untitled)),
    [of, corrected, untitled],
  );
  return {
    corrected,
    read,
    refused,
    change,
    async open(file) {
      const number = ++changes.current;
      const read = await readFactsFile(file);
      if (number !== changes.current) return;
      if ('refused' in read) return setRefused(read.refused);
      const opened = take(read.text);
      if (opened) change(opened);
    },
  };
}

function titled(corrected: CorrectedFacts, untitled: string): CorrectedFacts {
  return corrected.title.trim() === '' ? { ...corrected, title: untitled } : corrected;
}
