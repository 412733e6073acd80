import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FastRng, Match, waiting } from '../../../kernel/index.ts';
import { bombay } from '../index.ts';
import { type Bombay, type BombayEvent, type BombayMove, OPTIONS } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { gameText } from './game.ts';
import { nl } from './nl.ts';
import { rules as rulesEn } from './rules.en.ts';
import { rules as rulesFr } from './rules.fr.ts';
import { rules as rulesNl } from './rules.nl.ts';
import { CHAPTERS } from './rules.ts';

const TEXTS = {
  en: { ...gameText(en), rules: rulesEn },
  fr: { ...gameText(fr), rules: rulesFr },
  nl: { ...gameText(nl), rules: rulesNl },
};
const name = (seat: number) => ['Ava', 'Ravi', 'Mina', 'Tom', 'Lou'][seat] ?? '';

/** One event of every kind. */
const EVENTS: { readonly [K in BombayEvent['is']]: Extract<BombayEvent, { is: K }> } = {
  round: { is: 'round', round: 2, first: 1 },
  supplied: {
    is: 'supplied',
    markets: [
      { yellow: 0, purple: 0, blue: 3, orange: 3 },
      { yellow: 2, purple: 0, blue: 0, orange: 0 },
      { yellow: 0, purple: 0, blue: 0, orange: 0 },
    ],
  },
  lap: { is: 'lap', lap: 3 },
  went: { is: 'went', seat: 0, from: 'INDORE', to: 'A', actions: 2 },
  toll: { is: 'toll', seat: 0, by: 1, at: 'H1', rupees: 1 },
  bought: { is: 'bought', seat: 0, silk: 'orange', market: 'right', rupees: 2, actions: 2 },
  sold: { is: 'sold', seat: 0, silk: 'purple', city: 'INDORE', rung: 2, rupees: 1, clients: 2 },
  cityToken: { is: 'cityToken', seat: 0, city: 'INDORE' },
  built: { is: 'built', seat: 0, at: 'G1', silk: 'blue' },
  palaceToken: { is: 'palaceToken', seat: 0, token: 'pt3', effect: 'city' },
  freeBale: { is: 'freeBale', seat: 0, silk: 'yellow', market: 'left' },
  noFreeBale: { is: 'noFreeBale', seat: 0 },
  closed: { is: 'closed', silk: 'yellow' },
  waited: { is: 'waited', seat: 0, rupees: 1 },
  ended: { is: 'ended', seat: 0, unspent: 2 },
};

/** Every rule id that a refusal of the rules can name. */
function refusalIds(): string[] {
  const steps = ['build', 'buy', 'move', 'sell', 'turn', 'wait'].map((file) =>
    readFileSync(new URL(`../steps/${file}.ts`, import.meta.url), 'utf8'),
  );
  // Ids in quotes are values; those in comments are not.
  return [...new Set(steps.flatMap((code) => code.match(/'BO-[A-Z]+-\d+'/g) ?? []))]
    .map((id) => id.slice(1, -1))
    .toSorted();
}

describe.each(Object.entries(TEXTS))('%s', (_language, text) => {
  test('every event has a sentence without a gap', () => {
    for (const event of Object.values(EVENTS)) {
      const line = text.event(event, name) ?? '';
      expect(line, event.is).toMatch(/\.$/);
      expect(line, event.is).not.toMatch(/undefined|NaN|null| {2}/);
    }
  });

  test('every refusal of the rules is explained, and nothing else', () => {
    expect(Object.keys(text.refusals).toSorted()).toEqual(refusalIds());
  });

  test('every option, every line of the sheet and every question has its words', () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(OPTIONS));
    const match = Match.simulated<Bombay, BombayMove, BombayEvent>(
      bombay,
      {
        seats: 2,
        options: { palaceOnHills: true, palaceOnIdlePosts: false, openMoney: false, firstGameLayout: false },
      },
      'words',
    );
    expect(Object.keys(text.sheet)).toEqual(bombay.score(match.state).sheet.map(({ key }) => key));
    const rng = new FastRng('words');
    for (let seat = waiting(match.state)[0]; seat !== undefined; seat = waiting(match.state)[0]) {
      const view = bombay.view(match.state, seat);
      expect(text.question(view, seat).title).not.toBe('');
      expect(text.clock(view)).toMatch(/\d/);
      const moves: BombayMove[] = [];
      const step = match.state.agenda.at(-1);
      if (step?.kind === 'turn') bombay.steps.turn.moves(match.state, step, seat, moves);
      if (step?.kind === 'freeBale') bombay.steps.freeBale.moves(match.state, step, seat, moves);
      match.answer(seat, moves[rng.int(moves.length)]);
    }
    expect(text.question(bombay.view(match.state, 0), 0).title).not.toBe('');
  });

  test('the rules reference has every rule once, in the same order', () => {
    const ids = text.rules.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(ids).toEqual(Object.values(CHAPTERS).flat());
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
  expect(all).not.toMatch(/[a-zéèà\d’] ?[;?](?=[^a-z])/i);
  expect(text.event(EVENTS.went, name)).toContain('d’Indore');
  expect(text.event(EVENTS.cityToken, name)).toContain('d’Indore');
  expect(text.event(EVENTS.toll, name)).toContain('d’Ava');
});

test('counted nouns agree', () => {
  expect([1, 2].map(en.counts.rupees)).toEqual(['1 rupee', '2 rupees']);
  expect([0, 1, 2].map(fr.counts.rupees)).toEqual(['0 roupie', '1 roupie', '2 roupies']);
  expect([1, 2].map(nl.counts.palaces)).toEqual(['1 paleis', '2 paleizen']);
});
