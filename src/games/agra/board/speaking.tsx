/** A component that knows its language, and the printed facts that it shows. */
import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../text/en.ts';
import { FactsContext, factsShown } from './facts.ts';
import { WordsContext } from './words.ts';

export function speaking<P extends object>(words: Words, Part: ComponentType<P>): (props: P) => ReactNode {
  return function Speaking(props: P) {
    return (
      <WordsContext value={words}>
        <FactsContext value={factsShown(props)}>
          <Part {...props} />
        </FactsContext>
      </WordsContext>
    );
  };
}
