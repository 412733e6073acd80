/** What is printed in the box that a game is drawn from: that of the table, or one that was corrected. */
import { type Context, createContext, use } from 'react';
import type { Corrected, CorrectedFacts } from '../kernel/index.ts';
import { whole } from './trace.ts';

/** What parts of the screen are drawn from: a table they look at, or a box that was corrected. */
interface Shown {
  readonly sight?: { readonly view: Corrected };
  readonly corrected?: CorrectedFacts | undefined;
}

export interface PrintedContext<F> {
  readonly Context: Context<F>;
  usePrinted(): F;
  /** What the context of a part is given. */
  shownBy(props: Shown): F;
}

/** `printed` is what stands in the box as we know it, `correctedBy` the same with what an owner has corrected. */
export function printedContext<F>(
  printed: F,
  correctedBy: (corrected: CorrectedFacts | undefined) => F,
): PrintedContext<F> {
  const Context = createContext(printed);
  return {
    Context,
    usePrinted: () => use(Context),
    shownBy: ({ sight, corrected }) => correctedBy(sight ? whole(sight.view.options).facts : corrected),
  };
}
