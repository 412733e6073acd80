import { describe, expect, test } from 'vitest';
import { fastest } from '../../../../test/fastest.ts';
import { FastRng, Match, same, waiting } from '../../../kernel/index.ts';
import { Table } from '../../../table/table.ts';
import { countsInHand } from '../facts.ts';
import { amul } from '../index.ts';
import type { Amul, AmulEvent, AmulMove, AmulOptions } from '../state.ts';
import { cards, lastRound, PLAIN, Trial } from '../testing.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { nl } from '../text/nl.ts';
import type { AmulView } from '../view.ts';
import { answersIn } from './answers.ts';
import { Reckoning } from './worth.ts';

function tableFor(seats: number, seed: string, options: AmulOptions = PLAIN) {
  const match = Match.simulated<Amul, AmulMove, AmulEvent>(amul, { seats, options }, seed);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, bot: null }));
  return new Table<Amul, AmulMove, AmulEvent, AmulView>(amul, match, sitters);
}

/** What a seat of a position is offered. */
function offered({ s }: Trial, seat: number, words = en) {
  const moves: AmulMove[] = [];
  const step = s.agenda.at(-1);
  if (step?.kind === 'propose') amul.steps.propose.moves(s, step, seat, moves);
  if (step?.kind === 'choose') amul.steps.choose.moves(s, step, seat, moves);
  if (step?.kind === 'reveal') amul.steps.reveal.moves(s, step, seat, moves);
  if (step?.kind === 'take') amul.steps.take.moves(s, step, seat, moves);
  const view = amul.view(s, seat);
  return answersIn(words, { seat, ply: 0, view, waiting: [seat], moves, undo: null, redo: null, outcome: null });
}

