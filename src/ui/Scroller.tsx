/** Something that may be wider than its place. Where it is, it is moved about with fingers, wheel or arrow keys. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export function Scroller({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  const [wider, setWider] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWider(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What is inside may grow by itself, as words do when their letters have come.
    for (const inside of element.children) observer.observe(inside);
    measure();
    return () => observer.disconnect();
  }, []);
  // A place that does not move needs no stop of the tab key.
  return (
    <section ref={box} className={className} aria-label={wider ? label : undefined} tabIndex={wider ? 0 : undefined}>
      {children}
    </section>
  );
}
