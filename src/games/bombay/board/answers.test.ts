import { describe, expect, test } from 'vitest';
import { FastRng, Match, same, waiting } from '../../../kernel/index.ts';
import { Table } from '../../../table/table.ts';
import type { City, PalaceToken, Silk } from '../data.ts';
import { bombay } from '../index.ts';
import type { Bombay, BombayEvent, BombayMove, BombayOptions } from '../state.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { nl } from '../text/nl.ts';
import type { BombayView } from '../view.ts';
import { answersIn } from './answers.ts';

const OPTIONS: BombayOptions = {
  palaceOnHills: true,
  palaceOnIdlePosts: false,
  openMoney: false,
  firstGameLayout: true,
};

function tableFor(seats: number, seed: string, options: BombayOptions = OPTIONS) {
  const match = Match.simulated<Bombay, BombayMove, BombayEvent>(bombay, { seats, options }, seed);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, bot: null }));
  return new Table<Bombay, BombayMove, BombayEvent, BombayView>(bombay, match, sitters);
}

/** The answers of whoever is asked. */
function asked(table: ReturnType<typeof tableFor>) {
  const [seat] = waiting(table.match.state);
  if (seat === undefined) throw new Error('nobody is asked');
  const sight = table.sight(seat);
  const ahead = (line: readonly BombayMove[]) => table.ahead(seat, line);
  return { seat, sight, ahead, answers: answersIn(en, sight, ahead) };
}

/** A table at its first question, changed by hand: the position under test. */
function position(seats: number, change: (s: Bombay, seat: number) => void) {
  const table = tableFor(seats, 'position');
  const [seat] = waiting(table.match.state);
  change(table.match.state, seat ?? 0);
  return asked(table);
}

describe('answers over random games', () => {
  test.each([2, 3, 4, 5])('%i players: every legal move once, gestures legal, ids unique', (seats) => {
    const table = tableFor(seats, `answers ${seats}`);
    const rng = new FastRng(`answers ${seats}`);
    for (let ply = 0; ply < 150 && !table.over; ply++) {
      const { seat, sight, ahead, answers } = asked(table);
      for (const move of sight.moves)
        expect(answers.filter(({ moves }) => moves.length === 1 && same(moves[0], move))).toHaveLength(1);
      expect(answers.filter(({ moves }) => moves.length === 1)).toHaveLength(sight.moves.length);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      expect(answers.filter(({ place }) => place === 'main').length).toBeLessThanOrEqual(8);
      for (const { id, moves, group } of answers) {
        expect(en.groups, group).toHaveProperty(group);
        const before = ahead(moves.slice(0, -1));
        expect(before?.moves.some((move) => same(move, moves.at(-1))) ?? moves.length === 1, id).toBe(true);
      }
      const all = sight.moves;
      table.answer(seat, all[rng.int(all.length)]);
    }
  });

  describe('the last answer of a round has its price and its gain too, although nothing can be seen after it', () => {
    const last = (actions: number, change: (s: Bombay, seat: number) => void) =>
      position(2, (s, seat) => {
        const turn = s.agenda.at(-1);
        s.agenda = turn?.kind === 'turn' ? [{ kind: 'round' }, { ...turn, actions }] : [];
        change(s, seat);
      });
    const chips = (answer: ReturnType<typeof asked>['answers'][number] | undefined) => ({
      price: answer?.price.map(({ icon, amount }) => [icon, amount]),
      gain: answer?.gain.map(({ icon, amount }) => [icon, amount]),
    });
    const sale = (cities: City[], left: number) => {
      const { answers } = last(1, (s, seat) => {
        const player = s.players[seat];
        if (!player) return;
        Object.assign(player, { at: 'BOMBAY', load: ['yellow'] });
        player.purse.cities = cities;
        s.cityTokens.BOMBAY = left;
      });
      return chips(answers.find(({ id }) => id === 'sell:yellow'));
    };
    const palace = (token: PalaceToken | null, left: Silk[] = []) => {
      const { answers } = last(1, (s, seat) => {
        const player = s.players[seat];
        if (player) Object.assign(player, { at: 'G1', load: ['yellow'] });
        s.tokens.G1 = token;
        for (const market of s.markets) Object.assign(market, { yellow: 0, purple: 0, blue: 0, orange: 0 });
        for (const silk of left) s.markets[1][silk] = 2;
      });
      return chips(answers.find(({ id }) => id === 'build:yellow'))?.gain;
    };

    test('BO-SELL-3, BO-CITY-1: a sale, with the token of the city', () => {
      const price = [
        ['action', 1],
        ['bale-yellow', undefined],
      ];
      const rupees = ['rupee', 5];
      expect(sale([], 1)).toEqual({ price, gain: [rupees, ['city-BOMBAY', undefined]] });
      expect(sale(['BOMBAY'], 0)).toEqual({ price, gain: [rupees] });
      expect(sale([], 0)).toEqual({ price, gain: [rupees] });
    });

    test('BO-WAIT-1: waiting, with its rupee', () => {
      const { answers } = last(3, () => {});
      expect(chips(answers.find(({ id }) => id === 'wait'))).toEqual({ price: [['action', 3]], gain: [['rupee', 1]] });
    });

    test('BO-PAL-3, BO-PAL-4: a palace, with what its token brings', () => {
      const built = ['palace', undefined];
      expect(palace(null)).toEqual([built]);
      expect(palace('pt5')).toEqual([['rupee', 2], built]);
      expect(palace('pt1')).toEqual([built, ['client', undefined]]);
      expect(palace('pt3')).toEqual([built, ['city-own', undefined]]);
      expect(palace('pt7', ['blue'])).toEqual([['bale-blue', undefined], built]);
      expect(palace('pt7')).toEqual([built]);
    });
  });
});

