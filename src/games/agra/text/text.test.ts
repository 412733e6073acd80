import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { active, FastRng, isOver, moves, perform, readOptions, start } from '../../../kernel/index.ts';
import { FAVOUR_TILE_IDS } from '../data.ts';
import type { AgraEvent } from '../events.ts';
import { agra } from '../index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { gameText } from './game.ts';
import { nl } from './nl.ts';
import { rules as rulesEn } from './rules.en.ts';
import { rules as rulesFr } from './rules.fr.ts';
import { rules as rulesNl } from './rules.nl.ts';

const TEXTS = {
  en: { ...gameText(en), rules: rulesEn },
  fr: { ...gameText(fr), rules: rulesFr },
  nl: { ...gameText(nl), rules: rulesNl },
};
const name = (seat: number) => ['Ava', 'Bo', 'Cy', 'Di'][seat] ?? '';

/** Every rule id that a refusal can name: in quotes in the steps, and one for each favour tile. */
function refusalIds(): string[] {
  const folder = new URL('../steps/', import.meta.url);
  const code = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const quoted = code.flatMap((text) => text.match(/'(?:AG|RU)-[\w.-]+'/g) ?? []).map((id) => id.slice(1, -1));
  return [...new Set([...quoted, ...FAVOUR_TILE_IDS.map((tile) => `AG-${tile.toUpperCase()}`)])].toSorted();
}

/** The rules that the page defines: a bullet or a row of the table of tiles; examples and editions are no rules. */
function pageIds(): string[] {
  const page = readFileSync(new URL('../../../../docs/rules/agra.md', import.meta.url), 'utf8');
  const found = [...page.matchAll(/^(?:\* |\| )\*\*((?:AG|RU)-[\w./]+(?:-[a-z])?)/gm)].map(([, id = '']) => id);
  return [...new Set(found)].toSorted();
}

/** The events of a random game, and the questions on the way. */
function played(visit: (view: ReturnType<typeof agra.view>, seat: number) => void): AgraEvent[] {
  const read = readOptions(agra, 4, {});
  if (!('options' in read)) throw new Error('options');
  const events: AgraEvent[] = [];
  const t = { rng: new FastRng('words of agra'), emit: (event: AgraEvent) => void events.push(event) };
  const s = start(agra, 4, read.options, t);
  for (let ply = 0; !isOver(s); ply++) {
    const seat = active(s);
    if (ply % 3 === 0) visit(agra.view(s, seat), seat);
    const offered = moves(agra, s, seat);
    const move = offered[t.rng.int(offered.length)];
    if (move) perform(agra, s, seat, move, t);
  }
  visit(agra.view(s, 0), 0);
  return events;
}

describe.each(Object.entries(TEXTS))('%s', (_language, text) => {
  test('every event of a whole game has a sentence, every question its words', () => {
    const events = played((view, seat) => {
      const { title, hint } = text.question(view, seat);
      expect(`${title} ${hint}`).not.toMatch(/undefined|NaN|null/);
      expect(title).not.toBe('');
      // The last turn is called that, and not one after which none is to come.
      expect(text.clock(view)).not.toBe('');
      expect(text.clock(view)).not.toMatch(/\b0\b/);
    });
    for (const event of events) {
      const line = text.event(event, name) ?? '';
      expect(line, event.is).toMatch(/\.$/);
      expect(line, event.is).not.toMatch(/undefined|NaN|null| {2}/);
    }
    expect(new Set(events.map(({ is }) => is)).size).toBeGreaterThan(30);
  });

  test('every refusal of the rules is explained, and nothing else', () => {
    expect(Object.keys(text.refusals).toSorted()).toEqual(refusalIds());
  });

  test('every option and every value of it has its words', () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(agra.options));
    for (const [key, spec] of Object.entries(agra.options))
      if (spec.kind === 'choice')
        expect(Object.keys(text.options[key]?.values ?? {}).toSorted()).toEqual(
          [...spec.values].map(String).toSorted(),
        );
  });

  test('the rules reference has every rule of the rules page once', () => {
    const ids = text.rules.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(pageIds());
    for (const chapter of text.rules) for (const { id, text: line } of chapter.rules) expect(line, id).toMatch(/\.$/);
  });

  test('nothing is shouted, and apostrophes are typographic', () => {
    const all = JSON.stringify([text.rules, text.refusals, text.options, text.sheet, text.groups]);
    expect(all).not.toMatch(/!/);
    expect(all).not.toMatch(/[a-zéà]'[a-zé]/i);
  });
});

test('French has a narrow no-break space before two-part signs', () => {
  const all = JSON.stringify([TEXTS.fr.refusals, TEXTS.fr.options, TEXTS.fr.sheet, fr.notables, fr.characters]);
  expect(all).not.toMatch(/[a-zéèà\d’)] ?[;?](?=[^a-z])/i);
  expect(all).not.toMatch(/[a-zéèà\d’)] : /i);
});
