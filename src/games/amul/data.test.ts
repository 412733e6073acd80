import { describe, expect, test } from 'vitest';
import { CARDS, type PrintedCard } from './cards.ts';
import { DEFINITIONS, LETTERS, PAD, SYMBOLS } from './data.ts';
import { CARD_IDS, FACTS, marketCards, NAMES, usedCards } from './facts.ts';
import { card, cards } from './testing.ts';

const TABLES = [3, 4, 5, 6, 7, 8];
const printed = CARD_IDS.map((id): PrintedCard => CARDS[id]);

describe('Components', () => {
  test('AM-COMP-1: 147 market cards of which 8 are Tea, 16 palace cards and 9 bazaar cards', () => {
    const market = printed.filter(({ deck }) => deck === 'market');
    expect(market).toHaveLength(147);
    expect(market.filter(({ tea }) => tea)).toHaveLength(8);
    expect(printed.filter(({ deck }) => deck === 'palace')).toHaveLength(16);
    expect(printed.filter(({ deck }) => deck === 'bazaar')).toHaveLength(9);
  });

  test('AM-COMP-2: every card names the smallest table that uses it', () => {
    for (const { from } of printed) expect(TABLES).toContain(from);
  });

  test('AM-COMP-3: numbers run from A-1 to A-172, standard market cards in blocks of rising player count', () => {
    expect(CARD_IDS).toEqual(Array.from({ length: 172 }, (_, i) => `A-${i + 1}`));
    const blocks = printed.slice(0, 139).map(({ from }) => from);
    expect(blocks).toEqual(blocks.toSorted());
    expect(FACTS[card(143)].name).toBe('yurt');
  });

  test('AM-COMP-4: every card has a name with category, placement, symbols and scoring, and no name is without cards', () => {
    expect(new Set(printed.map(({ name }) => name))).toEqual(new Set(NAMES));
    expect(NAMES).toHaveLength(66);
    expect(Object.keys(DEFINITIONS).toSorted()).toEqual(NAMES.toSorted());
    expect(Object.keys(PAD)).toEqual(['goods', 'objects', 'camels', 'merchants', 'military', 'characters', 'bazaar']);
    for (const id of CARD_IDS) expect(Object.keys(FACTS[id].symbols)).toEqual([...SYMBOLS]);
  });

  test('AM-CON-3: every card with Military symbols shows one letter, every letter is used once, and no other card has one', () => {
    const lettered = CARD_IDS.filter((id) => FACTS[id].letter > 0);
    expect(lettered).toEqual(CARD_IDS.filter((id) => FACTS[id].symbols.military > 0));
    expect(new Set(lettered.map((id) => FACTS[id].letter)).size).toBe(LETTERS.length);
    expect(FACTS[card(66)].symbols).toMatchObject({ arab: 2, mongol: 2 });
  });

  test('AM-RUL-29: the Mercenaries count two and show one letter', () => {
    expect(FACTS[card(118)].symbols.military).toBe(2);
    expect(CARDS['A-118'].letter).toBe('I');
  });

  test('AM-RUL-30: the Generals carry no Military symbol', () => {
    for (const id of cards(68, 69)) expect(FACTS[id].symbols.military).toBe(0);
  });

  test('AM-RUL-31, AM-CON-6: a palace copy has the symbols of the market card and is never a hand card', () => {
    for (const id of CARD_IDS) {
      if (CARDS[id].deck !== 'palace') continue;
      const twin = CARD_IDS.find((other) => CARDS[other].deck === 'market' && CARDS[other].name === CARDS[id].name);
      if (twin) expect(FACTS[id].symbols).toEqual(FACTS[twin].symbols);
      expect(FACTS[id].placement).toBe('play');
    }
  });
});

describe('Decks', () => {
  const sizes: Readonly<Record<number, number>> = { 3: 51, 4: 74, 5: 97, 6: 111, 7: 125, 8: 139 };

  test('AM-SET-1: a table uses every card with its player count or a smaller one, and no tea', () => {
    for (const seats of TABLES)
      for (const id of usedCards('market', seats, 0)) {
        expect(CARDS[id].from).toBeLessThanOrEqual(seats);
        expect('tea' in CARDS[id]).toBe(false);
      }
  });

  test('AM-SET-2: 2n palace cards and n Traders', () => {
    for (const seats of TABLES) {
      expect(usedCards('palace', seats, 0)).toHaveLength(2 * seats);
      expect(usedCards('bazaar', seats, 0)).toHaveLength(seats);
    }
  });

  test('AM-SET-6: 1, 2 or 3 cards are turned up, so that nine rounds use up the deck', () => {
    expect(TABLES.map(marketCards)).toEqual([1, 2, 3, 3, 3, 3]);
    for (const [seats, size] of Object.entries(sizes)) {
      const n = Number(seats);
      expect(usedCards('market', n, 0)).toHaveLength(size);
      expect(5 * n + 9 * (n + marketCards(n))).toBe(size);
    }
  });

  test('AM-EX-1: five players use 97 market cards, 10 palace cards and 5 Traders', () => {
    expect(usedCards('market', 5, 0)).toEqual(CARD_IDS.slice(0, 97));
    expect(usedCards('palace', 5, 0)).toHaveLength(10);
    expect(usedCards('bazaar', 5, 0)).toEqual(cards(156, 157, 158, 159, 160));
  });

  test('AM-RUL-7, AM-RUL-8: the supplies serve every effect: as many Traders as Contracts, palace cards as grabs, Vagabonds at most m', () => {
    for (const seats of TABLES) {
      const grabs = { palace: 0, bazaar: 0, market: 0 };
      for (const id of usedCards('market', seats, 0)) {
        const { effect } = FACTS[id];
        if (effect) grabs[effect.from] += effect.upTo;
      }
      expect(grabs.palace).toBe(2 * seats);
      expect(grabs.bazaar).toBe(seats);
      expect(grabs.market).toBeLessThanOrEqual(marketCards(seats));
    }
  });

  test('AM-TEA-1: the recommended Tea cards are those marked for the table, any other number takes the lowest, with the Tea Trader', () => {
    for (const seats of TABLES) {
      const tea = usedCards('market', seats, seats).filter((id) => 'tea' in CARDS[id]);
      expect(tea).toEqual(CARD_IDS.filter((id) => CARDS[id].name === 'tea' && CARDS[id].from <= seats));
      for (let wanted = 1; wanted <= 8; wanted++)
        expect(usedCards('market', seats, wanted).slice(sizes[seats])).toEqual(CARD_IDS.slice(164, 164 + wanted));
      expect(usedCards('bazaar', seats, 1).at(-1)).toBe(card(164));
    }
  });
});
