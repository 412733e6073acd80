import { describe, expect, test } from 'vitest';
import { worth } from './testing.ts';

// Card numbers by name: me, left neighbour, right neighbour.
describe('Goods', () => {
  test('AM-CARD-SILVER, AM-EX-11: one, two, three Silver score 3, 7, 13', () => {
    expect([worth('silver', [1]), worth('silver', [1, 2]), worth('silver', [1, 2, 3])]).toEqual([3, 7, 13]);
  });

  test('AM-EX-23, AM-RUL-21: six Silver score 26', () => {
    expect(worth('silver', [1, 2, 3, 4, 52, 83])).toBe(26);
  });

  test('AM-EX-51: four Silver score 16, three Carpets 11', () => {
    expect(worth('silver', [1, 2, 3, 4])).toBe(16);
    expect(worth('carpet', [9, 10, 11])).toBe(11);
  });

  test('AM-CON-6: a palace Silver completes a set of market Silver', () => {
    expect(worth('silver', [1, 2, 140])).toBe(13);
  });

  test('AM-CARD-GOLD, AM-EX-8, AM-SCORE-FIXED: each Gold scores 4', () => {
    expect(worth('gold', [5])).toBe(4);
    expect(worth('gold', [5, 6, 148])).toBe(12);
  });

  test('AM-CARD-CARPET: one, two Carpets score 2, 9', () => {
    expect([worth('carpet', [9]), worth('carpet', [9, 10])]).toEqual([2, 9]);
  });

  test('AM-CARD-PORCELAIN: one, two, three Porcelain score 2, 9, 11', () => {
    expect([worth('porcelain', [12]), worth('porcelain', [12, 13]), worth('porcelain', [12, 13, 14])]).toEqual([
      2, 9, 11,
    ]);
  });

  test('AM-CARD-OIL, AM-EX-13: Oil scores 3, with a Lamp 5; one Lamp serves all Oil, a neighbour’s Lamp none', () => {
    expect(worth('oil', [15])).toBe(3);
    expect(worth('oil', [15, 29])).toBe(5);
    expect(worth('oil', [15, 16, 141, 29])).toBe(15);
    expect(worth('oil', [15], [29])).toBe(3);
  });

  test('AM-CARD-SPICES, AM-EX-12, AM-EX-26, AM-SCORE-SET: two, three, five Spices score 6, 8, 14', () => {
    expect(worth('spices', [17, 18])).toBe(6);
    expect(worth('spices', [17, 18, 19])).toBe(8);
    expect(worth('spices', [17, 18, 19, 20, 53])).toBe(14);
  });

  test('AM-CARD-OPIUM, AM-EX-14, AM-SCORE-COND: Opium scores 6, with any Military symbol 0', () => {
    expect(worth('opium', [21])).toBe(6);
    expect(worth('opium', [21, 145])).toBe(0);
    expect(worth('opium', [21], [145])).toBe(6);
  });

  test('AM-CARD-GEMS, AM-EX-27: three Gems with one left and two right score 3 × 6', () => {
    expect(worth('gems', [56, 57, 58], [59], [60, 61])).toBe(18);
  });

  test('AM-CARD-SILK, AM-EX-28: three Silk with one left and two right score 3 × 6', () => {
    expect(worth('silk', [75, 76, 77], [78], [79, 80])).toBe(18);
  });

  test('AM-CARD-JADE, AM-EX-22, AM-EX-30, AM-SCORE-COUNT: Jade scores 6, 4, 2 each when 1, 2, 3 are in play', () => {
    expect(worth('jade', [88])).toBe(6);
    expect(worth('jade', [88, 89])).toBe(8);
    expect(worth('jade', [88], [89], [90])).toBe(2);
  });

  test('AM-CARD-IVORY, AM-EX-29: Ivory scores 1, 3, 5 each when 1, 2, 3 are in play', () => {
    expect([worth('ivory', [103]), worth('ivory', [103], [104]), worth('ivory', [103], [104], [105])]).toEqual([
      1, 3, 5,
    ]);
  });

  test('AM-CARD-EBONY, AM-EX-37: two Ebony score 4, with an Ivory 12', () => {
    expect(worth('ebony', [132, 133])).toBe(4);
    expect(worth('ebony', [132, 133, 103])).toBe(12);
  });

  test('AM-CARD-TEA: each Tea scores 4', () => {
    expect(worth('tea', [165, 166])).toBe(8);
  });
});

