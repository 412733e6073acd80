/** RG-UPG: a cube moves one column to the right. */
import { BUILDINGS, type Building, LEVEL } from '../data.ts';
import { type Ask, type Cause, type Player, playerOf, type Rajas, type RajasMove, type RajasTurn } from '../state.ts';

const UPGRADES: readonly (RajasMove & { do: 'upgrade' })[] = BUILDINGS.map((building) => ({ do: 'upgrade', building }));

/** RG-UPG-4. */
export function upgradesOf({ levels }: Player): number {
  return levels.temple + levels.palace + levels.fort + levels.mill - BUILDINGS.length * LEVEL.first;
}

/** RG-QUARRY-7, RG-UPG-3: what a building of this type brings when it is added now. */
export function fameOf(player: Player, building: Building): number {
  return player.levels[building] - (player.late === building ? 1 : 0);
}

/** RG-UPG-1: without a choice it is made at once; with all cubes at the end it is lost. */
export function gainUpgrade(s: Rajas, kind: 'upgrade' | 'lateUpgrade', by: Cause, t: RajasTurn): void {
  const seat = s.mover;
  const { levels } = playerOf(s, seat);
  const open = BUILDINGS.filter((building) => levels[building] < LEVEL.last);
  const [only] = open;
  if (only === undefined) t.emit({ is: 'lost', seat, gain: kind, by });
  else if (open.length > 1) s.agenda.push({ kind, seat, by });
  else if (kind === 'upgrade') raise(s, seat, only, by, t);
  else raiseLate(s, seat, only, by, t);
}

function raise(s: Rajas, seat: number, building: Building, by: Cause, t: RajasTurn): void {
  const player = playerOf(s, seat);
  player.levels[building]++;
  t.emit({ is: 'upgraded', seat, building, level: player.levels[building], by });
}

function raiseLate(s: Rajas, seat: number, building: Building, by: Cause, t: RajasTurn): void {
  playerOf(s, seat).late = building;
  raise(s, seat, building, by, t);
}

function offer(s: Rajas, seat: number, out: RajasMove[]): void {
  const { levels } = playerOf(s, seat);
  for (const move of UPGRADES) if (levels[move.building] < LEVEL.last) out.push(move);
}

export const upgrade: Ask<'upgrade'> = {
  moves: (s, _step, seat, out) => offer(s, seat, out),
  answer(s, { seat, by }, move, t) {
    if (move.do === 'upgrade') raise(s, seat, move.building, by, t);
  },
  why: () => 'RG-UPG-1',
};

/** RG-UPG-3: the upgrade of fame space 5. */
export const lateUpgrade: Ask<'lateUpgrade'> = {
  moves: (s, _step, seat, out) => offer(s, seat, out),
  answer(s, { seat, by }, move, t) {
    if (move.do === 'upgrade') raiseLate(s, seat, move.building, by, t);
  },
  why: () => 'RG-UPG-1',
};
