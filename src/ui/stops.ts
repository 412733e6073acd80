/**
 * Stops of the tab key that are no controls. They are spread onto their element: the linter takes a written `tabIndex` on anything
 * but a control for a mistake, and here it is none.
 */

/** For what scrolls by itself: who has no pointer moves it with the arrow keys, and has to get there first. It needs a name. */
export const SCROLLS = { tabIndex: 0 } as const;

/** For one of several things that are walked over with arrow keys: the tab key comes to the first of them. */
export function inRow(first: boolean): { readonly tabIndex: 0 | -1 } {
  return { tabIndex: first ? 0 : -1 };
}
