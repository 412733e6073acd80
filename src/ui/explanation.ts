/** The one open explanation of a page. */
import type { ReactNode } from 'react';

export interface Explanation {
  readonly subject: Element;
  readonly title: string;
  readonly says: ReactNode;
  readonly rule: string | undefined;
}

export const EXPLANATION_ID = 'explanation';

let open: Explanation | null = null;
const watchers = new Set<() => void>();

/** The subject itself is told here: a board has hundreds of them, and none needs to listen. */
function turnTo(explanation: Explanation | null): void {
  open?.subject.removeAttribute('aria-describedby');
  explanation?.subject.setAttribute('aria-describedby', EXPLANATION_ID);
  open = explanation;
  for (const watcher of watchers) watcher();
}

export function openExplanation(explanation: Explanation): void {
  turnTo(explanation);
}

export function closeExplanation(): void {
  if (open !== null) turnTo(null);
}

export function currentExplanation(): Explanation | null {
  return open;
}

export function isExplained(subject: Element | null): boolean {
  return subject !== null && open?.subject === subject;
}

export function watchExplanation(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 9;
const MARGIN = 8;

/** Where a note of this size stands beside its subject: above, below, right or left, the first side with room. */
export function placeBeside(
  subject: Box,
  note: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const clamp = (value: number, max: number) => Math.max(MARGIN, Math.min(value, max - MARGIN));
  const left = clamp(subject.left + subject.width / 2 - note.width / 2, screen.width - note.width);
  const top = clamp(subject.top + subject.height / 2 - note.height / 2, screen.height - note.height);
  const above = subject.top - GAP - note.height;
  if (above >= MARGIN) return { left, top: above };
  const below = subject.top + subject.height + GAP;
  if (below + note.height <= screen.height - MARGIN) return { left, top: below };
  const right = subject.left + subject.width + GAP;
  if (right + note.width <= screen.width - MARGIN) return { left: right, top };
  const before = subject.left - GAP - note.width;
  if (before >= MARGIN) return { left: before, top };
  // No side has room: the larger of above and below, as far out as the screen allows.
  return { left, top: subject.top > screen.height - below ? MARGIN : screen.height - note.height - MARGIN };
}
