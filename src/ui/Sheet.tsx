/**
 * A part of a drawing on a sheet of its own. All sheets are as large as the whole and lie on each other; what changes on one is laid
 * out and painted there, and the browser keeps the others as they are.
 */
import type { ReactNode } from 'react';
import './sheet.css';

export function Sheet({ viewBox, children }: { readonly viewBox: string; readonly children: ReactNode }) {
  return (
    <svg className="sheet" viewBox={viewBox} role="none">
      <g>{children}</g>
    </svg>
  );
}
