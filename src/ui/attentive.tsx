/**
 * A part of a screen that is drawn again only when something is another that it has looked at, itself or by the parts within it. Boards
 * hand the whole sight to each of their parts; a space of the river looks at the boats alone, and a step that moves no boat costs
 * neither it nor the river anything.
 */
import { type ComponentType, memo, type ReactNode, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sight } from '../table/table.ts';
import { loom, type Waiting } from './loom.ts';
import { lentFrom, Trace } from './trace.ts';

/** A part gets the sight among its own props, or a table that has it. */
interface Props {
  readonly sight?: Sight | undefined;
  readonly table?: { readonly sight: Sight } | undefined;
}

/** The options of a table are the same as long as it is played: what is worked out from them is kept by what they are. */
const AS_IS: ReadonlySet<PropertyKey> = new Set(['options']);

/** `Part` is called in place, not as a component of its own: a board has hundreds of parts. */
export function attentive<P extends Props>(Part: (props: P) => ReactNode): ComponentType<P> {
  /** Those that stand on the screen, by the props that they were handed when they were drawn. */
  const standing = new WeakMap<P, Standing<P>>();

  function Attentive(handed: P): ReactNode {
    const [, draw] = useReducer(count, 0);
    const [part] = useState(() => new Standing(handed, draw));
    const props = part.draws(handed);
    standing.set(handed, part);
    const lent = { sight: part.trace.lend(sightOf(props)) };
    return Part(props.table ? { ...props, table: { ...props.table, ...lent } } : { ...props, ...lent });
  }

  return memo(Attentive, (before, after) => standing.get(before)?.mayStay(after) ?? false);
}

const count = (times: number) => times + 1;

/** One part: where it looks, what it was drawn from, and what it is to be drawn from when its turn comes. */
class Standing<P extends Props> implements Waiting {
  readonly trace: Trace<Sight>;
  readonly #draw: () => void;
  #handed: P;
  #drawn: P;
  #wanted: P;

  constructor(props: P, draw: () => void) {
    this.trace = new Trace(sightOf(props), AS_IS);
    this.#draw = draw;
    this.#handed = props;
    this.#drawn = props;
    this.#wanted = props;
  }

  /** What it is drawn from: what it is handed now, or, where it had to wait, what it would have been handed last. */
  draws(handed: P): P {
    if (handed !== this.#handed) this.#wanted = handed;
    this.#handed = handed;
    this.#drawn = this.#wanted;
    return this.#drawn;
  }

  /** Whether it stays as it is: because it would look the same, or because this frame has no time for it. */
  mayStay(wanted: P): boolean {
    this.#wanted = wanted;
    if (this.#isUpToDate()) return true;
    if (loom.hasTime) return false;
    loom.wait(this);
    return true;
  }

  redraw(): void {
    if (!this.#isUpToDate()) flushSync(this.#draw);
  }

  #isUpToDate(): boolean {
    const [before, after] = [this.#drawn, this.#wanted];
    if (before === after) return true;
    if (!alike(before, after)) return false;
    if (after.table && (!before.table || !alike(before.table, after.table))) return false;
    const [last, now] = [sightOf(before), sightOf(after)];
    return lentFrom(last) === lentFrom(now) || this.trace.holds(last, now);
  }
}

function sightOf({ sight, table }: Props): Sight {
  const seen = sight ?? table?.sight;
  if (seen === undefined) throw new Error('a part that is handed nothing to look at');
  return seen;
}

/** The sight is compared by what is read of it. Whether things glide matters to a part that is drawn, and makes none be drawn. */
const APART: ReadonlySet<string> = new Set(['sight', 'table', 'motion']);

/** Whether all the rest is the same. */
function alike<P extends object>(before: P, after: P): boolean {
  for (const key in after) if (!APART.has(key) && !Object.is(before[key], after[key])) return false;
  for (const key in before) if (!Object.hasOwn(after, key)) return false;
  return true;
}
