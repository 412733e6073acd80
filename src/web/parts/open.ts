/** What is open over the page: keys are for it then. Said by whoever opens: it is asked with every key, and a page is long to search. */
const boxes = new Set<Element>();

export function setOpen(box: Element, open: boolean): void {
  if (open) boxes.add(box);
  else boxes.delete(box);
}

/** Whether a dialog or a menu is open. */
export function isSomethingOpen(): boolean {
  return boxes.size > 0;
}
