/** The words of the statistics, in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { count, number } = words('en');
const percent = (share: number) => `${number(Math.round(100 * share))}%`;

export const en = {
  number,
  title: 'Statistics',
  remark: 'Finished games on this device and at your online tables',
  none: 'No finished game yet. The first one you play to its end appears here.',
  promise:
    'You will see how often you win and how often even play would, your scores game after game, where your points come from next to the others’, which bots you beat, and whether it pays to begin.',
  unread: (games: number) =>
    `${count(games, 'game', 'games')} cannot be counted: damaged, or played under another version of the rules.`,
  counting: (done: number, all: number) => `${number(done)} of ${count(all, 'game', 'games')} counted`,
  /** Null: how many there are is not known. */
  away: (games: number | null) =>
    games === null
      ? 'Your online tables cannot be reached now; their games are missing here.'
      : `${count(games, 'game from your online tables could not be fetched and is', 'games from your online tables could not be fetched and are')} missing here.`,
  csv: 'Export as CSV',
  which: 'Game',
  allGames: 'All games',
  games: 'games',
  wins: 'wins',
  winShare: (share: number, even: number) => `${percent(share)} won; even play would win ${percent(even)}`,
  mean: 'mean score',
  best: 'best score',
  scores: 'Your scores',
  scoresRemark: (last: number | null) =>
    `${last === null ? 'each game' : `the last ${number(last)} games`} in turn; filled is won, the dash is the best of the others`,
  scoreOf: (n: number, score: number, won: boolean, best: number) =>
    `game ${number(n)}: ${number(score)}${won ? ', won' : ''}, best of the others ${number(best)}`,
  byGame: 'Game by game',
  byGameRemark: 'how many were won; the line is even play',
  bots: 'Bots beaten',
  botsRemark: 'finishing ahead of one is beating it',
  noBots: 'No bots met yet.',
  beaten: (beaten: number, met: number) => `${number(beaten)} of ${number(met)}, ${percent(beaten / met)}`,
  sources: 'Where your points come from',
  sourcesRemark: 'on average in a game, next to the others at your tables',
  you: 'You',
  others: 'The others',
  smaller: (sources: number) => count(sources, 'smaller source', 'smaller sources'),
  places: 'Who begins, who wins',
  placesRemark: 'all seats of these games, by starting order; the line is even play',
  place: (n: number) => `${n === 1 ? '1st' : n === 2 ? '2nd' : n === 3 ? '3rd' : `${n}th`} to play`,
  noPlaces: 'Nobody begins in these games.',
  wonOf: (wins: number, games: number) =>
    `${number(Math.round(10 * wins) / 10)} of ${number(games)}, ${percent(wins / games)}`,
  replay: (game: string, date: number) => `${game}, ${words('en').day(date)}`,
  last: 'Last games',
  rank: (rank: number, seats: number) =>
    `${rank === 1 ? '1st' : rank === 2 ? '2nd' : rank === 3 ? '3rd' : `${rank}th`} of ${seats}`,
};

export type StatsText = typeof en;
