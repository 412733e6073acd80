/** How many children of a box of fixed height fit into it: what does not fit is offered elsewhere, and nothing jumps. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** `among` names the children: other ones are measured anew. */
export function useFit(box: RefObject<HTMLElement | null>, among: string, children: number): number {
  // What has not been measured yet is taken to fit: most rows do, and need not be drawn twice.
  const [measured, setMeasured] = useState({ among, fits: children });
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
      const fits = first < 0 ? children : first;
      setMeasured((last) => {
        const known = last.among === among ? last.fits : children;
        return known === fits ? last : { among, fits };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, among, children]);
  return measured.among === among ? measured.fits : children;
}
