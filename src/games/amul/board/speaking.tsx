/** A component that knows its language, and the box that it shows. */
import type { ComponentType, ReactNode } from 'react';
import type { Words } from '../text/en.ts';
import { BoxContext, boxShown } from './facts.ts';
import { WordsContext, wordsFor } from './words.ts';

export function speaking<P extends object>(words: Words, Part: ComponentType<P>): (props: P) => ReactNode {
  return function Speaking(props: P) {
    const box = boxShown(props);
    return (
      <WordsContext value={wordsFor(words, box)}>
        <BoxContext value={box}>
          <Part {...props} />
        </BoxContext>
      </WordsContext>
    );
  };
}
