/** Corners that play hardly ever comes to: refusals name the rule that forbids, and what comes too late changes nothing. */
import { describe, expect, test } from 'vitest';
import { FastRng, redeal } from '../../kernel/index.ts';
import { FAVOUR_TILE_IDS } from './data.ts';
import { agra } from './index.ts';
import { newTurn } from './steps/turn.ts';
import { table } from './testing.ts';

describe('a refusal names its rule', () => {
  test('AG-5.3-c the Architect does not build what is built', () => {
    const at = table().built('oilPress').play({ do: 'place', space: 'architect' });
    expect(at.refusal({ do: 'build', site: 'oilPress' })).toBe('AG-5.3-c');
  });

  test('AG-BOT-a no study beyond the last space of the meditation track', () => {
    const at = table().goods(0, { wood: 1 });
    at.player(0).counter = 8;
    at.s.agenda.push({ kind: 'study', seat: 0, paid: 0 });
    expect(at.refusal({ do: 'pay', good: 'books' })).toBe('AG-BOT-a');
    at.player(0).counter = 1;
    expect(at.refusal({ do: 'pay', good: 'books' })).toBe('AG-5.2-b');
  });

  test('AG-5.6-a, AG-7.5-a a step of a delivery goes up no track that is at its top, nor one that was not asked for', () => {
    const at = table();
    at.player(0).influence.merchants = 9;
    at.s.agenda.push({ kind: 'influence', seat: 0, guilds: ['artists', 'merchants'], notables: [], left: 1 });
    expect(at.refusal({ do: 'advance', guild: 'merchants' })).toBe('AG-5.6-a');
    expect(at.refusal({ do: 'advance', guild: 'scholars' })).toBe('AG-7.5-a');
  });

  test('AG-FT11 who follows with a second good has the tile for it', () => {
    const at = table().goods(0, { cotton: 1 }).built('oilPress').goods(1, { cotton: 2 });
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    expect(at.refusal({ do: 'follow', count: 2 }, 1)).toBe('AG-FT11');
    at.favours(1, 2);
    expect(at.refusal({ do: 'follow', count: 2 }, 1)).toBe('AG-5.2.4-e');
    expect(at.refusal({ do: 'done' }, 1)).toBe('AG-INT-e');
  });

  test('AG-7.2-a, AG-6.1.2-b what is not in storage is neither delivered nor transformed by meditation', () => {
    const at = table().river('cook', 'sufi');
    at.s.blocked = 'exchange';
    at.s.turn.points = 6;
    expect(at.refusal({ do: 'meditate', action: 'deliver', to: 'cook', good: 'wood' })).toBe('AG-7.2-a');
    expect(at.refusal({ do: 'meditate', action: 'transform', to: 'paper', count: 1 })).toBe('AG-6.1.2-b');
    expect(at.refusal({ do: 'meditate', action: 'exchange', good: 'wood' })).toBe('AG-6.1.3-a');
  });

  test('AG-6.3.2-a, AG-N07-a a guild that there is not has no open order, and the Dyer dyes no good of another row', () => {
    const at = table().orderPhase();
    expect(at.refusal({ do: 'order', guild: 'nobody' })).toBe('AG-6.3.2-a');
    at.goods(0, { cotton: 2 }).s.agenda.push({ kind: 'dyer', seat: 0, good: 'cotton' });
    expect(at.refusal({ do: 'dye', good: 'wood' })).toBe('AG-N07-a');
  });

  test('AG-6.1.2-d a good whose value no other has cannot be exchanged', () => {
    const at = table().goods(0, { clothing: 1, statues: 1 });
    at.s.blocked = 'deliver';
    at.s.turn.points = 9;
    const offered = () => at.offered('meditate').flatMap((move) => (move.action === 'exchange' ? [move.good] : []));
    expect(offered()).toContain('clothing');
    at.s.prices.price3 = { good: 'clothing', face: 4 };
    expect(offered()).not.toContain('clothing');
    expect(offered()).toContain('statues');
  });

  test('AG-SAI-a one order by the Sailor, not two', () => {
    const at = table().goods(0, { sandstone: 1, books: 1, clothing: 1 });
    at.s.orderMarkers.artists = 0;
    at.player(0).influence.artists = 1;
    at.s.agenda.push({
      kind: 'sailor',
      seat: 0,
      used: 0,
      paid: 2,
      ordered: true,
      paying: false,
      served: [],
      jagirdar: null,
    });
    expect(at.refusal({ do: 'order', guild: 'artists' })).toBe('AG-SAI-a');
  });
});

