/** The words of the analysis in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';
import { shares } from './shares.ts';

const { number, count } = words('en');
const { percent, finely, change, points: signed } = shares('en');
const points = (n: number) => count(n, 'point', 'points');

export const en = {
  title: (game: string) => `Analysis: ${game}`,
  plain: 'Analysis',
  remark: 'What the bots of this house think of the game, in hindsight',
  none: 'There is no game at this address. The analysis needs a finished game that is kept on this device or on this server.',
  unfinished: (answers: number) =>
    `This game is not over: its record ends after ${count(answers, 'answer', 'answers')}. An analysis would show what is still secret, so it waits for the end.`,
  unfit: 'This record cannot be analysed.',
  noPosition: (ply: number, last: number) =>
    `The address names answer ${number(ply)}, and the last one of this game is ${number(last)}: you see that one.`,
  toReplay: 'Replay',
  toTable: 'To the table',

  depth: 'How closely',
  depths: { glance: 'At a glance', usual: 'As usual', thorough: 'Thoroughly' },
  depthHelp: {
    glance: 'A few seconds: the curve, and only the coarsest slips.',
    usual: 'From half a minute for a short game to several minutes for a long one.',
    thorough: 'A vizier’s whole time for every question.',
  },
  progress: {
    opening: 'Opening what is kept',
    working: (done: number, total: number) => `Looked at ${number(done)} of ${number(total)}`,
    paused: (done: number, total: number) => `Paused at ${number(done)} of ${number(total)}`,
    done: 'Everything has been looked at. It is kept on this device.',
    unkept: 'Everything has been looked at. It could not be kept on this device.',
    failed: 'The analysis came to a halt. What was found so far is shown.',
    label: 'Progress of the analysis',
  },
  pause: 'Pause',
  goOn: 'Go on',

  curve: 'The course of the game',
  curveRemark: { shares: 'every player’s chance to win', scores: 'expected final scores' },
  modes: { label: 'Show', shares: 'Chances', scores: 'Scores' },
  slider: 'Position',
  at: (ply: number, last: number) => (ply === 0 ? 'The deal' : `Answer ${number(ply)} of ${number(last)}`),
  standing: (name: string, share: number, score: number) =>
    `${name}: ${percent(share)} to win, ${points(Math.round(score))} expected`,
  shareTable: 'The same as a table',
  start: 'Start',
  share: percent,
  points: signed,
  /** Short for an expected score: “39 points”. */
  inPoints: (score: number) => points(Math.round(score)).replace('-', '−'),
  /** What the marks at the foot of the plot stand for. */
  marks: { loss: 'something better was found', swing: 'the game turned' },
  seenBy: (name: string) => `as ${name} saw it`,
  replayFrom: 'Replay from here',
  earlier: 'One answer back',
  later: 'One answer on',

  moments: 'What changed most',
  momentsRemark: 'the ten largest, in the order of the game',
  noMoments: 'Nothing has been found that changed the game by much.',
  notYet: 'Not found out yet.',
  change,
  /** Stands under a change: “−14%”. */
  chance: 'chance to win',
  played: 'Played',
  better: 'Better',
  nothingBetter: 'Nothing better was found.',
  only: 'It was the only answer.',
  why: 'Why',
  worth: (score: number) => `About ${points(Math.max(1, Math.round(score)))} more at the end.`,
  show: 'Show on the board',

  players: 'How well they played',
  playersRemark: 'accuracy, from 0 to 100',
  accuracy: 'Accuracy',
  questions: (agreed: number, questions: number) =>
    `${number(agreed)} of ${count(questions, 'question', 'questions')} answered as well as a vizier would have`,
  /** Chances to win. */
  given: (lost: number) => `${finely(lost)} given away per question, on average`,

  luck: 'Luck',
  luckRemark: 'what the draws were worth, in chances to win',
  luckOf: (share: number, error: number) => `${change(share)} ± ${number(Math.round(100 * error))}`,
  luckPoints: (score: number) => {
    const whole = Math.round(score);
    return whole === 0 ? 'about no points' : `about ${whole > 0 ? '+' : '−'}${points(Math.abs(whole))}`;
  },
  noLuck: 'Nothing was drawn in this game.',

  sources: 'Where the points came from',
  sourcesRemark: 'by line of the score sheet, as if the game had ended with each round',
  rest: 'All others',
  total: 'Total',
  unchanging: 'Unchanged all game',

  howMade:
    'Merchants play on from every position once around the table; what thousands of their own games taught says how such positions end. “Better” is what a vizier’s search prefers and what still does better when both answers are tried in the same imagined worlds. It is an opinion with errors, not the truth.',
};

export type AnalysisText = typeof en;
