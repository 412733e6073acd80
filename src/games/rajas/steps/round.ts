/** RG-ROUND: rounds and phases, who is skipped, and the end. */
import type { Seat } from '../../../kernel/index.ts';
import { spacesOf } from '../board.ts';
import { type Player, playerOf, type Rajas, type RajasStep, type RajasTurn, type Silent } from '../state.ts';
import { canPlace } from './worker.ts';
import { offerYieldTile } from './yields.ts';

const ROUND: RajasStep = { kind: 'round' };
const PHASE: RajasStep = { kind: 'phase' };
const TURN: readonly RajasStep[] = [0, 1, 2, 3].map((of) => ({ kind: 'turn', of }));

export const round: Silent<'round'> = {
  run(s, _step, t) {
    if (s.round > 0) endRound(s, t);
    s.round++;
    s.phase = 0;
    t.emit({ is: 'round', round: s.round, first: s.first });
    s.agenda.push(PHASE);
  },
};

/** RG-ROUND-6: the elephant moves on, the workers come home. */
function endRound(s: Rajas, t: RajasTurn): void {
  const mogul = greatMogul(s);
  s.first = mogul ?? (s.first + 1) % s.players.length;
  t.emit({ is: 'elephant', seat: s.first, mogul: mogul !== null });
  s.spaces.fill(null);
  for (const player of s.players) {
    player.unplaced = player.workers;
    player.skips = 0;
  }
}

/** RG-CHAMBER-1: who stands on the Great Mogul. */
function greatMogul(s: Rajas): Seat | null {
  for (const space of spacesOf(s)) if (space.id === 'palace-chamber-1-great-mogul') return s.spaces[space.at] ?? null;
  return null;
}

/** RG-ROUND-1, RG-ROUND-3: everyone has one turn, clockwise from the elephant. */
export const phase: Silent<'phase'> = {
  run(s, step, t) {
    if (s.crossed.length > 0) {
      t.emit({ is: 'over' }); // RG-END-2: the phase is complete
      return;
    }
    const idle = s.phase > 0 && !s.anyPlaced; // RG-ROUND-5
    if (idle || s.players.every((player) => player.unplaced === 0)) {
      s.agenda.push(ROUND);
      return;
    }
    s.phase++;
    s.anyPlaced = false;
    t.emit({ is: 'phase', phase: s.phase });
    s.agenda.push(step);
    const seats = s.players.length;
    for (let i = seats - 1; i >= 0; i--) {
      const turn = TURN[(s.first + i) % seats];
      if (turn) s.agenda.push(turn);
    }
  },
};

export const turn: Silent<'turn'> = {
  run(s, { of: seat }, t) {
    const player = playerOf(s, seat);
    s.mover = seat;
    player.late = null; // RG-UPG-3
    if (player.unplaced === 0) skip(s, seat, player, t);
    else if (canPlace(s, seat)) s.agenda.push({ kind: 'worker', seat });
    else t.emit({ is: 'stuck', seat }); // RG-ROUND-5: in this phase only
  },
};

/** RG-ROUND-2; RG-NAV-9: who is skipped for the j-th time and is j workers behind may take a yield tile. */
function skip(s: Rajas, seat: Seat, player: Player, t: RajasTurn): void {
  player.skips++;
  t.emit({ is: 'skipped', seat });
  if (!s.options.navaratnas || s.crossed.length > 0) return; // RG-RUL-41
  const most = Math.max(...s.players.map((other) => other.workers));
  if (player.skips <= CATCH_UPS && most >= player.workers + player.skips) offerYieldTile(s, 'catch-up');
}

/** RG-RUL-24: a round has no more of them, however far behind. */
const CATCH_UPS = 2;
