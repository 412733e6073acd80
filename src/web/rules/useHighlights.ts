/** Marks the words that were looked for, without touching the page: the browser paints ranges of text. */
import { type RefObject, useEffect } from 'react';
import { placesOf } from './search.ts';

const NAME = 'rules-found';
/** More marks than anybody looks at are not worth their time. */
const MOST = 600;

export function useHighlights(body: RefObject<HTMLElement | null>, words: readonly string[]): void {
  useEffect(() => {
    // An older browser shows the rules that were found, only without marks.
    if (!('highlights' in CSS) || !body.current || words.length === 0) return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(body.current, words)));
    return () => void CSS.highlights.delete(NAME);
  }, [body, words]);
}

function rangesIn(body: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const text of body.querySelectorAll('.rule:not(.away) p')) {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && ranges.length < MOST; node = walker.nextNode())
      for (const { at, length } of placesOf(node.nodeValue ?? '', words)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + length);
        ranges.push(range);
      }
  }
  return ranges;
}
