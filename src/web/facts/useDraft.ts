/** What is being corrected on the facts page: kept in the address, so that it survives a reload and can be passed on. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type CorrectedFacts,
  type FactsOf,
  type FactsProblem,
  openFacts,
  type ReadFacts,
  readFacts,
} from '../../kernel/index.ts';
import { readdress } from '../router.tsx';
import { factsHash, factsInHash } from './link.ts';

export interface Draft {
  readonly corrected: CorrectedFacts;
  /** What can be played with, or why nothing can; null while nothing is corrected. */
  readonly read: ReadFacts | null;
  /** What was wrong with the last file or link, as a whole. */
  readonly refused: readonly FactsProblem[] | 'broken' | null;
  change(corrected: CorrectedFacts): void;
  /** Takes in the text of a facts file. */
  open(text: string): void;
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
  const change = useCallback(
    (next: CorrectedFacts) => {
      setCorrected(next);
      setRefused(null);
      const none = Object.keys(next.corrections).length === 0;
      const bare = location.pathname + location.search;
      if (none) readdress(bare);
      else void factsHash(of, titled(next, untitled)).then((hash) => hash !== null && readdress(bare + hash));
    },
    [of, untitled],
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const text = await factsInHash(location.hash);
      if (gone || text === null) return;
      if (text === 'broken') return setRefused('broken');
      const linked = take(text);
      if (linked) setCorrected(linked);
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
    open(text) {
      const opened = take(text);
      if (opened) change(opened);
    },
  };
}

function titled(corrected: CorrectedFacts, untitled: string): CorrectedFacts {
  return corrected.title.trim() === '' ? { ...corrected, title: untitled } : corrected;
}
