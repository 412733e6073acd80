import { describe, expect, test } from 'vitest';
import { moves } from '../../kernel/index.ts';
import { CARD_IDS, usedCards } from './facts.ts';
import { faults } from './faults.ts';
import { amul } from './index.ts';
import { card, Trial } from './testing.ts';

describe('Setup', () => {
  test('AM-SET-3, AM-REST-1, AM-REST-2: every card that is not dealt is in the draw pile, which has no order', () => {
    const { s } = new Trial(4);
    expect(s.pile).toHaveLength(74 - 20 - 6);
    expect(s.pile).toEqual(CARD_IDS.filter((id) => s.pile.includes(id)));
    expect(faults(s)).toEqual([]);
  });

  test('AM-SET-2: palace and bazaar lie open', () => {
    const { s } = new Trial(4);
    expect(s.palace).toEqual(usedCards('palace', 4, 0));
    expect(s.bazaar).toEqual(usedCards('bazaar', 4, 0));
  });

  test('AM-SET-4: five cards for each player, and each sees only their own', () => {
    const { events } = new Trial(5);
    const dealt = events.filter((event) => event.is === 'dealt').slice(0, 5);
    expect(dealt.map(({ cards }) => cards.length)).toEqual([5, 5, 5, 5, 5]);
    for (const { seat, only } of dealt) expect(only).toBe(seat);
  });

  test('AM-SET-4: dealing goes clockwise from the First Player', () => {
    const { s, events } = new Trial(5);
    const dealt = events.filter((event) => event.is === 'dealt').map(({ seat }) => seat);
    const order = [0, 1, 2, 3, 4].map((i) => (s.first + i) % 5);
    expect(dealt).toEqual([...order, ...order]);
  });

  test('AM-SET-5: the First Player is drawn and starts with the First Choice card, in round 1', () => {
    const { s, events } = new Trial(3);
    expect(events[0]).toEqual({ is: 'firstPlayer', seat: s.first });
    expect(s.firstChoice).toBe(s.first);
    expect(s.round).toBe(1);
  });
});

