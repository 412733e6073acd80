/** De woorden van de analyse in het Nederlands. */
import { words } from '../../text/words.ts';
import type { AnalysisText } from './en.ts';
import { shares } from './shares.ts';

const { number, count } = words('nl');
const { percent, finely, change, points: signed } = shares('nl');
const points = (n: number) => count(n, 'punt', 'punten');

export const nl: AnalysisText = {
  title: (game) => `Analyse: ${game}`,
  plain: 'Analyse',
  remark: 'Wat de bots van dit huis achteraf van het spel vinden',
  none: 'Op dit adres is geen spel. De analyse heeft een afgelopen spel nodig dat op dit toestel of op deze server bewaard wordt.',
  unfinished: (answers) =>
    `Dit spel is niet afgelopen: het verslag eindigt na ${count(answers, 'antwoord', 'antwoorden')}. Een analyse zou laten zien wat nog geheim is, en wacht daarom op het einde.`,
  unfit: 'Dit verslag kan niet geanalyseerd worden.',
  noPosition: (ply, last) =>
    `Het adres noemt antwoord ${number(ply)}, en het laatste van dit spel is ${number(last)}: dat zie je.`,
  toReplay: 'Terugkijken',
  toTable: 'Naar de tafel',

  depth: 'Hoe nauwkeurig',
  depths: { glance: 'In één oogopslag', usual: 'Zoals gewoonlijk', thorough: 'Grondig' },
  depthHelp: {
    glance: 'Een paar seconden: de grafiek, en alleen de grofste missers.',
    usual: 'Van een halve minuut voor een kort spel tot enkele minuten voor een lang.',
    thorough: 'De volle tijd van een vizier voor elke vraag.',
  },
  progress: {
    opening: 'Wat bewaard is, wordt geopend',
    working: (done, total) => `${number(done)} van ${number(total)} bekeken`,
    paused: (done, total) => `Gepauzeerd bij ${number(done)} van ${number(total)}`,
    done: 'Alles is bekeken. Het is op dit toestel bewaard.',
    unkept: 'Alles is bekeken. Het kon niet op dit toestel worden bewaard.',
    failed: 'De analyse is blijven steken. Wat tot nu toe gevonden is, staat hier.',
    label: 'Voortgang van de analyse',
  },
  pause: 'Pauze',
  goOn: 'Verder',

  curve: 'Het verloop van het spel',
  curveRemark: { shares: 'ieders kans om te winnen', scores: 'verwachte eindscores' },
  modes: { label: 'Toon', shares: 'Kansen', scores: 'Scores' },
  slider: 'Stand',
  at: (ply, last) => (ply === 0 ? 'De opzet' : `Antwoord ${number(ply)} van ${number(last)}`),
  standing: (name, share, score) =>
    `${name}: ${percent(share)} kans om te winnen, ${points(Math.round(score))} verwacht`,
  shareTable: 'Hetzelfde als tabel',
  start: 'Begin',
  share: percent,
  points: signed,
  inPoints: (score) => points(Math.round(score)).replace('-', '−'),
  marks: { loss: 'er was iets beters', swing: 'het spel keerde' },
  seenBy: (name) => `zoals ${name} het zag`,
  replayFrom: 'Vanaf hier terugkijken',
  earlier: 'Eén antwoord terug',
  later: 'Eén antwoord verder',

  moments: 'Wat het meest veranderde',
  momentsRemark: 'de tien grootste, in de volgorde van het spel',
  noMoments: 'Er is niets gevonden dat het spel veel veranderde.',
  notYet: 'Nog niet bekeken.',
  change,
  chance: 'winstkans',
  played: 'Gespeeld',
  better: 'Beter',
  nothingBetter: 'Er is niets beters gevonden.',
  only: 'Het was het enige antwoord.',
  why: 'Waarom',
  worth: (score) => `Ongeveer ${points(Math.max(1, Math.round(score)))} meer aan het einde.`,
  show: 'Toon op het bord',

  players: 'Hoe goed er gespeeld is',
  playersRemark: 'nauwkeurigheid, van 0 tot 100',
  accuracy: 'Nauwkeurigheid',
  questions: (agreed, questions) =>
    `${number(agreed)} van ${count(questions, 'vraag', 'vragen')} zo goed beantwoord als een vizier het had gedaan`,
  given: (lost) => `gemiddeld ${finely(lost)} per vraag weggegeven`,

  luck: 'Geluk',
  luckRemark: 'wat de trekkingen waard waren, in kans om te winnen',
  luckOf: (share, error) => `${change(share)} ± ${number(Math.round(100 * error))}`,
  luckPoints: (score) => {
    const whole = Math.round(score);
    return whole === 0 ? 'vrijwel geen punten' : `ongeveer ${whole > 0 ? '+' : '−'}${points(Math.abs(whole))}`;
  },
  noLuck: 'In dit spel is niets getrokken.',

  sources: 'Waar de punten vandaan kwamen',
  sourcesRemark: 'per regel van het scoreblad, alsof het spel na elke ronde was afgelopen',
  rest: 'Al het andere',
  total: 'Totaal',
  unchanging: 'Het hele spel gelijk',

  howMade:
    'Vanuit elke stand spelen kooplieden nog één keer de tafel rond; duizenden van hun eigen spellen zeggen hoe zulke standen aflopen. “Beter” is wat een vizier na het doorrekenen verkiest en wat het nog steeds beter doet als beide antwoorden in dezelfde denkbeeldige werelden geprobeerd worden. Het is een mening met fouten, niet de waarheid.',
};
