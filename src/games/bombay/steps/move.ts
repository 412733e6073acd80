/** BO-MOVE: along one road; BO-TOLL: the bank pays the owner of a palace that is entered. */
import { TOLL_RUPEES } from '../data.ts';
import { factsOf } from '../facts.ts';
import { type Action, mover } from './turn.ts';

export const go: Action<'go'> = {
  moves(s, turn, out) {
    // BO-MAP-5: nothing blocks a road; BO-TURN-4: a hill needs two actions
    for (const road of factsOf(s).roadsFrom[mover(s, turn).at]) if (road.actions <= turn.actions) out.push(road.move);
  },

  act(s, turn, { to }, t) {
    const player = mover(s, turn);
    const road = factsOf(s).roadsFrom[player.at].find((r) => r.to === to);
    if (road === undefined) throw new Error(`no road from ${player.at} to ${to}`);
    t.emit({ is: 'went', seat: turn.seat, from: player.at, to, actions: road.actions });
    player.at = to; // BO-MOVE-2: the load is on the elephant
    const owner = s.palaces[to];
    const host = owner === undefined ? undefined : s.players[owner];
    if (host !== undefined && owner !== undefined && owner !== turn.seat) {
      host.purse.rupees += TOLL_RUPEES; // BO-TOLL-1 to BO-TOLL-4
      t.emit({ is: 'toll', seat: owner, by: turn.seat, at: to, rupees: TOLL_RUPEES });
    }
    return road.actions;
  },

  why(s, turn, { to }) {
    return factsOf(s).roadsFrom[mover(s, turn).at].some((road) => road.to === to) ? 'BO-TURN-4' : 'BO-MOVE-1';
  },
};
