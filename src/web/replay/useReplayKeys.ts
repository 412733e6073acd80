/** The keyboard of a replay. Keys stay with whatever is open or has its own use for them. */
import { useEffect } from 'react';
import { isSomethingOpen } from '../parts/open.ts';

export interface ReplayKeys {
  /** Whether letters are keys too. */
  readonly letters: boolean;
  answer(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  round(by: 1 | -1): void;
  first(): void;
  last(): void;
  play(): void;
  telling(): void;
  tryAnother(): void;
}

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable]';
/** What a press of the space bar does something to by itself. */
const PRESSED = 'button, a[href], summary, label, [role="button"], [role="tab"], [role="menuitem"]';

function actionOf(e: KeyboardEvent, keys: ReplayKeys): (() => void) | null {
  const on = e.target instanceof Element ? e.target : null;
  if (on?.matches(TYPING) || isSomethingOpen()) return null;
  switch (e.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      // A map that pans keeps its own arrows.
      if (on?.closest('[data-own-arrows]')) return null;
      const by = e.key === 'ArrowRight' ? 1 : -1;
      return () => (e.shiftKey ? keys.turn(by) : keys.answer(by));
    }
    case 'PageUp':
      return () => keys.round(-1);
    case 'PageDown':
      return () => keys.round(1);
    case 'Home':
      return keys.first;
    case 'End':
      return keys.last;
    case ' ':
      return on?.closest(PRESSED) ? null : keys.play;
    case 'e':
    case 'E':
      return keys.letters ? keys.telling : null;
    case 't':
    case 'T':
      return keys.letters ? keys.tryAnother : null;
    default:
      return null;
  }
}

export function useReplayKeys(keys: ReplayKeys): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      const action = actionOf(e, keys);
      if (action === null) return;
      e.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
