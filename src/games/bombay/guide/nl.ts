/** De uitleg van Bombay in het Nederlands. */
import {
  ACTIONS_PER_TURN,
  BUILD_ACTIONS,
  CITY_TOKEN_RUPEES,
  DRAWN_PER_ROUND,
  ELEPHANT_CARRIES,
  HILL_ACTIONS,
  MARKETS,
  MOVE_ACTIONS,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  TOKEN_RUPEES,
  TOLL_RUPEES,
  WAIT,
} from '../data.ts';
import { tableFacts } from '../state.ts';
import { nl as words } from '../text/nl.ts';
import type { BombayView } from '../view.ts';
import type { BombayGuideWords } from './en.ts';
import { actionsLeft, learner, palaces, purse, SEATS, type Taken, tokenTaken } from './sight.ts';

const { rupees, actions, clients } = words.counts;
const [left, middle, right] = MARKETS;
const [top, second, bottom] = SALE;
const { rounds, laps, prizes } = tableFacts(SEATS);
const place = (view: BombayView) => words.places[learner(view).at];
const palaceAt = (view: BombayView) => words.places[palaces(view)[0] ?? learner(view).at];

/** Welk fiche er onder het eerste paleis lag. */
const taken: Readonly<Record<Taken, string>> = {
  rupees: `Het fiche dat daar lag, leverde je meteen ${rupees(TOKEN_RUPEES)} op.`,
  city: 'Het fiche dat daar lag, houd je: aan het einde telt het als een stad meer.',
  none: 'Er lag geen fiche, maar het paleis is wel van jou.',
};

