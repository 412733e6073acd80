/** Positions for pictures, made by the rules' own setup. */
import { type CorrectedFacts, FastRng } from '../../../kernel/index.ts';
import { BALES } from '../data.ts';
import { type Bombay, type BombayOptions, setup } from '../state.ts';
import { sortIntoMarkets } from '../steps/round.ts';
import { type BombayView, view } from '../view.ts';

const OPTIONS: BombayOptions = {
  palaceOnHills: true,
  palaceOnIdlePosts: false,
  openMoney: false,
  firstGameLayout: true,
};

/** Nine bales of three silks: five blue, two orange, two yellow. */
const DRAWN = { yellow: 2, purple: 0, blue: 5, orange: 2 };
const LEFT = {
  yellow: BALES.yellow - DRAWN.yellow,
  purple: BALES.purple,
  blue: BALES.blue - DRAWN.blue,
  orange: BALES.orange - DRAWN.orange,
};

/** The first round of a first game, as seat 0 sees it, with what the picture changes. */
export function sample(change: Partial<Bombay> = {}, seats = 4, facts?: CorrectedFacts): BombayView {
  const options = facts ? { ...OPTIONS, facts } : OPTIONS;
  const s = setup(seats, options, { rng: new FastRng('picture'), emit() {} });
  const agenda: Bombay['agenda'] = [{ kind: 'turn', seat: 0, actions: 3, bought: false }];
  const markets = sortIntoMarkets(DRAWN);
  return view({ ...s, agenda, round: 1, lap: 1, first: 0, bag: LEFT, markets, ...change }, 0);
}
