/** The printed facts of the table, or of the box, that is drawn. */

import { createContext, use } from 'react';
import type { Corrected, CorrectedFacts } from '../../../kernel/index.ts';
import { whole } from '../../../ui/trace.ts';
import { type Facts, factsOf, factsWith, PRINTED } from '../facts.ts';

export const FactsContext = createContext<Facts>(PRINTED);

export function useFacts(): Facts {
  return use(FactsContext);
}

/** What parts of the screen are drawn from: a table they look at, or a box that was corrected. */
interface Shown {
  readonly sight?: { readonly view: Corrected };
  readonly corrected?: CorrectedFacts | undefined;
}

export function factsShown({ sight, corrected }: Shown): Facts {
  return sight ? factsOf({ options: whole(sight.view.options) }) : factsWith(corrected);
}
