/** De woorden rond verbeterde gegevens, in het Nederlands. */
import type { FactsProblem } from '../../../kernel/index.ts';
import { words } from '../../text/words.ts';
import type { FactsText } from './en.ts';
import { listed } from './listed.ts';

const { count } = words('nl');
const times = (n: number) => (n === 1 ? 'één keer' : `${n} keer`);

function wrong(problem: FactsProblem, value: (found: string | number | boolean) => string): string {
  switch (problem.wrong) {
    case 'notJson':
      return 'Dit is geen gegevensbestand: het is geen JSON.';
    case 'tooLong':
      return 'Het bestand is te groot voor een gegevensbestand.';
    case 'missing':
      return 'Dit ontbreekt.';
    case 'wrongType':
      return 'Hier hoort iets van een andere soort.';
    case 'unknownVersion':
      return 'Het bestand heeft een andere vorm dan die hier gelezen wordt.';
    case 'outOfRange':
      return 'Dit is meer dan een gegevensbestand mag bevatten.';
    case 'otherGame':
      return `Het bestand is voor een ander spel: ${problem.found}.`;
    case 'otherRules':
      return `Het bestand is voor versie ${problem.found} van de regels hier.`;
    case 'unknownPath':
      return 'Er is geen gegeven met deze naam dat verbeterd kan worden.';
    case 'value': {
      const { spec } = problem;
      const found = value(problem.found);
      if ('min' in spec)
        return `${found} kan niet: hier hoort een geheel getal van ${spec.min} tot en met ${spec.max}.`;
      if (!('values' in spec)) return `${found} kan niet: hier hoort ja of nee.`;
      const few = listed(spec.values, value);
      return few === null
        ? `${found} kan niet. Wat wel kan, staat in de lijst bij het gegeven.`
        : `${found} kan niet. Mogelijk zijn: ${few}.`;
    }
    case 'sum':
      return `Samen zijn dit er ${problem.found}, en het moeten er ${problem.wanted} zijn.`;
    case 'twice':
      return `${value(problem.found)} staat er twee keer.`;
    case 'falls':
      return 'Van de ene op de volgende worden deze waarden nooit kleiner.';
    case 'often':
      return `${value(problem.found)} staat er te vaak: hoogstens ${times(problem.most)}.`;
    case 'seldom':
      return `${value(problem.found)} moet er minstens ${times(problem.least)} staan.`;
    case 'alone':
      return 'Een van de twee ontbreekt: ze staan er allebei, of geen van beide.';
    case 'apart':
      return `Hier komt geen weg meer uit: ${value(problem.found)}.`;
    case 'rules':
      return 'Dit gaat niet samen met de regels.';
  }
}

export const nl: FactsText = {
  title: 'Verbeterde gegevens',
  intro:
    'Bezit je de doos en staat er iets anders op gedrukt? Verbeter het hier voor een tafel. Wat de spelregels zelf zeggen, blijft zoals het is; alles waar dat hieronder bij staat, kan verbeterd worden.',
  correct: 'Een gegeven verbeteren',
  load: 'Gegevensbestand openen',
  example: 'Een voorbeeldbestand',
  which: 'Gegeven',
  part: 'Welk',
  value: 'In de doos',
  yes: 'ja',
  no: 'nee',
  add: 'Verbeteren',
  name: 'Titel',
  nameHelp: 'Wiens doos, welke druk: iedereen aan tafel ziet het.',
  untitled: 'Mijn doos',
  none: 'Er is nog niets verbeterd.',
  named: (fact, parts) => `${fact}: ${parts.join(', ')}`,
  here: (value) => `hier: ${value}`,
  box: (value) => `in de doos: ${value}`,
  remove: (what) => `Terugnemen: ${what}`,
  clear: 'Alles terugnemen',
  save: 'Bestand bewaren',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  byHand: 'Deze link bevat het hele bestand. Kopieer hem met de hand:',
  tooLarge: 'Dit is te veel voor een link; bewaar liever het bestand.',
  broken: 'De link is beschadigd: er is niets uit overgenomen.',
  unreadable: 'Het bestand kon niet worden gelezen.',
  play: 'Met deze gegevens spelen',
  refused: (n) =>
    `${count(n, 'ding kan', 'dingen kunnen')} nog niet; een tafel kan beginnen zodra alles bij elkaar past.`,
  file: 'Het bestand',
  same: 'Wat hier verbeterd is, staat er al zo: er verandert niets.',
  can: (n) => `${count(n, 'waarde kan', 'waarden kunnen')} verbeterd worden`,
  changed: 'verbeterd',
  possible: (what) => `Mogelijk: ${what}`,
  oneOf: (n) => `een van ${n} waarden`,
  see: (places) => `Zie ook: ${places.join('; ')}.`,
  range: (min, max) => `${min} tot en met ${max}`,
  used: (title, n) => `Verbeterde gegevens: ${title}, ${count(n, 'verandering', 'veranderingen')}`,
  usedHelp: 'Deze tafel houdt zich aan wat een bezitter van de doos daarin gedrukt vond.',
  factsOf: (game) => `De gegevens van ${game}`,
  toFacts: 'Alle gedrukte gegevens',
  field: {
    none: 'De gedrukte gegevens zoals ze hier staan.',
    find: 'Gegevens verbeteren',
    remove: 'Zonder verbeteringen',
  },
  wrong,
};
