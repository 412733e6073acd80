import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FastRng, Match, moves, waiting } from '../../../kernel/index.ts';
import { ACTION_SPACES, CELLS, PROVINCE_SIDES, RIVER_SPACES, RIVER_TILES, YIELD_TILES } from '../data.ts';
import { rajas } from '../index.ts';
import { OPTIONS, type Rajas, type RajasEvent, type RajasMove } from '../state.ts';
import { options } from '../testing.ts';
import { TILE_IDS, tileOf } from '../tiles.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { gameText } from './game.ts';
import { nl } from './nl.ts';
import { rules as rulesEn } from './rules.en.ts';
import { rules as rulesFr } from './rules.fr.ts';
import { rules as rulesNl } from './rules.nl.ts';
import { CHAPTERS } from './rules.ts';

const TEXTS = [
  ['en', en, { ...gameText(en), rules: rulesEn }],
  ['fr', fr, { ...gameText(fr), rules: rulesFr }],
  ['nl', nl, { ...gameText(nl), rules: rulesNl }],
] as const;
const name = (seat: number) => ['Ava', 'Ravi', 'Mina', 'Tom'][seat] ?? '';
const GAP = /undefined|NaN|null| {2}|\[object/;

/** One event of every kind. */
const EVENTS: { readonly [K in RajasEvent['is']]: RajasEvent & { readonly is: K } } = {
  started: { is: 'started', first: 0, totals: [9, 12] },
  riverTile: { is: 'riverTile', space: 5, tile: 'rt-2', roll: 5 },
  round: { is: 'round', round: 2, first: 1 },
  phase: { is: 'phase', phase: 3 },
  skipped: { is: 'skipped', seat: 0 },
  stuck: { is: 'stuck', seat: 0 },
  passed: { is: 'passed', seat: 0 },
  placed: { is: 'placed', seat: 0, space: 'quarry-2p-1', money: 1 },
  paid: { is: 'paid', seat: 0, die: 'orange-1', as: 6, karma: 1 },
  money: { is: 'money', seat: 0, amount: 3, now: 13, by: 'palace-chamber-4-raja-man-singh' },
  fame: { is: 'fame', seat: 0, amount: 2, now: 5, by: 'B12' },
  karma: { is: 'karma', seat: 0, amount: 2, now: 3, by: 'river-2' },
  built: { is: 'built', seat: 0, tile: 'B12', cell: '2-2', turn: 90, covers: 'O02' },
  revealed: { is: 'revealed', stack: 'blue-snake', tile: null },
  yield: { is: 'yield', seat: 0, slot: 'A-S3', tile: null },
  rolled: { is: 'rolled', seat: 0, dice: ['blue-3', 'green-5'], by: 'money-33' },
  rerolled: { is: 'rerolled', seat: 0, from: ['blue-1'], to: ['blue-6'] },
  returned: { is: 'returned', seat: 0, die: 'orange-2' },
  noDice: { is: 'noDice', seat: 0, by: 'rt-1' },
  upgraded: { is: 'upgraded', seat: 0, building: 'mill', level: 3, by: 'fame-5' },
  lost: { is: 'lost', seat: 0, gain: 'karma', by: 'white-7' },
  sailed: { is: 'sailed', seat: 0, from: 1, to: 4, by: 'harbour-2p-1' },
  stayed: { is: 'stayed', seat: 0, by: 'A-S5' },
  chamber: { is: 'chamber', seat: 0, chamber: 'dancer', by: 'river-6' },
  scored: { is: 'scored', seat: 0, goods: 'tea', money: 7, by: 'market-tea' },
  bonus: { is: 'bonus', seat: 0, track: 'money', space: 12 },
  activated: { is: 'activated', seat: 0, where: 'bridge' },
  leftGame: { is: 'leftGame', seat: 0, where: 'money' },
  whiteTile: { is: 'whiteTile', seat: 0, tile: 'white-3' },
  reshuffled: { is: 'reshuffled', tiles: 8 },
  tookYield: { is: 'tookYield', seat: 0, tile: 'brown-5' },
  declinedYield: { is: 'declinedYield', seat: 0 },
  laidYield: { is: 'laidYield', seat: 0, tile: 'brown-5', slot: 'B-S1' },
  crossed: { is: 'crossed', seat: 0, margin: 2 },
  elephant: { is: 'elephant', seat: 1, mogul: true },
  over: { is: 'over' },
};

/** Every rule id that a refusal of the rules can name: ids in quotes are values, those in comments are not. */
function refusalIds(): string[] {
  const steps = new URL('../steps/', import.meta.url);
  const code = readdirSync(steps)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, steps), 'utf8'));
  return [...new Set(code.flatMap((text) => text.match(/'RG-[A-Z]+-\d+'/g) ?? []))]
    .map((id) => id.slice(1, -1))
    .toSorted();
}

