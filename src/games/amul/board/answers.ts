/** The answers as people see them: every legal move once, and the best ways to take two cards at a time. */
import type { Seat } from '../../../kernel/index.ts';
import type { Answer, Chip } from '../../../ui/contract.ts';
import type { CardId } from '../cards.ts';
import { stays } from '../corrected.ts';
import type { Supply } from '../data.ts';
import { FACTS } from '../facts.ts';
import type { AmulMove, TakeStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { AmulView } from '../view.ts';
import { type AmulSight, openSupply } from './sight.ts';
import { nameOf } from './words.ts';
import { type Reckoning, reckoningOf } from './worth.ts';

type AmulAnswer = Answer<AmulMove>;

/** An answer before it is decided where it stands, with what it is worth to whoever reads the bar from the left. */
interface Draft {
  readonly answer: AmulAnswer;
  readonly worth: number;
}

type Take = Extract<AmulMove, { do: 'take' }>;

/** Two cards that are taken together, and what they are worth. */
interface Pair {
  readonly moves: readonly [Take, Take];
  readonly change: number;
}

const NOTHING: { readonly price: readonly Chip[]; readonly gain: readonly Chip[] } = { price: [], gain: [] };
const IN_THE_BAR = 8;
/** How many pairs stand beside the single cards when two may be taken. */
const PAIRS = 3;

export function answersIn(words: Words, sight: AmulSight): AmulAnswer[] {
  const { seat, view, moves } = sight;
  if (seat === null || moves.length === 0) return [];
  const reckoning = reckoningOf(view, seat);
  const step = view.agenda.at(-1);
  const pairs = step?.kind === 'take' ? pairsOf(step, seat, moves, reckoning) : [];
  return arrange([
    ...moves.map((move) => single(words, sight, move, reckoning)),
    ...pairs.map((pair) => both(words, openSupply(view), pair)),
  ]);
}

function single(words: Words, { view, moves }: AmulSight, move: AmulMove, reckoning: Reckoning): Draft {
  const { answer } = words;
  const change = reckoning.change([move]);
  if (move.do === 'decline') {
    const step = view.agenda.at(-1);
    const full = step?.kind === 'take' && step.left === FACTS[step.card].effect?.upTo;
    const label = full ? answer.decline : answer.declineMore;
    return draft(words, 0, NOTHING, { id: 'decline', moves: [move], group: 'rest', label, says: label, place: 'end' });
  }
  const { card } = move;
  const name = nameOf(words, card);
  const lost = move.do === 'reveal' && !stays(view, card);
  // AM-RUL-4: allowed, and hardly meant where another card would stay.
  const confirm = lost && moves.some((other) => other.do === 'reveal' && stays(view, other.card));
  const effect = effectChips(words, card);
  return draft(
    words,
    change,
    { price: move.do === 'propose' ? effect : [], gain: triggers(view, move) ? effect : [] },
    {
      id: `${move.do}:${card}`,
      moves: [move],
      group: lost ? 'lost' : move.do,
      label: name,
      says: lost ? answer.lose(name) : said(words, move.do, name, openSupply(view)),
      target: card,
      place: 'more',
      ...(confirm ? { confirm } : {}),
    },
  );
}

function said({ answer }: Words, deed: 'propose' | 'choose' | 'reveal' | 'take', name: string, from: Supply): string {
  return deed === 'take' ? answer.take(name, from) : answer[deed](name);
}

/** Whether what a card takes comes with the answer: at once or when it is played. */
function triggers({ options }: AmulView, move: AmulMove): boolean {
  return move.do === 'reveal' || move.do === 'choose' || (move.do === 'take' && options.vagabondTriggersImmediate);
}

/** What a card lets its owner take. */
function effectChips({ answer }: Words, card: CardId): Chip[] {
  const { effect } = FACTS[card];
  if (effect === null) return [];
  return effect.upTo === 1
    ? [{ icon: effect.from, says: answer.effect[effect.from] }]
    : [{ icon: effect.from, amount: effect.upTo, says: answer.effects(effect.upTo) }];
}

/** AM-RUL-8, AM-RUL-19: where two cards may be taken, the best two are one act. */
function pairsOf(step: TakeStep, seat: Seat, moves: readonly AmulMove[], reckoning: Reckoning): Pair[] {
  if (step.seat !== seat || step.left < 2) return [];
  const takes = moves.filter((move) => move.do === 'take');
  const pairs = takes.flatMap((one, i) =>
    takes.slice(i + 1).map((two): Pair => ({ moves: [one, two], change: reckoning.change([one, two]) })),
  );
  const fresh = new Set<string>();
  return pairs
    .toSorted((a, b) => b.change - a.change)
    .filter(({ moves: [one, two] }) => {
      const names = [FACTS[one.card].name, FACTS[two.card].name].toSorted().join();
      return !fresh.has(names) && fresh.add(names);
    })
    .slice(0, PAIRS);
}

function both(words: Words, from: Supply, pair: Pair): Draft {
  const [one, two] = pair.moves;
  const names = [nameOf(words, one.card), nameOf(words, two.card)] as const;
  return draft(words, pair.change, NOTHING, {
    id: `take:${one.card}+${two.card}`,
    moves: pair.moves,
    group: 'pair',
    label: words.answer.pair(...names),
    says: words.answer.takeBoth(...names, from),
    place: 'more',
  });
}

function draft(
  words: Words,
  change: number,
  extra: typeof NOTHING,
  { says, ...answer }: Omit<AmulAnswer, 'price' | 'gain' | 'spoken'> & { readonly says: string },
): Draft {
  const points = (n: number): Chip => ({ icon: 'point', amount: n, says: words.counts.points(n) });
  const lost: Chip[] = answer.group === 'lost' ? [{ icon: 'lost', says: words.answer.lost }] : [];
  const price = [...lost, ...(change < 0 ? [points(-change)] : []), ...extra.price];
  const gain = [...(change > 0 ? [points(change)] : []), ...extra.gain];
  const told = (chips: readonly Chip[]) => words.list(chips.map((chip) => chip.says));
  const spoken = [
    `${says}.`,
    price.length > 0 ? words.answer.costs(told(price)) : '',
    gain.length > 0 ? words.answer.brings(told(gain)) : '',
  ];
  return {
    answer: { ...answer, price, gain, spoken: spoken.filter((part) => part !== '').join(' ') },
    worth: change + (extra.gain.length - extra.price.length) / 2 - (lost.length > 0 ? 100 : 0),
  };
}

/**
 * The best stand in the bar, of equal cards one while there are many; the others are one tap away, and what closes the choice
 * stands last. What lies in a row is offered in the order of the row; what an effect takes, the best first.
 */
function arrange(drafts: readonly Draft[]): AmulAnswer[] {
  const best = drafts.toSorted((a, b) => b.worth - a.worth);
  const alike = new Set<string>();
  const fresh = best.filter(({ answer: { label, spoken } }) => !alike.has(label + spoken) && alike.add(label + spoken));
  const main = new Set((best.length <= IN_THE_BAR ? best : fresh).slice(0, IN_THE_BAR));
  const taking = drafts.some(({ answer }) => answer.group === 'take');
  const placed = (taking ? best : drafts).map(
    (draft): AmulAnswer =>
      draft.answer.place !== 'end' && main.has(draft) ? { ...draft.answer, place: 'main' } : draft.answer,
  );
  return ['main', 'more', 'end'].flatMap((place) => placed.filter((answer) => answer.place === place));
}
