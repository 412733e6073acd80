/** Rajas's side of the table screen, in one language. */
import type { GameUi, Language } from '../../../ui/contract.ts';
import type { RajasEvent, RajasMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import { gameText } from '../text/game.ts';
import { RULE_OF_EVENT, RULE_OF_STEP } from '../text/links.ts';
import type { RajasView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Board } from './Board.tsx';
import { ICONS } from './icons.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Strip } from './Strip.tsx';
import { speaking } from './speaking.tsx';

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('../text/en.ts').then((m) => m.en),
  fr: () => import('../text/fr.ts').then((m) => m.fr),
  nl: () => import('../text/nl.ts').then((m) => m.nl),
};

export async function rajasUi(language: Language): Promise<GameUi<RajasView, RajasMove, RajasEvent>> {
  const words = await WORDS[language]();
  return {
    text: gameText(words),
    answers: (sight) => answersIn(words, sight),
    round: (view) => view.round,
    ruleAsked,
    ruleOf: ({ is }) => RULE_OF_EVENT[is],
    rules: () => import('../reference/index.tsx').then((m) => m.rulesIn(language, words)),
    facts: () => import('../reference/index.tsx').then((m) => m.factsIn(language, words)),
    secrets: false,
    Board: speaking(words, Board),
    Strip: speaking(words, Strip),
    asideWidth: 'clamp(400px, 31.5vw, 600px)',
    panels: [{ id: 'province', title: words.panels.province, Body: speaking(words, OwnPanel) }],
    SeatRow: speaking(words, SeatRow),
    icons: ICONS,
  };
}

function ruleAsked({ agenda }: RajasView): string | null {
  const step = agenda.at(-1);
  return step === undefined ? null : RULE_OF_STEP[step.kind];
}
