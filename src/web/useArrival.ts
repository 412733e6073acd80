/** A page has come: the tab is called after it, and the keyboard goes on from its content. */
import { useEffect } from 'react';
import { hasMoved } from './router.tsx';
import { callPage } from './title.ts';

/** `title` is empty on the start page. */
export function useArrival(title: string): void {
  useEffect(() => callPage(title), [title]);
  useEffect(() => {
    // Who has just come to the house begins at its top; who followed a link has lost the place, for the link is gone.
    if (hasMoved() && isNowhere(document.activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}

/** Whether the keyboard stands on nothing in particular: nowhere, or on the content as a whole, where a page begins. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.localName === 'main';
}
