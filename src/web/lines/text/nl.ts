import { words } from '../../text/words.ts';
import type { LinesText } from './en.ts';

const { number, count } = words('nl');

export const nl: LinesText = {
  title: 'Wat als',
  remark: 'geprobeerde varianten',
  theGame: 'Het spel',
  from: (ply, answers) => `vanaf antwoord ${number(ply)} · ${count(answers, 'antwoord', 'antwoorden')}`,
  none: 'Er is nog geen variant geprobeerd. Stop bij een vraag en probeer iets anders.',
  show: (name) => `De variant “${name}” tonen`,
  newName: (n) => `Variant ${number(n)}`,
  goOn: 'Verder spelen',
  rename: 'Andere naam',
  remove: 'Verwijderen',
  removeAsk: (name, others) =>
    others === 0
      ? `De variant “${name}” verwijderen? Die komt niet terug.`
      : `De variant “${name}” en ${count(others, 'variant die eruit voortkomt', 'varianten die eruit voortkomen')} verwijderen? Die komen niet terug.`,
  keep: 'Bewaren',
  name: 'Naam van de variant',
  save: 'Opslaan',
  comment: (ply) => `Wat je van de stand na antwoord ${number(ply)} vindt`,
  commentHint: 'wordt bij de variant bewaard',
  commented: 'Geschreven over deze variant',
  dice: 'De trekkingen van deze variant zijn nieuw: wat vanaf hier wordt getrokken of gegooid, is niet wat in het spel kwam. Wat daarvóór was geschud, ligt zoals het lag.',
  diceShort: 'Nieuwe trekkingen',
  cut: (ply) => `Antwoord ${number(ply + 1)} van deze variant is tegen de regels: de variant wordt tot daar getoond.`,
  cutMark: 'ingekort',
  unwritten: 'Er is geen plaats om deze variant op dit toestel te bewaren. Sla het verslag op om de variant te houden.',
  overfull:
    'De varianten van dit verslag zijn samen te lang geworden om te bewaren: de laatste wijziging is niet bewaard. Verwijder eerst een variant.',
  full: 'In dit verslag is geen plaats meer voor een variant. Verwijder er eerst een.',
  start: {
    title: 'Iets anders proberen',
    help: 'Hier begint een eigen variant. Jij antwoordt voor elke plaats, of laat bots voor sommige antwoorden.',
    who: 'Wie antwoordt',
    you: 'Jij',
    go: 'De variant beginnen',
  },
  page: {
    title: (game, line) => `${game}: wat als, ${line}`,
    back: 'Verder terugkijken',
    missing: 'Deze variant staat niet op dit toestel.',
    closed: 'Varianten kun je proberen als het spel is afgelopen.',
    full: 'In de varianten van dit verslag is geen plaats meer voor een antwoord. Neem iets terug of verwijder een variant.',
    hold: 'De bots laten wachten',
    resume: 'De bots laten spelen',
  },
};
