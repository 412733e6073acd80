/** How many children of a box of fixed height fit into it: what does not fit is offered elsewhere, and nothing jumps. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useFit(box: RefObject<HTMLElement | null>, children: number): number {
  const [fits, setFits] = useState(children);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const all = [...element.children].slice(0, children);
      const first = all.findIndex((child) => {
        const { right, bottom } = child.getBoundingClientRect();
        return bottom > box.bottom + 1 || right > box.right + 1;
      });
      setFits(first < 0 ? children : first);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, children]);
  return fits;
}
