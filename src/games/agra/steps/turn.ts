/** AG-4: rounds, turns, and the end of both. */
import type { Seat } from '../../../kernel/index.ts';
import { ROUNDS_AT_MOST } from '../data.ts';
import { type Agra, type AgraTurn, playerOf, type Silent, type TurnState } from '../state.ts';

/** AG-4-a: clockwise in rounds; AG-4-b: meditation, one main action, order phase, end of turn. */
export const nextTurn: Silent<'nextTurn'> = {
  run(s, _step, t) {
    const seat = (s.turn.seat + 1) % s.players.length;
    if (seat === s.first) s.round++;
    s.turn = newTurn(seat);
    if (s.round === ROUNDS_AT_MOST - 1) triggerEnd(s, t); // RU-59
    s.agenda.push({ kind: 'endTurn' }, { kind: 'order', seat }, { kind: 'meditation', seat, standings: 0 });
    t.emit({ is: 'turn', seat, round: s.round });
  },
};

/** AG-4-d: markers on favour actions and scrolls return, also those of followers (AG-SEC.2-h). */
export const endTurn: Silent<'endTurn'> = {
  run(s, _step, t) {
    for (const player of s.players) {
      player.supply += player.onActions.length + player.scrolls.length;
      player.onActions.length = 0;
      player.scrolls.length = 0;
      player.stepped.length = 0;
    }
    if (s.turnsLeft === 0) {
      t.emit({ is: 'over' });
      return;
    }
    if (s.turnsLeft !== null) s.turnsLeft--;
    s.agenda.push({ kind: 'nextTurn' });
  },
};

/** AG-8.1, AG-8.2: the first trigger counts. The round is finished and one full round is played. */
export function triggerEnd(s: Agra, t: AgraTurn): void {
  if (s.turnsLeft !== null) return;
  const seats = s.players.length;
  const place = (s.turn.seat - s.first + seats) % seats; // RU-23: the active seat
  s.turnsLeft = seats - 1 - place + seats;
  t.emit({ is: 'endTriggered', turnsLeft: s.turnsLeft });
}

/** Whether the active player has used a once-per-turn contract (AG-N-b). */
export function mayUse(s: Agra, seat: Seat, notable: TurnState['contracts'][number]): boolean {
  return playerOf(s, seat).contracts.includes(notable) && !s.turn.contracts.includes(notable);
}

export function newTurn(seat: Seat): TurnState {
  return {
    seat,
    phase: 'meditation',
    points: 0,
    laid: 0,
    muezzin: false,
    lastOuter: null,
    meditated: [],
    serving: null,
    servedGoods: 0,
    steppedByMeditation: [],
    oilCurry: false,
    peonage: 0,
    doubles: 0,
    contracts: [],
    ordered: false,
  };
}
