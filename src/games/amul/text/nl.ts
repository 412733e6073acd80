/** De woorden van Amul in het Nederlands. */
import type { CardSymbol, Category, Control, Placement, Supply } from '../data.ts';
import { SCORINGS } from '../facts.ts';
import { cardsIn } from './cards.nl.ts';
import { countingIn } from './count.ts';
import type { Words } from './en.ts';
import { cardSheet } from './sheet.ts';

const { count, list } = countingIn('nl');
const points = (n: number) => count(n, 'punt', 'punten');
const cardCount = (n: number) => count(n, 'kaart', 'kaarten');
const cards = cardsIn(SCORINGS);

const symbolsIn: Record<CardSymbol, (n: number) => string> = {
  arab: (n) => count(n, 'Arabisch symbool', 'Arabische symbolen'),
  mongol: (n) => count(n, 'Mongools symbool', 'Mongoolse symbolen'),
  object: (n) => count(n, 'Voorwerpsymbool', 'Voorwerpsymbolen'),
  trade: (n) => count(n, 'Handelssymbool', 'Handelssymbolen'),
  military: (n) => count(n, 'Militair symbool', 'Militaire symbolen'),
};
const categories: Record<Category, string> = {
  goods: 'Waren',
  objects: 'Voorwerpen',
  camels: 'Karavanen',
  merchants: 'Kooplieden',
  military: 'Militairen',
  characters: 'Personages',
  bazaar: 'Bazaar',
};
const placement: Record<Placement, { readonly label: string; readonly help: string }> = {
  play: {
    label: 'tafel',
    help: 'Blijft op tafel liggen als je hem speelt. Verloren als hij aan het eind nog in je hand is.',
  },
  hand: {
    label: 'hand',
    help: 'Telt als hij aan het eind nog in je hand is. Verloren als je hem in een ronde speelt.',
  },
  both: { label: 'beide', help: 'Blijft op tafel liggen als je hem speelt, en telt ook uit de hand aan het eind.' },
};
const looksAt: Record<Control, string> = {
  self: 'Kijkt naar je eigen speelveld.',
  neighbours: 'Kijkt naar je twee buren.',
  selfAndNeighbours: 'Kijkt naar jou en je twee buren.',
  all: 'Kijkt naar alle speelvelden.',
  oneNeighbour: 'Kijkt naar één buur.',
};
const from: Record<Supply, string> = { palace: 'uit het paleis', bazaar: 'uit de bazaar', market: 'van de markt' };