describe('what comes too late', () => {
  test('RU-43 a Builder who has moved meanwhile stays where he is', () => {
    const at = table();
    at.s.agenda.push({ kind: 'builderMoves', from: 'oilPress' });
    at.s.agenda.push({ kind: 'goOn', seat: 0 });
    at.play({ do: 'done' });
    expect([at.s.builder, at.events.some(({ is }) => is === 'builder')]).toEqual(['tailor', false]);
  });

  test('RU-45, AG-7.1-h at pier 5 the mover without a marker may release one for the good; others lose it', () => {
    const asked = (seat: number) => {
      const at = table().goods(seat, { wood: 22 });
      at.s.agenda.push({ kind: 'pierGoods', player: seat }, { kind: 'goOn', seat: 0 });
      return at.play({ do: 'done' });
    };
    expect(asked(0).asks).toBe('pierGood');
    const other = asked(1);
    expect([other.asks, other.events.at(-1)]).toEqual(['meditation', { is: 'lost', seat: 1, what: 'good', count: 1 }]);
  });

  test('AG-UX-b whoever is asked to follow has no standing answer there, in any world that the leader imagines', () => {
    const at = table().goods(0, { cotton: 1 }).built('oilPress').goods(1, { cotton: 1 });
    at.play({ do: 'place', space: 'oilPress' }, { do: 'transform', count: 1 });
    const guesses = Array.from({ length: 20 }, (_, i) => {
      const world = agra.clone(at.s);
      redeal(agra, world, 0, new FastRng(i));
      return world.players.map(({ standing }) => standing.follow.oil);
    });
    expect(new Set(guesses.map((guess) => guess[1]))).toEqual(new Set(['ask']));
    expect(new Set(guesses.map((guess) => guess[2]))).toEqual(new Set(['ask', 'always', 'never']));
  });
});

