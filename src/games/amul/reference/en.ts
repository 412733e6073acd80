/** The words of Amul's pictures and printed facts in English. This file is the type of the others. */
export const en = {
  pictures: {
    card: 'A card: its picture in the colour of its category, its name, what it scores, where it counts, and its symbols.',
    placements: 'Counts from the hand, on the table, or both.',
    symbols: 'Arab, Mongol, Object, Trade and Military.',
    supplies: 'The palace and the bazaar of three players.',
    market: 'The market of three players after the proposals: one card from the pile, three from hands.',
    take: 'A Merchant takes from the palace, a Contract from the bazaar.',
    letters: 'Guards of equal value: the letter decides, A before B.',
    hand: 'At the end a hand keeps what counts from there; a Carpet, which counts on the table only, is lost.',
    set: 'Silver together: one, two and three copies.',
    series: 'A Trader and its series.',
    majority: 'Most Arab symbols: first, second and third place.',
    goods: 'The goods.',
    objects: 'The objects.',
    camels: 'Camels and caravans.',
    merchants: 'The merchants.',
    military: 'The military cards.',
    characters: 'The characters.',
    bazaar: 'The Traders, each with its series.',
    tea: 'Tea, and the Trader who wants it.',
  },
  chapters: { table: 'The table' },
  counts: {
    players: 'Players',
    upturned: 'New market cards in a round',
    market: 'Market cards in all',
    rounds: (n: number) => `${n} rounds`,
    hand: (n: number) => `${n} cards in hand`,
    tea: (n: number) => `${n} Tea cards at most`,
    place: ['first', 'second', 'third'],
  },
  copies: (deck: 'market' | 'palace' | 'bazaar', n: number, from: string) =>
    `${n} in the ${deck}, used from ${from} players`,
  tea: 'tea variant',
  aspects: { scoring: 'points', placement: 'where it counts', symbols: 'symbols' },
  sources: { seed: 'from the rules', public: 'public', partly: 'partly reconstructed', reconstructed: 'reconstructed' },
  part: {
    placement: 'where it counts',
    arab: 'Arab symbols',
    mongol: 'Mongol symbols',
    object: 'Object symbols',
    trade: 'Trade symbols',
  },
  facts: {
    rounds: { name: 'Rounds and hands', note: '' },
    market: { name: 'New cards by the number of players', note: '' },
    symbols: { name: 'The symbols', note: '' },
    letters: {
      name: 'Letters of military cards',
      note: 'That there are letters is in the rules; which card has which is reconstructed.',
    },
    points: {
      name: 'Points of the guards',
      note: 'That they show 0 to 3 points is in the rules; which copy shows how many is reconstructed.',
    },
    majority: { name: 'Majorities', note: '' },
    pad: {
      name: 'The order of scoring',
      note: 'The categories are public; which card belongs to which is reconstructed.',
    },
  },
};

export type ReferenceWords = typeof en;
