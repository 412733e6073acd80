/** The answers as people see them: every legal move once, and the gestures that choose a space and use it in one act. */
import { moves as legalMoves } from '../../../kernel/index.ts';
import type { Answer } from '../../../ui/contract.ts';
import { agra } from '../index.ts';
import type { AgraMove } from '../moves.ts';
import type { AgraStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { chipsOf } from './chips.ts';
import { type Foresight, Seer } from './foresee.ts';
import { type Label, labelOf } from './labels.ts';
import { type AgraSight, openStep } from './sight.ts';

type AgraAnswer = Answer<AgraMove>;

interface Draft {
  readonly answer: AgraAnswer;
  readonly worth: number;
}

/** The order of groups in the bar, and how many of each stand there before the rest is one tap away. */
const GROUPS: Readonly<Record<string, number>> = {
  ...{ meditate: 5, choose: 14, deliver: 8, order: 6, pay: 6, give: 8, take: 10, build: 6, influence: 3, farm: 6 },
  ...{ price: 8, space: 9, lay: 3, favour: 0, luxury: 0, contract: 0, fewer: 0, plain: 0, rest: 0, end: 1 },
};
const ORDER = Object.keys(GROUPS);
const IN_THE_BAR = 12;

export function answersIn(words: Words, sight: AgraSight): AgraAnswer[] {
  const { seat, view, moves } = sight;
  const step = openStep(view);
  if (seat === null || moves.length === 0 || step === undefined) return [];
  const seer = new Seer(view, seat);
  return arrange(moves.flatMap((move) => draftsOf(words, sight, step, seer, move)));
}

/** A move with its chips; a space also together with the most that can be done there. */
function draftsOf(words: Words, { view, seat }: AgraSight, step: AgraStep, seer: Seer, move: AgraMove): Draft[] {
  if (seat === null) return [];
  const label = labelOf(words, view, seat, step, move);
  const seen = seer.foresee([move]);
  const id = Object.values(move).join(':');
  const single = (as: Label) => draft(words, seer, id, [move], as, seen);
  const full = move.do === 'place' && seen ? fullUse(seer, seen) : null;
  if (move.do !== 'place' || full === null) return [single(label)];
  const { target: _target, ...rest } = label;
  return [
    draft(
      words,
      seer,
      `${id}+all`,
      [move, full.move],
      { ...label, label: fullLabel(words, move.space, full) },
      seer.foresee([move, full.move]),
    ),
    single({ ...rest, group: 'plain', label: words.answer.only(label.label), place: 'more' }),
  ];
}

interface FullUse {
  readonly move: AgraMove;
  readonly what: string;
  readonly count: number;
  readonly kind: 'produce' | 'transform';
}

/** The most that can be produced or transformed at a space, without spending anything for it. */
function fullUse(seer: Seer, { after }: Foresight): FullUse | null {
  const next = after.agenda.at(-1);
  if ((next?.kind !== 'produce' && next?.kind !== 'transform') || next.seat !== seer.seat) return null;
  const { kind } = next;
  const counts = legalMoves(agra, after, seer.seat).flatMap((move) =>
    move.do === kind && move.count <= (kind === 'transform' ? 3 : 9) ? [move] : [],
  );
  const most = counts.reduce((best, move) => (move.count > best.count ? move : best), { do: kind, count: 0 });
  if (most.count === 0) return null;
  return { move: most, count: most.count, kind, what: next.kind === 'produce' ? next.good : next.to };
}

function fullLabel(words: Words, space: keyof Words['spaces'], { count, what, kind }: FullUse): string {
  const goods: Readonly<Record<string, string>> = words.goods;
  const say = kind === 'produce' ? words.answer.produceAt : words.answer.transformAt;
  return say(words.spaces[space], count, goods[what] ?? '');
}

function draft(
  words: Words,
  seer: Seer,
  id: string,
  moves: readonly AgraMove[],
  { group, label, target, place }: Label,
  seen: Foresight | null,
): Draft {
  const { price, gain, worth } = seen ? chipsOf(words, seer.seat, seen) : { price: [], gain: [], worth: 0 };
  const told = (chips: readonly { readonly says: string }[]) => words.list(chips.map(({ says }) => says));
  const spoken = [
    `${label}.`,
    price.length > 0 ? words.answer.costs(told(price)) : '',
    gain.length > 0 ? words.answer.brings(told(gain)) : '',
    ...(seen ? remarks(words, seer, seen) : []),
  ];
  return {
    answer: {
      ...{ id, moves, group, label, price, gain, place },
      spoken: spoken.filter((part) => part !== '').join(' '),
      ...(target === undefined ? {} : { target }),
    },
    worth,
  };
}

/** AG-UX-d: who wins the contract, and where the boat goes. */
function remarks({ answer }: Words, seer: Seer, { events }: Foresight): string[] {
  return events.flatMap((event) => {
    if (event.is === 'contract') return [event.seat === seer.seat ? answer.winsYou : answer.winsOther];
    return event.is === 'boat' ? [answer.pier(event.pier)] : [];
  });
}

/** The best of each group stand in the bar, the others one tap away; what closes the question stands last. */
function arrange(drafts: readonly Draft[]): AgraAnswer[] {
  const sorted = drafts.toSorted(
    (a, b) => ORDER.indexOf(a.answer.group) - ORDER.indexOf(b.answer.group) || b.worth - a.worth,
  );
  const room = new Map(Object.entries(GROUPS));
  let left = IN_THE_BAR;
  const placed = sorted.map(({ answer }): AgraAnswer => {
    if (answer.place !== 'main') return answer;
    const here = room.get(answer.group) ?? 0;
    if (here === 0 || left === 0) return { ...answer, place: 'more' };
    room.set(answer.group, here - 1);
    left--;
    return answer;
  });
  return (['main', 'more', 'end'] as const).flatMap((place) => placed.filter((answer) => answer.place === place));
}
