/**
 * What is drawn of a film: where the head stands, in the same frame as the scrubber; where the board cannot keep up, the scrubber goes
 * ahead and what was passed over is skipped. Kept by the part of the page that shows it: nothing around it is gone through for a step.
 */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Playhead } from './playhead.ts';

/** Steps that follow each other faster are passed through: nothing is set in motion for them. */
const QUICK_MS = 250;
/** A key that is held down repeats about as often. A board that takes longer to draw does not follow such steps at once. */
const SLOW_MS = 33;

export interface Drawn {
  readonly ply: number;
  /** Whether one passes through quickly. */
  readonly quick: boolean;
}

export function useDrawn(head: Playhead): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ ply: head.spot.ply, quick: true });
  const begun = useRef(0);
  const took = useRef(0);
  useEffect(() => {
    let { line } = head.spot;
    let moved = 0;
    return head.watch(() => {
      const { spot } = head;
      const now = performance.now();
      const quick = now - moved < QUICK_MS;
      moved = now;
      begun.current = now;
      const draw = () => setDrawn({ ply: spot.ply, quick });
      // Another line is another film: scrubber and board are drawn from it together.
      if (spot.line === line && quick && took.current > SLOW_MS) startTransition(draw);
      else draw();
      line = spot.line;
    });
  }, [head]);
  useLayoutEffect(() => {
    void drawn;
    took.current = performance.now() - begun.current;
  }, [drawn]);
  return drawn;
}
