/**
 * A part of a screen that is drawn again only when something is another that it has looked at, itself or by the parts within it. Boards
 * hand the whole sight to each of their parts; a space of the river looks at the boats alone, and a step that moves no boat costs
 * neither it nor the river anything.
 */
import { type ComponentType, memo, type ReactNode, useState } from 'react';
import type { Sight } from '../table/table.ts';
import { lentFrom, Trace } from './trace.ts';

/** A part gets the sight among its own props, or a table that has it. */
interface Props {
  readonly sight?: Sight | undefined;
  readonly table?: { readonly sight: Sight } | undefined;
}

/** The options of a table are the same as long as it is played: what is worked out from them is kept by what they are. */
const AS_IS: ReadonlySet<PropertyKey> = new Set(['options']);

/** Where a part looks, by the props that it was drawn from last. */
const traces = new WeakMap<object, Trace<Sight>>();

/** `Part` is called in place, not as a component of its own: a board has hundreds of parts. */
export function attentive<P extends Props>(Part: (props: P) => ReactNode): ComponentType<P> {
  return memo(function Attentive(props: P): ReactNode {
    const given = sightOf(props);
    const [trace] = useState(() => new Trace(given, AS_IS));
    traces.set(props, trace);
    const lent = { sight: trace.lend(given) };
    return Part(props.table ? { ...props, table: { ...props.table, ...lent } } : { ...props, ...lent });
  }, unchanged);
}

function sightOf({ sight, table }: Props): Sight {
  const seen = sight ?? table?.sight;
  if (seen === undefined) throw new Error('a part that is handed nothing to look at');
  return seen;
}

function unchanged(before: Props, after: Props): boolean {
  if (!alike(before, after)) return false;
  if (after.table && (!before.table || !alike(before.table, after.table))) return false;
  const [last, now] = [sightOf(before), sightOf(after)];
  return lentFrom(last) === lentFrom(now) || (traces.get(before)?.holds(last, now) ?? false);
}

/** Whether all but the sight is the same. */
function alike<P extends object>(before: P, after: P): boolean {
  for (const key in after) if (key !== 'sight' && key !== 'table' && !Object.is(before[key], after[key])) return false;
  for (const key in before) if (!Object.hasOwn(after, key)) return false;
  return true;
}
