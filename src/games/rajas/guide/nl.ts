/** De gids van Rajas in het Nederlands. */
import { boardSpaces } from '../board.ts';
import {
  BUILDINGS,
  type Building,
  FAME_TRACK,
  KARMA,
  LEVEL,
  LEVEL_SUM,
  MONEY_TRACK,
  STACKS,
  WORKERS,
} from '../data.ts';
import { marginOf } from '../steps/tracks.ts';
import { nl as words } from '../text/nl.ts';
import { tileOf } from '../tiles.ts';
import type { RajasView } from '../view.ts';
import type { RajasGuideWords } from './en.ts';
import { builtTiles, learner, rival, SEATS, yieldsNear } from './sight.ts';

const { money, fame, workers, tiles } = words.counts;
const prices = boardSpaces(SEATS)
  .filter(({ area }) => area === 'quarry')
  .map((space) => space.money);
const missing = (view: RajasView) => -marginOf(learner(view));

/** Wat de eerste tegel heeft opgeleverd. */
function gained(view: RajasView): string {
  const [tile] = builtTiles(view);
  if (tile === undefined) return '';
  const { buildings, marketMoney } = tileOf(tile);
  const { levels, fame: now, money: purse } = learner(view);
  const brought = buildings.reduce((sum, building) => sum + levels[building], 0);
  const name = words.tileName(tile).toLowerCase();
  return [
    brought > 0 ? `Je ${name} heeft ${fame(brought)} opgeleverd: je markeerder staat op ${now}.` : '',
    marketMoney > 0 ? `Je markt heeft meteen ${money(marketMoney)} betaald: je hebt er nu ${purse}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const plural: Readonly<Record<Building, string>> = {
  temple: 'tempels',
  palace: 'paleizen',
  fort: 'forten',
  mill: 'molens',
};

/** Het gebouw dat het hoogst op de rol staat. */
function highest(view: RajasView): string {
  const { levels } = learner(view);
  const best = BUILDINGS.toSorted((a, b) => levels[b] - levels[a])[0] ?? 'temple';
  return levels[best] > LEVEL.first ? ` Je ${plural[best]} staan al op ${levels[best]}.` : '';
}

export const nl: RajasGuideWords = {
  chapters: { start: 'Een eerste ronde', roads: 'Wegen en markten', ending: 'De ontmoeting' },
  lessons: {
    goal: {
      title: 'Twee markeerders, één race',
      says: 'Je bent radja aan de Ganges. Twee markeerders van jou vertrekken uit deze hoek en gaan het bord rond: roem met de klok mee, geld ertegenin. Zodra de twee markeerders van één speler elkaar ontmoeten, loopt het spel ten einde.',
    },
    gap: {
      title: 'Hoe ver het nog is',
      says: (view) =>
        `Deze balk is jouw race: roem groeit van links, geld van rechts. De afstand ertussen is nog ${missing(view)}. Met elke roem wordt die één kleiner, en met elke 2 geld ook. Aan het einde wint wie zijn markeerders het verst langs elkaar heeft gebracht.`,
    },
    round: {
      title: 'Werker voor werker',
      says: (view) =>
        `Jullie spelen om de beurt. In je beurt plaats je één werker op een vrij vak, betaal je wat het kost en doe je meteen waar het voor dient. Je hebt ${workers(learner(view).workers)}. Als alle werkers van iedereen geplaatst zijn, is de ronde voorbij.`,
    },
    quarry: {
      title: 'De steengroeve',
      says: `Hier bouw je: tegels voor je eigen provincie. De vakken raken op volgorde bezet en worden duurder, van ${money(prices[0] ?? 0)} tot ${prices.at(-1)}. Op elk vak van het bord past maar één werker.`,
      task: 'Plaats je eerste werker in de steengroeve: druk op het vak, of op het antwoord in de balk.',
      notYet: {
        quarry: 'De andere plekken zie je zo. Ga eerst naar de steengroeve: al het andere groeit uit je tegels.',
      },
    },
    tile: {
      title: 'Dobbelstenen betalen tegels',
      says: `Er liggen ${STACKS.length} tegels open. Het getal op een tegel is zijn prijs, te betalen met dobbelstenen van zijn kleur: samen tonen ze minstens zoveel, en wisselgeld is er niet. Gebouwen brengen roem op, tenten zijn markten en brengen geld op.`,
      task: 'Kies een gemarkeerde tegel waarvan een dobbelsteen in die kleur de prijs haalt. De dobbelsteen wordt meteen betaald.',
      notYet: {
        karma:
          'Daar is karma voor nodig, en karma komt later. Kies een tegel waarvan een dobbelsteen in die kleur de prijs haalt zoals hij ligt.',
      },
    },
    lay: {
      title: 'In je provincie',
      says: 'Draai de tegel zoals je wilt. Een van zijn wegen moet naar je residentie leiden, rechtstreeks of over tegels die er al liggen. Wegen die verder gaan naar lege vakken zijn iets waard: daar kun je straks bouwen.',
      task: 'Leg de tegel naast je residentie.',
      notYet: { lay: 'De tegel is betaald. Leg hem nu naast je residentie.' },
    },
    gains: {
      title: 'Meteen betaald',
      says: (view) =>
        `${gained(view)} Een gebouw betaalt één keer, als je het bouwt. Markten kun je later opnieuw gebruiken.`,
    },
    others: {
      title: 'De andere radja',
      says: 'Nu plaatst de andere radja een werker. Wat er gebeurt staat in het verhaal, een regel per stap.',
    },
    palace: {
      title: 'Het paleis',
      says: 'Beneden geeft een terras je een dobbelsteen, en het kost niets. Een balkon maakt van één dobbelsteen twee in een andere kleur. Elk van de zes kamers neemt een dobbelsteen met haar nummer en geeft iets eigens: wijs er een aan om het te lezen.',
      task: 'Plaats je tweede werker in het paleis, waar je wilt.',
      notYet: {
        palace: 'Dat komt nog. Kies nu een vak in het paleis.',
        builder: 'De Bouwmeester legt een duurdere tegel op een oude. Dat is voor later: kies een ander vak.',
        karma:
          'Daar is karma voor nodig, en dat is de volgende les. Kies een kamer waarvan een van je dobbelstenen het nummer toont, of een terras.',
      },
    },
    karma: {
      title: 'Karma',
      says: (view) =>
        `Je hebt ${words.counts.karma(learner(view).karma)} en kunt er ${KARMA.most} bewaren. Als je een dobbelsteen betaalt, draait 1 karma hem op zijn onderkant: een 1 telt als 6, een 2 als 5, een 3 als 4, en andersom. Zo is geen dobbelsteen ooit helemaal nutteloos.`,
    },
    harbour: {
      title: 'De Ganges op',
      says: 'De haven wil een lage dobbelsteen: 1, 2 of 3. Je boot vaart hoogstens zoveel vakken en krijgt wat het vak geeft waar hij stopt. Vakken die hij voorbijvaart geven niets.',
      task: 'Plaats je derde werker in de haven en laat je boot varen.',
      notYet: { harbour: 'Eén ding is er in deze ronde nog te zien: stuur deze werker naar de haven.' },
    },
    home: {
      title: 'De werkers komen thuis',
      says: 'Je drie werkers zijn geplaatst, en de andere radja plaatst er nog één. Dan komen alle werkers thuis, en de olifant gaat naar de volgende radja, die begint. Dobbelstenen, karma en geld blijven. We gaan verder in de vierde ronde van een ander spel.',
    },
    yields: {
      title: 'Iets aan de rand',
      says: (view) =>
        `Je hebt hier ${tiles(builtTiles(view).length)} gebouwd. Rond je provincie liggen speciale opbrengsten: geld, dobbelstenen, karma, een verbetering. Wie een tegel legt met een weg die erop uitkomt, krijgt die, één keer. Daarvan liggen er ${yieldsNear(view).length} op maar één tegel afstand.`,
    },
    reach: {
      title: 'Een weg naar een opbrengst',
      says: 'Kies een tegel en draai hem zo dat een van zijn wegen op een opbrengst uitkomt. In een hoek liggen er twee: met drie wegen kan een tegel ze allebei pakken.',
      task: 'Ga naar de steengroeve en leg een tegel waarvan de weg een speciale opbrengst bereikt.',
      notYet: {
        quarry: 'Hiervoor heb je een tegel nodig: ga naar de steengroeve.',
        tile: 'Geen weg van die tegel kan nu een opbrengst bereiken. Kies een andere.',
        road: 'Zo komt er geen weg op een opbrengst uit. Kies een vak ernaast, of draai de tegel.',
      },
    },
    levels: {
      title: 'Betere bouwers',
      says: (view) =>
        `Elk gebouw levert de roem op die je perkamentrol voor zijn soort toont, ${LEVEL.first} in het begin. Een verbetering brengt één soort omhoog, tot hoogstens ${LEVEL.last}, voor alles wat je daarna bouwt.${highest(view)} Eerst verbeteren dus, en dan bouwen.`,
    },
    market: {
      title: 'Verkopen',
      says: 'Je tenten betalen keer op keer. Gemengde waren is gratis en telt één markt van elke soort. Een kraam voor één soort neemt een dobbelsteen en telt zoveel markten van die soort als de dobbelsteen toont.',
      task: 'Plaats een werker op de markt. De balk toont wat elk vak oplevert.',
      notYet: { market: 'Je hebt markten en hebt er nog niets verkocht: stuur deze werker naar de markt.' },
    },
    workers: {
      title: 'Meer handen',
      says: (view) =>
        `Elke radja heeft drie werkers die wachten: bij ${fame(FAME_TRACK.worker)}, bij ${money(MONEY_TRACK.worker)} en bij de brug over de Ganges. Kom je er met de markeerder of de boot, dan is de werker voorgoed van jou. Twee van de drie kun je winnen, dat maakt ${WORKERS.most}. Jij hebt er ${learner(view).workers} en de andere radja ${rival(view).workers}.`,
    },
    play: {
      title: 'Zoals je wilt',
      says: 'Speel de rest van de ronde zelf. Dobbelstenen worden tegels, tegels worden roem en markten, markten worden geld, en de boot helpt overal.',
      task: 'Plaats je andere werkers. Ga verder zodra je genoeg gezien hebt.',
    },
    bonuses: {
      title: 'Van het een komt het ander',
      says: 'Sommige vakken van beide sporen geven iets cadeau als je ze voor het eerst bereikt of passeert: dobbelstenen, karma, een verbetering, een vaart met de boot. De boot brengt dan misschien geld op, en het geld het volgende cadeau. Let op zulke kettingen.',
    },
    close: {
      title: 'Bijna zover',
      says: (view) =>
        `We springen naar ronde ${view.round} van een derde spel. Je hebt ${fame(learner(view).fame)} en ${money(learner(view).money)}: de afstand is nog ${missing(view)}. De andere radja heeft er nog ${-marginOf(rival(view))} te gaan.`,
    },
    meet: {
      title: 'Laat ze elkaar ontmoeten',
      says: 'Drie plekken overbruggen de afstand: de markt, Man Singh en de voorhof. De anderen maken de doorgang af: de andere radja heeft nog één beurt. Daarna wint wie het verst gekruist heeft, dus pak zoveel je kunt.',
      task: 'Plaats een werker op een van de drie.',
      notYet: {
        meet: 'Daar ontmoeten je markeerders elkaar niet. Verkoop op de markt, of ga naar Man Singh of de voorhof.',
      },
    },
    sheet: {
      title: 'Het scoreblad',
      says: `Roem telt gewoon mee, geld voor de helft, naar boven afgerond. Trek daar de ${LEVEL_SUM} vakken van de race van af: wat overblijft is de marge, en de grootste wint. Bij gelijke marges wint wiens markeerders elkaar het eerst ontmoetten.`,
    },
    ready: {
      title: 'Dat is alles',
      says: 'Beide sporen zijn goed; een paar verbeteringen of een paar goede markten bepalen welk het jouwe wordt. Haal vroeg meer werkers en houd wegen open. Met drie of vier spelers heeft het bord meer vakken, en verder is alles hetzelfde.',
    },
  },
};
