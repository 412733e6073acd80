/** The words around a guided first game in Dutch. */
import type { GuideText } from './en.ts';

export const nl: GuideText = {
  none: 'Voor dit spel is er nog geen uitleg.',
  label: 'De uitleg',
  first: (lessons, minutes) => `${lessons} lessen, ongeveer ${minutes} minuten`,
  lesson: (n, all) => `Les ${n} van ${all}`,
  goOn: 'Verder',
  skip: 'Volgende les',
  showMe: 'Laat zien',
  fold: 'Naar de antwoorden',
  unfold: 'Deze les nog eens lezen',
  shown: 'Dit antwoord laat het zien. Elk ander dat past, mag ook.',
  rule: (id) => `Regel ${id}`,
  rules: 'Alle regels',
  readFirst: 'Lees eerst dit en kies dan “Verder”.',
  waiting: 'De anderen spelen. Kijk naar het bord.',
  again: 'Opnieuw beginnen',
  againAsk: 'Deze uitleg opnieuw beginnen bij de eerste les? Wat je hier hebt gespeeld, wordt niet bewaard.',
  stay: 'Hier blijven',
  finished: (game) => `Je kunt ${game} spelen`,
  finishedSays:
    'Je weet genoeg voor een eerste partij. De balk toont altijd alles wat mag; wijs iets aan, of houd er een vinger op, en het legt zichzelf uit.',
  playWhole: 'Een hele partij spelen',
};
