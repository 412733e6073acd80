/** De uitleg van Amul in het Nederlands. */
import { MAJORITY, MARKET_CARDS, ROUNDS } from '../data.ts';
import { nl as words } from '../text/nl.ts';
import type { AmulGuideWords } from './en.ts';
import { learner, ownTrader, SEATS, setPoints } from './sight.ts';

const { points, cards } = words.counts;
const { placement } = words;
const [first, second, third] = MAJORITY.places;
const carpet = words.cards.carpet.name;

export const nl: AmulGuideWords = {
  chapters: { round: 'Eén ronde', bazaar: 'Paleis en bazaar', ending: 'De laatste kaart' },
  lessons: {
    goal: {
      title: 'Een nachtmarkt',
      says: 'Vier kooplieden handelen een nacht lang. In elke ronde legt iedereen één kaart voor zich op tafel. Aan het eind leveren de kaarten op tafel punten op, en de meeste punten winnen. Dit is jouw tafel, nog leeg.',
    },
    rounds: {
      title: 'Negen rondes, vijf stappen',
      says: `De nacht telt ${ROUNDS} rondes, en deze regel toont hoe ver een ronde is: er komen kaarten bij, iedereen stelt er een voor, neemt er een en speelt er een, en daarna doen sommige kaarten iets.`,
    },
    hand: {
      title: 'Jouw hand',
      says: `Elke kaart zegt onderaan waar hij telt. “${placement.play.label}”: hij moet gespeeld worden. “${placement.hand.label}”: bewaar hem tot het eind, want gespeeld is hij verloren. “${placement.both.label}”: hij telt op beide plaatsen.`,
    },
    worth: {
      title: 'Kaarten horen bij elkaar',
      says: `De meeste kaarten willen gezelschap. Eén ${carpet} levert ${points(setPoints('carpet', 1))} op, twee samen ${setPoints('carpet', 2)}. Het getal in de hoek zegt wat een kaart nu voor jou waard is. Blijf op een kaart staan om alles te lezen.`,
    },
    propose: {
      title: 'Een kaart voorstellen',
      says: 'Iedereen legt nu één handkaart gedekt op de markt, allemaal tegelijk. Anderen kunnen die van jou nemen, dus geef wat jou het minst helpt. Je mag hem straks zelfs terugnemen, als niemand anders hem eerst neemt.',
      task: 'Stel een kaart uit je hand voor, welke je maar wilt.',
    },
    turnedUp: {
      title: 'De markt gaat open',
      says: `Alle voorstellen worden omgedraaid, naast ${cards(MARKET_CARDS[SEATS] ?? 0)} van de stapel. Het kleine teken op een kaart zegt wie hem voorstelde. Er zijn meer kaarten dan kooplieden: er blijven er dus over.`,
    },
    choose: {
      title: 'Er een nemen',
      says: 'De een na de ander neemt een kaart in de hand. Jij hebt de kaart Eerste keuze, dus jij begint; in de volgende ronde is dat de koopman links van je.',
      task: `Neem een kaart. Het ${carpet} vormt een paar met het jouwe; de keuze is vrij.`,
    },
    reveal: {
      title: 'Er een spelen',
      says: `Iedereen kiest één handkaart, en alle worden samen omgedraaid. Een kaart met “${placement.play.label}” of “${placement.both.label}” blijft op je tafel. Een kaart die alleen “${placement.hand.label}” zegt, zou uit het spel gaan.`,
      task: 'Speel een van de oplichtende kaarten.',
      notYet: {
        lost: `Die kaart zegt alleen “${placement.hand.label}”: nu gespeeld is hij verloren. Bewaar hem tot het eind en speel er een die blijft.`,
      },
    },
    onTable: {
      title: 'Daar blijft hij liggen',
      says: 'Je kaart ligt op tafel en blijft daar. Kaarten die samen tellen, liggen bij elkaar, met hun punten. De anderen hebben er ook een gespeeld: kijk eens rond.',
    },
    upkeep: {
      title: 'De ronde eindigt',
      says: 'Sommige kaarten doen iets als ze gespeeld worden, de ene koopman na de andere. Dan gaat weg wat op de markt overblijft, en schuift de kaart Eerste keuze een plaats naar links.',
    },
    again: {
      title: 'Een ronde voor jezelf',
      says: 'Iedereen heeft een nieuwe kaart. Stel voor, neem en speel zoals je wilt. Let op de getallen in de hoeken, en op wat de anderen verzamelen.',
      task: 'Speel deze ronde tot het eind. Ga verder zodra je genoeg hebt gezien.',
    },
    roundDone: {
      title: 'Dat is een ronde',
      says: `Voorstellen, nemen, spelen: meer doe je niet, ${ROUNDS} keer. Nieuw zijn straks kaarten die naar anderen kijken, en kaarten die kaarten brengen. We gaan verder in ronde 5 van een andere nacht, die net zo begon.`,
    },
    neighbours: {
      title: 'Je buren',
      says: 'Sommige kaarten tellen wat er op de tafels links en rechts van je ligt. Die twee zijn het hele spel lang je buren. Wie verder weg zit, doet er minder toe.',
    },
    order: {
      title: 'De sterkste eerst',
      says: `In de eerste ${SEATS} rondes gaat de kaart Eerste keuze rond. Vanaf nu kiest wie de meeste gekruiste sabels op tafel heeft het eerst; bij gelijke stand wie op zo’n kaart de vroegste letter heeft. Wie er geen heeft, komt het laatst.`,
    },
    majority: {
      title: 'Arabieren en Mongolen',
      says: `Halve manen en joerten worden aan het eind geteld, elk apart. De meeste leveren ${points(first)} op, de op een na meeste ${second}, daarna ${third}. Wie gelijk staat met een ander, krijgt de laagste van beide plaatsen.`,
    },
    supplies: {
      title: 'Paleis en bazaar',
      says: 'Deze kaarten neem je niet van de markt. Een Koopman brengt er een uit het paleis, een Contract een uit de bazaar. Hier wordt nooit iets aangevuld.',
    },
    contract: {
      title: 'Een Contract',
      says: 'Je hebt een Contract in je hand. Het levert zelf een beetje op, en als je het speelt, brengt het je een Handelaar uit de bazaar.',
      task: 'Speel het Contract.',
      notYet: { contract: 'Al deze kaarten kun je spelen, maar deze les gaat over het Contract: speel dat.' },
    },
    trader: {
      title: 'Kies een Handelaar',
      says: 'De kaarten van de bazaar liggen waar de markt lag. Elke Handelaar vraagt drie verschillende waren, onderaan te zien; die met een heldere rand heb je al, op tafel of in je hand.',
      task: 'Neem de Handelaar die bij je kaarten past. De keuze is aan jou.',
      notYet: { take: 'Je hoeft niets te nemen, maar een Handelaar kost niets: neem er een.' },
    },
    series: {
      title: 'Een reeks',
      says: (view) =>
        `De ${words.cards[ownTrader(view)?.name ?? 'trader_persian'].name} levert ${points(ownTrader(view)?.points ?? 0)} op voor elke volledige reeks van zijn drie waren. De waren tellen daarnaast ook voor zichzelf. Je weet nu dus waar je naar zoekt.`,
    },
    turn: {
      title: 'Speel verder',
      says: 'Er is een nieuwe ronde begonnen, en die is aan jou. Denk aan je Handelaar, en aan wat je buren voor je zouden kunnen laten liggen.',
      task: 'Speel deze ronde zoals je wilt.',
    },
    bazaarDone: {
      title: 'Bijna alles',
      says: 'Je weet hoe kaarten komen en wat ze doen. Alleen het einde van een nacht ontbreekt nog: we gaan naar ronde 9 van weer een andere, en naar de laatste kaart.',
    },
    lastHand: {
      title: 'Wat de hand waard is',
      says: `Na deze ronde laat iedereen zijn hand zien. “${placement.hand.label}” en “${placement.both.label}” komen dan op tafel en tellen. Een kaart die alleen “${placement.play.label}” zegt en nooit gespeeld is, gaat weg.`,
    },
    now: {
      title: 'Als het nu afliep',
      says: 'Alleen jij ziet dit paneel. Het telt je tafel en je hand op zoals de eindtelling dat doet, en zegt wat verloren zou gaan.',
    },
    lastCard: {
      title: 'Je laatste kaart',
      says: (view) =>
        `Je hebt ${cards(learner(view).hand?.length ?? 0)} in je hand en moet er een spelen. Die met “${placement.both.label}” zijn veilig: ze tellen op tafel en in de hand.`,
      task: 'Speel een kaart die blijft.',
      notYet: {
        lost: `Nu gespeeld is die kaart verloren; in je hand telt hij. Speel er een met “${placement.both.label}”.`,
      },
    },
    sheet: {
      title: 'De eindtelling',
      says: 'Categorie voor categorie tellen alle kaarten: waren, voorwerpen, karavanen, kooplieden, militairen en personages. Dan komen de Handelaren en de twee meerderheden. Bij een gelijk totaal wint de hoogste militaire waarde.',
    },
    ready: {
      title: 'Meer is het niet',
      says: 'Bewaar wat aan het eind betaalt, speel wat gespeeld moet worden, en kijk naar beide buren voordat je iets voorstelt. Met meer kooplieden zijn er meer soorten kaarten; elke kaart legt zichzelf uit.',
    },
  },
};
