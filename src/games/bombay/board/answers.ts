/** The answers as people see them: every legal move once, and the gestures that go somewhere and act there. */
import type { Seat } from '../../../kernel/index.ts';
import type { Answer } from '../../../ui/contract.ts';
import { MARKETS, type PlaceId } from '../data.ts';
import { leftmostMarket } from '../markets.ts';
import type { BombayMove } from '../state.ts';
import type { PlaceWords, Words } from '../text/en.ts';
import type { BombayView } from '../view.ts';
import { type Change, changeBetween, gainChips, lastChange, postSilk, priceChips, sum } from './change.ts';
import { type Ahead, type BombaySight, isPost, playerAt } from './sight.ts';
import { type Way, waysOf } from './ways.ts';

type BombayAnswer = Answer<BombayMove>;

/** An answer before it is decided where it stands, with what it is worth to whoever reads the bar from the left. */
interface Draft {
  readonly answer: BombayAnswer;
  readonly worth: number;
}

/** How many answers stand in the bar, and how many of each group at most. */
const IN_THE_BAR = 8;
const PLACES_IN_THE_BAR: Readonly<Record<string, number>> = { here: 5, sell: 3, buy: 2, build: 1, go: 6, far: 0 };
/** Whatever else closes a turn, ending it stands last: its letter is then always the same. */
const END = deedId({ do: 'end' });
const GROUPS = ['here', 'sell', 'buy', 'build', 'go', 'far', 'rest'];

export function answersIn(words: Words, sight: BombaySight, ahead: Ahead): BombayAnswer[] {
  const { seat } = sight;
  if (seat === null || sight.moves.length === 0) return [];
  const ways = waysOf(sight, seat, ahead);
  const drafts = [
    ...sight.moves.map((move) => single(words, sight, seat, move, ways, ahead)),
    ...ways.filter((way) => way.moves.length > 1).map((way) => gesture(words, sight, seat, way, null, ahead)),
    ...ways.flatMap((way) => deeds(way, sight).map((deed) => gesture(words, sight, seat, way, deed, ahead))),
  ];
  return arrange(drafts);
}

/** What can be done on arrival, in the same turn. */
function deeds({ after }: Way, { view }: BombaySight): BombayMove[] {
  if (after === null || after.view.round !== view.round || after.view.lap !== view.lap) return [];
  return after.moves.filter((move) => move.do === 'sell' || move.do === 'buy' || move.do === 'build');
}

function single(
  words: Words,
  sight: BombaySight,
  seat: Seat,
  move: BombayMove,
  ways: readonly Way[],
  ahead: Ahead,
): Draft {
  if (move.do === 'go') {
    const way = ways.find((one) => one.moves.length === 1 && one.to === move.to);
    if (way === undefined) throw new Error(`no way to ${move.to}`);
    return gesture(words, sight, seat, way, null, ahead);
  }
  const after = ahead([move]);
  const change = after ? changeBetween(sight, after, seat) : lastChange(sight, seat, move);
  const { label, says } = deedWords(words, sight, seat, move);
  const unspent = move.do === 'end' ? change.actions : 0;
  const target = deedTarget(sight.view, playerAt(sight.view, seat).at, move);
  const closes = move.do === 'end' || move.do === 'wait';
  return draft(words, { ...change, actions: change.actions - unspent }, 0, {
    id: deedId(move),
    moves: [move],
    group: closes ? 'rest' : 'here',
    label,
    says: capital(unspent > 0 ? `${says}, ${words.answer.unspent(unspent)}` : says),
    ...(target === null ? {} : { target }),
  });
}

