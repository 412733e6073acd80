/** The mark of a table with corrected facts; fetched only for one. */
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { factsIn } from '../../kernel/index.ts';
import type { Loaded } from '../registry.ts';

const FactsUsed = lazy(() => import('../facts/FactsUsed.tsx').then((m) => ({ default: m.FactsUsed })));

/** The same as long as the options of the table are: a step of the game does not draw it again. */
export function useTableFacts(loaded: Loaded, view: object | null): ReactNode {
  const options: unknown = view && Reflect.get(view, 'options');
  return useMemo(() => {
    const facts = factsIn({ options });
    return (
      facts && (
        <Suspense fallback={null}>
          <FactsUsed loaded={loaded} facts={facts} />
        </Suspense>
      )
    );
  }, [loaded, options]);
}
