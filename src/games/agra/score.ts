/** AG-8: final scoring, line by line. */
import type { Outcome } from '../../kernel/index.ts';
import {
  AKBAR_FURTHER,
  AKBAR_SCORE,
  DUTCH_TRADER_SCORE,
  GUILDS,
  type Guild,
  LAST_SPACE_RUPEES,
  LEADER_RUPEES,
  MUFTI_SET_RUPEES,
  type Notable,
  SECOND_RUPEES,
} from './data.ts';
import { factsOf } from './facts.ts';
import { removedCovers } from './farm.ts';
import { type Agra, playerOf } from './state.ts';
import { storageValue } from './values.ts';

/** Own markers in the order column of a guild. */
export function ordersOf(s: Agra, seat: number, guild: Guild): number {
  let count = 0;
  for (const mark of s.orders[guild]) if (mark === seat) count++;
  return count;
}

export function giftsOf(s: Agra, seat: number): number {
  let count = 0;
  for (const good of factsOf(s).giftGoods) if (s.akbar[good] === seat) count++;
  return count;
}

/** AG-8.6 */
export function giftRupees(gifts: number): number {
  const last = AKBAR_SCORE.length - 1;
  return (AKBAR_SCORE[Math.min(gifts, last)] ?? 0) + AKBAR_FURTHER * Math.max(0, gifts - last);
}

/** AG-8.3: rupees of a track for each seat, by level and own orders. */
export function trackRupees(levels: readonly number[], orders: readonly number[], tiedSecondsScore: boolean): number[] {
  const top = Math.max(...levels);
  const leaders = levels.filter((level) => level === top).length;
  const second = Math.max(...levels.filter((level) => level < top), -1);
  const seconds = levels.filter((level) => level === second).length;
  return levels.map((level, seat) => {
    const own = orders[seat] ?? 0;
    if (level === top) return own * (leaders === 1 ? LEADER_RUPEES : SECOND_RUPEES); // AG-8.3-b, -e
    const scores = leaders === 1 && level === second && (tiedSecondsScore || seconds === 1); // AG-8.3-c, -d
    return scores ? own * SECOND_RUPEES : 0;
  });
}

/** Own orders and contracts with the icon of a guild. */
function icons(s: Agra, seat: number, guild: Guild): number {
  let count = ordersOf(s, seat, guild);
  const { notables } = factsOf(s);
  for (const id of playerOf(s, seat).contracts) if (notables[id].guild === guild) count++;
  return count;
}

/** Guilds for which a seat has fulfilled an order. */
function guildsServed(s: Agra, seat: number): number {
  let served = 0;
  for (const guild of GUILDS) if (ordersOf(s, seat, guild) > 0) served++;
  return served;
}

/** AG-8.7: the final effect of a contract. Bots ask this often: nothing is made anew. */
export function contractRupees(s: Agra, seat: number, notable: Notable): number {
  switch (notable) {
    case 'dutchTrader': // AG-N17
      return DUTCH_TRADER_SCORE[guildsServed(s, seat)] ?? 0;
    case 'subadar': // AG-N19
      return ordersOf(s, seat, 'artists') + ordersOf(s, seat, 'merchants') + ordersOf(s, seat, 'scholars');
    case 'sadrUsSudur': // AG-N20
      return giftsOf(s, seat);
    case 'grandMufti': // AG-N21
      return (
        MUFTI_SET_RUPEES * Math.min(icons(s, seat, 'artists'), icons(s, seat, 'merchants'), icons(s, seat, 'scholars'))
      );
    case 'grandImam': // AG-N22
      return icons(s, seat, 'scholars');
    case 'courtArtist': // AG-N23
      return icons(s, seat, 'artists');
    case 'dewan': // AG-N24
      return icons(s, seat, 'merchants');
    default:
      return 0;
  }
}

export function score(s: Agra): Outcome {
  const { players } = s;
  const rupees = players.map((player) => player.rupees);
  const tracks = GUILDS.map((guild) =>
    trackRupees(
      players.map((player) => player.influence[guild]),
      players.map((_, seat) => ordersOf(s, seat, guild)),
      s.rules.tiedSecondsScore,
    ),
  );
  const { lastSpace } = factsOf(s);
  const meditation = players.map((player) => (player.counter === lastSpace ? LAST_SPACE_RUPEES : 0));
  const covers = players.map(removedCovers);
  const gifts = players.map((_, seat) => giftRupees(giftsOf(s, seat)));
  const contracts = players.map((player, seat) =>
    player.contracts.reduce((sum, id) => sum + contractRupees(s, seat, id), 0),
  );
  const tieBreak = players.map((player) => storageValue(s, player) + player.favours);
  const lines = [rupees, ...tracks, meditation, covers, gifts, contracts];
  const scores = players.map((_, seat) => lines.reduce((sum, values) => sum + (values[seat] ?? 0), 0));
  const beats = (a: number, b: number) =>
    (scores[a] ?? 0) - (scores[b] ?? 0) || (tieBreak[a] ?? 0) - (tieBreak[b] ?? 0);
  return {
    scores,
    // AG-8.8: most rupees, then goods and favours, then a shared victory
    ranks: scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat) > 0).length),
    sheet: [
      { key: 'rupees', rule: 'AG-8.8', values: rupees, counts: true },
      ...GUILDS.map((guild, i) => ({ key: guild, rule: 'AG-8.3', values: tracks[i] ?? [], counts: true })),
      { key: 'meditation', rule: 'AG-8.4', values: meditation, counts: true },
      { key: 'covers', rule: 'AG-8.5', values: covers, counts: true },
      { key: 'gifts', rule: 'AG-8.6', values: gifts, counts: true },
      { key: 'contracts', rule: 'AG-8.7', values: contracts, counts: true },
      { key: 'tieBreak', rule: 'AG-8.8', values: tieBreak, counts: false },
    ],
  };
}
