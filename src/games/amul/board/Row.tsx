/** A row of cards: one stop of the tab key, arrows go along it. */
import type { KeyboardEvent, ReactNode } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

export function Row({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const onKeyDown = (e: KeyboardEvent<HTMLUListElement>) => {
    const by = STEPS[e.key];
    if (by === undefined) return;
    const stops = [...e.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const now = stops.findIndex((stop) => stop.matches(':focus'));
    if (now < 0) return;
    e.preventDefault();
    stops[(now + by + stops.length) % stops.length]?.focus();
  };
  return (
    <ul className={className} aria-label={label} onKeyDown={onKeyDown} data-own-arrows="">
      {children}
    </ul>
  );
}
