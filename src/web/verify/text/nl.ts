import { words } from '../../text/words.ts';
import type { VerifyText } from './en.ts';

const { number, count } = words('nl');

export const nl: VerifyText = {
  title: 'Een spel controleren',
  remark: 'de sleutel, elke trekking, elk antwoord',
  intro:
    'Vóór het eerste antwoord belooft het huis de vingerafdruk van een geheime sleutel. Al het toeval van het spel komt uit die sleutel, en aan het eind wordt hij onthuld. Hier kun je stap voor stap nagaan dat er niets is veranderd: op dit toestel, zonder iemand iets te vragen.',
  another: 'Een ander spel controleren',
  choose: 'Kies een spel van dit toestel',
  noneKept: 'Op dit toestel is geen afgelopen spel bewaard.',
  of: (game) => `${game} controleren`,
  checking: (done, all) => `${number(done)} van ${count(all, 'stap', 'stappen')} gecontroleerd`,
  whole: 'Het geheel wordt nog eens gecontroleerd',
  failed: 'De controle kon op dit toestel niet worden voltooid.',
  replay: 'Terugkijken',
  drop: 'Laat los om dit verslag te controleren',
  good: 'Alles klopt: het is de sleutel die was beloofd, elke trekking volgt eruit, elk antwoord mag, en de uitslag is waar ze toe leiden.',
  goodSimulated:
    'Alles klopt: elke trekking volgt uit de sleutel, elk antwoord mag, en de uitslag is waar ze toe leiden. Het is een simulatie: vooraf was niets beloofd.',
  soFar: 'Alles wat nu na te gaan is, klopt. De sleutel wordt onthuld als het spel is afgelopen.',
  bad: 'Dit verslag klopt niet.',
  steps: {
    promise: 'De belofte',
    seed: 'De sleutel',
    hash: 'De sleutel naast de belofte',
    draws: 'Elke trekking naast de sleutel',
    answers: 'Elk antwoord naast de regels',
    result: 'De uitslag',
    lines: 'Geprobeerde varianten',
  },
  promised: 'Bekendgemaakt vóór het eerste antwoord: de SHA-256 van de sleutel.',
  notPromised: 'Een simulatie belooft niets: de sleutel was vanaf het begin bekend.',
  revealed: 'Onthuld toen het spel was afgelopen.',
  simulated: 'De sleutel van de simulatie.',
  hidden:
    'Nog geheim. Hij wordt onthuld als het spel is afgelopen; tot dan zijn de trekkingen er niet mee te vergelijken.',
  neverRevealed: 'Het spel is afgelopen en het verslag onthult de sleutel niet: de trekkingen zijn niet na te gaan.',
  hashFits: 'De SHA-256 van de sleutel is de belofte, letter voor letter.',
  hashDiffers: 'De SHA-256 van de sleutel is een andere dan de belofte: dit is niet de beloofde sleutel.',
  hashUnknown: 'Na te gaan zodra de sleutel is onthuld.',
  computed: 'Hier berekend',
  byHand: 'Om het zelf te controleren:',
  drawsFit: (draws, groups) =>
    `${count(draws, 'trekking', 'trekkingen')} op ${count(groups, 'plaats', 'plaatsen')}: elke trekking is wat de sleutel daar geeft.`,
  drawsDiffer: (groups, first) =>
    `Op ${count(groups, 'plaats', 'plaatsen')} heeft het verslag een andere trekking dan de sleutel geeft. De eerste: ${first}.`,
  firstDraw: (where, nth, recorded, seeded) =>
    `${where}, trekking ${number(nth)}: het verslag zegt ${recorded}, de sleutel geeft ${seeded}`,
  drawChanged: (first) => `Een trekking is veranderd. ${first}. Wat eruit volgt, hoeft niet meer te kloppen.`,
  drawsUnchecked: (draws) =>
    `Tot nu toe ${count(draws, 'trekking', 'trekkingen')}, van de soort en de grootte die het spel vraagt.`,
  drawsClosed: 'Wat is getrokken blijft dicht tot het spel is afgelopen: er zitten geheimen in.',
  deal: 'De opzet',
  answer: (n, name) => `Antwoord ${number(n)}, ${name}`,
  nothing: 'niets',
  where: 'Getrokken bij',
  recorded: 'In het verslag',
  seeded: 'Uit de sleutel',
  same: 'Gelijk?',
  equal: 'gelijk',
  other: 'anders',
  unknown: 'nog niet bekend',
  more: (n) => `Nog ${number(n)} tonen`,
  onlyOthers: 'Alleen wat verschilt',
  howToRead:
    'Een getal is één uitkomst, geteld vanaf 0: een dobbelsteen die 4 toont is 3. Een rij tussen haken is een volgorde na het schudden.',
  answersFit: (answers, takenBack) =>
    takenBack === 0
      ? `${count(answers, 'antwoord', 'antwoorden')}, en elk mocht waar het werd gegeven.`
      : `${count(answers, 'antwoord', 'antwoorden')}, en elk mocht waar het werd gegeven; ${number(takenBack)} keer is iets teruggenomen of opnieuw gegeven, zoals de regels daarvoor toelaten.`,
  answersStop: (answers) => `${count(answers, 'antwoord is', 'antwoorden zijn')} toegestaan. Dan:`,
  givenBy: 'Gegeven door',
  againstRule: 'In strijd met regel',
  resultFits: 'Opnieuw gespeeld leiden de antwoorden naar precies dezelfde scores en dezelfde laatste stand.',
  resultDiffers: 'Opnieuw gespeeld leiden de antwoorden ergens anders heen dan het verslag zegt.',
  resultEarly:
    'De antwoorden houden op, of gaan tegen de regels in, voor het spel is afgelopen: ze leiden tot geen uitslag.',
  resultNotYet: 'Het spel is niet afgelopen: er is nog geen uitslag.',
  resultMissing: 'Het spel is afgelopen, en het verslag heeft geen uitslag.',
  scores: 'Scores',
  finalHash: 'Vingerafdruk van de laatste stand',
  linesSay: (n, cut) =>
    cut === 0
      ? `${count(n, 'variant', 'varianten')} naast het spel, volgens de regels. Varianten horen niet bij het spel: de trekkingen zijn er nieuw.`
      : `${count(n, 'variant', 'varianten')} naast het spel, waarvan er ${number(cut)} onderweg door de regels ${cut === 1 ? 'wordt' : 'worden'} gestopt. Varianten horen niet bij het spel: de trekkingen zijn er nieuw.`,
  good1: 'klopt',
  bad1: 'klopt niet',
  open1: 'nog niet',
  none1: 'niets te controleren',
  running: 'Dit spel is nog bezig.',
  runningOnline: 'Iedereen aan tafel kreeg dit te horen vóór het eerste antwoord. Kom terug als het spel is afgelopen.',
  missing: 'Dit spel staat niet op dit toestel. Open het verslag ervan.',
};
