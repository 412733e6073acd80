import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { State as ForeignState } from 'boardgame.io';
import { describe, expect, test, vi } from 'vitest';
import { bombay } from '../../games/bombay/index.ts';
import type { Bombay, BombayMove } from '../../games/bombay/state.ts';
import {
  active,
  apply,
  FastRng,
  type GameRecord,
  isOver,
  moves,
  PlaybackRng,
  parseRecord,
  type Rng,
  silentTurn,
  start,
} from '../../kernel/index.ts';
import { PROJECT } from '../project.ts';
import { bombayPort, type Choice, enumerate } from './bombay.ts';
import { CreateGameReducer, InitializeGame } from './library.ts';
import type { BombayG } from './state.ts';

const { MockRandom }: typeof import('boardgame.io/testing') = createRequire(import.meta.url)('boardgame.io/testing');

type Position = ForeignState<BombayG>;

/** The port at a table of its own, with chance from our generator. */
class Port {
  readonly game = bombayPort();
  readonly #reducer: ReturnType<typeof CreateGameReducer>;
  position: Position;

  constructor(seats: number, options: object, rng: Rng) {
    this.game.plugins = [
      MockRandom({
        Die: (sides: number) => rng.int(sides) + 1,
        Shuffle: (deck: unknown[]) => {
          const order = [...deck];
          rng.shuffle(order);
          return order;
        },
      }),
    ];
    this.#reducer = CreateGameReducer({ game: this.game });
    this.position = InitializeGame({ game: this.game, numPlayers: seats, setupData: options });
  }

  /** Whether the move was taken. */
  move(seat: number, { move, args }: Choice): boolean {
    const before = this.position._stateID;
    const payload = { type: move, args: [...args], playerID: String(seat) };
    this.position = this.#reducer(this.position, { type: 'MAKE_MOVE', payload });
    return this.position._stateID > before;
  }

  legal(): Choice[] {
    const { G, ctx } = this.position;
    return ctx.gameover === undefined ? enumerate(G, ctx, ctx.currentPlayer) : [];
  }
}

/** Our move in the words of the port. */
function choice(move: BombayMove): Choice {
  const args = 'to' in move ? [move.to] : 'silk' in move ? [move.silk] : [];
  return { move: move.do, args };
}

const sorted = (list: readonly Choice[]) => list.map(({ move, args }) => [move, ...args].join(' ')).sort();

/** All that both sides know, in one form. */
function facts(s: Bombay) {
  const turn = s.agenda.findLast((step) => step.kind === 'turn' && step.seat === active(s));
  return {
    asked: isOver(s) ? null : active(s),
    turn: turn?.kind === 'turn' ? { actions: turn.actions, bought: turn.bought } : null,
    legal: sorted(moves(bombay, s, active(s)).map(choice)),
    round: s.round,
    lap: s.lap,
    first: s.first,
    bag: s.bag,
    markets: s.markets,
    demand: s.demand,
    cityTokens: s.cityTokens,
    posts: present(s.posts),
    tokens: present(s.tokens),
    palaces: present(s.palaces),
    players: s.players,
    over: isOver(s),
  };
}

function present(places: object): object {
  return Object.fromEntries(Object.entries(places).filter(([, what]) => what !== null));
}

function factsOfPort(port: Port): ReturnType<typeof facts> {
  const { G, ctx } = port.position;
  const over = ctx.gameover !== undefined;
  // A turn that is over but for the choice of a bale has no actions left; ours is off the agenda then.
  const going = !over && !(G.choosing && G.actions === 0);
  return {
    asked: over ? null : Number(ctx.currentPlayer),
    turn: going ? { actions: G.actions, bought: G.bought } : null,
    legal: sorted(port.legal()),
    round: G.round,
    lap: Math.ceil(G.turns / ctx.numPlayers),
    first: G.first,
    bag: G.bag,
    markets: G.markets as Bombay['markets'],
    demand: G.demand as Bombay['demand'],
    cityTokens: G.cityTokens,
    posts: G.posts,
    tokens: G.tokens,
    palaces: Object.fromEntries(Object.entries(G.palaces).map(([place, id]) => [place, Number(id)])),
    players: Object.values(G.players),
    over,
  };
}

/** Looked at before it is expected: at every ply of many games, telling a difference is dear and there is none. */
function expectSame(port: Port, s: Bombay): void {
  const [theirs, ours] = [factsOfPort(port), facts(s)];
  if (!isDeepStrictEqual(theirs, ours)) expect(theirs).toEqual(ours);
}

const FOLDER = join(PROJECT, 'records', 'bombay');
/** So many of the house's games for each number of seats. */
const EACH = 2;

function record(file: string): GameRecord {
  const read = parseRecord(readFileSync(join(FOLDER, file), 'utf8'));
  if ('problem' in read) throw new Error(`${file}: ${read.problem}`);
  return read.record;
}

