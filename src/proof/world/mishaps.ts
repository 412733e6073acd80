/** What goes wrong in a world, one thing after another while its weather is bad. */
import type { WorldBus } from './bus.ts';
import { WORLD, type WorldNode } from './node.ts';
import type { Scheduler } from './scheduler.ts';
import type { WorldStore } from './store.ts';
import type { Sky } from './weather.ts';

export interface Exposed {
  readonly sky: Sky;
  readonly nodes: readonly WorldNode[];
  readonly store: WorldStore;
  readonly bus: WorldBus;
  /** The house may have fallen asleep, or a clock was set. */
  shock(): void;
  /** Nothing else happens for so long, and the bad weather lasts that much longer. */
  prolong(milliseconds: number): void;
  /** What alone goes wrong; null: anything. */
  readonly only: Mishap | null;
  /** When something may happen again. */
  readonly mishapsFrom: number;
  /** A tab is closed, or another one opened. */
  comeAndGo(): void;
}

const MINUTE = 60_000;

export type Mishap =
  | 'crash'
  | 'leave'
  | 'cut'
  | 'stall'
  | 'store away'
  | 'bus cut'
  | 'clock set'
  | 'house asleep'
  | 'house put to sleep'
  | 'tab';

/** Each mishap, and how often it comes in comparison with the others. */
const MISHAPS: readonly (readonly [name: Mishap, share: number, befall: (to: Exposed) => void])[] = [
  ['crash', 10, crash],
  ['leave', 4, ({ sky, nodes }) => sky.scheduler.pick(nodes)?.leave()],
  ['cut', 10, ({ sky, nodes }) => sky.scheduler.pick(nodes)?.cutCable()],
  ['stall', 5, stall],
  ['store away', 4, ({ sky, store }) => store.goAway(sky.scheduler.between(200, 8000))],
  ['bus cut', 4, busCut],
  ['clock set', 3, setClock],
  ['house asleep', 2, sleep],
  ['house put to sleep', 1, putToSleep],
  ['tab', 6, (to) => to.comeAndGo()],
];
const SHARES = MISHAPS.reduce((sum, [, share]) => sum + share, 0);

/** Lets something happen every now and then, and tells `counted` what. */
export function befall(to: Exposed, counted: (name: Mishap) => void): void {
  const { scheduler, weather } = to.sky;
  if (weather.mishap === null) return;
  const pause = Math.max(0, to.mishapsFrom - scheduler.now);
  scheduler.after(WORLD, pause + scheduler.between(weather.mishap.least, weather.mishap.most), 'mishap', () => {
    if (to.sky.weather.mishap === null) return;
    const [name, , happen] = MISHAPS.find(([called]) => called === to.only) ?? drawn(scheduler);
    scheduler.note(`world ${name}`);
    counted(name);
    happen(to);
    befall(to, counted);
  });
}

function drawn(scheduler: Scheduler): (typeof MISHAPS)[number] {
  let left = scheduler.rng.int(SHARES);
  for (const mishap of MISHAPS) {
    left -= mishap[1];
    if (left < 0) return mishap;
  }
  throw new Error('the shares of the mishaps do not add up');
}

function startLater({ sky: { scheduler } }: Exposed, node: WorldNode, milliseconds: number): void {
  scheduler.after(WORLD, milliseconds, `${node.name} is started`, () => {
    if (node.process === null) node.start();
  });
}

function crash(to: Exposed): void {
  const { scheduler } = to.sky;
  const node = scheduler.pick(to.nodes);
  if (!node) return;
  node.crash();
  startLater(to, node, scheduler.chance(800) ? scheduler.between(50, 3000) : scheduler.between(3000, 20_000));
}

function stall(to: Exposed): void {
  const { scheduler } = to.sky;
  scheduler.pick(to.nodes)?.stall(scheduler.between(100, 12_000));
  to.shock();
}

function busCut({ sky: { scheduler }, nodes, bus }: Exposed): void {
  const process = scheduler.pick(nodes)?.process;
  if (process) bus.cut(process, scheduler.between(200, 8000));
}

function setClock(to: Exposed): void {
  const { scheduler } = to.sky;
  const far = scheduler.chance(500) ? scheduler.between(-800, 800) : scheduler.between(6000, 20 * MINUTE);
  scheduler.pick(to.nodes)?.setClock(scheduler.chance(700) ? -far : far);
  to.shock();
}

/** All nodes are down for a long time. */
function sleep(to: Exposed): void {
  const { scheduler } = to.sky;
  const away = scheduler.between(MINUTE, 3 * MINUTE);
  for (const node of to.nodes) {
    node.crash();
    startLater(to, node, away + scheduler.between(0, 3000));
  }
  to.prolong(away);
}

/** The machine of the whole house sleeps, with all that was going on in it. */
function putToSleep(to: Exposed): void {
  const { scheduler } = to.sky;
  const away = scheduler.between(MINUTE, 4 * MINUTE);
  for (const node of to.nodes) node.stall(away);
  to.prolong(away);
  to.shock();
}
