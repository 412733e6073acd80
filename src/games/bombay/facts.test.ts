import { describe, expect, test } from 'vitest';
import {
  FastRng,
  Match,
  parseRecord,
  type ReadFacts,
  readFacts,
  readOptions,
  start,
  verify,
} from '../../kernel/index.ts';
import { BALES, CITY_TOKEN_RUPEES, DEMAND_COLUMNS, FIRST_GAME, PALACE_TOKENS, ROADS } from './data.ts';
import { CORRECTABLE, EXAMPLE, factsOf, factsWith, PRINTED } from './facts.ts';
import { bombay } from './index.ts';
import { score } from './score.ts';
import { effectOf } from './steps/build.ts';
import { go, offered, PLAIN, position } from './testing.ts';

const read = (corrections: object): ReadFacts => readFacts(CORRECTABLE, { title: 'a box', corrections });
const wrong = (corrections: object) => {
  const answer = read(corrections);
  return 'problems' in answer ? answer.problems.map(({ at, wrong }) => `${at}: ${wrong}`) : [];
};
const box = (corrections: Record<string, string | number | boolean>) => ({ title: 'a box', corrections });

describe('corrected facts of Bombay', () => {
  test('without corrections the facts are those of data.ts', () => {
    expect(PRINTED.bales).toEqual(BALES);
    expect(PRINTED.roads).toEqual(ROADS);
    expect(PRINTED.columns).toEqual(DEMAND_COLUMNS);
    expect(PRINTED.tokens).toEqual(PALACE_TOKENS);
    expect(PRINTED.first).toEqual(FIRST_GAME);
    expect(PRINTED.cityRupees).toEqual(CITY_TOKEN_RUPEES);
    expect(factsOf({ options: PLAIN })).toBe(PRINTED);
  });

  test('BO-COMP-5: the bales are seventeen in all', () => {
    expect(wrong({ 'bales.blue': 6 })).toEqual(['bales.blue: sum']);
    expect(wrong({ 'bales.blue': 6, 'bales.orange': 4 })).toEqual([]);
    expect(wrong({ 'bales.blue': 0, 'bales.orange': 10 })).toEqual(['bales.blue: value']);
  });

  test('BO-MAP-4: every place can be reached, whichever end of a road is named first', () => {
    const lost = { 'roads.F1.G1': false, 'roads.G8.F1': false };
    expect(wrong(lost)).toEqual(['roads.F1.G1: apart']);
    expect(wrong({ ...lost, 'roads.F1.A': true })).toEqual([]);
    // From A itself nothing can be reached any more: it is A that is named, at a road that was taken away.
    const roadsOfA = PRINTED.roads
      .filter((road) => road.includes('A'))
      .map((road) => [`roads.${road.join('.')}`, false]);
    const alone = read(Object.fromEntries(roadsOfA));
    expect(alone).toMatchObject({ problems: [{ wrong: 'apart', found: 'A' }] });
    const [problem] = 'problems' in alone ? alone.problems : [];
    expect(roadsOfA.map(([path]) => CORRECTABLE.usual?.(String(path)))).toContain(problem?.at);
    expect(wrong({ 'roads.F1.F1': true, 'roads.F1.X9': true })).toEqual([
      'roads.F1.F1: unknownPath',
      'roads.F1.X9: unknownPath',
    ]);
  });

  test('BO-SETUP-6, BO-CITY-3, BO-SETUP-9, BO-END-2: columns, tokens, layout and payments fit together', () => {
    expect(wrong({ 'columns.c1.1': 'blue' })).toEqual(['columns.c1.1: twice', 'columns.c1.1: often']);
    expect(wrong({ 'columns.c1.1': 'orange' })).toEqual(['columns.c1.1: often']);
    expect(wrong({ 'tokens.pt1.yellow': 'city' })).toEqual(['tokens.pt1.yellow: often']);
    expect(wrong({ 'first.BOMBAY': 'c2' })).toEqual(['first.BOMBAY: twice']);
    expect(wrong({ 'first.E1': 'blue' })).toEqual(['first.E1: twice']);
    expect(wrong({ 'first.G1': 'pt8' })).toEqual(['first.G1: twice']);
    expect(wrong({ 'cities.3': 1 })).toEqual(['cities.3: falls']);
    expect(wrong({ 'cities.3': -1, 'sale.1': 9 })).toEqual(['cities.3: value', 'sale.1: unknownPath']);
  });

  test('BO-END-2: city tokens pay from nothing to sixty rupees', () => {
    expect(wrong({ 'cities.1': 0, 'cities.6': 60 })).toEqual([]);
    expect(wrong({ 'cities.1': -1, 'cities.6': 61 })).toEqual(['cities.1: value', 'cities.6: value']);
  });

  test('BO-MOVE-1: a corrected road is a way, one that is taken away is none', () => {
    const s = position({ options: { facts: box({ 'roads.A.B': true, 'roads.A.H1': false }) } });
    expect(offered(s, 'go')).toContainEqual(go('B'));
    expect(offered(s, 'go')).not.toContainEqual(go('H1'));
    expect(factsOf(s).distance.B.A).toBe(2);
  });

  test('BO-PAL-5: a token does what is printed on it', () => {
    const facts = box({ 'tokens.pt2.orange': 'bale' });
    expect(effectOf(position({ options: { facts } }), 'pt2')).toBe('bale');
    expect(effectOf(position(), 'pt2')).toBe('rupees');
  });

  test('BO-END-2: city tokens pay what is printed', () => {
    const merchants = [{ cities: ['INDORE' as const, 'NAGPUR' as const] }];
    const paid = (facts?: ReturnType<typeof box>) =>
      score(position({ merchants, options: facts ? { facts } : {} })).sheet.find(({ key }) => key === 'cityRupees')
        ?.values[0];
    expect(paid()).toBe(2);
    expect(paid(box({ 'cities.2': 3 }))).toBe(3);
  });

  test('BO-SETUP-4, BO-SETUP-6: bag, columns and first layout are dealt from the corrected box', () => {
    const options = { ...PLAIN, firstGameLayout: true, facts: EXAMPLE };
    const s = start(bombay, 4, options, { rng: new FastRng('box'), emit() {} });
    const facts = factsWith(EXAMPLE);
    expect(s.demand.BOMBAY).toEqual(['purple', 'yellow', 'blue']);
    expect([s.posts.E1, s.posts.E2]).toEqual(['yellow', 'orange']);
    expect(facts.bales).toMatchObject({ yellow: 4, orange: 4 });
    expect(bombay.faults(s)).toEqual([]);
  });

  test('a record carries its facts, is read again and verifies alone', () => {
    const options = readOptions(bombay, 3, { facts: EXAMPLE });
    if (!('options' in options)) throw new Error('the example is possible');
    const match = Match.simulated(bombay, { seats: 3, options: options.options }, 'facts');
    for (let i = 0; i < 40; i++) {
      const seat = match.state.agenda.at(-1);
      if (seat === undefined || !('seat' in seat)) break;
      // The road that was added comes last.
      const answer = offered(match.state, 'go').at(-1);
      match.answer(seat.seat, answer ?? { do: 'end' });
    }
    const parsed = parseRecord(JSON.stringify(match.record()));
    if ('problem' in parsed) throw new Error(`${parsed.at}: ${parsed.problem}`);
    expect(parsed.record.options['facts']).toEqual(EXAMPLE);
    expect(verify(bombay, parsed.record)).toHaveProperty('match');
    const other = { ...parsed.record, options: { ...parsed.record.options, facts: box({ 'cities.2': 3 }) } };
    expect(verify(bombay, other)).toMatchObject({ problem: 'illegal' });
    const broken = { ...parsed.record, options: { ...parsed.record.options, facts: box({ 'bales.blue': 9 }) } };
    expect(verify(bombay, broken)).toMatchObject({ problem: 'option' });
  });
});

test('BO-SETUP-6, BO-SETUP-9: a corrected first layout changes nothing in a game that is dealt at random', () => {
  const dealt = (options: typeof PLAIN) => start(bombay, 3, options, { rng: new FastRng('deal'), emit() {} }).demand;
  const swapped = box({ 'first.BOMBAY': 'c2', 'first.INDORE': 'c1' });
  expect(dealt({ ...PLAIN, facts: swapped })).toEqual(dealt(PLAIN));
});