describe.each(TEXTS)('%s', (_language, words, text) => {
  test('every event has a sentence without a gap', () => {
    for (const event of Object.values(EVENTS)) {
      const line = text.event(event, name) ?? '';
      expect(line, event.is).toMatch(/\.$/);
      expect(line, event.is).not.toMatch(GAP);
    }
  });

  test('every space, tile, cell and effect has its words', () => {
    const effects = [
      ...ACTION_SPACES.map(({ effect }) => effect),
      ...RIVER_SPACES.map(({ gain }) => gain),
      ...Object.values(RIVER_TILES).map(({ gain }) => gain),
      ...Object.values(YIELD_TILES).map(({ gain }) => gain),
      ...[...PROVINCE_SIDES.A, ...PROVINCE_SIDES.B].map(({ gain }) => gain),
    ];
    const all = [
      ...effects.map(words.effect),
      ...ACTION_SPACES.map(({ id }) => words.space(id)),
      ...TILE_IDS.map((id) => words.tile(tileOf(id))),
      ...CELLS.map((cell) => words.cell[cell]),
    ];
    for (const line of all) {
      expect(line).not.toBe('');
      expect(line).not.toMatch(GAP);
    }
    expect(new Set(CELLS.map((cell) => words.cell[cell])).size).toBe(CELLS.length);
  });

  test('every refusal of the rules is explained, and nothing else', () => {
    expect(Object.keys(text.refusals).toSorted()).toEqual(refusalIds());
  });

  test('every option, every line of the sheet and every question has its words', () => {
    expect(Object.keys(text.options)).toEqual(Object.keys(OPTIONS));
    const match = Match.simulated<Rajas, RajasMove, RajasEvent>(
      rajas,
      { seats: 2, options: options(2, { navaratnas: true, ganga: true }) },
      'words',
    );
    expect(Object.keys(text.sheet)).toEqual(rajas.score(match.state).sheet.map(({ key }) => key));
    const rng = new FastRng('words');
    for (let seat = waiting(match.state)[0]; seat !== undefined; seat = waiting(match.state)[0]) {
      const view = rajas.view(match.state, seat);
      const { title, hint } = text.question(view, seat);
      expect(title).not.toBe('');
      expect(`${title} ${hint}`).not.toMatch(GAP);
      expect(text.clock(view)).toMatch(/\d/);
      const all = moves(rajas, match.state, seat);
      match.answer(seat, all[rng.int(all.length)]);
    }
    expect(text.question(rajas.view(match.state, 0), 0)).toEqual(words.question.over);
  });

  test('the rules reference has every rule once, in the same order', () => {
    const ids = text.rules.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(ids).toEqual(Object.values(CHAPTERS).flat());
    expect(new Set(ids).size).toBe(ids.length);
    for (const chapter of text.rules) for (const { text: line } of chapter.rules) expect(line).toMatch(/\.$/);
  });

  test('nothing is shouted, and apostrophes are typographic', () => {
    const all = JSON.stringify([text.rules, text.refusals, text.options, text.sheet, text.groups]);
    expect(all).not.toMatch(/!/);
    expect(all).not.toMatch(/[a-zéà]'[a-zé]/i);
  });
});

test('the reference has every rule of the rules page', () => {
  const page = readFileSync(new URL('../../../../docs/rules/rajas.md', import.meta.url), 'utf8');
  const ids = [...page.matchAll(/^\| (RG-[A-Z]+-\d+) /gm)].map(([, id]) => id ?? '');
  const known: readonly string[] = Object.values(CHAPTERS).flat();
  expect(known.toSorted()).toEqual([...new Set(ids)].filter((id) => !id.startsWith('RG-AC-')).toSorted());
});

test('French has a narrow no-break space before two-part signs, and elides', () => {
  const [, , text] = TEXTS[1];
  const all = JSON.stringify([text.rules, text.refusals, text.options, text.sheet]);
  expect(all).not.toMatch(/[a-zéèà\d’] ?[;?](?=[^a-z])/i);
  expect(text.event(EVENTS.crossed, name)).toContain('d’Ava');
});

test('counted nouns agree', () => {
  expect([1, 2].map(en.counts.dice)).toEqual(['1 die', '2 dice']);
  expect([0, 1, 2].map(fr.counts.workers)).toEqual(['0 ouvrier', '1 ouvrier', '2 ouvriers']);
  expect([1, 2].map(nl.counts.tiles)).toEqual(['1 tegel', '2 tegels']);
});

test('dice of one colour are said as many of it, not one after the other', () => {
  expect(en.answer.take(['purple', 'purple']).says).toBe('Take 2 purple dice');
  expect(fr.answer.take(['purple', 'blue', 'purple']).says).toBe('Prendre 2 dés violets et 1 dé bleu');
  expect(nl.answer.take(['purple', 'purple']).says).toBe('2 paarse dobbelstenen nemen');
});
