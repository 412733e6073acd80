/** De woorden van de statistieken, in het Nederlands. */
import { words } from '../../text/words.ts';
import type { StatsText } from './en.ts';

const { count, number, day } = words('nl');
const percent = (share: number) => `${number(Math.round(100 * share))}%`;

export const nl: StatsText = {
  number,
  title: 'Statistieken',
  remark: 'De uitgespeelde partijen van dit toestel en van je online tafels',
  none: 'Nog geen partij uitgespeeld. De eerste die je uitspeelt, verschijnt hier.',
  promise:
    'Je ziet dan hoe vaak je wint en hoe vaak dat bij gelijke kracht zou zijn, je scores partij na partij, waar je punten vandaan komen naast die van de anderen, welke bots je verslaat, en of beginnen loont.',
  unread: (games) =>
    `${count(games, 'partij telt niet mee: beschadigd', 'partijen tellen niet mee: beschadigd')}, of gespeeld met een andere versie van de regels.`,
  counting: (done, all) => `${number(done)} van ${count(all, 'partij', 'partijen')} geteld`,
  away: (games) =>
    games === null
      ? 'Je online tafels zijn nu niet bereikbaar; hun partijen ontbreken hier.'
      : `${count(games, 'partij van je online tafels kon niet worden opgehaald en ontbreekt', 'partijen van je online tafels konden niet worden opgehaald en ontbreken')} hier.`,
  csv: 'Exporteren als CSV',
  which: 'Spel',
  allGames: 'Alle spellen',
  games: 'partijen',
  wins: 'gewonnen',
  winShare: (share, even) => `${percent(share)} gewonnen; bij gelijke kracht zou het ${percent(even)} zijn`,
  mean: 'gemiddelde score',
  best: 'beste score',
  scores: 'Jouw scores',
  scoresRemark: (last) =>
    `${last === null ? '' : `de laatste ${number(last)}, `}partij na partij; gevuld is gewonnen, het streepje is de beste van de anderen`,
  scoreOf: (n, score, won, best) =>
    `partij ${number(n)}: ${number(score)}${won ? ', gewonnen' : ''}, de beste van de anderen ${number(best)}`,
  byGame: 'Spel na spel',
  byGameRemark: 'hoeveel er gewonnen zijn; de streep is gelijke kracht',
  bots: 'Verslagen bots',
  botsRemark: 'wie vóór een bot eindigt, heeft hem verslagen',
  noBots: 'Nog geen bots ontmoet.',
  beaten: (beaten, met) => `${number(beaten)} van ${number(met)}, ${percent(beaten / met)}`,
  sources: 'Waar je punten vandaan komen',
  sourcesRemark: 'het gemiddelde van een partij, naast dat van de anderen aan je tafels',
  you: 'Jij',
  others: 'De anderen',
  smaller: (sources) => count(sources, 'kleinere bron', 'kleinere bronnen'),
  places: 'Wie begint, wie wint',
  placesRemark: 'alle plaatsen van deze partijen, in beginvolgorde; de streep is gelijke kracht',
  place: (n) => `${n}e aan de beurt`,
  noPlaces: 'In deze partijen begint niemand.',
  wonOf: (wins, games) => `${number(Math.round(10 * wins) / 10)} van ${number(games)}, ${percent(wins / games)}`,
  replay: (game, date) => `${game}, ${day(date)}`,
  last: 'Laatste partijen',
  rank: (rank, seats) => `${rank}e van ${seats}`,
};
