/** The rules reference and the printed facts of every game: complete, the same in every language, and drawn without a fault. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../src/cli/ruleids.ts';
import type { CorrectedFacts } from '../src/kernel/index.ts';
import { type FactsChapter, LANGUAGES, type RulesReference } from '../src/ui/contract.ts';
import { facesOf } from '../src/web/faces.ts';
import { GAMES, loadGame } from '../src/web/registry.ts';
import { find, indexOf, named, wordsOf } from '../src/web/rules/search.ts';
import { fastest } from './fastest.ts';

const ROOT = new URL('../', import.meta.url);
const faces = facesOf(
  ['Ava', 'Ravi', 'Mina', 'Tom', 'Lou'].map((name) => ({ name, bot: null })),
  'house',
);

/** Worked examples and checks of the pages are tests, not rules: the reference has none of them. */
const EXAMPLES = /^(AM-EX|RG-AC)-/;
/** Constants of `data.ts` that nothing printed shows: limits of the program, and the record helper. */
const UNPRINTED: Readonly<Record<string, readonly string[]>> = { agra: ['ROUNDS_AT_MOST', 'STANDINGS'] };

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
/** The rules that questions and events are linked to: every id in quotes. */
const linked = (game: string) =>
  [...read(`src/games/${game}/text/links.ts`).matchAll(/'([A-Z]{2}-[^']+)'/g)].map(([, id = '']) => id);
const idsOf = ({ chapters }: RulesReference) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
const factsOf = (chapters: readonly FactsChapter[]) => chapters.flatMap(({ facts }) => facts);

async function loaded(id: string, language: (typeof LANGUAGES)[number]) {
  const game = await loadGame(id, language);
  if (game === null) throw new Error(`no game ${id}`);
  return { ui: game.ui, rules: await game.ui.rules(), facts: await game.ui.facts() };
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('the reference has every rule of the rules page once, in the same order in every language', async () => {
    const page = rulesOf(read(`docs/rules/${game}.md`)).filter((id) => !EXAMPLES.test(id));
    const [en, ...others] = await Promise.all(LANGUAGES.map(async (of) => idsOf((await loaded(game, of)).rules)));
    expect(new Set(en).size).toBe(en?.length);
    expect(page.filter((id) => !en?.includes(id))).toEqual([]);
    for (const other of others) expect(other).toEqual(en);
  });

  test('every rule that a question, a refusal or a picture points at is in the reference', async () => {
    const { ui, rules, facts } = await loaded(game, 'en');
    const index = indexOf(rules.chapters);
    const cited = [
      ...linked(game),
      ...Object.keys(ui.text.refusals),
      ...rules.pictures.map(({ rule }) => rule),
      ...factsOf(facts).map(({ rule }) => rule),
    ];
    expect(linked(game).length).toBeGreaterThan(10);
    expect(cited.filter((id) => named(index, id) === null)).toEqual([]);
  });

  test.each(LANGUAGES)('every picture and every fact is drawn, in %s', async (language) => {
    const { rules, facts } = await loaded(game, language);
    expect(rules.pictures.length).toBeGreaterThan(15);
    for (const { rule, says, Drawing } of rules.pictures) {
      expect(says, rule).toMatch(/\.$/);
      const drawn = renderToStaticMarkup(createElement(Drawing, { faces }));
      expect(drawn, rule).toMatch(/<svg|<img [^>]*src="data:image\/svg/);
      expect(drawn, rule).not.toMatch(/undefined|NaN/);
    }
    for (const { id, name, Drawing } of factsOf(facts)) {
      const drawn = renderToStaticMarkup(createElement(Drawing, { faces }));
      expect(`${name} ${drawn}`, id).not.toMatch(/undefined|NaN|\[object/);
      expect(drawn, id).not.toBe('');
    }
  });

  test('every constant of data.ts stands on the page of facts, and facts have addresses of their own', async () => {
    const constants = [...read(`src/games/${game}/data.ts`).matchAll(/^export const ([A-Z][A-Z0-9_]*)/gm)].map(
      ([, name = '']) => name,
    );
    const facts = factsOf((await loaded(game, 'en')).facts);
    const shown = new Set(facts.flatMap(({ of }) => of));
    const hidden = UNPRINTED[game] ?? [];
    expect(constants.filter((name) => !shown.has(name) && !hidden.includes(name))).toEqual([]);
    expect([...shown].filter((name) => !constants.includes(name))).toEqual([]);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  test('what data.ts calls reconstructed is marked so', async () => {
    const facts = factsOf((await loaded(game, 'en')).facts);
    const text = read(`src/games/${game}/data.ts`);
    // A comment in front of a constant says where it comes from: `Source: reconstructed`, with or without a reason.
    for (const [, source = '', name = ''] of text.matchAll(
      /Sources?: (seed|reconstructed)(?: \([^)]*\))?\. \*\/\nexport const ([A-Z0-9_]+)/g,
    ))
      for (const fact of facts.filter(({ of }) => of[0] === name))
        expect(fact.source, `${name}: ${fact.id}`).toMatch(
          source === 'seed' ? /seed|partly|public/ : /reconstructed|partly/,
        );
  });

  test('the figures of the facts are the same in every language', async () => {
    const [en, ...others] = await Promise.all(
      LANGUAGES.map(async (of) => factsOf((await loaded(game, of)).facts).map(({ id, source }) => `${id} ${source}`)),
    );
    for (const other of others) expect(other).toEqual(en);
  });
});

test('a key press in the longest reference takes the search far less than a frame', async () => {
  const { rules } = await loaded('agra', 'en');
  const index = indexOf(rules.chapters);
  const typed = 'deliver a good to a notable';
  const all = fastest(5, () => {
    for (let n = 1; n <= typed.length; n++) find(index, wordsOf(typed.slice(0, n)));
  });
  expect(all / typed.length).toBeLessThan(16);
});

test.each([
  ['en', 'corrected'],
  ['fr', 'corrigé'],
  ['nl', 'verbeterd'],
] as const)('the arrows of Agra that were corrected say so in place of their source, in %s', async (language, says) => {
  const facts = factsOf((await loaded('agra', language)).facts);
  const arrows = facts.find(({ id }) => id === 'arrows');
  if (!arrows) throw new Error('no arrows');
  const rows = (corrected?: CorrectedFacts) =>
    renderToStaticMarkup(createElement(arrows.Drawing, { faces, corrected }))
      .split('<tr>')
      .filter((row) => row.includes(`<td>${says}</td>`)).length;
  expect(rows()).toBe(0);
  expect(rows({ title: 'my box', corrections: { 'arrows.dye': 'curry', 'arrows.statues': 'cement' } })).toBe(2);
});
