/** Who sits at the table of a golden game: strong bots, and players whom no rule expects. */
import { type Bot, imagine, pick, type Thinking } from '../../bots/bot.ts';
import { aheadOf } from '../../bots/greedy.ts';
import { merchant, vizier } from '../../bots/levels.ts';
import { Judge } from '../../bots/worth.ts';
import { STYLES, type Style } from '../../cli/styles.ts';
import { active, FastRng, type Game, type Move, moves, type Rng, type Seat, type State } from '../../kernel/index.ts';

/** Plays one seat of one game. */
export interface Hand {
  choose(s: State, seat: Seat): Move;
  /** How often it takes an answer back, if it may: one in so many; 0 for never. */
  readonly regrets: number;
}

type Sit = (game: Game, rng: Rng) => Hand;

/** A search of so few iterations is quick, and still sees more than one answer ahead. */
const BRIEFLY: Thinking = { share: Number.POSITIVE_INFINITY, iterations: 60 };

function bot(level: Bot): Sit {
  return (game, rng) => ({
    regrets: 0,
    choose: (s, seat) => level.choose(game, imagine(game, s, seat, rng), seat, rng, BRIEFLY),
  });
}

/** As the fuzzer plays, on one seat. */
function style(sit: Style, regrets = 0): Sit {
  return (game, rng) => {
    const player = sit(rng);
    return { regrets, choose: (s, seat) => player.choose(seat, moves(game, s, seat)) };
  };
}

/** Takes the answer after which `liked` is highest. */
function looking(liked: (game: Game, ahead: State, seat: Seat) => number): Sit {
  return (game, rng) => ({
    regrets: 0,
    choose(s, seat) {
      const world = imagine(game, s, seat, rng);
      const offered = moves(game, world, seat);
      const chance = rng.int(0x7fffffff);
      const likings = offered.map((move) => liked(game, aheadOf(game, world, seat, move, new FastRng(chance)), seat));
      const best = Math.max(...likings);
      return pick(
        offered.filter((_, i) => likings[i] === best),
        rng,
      );
    },
  });
}

function worth(game: Game, s: State, seat: Seat): number {
  return new Judge(game.judgement).worth(s, seat);
}

/** Wants the others to have as little as possible. */
const spoiler = looking((game, ahead, seat) => {
  const seats = game.score(ahead).scores.length;
  let rivals = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) rivals += worth(game, ahead, other);
  return -rivals;
});

/** Wants to have as little as possible: nothing that a game waits for is ever done. */
const loser = looking((game, ahead, seat) => -worth(game, ahead, seat));

/** Is done as soon as possible. */
const hurried = looking((_game, ahead, seat) => (active(ahead) === seat ? 0 : 1));

/** Does whatever keeps the turn from ending. */
const dawdler = looking((_game, ahead, seat) => (active(ahead) === seat ? 1 : 0));

function styleNamed(name: string): Style {
  const found = STYLES[name];
  if (found === undefined) throw new Error(`the fuzzer has no style ${name}`);
  return found;
}

export const STRONG: Readonly<Record<string, Sit>> = { merchant: bot(merchant), vizier: bot(vizier) };

export const ADVERSARIES: Readonly<Record<string, Sit>> = {
  spoiler,
  loser,
  hurried,
  dawdler,
  random: style(styleNamed('random')),
  first: style(styleNamed('first')),
  last: style(styleNamed('last')),
  hoard: style(styleNamed('hoard')),
  shun: style(styleNamed('shun')),
  regretful: style(styleNamed('random'), 8),
};

export function handNamed(name: string, game: Game, rng: Rng): Hand {
  const sit = STRONG[name] ?? ADVERSARIES[name];
  if (sit === undefined) throw new Error(`nobody plays like ${name}`);
  return sit(game, rng);
}
