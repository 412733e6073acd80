import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './contract.ts';
import { because, type Reason } from './reasons.ts';

const FEATURES = {
  en: {
    rupees: { gain: (n: number) => `brings in ${n} rupees`, loss: (n: number) => `costs ${n} rupees` },
    bonus: { gain: 'raises your city bonus', loss: 'lowers your city bonus' },
    actions: { gain: 'saves actions', loss: 'uses up actions' },
  },
  fr: {
    rupees: { gain: (n: number) => `rapporte ${n} roupies`, loss: (n: number) => `coûte ${n} roupies` },
    bonus: { gain: 'augmente votre prime', loss: 'réduit votre prime' },
    actions: { gain: 'économise des actions', loss: 'prend des actions' },
  },
  nl: {
    rupees: { gain: (n: number) => `levert ${n} roepies op`, loss: (n: number) => `kost ${n} roepies` },
    bonus: { gain: 'verhoogt je bonus', loss: 'verlaagt je bonus' },
    actions: { gain: 'spaart acties uit', loss: 'verbruikt acties' },
  },
};

function told(...points: readonly (readonly [string, number])[]): string[] {
  const reasons: Reason[] = points.map(([feature, worth]) => ({ feature, points: worth }));
  return LANGUAGES.map((language) => because(reasons, FEATURES[language], language));
}

describe('a sentence from reasons', () => {
  test('one gain, one loss', () => {
    expect(told(['rupees', 6])).toEqual([
      'It brings in 6 rupees.',
      'Cela rapporte 6 roupies.',
      'Dat levert 6 roepies op.',
    ]);
    expect(told(['actions', -0.5])).toEqual([
      'It uses up actions.',
      'Cela prend des actions.',
      'Dat verbruikt acties.',
    ]);
  });

  test('two gains share their subject', () => {
    expect(told(['rupees', 6], ['bonus', 2])).toEqual([
      'It brings in 6 rupees and raises your city bonus.',
      'Cela rapporte 6 roupies et augmente votre prime.',
      'Dat levert 6 roepies op en verhoogt je bonus.',
    ]);
  });

  test('three of them, as each language lists', () => {
    expect(told(['rupees', 6], ['bonus', 2], ['actions', 1])).toEqual([
      'It brings in 6 rupees, raises your city bonus, and saves actions.',
      'Cela rapporte 6 roupies, augmente votre prime et économise des actions.',
      'Dat levert 6 roepies op, verhoogt je bonus en spaart acties uit.',
    ]);
  });

  test('losses follow the gains, whichever matters more', () => {
    expect(told(['actions', -3], ['rupees', 2], ['bonus', 1])).toEqual([
      'It brings in 2 rupees and raises your city bonus, but uses up actions.',
      'Cela rapporte 2 roupies et augmente votre prime, mais prend des actions.',
      'Dat levert 2 roepies op en verhoogt je bonus, maar verbruikt acties.',
    ]);
    expect(told(['rupees', -2], ['bonus', 4], ['actions', -1])).toEqual([
      'It raises your city bonus, but costs 2 rupees and uses up actions.',
      'Cela augmente votre prime, mais coûte 2 roupies et prend des actions.',
      'Dat verhoogt je bonus, maar kost 2 roepies en verbruikt acties.',
    ]);
  });

  test('no reason, or none with words, is no sentence', () => {
    expect(told()).toEqual(['', '', '']);
    expect(told(['unheard', 3])).toEqual(['', '', '']);
    const silent = { promised: { gain: 'opens up more', loss: null } };
    expect(because([{ feature: 'promised', points: -3 }], silent, 'en')).toBe('');
  });
});
