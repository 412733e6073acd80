/** The four levels of the house, and every bot by its name. */
import type { Game, GameEvent, Judgement, Move, Rng, Seat, State } from '../kernel/index.ts';
import { type Bot, random, type Thinking } from './bot.ts';
import { blurredBot, greedyBot } from './greedy.ts';
import { Gains } from './search/gains.ts';
import { Search } from './search/search.ts';
import { type Budget, type Found, type Settings, USUAL } from './search/settings.ts';
import { Tree } from './search/tree.ts';
import { inputsOf } from './value/inputs.ts';
import { Net } from './value/net.ts';
import { Counted, Foreseen } from './value/outlook.ts';
import { foresightOf, Judge } from './worth.ts';

/** One memory for each thread, taken when it is first needed: a bot thinks about one question at a time. */
let memory: { readonly tree: Tree; readonly gains: Gains } | null = null;

/** How many sit at a table. */
function seatsAt<S extends State, M extends Move, E extends GameEvent>(game: Game<S, M, E>, s: S): number {
  return game.score(s).scores.length;
}

/** A search for the table at which `world` is a position. It looks at positions with `net`, or without one with the judgement. */
export function searchOf<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  rng: Rng,
  net: Net | null = null,
  settings: Settings = USUAL,
): Search<S, M, E> {
  const judge = new Judge(game.judgement, foresightOf(game.judgement));
  const seats = seatsAt(game, world);
  const { rivalry, keenRivalry = rivalry } = game.judgement;
  const outlook =
    net === null
      ? new Counted(judge, seats, settings.rivalry === 'keen' ? keenRivalry : rivalry)
      : new Foreseen(game.judgement, net, seats);
  memory ??= { tree: new Tree(USUAL.capacity), gains: new Gains(USUAL.remembered) };
  return new Search(game, judge, outlook, seats, rng, memory.tree, memory.gains, settings);
}

/** How long a search may think whose own time is so many seconds. */
function budgetOf(seconds: number, { share, iterations }: Thinking): Budget {
  return { milliseconds: 1000 * seconds * share, iterations: iterations * seconds };
}

const VIZIER_SECONDS = 1;
const EMPEROR_SECONDS = 3;
/** What an emperor does beyond what a vizier does, by the insight that a game rewards. */
const INSIGHTS: Readonly<Record<NonNullable<Judgement<State>['insight']>, Partial<Settings>>> = {
  rivals: { others: 'rivals' },
  rivalry: { rivalry: 'keen' },
  endings: { until: 'game' },
};

export function vizierSettings({ plans }: Pick<Judgement<State>, 'plans'>): Settings {
  return plans ? { ...USUAL, until: 'nextTurn' } : USUAL;
}

/** What a vizier finds, who takes everybody else for a merchant. */
export function asVizier<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  rng: Rng,
  thinking: Thinking,
): Found<M> {
  const search = searchOf(game, world, rng, null, vizierSettings(game.judgement));
  return search.think(world, seat, budgetOf(VIZIER_SECONDS, thinking));
}

/** How far an apprentice misjudges, in deviations of what the answers are worth. */
const BLUR = 0.6;

export const merchant: Bot = greedyBot('merchant');

export const vizier: Bot = {
  id: 'vizier',
  seconds: VIZIER_SECONDS,
  choose: (game, world, seat, rng, thinking) => asVizier(game, world, seat, rng, thinking).move,
};

/**
 * Where the game rewards it, reckons with others as good as itself, minds more what they get, or plays every line farther on; and has
 * learnt what positions come to where a network has won its place.
 */
const emperor: Bot = {
  id: 'emperor',
  seconds: EMPEROR_SECONDS,
  choose(game, world, seat, rng, thinking) {
    const { features, insight, nets } = game.judgement;
    const packed = nets?.[seatsAt(game, world)];
    const net = packed === undefined ? null : Net.unpacked(inputsOf(features.length), packed);
    const settings = { ...vizierSettings(game.judgement), ...(insight && INSIGHTS[insight]) };
    return searchOf(game, world, rng, net, settings).think(world, seat, budgetOf(EMPEROR_SECONDS, thinking)).move;
  },
};

/** The levels that a seat can be given to, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = {
  apprentice: blurredBot('apprentice', BLUR),
  merchant,
  vizier,
  emperor,
};

/** Names that stand in older tables and records. */
const FORMER: Readonly<Record<string, Bot>> = { greedy: merchant, random };

/** The bot of that name: a level, the yardstick `random`, or what a level was called before. */
export function botNamed(id: string): Bot | undefined {
  return Object.hasOwn(BOTS, id) ? BOTS[id] : Object.hasOwn(FORMER, id) ? FORMER[id] : undefined;
}

/** Every name that `botNamed` knows. */
export const BOT_NAMES: readonly string[] = [...Object.keys(BOTS), ...Object.keys(FORMER)];
