/** The words of the page that verifies a game, in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { number, count } = words('en');

export const en = {
  title: 'Verify a game',
  remark: 'the seed, every draw, every answer',
  intro:
    'Before the first answer the house promises the hash of a secret seed. All chance of the game comes from that seed, and at the end it is revealed. Here you can check, step by step, that nothing was changed: on this device, without asking anybody.',
  another: 'Check another game',
  choose: 'Choose a game on this device',
  noneKept: 'No finished game is kept on this device.',
  of: (game: string) => `Verifying ${game}`,
  checking: (done: number, all: number) => `${number(done)} of ${count(all, 'entry', 'entries')} checked`,
  whole: 'Checking the whole once more',
  failed: 'The check could not be finished on this device.',
  replay: 'Replay',
  drop: 'Let go to verify this record',
  good: 'Everything checks out: the seed is the one that was promised, every draw follows from it, every answer is legal, and the result is the one that they lead to.',
  goodSimulated:
    'Everything checks out: every draw follows from the seed, every answer is legal, and the result is the one that they lead to. It is a simulation: nothing was promised beforehand.',
  soFar: 'As far as it can be checked now, everything checks out. The seed is revealed when the game is over.',
  bad: 'This record does not check out.',
  steps: {
    promise: 'The promise',
    seed: 'The seed',
    hash: 'The seed against the promise',
    draws: 'Every draw against the seed',
    answers: 'Every answer against the rules',
    result: 'The result',
    lines: 'Lines that were tried',
  },
  promised: 'Published before the first answer: the SHA-256 of the seed.',
  notPromised: 'A simulation promises nothing: its seed was open from the start.',
  revealed: 'Revealed when the game was over.',
  simulated: 'The seed of the simulation.',
  hidden: 'Still secret. It is revealed when the game is over; until then the draws cannot be checked against it.',
  neverRevealed: 'The game is over and the record does not reveal its seed: the draws cannot be checked.',
  hashFits: 'The SHA-256 of the seed is the promise, letter by letter.',
  hashDiffers: 'The SHA-256 of the seed differs from the promise: this is not the seed that was promised.',
  hashUnknown: 'Can be checked when the seed is revealed.',
  computed: 'Computed here',
  byHand: 'To check it yourself:',
  drawsFit: (draws: number, groups: number) =>
    `${count(draws, 'draw', 'draws')} in ${count(groups, 'place', 'places')}: each is the one that the seed gives there.`,
  drawsDiffer: (groups: number, first: string) =>
    `In ${count(groups, 'place', 'places')} the record has another draw than the seed gives. The first one: ${first}.`,
  firstDraw: (where: string, nth: number, recorded: string, seeded: string) =>
    `${where}, draw ${number(nth)}: the record says ${recorded}, the seed gives ${seeded}`,
  drawChanged: (first: string) => `A draw was changed. ${first}. What follows from it need not fit any more.`,
  drawsUnchecked: (draws: number) =>
    `${count(draws, 'draw', 'draws')} so far, all of a kind and size that the game asks for.`,
  drawsClosed: 'What was drawn stays closed until the game is over: it would give secrets away.',
  deal: 'The deal',
  answer: (n: number, name: string) => `Answer ${number(n)}, ${name}`,
  nothing: 'nothing',
  where: 'Drawn for',
  recorded: 'In the record',
  seeded: 'From the seed',
  same: 'Equal?',
  equal: 'equal',
  other: 'another',
  unknown: 'not known yet',
  more: (n: number) => `Show ${number(n)} more`,
  onlyOthers: 'Only those that differ',
  howToRead:
    'A number is one outcome, counted from 0: a die that shows 4 is 3. A row in brackets is an order after shuffling.',
  answersFit: (answers: number, takenBack: number) =>
    takenBack === 0
      ? `${count(answers, 'answer', 'answers')}, each one legal where it was given.`
      : `${count(answers, 'answer', 'answers')}, each one legal where it was given; ${number(takenBack)} times something was taken back or given again, as the rules of undo allow.`,
  answersStop: (answers: number) => `${count(answers, 'answer', 'answers')} are legal. Then:`,
  givenBy: 'Given by',
  againstRule: 'Against the rule',
  resultFits: 'Played again, the answers lead to the very same scores and to the very same last position.',
  resultDiffers: 'Played again, the answers lead elsewhere than the record says.',
  resultEarly: 'The answers end, or go against the rules, before the game is over: they lead to no result.',
  resultNotYet: 'The game is not over: there is no result yet.',
  resultMissing: 'The game is over, and the record has no result.',
  scores: 'Scores',
  finalHash: 'Hash of the last position',
  linesSay: (n: number, cut: number) =>
    cut === 0
      ? `${count(n, 'line', 'lines')} beside the game, each one legal. They are no part of it: their draws are new.`
      : `${count(n, 'line', 'lines')} beside the game; ${count(cut, 'of them stops', 'of them stop')} where the rules stop them. They are no part of the game: their draws are new.`,
  good1: 'checks out',
  bad1: 'does not check out',
  open1: 'not yet',
  none1: 'nothing to check',
  running: 'This game is still running.',
  runningOnline: 'Everybody at the table was told this before the first answer. When the game is over, come back here.',
  missing: 'This game is not on this device. Open its record.',
};

export type VerifyText = typeof en;