describe('Objects', () => {
  test('AM-CARD-SABRE_MONGOL: 0, with a Military symbol 4', () => {
    expect([worth('sabre_mongol', [22]), worth('sabre_mongol', [22, 25])]).toEqual([0, 4]);
  });

  test('AM-CARD-SABRE_ARAB, AM-EX-39: 0, with a Military symbol 4', () => {
    expect([worth('sabre_arab', [23]), worth('sabre_arab', [23, 27])]).toEqual([0, 4]);
  });

  test('AM-CARD-LAMP: each Lamp scores 3', () => {
    expect(worth('lamp', [29, 146])).toBe(6);
  });

  test('AM-CARD-RELIC_MONGOL: 7, with an Arab symbol 0', () => {
    expect([worth('relic_mongol', [31]), worth('relic_mongol', [31, 144])]).toEqual([7, 0]);
  });

  test('AM-CARD-RELIC_ARAB, AM-EX-38: 7, with a Mongol symbol 0', () => {
    expect([worth('relic_arab', [32]), worth('relic_arab', [32, 143])]).toEqual([7, 0]);
  });

  test('AM-RUL-15: the symbol of one Relic switches the other off', () => {
    expect([worth('relic_arab', [31, 32]), worth('relic_mongol', [31, 32])]).toEqual([0, 0]);
  });

  test('AM-CARD-MEDALLION: each Medallion scores 4', () => {
    expect(worth('medallion', [117, 151])).toBe(8);
  });

  test('AM-CARD-TENT: 2 points and two Arab symbols', () => {
    expect(worth('tent', [144])).toBe(2);
    expect(worth('caravan_arab', [36, 144])).toBe(3);
  });

  test('AM-CARD-YURT: 2 points and two Mongol symbols', () => {
    expect(worth('yurt', [143])).toBe(2);
    expect(worth('caravan_mongol', [35, 143])).toBe(3);
  });
});

describe('Camels and caravans', () => {
  test('AM-CARD-CAMEL, AM-EX-21, AM-RUL-1: with four Camels in play, two of them mine score 4 + 4', () => {
    expect(worth('camel', [46, 47], [48], [49])).toBe(8);
  });

  test('AM-CARD-CAMEL: a single Camel scores 1, all six score 6 each', () => {
    expect(worth('camel', [46])).toBe(1);
    expect(worth('camel', [46, 47, 48, 49, 50, 51])).toBe(36);
  });

  test('AM-CARD-CAMEL_DRIVERS, AM-EX-24: 2 for each of my two Camels and the one on the left', () => {
    expect(worth('camel_drivers', [95, 46, 47], [48], [])).toBe(6);
  });

  test('AM-CARD-CARAVAN_ARAB: 1 for each own Arab symbol, its own included', () => {
    expect(worth('caravan_arab', [36, 96], [66])).toBe(4);
  });

  test('AM-CARD-CARAVAN_MONGOL: 1 for each own Mongol symbol, its own included', () => {
    expect(worth('caravan_mongol', [35, 97], [66])).toBe(4);
  });

  test('AM-CARD-CARAVANSERAI, AM-EX-9, AM-SCORE-PERSYM: with three other Trade symbols it scores 5', () => {
    expect(worth('caravanserai', [33, 35, 36, 39])).toBe(5);
  });
});

describe('Merchants', () => {
  test('AM-CARD-MERCHANT_ARAB: 0 points', () => {
    expect(worth('merchant_arab', [39, 40])).toBe(0);
  });

  test('AM-CARD-MERCHANT_MONGOL: 0 points', () => {
    expect(worth('merchant_mongol', [41, 42])).toBe(0);
  });

  test('AM-CARD-CONTRACT: 2 points each', () => {
    expect(worth('contract', [43, 44])).toBe(4);
  });

  test('AM-CARD-SPICE_SUPPLIER, AM-EX-36: 6 with three Spices, which still score 8 as sets', () => {
    expect(worth('spice_supplier', [37, 17, 18])).toBe(0);
    expect(worth('spice_supplier', [37, 17, 18, 19])).toBe(6);
    expect(worth('spices', [37, 17, 18, 19])).toBe(8);
  });

  test('AM-CARD-SMUGGLER, AM-EX-16, AM-SCORE-SUM, AM-RUL-27: 8, 6, 0, −2 with 0, 1, 4, 5 Gold at the neighbours', () => {
    expect(worth('smuggler', [38, 8])).toBe(8);
    expect(worth('smuggler', [38], [5])).toBe(6);
    expect(worth('smuggler', [38], [5, 6], [7, 8])).toBe(0);
    expect(worth('smuggler', [38], [5, 6, 85], [7, 8])).toBe(-2);
  });

  test('AM-CARD-GOLDSMITH, AM-EX-32: 1 for each Gems card of mine and of both neighbours; the Gems score as ever', () => {
    expect(worth('goldsmith', [70, 56, 57], [58], [59, 60])).toBe(5);
    expect(worth('gems', [70, 56, 57], [58], [59, 60])).toBe(10);
  });

  test('AM-CARD-SPICE_SELLER, AM-EX-34, AM-SCORE-PERCARD: 1 for each Spices card of mine and of both neighbours', () => {
    expect(worth('spice_seller', [71, 17, 18], [19], [20, 53])).toBe(5);
  });

  test('AM-CARD-JEWELLER, AM-EX-31: 1 for each Gold and Silver of the neighbours, none for mine', () => {
    expect(worth('jeweller', [72, 8, 52], [1, 2, 5], [3, 4, 83])).toBe(6);
  });

  test('AM-CARD-PEDDLER, AM-EX-25: 1 for each Object symbol of mine and of both neighbours', () => {
    expect(worth('peddler', [108, 29], [30, 31], [32])).toBe(4);
  });
});