/** Go somewhere, and perhaps sell, buy or build there. */
function gesture(words: Words, sight: BombaySight, seat: Seat, way: Way, deed: BombayMove | null, ahead: Ahead): Draft {
  const go = words.answer.go(placeWords(words, sight.view, way.to));
  const arrived = way.after ?? null;
  const onTheWay = arrived
    ? changeBetween(sight, arrived, seat)
    : { ...lastChange(sight, seat, { do: 'end' }), actions: way.actions };
  if (deed === null || arrived === null)
    return draft(words, onTheWay, way.tolls, {
      id: `go:${way.to}`,
      moves: way.moves,
      group: way.moves.length === 1 ? 'go' : 'far',
      label: go.label,
      says: go.says,
      target: way.to,
    });
  const moves = [...way.moves, deed];
  const after = ahead(moves);
  const change = after ? changeBetween(sight, after, seat) : sum(onTheWay, lastChange(arrived, seat, deed));
  const act = deedWords(words, arrived, seat, deed);
  return draft(words, change, way.tolls, {
    id: `go:${way.to}+${deedId(deed)}`,
    moves,
    group: deed.do,
    label: words.answer.thenLabel(go.label, deed.do === 'buy' ? words.answer.buyThere : act.label),
    says: words.answer.thenSays(go.says, act.says),
    target: deedTarget(arrived.view, way.to, deed) ?? way.to,
  });
}

function draft(
  words: Words,
  change: Change,
  tolls: number,
  { says, ...answer }: Omit<BombayAnswer, 'price' | 'gain' | 'spoken' | 'place'> & { readonly says: string },
): Draft {
  const price = priceChips(words, change, tolls);
  const gain = gainChips(words, change);
  const told = (chips: typeof price) => words.list(chips.map((chip) => chip.says));
  const spoken = [
    `${says}.`,
    price.length > 0 ? words.answer.costs(told(price)) : '',
    gain.length > 0 ? words.answer.brings(told(gain)) : '',
  ];
  return {
    answer: { ...answer, price, gain, spoken: spoken.filter((part) => part !== '').join(' '), place: 'more' },
    worth: change.rupees + change.clients + 1.5 * (change.cities.length + change.kept.length) - change.actions - tolls,
  };
}

/** The best of each group stand in the bar, the others one tap away; what closes the turn stands last. */
function arrange(drafts: readonly Draft[]): BombayAnswer[] {
  const sorted = drafts.toSorted(
    (a, b) =>
      GROUPS.indexOf(a.answer.group) - GROUPS.indexOf(b.answer.group) ||
      Number(a.answer.id === END) - Number(b.answer.id === END) ||
      b.worth - a.worth,
  );
  const taken: Record<string, number> = {};
  let inTheBar = 0;
  const placed = sorted.map(({ answer }): BombayAnswer => {
    if (answer.group === 'rest') return { ...answer, place: 'end' };
    const before = taken[answer.group] ?? 0;
    if (inTheBar >= IN_THE_BAR || before >= (PLACES_IN_THE_BAR[answer.group] ?? 0)) return answer;
    taken[answer.group] = before + 1;
    inTheBar++;
    return { ...answer, place: 'main' };
  });
  return ['main', 'more', 'end'].flatMap((place) => placed.filter((answer) => answer.place === place));
}

/** A post is called by the silk that it trades. */
function placeWords(words: Words, view: BombayView, place: PlaceId): PlaceWords {
  const plain = words.places[place];
  const silk = isPost(place) ? view.posts[place] : null;
  return isPost(place) && silk !== null ? { ...plain, name: words.post(silk, place) } : plain;
}

function deedWords(words: Words, sight: BombaySight, seat: Seat, deed: BombayMove): { label: string; says: string } {
  const { answer } = words;
  switch (deed.do) {
    case 'sell':
      return answer.sell(deed.silk);
    case 'build':
      return answer.build(deed.silk);
    case 'take':
      return answer.take(deed.silk);
    case 'buy': {
      const silk = postSilk(sight, seat);
      if (silk === null) throw new Error('a purchase away from a post');
      return answer.buy(silk);
    }
    case 'wait':
      return answer.wait;
    case 'end':
      return answer.end;
    case 'go':
      return answer.go(placeWords(words, sight.view, deed.to));
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function deedId(deed: BombayMove): string {
  return 'silk' in deed ? `${deed.do}:${deed.silk}` : deed.do;
}

/** The spot on the board that stands for the deed: a rung of the ladder, a plate at the post or the site, a bale in its stall. */
function deedTarget(view: BombayView, at: PlaceId, deed: BombayMove): string | null {
  switch (deed.do) {
    case 'sell':
    case 'build':
    case 'buy':
      return `${at}+${deedId(deed)}`;
    case 'take':
      return `${MARKETS[leftmostMarket(view)]?.id ?? 'left'}+${deedId(deed)}`;
    default:
      return null;
  }
}
