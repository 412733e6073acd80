/** BO-FLOW: rounds and laps; BO-SUP: the supply at the start of a round. */
import type { Rng, SilentRule } from '../../../kernel/index.ts';
import { ACTIONS_PER_TURN, DRAWN_PER_ROUND, SILKS, type Silks } from '../data.ts';
import { type Bombay, type BombayEvent, type BombayStep, type BombayTurn, noSilk, tableFacts } from '../state.ts';

type Silent<K extends BombayStep['kind']> = SilentRule<Bombay, Extract<BombayStep, { kind: K }>, BombayEvent>;

/** BO-FLOW-1: a round is one supply and as many laps as there are action tokens. */
export const round: Silent<'round'> = {
  run(s, step, t) {
    const facts = tableFacts(s.players.length);
    if (s.round > 0) s.first = (s.first + 1) % s.players.length; // BO-FLOW-3
    s.round++;
    s.lap = 0;
    if (s.round < facts.rounds) s.agenda.push(step); // BO-FLOW-4
    s.agenda.push({ kind: 'lap' });
    t.emit({ is: 'round', round: s.round, first: s.first });
    supply(s, t);
  },
};

/** BO-FLOW-2: the first player lays an action token, then everyone has one turn, clockwise. */
export const lap: Silent<'lap'> = {
  run(s, step, t) {
    const seats = s.players.length;
    s.lap++;
    if (s.lap < tableFacts(seats).laps) s.agenda.push(step);
    for (let i = seats - 1; i >= 0; i--)
      s.agenda.push({ kind: 'turn', seat: (s.first + i) % seats, actions: ACTIONS_PER_TURN, bought: false });
    t.emit({ is: 'lap', lap: s.lap });
  },
};

function supply(s: Bombay, t: BombayTurn): void {
  for (const market of s.markets) empty(market, s.bag); // BO-SUP-1
  s.markets = sortIntoMarkets(draw(s.bag, t.rng));
  t.emit({ is: 'supplied', markets: [{ ...s.markets[0] }, { ...s.markets[1] }, { ...s.markets[2] }] });
}

function empty(market: Silks, bag: Silks): void {
  for (const silk of SILKS) {
    bag[silk] += market[silk];
    market[silk] = 0;
  }
}

/** BO-SUP-2: nine bales at random, or all of them if the bag holds fewer. */
function draw(bag: Silks, rng: Rng): Silks {
  const drawn = noSilk();
  let inBag = bag.yellow + bag.purple + bag.blue + bag.orange;
  for (let i = Math.min(DRAWN_PER_ROUND, inBag); i > 0; i--) {
    let pick = rng.int(inBag--);
    for (const silk of SILKS) {
      pick -= bag[silk];
      if (pick >= 0) continue;
      bag[silk]--;
      drawn[silk]++;
      break;
    }
  }
  return drawn;
}

/** BO-SUP-3, BO-SUP-4: the most frequent silks go left, the next middle, the next right; equal counts lie together. */
export function sortIntoMarkets(drawn: Silks): [Silks, Silks, Silks] {
  const markets: [Silks, Silks, Silks] = [noSilk(), noSilk(), noSilk()];
  for (const silk of SILKS) {
    const count = drawn[silk];
    if (count === 0) continue;
    let higher = 0;
    for (let c = count + 1; c <= DRAWN_PER_ROUND; c++) if (SILKS.some((other) => drawn[other] === c)) higher++;
    const market = markets[higher]; // BO-SUP-5: there are never more than three different counts
    if (market) market[silk] = count;
  }
  return markets;
}