export const nl: Words = {
  name: 'Amul',
  tagline: 'Een hand, een markt en twee buren',
  options: {
    tea: {
      label: 'Theekaarten',
      help: 'Schudt zoveel Theekaarten mee en voegt de Theehandelaar toe, zodat de laatste rondes niet meer precies te tellen zijn. Evenveel als spelers is een goed aantal; met 0 speel je zonder.',
    },
    anonymousProposals: {
      label: 'Anonieme voorstellen',
      help: 'De voorstellen worden geschud voor ze opengaan: niemand ziet wie wat heeft voorgesteld.',
    },
    vagabondTriggersImmediate: {
      label: 'Vagebond start effecten',
      help: 'Een kaart die een Vagebond van de markt neemt, doet ook meteen wat erop staat. Anders levert die kaart alleen punten op.',
    },
    facts: {
      label: 'Verbeterde gegevens',
      help: 'Wat een bezitter van de doos in de gedrukte gegevens heeft verbeterd, uit een gegevensbestand.',
    },
  },
  groups: {
    propose: 'Naar de markt',
    choose: 'Van de markt',
    reveal: 'Op tafel',
    lost: 'Verloren als je hem speelt',
    take: 'Nemen',
    pair: 'Er twee nemen',
    rest: 'Tot slot',
  },
  cards,
  cardsIn,
  symbolsIn,
  categories,
  placement,
  looksAt,
  counts: { points, cards: cardCount },
  list,

  question: {
    propose: {
      title: 'Welke kaart stel je voor?',
      hint: 'Eén handkaart gaat naar de markt. Alle worden samen getoond.',
    },
    proposed: { title: 'Voorgesteld', hint: 'We wachten op de anderen. Met ongedaan maken kun je je bedenken.' },
    choose: (left: number) => ({
      title: 'Welke kaart neem je?',
      hint:
        left > 1
          ? `Eén marktkaart, in je hand. Na jou ${left === 2 ? 'kiest' : 'kiezen'} er nog ${left - 1}.`
          : 'Eén marktkaart, in je hand.',
    }),
    reveal: {
      title: 'Welke kaart speel je?',
      hint: 'Eén handkaart gaat op tafel. Alle worden samen getoond.',
    },
    revealed: { title: 'Gespeeld', hint: 'We wachten op de anderen. Met ongedaan maken kun je je bedenken.' },
    take: (card: string, supply: Supply, left: number) => ({
      title: `${card}: wat neem je?`,
      hint: left > 1 ? `Tot ${cardCount(left)} ${from[supply]}, op tafel.` : `Eén kaart ${from[supply]}, op tafel.`,
    }),
    over: { title: 'Het spel is afgelopen', hint: 'De meeste punten winnen.' },
  },

  answer: {
    propose: (card: string) => `${card} voorstellen`,
    choose: (card: string) => `${card} in de hand nemen`,
    reveal: (card: string) => `${card} spelen`,
    lose: (card: string) => `${card} spelen en verliezen`,
    take: (card: string, supply: Supply) => `${card} ${from[supply]} nemen`,
    pair: (one: string, two: string) => `${one} + ${two}`,
    takeBoth: (one: string, two: string, supply: Supply) => `${one} en ${two} ${from[supply]} nemen`,
    decline: 'Niets nemen',
    declineMore: 'Niets meer',
    costs: (parts: string) => `Kost ${parts}.`,
    brings: (parts: string) => `Levert ${parts} op.`,
    effect: { palace: 'een paleiskaart', bazaar: 'een Handelaar', market: 'een kaart die op de markt overbleef' },
    effects: (n: number) => `tot ${n} paleiskaarten`,
    lost: 'de kaart',
  },

  event: {
    firstPlayer: (who: string) => `${who} is startspeler en heeft de kaart Eerste keuze.`,
    round: (round: number, who: string) => `Ronde ${round} begint. ${who} heeft de kaart Eerste keuze.`,
    dealt: (what: string) => `Je krijgt ${what}.`,
    turnedUp: (what: string, pile: number) => `Van de stapel naar de markt: ${what}. Nog ${cardCount(pile)} over.`,
    proposed: (what: string) => `De voorstellen gaan open: ${what}.`,
    proposal: (who: string, card: string) => `${who} ${card}`,
    order: { choose: 'Kiezen', effects: 'Effecten' },
    orderOf: (step: string, military: boolean, seats: string) =>
      military ? `${step} op militaire waarde: ${seats}.` : `${step} vanaf de Eerste keuze: ${seats}.`,
    chose: (who: string, card: string) => `${who} neemt ${card} van de markt.`,
    choseFrom: (who: string, card: string, by: string) => `${who} neemt ${card}, voorgesteld door ${by}.`,
    choseOwn: (who: string, card: string) => `${who} neemt het eigen voorstel terug: ${card}.`,
    revealed: (what: string) => `Iedereen speelt tegelijk: ${what}.`,
    played: (who: string, card: string) => `${who} ${card}`,
    removed: (who: string, card: string) => `${who} verliest ${card}: die kaart telt alleen uit de hand.`,
    took: (who: string, card: string, supply: Supply, by: string) => `${who} neemt met ${by} ${from[supply]}: ${card}.`,
    declined: (who: string, by: string) => `${who} neemt met ${by} niets meer.`,
    discarded: (what: string) => `Op de markt overgebleven en afgelegd: ${what}.`,
    finalHand: (who: string, kept: string, lost: string) =>
      `${who} legt de hand open: ${kept}${lost === '' ? '' : `; legt af: ${lost}`}.`,
    nothing: 'niets',
    spied: (who: string, spy: string, on: string, n: number) => `${spy} van ${who} kijkt bij ${on}: ${points(n)}.`,
    traded: (who: string, trader: string, series: number, n: number) =>
      `${trader} van ${who}: ${count(series, 'reeks', 'reeksen')}, ${points(n)}.`,
    majority: { arab: 'Arabische meerderheid', mongol: 'Mongoolse meerderheid' },
    majorityOf: (title: string, parts: string) => `${title}: ${parts}.`,
    share: (who: string, n: number) => `${who} ${n}`,
    nobody: 'niemand',
    scored: (what: string) => `Eindstand: ${what}.`,
  },

  clock: (round: number, rounds: number) => `Ronde ${round} van ${rounds}`,
  clockOver: 'Eindtelling',

  sheet: {
    ...cardSheet(cards, {
      inPlay: 'Elk exemplaar telt naar het aantal in het spel.',
      series: 'Punten per volledige reeks van de drie waren die hij vraagt.',
    }),
    arabSymbols: { label: 'Arabische symbolen', help: 'Arabische symbolen in het speelveld, voor de meerderheid.' },
    arabMajority: {
      label: 'Arabische meerderheid',
      help: '8, 4 en 2 punten voor de eerste drie. Bij gelijke stand krijgt ieder de laagste van de gedeelde plaatsen.',
    },
    mongolSymbols: { label: 'Mongoolse symbolen', help: 'Mongoolse symbolen in het speelveld, voor de meerderheid.' },
    mongolMajority: {
      label: 'Mongoolse meerderheid',
      help: '8, 4 en 2 punten voor de eerste drie. Bij gelijke stand krijgt ieder de laagste van de gedeelde plaatsen.',
    },
    militaryValue: {
      label: 'Militaire waarde',
      help: 'Militaire symbolen in het speelveld. De hoogste wint bij gelijke stand.',
    },
  },

  refusals: {
    'AM-PLAN-1': 'Je kunt alleen een kaart uit je eigen hand voorstellen.',
    'AM-PLAN-2': 'Je kunt alleen een kaart nemen die op de markt ligt.',
    'AM-PLAN-3': 'Je kunt alleen een kaart uit je eigen hand spelen.',
    'AM-RUL-2': 'Hier moet precies één kaart worden gegeven of genomen.',
    'AM-UPK-2': 'Deze kaart neemt alleen uit zijn eigen voorraad, of neemt niets.',
    'AM-END-3': 'De Dief neemt uit wat er nog in het paleis ligt, of neemt niets.',
  },

  features: () => import('./features.nl.ts').then(({ features }) => features),

  board: {
    market: 'De markt',
    marketRemark: 'wat elke kaart voor jou waard is',
    palace: 'Het paleis',
    bazaar: 'De bazaar',
    supplyRemark: 'wat elke kaart je zou opleveren',
    leftovers: 'Over op de markt',
    table: 'Jouw tafel',
    tableOf: (who: string) => `De tafel van ${who}`,
    tableEmpty: 'Er is nog geen kaart gespeeld.',
    tableRemark: (n: number) => `${cardCount(n)}, gelegd zoals ze tellen`,
    alone: 'Losse kaarten',
    series: (n: number) => `${n} per reeks`,
    waitsFor: (what: string) => `Mist nog ${what}.`,
    hand: 'Jouw hand',
    handOf: (who: string) => `De hand van ${who}`,
    handHidden: (n: number) => `${cardCount(n)}, verborgen`,
    handRemark: 'hand: telt aan het eind · tafel: moet gespeeld worden',
    tooMany: (n: number, left: number) =>
      `${n} tafelkaarten in de hand, maar je speelt er nog maar ${left}: de rest gaat verloren.`,
    nothingStays: 'Geen kaart van je hand blijft op tafel liggen: wat je ook speelt, gaat verloren.',
    left: 'links van je',
    right: 'rechts van je',
    pts: 'ptn',
    noCards: 'nog geen kaart',
    knownHand: (what: string) => `In de hand, door iedereen gezien: ${what}.`,
    from: { pile: 'van de stapel', seat: (who: string) => `voorgesteld door ${who}` },
    letter: (letter: string) => `letter ${letter}`,
    ends: 'Als het nu afliep',
    endsWith: (n: number) => `${n} hiermee`,
  },

  strip: {
    phases: {
      restock: 'Aanvullen',
      propose: 'Voorstellen',
      choose: 'Kiezen',
      reveal: 'Onthullen',
      effects: 'Effecten',
    },
    phaseHelp: {
      restock: 'Iedereen krijgt een kaart, en er komen nieuwe kaarten op de markt.',
      propose: 'Iedereen legt tegelijk één handkaart op de markt.',
      choose: 'De een na de ander neemt een marktkaart in de hand.',
      reveal: 'Iedereen speelt tegelijk één handkaart op tafel.',
      effects: 'Contracten, kooplieden, de Mogolheer en Vagebonden nemen hun kaarten, op volgorde.',
    },
    byChoice: 'Vanaf de Eerste keuze',
    byMilitary: 'Op militaire waarde',
    soon: (round: number) => `vanaf ronde ${round}: op militaire waarde`,
    switched: 'Vanaf nu begint de sterkste.',
    together: 'Allemaal tegelijk',
    you: 'Jij',
    scoring: 'Eindtelling',
    round: (n: number) => `Ronde ${n}`,
    military: (value: number, letters: string) =>
      `${count(value, 'Militair symbool', 'Militaire symbolen')}${letters === '' ? '' : `, ${letters}`}`,
  },

  panels: {
    now: 'Als het nu afliep',
    nowRemark: 'alleen voor jou',
    nowSpectator: 'zonder verborgen handen',
    total: 'punten',
    lost: (what: string) => `In de hand en dan verloren: ${what}`,
    palace: (n: number) => `Paleis, ${cardCount(n)}`,
    bazaar: (n: number) => `Bazaar, ${cardCount(n)}`,
    empty: 'leeg',
    counts: 'In het spel en eruit',
    inPlay: (n: number, all: number) => `${n} van ${all} in het spel`,
    pile: (n: number) => `${cardCount(n)} in de stapel`,
    discard: (n: number) => `Afgelegd: ${n}`,
    removed: (n: number) => `Gespeeld en verloren: ${n}`,
    none: 'nog geen',
    leftOver: (n: number) => `Nooit getrokken: ${n}`,
    symbols: (parts: string) => `Symbolen: ${parts}`,
    firstChoice: 'Eerste keuze',
    score: (n: number) => `${points(n)} op tafel`,
  },

  explain: {
    worth: (n: number) => `Nu ${points(n)} waard voor jou.`,
    worthIfPlayed: (n: number) => `${points(n)} waard voor jou als je hem speelt.`,
    worthOf: (who: string, n: number) => `Nu ${points(n)} waard voor ${who}.`,
    bestTake: (card: string, n: number) => `Nu zou je ermee ${card} kunnen nemen, voor ${points(n)}.`,
    printed: (n: number) => `Gedrukt op dit exemplaar: ${points(n)}.`,
    letter: (letter: string) => `Letter ${letter}: beslist bij gelijke militaire waarde.`,
    carries: (parts: string) => `Draagt ${parts}.`,
    symbol: {
      arab: 'De drie spelers met de meeste Arabische symbolen krijgen 8, 4 en 2 punten.',
      mongol: 'De drie spelers met de meeste Mongoolse symbolen krijgen 8, 4 en 2 punten.',
      object: 'Tellen voor de Nomade en de Marskramer.',
      trade: 'Tellen voor de Karavanserai en de Belastinginner.',
      military: 'Bepalen de volgorde zodra iedereen één keer eerste was, en beslissen aan het eind bij gelijke stand.',
    },
    firstChoice:
      'De kaart Eerste keuze: Kiezen en Effecten beginnen hier tot iedereen één keer eerste was. Die kaart schuift elke ronde door.',
  },

  finale: {
    title: 'De eindtelling',
    handsUp: 'Alle handen liggen open.',
    majority: { arab: 'Arabische meerderheid', mongol: 'Mongoolse meerderheid' },
    majorityHelp: '8, 4, 2 voor de eerste drie',
    total: 'Totaal',
    tie: 'Bij gelijke stand beslist de militaire waarde.',
    step: (n: number, all: number) => `${n} van ${all}`,
    skip: 'Alles tonen',
    again: 'Nog eens kijken',
    pad: 'Naar het scoreblok',
    standing: 'Tot nu toe',
    detail: (who: string) => `De kaarten van ${who}`,
  },
};
