import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FastRng, Match, moves, waiting } from '../../../kernel/index.ts';
import { NAMES } from '../facts.ts';
import { amul } from '../index.ts';
import { type Amul, type AmulEvent, type AmulMove, OPTIONS } from '../state.ts';
import { PLAIN } from '../testing.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { gameText } from './game.ts';
import { nl } from './nl.ts';
import { rules as rulesEn } from './rules.en.ts';
import { rules as rulesFr } from './rules.fr.ts';
import { rules as rulesNl } from './rules.nl.ts';

const WORDS: Readonly<Record<string, Words>> = { en, fr, nl };
const TEXTS = {
  en: { ...gameText(en), rules: rulesEn },
  fr: { ...gameText(fr), rules: rulesFr },
  nl: { ...gameText(nl), rules: rulesNl },
};
const name = (seat: number) => ['Ava', 'Ravi', 'Mina', 'Tom', 'Lou', 'Asha', 'Noor', 'Tara'][seat] ?? '';

/** One event of every kind, and the variants that read differently. */
const EVENTS: readonly AmulEvent[] = [
  { is: 'firstPlayer', seat: 0 },
  { is: 'round', round: 2, firstChoice: 1 },
  { is: 'dealt', seat: 0, cards: ['A-1', 'A-2', 'A-5'], only: 0 },
  { is: 'turnedUp', cards: ['A-9'], pile: 1 },
  {
    is: 'proposed',
    lots: [
      { card: 'A-1', by: 0 },
      { card: 'A-2', by: null },
    ],
  },
  { is: 'order', of: 'choose', military: false, seats: [1, 2, 0] },
  { is: 'order', of: 'effects', military: true, seats: [1, 2, 0] },
  { is: 'chose', seat: 0, card: 'A-1', by: null },
  { is: 'chose', seat: 0, card: 'A-1', by: 0 },
  { is: 'chose', seat: 1, card: 'A-1', by: 0 },
  { is: 'revealed', cards: ['A-1', 'A-2', 'A-5'] },
  { is: 'removed', seat: 0, card: 'A-1' },
  { is: 'took', seat: 0, card: 'A-140', from: 'palace', with: 'A-39' },
  { is: 'declined', seat: 0, with: 'A-39', left: 1 },
  { is: 'discarded', cards: ['A-1'] },
  { is: 'finalHand', seat: 0, kept: [], discarded: ['A-9'] },
  { is: 'finalHand', seat: 0, kept: ['A-1'], discarded: [] },
  { is: 'spied', seat: 0, spy: 'A-121', on: 1, points: 3 },
  { is: 'traded', seat: 0, trader: 'trader_tea', series: 2, points: 16 },
  { is: 'majority', symbol: 'arab', symbols: [3, 0, 1], points: [8, 0, 4] },
  { is: 'majority', symbol: 'mongol', symbols: [0, 0, 0], points: [0, 0, 0] },
  { is: 'scored', scores: [61, -2, 40], ranks: [1, 3, 2] },
];

/** Every rule id that a refusal of the rules can name. */
function refusalIds(): string[] {
  const steps = ['choose', 'effects', 'propose', 'reveal'].map((file) =>
    readFileSync(new URL(`../steps/${file}.ts`, import.meta.url), 'utf8'),
  );
  // Ids in quotes are values; those in comments are not.
  return [...new Set(steps.flatMap((code) => code.match(/'AM-[A-Z]+-\d+'/g) ?? []))]
    .map((id) => id.slice(1, -1))
    .toSorted();
}

/** The ids that the rules page defines: each begins a row of a table or a paragraph. Worked examples are no rules. */
function pageIds(): string[] {
  const page = readFileSync(new URL('../../../../docs/rules/amul.md', import.meta.url), 'utf8');
  const rows = [
    ...page.matchAll(/^(?:\| (?:\*{0,2}[A-Za-z]*\*{0,2} ?\| )?|\*\*|### [A-Za-z]+: )(AM-[A-Z]+(?:-[A-Z\d_]+)+)/gm),
  ];
  return [...new Set(rows.map(([, id = '']) => id))].filter((id) => !id.startsWith('AM-EX-')).toSorted();
}

describe.each(Object.entries(TEXTS))('%s', (language, text) => {
  test('every event has a sentence without a gap', () => {
    for (const event of EVENTS) {
      const line = text.event(event, name) ?? '';
      expect(line, event.is).toMatch(/\.$/);
      expect(line, event.is).not.toMatch(/undefined|NaN|null| {2}/);
    }
    expect(new Set(EVENTS.map((event) => event.is)).size).toBe(17);
  });

  test('every refusal of the rules is explained, and nothing else', () => {
    expect(Object.keys(text.refusals).toSorted()).toEqual(refusalIds());
  });

  test('AM-DIG-5: every card has its name, its line and its explanation', () => {
    const cards = WORDS[language]?.cards;
    for (const card of NAMES) {
      expect(cards?.[card].name, card).not.toBe('');
      expect(cards?.[card].line, card).toMatch(/\.$/);
      expect(cards?.[card].line.length, card).toBeLessThanOrEqual(60);
      expect(cards?.[card].long, card).toMatch(/\.$/);
    }
    expect(new Set(NAMES.map((card) => cards?.[card].name)).size).toBe(NAMES.length);
  });

  test('every option, every line of the sheet and every question has its words', () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(OPTIONS));
    const match = Match.simulated<Amul, AmulMove, AmulEvent>(amul, { seats: 8, options: PLAIN }, 'words');
    const rng = new FastRng('words');
    for (let seat = waiting(match.state)[0]; seat !== undefined; seat = waiting(match.state)[0]) {
      const view = amul.view(match.state, seat);
      expect(text.question(view, seat).title).not.toBe('');
      expect(text.clock(view)).toMatch(/\d/);
      const all = moves(amul, match.state, seat);
      match.answer(seat, all[rng.int(all.length)]);
    }
    for (const { key } of amul.score(match.state).sheet) expect(text.sheet, key).toHaveProperty(key);
    expect(text.question(amul.view(match.state, 0), 0).title).not.toBe('');
    expect(text.clock(amul.view(match.state, 0))).not.toBe('');
  });

  test('the rules reference has every rule of the rules page once', () => {
    const ids = text.rules.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(pageIds());
    for (const chapter of text.rules) for (const { text: line } of chapter.rules) expect(line).toMatch(/\.$/);
  });

  test('nothing is shouted, and apostrophes are typographic', () => {
    const all = JSON.stringify([text.rules, text.refusals, text.options, text.sheet, text.groups]);
    expect(all).not.toMatch(/!/);
    expect(all).not.toMatch(/[a-zéà]'[a-zé]/i);
  });
});

test('French has a narrow no-break space before two-part signs, and elides', () => {
  const text = TEXTS.fr;
  const all = JSON.stringify([text.rules, text.refusals, text.options, text.sheet]);
  expect(all).not.toMatch(/[a-zéèà\d’)] ?[;?](?=[^a-z])/i);
  expect(all).not.toMatch(/[a-zéèà\d’)] : /i);
  expect(text.event({ is: 'chose', seat: 1, card: 'A-1', by: 0 }, name)).toContain('d’Ava');
});

test('counted nouns agree', () => {
  expect([-1, 1, 2].map(en.counts.points)).toEqual(['−1 point', '1 point', '2 points']);
  expect([0, 1, 2].map(fr.counts.points)).toEqual(['0 point', '1 point', '2 points']);
  expect([1, 2].map(nl.counts.cards)).toEqual(['1 kaart', '2 kaarten']);
});
