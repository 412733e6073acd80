/** De woorden van de puzzels, in het Nederlands. */
import type { Grade } from '../../../puzzles/puzzle.ts';
import { words } from '../../text/words.ts';
import { type PuzzleText, tenths } from './en.ts';

const { count, number } = words('nl');

const GRADES: Readonly<Record<Grade, string>> = {
  1: 'Goed te zien',
  2: 'Kijk nog eens',
  3: 'Lastig',
  4: 'Voor meesters',
};

const points = (behind: number) => count(tenths(behind), 'punt', 'punten');

export const nl: PuzzleText = {
  title: 'Puzzels',
  remark: 'Standen uit echte partijen waarin één antwoord duidelijk het beste is',
  of: (game) => `Puzzels: ${game}`,
  none: 'Deze puzzel bestaat niet.',
  noneHelp: 'Misschien is hij door een betere vervangen.',
  all: 'Alle puzzels',
  today: 'De puzzel van vandaag',
  todaySolved: 'De puzzel van vandaag is opgelost',
  next: 'Volgende puzzel',
  solvedOf: (solved, all) => `${number(solved)} van ${number(all)} opgelost`,
  grades: GRADES,
  gradeHelp: {
    1: 'Een leerling vindt deze meestal.',
    2: 'Een koopman vindt deze, een leerling vaak niet.',
    3: 'Een koopman vindt deze af en toe.',
    4: 'Een koopman, die één antwoord vooruitkijkt, vindt deze bijna nooit.',
  },
  open: (n, grade, solved) => `Puzzel ${number(n)}, ${GRADES[grade].toLowerCase()}${solved ? ', opgelost' : ''}`,
  label: 'De puzzel',
  ask: 'Wat is het beste antwoord?',
  askSays: (seats) => `Een partij met ${number(seats)} spelers. Eén van de antwoorden is duidelijk het beste.`,
  askHow: 'Geef het zoals aan tafel: in de balk of op het bord.',
  giveUp: 'Toon het antwoord',
  again: 'Probeer opnieuw',
  solved: 'Dat is het',
  solvedTries: (tries) => (tries === 1 ? 'In één keer goed.' : `Bij poging ${number(tries)}.`),
  wrong: 'Er is een beter antwoord',
  behind: (label, behind) =>
    `${label === '' ? 'Dit antwoord' : `“${label}”`} blijft ${points(behind)} achter, voor zover dat te berekenen is.`,
  unlooked: (label) => `Bij het doorrekenen viel ${label === '' ? 'dit antwoord' : `“${label}”`} al snel af.`,
  shown: 'Het beste antwoord',
  answer: (label) => `${label}.`,
  second: ({ label, behind }) => `Daarna komt “${label}”, ${points(behind)} erachter.`,
  compared: (why, { label, behind }) =>
    `${why.slice(0, -1)}, vergeleken met het op één na beste antwoord: “${label}”, ${points(behind)} erachter.`,
  foundBy: (share) =>
    share >= 0.9
      ? 'Een koopman vindt het.'
      : share < 0.1
        ? 'Een koopman ziet het over het hoofd.'
        : 'Een koopman vindt het af en toe.',
  replay: 'De partij waar hij uit komt',
};
