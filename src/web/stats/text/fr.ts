/** Les mots des statistiques, en français. */
import { words } from '../../text/words.ts';
import type { StatsText } from './en.ts';

const { count, number, day } = words('fr');
const percent = (share: number) => `${number(Math.round(100 * share))} %`;
const nth = (n: number) => (n === 1 ? '1ᵉʳ' : `${n}ᵉ`);

export const fr: StatsText = {
  number,
  title: 'Statistiques',
  remark: 'Les parties finies de cet appareil et de vos tables en ligne',
  none: 'Aucune partie finie. La première que vous jouerez jusqu’au bout apparaîtra ici.',
  promise:
    'Vous verrez combien de parties vous gagnez et combien ce serait à forces égales, vos scores partie après partie, d’où viennent vos points à côté de ceux des autres, quels robots vous battez, et si commencer est un avantage.',
  unread: (games) =>
    `${count(games, 'partie n’est pas comptée : abîmée, ou jouée selon', 'parties ne sont pas comptées : abîmées, ou jouées selon')} une autre version des règles.`,
  counting: (done, all) => `${number(done)} sur ${count(all, 'partie comptée', 'parties comptées')}`,
  away: (games) =>
    games === null
      ? 'Vos tables en ligne sont injoignables pour le moment ; leurs parties manquent ici.'
      : `${count(games, 'partie de vos tables en ligne n’a pas pu être chargée et manque', 'parties de vos tables en ligne n’ont pas pu être chargées et manquent')} ici.`,
  csv: 'Exporter en CSV',
  which: 'Jeu',
  allGames: 'Tous les jeux',
  games: 'parties',
  wins: 'victoires',
  winShare: (share, even) => `${percent(share)} gagnées ; à forces égales, ce serait ${percent(even)}`,
  mean: 'score moyen',
  best: 'meilleur score',
  scores: 'Vos scores',
  scoresRemark: (last) =>
    `${last === null ? '' : `les ${number(last)} dernières, `}partie après partie ; plein : gagnée, tiret : le meilleur des autres`,
  scoreOf: (n, score, won, best) =>
    `partie ${number(n)} : ${number(score)}${won ? ', gagnée' : ''}, le meilleur des autres ${number(best)}`,
  byGame: 'Jeu par jeu',
  byGameRemark: 'combien de parties gagnées ; le trait : forces égales',
  bots: 'Robots battus',
  botsRemark: 'finir devant lui, c’est le battre',
  noBots: 'Aucun robot rencontré.',
  beaten: (beaten, met) => `${number(beaten)} sur ${number(met)}, ${percent(beaten / met)}`,
  sources: 'D’où viennent vos points',
  sourcesRemark: 'la moyenne d’une partie, à côté de celle des autres à vos tables',
  you: 'Vous',
  others: 'Les autres',
  smaller: (sources) => count(sources, 'source plus petite', 'sources plus petites'),
  places: 'Qui commence, qui gagne',
  placesRemark: 'toutes les places de ces parties, dans l’ordre du début ; le trait : forces égales',
  place: (n) => `${nth(n)} à jouer`,
  noPlaces: 'Dans ces parties, personne ne commence.',
  wonOf: (wins, games) => `${number(Math.round(10 * wins) / 10)} sur ${number(games)}, ${percent(wins / games)}`,
  replay: (game, date) => `${game}, ${day(date)}`,
  last: 'Dernières parties',
  rank: (rank, seats) => `${nth(rank)} sur ${seats}`,
};
