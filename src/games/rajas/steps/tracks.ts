/** RG-TRACK: the money and the fame marker, karma, and the bonuses and workers that a marker passes. */
import { type Bonus, FAME_TRACK, KARMA, LEVEL_SUM, MONEY_TRACK, WORKERS, type WorkerPlace } from '../data.ts';
import {
  type Cause,
  type GainStep,
  type Player,
  playerOf,
  type Rajas,
  type RajasStep,
  type RajasTurn,
  type Silent,
} from '../state.ts';

/** RG-TRACK-2: by how much fame the markers have crossed; below 0 they have not met. */
export function marginOf({ fame, money }: Pick<Player, 'fame' | 'money'>): number {
  return fame + Math.ceil(money / 2) - LEVEL_SUM;
}

/** RG-WORKER-1 and RG-RIVER-7 in one: the worker that stands there becomes active. */
export const ACTIVATE: Readonly<Record<WorkerPlace, RajasStep>> = {
  fame: { kind: 'activate', where: 'fame' },
  money: { kind: 'activate', where: 'money' },
  bridge: { kind: 'activate', where: 'bridge' },
};

/** RG-CHAIN-2: the marker moves by the full amount, then what it passed resolves. */
export function gainMoney(s: Rajas, amount: number, by: Cause, t: RajasTurn): void {
  const player = playerOf(s, s.mover);
  const before = player.money;
  player.money += amount;
  t.emit({ is: 'money', seat: s.mover, amount, now: player.money, by });
  const from = player.bonuses;
  // RG-TRACK-4, RG-RUL-20: the bonus marker moves on once for each space that is reached.
  while ((MONEY_TRACK.bonuses[player.bonuses]?.space ?? Number.POSITIVE_INFINITY) <= player.money) player.bonuses++;
  // RG-CHAIN-1: a worker that was passed before waits for its turn, whatever is gained until then.
  const worker = player.waiting.money && before < MONEY_TRACK.worker && player.money >= MONEY_TRACK.worker;
  if (worker || player.bonuses > from) pass(s, 'money', from, player.bonuses, worker);
  meet(s, player, t);
}

export function gainFame(s: Rajas, amount: number, by: Cause, t: RajasTurn): void {
  const player = playerOf(s, s.mover);
  const before = player.fame;
  player.fame += amount;
  t.emit({ is: 'fame', seat: s.mover, amount, now: player.fame, by });
  let from = 0;
  while ((FAME_TRACK.bonuses[from]?.space ?? Number.POSITIVE_INFINITY) <= before) from++;
  let to = from;
  while ((FAME_TRACK.bonuses[to]?.space ?? Number.POSITIVE_INFINITY) <= player.fame) to++; // RG-TRACK-3
  const worker = player.waiting.fame && before < FAME_TRACK.worker && player.fame >= FAME_TRACK.worker;
  if (worker || to > from) pass(s, 'fame', from, to, worker);
  meet(s, player, t);
}

const TRACKS = { fame: FAME_TRACK, money: MONEY_TRACK };
const bonusStep = (track: 'fame' | 'money', { space }: Bonus): RajasStep => ({ kind: 'bonus', track, space });
const BONUS_STEPS = {
  fame: FAME_TRACK.bonuses.map((b) => bonusStep('fame', b)),
  money: MONEY_TRACK.bonuses.map((b) => bonusStep('money', b)),
};

/** RG-CHAIN-1: what was passed resolves in the order of the spaces, so the last one is pushed first. */
function pass(s: Rajas, track: 'fame' | 'money', from: number, to: number, withWorker: boolean): void {
  const { bonuses, worker } = TRACKS[track];
  let workerLeft = withWorker;
  for (let i = to - 1; i >= from; i--) {
    const bonus = bonuses[i];
    const step = BONUS_STEPS[track][i];
    if (bonus === undefined || step === undefined) continue;
    if (workerLeft && worker > bonus.space) {
      s.agenda.push(ACTIVATE[track]);
      workerLeft = false;
    }
    s.agenda.push(step);
  }
  if (workerLeft) s.agenda.push(ACTIVATE[track]);
}

/** RG-END-1: the moment the markers meet, the end of the game is sealed. */
function meet(s: Rajas, player: Player, t: RajasTurn): void {
  const margin = marginOf(player);
  if (margin < 0 || s.crossed.includes(s.mover)) return;
  s.crossed.push(s.mover);
  t.emit({ is: 'crossed', seat: s.mover, margin });
}

/** RG-KARMA-1: what goes beyond the most is lost. */
export function gainKarma(s: Rajas, amount: number, by: Cause, t: RajasTurn): void {
  const player = playerOf(s, s.mover);
  const gained = Math.min(amount, KARMA.most - player.karma);
  player.karma += gained;
  if (gained > 0) t.emit({ is: 'karma', seat: s.mover, amount: gained, now: player.karma, by });
  else t.emit({ is: 'lost', seat: s.mover, gain: 'karma', by });
}

const gainStep =
  (track: 'fame' | 'money') =>
  ({ space, gain }: Bonus): readonly [string, GainStep] => [
    `${track}-${space}`,
    { kind: 'gain', effect: gain, by: `${track}-${space}` },
  ];
const GAINS = new Map<Cause, GainStep>([
  ...FAME_TRACK.bonuses.map(gainStep('fame')),
  ...MONEY_TRACK.bonuses.map(gainStep('money')),
]);

export const bonus: Silent<'bonus'> = {
  run(s, { track, space }, t) {
    t.emit({ is: 'bonus', seat: s.mover, track, space });
    const gain = GAINS.get(`${track}-${space}`);
    if (gain) s.agenda.push(gain);
  },
};

export const activate: Silent<'activate'> = {
  run(s, { where }, t) {
    const player = playerOf(s, s.mover);
    if (!player.waiting[where]) return;
    player.waiting[where] = false;
    player.workers++;
    player.unplaced++; // RG-WORKER-4
    t.emit({ is: 'activated', seat: s.mover, where });
    if (!s.options.navaratnas && player.workers >= WORKERS.most) dismiss(s, player, t); // RG-NAV-1
  },
};

/** RG-WORKER-2: with two more workers active, the third one leaves the game. */
function dismiss(s: Rajas, player: Player, t: RajasTurn): void {
  for (const where of ['fame', 'money', 'bridge'] as const) {
    if (!player.waiting[where]) continue;
    player.waiting[where] = false;
    t.emit({ is: 'leftGame', seat: s.mover, where });
  }
}
