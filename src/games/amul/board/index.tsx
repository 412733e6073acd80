/** Amul's side of the table screen, in one language. */
import type { GameUi, Language } from '../../../ui/contract.ts';
import type { AmulEvent, AmulMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import { gameText } from '../text/game.ts';
import { RULE_OF_EVENT, RULE_OF_STEP } from '../text/links.ts';
import type { AmulView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Board } from './Board.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { Finale } from './Finale.tsx';
import { ICONS } from './icons.tsx';
import { NowPanel } from './NowPanel.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Strip } from './Strip.tsx';
import { speaking } from './speaking.tsx';

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('../text/en.ts').then((m) => m.en),
  fr: () => import('../text/fr.ts').then((m) => m.fr),
  nl: () => import('../text/nl.ts').then((m) => m.nl),
};

export async function amulUi(language: Language): Promise<GameUi<AmulView, AmulMove, AmulEvent>> {
  const words = await WORDS[language]();
  return {
    text: gameText(words),
    answers: (sight) => answersIn(words, sight),
    round: (view) => view.round,
    ruleAsked,
    ruleOf: ({ is }) => RULE_OF_EVENT[is],
    rules: () => import('../reference/index.tsx').then((m) => m.rulesIn(language, words)),
    facts: () => import('../reference/index.tsx').then((m) => m.factsIn(language, words)),
    secrets: true,
    Board: speaking(words, Board),
    Strip: speaking(words, Strip),
    Finale: speaking(words, Finale),
    asideWidth: 'clamp(296px, 22vw, 360px)',
    panels: [
      { id: 'now', title: words.panels.now, Body: speaking(words, NowPanel) },
      { id: 'counts', title: words.panels.counts, Body: speaking(words, CountsPanel) },
    ],
    SeatRow: speaking(words, SeatRow),
    icons: ICONS,
  };
}

function ruleAsked({ agenda }: AmulView): string | null {
  const step = agenda.at(-1);
  return step === undefined ? null : RULE_OF_STEP[step.kind];
}
