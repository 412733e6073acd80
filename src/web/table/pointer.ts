/** What the person used last: a finger wants to see before it confirms, a key wants the focus to follow. */
export type Input = 'mouse' | 'touch' | 'keys';

let last: Input = 'mouse';

export function lastInput(): Input {
  return last;
}

export function watchInput(): () => void {
  const pointer = (e: PointerEvent) => {
    last = e.pointerType === 'touch' ? 'touch' : 'mouse';
  };
  const key = () => {
    last = 'keys';
  };
  window.addEventListener('pointerdown', pointer, true);
  window.addEventListener('keydown', key, true);
  return () => {
    window.removeEventListener('pointerdown', pointer, true);
    window.removeEventListener('keydown', key, true);
  };
}
