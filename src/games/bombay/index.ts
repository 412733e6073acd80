/** Bombay, by Cyril Demaegd (Ystari Games, 2009). The rules, with their ids: docs/rules/bombay.md. */
import type { Game } from '../../kernel/index.ts';
import { judgement } from './evaluate.ts';
import { faults } from './faults.ts';
import { score } from './score.ts';
import { type Bombay, type BombayEvent, type BombayMove, type BombayOptions, clone, OPTIONS, setup } from './state.ts';
import { freeBale } from './steps/build.ts';
import { lap, round } from './steps/round.ts';
import { turn } from './steps/turn.ts';
import { type BombayView, redeal, view } from './view.ts';

export const bombay: Game<Bombay, BombayMove, BombayEvent, BombayOptions, BombayView> = {
  id: 'bombay',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  setup,
  steps: { round, lap, turn, freeBale },
  clone,
  view,
  redeal,
  score,
  faults,
  judgement,
};
