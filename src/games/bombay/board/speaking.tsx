/** A component that knows its language. */
import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../text/en.ts';
import { WordsContext } from './words.ts';

export function speaking<P extends object>(words: Words, Part: ComponentType<P>): (props: P) => ReactNode {
  return function Speaking(props: P) {
    return (
      <WordsContext value={words}>
        <Part {...props} />
      </WordsContext>
    );
  };
}
