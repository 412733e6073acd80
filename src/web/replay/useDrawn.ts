/**
 * What is drawn of a film: where the head stands. Kept by the part of the page that shows it: nothing around it is gone through for a step.
 * The scrubber follows at once, and the table as fast as it can be drawn.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loom } from '../../ui/loom.ts';
import type { Playhead } from './playhead.ts';

/** Steps that follow each other faster are passed through: nothing is set in motion for them. */
const QUICK_MS = 250;

export interface Drawn {
  readonly ply: number;
  /** Whether things glide to where they are. */
  readonly motion: boolean;
}

export function useDrawn(head: Playhead, mayMove: boolean): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ ply: head.spot.ply, motion: false });
  useEffect(() => {
    let { line } = head.spot;
    let moved = 0;
    return head.watch(() => {
      const now = performance.now();
      const motion = mayMove && now - moved >= QUICK_MS;
      moved = now;
      // Another line is another film: the scrubber and the table are drawn from it together.
      if (head.spot.line !== line) setDrawn({ ply: head.spot.ply, motion });
      else loom.begin({ redraw: () => flushSync(() => setDrawn({ ply: head.spot.ply, motion })) }, motion);
      line = head.spot.line;
    });
  }, [head, mayMove]);
  return drawn;
}
