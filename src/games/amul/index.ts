/** Amul, by Remo Conzadori and Stefano Negro (Lautapelit.fi, 2019). The rules, with their ids: docs/rules/amul.md. */
import type { Game } from '../../kernel/index.ts';
import { judgement } from './evaluate.ts';
import { faults } from './faults.ts';
import { score } from './score.ts';
import { MOST_SEATS } from './seating.ts';
import { standIn } from './standIn.ts';
import { type Amul, type AmulEvent, type AmulMove, type AmulOptions, clone, OPTIONS, setup } from './state.ts';
import { choose } from './steps/choose.ts';
import { effect, take } from './steps/effects.ts';
import { finalHands, scoring } from './steps/end.ts';
import { propose } from './steps/propose.ts';
import { restock } from './steps/restock.ts';
import { reveal } from './steps/reveal.ts';
import { upkeep } from './steps/upkeep.ts';
import { type AmulView, redeal, view } from './view.ts';

export const amul: Game<Amul, AmulMove, AmulEvent, AmulOptions, AmulView> = {
  id: 'amul',
  version: 1,
  seats: { min: 3, max: MOST_SEATS },
  options: OPTIONS,
  setup,
  steps: { restock, propose, choose, reveal, effect, take, upkeep, finalHands, scoring },
  clone,
  view,
  redeal,
  score,
  faults,
  judgement,
  standIn,
};
