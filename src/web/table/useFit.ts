/** How many children of a box of fixed height fit into it: what does not fit is offered elsewhere, and nothing jumps. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useFit(box: RefObject<HTMLElement | null>, children: number): number {
  const [fits, setFits] = useState(children);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + 1;
      const all = [...element.children].slice(0, children);
      const first = all.findIndex((child) => child.getBoundingClientRect().bottom > bottom);
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
