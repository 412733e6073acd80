/**
 * A part of a screen that is drawn again only when something is another that it has looked at. Boards hand the whole sight to each of
 * their parts; a space of the river looks at the boats alone, and a step that moves no boat costs it nothing.
 */
import { type ComponentType, memo, type ReactNode } from 'react';
import type { Sight } from '../table/table.ts';
import { isLent, Trace } from './trace.ts';

/** A part gets the sight among its own props, or a table that has it. */
interface Props {
  readonly sight?: Sight | undefined;
  readonly table?: { readonly sight: Sight } | undefined;
}

/** What a part has looked at, by the props that it was drawn from. */
const traces = new WeakMap<object, Trace<Sight>>();

/** `Part` is called in place, not as a component of its own: a board has hundreds of parts. */
export function attentive<P extends Props>(Part: (props: P) => ReactNode): ComponentType<P> {
  return memo(function Attentive(props: P): ReactNode {
    const sight = sightOf(props);
    // Inside of another attentive part: what is looked at here is looked at there.
    if (isLent(sight)) return Part(props);
    let trace = traces.get(props);
    if (trace === undefined) {
      trace = new Trace(sight);
      traces.set(props, trace);
    }
    const lent = { sight: trace.seen };
    return Part(props.table ? { ...props, table: { ...props.table, ...lent } } : { ...props, ...lent });
  }, unchanged);
}

function sightOf({ sight, table }: Props): Sight {
  const seen = sight ?? table?.sight;
  if (seen === undefined) throw new Error('a part that is handed nothing to look at');
  return seen;
}

function unchanged(before: Props, after: Props): boolean {
  const sight = sightOf(after);
  if (!alike(before, after) || !alike(before.table ?? before, after.table ?? after)) return false;
  return sightOf(before) === sight || (traces.get(before)?.holds(sight) ?? false);
}

/** Whether all but the sight is the same. */
function alike<P extends object>(before: P, after: P): boolean {
  for (const key in after) if (key !== 'sight' && key !== 'table' && !Object.is(before[key], after[key])) return false;
  for (const key in before) if (!Object.hasOwn(after, key)) return false;
  return true;
}