describe('answers over random games', () => {
  test.each([3, 4, 5, 6, 7, 8])('%i players: every legal move once, gestures legal, ids unique', (seats) => {
    const table = tableFor(seats, `answers ${seats}`, { ...PLAIN, tea: seats, vagabondTriggersImmediate: true });
    const rng = new FastRng(`answers ${seats}`);
    while (!table.over) {
      const [seat = 0] = waiting(table.match.state);
      const sight = table.sight(seat);
      const answers = answersIn(en, sight);
      for (const move of sight.moves)
        expect(answers.filter(({ moves }) => moves.length === 1 && same(moves[0], move))).toHaveLength(1);
      expect(answers.filter(({ moves }) => moves.length === 1)).toHaveLength(sight.moves.length);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      expect(answers.filter(({ place }) => place === 'main').length).toBeLessThanOrEqual(8);
      for (const { id, moves, group, label } of answers) {
        expect(en.groups, group).toHaveProperty(group);
        expect(label, id).not.toBe('');
        const before = moves.length === 1 ? sight : table.ahead(seat, moves.slice(0, -1));
        expect(
          before?.moves.some((move) => same(move, moves.at(-1))),
          id,
        ).toBe(true);
      }
      table.answer(seat, sight.moves[rng.int(sight.moves.length)]);
    }
  });

  test('what a choice promises is what the rules bring: the same points as in the position after it', () => {
    const table = tableFor(8, 'promises');
    const rng = new FastRng('promises');
    let compared = 0;
    while (!table.over) {
      const [seat = 0] = waiting(table.match.state);
      const sight = table.sight(seat);
      const reckoning = new Reckoning(sight.view, seat);
      expect(reckoning.now).toBe(amul.score(ownPosition(sight.view)).scores[seat]);
      for (const move of sight.moves) {
        // A card that must still be played counts only then; behind the last effect lie the next deal or hidden hands.
        const counts = move.do === 'take' || (move.do === 'choose' && countsInHand(move.card));
        const after = counts ? table.ahead(seat, [move]) : null;
        if (!after?.view.agenda.some(({ kind }) => kind === 'upkeep' || kind === 'reveal')) continue;
        expect(reckoning.now + reckoning.change([move])).toBe(amul.score(ownPosition(after.view)).scores[seat]);
        compared++;
      }
      table.answer(seat, sight.moves[rng.int(sight.moves.length)]);
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** A view as a position in which hidden hands are empty. */
function ownPosition(view: AmulView): Amul {
  return { ...view, pile: [], players: view.players.map((player) => ({ ...player, hand: player.hand ?? [] })) };
}

const chips = (all: readonly { icon: string; amount?: number }[] | undefined) =>
  all?.map(({ icon, amount }) => [icon, amount]);

describe('prices and gains', () => {
  test('AM-PLAN-1: a proposal costs what the card would have brought', () => {
    const trial = new Trial(3).hold(0, 5, 1, 2, 9, 46, 22);
    const answers = offered(trial, 0);
    expect(chips(answers.find(({ id }) => id === 'propose:A-5')?.price)).toEqual([['point', 4]]);
    expect(chips(answers.find(({ id }) => id === 'propose:A-1')?.price)).toEqual([['point', 4]]);
    expect(chips(answers.find(({ id }) => id === 'propose:A-9')?.price)).toEqual([]);
  });

  test('AM-PLAN-2: a market card is shown with what it brings on the table, and with what it lets one take', () => {
    const trial = new Trial(3).propose();
    trial.s.market = cards(5, 39, 9, 34).map((card) => ({ card, by: null }));
    const seat = waiting(trial.s)[0] ?? 0;
    trial.s.players.forEach((player) => {
      player.hand = cards(22);
    });
    const answers = offered(trial, seat);
    expect(chips(answers.find(({ id }) => id === 'choose:A-5')?.gain)).toEqual([['point', 4]]);
    expect(chips(answers.find(({ id }) => id === 'choose:A-9')?.gain)).toEqual([['point', 2]]);
    expect(answers.find(({ id }) => id === 'choose:A-39')?.gain.some(({ icon }) => icon === 'palace')).toBe(true);
    expect(answers.map(({ id }) => id)).toEqual(['choose:A-5', 'choose:A-39', 'choose:A-9', 'choose:A-34']);
  });

  test('AM-RUL-4: a card that is lost when played says so, and stands in its own group', () => {
    const trial = new Trial(3).propose().choose();
    trial.s.players.forEach((player) => {
      player.hand = cards(1, 2, 5, 9, 46, 47);
    });
    const answers = offered(trial, 0);
    const silver = answers.find(({ id }) => id === 'reveal:A-1');
    expect(silver?.group).toBe('lost');
    expect(silver?.spoken).toBe('Play Silver, which is lost. Costs the card and 4 points.');
    // It is asked for once more, unless there is no other choice.
    expect(silver?.confirm).toBe(true);
    expect(answers.find(({ id }) => id === 'reveal:A-9')?.confirm).toBeUndefined();
    trial.s.players.forEach((player) => {
      player.hand = cards(1, 2);
    });
    expect(offered(trial, 0).map(({ confirm }) => confirm)).toEqual([undefined, undefined]);
    expect(answers.find(({ id }) => id === 'reveal:A-9')?.spoken).toBe('Play Carpet. Brings 2 points.');
    expect(answers.find(({ id }) => id === 'reveal:A-5')?.spoken).toBe('Play Gold.');
  });

  test('AM-END-3, AM-RUL-19: the Thief may take two at once, the best two first', () => {
    const trial = lastRound([[34, 5, 1, 2, 22], [4], [3]]);
    expect(trial.asks).toBe('take');
    const answers = offered(trial, 0);
    const pair = answers.find(({ group }) => group === 'pair');
    expect(pair?.moves).toHaveLength(2);
    expect(pair?.place).toBe('main');
    expect(answers.at(-1)).toMatchObject({ id: 'decline', place: 'end', label: 'Take nothing' });
    const most = Math.max(...answers.map(({ gain }) => gain[0]?.amount ?? 0));
    expect(pair?.gain[0]?.amount).toBe(most);
  });
});

test('labels are in the reader’s language', () => {
  const trial = new Trial(3).hold(0, 5, 1, 2, 9, 46, 22);
  const label = (words: typeof en) => offered(trial, 0, words).find(({ id }) => id === 'propose:A-5')?.label;
  expect([en, fr, nl].map(label)).toEqual(['Gold', 'Or', 'Goud']);
});

test('the answers of a full market of eight players come in a few milliseconds', () => {
  const table = tableFor(8, 'speed');
  while (table.match.state.agenda.at(-1)?.kind !== 'choose') {
    const [seat = 0] = waiting(table.match.state);
    table.answer(seat, table.sight(seat).moves[0]);
  }
  const [seat = 0] = waiting(table.match.state);
  const sight = table.sight(seat);
  // 10 ms on a machine four times slower than this one.
  expect(fastest(40, () => answersIn(en, sight))).toBeLessThan(2.5);
});