describe('Military', () => {
  test('AM-CARD-GUARD_MONGOL, AM-SCORE-FIXED: the copies A-25, A-26, A-91 score 0, 3, 3', () => {
    expect([worth('guard_mongol', [25]), worth('guard_mongol', [26]), worth('guard_mongol', [25, 26, 91])]).toEqual([
      0, 3, 6,
    ]);
  });

  test('AM-CARD-GUARD_ARAB: the copies A-27, A-28, A-64 score 1, 2, 2', () => {
    expect([worth('guard_arab', [27]), worth('guard_arab', [28]), worth('guard_arab', [27, 28, 64])]).toEqual([
      1, 2, 5,
    ]);
  });

  test('AM-CARD-GENERAL_ARAB: 2 for each own Military symbol', () => {
    expect(worth('general_arab', [68, 25, 118], [26])).toBe(6);
  });

  test('AM-CARD-GENERAL_MONGOL: 2 for each own Military symbol, none for itself', () => {
    expect(worth('general_mongol', [69])).toBe(0);
    expect(worth('general_mongol', [69, 145])).toBe(2);
  });

  test('AM-CARD-MILITIA: 1 for each Military symbol of mine, its own included, and of both neighbours', () => {
    expect(worth('militia', [106, 25], [26], [118])).toBe(5);
  });

  test('AM-CARD-MERCENARIES: 0 points', () => {
    expect(worth('mercenaries', [118])).toBe(0);
  });

  test('AM-CARD-DERVISH: 2 points', () => {
    expect(worth('dervish', [145])).toBe(2);
  });
});

describe('Characters', () => {
  test('AM-CARD-VAGABOND: 1 point each', () => {
    expect(worth('vagabond', [24, 67])).toBe(2);
  });

  test('AM-CARD-THIEF: −1 point', () => {
    expect(worth('thief', [34])).toBe(-1);
  });

  test('AM-CARD-DIPLOMAT: 0 points, two Arab and two Mongol symbols', () => {
    expect(worth('diplomat', [66])).toBe(0);
    expect(worth('emissary', [73, 66])).toBe(4);
  });

  test('AM-CARD-EMISSARY, AM-EX-10, AM-SCORE-PAIR: with three Arab and two Mongol symbols it scores 4', () => {
    expect(worth('emissary', [73, 96, 143])).toBe(4);
  });

  test('AM-CARD-TAX_COLLECTOR, AM-EX-33: 1 for each Trade symbol of the neighbours, none for mine', () => {
    expect(worth('tax_collector', [74, 39], [33, 35], [36, 40])).toBe(5);
  });

  test('AM-CARD-PRINCE_ARAB: 0 points, three Arab symbols', () => {
    expect(worth('prince_arab', [96])).toBe(0);
    expect(worth('caravan_arab', [36, 96])).toBe(4);
  });

  test('AM-CARD-PRINCE_MONGOL: 0 points, three Mongol symbols', () => {
    expect(worth('prince_mongol', [97])).toBe(0);
    expect(worth('caravan_mongol', [35, 97])).toBe(4);
  });

  test('AM-CARD-MUGHAL_LORD: −3 points', () => {
    expect(worth('mughal_lord', [109])).toBe(-3);
  });

  test('AM-CARD-FUGITIVE, AM-EX-17, AM-RUL-27: 9 less 3 for each of four Military symbols at the neighbours', () => {
    expect(worth('fugitive', [110, 145], [25, 26, 27], [28])).toBe(-3);
  });

  test('AM-CARD-NOMAD: 2 for each own Object symbol', () => {
    expect(worth('nomad', [119, 29, 117], [30])).toBe(4);
  });

  test('AM-CARD-SHEIKH: 2 for each own Oil, besides what the Oil scores', () => {
    expect(worth('sheikh', [120, 15, 141], [16])).toBe(4);
    expect(worth('oil', [120, 15, 141], [16])).toBe(6);
  });

  test('AM-CARD-SPY_MONGOL, AM-CON-4: 1 for each Arab symbol of the neighbour who has more', () => {
    expect(worth('spy_mongol', [121, 144], [39], [96])).toBe(3);
    expect(worth('spy_mongol', [121], [96, 39], [40])).toBe(4);
  });

  test('AM-CARD-SPY_ARAB: 1 for each Mongol symbol of the neighbour who has more', () => {
    expect(worth('spy_arab', [122, 143], [97], [41])).toBe(3);
  });

  test('AM-CARD-COURTESAN: 1 for each own Gold and Silk', () => {
    expect(worth('courtesan', [135, 5, 75, 76], [6])).toBe(3);
  });

  test('AM-CARD-DANCER: 1 for each own Gems and Silver', () => {
    expect(worth('dancer', [136, 56, 1, 2], [57])).toBe(3);
  });
});