describe('gestures', () => {
  test('BO-SELL-3, BO-CITY-1: go and sell shows its price, its gain and the rung it stands for', () => {
    const { answers } = position(4, (s, seat) => {
      const player = s.players[seat];
      if (player) Object.assign(player, { at: 'A', load: ['yellow'] });
    });
    const sale = answers.find(({ id }) => id === 'go:BOMBAY+sell:yellow');
    expect(sale?.target).toBe('BOMBAY+sell:yellow');
    expect(sale?.place).toBe('main');
    expect(sale?.price.map(({ says }) => says)).toEqual(['2 actions', 'a yellow bale']);
    expect(sale?.gain.map(({ says }) => says)).toEqual(['5 rupees', 'the Bombay token']);
    expect(sale?.spoken).toBe(
      'Go to Bombay and sell a yellow bale. Costs 2 actions and a yellow bale. Brings 5 rupees and the Bombay token.',
    );
  });

  test('BO-TOLL-1: of two ways that are equally short, the one with fewer tolls is taken', () => {
    const { answers } = position(3, (s, me) => {
      const player = s.players[me];
      if (player) Object.assign(player, { at: 'BOMBAY', load: [] });
      s.palaces = { G8: (me + 1) % 3 };
    });
    // From Bombay, E1 is reached over G8 (a rival's palace) or H1 (free), both in two actions.
    const way = answers.find(({ id }) => id === 'go:E1');
    expect(way?.moves).toEqual([
      { do: 'go', to: 'H1' },
      { do: 'go', to: 'E1' },
    ]);
    expect(way?.price.some(({ icon }) => icon === 'toll')).toBe(false);
    expect(answers.find(({ id }) => id === 'go:G8')?.price.map(({ icon }) => icon)).toContain('toll');
  });

  test('BO-MOVE-1: a hill two roads away is out of reach with two actions', () => {
    const { answers } = position(3, (s, me) => {
      const player = s.players[me];
      const turn = s.agenda.at(-1);
      if (player) Object.assign(player, { at: 'E1', load: [] });
      if (turn?.kind === 'turn') turn.actions = 2;
    });
    expect(answers.some(({ target }) => target === 'B')).toBe(false);
    expect(answers.some(({ target }) => target === 'INDORE')).toBe(true);
  });

  test('BO-PAL-4: the free bale is offered on the bale in its stall', () => {
    const { answers } = position(3, (s, me) => {
      s.markets = [
        { yellow: 1, purple: 1, blue: 0, orange: 0 },
        { yellow: 0, purple: 0, blue: 0, orange: 0 },
        { yellow: 0, purple: 0, blue: 0, orange: 0 },
      ];
      s.agenda.push({ kind: 'freeBale', seat: me });
    });
    expect(answers.map(({ id, target }) => [id, target])).toEqual([
      ['take:yellow', 'left+take:yellow'],
      ['take:purple', 'left+take:purple'],
    ]);
  });
});

test('ending the turn stands last, after waiting for fortune', () => {
  const { sight, ahead } = asked(tableFor(3, 'order'));
  const closing = answersIn(en, sight, ahead).filter(({ place }) => place === 'end');
  expect(closing.map(({ id }) => id)).toEqual(['wait', 'end']);
});

test('labels are in the reader’s language', () => {
  const table = tableFor(4, 'language');
  const { sight, ahead } = asked(table);
  const label = (words: typeof en) => answersIn(words, sight, ahead).find(({ id }) => id === 'end')?.label;
  expect([en, fr, nl].map(label)).toEqual(['End the turn', 'Finir le tour', 'Beurt beëindigen']);
});
