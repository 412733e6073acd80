import { describe, expect, test } from 'vitest';
import { FastRng, lookOf, Match, moves, readOptions, redeal } from '../../kernel/index.ts';
import { usedCards } from './facts.ts';
import { faults } from './faults.ts';
import { amul } from './index.ts';
import type { Amul } from './state.ts';
import { ended, Trial } from './testing.ts';
import { view } from './view.ts';

describe('What a seat may know', () => {
  test('AM-INFO-1: a seat sees its own hand; of others it sees how many cards they hold', () => {
    const { s } = new Trial(4);
    const seen = view(s, 1);
    expect(seen.players.map(({ hand }) => hand?.length ?? null)).toEqual([null, 6, null, null]);
    expect(seen.players.map(({ handSize }) => handSize)).toEqual([6, 6, 6, 6]);
    expect(view(s, null).players.every(({ hand }) => hand === null)).toBe(true);
  });

  test('AM-INFO-1: a secret proposal can be taken back, whatever anybody holds', () => {
    const read = readOptions(amul, 5);
    if ('problem' in read) throw new Error(read.problem);
    for (let number = 0; number < 8; number++) {
      const match = Match.live(amul, { seats: 5, options: read.options }, `seed ${number}`);
      for (const move of moves(amul, match.state, 2).slice(0, 3)) {
        match.answer(2, move);
        expect(match.undo(2)).toBeNull();
      }
    }
  });

  test('AM-INFO-1: when the game is over there is nothing left to guess', () => {
    const s = ended([1, 2], [3], [4]);
    const before = JSON.stringify(s);
    redeal(amul, s, 0, new FastRng('over'));
    expect(JSON.stringify(s)).toBe(before);
  });

  test('AM-INFO-1: nobody sees what is in the draw pile, and no order of it exists', () => {
    const { s } = new Trial(4);
    for (const seat of [0, 1, 2, 3, null]) {
      const text = JSON.stringify(view(s, seat));
      for (const id of s.pile) expect(text).not.toContain(`"${id}"`);
    }
  });

  test('AM-INFO-1: everybody knows who holds a card taken from the market, until it leaves the hand', () => {
    const trial = new Trial(3).hold(0, 5).propose({ 0: 5 });
    const taker = trial.s.firstChoice;
    trial.choose({ [taker]: 5 });
    expect(view(trial.s, null).players[taker]?.known).toEqual(['A-5']);
    trial.reveal({ [taker]: 5 });
    expect(view(trial.s, null).players[taker]?.known).toEqual([]);
  });

  test('AM-INFO-1, AM-INFO-2: an answer that is not yet shown is seen by its owner alone', () => {
    const trial = new Trial(3);
    const [mine] = trial.hand(0);
    trial.do(0, { do: 'propose', card: mine ?? 'A-1' });
    expect(view(trial.s, 0).agenda.at(-1)).toMatchObject({ answers: [{ do: 'propose', card: mine }, null, null] });
    expect(view(trial.s, 1).agenda.at(-1)).toMatchObject({ answers: [null, null, null] });
    expect(JSON.stringify(view(trial.s, 1))).not.toContain(`"${mine}"`);
  });

  test('AM-INFO-2: a refusal says nothing about a hand', () => {
    const trial = new Trial(3);
    const theirs = trial.do(1, { do: 'propose', card: trial.hand(0)[0] ?? 'A-1' });
    const inPile = trial.do(1, { do: 'propose', card: trial.s.pile[0] ?? 'A-1' });
    expect(theirs).toEqual(inPile);
  });

  test('AM-RUL-26: discarded and removed cards lie open', () => {
    const trial = new Trial(4).hold(0, 1).plan({ 0: 1 }).declineAll();
    const seen = view(trial.s, 2);
    expect(seen.discard).toEqual(trial.s.discard);
    expect(seen.discard.length).toBeGreaterThan(0);
    expect(seen.players[0]?.removed).toEqual(['A-1']);
  });

  test('AM-TEA-2: what is left in the pile is shown when the game is over, and not while the Thief chooses', () => {
    const trial = new Trial(3, { tea: 3 }).until(9).propose().choose().hold(0, 46, 34).hold(1, 47).hold(2, 48);
    trial.reveal({ 0: 46, 1: 47, 2: 48 });
    expect(trial.s.agenda.at(-1)).toMatchObject({ kind: 'take', card: 'A-34' });
    expect([view(trial.s, 0).leftOver, view(trial.s, 0).pileSize]).toEqual([null, 3]);
    trial.declineAll();
    expect(view(trial.s, 0).leftOver).toEqual(trial.s.pile);
  });

  test('AM-TEA-3: without tea the cards not seen in the last round are the other hands; with tea some are not', () => {
    const spare = (tea: number) => {
      const { s } = new Trial(3, { tea }).until(9);
      const seen = view(s, 0);
      const open = [...seen.discard, ...seen.market, ...(seen.players[0]?.hand ?? [])].length;
      const played = s.players.flatMap(({ area, removed }) => [...area, ...removed]).length;
      const otherHands = seen.players.reduce((sum, { hand, handSize }) => sum + (hand === null ? handSize : 0), 0);
      return usedCards('market', 3, tea).length - open - played - otherHands;
    };
    expect([spare(0), spare(3)]).toEqual([0, 3]);
  });
});

describe('Worlds that a seat cannot tell apart', () => {
  test('AM-INFO-1: redealing keeps what everybody knows of a hand and looks the same to the seat', () => {
    const trial = new Trial(5).until(3).propose().choose();
    const known = trial.s.players.map((player) => player.known);
    expect(known.flat().length).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) {
      const world = amul.clone(trial.s);
      redeal(amul, world, 2, new FastRng(i));
      expect(faults(world)).toEqual([]);
      expect(lookOf(amul, world, 2)).toBe(lookOf(amul, trial.s, 2));
      for (const [seat, player] of world.players.entries())
        expect(player.hand).toEqual(expect.arrayContaining(known[seat] ?? []));
    }
  });

  test('AM-INFO-1: a card that a seat cannot see is now in the pile and now in any other hand, at random', () => {
    const { s } = new Trial(3).until(7);
    const whereabouts = (world: Amul) => [world.pile, ...world.players.slice(1).map(({ hand }) => hand)];
    const known = s.players.flatMap((player) => player.known);
    const unseen = whereabouts(s)
      .flat()
      .filter((card) => !known.includes(card));
    const worlds = Array.from({ length: 100 }, (_, i) => {
      const world = amul.clone(s);
      redeal(amul, world, 0, new FastRng(i));
      return whereabouts(world);
    });
    expect([s.pile.length > 0, unseen.length > s.pile.length]).toEqual([true, true]);
    for (const card of unseen)
      expect([0, 1, 2].map((place) => worlds.some((world) => world[place]?.includes(card)))).toEqual([
        true,
        true,
        true,
      ]);
  });

  test('AM-INFO-1: the number of answers of another seat says nothing', () => {
    const trial = new Trial(3);
    expect([0, 1, 2].map((seat) => moves(amul, trial.s, seat).length)).toEqual([6, 6, 6]);
  });
});
