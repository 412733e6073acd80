/** Bombay's side of the table screen, in one language. */
import type { GameUi, Language } from '../../../ui/contract.ts';
import type { BombayEvent, BombayMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import { gameText } from '../text/game.ts';
import { RULE_OF_EVENT, RULE_OF_STEP } from '../text/links.ts';
import type { BombayView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Board } from './Board.tsx';
import { ICONS } from './icons.tsx';
import { ElephantPanel, EndPanel } from './panels.tsx';
import { SeatRow } from './SeatRow.tsx';
import { speaking } from './speaking.tsx';

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('../text/en.ts').then((m) => m.en),
  fr: () => import('../text/fr.ts').then((m) => m.fr),
  nl: () => import('../text/nl.ts').then((m) => m.nl),
};

export async function bombayUi(language: Language): Promise<GameUi<BombayView, BombayMove, BombayEvent>> {
  const words = await WORDS[language]();
  return {
    text: gameText(words),
    answers: (sight, ahead) => answersIn(words, sight, ahead),
    round: (view) => view.round,
    ruleAsked,
    ruleOf: ({ is }) => RULE_OF_EVENT[is],
    rules: () => import('../reference/index.tsx').then((m) => m.rulesIn(language, words)),
    facts: () => import('../reference/index.tsx').then((m) => m.factsIn(language, words)),
    secrets: true,
    Board: speaking(words, Board),
    panels: [
      { id: 'elephant', title: words.panels.elephant, Body: speaking(words, ElephantPanel) },
      { id: 'end', title: words.panels.end, Body: speaking(words, EndPanel) },
    ],
    SeatRow: speaking(words, SeatRow),
    icons: ICONS,
  };
}

function ruleAsked({ agenda }: BombayView): string | null {
  const step = agenda.at(-1);
  return step === undefined ? null : RULE_OF_STEP[step.kind];
}
