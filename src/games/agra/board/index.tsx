/** Agra's side of the table screen, in one language. */
import type { GameUi, Language } from '../../../ui/contract.ts';
import type { AgraEvent } from '../events.ts';
import type { AgraMove } from '../moves.ts';
import type { Words } from '../text/en.ts';
import { gameText } from '../text/game.ts';
import { RULE_OF_STEP, ruleOf } from '../text/links.ts';
import type { AgraView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Board } from './Board.tsx';
import { FarmPanel } from './FarmPanel.tsx';
import { ICONS } from './icons.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Strip } from './Strip.tsx';
import { speaking } from './speaking.tsx';
import { TilesPanel } from './TilesPanel.tsx';

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('../text/en.ts').then((m) => m.en),
  fr: () => import('../text/fr.ts').then((m) => m.fr),
  nl: () => import('../text/nl.ts').then((m) => m.nl),
};

export async function agraUi(language: Language): Promise<GameUi<AgraView, AgraMove, AgraEvent>> {
  const words = await WORDS[language]();
  return {
    text: gameText(words),
    answers: (sight) => answersIn(words, sight),
    round: (view) => view.round,
    ruleAsked,
    ruleOf,
    rules: () => import('../reference/index.tsx').then((m) => m.rulesIn(language, words)),
    facts: () => import('../reference/index.tsx').then((m) => m.factsIn(language, words)),
    secrets: true,
    Board: speaking(words, Board),
    Strip: speaking(words, Strip),
    asideWidth: 'clamp(300px, 24vw, 380px)',
    panels: [
      { id: 'farm', title: words.board.farm, Body: speaking(words, FarmPanel) },
      { id: 'tiles', title: words.board.display, Body: speaking(words, TilesPanel) },
    ],
    SeatRow: speaking(words, SeatRow),
    icons: ICONS,
  };
}

function ruleAsked({ agenda }: AgraView): string | null {
  const step = agenda.at(-1);
  return step === undefined ? null : RULE_OF_STEP[step.kind];
}
