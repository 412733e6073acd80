/** Agra's side of the table screen, in one language. */
import type { ComponentType, ReactNode } from 'react';
import type { GameUi, Language, RulesChapter } from '../../../ui/contract.ts';
import type { AgraEvent } from '../events.ts';
import type { AgraMove } from '../moves.ts';
import type { Words } from '../text/en.ts';
import { gameText } from '../text/game.ts';
import type { AgraView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Board } from './Board.tsx';
import { FarmPanel } from './FarmPanel.tsx';
import { ICONS } from './icons.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Strip } from './Strip.tsx';
import { TilesPanel } from './TilesPanel.tsx';
import { WordsContext } from './words.ts';

interface Texts {
  readonly words: Words;
  readonly rules: readonly RulesChapter[];
}

const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => {
    const [{ en }, { rules }] = await Promise.all([import('../text/en.ts'), import('../text/rules.en.ts')]);
    return { words: en, rules };
  },
  fr: async () => {
    const [{ fr }, { rules }] = await Promise.all([import('../text/fr.ts'), import('../text/rules.fr.ts')]);
    return { words: fr, rules };
  },
  nl: async () => {
    const [{ nl }, { rules }] = await Promise.all([import('../text/nl.ts'), import('../text/rules.nl.ts')]);
    return { words: nl, rules };
  },
};

export async function agraUi(language: Language): Promise<GameUi<AgraView, AgraMove, AgraEvent>> {
  const { words, rules } = await TEXTS[language]();
  return {
    text: gameText(words, rules),
    answers: (sight) => answersIn(words, sight),
    round: (view) => view.round,
    secrets: true,
    Board: speaking(words, Board),
    Strip: speaking(words, Strip),
    asideWidth: 'clamp(300px, 24vw, 380px)',
    panels: [
      { id: 'farm', title: words.panels.farm, Body: speaking(words, FarmPanel) },
      { id: 'tiles', title: words.board.display, Body: speaking(words, TilesPanel) },
    ],
    SeatRow: speaking(words, SeatRow),
    icons: ICONS,
  };
}

/** A component that knows its language. */
function speaking<P extends object>(words: Words, Part: ComponentType<P>): (props: P) => ReactNode {
  return function Speaking(props: P) {
    return (
      <WordsContext value={words}>
        <Part {...props} />
      </WordsContext>
    );
  };
}
