/** BO-SELL: sell one carried bale to the city the elephant stands in; BO-CITY: a token for the first sale there. */
import {
  type City,
  ELEPHANT_CARRIES,
  PLACES,
  type PlaceId,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  SILKS,
  type Silk,
} from '../data.ts';
import type { Bombay, BombayMove, Player } from '../state.ts';
import { type Action, mover } from './turn.ts';

const MOVES = Object.fromEntries(SILKS.map((silk) => [silk, { do: 'sell', silk }])) as Record<
  Silk,
  BombayMove & { do: 'sell' }
>;

export function isCity(place: PlaceId): place is City {
  return PLACES[place].kind === 'city';
}

/** What a sale brings on a rung of the ladder, 0 on top (BO-SELL-3, BO-SELL-4). */
export function price(rung: number, silk: Silk): { rupees: number; clients: number } {
  const { rupees, clients } = SALE[rung] ?? SALE[2];
  return { rupees: rupees + SILK_BONUS[silk].rupees, clients: clients + SILK_BONUS[silk].clients };
}

/** BO-SELL-5: the sold silk goes to the bottom, those below it move up. */
function sink(s: Bombay, city: City, rung: number): void {
  const ladder = s.demand[city];
  const sold = ladder[rung];
  if (sold === undefined) throw new Error(`no rung ${rung}`);
  ladder.copyWithin(rung, rung + 1);
  ladder[2] = sold;
}

/** The carried silks, each once, in the order they lie on the elephant. */
export function eachSilk(load: readonly Silk[], visit: (silk: Silk) => void): void {
  const [one, two] = load;
  if (one !== undefined) visit(one);
  if (two !== undefined && two !== one) visit(two);
}

/** BO-SELL-2, BO-PAL-2: a bale leaves the elephant for the bag. */
export function unload(s: Bombay, player: Player, silk: Silk): void {
  const place = player.load.indexOf(silk);
  if (place < 0 || player.load.length > ELEPHANT_CARRIES) throw new Error(`no ${silk} bale aboard`);
  player.load.splice(place, 1);
  s.bag[silk]++;
}

export const sell: Action<'sell'> = {
  moves(s, turn, out) {
    const player = mover(s, turn);
    if (!isCity(player.at) || turn.actions < SELL_ACTIONS) return;
    const ladder = s.demand[player.at];
    eachSilk(player.load, (silk) => {
      if (ladder.includes(silk)) out.push(MOVES[silk]); // BO-SELL-1
    });
  },

  act(s, turn, { silk }, t) {
    const player = mover(s, turn);
    const city = player.at;
    if (!isCity(city)) throw new Error(`${city} is not a city`);
    const rung = s.demand[city].indexOf(silk);
    const { rupees, clients } = price(rung, silk); // paid before the ladder moves
    unload(s, player, silk);
    player.purse.rupees += rupees;
    player.purse.clients += clients;
    t.emit({ is: 'sold', seat: turn.seat, silk, city, rung, rupees, clients });
    sink(s, city, rung);
    // BO-CITY-1, BO-CITY-2: one token of each city, while there are any
    if (s.cityTokens[city] > 0 && !player.purse.cities.includes(city)) {
      s.cityTokens[city]--;
      player.purse.cities.push(city);
      t.emit({ is: 'cityToken', seat: turn.seat, city });
    }
    return SELL_ACTIONS;
  },

  why: () => 'BO-SELL-1',
};