describe('Restock and planning', () => {
  test('AM-EX-2: after Restock four players hold six cards and two lie in the market', () => {
    const { s } = new Trial(4);
    expect(s.market).toHaveLength(2);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6]);
  });

  test('AM-EX-3, AM-PLAN-1, AM-PLAN-2, AM-PLAN-3: market 6, 2, 2 and hands 5, 6, 5', () => {
    const trial = new Trial(4);
    const sizes = () => [trial.s.market.length, ...trial.s.players.map(({ hand }) => hand.length)];
    trial.propose();
    expect(sizes()).toEqual([6, 5, 5, 5, 5]);
    trial.choose();
    expect(sizes()).toEqual([2, 6, 6, 6, 6]);
    trial.hold(0, 43).reveal({ 0: 43 }); // a Contract keeps the round open after Reveal
    expect(sizes()).toEqual([2, 5, 5, 5, 5]);
  });

  test('AM-PLAN-1, AM-RUL-2: everybody must propose one of the six cards in hand, and nothing else', () => {
    const trial = new Trial(3);
    expect(moves(amul, trial.s, 1)).toEqual(trial.hand(1).map((id) => ({ do: 'propose', card: id })));
    expect(trial.do(1, { do: 'decline' })).toEqual({ refused: 'notLegal', rule: 'AM-RUL-2' });
  });

  test('AM-PLAN-1: a card of another hand, of the market or of the palace cannot be proposed', () => {
    const trial = new Trial(3);
    const strange = [trial.hand(0)[0], trial.s.market[0]?.card, trial.s.palace[0]];
    for (const id of strange)
      expect(trial.do(1, { do: 'propose', card: id ?? card(1) })).toEqual({ refused: 'notLegal', rule: 'AM-PLAN-1' });
  });

  test('AM-PLAN-1, AM-INFO-2: nothing is shown until the last player has answered, and until then answers may change', () => {
    const trial = new Trial(3);
    const [first, second] = trial.hand(0);
    trial.do(0, { do: 'propose', card: first ?? card(1) });
    trial.do(0, { do: 'propose', card: second ?? card(1) });
    trial.do(1, { do: 'propose', card: trial.hand(1)[0] ?? card(1) });
    expect(trial.s.market).toHaveLength(1);
    expect(trial.hand(0)).toHaveLength(6);
    trial.do(2, { do: 'propose', card: trial.hand(2)[0] ?? card(1) });
    expect(trial.s.market.map((lot) => lot.card)).toContain(second);
    expect(trial.hand(0)).toContain(first);
    expect(trial.do(0, { do: 'propose', card: first ?? card(1) })).not.toBeNull();
  });

  test('AM-RUL-25: proposals are attributed to their owners', () => {
    const trial = new Trial(3).hold(0, 1).hold(1, 2).hold(2, 3).propose({ 0: 1, 1: 2, 2: 3 });
    expect(trial.s.market.slice(1)).toEqual([
      { card: 'A-1', by: 0 },
      { card: 'A-2', by: 1 },
      { card: 'A-3', by: 2 },
    ]);
  });

  test('AM-RUL-25, AM-INFO-3: anonymous proposals are shuffled, and no owner is kept', () => {
    const shown = new Set<string>();
    const trial = new Trial(5, { anonymousProposals: true });
    for (let round = 1; round <= 6; round++) {
      const proposed = trial.seats.map((seat) => trial.hand(seat).at(-1));
      trial.propose();
      const lots = trial.s.market.slice(3);
      expect(lots.map(({ by }) => by)).toEqual([null, null, null, null, null]);
      shown.add(lots.map((lot) => proposed.indexOf(lot.card)).join());
      trial.choose().reveal().declineAll();
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  test('AM-PLAN-2, AM-RUL-3: any market card may be chosen, one’s own proposal too; no palace or bazaar card', () => {
    const trial = new Trial(3).propose();
    const seat = trial.s.firstChoice;
    expect(moves(amul, trial.s, seat)).toEqual(trial.s.market.map((lot) => ({ do: 'choose', card: lot.card })));
    expect(trial.s.market.some((lot) => lot.by === seat)).toBe(true);
    for (const id of [trial.s.palace[0], trial.s.bazaar[0]])
      expect(trial.do(seat, { do: 'choose', card: id ?? card(1) })).toEqual({ refused: 'notLegal', rule: 'AM-PLAN-2' });
    expect(trial.do(seat, { do: 'decline' })).toEqual({ refused: 'notLegal', rule: 'AM-RUL-2' });
  });

  test('AM-PLAN-2: only the player whose turn it is may choose', () => {
    const trial = new Trial(3).propose();
    const id = trial.s.market[0]?.card ?? card(1);
    const late = (trial.s.firstChoice + 1) % 3;
    expect(trial.do(late, { do: 'choose', card: id })).toEqual({ refused: 'notYourQuestion' });
  });

  test('AM-PLAN-3: a card that is not in hand cannot be revealed', () => {
    const trial = new Trial(3).propose().choose();
    const id = trial.hand(0)[0] ?? card(1);
    expect(trial.do(1, { do: 'reveal', card: id })).toEqual({ refused: 'notLegal', rule: 'AM-PLAN-3' });
  });

  test('AM-PLAN-4, AM-CON-2: cards with a play-area icon stay, whether or not they have a hand icon', () => {
    const trial = new Trial(3).hold(0, 9).hold(1, 5).hold(2, 46);
    trial.plan({ 0: 9, 1: 5, 2: 46 });
    expect([trial.area(0), trial.area(1), trial.area(2)]).toEqual([['A-9'], ['A-5'], ['A-46']]);
  });

  test('AM-EX-56, AM-PLAN-4, AM-RUL-4: Silver revealed in round 2 is removed although a playable card was in hand', () => {
    const trial = new Trial(3).hold(0, 9).plan({ 0: 9 }).declineAll();
    trial.hold(0, 1, 5).plan({ 0: 1 }).declineAll();
    expect(trial.area(0)).toEqual(['A-9']);
    expect(trial.s.players[0]?.removed).toEqual(['A-1']);
    expect(trial.hand(0)).toHaveLength(6); // five, and the next Restock
    expect(trial.events).toContainEqual({ is: 'removed', seat: 0, card: 'A-1' });
  });

  test('AM-RUL-5, AM-RUL-17: the Thief played in a round is removed and takes nothing', () => {
    const trial = new Trial(3).hold(0, 34).hold(1, 9).hold(2, 10).plan({ 0: 34, 1: 9, 2: 10 });
    expect(trial.s.players[0]?.removed).toEqual(['A-34']);
    expect(trial.asks).toBe('propose');
  });
});

describe('The end of a round', () => {
  test('AM-UPK-3, AM-CON-8: what is left in the market is discarded for good', () => {
    const trial = new Trial(4).hold(0, 9).hold(1, 10).hold(2, 11).hold(3, 12).propose().choose();
    const left = trial.s.market.map((lot) => lot.card);
    trial.reveal({ 0: 9, 1: 10, 2: 11, 3: 12 });
    expect(trial.s.discard).toEqual(left);
    trial.until(10);
    expect(trial.s.discard.slice(0, 2)).toEqual(left);
  });

  test('AM-UPK-4: the First Choice card moves one seat clockwise each round, the First Player card never', () => {
    const trial = new Trial(3);
    const { first } = trial.s;
    for (let round = 1; round <= 9; round++) {
      expect(trial.s.firstChoice).toBe((first + round - 1) % 3);
      expect(trial.s.first).toBe(first);
      trial.plan().declineAll();
    }
  });

  test('AM-UPK-5: after nine rounds the game ends', () => {
    const trial = new Trial(3).until(9);
    expect(trial.s.round).toBe(9);
    expect(trial.asks).toBe('propose');
    trial.plan().declineAll();
    expect(trial.s.agenda).toEqual([]);
  });

  test('AM-EX-41, AM-TEA-2: nothing is left in the pile without tea, as many cards as Tea cards with it', () => {
    for (const tea of [0, 1, 4, 8]) {
      const trial = new Trial(4, { tea }).until(10);
      expect(trial.s.pile).toHaveLength(tea);
    }
  });

  test('AM-TEA-1: the Tea cards are in the deck and the Tea Trader is in the bazaar', () => {
    const { s } = new Trial(3, { tea: 3 });
    const everywhere = [...s.pile, ...s.players.flatMap(({ hand }) => hand), ...s.market.map((lot) => lot.card)];
    expect(everywhere.filter((id) => ['A-165', 'A-166', 'A-167'].includes(id))).toHaveLength(3);
    expect(s.bazaar).toContain('A-164');
  });
});
