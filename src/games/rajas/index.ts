/** Rajas of the Ganges, by Inka and Markus Brand (HUCH!, 2017). The rules, with their ids: docs/rules/rajas.md. */
import type { Game } from '../../kernel/index.ts';
import { judgement } from './evaluate.ts';
import { faults } from './faults.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { clone, conflict, OPTIONS, type Rajas, type RajasEvent, type RajasMove, type RajasOptions } from './state.ts';
import { cover } from './steps/builder.ts';
import { returnDice, take } from './steps/dice.ts';
import { gain } from './steps/gain.ts';
import { score as scoreGoods } from './steps/market.ts';
import { chamber, reroll } from './steps/palace.ts';
import { payDie } from './steps/pay.ts';
import { build, payTile, tile } from './steps/quarry.ts';
import { sail } from './steps/river.ts';
import { phase, round, turn } from './steps/round.ts';
import { activate, bonus } from './steps/tracks.ts';
import { lateUpgrade, upgrade } from './steps/upgrade.ts';
import { worker } from './steps/worker.ts';
import { chooseYield, discardWhite, drawBrown, layYield, takeYield, yields } from './steps/yields.ts';
import { type RajasView, redeal, view } from './view.ts';

export const rajas: Game<Rajas, RajasMove, RajasEvent, RajasOptions, RajasView> = {
  id: 'rajas',
  version: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  conflict,
  setup,
  steps: {
    drawBrown,
    round,
    phase,
    turn,
    worker,
    payDie,
    gain,
    bonus,
    activate,
    tile,
    payTile,
    build,
    yields,
    yield: chooseYield,
    cover,
    score: scoreGoods,
    reroll,
    chamber,
    sail,
    upgrade,
    lateUpgrade,
    return: returnDice,
    take,
    takeYield,
    layYield,
    discardWhite,
  },
  clone,
  view,
  redeal,
  score,
  faults,
  judgement,
};
