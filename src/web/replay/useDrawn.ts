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
/** Who goes further than a turn sees another table: nothing of what happened between would be seen in a piece that crosses it. */
const FAR = 24;

export interface Drawn {
  readonly ply: number;
  /** Whether things glide to where they are. */
  readonly motion: boolean;
}

export function useDrawn(head: Playhead, mayMove: boolean): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ ply: head.spot.ply, motion: false });
  useEffect(() => {
    let before = head.spot;
    let moved = 0;
    return head.watch(() => {
      const now = performance.now();
      const { line, ply } = head.spot;
      const motion = mayMove && now - moved >= QUICK_MS && Math.abs(ply - before.ply) <= FAR;
      moved = now;
      // Another line is another film: the scrubber and the table are drawn from it together.
      if (line !== before.line) setDrawn({ ply, motion });
      else loom.begin({ redraw: () => flushSync(() => setDrawn({ ply: head.spot.ply, motion })) }, motion);
      before = head.spot;
    });
  }, [head, mayMove]);
  return drawn;
}
