/** The answers as people see them: every legal move once, and the gestures that place and pay, or choose and pay, in one act. */
import { moves as legalMoves } from '../../../kernel/index.ts';
import { spaceAt } from '../board.ts';
import { dieOf } from '../dice.ts';
import { tileAt } from '../facts.ts';
import { rajas } from '../index.ts';
import type { RajasMove, RajasStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { buildAnswers } from './buildAnswers.ts';
import { type Draft, draft, type RajasAnswer, type Sketch } from './draft.ts';
import { foresee } from './foresee.ts';
import { cheapestDice, cheapestDie } from './payment.ts';
import { openStep, playerAt, type RajasSight } from './sight.ts';
import { single } from './single.ts';
import { sameBest } from './tally.ts';

/** The order of groups in the bar. */
const GROUPS = [
  ...['quarry', 'chamber', 'market', 'harbour', 'palace', 'tile', 'cell', 'pay', 'cover', 'yield', 'dice', 'upgrade'],
  ...['river', 'score', 'yieldTile', 'slot', 'turn', 'fewer', 'overpay', 'choose', 'rest'],
];
const IN_THE_BAR = 12;

export function answersIn(words: Words, sight: RajasSight): RajasAnswer[] {
  const step = openStep(sight.view);
  if (sight.seat === null || sight.moves.length === 0 || step === undefined) return [];
  return arrange(sketches(words, sight, step).map((sketch) => draft(words, sight, sketch)));
}

function sketches(words: Words, sight: RajasSight, step: RajasStep): Sketch[] {
  switch (step.kind) {
    case 'worker':
      return onceEach(sight.moves.flatMap((move) => place(words, sight, move)));
    case 'tile':
      return sight.moves.flatMap((move) => chooseTile(words, sight, move));
    case 'payTile':
      return [...payRest(words, sight, step), ...sight.moves.map((move) => single(words, sight, step, move))];
    case 'build':
      return buildAnswers(words, sight, step);
    case 'reroll':
      return [...rollLow(words, sight, step), ...sight.moves.map((move) => single(words, sight, step, move))];
    default:
      return sight.moves.map((move) => single(words, sight, step, move));
  }
}

/** Two spaces that are called the same cost and bring the same: one of them stands in the bar. */
function onceEach(sketches: readonly Sketch[]): Sketch[] {
  const known = new Set<string>();
  return sketches.map((sketch) => {
    const again = sketch.place === 'main' && known.has(sketch.label);
    known.add(sketch.label);
    return again ? { ...sketch, place: 'more' } : sketch;
  });
}

const AREA = {
  quarry: 'quarry',
  assorted: 'market',
  same: 'market',
  portico: 'palace',
  terrace: 'palace',
  balcony: 'palace',
  chamber: 'chamber',
  harbour: 'harbour',
} as const;

/** A worker on a space; where the space takes a die, with the die that is missed least. */
function place(words: Words, sight: RajasSight, move: RajasMove): Sketch[] {
  if (move.do !== 'place') return [{ id: 'pass', moves: [move], group: 'rest', place: 'end', ...words.answer.pass }];
  const { view, seat } = sight;
  const space = spaceAt(view, move.space);
  const group = AREA[space.group];
  const target = `space:${move.space}`;
  const plain = { id: `place:${move.space}`, moves: [move] };
  const after = seat === null ? null : foresee(view, seat, [move])?.after;
  if (space.die === null || seat === null || !after)
    return [{ ...plain, group, place: 'main', target, ...words.answer.place(move.space) }];
  const payment = cheapestDie(legalMoves(rajas, after, seat), (as) => {
    if (space.effect.type === 'riverMove') return as;
    return space.effect.type === 'marketSame' && space.effect.good
      ? sameBest(view, seat, space.effect.good, as) / 2
      : 0;
  });
  const free: Sketch = { ...plain, group: 'choose', place: 'more', ...words.answer.choose(move.space) };
  if (payment === null) return [{ ...free, target }];
  return [
    { id: `${plain.id}+pay`, moves: [move, payment], group, place: 'main', target, ...words.answer.place(move.space) },
    free,
  ];
}

/** A tile with its cheapest payment; and the tile alone, for whoever wants to pay otherwise. */
function chooseTile(words: Words, sight: RajasSight, move: RajasMove): Sketch[] {
  const { view, seat } = sight;
  if (move.do !== 'tile' || seat === null) return [];
  const pending = foresee(view, seat, [move])?.pending.at(-1);
  const due = pending?.kind === 'payTile' ? pending.due : 0;
  const tile = tileAt(view, move.tile);
  const dice = cheapestDice(playerAt(view, seat), tile.colour, due);
  const target = `tile:${move.tile}`;
  const alone = { id: `tile:${move.tile}`, moves: [move] };
  if (dice === null) return [{ ...alone, group: 'tile', place: 'main', target, ...words.answer.tile(tile) }];
  return [
    {
      id: `${alone.id}+pay`,
      moves: [move, ...dice],
      group: 'tile',
      place: 'main',
      target,
      ...words.answer.tile(tile),
    },
    { ...alone, group: 'choose', place: 'more', ...words.answer.chooseTile(tile) },
  ];
}

function payRest(words: Words, sight: RajasSight, step: Extract<RajasStep, { kind: 'payTile' }>): Sketch[] {
  if (sight.seat === null) return [];
  const dice = cheapestDice(playerAt(sight.view, sight.seat), tileAt(sight.view, step.tile).colour, step.due);
  if (dice === null || dice.length < 2) return [];
  return [{ id: 'pay:rest', moves: dice, group: 'pay', place: 'main', nudge: 20, ...words.answer.payRest }];
}

/** Dice up to 3 get better more often than worse. */
const LOW = 3;

function rollLow(words: Words, sight: RajasSight, { chosen }: Extract<RajasStep, { kind: 'reroll' }>): Sketch[] {
  if (sight.seat === null || chosen.length > 0) return [];
  const { dice } = playerAt(sight.view, sight.seat);
  const low = sight.moves.flatMap((move) => {
    if (move.do !== 'reroll' || dieOf(move.die).value > LOW) return [];
    return new Array<RajasMove>(dice[dieOf(move.die).at] ?? 0).fill(move);
  });
  if (low.length < 2) return [];
  return [
    {
      id: 'roll:low',
      moves: [...low, { do: 'roll' }],
      group: 'dice',
      place: 'main',
      nudge: 9,
      ...words.answer.rollLow,
    },
  ];
}

/** The best of each group stand in the bar, the others one tap away; what closes the question stands last. */
function arrange(drafts: readonly Draft[]): RajasAnswer[] {
  const sorted = drafts.toSorted(
    (a, b) => GROUPS.indexOf(a.answer.group) - GROUPS.indexOf(b.answer.group) || b.worth - a.worth,
  );
  const main = sorted.filter(({ answer }) => answer.place === 'main').toSorted((a, b) => b.worth - a.worth);
  const least = main[IN_THE_BAR - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  const placed = sorted.map(({ answer, worth }) =>
    answer.place === 'main' && worth < least ? { ...answer, place: 'more' as const } : answer,
  );
  return (['main', 'more', 'end'] as const).flatMap((place) => placed.filter((answer) => answer.place === place));
}
