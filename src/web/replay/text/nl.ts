import { words } from '../../text/words.ts';
import type { ReplayText } from './en.ts';

const { number } = words('nl');

export const nl: ReplayText = {
  choose: 'Kies een spel van dit toestel',
  noneKept: 'Er staat geen spel op dit toestel.',
  play: 'Afspelen',
  pause: 'Pauze',
  speed: 'Snelheid',
  times: (speed) => `${number(speed)}×`,
  telling: 'Laatste gebeurtenis',
  tellingHelp: 'Terug naar het laatste antwoord waarbij het lot besliste of een score veranderde',
  noTelling: 'Vóór deze stand is er niets getrokken en geen score veranderd.',
  share: 'Delen',
  verify: 'Toeval controleren',
  analysis: 'Analyse',
  back: 'Naar de tafel',
  tryAnother: 'Iets anders proberen',
  tryLater: 'Andere antwoorden kun je hier proberen als het spel is afgelopen.',
  tryOver: 'Hier is het spel afgelopen: ga terug naar een vraag om iets anders te proberen.',
  along: (line) => `Je volgt de variant “${line}”.`,
  leaveLine: 'Terug naar het spel',
  noPosition: (ply, last) =>
    `Het adres noemt antwoord ${number(ply)}, en het laatste is hier ${number(last)}: dat zie je.`,
  strange: 'Het adres noemt geen stand die te vinden is: je ziet de eerste.',
  notShown: (seen) =>
    `De server heeft deze stand niet getoond. ${seen === null ? '' : `Je ziet nog die na antwoord ${number(seen)}. `}Doe een stap om het opnieuw te vragen.`,
  noLine: 'Het adres noemt een variant die hier niet is: je ziet het spel zelf.',
  running: (name) => `Dit spel is nog bezig. Je ziet het zoals ${name} het mag zien.`,
  runningShared:
    'Dit spel is nog bezig, en meer mensen delen dit toestel: tot het einde zie je alleen wat iedereen mag zien.',
  runningWatched: 'Dit spel is nog bezig. Je ziet wat iedereen mag zien.',
  inLink: 'Dit spel kwam met het adres mee. Het wordt niet op dit toestel bewaard.',
  keepIt: 'Hier bewaren',
  dropped: (n) =>
    n === 1
      ? 'Eén variant van dit verslag was onleesbaar en is weggelaten:'
      : `${number(n)} varianten van dit verslag waren onleesbaar en zijn weggelaten:`,
  drop: 'Laat los om dit verslag te openen',
  link: {
    opening: 'Het spel in dit adres wordt geopend',
    title: 'In dit adres zit geen spel',
    broken: 'Het spel in dit adres is beschadigd. Is het adres helemaal gekopieerd?',
    tooLong: 'Wat in dit adres zit is te groot om een spel te zijn.',
    unsupported: 'Deze browser kan geen spel uit een adres openen. Open het verslag uit zijn bestand.',
    says: 'Er is niets veranderd.',
  },
  sharing: {
    title: 'Deze stand delen',
    whole: 'Met het hele spel erin',
    wholeHelp: (n) =>
      `Opent deze stand overal, zonder server die het spel kent: het verslag zit in het adres zelf (${number(n)} tekens).`,
    withLines: 'De geprobeerde varianten reizen mee.',
    tooLarge: 'Dit spel is te groot voor een adres. Bewaar het als bestand en stuur dat.',
    packing: 'Het spel wordt ingepakt',
    position: 'Naar deze stand',
    onlyHere: 'Werkt alleen op dit toestel: het spel wordt nergens anders bewaard.',
    everybody: 'Werkt voor iedereen die dit huis kan openen.',
    ownView: 'Werkt op dit toestel, en toont alleen wat jij mag zien zolang het spel bezig is.',
    seated: 'Zolang het spel bezig is, ziet ieder wat hij mag zien.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    byHand: 'Selecteer de tekst en kopieer die.',
    file: 'Verslag opslaan',
  },
  keys: {
    arrows: ['← →', 'een antwoord terug of verder'],
    turn: ['Shift ← →', 'een beurt terug of verder'],
    round: ['Page ↑ ↓', 'een ronde terug of verder'],
    ends: ['Home, End', 'naar de opzet, naar het laatste antwoord'],
    play: ['Spatie', 'afspelen of pauzeren'],
    telling: ['E', 'naar de laatste gebeurtenis'],
    tryAnother: ['T', 'iets anders proberen'],
  },
  helpTitle: 'Toetsen bij het terugkijken',
};