/** The port knows the printed facts alone, and takes nothing back. */
const canPlay = ({ options, log }: GameRecord) => !('facts' in options) && log.every((entry) => 'move' in entry);

describe('the port of Bombay to boardgame.io is the same game', () => {
  const files = [2, 3, 4, 5].flatMap((seats) =>
    readdirSync(FOLDER)
      .filter((file) => file.startsWith(`bombay-${seats}-`))
      .filter((file) => canPlay(record(file)))
      .slice(0, EACH),
  );

  test.each(files)('%s: the same legal moves and the same position at every ply, the same scores', (file) => {
    const { seats, options, deal, log, result } = record(file);
    const ours = new PlaybackRng();
    const theirs = new PlaybackRng();
    ours.load(deal);
    theirs.load(deal);
    const turn = silentTurn(ours);
    const s = start(bombay, seats, options, turn);
    const port = new Port(seats, options, theirs);
    expectSame(port, s);
    for (const entry of log) {
      if (!('move' in entry)) throw new Error('a record without undo is needed');
      ours.load(entry.draws ?? []);
      theirs.load(entry.draws ?? []);
      expect(apply(bombay, s, entry.seat, entry.move, turn)).toBeNull();
      expect(port.move(entry.seat, choice(entry.move as BombayMove))).toBe(true);
      expect(theirs.spent).toBe(true);
      expectSame(port, s);
    }
    expect(port.position.ctx.gameover).toEqual({ scores: result?.scores, ranks: result?.ranks });
  });

  test.each([
    ['all options turned', 2, { palaceOnHills: false, palaceOnIdlePosts: true, openMoney: true }],
    ['the layout for a first game', 3, { firstGameLayout: true }],
    ['the usual table', 5, {}],
  ])('random play with %s', (_, seats, chosen) => {
    const options = {
      palaceOnHills: true,
      palaceOnIdlePosts: false,
      openMoney: false,
      firstGameLayout: false,
      ...chosen,
    };
    playBoth(seats, options, 'port', (offered, chooser) => offered[chooser.int(offered.length)]);
  });

  test('BO-PAL-3: play that builds wherever it can chooses among free bales as well', () => {
    const met = new Set<string>();
    for (let game = 0; game < 5; game++)
      playBoth(4, readable(), `builders/${game}`, (offered, chooser) => {
        for (const kind of ['take', 'build', 'buy'])
          for (const move of offered) if (move.do === kind) return met.add(kind) && move;
        return offered[chooser.int(offered.length)];
      });
    expect([...met].sort()).toEqual(['build', 'buy', 'take']);
  });

  test('a move that is not offered is refused, and so is one of another player', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const port = new Port(4, {}, new FastRng('refusal'));
    const seat = Number(port.position.ctx.currentPlayer);
    const before = JSON.stringify(port.position.G);
    for (const move of ['go', 'buy', 'sell', 'build', 'take'])
      expect(port.move(seat, { move, args: ['nowhere'] }), move).toBe(false);
    expect(port.move((seat + 1) % 4, { move: 'wait', args: [] })).toBe(false);
    expect(JSON.stringify(port.position.G)).toBe(before);
    expect(told).toHaveBeenCalledTimes(6); // boardgame.io says of each why it was not taken
    told.mockRestore();
  });

  test('BO-INFO-1: a player sees no purse but their own', () => {
    const { game, position } = new Port(4, {}, new FastRng('view'));
    const seen = game.playerView?.({ G: position.G, ctx: position.ctx, playerID: '2' });
    const ours = bombay.view(start(bombay, 4, readable(), silentTurn(new FastRng('view'))), 2);
    expect(Object.values(seen?.players)).toEqual(ours.players);
  });
});

/** A game in both, answer by answer, with the same chance. */
function playBoth(
  seats: number,
  options: object,
  seed: string,
  choose: (offered: readonly BombayMove[], chooser: Rng) => BombayMove | undefined,
): void {
  const turn = silentTurn(new FastRng(seed));
  const s = start(bombay, seats, options, turn);
  const port = new Port(seats, options, new FastRng(seed));
  const chooser = new FastRng(`${seed}/choice`);
  while (!isOver(s)) {
    const seat = active(s);
    const move = choose(moves(bombay, s, seat), chooser);
    if (move === undefined) throw new Error('nothing was chosen');
    apply(bombay, s, seat, move, turn);
    port.move(seat, choice(move));
    expectSame(port, s);
  }
  const { scores, ranks } = bombay.score(s);
  expect(port.position.ctx.gameover).toEqual({ scores, ranks });
}

function readable(): object {
  return { palaceOnHills: true, palaceOnIdlePosts: false, openMoney: false, firstGameLayout: false };
}
