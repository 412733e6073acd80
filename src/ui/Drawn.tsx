/** What pictures in rules and facts are laid out with: a drawing, a row of things, a thing with its name. */
import type { ReactNode } from 'react';
import './drawn.css';

/** A drawing of its own: `box` is left, top, width and height of what is seen, `scale` how large a unit is shown at most. */
export function Drawn({
  box: [left, top, width, height],
  scale = 1,
  children,
}: {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly scale?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className="drawn"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="drawn-row">{children}</div>;
}

export function Named({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="drawn-named">
      {children}
      <span>{name}</span>
    </div>
  );
}

/** Leads from what was to what is then. */
export function Then() {
  return (
    <svg className="drawn-then" width="34" height="24" viewBox="0 0 34 24" aria-hidden="true">
      <path d="M2 12h26m-8-8l9 8l-9 8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Something large that keeps its size: on a narrow screen it is moved about, the page is not. */
export function Large({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  return <div style={{ minWidth: width }}>{children}</div>;
}
