/**
 * Does something once the browser has drawn the press that asked for it: a button answers the finger at once, however much the
 * answer changes on the board.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
