/**
 * What speaks for an answer: what it changes, most of all where the other answers would not. Every answer of a turn costs an
 * action, and that explains nothing.
 */
import {
  FastRng,
  type Game,
  type GameEvent,
  type Move,
  moves,
  type Rng,
  redeal,
  type Seat,
  type State,
  same,
} from '../kernel/index.ts';
import { aheadOf } from './greedy.ts';
import type { Reason, Reasons } from './hint.ts';
import { foresightOf } from './worth.ts';

/** Worlds over which the changes are averaged, and other answers that are tried in each of them. */
const WORLDS = 8;
const OTHERS = 12;
/** How many reasons are told, and the least change that is one. */
const TOLD = 3;
const LEAST = 0.05;

export function reasonsFor<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  world: S,
  seat: Seat,
  move: M,
  rng: Rng,
): Reasons {
  const { features, assess } = game.judgement;
  const weights = foresightOf(game.judgement);
  const before = new Float64Array(features.length);
  const after = new Float64Array(features.length);
  /** What the answer changes, and what the others do on average, in points. */
  const points = features.map(() => 0);
  const usual = features.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const one = game.clone(world);
    redeal(game, one, seat, rng);
    assess(one, seat, before);
    // The same chance for every answer: what differs is what the answer does.
    const chance = rng.int(0x7fffffff);
    const add = (sum: number[], answer: M, share: number) => {
      assess(aheadOf(game, one, seat, answer, new FastRng(chance)), seat, after);
      for (const [f, weight] of weights.entries())
        sum[f] = (sum[f] ?? 0) + share * weight * ((after[f] ?? 0) - (before[f] ?? 0));
    };
    add(points, move, 1 / WORLDS);
    const others = moves(game, one, seat).filter((other) => !same(other, move));
    rng.shuffle(others);
    const tried = others.slice(0, OTHERS);
    for (const other of tried) add(usual, other, 1 / WORLDS / tried.length);
  }
  return tell(features.map((feature, f) => ({ feature, points: points[f] ?? 0, usual: usual[f] ?? 0 })));
}

interface Change extends Reason {
  readonly usual: number;
}
const own = ({ points, usual }: Change) => points - usual;
const matters = (points: number) => Math.abs(points) >= LEAST;

/** What to say of these changes. */
function tell(changes: readonly Change[]): Reasons {
  // What the answer does less than the others is no reason, though it does some of it.
  const telling = changes.filter(
    (change) => matters(change.points) && matters(own(change)) && change.points > 0 === own(change) > 0,
  );
  if (telling.some(({ points }) => points > 0)) return { against: 'before', reasons: plain(strongest(telling, own)) };
  // Where something must be given up, the best answer is the one that costs least.
  const better = changes.map((change) => ({ feature: change.feature, points: own(change) }));
  if (better.some(({ points }) => points >= LEAST))
    return { against: 'others', reasons: strongest(better.filter(({ points }) => points > 0)) };
  return { against: 'before', reasons: plain(strongest(changes)) };
}

const inPoints = ({ points }: Reason) => points;

/** The few that weigh most, those first. What speaks for an answer always has a word, however much speaks against it. */
export function strongest<R extends Reason>(reasons: readonly R[], weight: (reason: R) => number = inPoints): R[] {
  const order = reasons
    .filter((reason) => matters(weight(reason)))
    .sort((one, other) => Math.abs(weight(other)) - Math.abs(weight(one)));
  const first = order.slice(0, TOLD);
  const gain = order.find(({ points }) => points > 0);
  if (gain === undefined || first.includes(gain)) return first;
  return [...first.slice(0, TOLD - 1), gain];
}

const plain = (changes: readonly Change[]) => changes.map(({ feature, points }) => ({ feature, points }));
