/** A link from the table into the rules. The rule opens over the table; in a new tab it is the page of the rules. */
import { createContext, type MouseEvent, use } from 'react';
import { useHouse } from '../context.tsx';

interface Reading {
  readonly game: string;
  read(rule: string): void;
}

/** Null where there is no table to read over: then there are no links. */
export const ReadingContext = createContext<Reading | null>(null);

export function RuleLink({ rule, className }: { readonly rule: string; readonly className: string }) {
  const t = useHouse().text.table;
  const reading = use(ReadingContext);
  if (reading === null) return null;
  const follow = (e: MouseEvent) => {
    // A new tab or window is the browser's business.
    if (e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    reading.read(rule);
  };
  return (
    <a
      className={`rule-link ${className}`}
      href={`/rules/${reading.game}#${rule}`}
      aria-label={t.rule(rule)}
      title={t.rule(rule)}
      onClick={follow}
    >
      ?
    </a>
  );
}
