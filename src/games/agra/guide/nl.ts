/** De uitleg van Agra in het Nederlands. */
import {
  AKBAR_FURTHER,
  BASE_VALUE,
  COLUMN_SIZE,
  EJECTION_FAVOURS,
  INFLUENCE_RUPEES,
  LAST_SPACE_RUPEES,
  LEADER_RUPEES,
  MEDITATION_POINTS,
  MERCHANT_FAVOURS,
  ORDER_LIMIT_AT_PIER,
  PEONAGE,
  PROCESSED_PER_ACTION,
  SAILOR_FREE_DELIVERIES,
  SECOND_RUPEES,
  START_RUPEES,
} from '../data.ts';
import { giftRupees } from '../score.ts';
import { nl as words } from '../text/nl.ts';
import type { AgraGuideWords } from './en.ts';
import { asked, GUILD, hasPoints, learner, openOrder, orderPays, produced } from './sight.ts';

const { spaces, goods, guilds, notables, meditations, strip } = words;
const { rupees, favours, points, deliveries } = words.counts;
const small = (name: string) => name.toLowerCase();

export const nl: AgraGuideWords = {
  chapters: { turn: 'Drie beurten', orders: 'Een bestelling', ending: 'De laatste beurt' },
  lessons: {
    goal: {
      title: 'Waar het om gaat',
      says: `Agra bereidt een feest voor keizer Akbar voor. Je maakt goederen en levert ze: aan de notabelen hier aan de rivier, aan de gilden, aan Akbar zelf. Leveringen brengen roepies op, en wie er aan het eind de meeste heeft, wint. Je begint met ${START_RUPEES}.`,
    },
    phases: {
      title: 'Een beurt heeft drie fasen',
      says: `Eerst “${strip.phases.meditation}”, als je wilt; dan “${strip.phases.action}”, altijd precies één; dan “${strip.phases.order}”, als je kunt. Je hebt nog geen arbeider op het bord, dus deze beurt begint met de actie.`,
    },
    produce: {
      title: 'Werken en produceren',
      says: (view) =>
        `Een actie is een arbeider op een plek. Het eerste gebouw van elke straat produceert het basisgoed. De ${small(spaces.sawmill)} brengt je nu ${produced(view, 'wood')} ${small(goods.wood)}; je stenen in een gebouw zijn je goederen.`,
      task: `Werk in de ${small(spaces.sawmill)} en neem al het ${small(goods.wood)}.`,
      notYet: {
        sawmill: `Al deze plekken zijn goed. Voor de volgende beurten hebben we ${small(goods.wood)} nodig: kies de ${small(spaces.sawmill)}.`,
        all: `Je mag minder nemen, maar daar is geen reden voor: neem al het ${small(goods.wood)}.`,
      },
    },
    farm: {
      title: 'Wat een boerderij opbrengt',
      says: 'Dit is je boerderij. Elke hoek is een goed. De vrije vakjes tussen een hoek en de boeren op zijn twee zijden zijn wat je ervan produceert. Afdektegels tellen niet mee tot je ze wegneemt.',
    },
    pass: {
      title: 'Nog niets te leveren',
      says: `Na de actie komt de derde fase: een gift aan Akbar of een bestelling van een gilde. Daar heb je nog niets voor. Dan is je tegenspeler aan de beurt; die wil ook ${small(goods.wood)} en stuurt je arbeider weg.`,
      task: 'Beëindig je beurt en kijk toe.',
      notYet: { end: 'Iets anders heeft nu geen zin: beëindig je beurt.' },
    },
    arrow: {
      title: 'Langs een pijl',
      says: `Pijlen leiden naar betere goederen: ${small(goods.wood)} is ${BASE_VALUE.wood} waard, ${small(goods.planks)} zijn ${BASE_VALUE.planks} waard. Elk gebouw verwerkt er tot ${PROCESSED_PER_ACTION}, zodra het er staat. De Bouwer staat bij de ${small(spaces.plankMill)}: wie op zijn bouwterrein werkt, bebouwt het gratis.`,
      task: (view) =>
        asked(view) === 'goOn'
          ? 'Ga verder: de dobbelsteen zegt hoe ver de Bouwer gaat.'
          : `Werk bij de ${small(spaces.plankMill)} en maak van ${small(goods.wood)} ${small(goods.planks)}, zoveel je wilt.`,
      notYet: {
        site: `Nu willen we ${small(goods.planks)}: werk bij de ${small(spaces.plankMill)} en verwerk minstens één ${small(goods.wood)}. Je gunsten kunnen wachten.`,
      },
    },
    favours: {
      title: 'Gunsten',
      says: (view) =>
        `Je tegenspeler had ook ${small(goods.wood)} en volgde je langs de pijl: dat geeft je een gunst. De staande arbeider die werd weggestuurd, bracht er ook ${EJECTION_FAVOURS}. Je hebt ${favours(learner(view).favours)}; daarmee betaal je kleine extra acties, op elk moment van je beurt.`,
      task: 'Bewaar ze voorlopig en beëindig je beurt.',
      notYet: { end: 'Je zou ze al kunnen gebruiken. Bewaar ze deze keer en beëindig je beurt.' },
    },
    meditate: {
      title: 'Meditatie',
      says: (view) =>
        hasPoints(view)
          ? `Met punten koop je kleine dingen. “${meditations.moveFarmer.name}” kost het minst en is nooit geblokkeerd; van de andere acties is de laatst gekozen actie geblokkeerd voor wie daarna komt. Een boer geeft het ene goed wat hij het andere afneemt.`
          : `Een arbeider die gewerkt heeft, kan mediteren. De eerste die je neerlegt brengt ${points(MEDITATION_POINTS[0])} op, en meer zodra je het spoor naast je boerderij beklimt.`,
      task: (view) =>
        hasPoints(view)
          ? 'Verzet een boer, welke je maar wilt.'
          : `Leg je arbeider bij de ${small(spaces.plankMill)} neer.`,
      notYet: {
        lay: `Eerst de meditatie: leg je arbeider bij de ${small(spaces.plankMill)} neer. Wie aan het werk gaat, kan in deze beurt niet meer mediteren.`,
        farmer: 'Geef eerst het punt uit, het vervalt als je aan het werk gaat: verzet een boer.',
      },
    },
    sail: {
      title: 'Een levering',
      says: `Nu de actie. De ${spaces.sailor} brengt je goederen naar de notabelen: ${deliveries(SAILOR_FREE_DELIVERIES)} gratis, en voor een goed dat je betaalt zoveel meer als het waard is. Elke notabele wil twee of drie bepaalde goederen.`,
      task: `Werk bij de ${spaces.sailor} en lever één goed aan een notabele. Valt er iets te kiezen, dan kies jij.`,
      notYet: {
        sailor: `Je hebt wat notabelen willen: werk bij de ${spaces.sailor}.`,
        deliver: 'Een goed betalen zou leveringen toevoegen. Nu is één genoeg: kies een oplichtend goed.',
      },
    },
    influence: {
      title: 'Roepies en invloed',
      says: 'Een levering brengt een roepie op voor elke steen die dan op de kaart ligt. Is de kaart vol, dan wint degene met de meeste stenen erop de kaart en zijn kracht. En elke notabele aan wie je leverde, geeft een invloedsstap in zijn gilde.',
      task: (view) => (asked(view) === 'influence' ? 'Neem de stap.' : 'Rond de levering af.'),
      notYet: {
        finish: 'Eén levering is deze keer genoeg: rond die af.',
        step: 'Je mag van een stap afzien, maar hij helpt je alleen maar: neem hem.',
      },
    },
    turnDone: {
      title: 'De rivier',
      says: 'Dat was een hele beurt. Als er kaarten gewonnen worden, vaart de boot verder, gaan rijkere notabelen open en brengt elke steiger iets. Invloed heb je hierna nodig: die opent de bestellingen van de gilden. We gaan verder in een ander spel, in ronde 11.',
    },
    guilds: {
      title: 'Een bestelling van een gilde',
      says: (view) =>
        `Elk gilde heeft één open bestelling, die met de gekleurde rand. Wie daar invloed heeft en beide goederen bezit, mag die vervullen. De ${guilds[GUILD]} vragen ${words.list(openOrder(view, GUILD).map((good) => small(goods[good])))}; je hebt ze allebei, en je staat op niveau ${learner(view).influence[GUILD]}.`,
    },
    work: {
      title: 'Eerst de actie',
      says: (view) =>
        `Bestellingen komen na de actie, dus kies er een die geen goed kost en wel helpt. De ${spaces.architect} geeft een invloedsstap: op niveau ${learner(view).influence[GUILD]} betaalt een bestelling ${rupees(orderPays(view, 0))}, één niveau hoger ${orderPays(view, 1)}. De arbeider die daar is, gaat naar huis en brengt je tegenspeler een gunst, als hij nog staat.`,
      task: `Werk bij de ${spaces.architect} en neem een stap, het liefst bij de ${guilds[GUILD]}.`,
      notYet: {
        work: `In deze les willen we invloed, en beide goederen voor de bestelling: kies de ${spaces.architect}.`,
        step: 'Bouwen kost materialen, en een daarvan is nodig voor de bestelling: neem een invloedsstap.',
      },
    },
    order: {
      title: 'Vervul de bestelling',
      says: (view) =>
        `Een bestelling betaalt naar je niveau: ${rupees(INFLUENCE_RUPEES[1])} op het eerste, tot ${INFLUENCE_RUPEES.at(-1)} bovenaan. Je staat op niveau ${learner(view).influence[GUILD]} en niemand staat hoger. Anders kreeg je één roepie minder, en een invloedsstap.`,
      task: `Vervul de bestelling van de ${guilds[GUILD]}.`,
      notYet: {
        gift: 'Een gift aan Akbar zou de plaats van de bestelling innemen: een van beide per beurt. Vervul de bestelling.',
        order: `Alles is er: vervul de bestelling van de ${guilds[GUILD]}.`,
      },
    },
    akbar: {
      title: 'Een gift aan Akbar',
      says: `In plaats van een bestelling mag je Akbar één goed geven waarvan de plek hier nog vrij is. Dat betaalt aan het eind: één gift ${giftRupees(1)}, twee ${giftRupees(2)}, drie ${giftRupees(3)}, en elke volgende ${AKBAR_FURTHER} meer. De gekleurde rand is naar de volgende bestelling gegaan; maar een gilde neemt er voorlopig maar ${ORDER_LIMIT_AT_PIER[0]}, en meer naarmate de boot verder vaart.`,
    },
    characters: {
      title: 'De andere twee',
      says: `Twee van de personages ken je. De ${spaces.trader} neemt tot drie goederen aan voor andere, die samen één minder waard zijn, en kan de waarde van een goed veranderen. De ${spaces.botanist} doet twee van drie dingen: een stap op het meditatiespoor, betaald met goederen; een afdektegel weg; twee keer een boer verzetten.`,
    },
    own: {
      title: 'Waar je eigen arbeider is',
      says: `Je mag werken waar al een arbeider van jou is, voor ${rupees(PEONAGE)}; zonder arbeider in voorraad moet dat. De roepie op de ${small(spaces.quarry)} is voor wie daar het eerst werkt: de Koopman laat ze onderweg achter. Wie werkt waar hij staat, krijgt ${favours(MERCHANT_FAVOURS)}. Nu gaan we naar het eind van een ander spel.`,
    },
    last: {
      title: 'Hoe het eindigt',
      says: `Alle ${COLUMN_SIZE} bestellingen van de ${guilds.artists} zijn bedekt: dat beëindigt het spel. Een hoogste niveau van invloed doet dat ook, of een notabele van niveau IV die alles kreeg. De ronde wordt afgemaakt, en er volgt er nog één. Deze beurt is de allerlaatste, en die is van jou.`,
    },
    lastTurn: {
      title: 'Je laatste beurt',
      says: `Je hebt een boek en een ${small(goods.curry)}. De ${spaces.sailor} kan het boek naar de ${notables.subadar.name} brengen; en als je de ${small(goods.curry)} betaalt zonder dat het nodig is, komt de waarde terug in roepies. Het scheelt weinig.`,
      task: 'Speel deze beurt zoals je wilt, en beëindig hem.',
    },
    sheet: {
      title: 'De eindtelling',
      says: `Bij de roepies in de beurzen komen: in elk gilde ${LEADER_RUPEES} per eigen bestelling als je alleen aan kop gaat, ${SECOND_RUPEES} als tweede of gelijk; giften; weggenomen afdektegels; ${LAST_SPACE_RUPEES} op het laatste meditatievakje; en sommige contracten. Bij een gelijk totaal beslissen de goederen en gunsten die over zijn.`,
    },
    ready: {
      title: 'Meer is het niet',
      says: 'Een betere boerderij en invloed lonen het meest als ze vroeg komen: meer goederen per arbeider, meer roepies per bestelling. Lever later aan notabelen voor hun contracten, houd de goederen van een open bestelling klaar, en geef Akbar wat over is. En let op hoe dichtbij het eind is.',
    },
  },
};
