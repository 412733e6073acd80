/** The analysis of a record, as far as it has come. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Judge, Piece } from '../../analysis/analyse.ts';
import type { Depth } from '../../analysis/budget.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { type Progress, Study } from './study.ts';

export interface Studied extends Progress {
  pause(): void;
  goOn(): void;
}

export function useStudy(judge: Judge, record: GameRecord, depth: Depth, pieces: readonly Piece[]): Studied {
  const start = useMemo<Progress>(
    () => ({ going: 'opening', findings: [], total: pieces.length, kept: true }),
    [pieces],
  );
  const [progress, setProgress] = useState(start);
  const study = useRef<Study | null>(null);
  useEffect(() => {
    const opened = new Study(judge, record, depth, pieces, setProgress);
    study.current = opened;
    setProgress(start);
    void opened.open();
    return () => opened.close();
  }, [judge, record, depth, pieces, start]);
  return { ...progress, pause: () => study.current?.pause(), goOn: () => study.current?.goOn() };
}
