/** What every game says about the features of its judgement, for the sentences of hints and analysis. */
import { describe, expect, test } from 'vitest';
import { features as agraEn } from '../src/games/agra/text/features.en.ts';
import { features as agraFr } from '../src/games/agra/text/features.fr.ts';
import { features as agraNl } from '../src/games/agra/text/features.nl.ts';
import { features as amulEn } from '../src/games/amul/text/features.en.ts';
import { features as amulFr } from '../src/games/amul/text/features.fr.ts';
import { features as amulNl } from '../src/games/amul/text/features.nl.ts';
import { bombay } from '../src/games/bombay/index.ts';
import { features as bombayEn } from '../src/games/bombay/text/features.en.ts';
import { features as bombayFr } from '../src/games/bombay/text/features.fr.ts';
import { features as bombayNl } from '../src/games/bombay/text/features.nl.ts';
import { features as rajasEn } from '../src/games/rajas/text/features.en.ts';
import { features as rajasFr } from '../src/games/rajas/text/features.fr.ts';
import { features as rajasNl } from '../src/games/rajas/text/features.nl.ts';
import { GAMES } from '../src/games/registry.ts';
import { type FeatureTexts, LANGUAGES, type Language } from '../src/ui/contract.ts';
import { because } from '../src/ui/reasons.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<Language, FeatureTexts>>>> = {
  agra: { en: agraEn, fr: agraFr, nl: agraNl },
  amul: { en: amulEn, fr: amulFr, nl: amulNl },
  bombay: { en: bombayEn, fr: bombayFr, nl: bombayNl },
  rajas: { en: rajasEn, fr: rajasFr, nl: rajasNl },
};

/** Features of which more is worse. Their gain is said of having less of them: a new sign needs new words. */
const AGAINST: Readonly<Record<string, readonly string[]>> = {
  agra: [],
  amul: ['nothingToPlay', 'tooMany'],
  bombay: ['lead'], // which is never said
  rajas: ['fullKali', 'blocked'],
};

describe.each(Object.entries(GAMES))('%s', (id, { judgement: { features, weights } }) => {
  test.each(LANGUAGES)('every feature has its words in %s, and nothing else has', (language) => {
    const texts = TEXTS[id]?.[language] ?? {};
    expect(Object.keys(texts).toSorted()).toEqual([...features].toSorted());
    const said = features
      .flatMap((feature) => [1, -1].map((points) => because([{ feature, points }], texts, language)))
      .filter((sentence) => sentence !== '');
    for (const sentence of said) {
      expect(sentence).toMatch(/^(It|Cela|Dat) \S.*[^.]\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|null| {2}|!|'/);
    }
    expect(new Set(said).size, 'no two of them say the same').toBe(said.length);
  });

  test('the words are written for the sign of each weight', () => {
    expect(features.filter((_, i) => (weights[i] ?? 0) < 0)).toEqual(AGAINST[id]);
  });
});

test('what can be counted is said with its number', () => {
  const sale = [
    { feature: 'rupees', points: 6 },
    { feature: 'actions', points: -2 * (bombay.judgement.weights[bombay.judgement.features.indexOf('actions')] ?? 0) },
  ];
  expect(because(sale, bombayEn, 'en')).toBe('It brings in 6 rupees, but uses up 2 actions.');
  expect(because(sale, bombayFr, 'fr')).toBe('Cela rapporte 6 roupies, mais prend 2 actions.');
  expect(because(sale, bombayNl, 'nl')).toBe('Dat levert 6 roepies op, maar verbruikt 2 acties.');
  expect(because([{ feature: 'money', points: -0.5 }], rajasFr, 'fr')).toBe('Cela coûte 1 pièce.');
});