describe('nothing more happens', () => {
  test('AG-7.1-d, AG-7.1-e, AG-7.1-f, AG-7.1-h, AG-7.1-i each pier has its own event alone', () => {
    const after = (boat: number) => {
      const at = table();
      Object.assign(at.s, { boat, agenda: [], fulfilled: [9, 9, 9, 9], builder: 'oilPress' });
      agra.steps.boat.run(at.s, { kind: 'boat' }, { rng: at.dice, emit: (event) => void at.events.push(event) });
      const kinds = at.s.agenda.map(({ kind }) => kind).filter((kind) => kind !== 'boat');
      return [at.s.boat, kinds.join(' '), at.player(3).favours, at.s.turnsLeft];
    };
    expect([1, 2, 3, 4, 5].map(after)).toEqual([
      [2, 'builderMoves', 0, null],
      [3, 'cottonFavours merchantMoves', 0, null],
      [4, '', 1, null],
      [5, 'pierGoods pierGoods pierGoods pierGoods', 0, null],
      [6, '', 0, 7],
    ]);
  });

  test('AG-SEC.3-b who stops standing workers up leaves the others as they lie', () => {
    const at = table().goods(0, { books: 1 }).lying(0, 'quarry', 'sailor').play({ do: 'luxury', good: 'books' });
    const spaces = Object.keys(at.s.lying);
    at.play({ do: 'stand', space: 'quarry' }, { do: 'done' });
    expect(at.events.filter(({ is }) => is === 'stood')).toEqual([{ is: 'stood', seat: 0, space: 'quarry' }]);
    expect(Object.keys(at.s.lying)).toEqual(spaces);
  });

  test('AG-6.1.1-a a worker who lies down is told with the points of it', () => {
    const at = table().worker(0, 'quarry').play({ do: 'lay', space: 'quarry' });
    expect(at.events).toEqual([{ is: 'laid', seat: 0, space: 'quarry', points: at.s.turn.points }]);
  });

  test('AG-N16-a, AG-INT-c a free build is followed by its transformation and nothing at any time in between', () => {
    const at = table().goods(0, { sandstone: 1 }).favours(0, 3);
    at.s.agenda.push({ kind: 'process', worker: 0, to: 'cement', inChain: true }, { kind: 'goOn', seat: 0 });
    at.play({ do: 'done' });
    expect([at.asks, at.offered('favour')]).toEqual(['transform', []]);
    const empty = table().favours(0, 3);
    empty.s.agenda.push({ kind: 'process', worker: 0, to: 'cement', inChain: true }, { kind: 'goOn', seat: 0 });
    expect(empty.play({ do: 'done' }).asks).toBe('meditation');
  });

  test('AG-6.2.2.3-a, AG-INT-c without a good the main action still asks whoever can do something at any time', () => {
    const asks = (favours: number) => {
      const at = table().favours(0, favours);
      at.s.agenda.push({ kind: 'process', worker: 0, to: 'cement', inChain: false }, { kind: 'goOn', seat: 0 });
      return at.play({ do: 'done' }).asks;
    };
    expect([asks(3), asks(0)]).toEqual(['transform', 'meditation']);
  });

  test('AG-SEC.3-a before the main action of a Statue something may be done, and the question comes back', () => {
    const at = table().favours(0, 3).goods(0, { wood: 1 });
    at.s.agenda.push({ kind: 'place', seat: 0 });
    at.play({ do: 'favour', action: 'baseTransform', to: 'paper', count: 1 });
    expect([at.asks, at.player(0).goods.paper]).toEqual(['place', 1]);
  });

  test('AG-SEC.2-a a favour tile allows its own action and no other', () => {
    const goods = { wood: 1, cotton: 1, oil: 1, dye: 1, books: 1, turmeric: 1 };
    for (const tile of FAVOUR_TILE_IDS) {
      const at = table()
        .favours(0, 8)
        .tiles(0, tile)
        .goods(0, goods)
        .lying(0, 'quarry', 'sailor')
        .river('cook', 'sufi');
      const actions = new Set(at.offered('favour').map(({ action }) => action));
      const tiles = [...actions].filter((action) => !action.startsWith('base'));
      expect(tiles, tile).toEqual(tiles.length > 0 ? [tile] : []);
    }
  });

  test('AG-ARC-b, RU-30 a payment may be of one material alone, and none in it could be left out', () => {
    const at = table().goods(0, { sandstone: 6, wood: 6, cement: 4, planks: 4 });
    at.s.agenda.push({ kind: 'materials', seat: 0, site: 'oilPress' });
    const kinds = at.offered('materials').map(({ do: _, ...paid }) => Object.values(paid).filter((n) => n > 0).length);
    expect(kinds.filter((count) => count === 1)).toHaveLength(4);
    expect(at.offered('materials').every(({ do: _, ...paid }) => Object.values(paid).some((n) => n > 0))).toBe(true);
  });

  test('AG-5.2-b, RU-01 a gain of two without a marker asks twice what to release', () => {
    const at = table().goods(0, { wood: 22 });
    at.s.agenda.push({ kind: 'shortage', seat: 0, gain: { what: 'favour', count: 2, for: 'merchant' } });
    at.play({ do: 'return', what: 'wood' });
    expect(at.asks).toBe('shortage');
    at.play({ do: 'return', what: 'wood' });
    expect([at.asks, at.player(0).favours, at.player(0).goods.wood]).toEqual(['meditation', 2, 20]);
  });

  test('AG-FT11 with two favours a second good is transformed by meditation, if there is one', () => {
    const counts = (wood: number) => {
      const at = table().favours(0, 2).tiles(0, 'ft11').goods(0, { wood });
      at.s.turn.points = 2;
      return at.offered('meditate').flatMap((move) => ('to' in move && move.to === 'planks' ? [move] : [])).length;
    };
    expect([counts(1), counts(2)]).toEqual([1, 2]);
  });

  test('RU-59, AG-UX-b every turn begins with all changes of standing answers open', () => {
    const at = table().orderPhase().play({ do: 'end' });
    expect(at.s.agenda.at(-1)).toEqual({ kind: 'meditation', seat: 1, standings: 0 });
    expect(at.s.turn).toEqual(newTurn(1));
  });

  test('AG-INV-c a display that is not full is noticed', () => {
    const { s } = table();
    s.pile = [...s.pile, ...s.display.splice(0, 1)].toSorted();
    expect(agra.faults(s)).toEqual(['AG-INV-c: 2 tiles lie open']);
    const { s: last } = table(2);
    last.players[0]?.tiles.push('ft01', 'ft02', 'ft03');
    expect(agra.faults(last)).toEqual(['AG-INV-c: a favour tile is lost or there twice']);
  });
});