export const nl: BombayGuideWords = {
  chapters: { trip: 'Een eerste reis', palace: 'Een paleis', ending: 'De laatste beurt' },
  lessons: {
    goal: {
      title: 'Zijde en roepies',
      says: 'Je handelt in zijde, en dit is je olifant: die met de ster. Je koopt zijde waar die goedkoop is, verkoopt die waar er vraag naar is, en bouwt paleizen. Wie aan het einde de meeste roepies heeft, wint.',
    },
    clock: {
      title: 'Hoe lang het duurt',
      says: `Met drie spelers telt het spel ${rounds} sets van ${laps} speelronden. In een speelronde krijgt iedereen één beurt. Deze klok telt beide; na de laatste speelronde is het spel uit.`,
    },
    purse: {
      title: 'Je beurs',
      says: (view) =>
        `Je begint met ${rupees(purse(view).rupees)}. Geld ligt achter een scherm: iedereen ziet wat je verdient en betaalt, niemand ziet het totaal.`,
    },
    markets: {
      title: 'Drie markten',
      says: `De zijde van deze set ligt op drie markten. Waar het meeste van is, ligt links en kost ${rupees(left.rupees)} en ${actions(left.actions)}. In het midden is dat ${rupees(middle.rupees)} en ${actions(middle.actions)}, rechts ${rupees(right.rupees)} en ${actions(right.actions)}.`,
    },
    ride: {
      title: 'Drie acties',
      says: `Een beurt heeft ${actions(ACTIONS_PER_TURN)}. Een weg volgen kost ${actions(MOVE_ACTIONS)}, een heuvel op ${HILL_ACTIONS} meer. Naar de markt ga je niet: zijde koop je bij een handelspost van die kleur.`,
      task: 'Ga naar de blauwe handelspost hiernaast. Kies die op de kaart of in de balk.',
      notYet: {
        post: 'Straks ga je waarheen je wilt. Ga nu naar de oplichtende blauwe post: blauw is vandaag de goedkoopste zijde.',
      },
    },
    buy: {
      title: 'Een baal kopen',
      says: `De post is open, want er ligt blauw op een markt. Blauw ligt links, dus een baal kost ${rupees(left.rupees)} en ${actions(left.actions)}. Je koopt één keer per beurt, en de olifant draagt ${ELEPHANT_CARRIES} balen.`,
      task: 'Koop een blauwe baal.',
      notYet: { buy: 'Je staat goed: koop hier eerst een blauwe baal.' },
    },
    ladder: {
      title: 'Wie wil de zijde hebben?',
      says: `Naast elke stad staat een ladder met de drie soorten zijde die de stad vraagt. De bovenste sport betaalt ${rupees(top.rupees)}, de middelste ${rupees(second.rupees)}, de onderste ${rupees(bottom.rupees)} en ${clients(bottom.clients)}. Geel en paars doen daar nog iets bij; dat komt later.`,
    },
    towards: {
      title: 'Kies je stad',
      says: `Bombay vraagt het meest om blauw en betaalt ${rupees(top.rupees)}. In Hyderabad staat blauw in het midden en levert het ${rupees(second.rupees)} op. Beide liggen twee wegen verderop, via de oplichtende plekken.`,
      task: 'Gebruik je laatste actie: ga één weg in de richting van de stad van je keuze.',
      notYet: {
        unspent: 'Een actie die je niet gebruikt, ben je kwijt. Ga eerst één weg naar Bombay of Hyderabad toe.',
        towards: 'Zo raak je verder van beide steden. Ga naar een van de twee plekken naast de post.',
      },
    },
    others: {
      title: 'De anderen',
      says: 'Je beurt is voorbij: je hebt geen actie meer. Nu spelen de anderen, met de klok mee. Wat ieder doet, staat in het verhaal: één regel voor elke stap. Wat ze bezitten, blijft achter hun schermen.',
    },
    sell: {
      title: 'Verkopen',
      says: `Terug naar je baal. Verkopen kost ${actions(SELL_ACTIONS)} in een stad die de zijde vraagt. Je kunt in één keer binnengaan en verkopen: de balk toont wat het kost en wat het oplevert.`,
      task: 'Ga de stad in en verkoop je baal.',
      notYet: { sell: 'Je bent er bijna: ga de stad hiernaast in en verkoop daar de blauwe baal.' },
    },
    sank: {
      title: 'De ladder antwoordt',
      says: (view) =>
        `Blauw is ${place(view).at} naar de onderste sport gezakt, en wat eronder stond, is gestegen. Wie hier daarna blauw verkoopt, krijgt minder. Verkochte balen gaan terug in de zak.`,
    },
    token: {
      title: 'Een fiche van de stad',
      says: `Bij je eerste verkoop in een stad neem je een fiche van die stad, zolang er zijn. Aan het einde leveren fiches van verschillende steden ${words.list(CITY_TOKEN_RUPEES.slice(1).map(String))} roepies op, van één tot zes steden. In veel steden verkopen loont dus.`,
    },
    rest: {
      title: 'De rest van de beurt',
      says: (view) =>
        `Je hebt nog ${actions(actionsLeft(view))}. Wat je niet gebruikt, ben je kwijt, maar je hoeft het niet te gebruiken. Wie niets beters te doen heeft, wacht betere tijden af: alle ${WAIT.actions} acties van een beurt voor ${rupees(WAIT.rupees)}.`,
      task: 'Ga nog één weg verder of beëindig de beurt. Beide is goed.',
    },
    again: {
      title: 'Nog eens, zoals jij wilt',
      says: 'Speel nu zelf verder. Kijk welke zijde goedkoop is en welke stad er goed voor betaalt, en denk aan de weg daartussen.',
      task: 'Zorg dat je olifant weer een baal draagt. Ga verder zodra je genoeg hebt gezien.',
    },
    tripDone: {
      title: 'Dat is de handel',
      says: 'Kopen, dragen, verkopen: daar gaan de meeste beurten over. Nu naar wat je nog meer met zijde kunt. We gaan een paar beurten later verder, in een ander spel dat net zo begon.',
    },
    closed: {
      title: 'Een gesloten post',
      says: 'Iemand heeft de laatste blauwe baal van de markt gekocht. Blauwe posten zijn nu gesloten, tot er in de volgende set nieuwe zijde komt. Jij was op tijd: je draagt een blauwe baal.',
    },
    sites: {
      title: 'Zijde voor een paleis',
      says: 'Een baal kun je verkopen, of je betaalt er een paleis mee op een van deze plekken. Op veel ervan ligt een fiche voor wie er bouwt: een schild telt aan het einde als stad, munten zijn meteen roepies, een hoofd is een klant, balen zijn een gratis baal.',
    },
    build: {
      title: 'Een paleis bouwen',
      says: `Een paleis kost een baal die je draagt, en ${actions(BUILD_ACTIONS)}. Het blijft er staan: niemand anders kan daar nog bouwen.`,
      task: 'Ga naar een plek en bouw daar. Welke, kies je zelf.',
      notYet: {
        build:
          'Ga voor deze les naar een vrije plek hiernaast en bouw daar: in steden en bij posten is geen ruimte voor een paleis.',
      },
    },
    palaceToken: {
      title: 'Wat een paleis oplevert',
      says: (view) =>
        `${taken[tokenTaken(view)]} Elk paleis telt ook voor je rijk: paleizen en klanten samen. De grootste rijken krijgen aan het einde een prijs.`,
    },
    toll: {
      title: 'Gasten',
      says: (view) =>
        `Er is nog meer. Telkens als een andere koopman je paleis ${palaceAt(view).at} binnengaat, betaalt de bank jou ${rupees(TOLL_RUPEES)}. De gast betaalt niets en kan er niets aan doen.`,
      task: 'Maak je beurt af zoals je wilt, en kijk wie er langskomt.',
    },
    tollPaid: {
      title: 'Een roepie van de weg',
      says: (view) =>
        `Er is een olifant door je paleis gekomen, en je hebt nu ${rupees(purse(view).rupees)}. Elk bezoek telt, ook op doorreis. Een paleis aan een drukke weg levert steeds weer iets op.`,
    },
    colours: {
      title: 'Twee kostbare soorten zijde',
      says: `Geel levert ${rupees(SILK_BONUS.yellow.rupees)} meer op dan de sport aangeeft, waar je het ook verkoopt. Paars levert ${clients(SILK_BONUS.purple.clients)} meer op. In de munten op de ladders zit dat al.`,
    },
    turn: {
      title: 'Jouw beurt, jouw plan',
      says: 'Dit is de laatste speelronde van de set. Je hebt weinig zijde en een beurs: ga misschien vast naar waar je wilt kopen, want hierna komt er nieuwe zijde.',
      task: 'Speel je beurt zoals je wilt. Daarna eindigt de set.',
    },
    supply: {
      title: 'Nieuwe zijde',
      says: `Een nieuwe set: wat er nog op de markten lag, ging terug in de zak, en er zijn ${DRAWN_PER_ROUND} balen getrokken. Waar het meeste van is, ligt weer links, dus de prijzen veranderen. Ladders, paleizen en ladingen blijven, en de volgende koopman begint.`,
    },
    last: {
      title: 'De allerlaatste speelronde',
      says: `Het eind van weer een ander spel: set ${rounds}, speelronde ${laps}. Na deze beurt is het uit. Balen op de olifant en paleizen die niet gebouwd zijn, zijn dan niets meer waard.`,
    },
    cities: {
      title: 'Eerste bonus: steden',
      says: (view) =>
        `Elke regel zegt wat dat aantal verschillende steden oplevert. Je hebt fiches van ${purse(view).cities.length} steden, en een paleisfiche dat als nog een stad telt.`,
    },
    empire: {
      title: 'Tweede bonus: rijken',
      says: `Paleizen op het bord en klanten vormen samen een rijk. Met drie spelers krijgt het grootste ${rupees(prizes[0] ?? 0)} en het tweede ${rupees(prizes[1] ?? 0)}. Wie gelijk staat, deelt.`,
    },
    lastTurn: {
      title: 'Je laatste beurt',
      says: 'Je draagt een oranje baal. Verkoop die hier, van de onderste sport en zonder fiche, want die zijn op; ga naar Bombay, waar oranje bovenaan staat; of bouw een paleis. Elk daarvan helpt, op een andere manier.',
      task: 'Speel je laatste beurt. De balk toont wat elk antwoord kost en oplevert.',
      notYet: { use: 'Als het spel uit is, is de baal niets meer waard. Doe er eerst iets mee.' },
    },
    sheet: {
      title: 'Het scoreblad',
      says: 'Alles eindigt in roepies: wat je tijdens het spel verdiende, de stedenbonus en de prijs van het rijk. De regels ertussen leggen die alleen uit. Bij een gelijk totaal winnen de meeste klanten.',
    },
    ready: {
      title: 'Meer is het niet',
      says: 'Verkoop waar de ladders hoog zijn, bouw waar de wegen druk zijn, en let op welke stad je nog mist. Met vier of vijf spelers zijn er meer posten en leveren paleizen meer op.',
    },
  },
};
