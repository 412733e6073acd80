/** The words of lines in English: what if. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { number, count } = words('en');

export const en = {
  title: 'What if',
  remark: 'lines that were tried',
  theGame: 'The game',
  from: (ply: number, answers: number) => `from answer ${number(ply)} · ${count(answers, 'answer', 'answers')}`,
  none: 'No line has been tried. Stop at any question and try another answer.',
  show: (name: string) => `Show the line “${name}”`,
  newName: (n: number) => `Line ${number(n)}`,
  goOn: 'Go on with it',
  rename: 'Rename',
  remove: 'Remove',
  removeAsk: (name: string, others: number) =>
    others === 0
      ? `Remove the line “${name}”? It cannot be brought back.`
      : `Remove the line “${name}” and ${count(others, 'line', 'lines')} that leave it? They cannot be brought back.`,
  keep: 'Keep it',
  name: 'Name of the line',
  save: 'Save',
  comment: (ply: number) => `What you think of the position after answer ${number(ply)}`,
  commentHint: 'kept with the line',
  commented: 'Written about this line',
  dice: 'The draws of this line are new: what is drawn or rolled from here on is not what came in the game. What had been shuffled before lies as it lay.',
  diceShort: 'New draws',
  cut: (ply: number) =>
    `Answer ${number(ply + 1)} of this line is against the rules: the line is shown as far as it goes.`,
  cutMark: 'cut short',
  unwritten: 'There is no room to keep this line on this device. Save the record to keep it.',
  overfull:
    'The lines of this record have become too long to be kept together: the last change was not kept. Remove a line first.',
  full: 'There is no room for another line in this record. Remove one first.',
  start: {
    title: 'Try another answer',
    help: 'A line of your own leaves the game here. You answer for every seat, or let bots answer for some.',
    who: 'Who answers',
    you: 'You',
    go: 'Start the line',
  },
  page: {
    title: (game: string, line: string) => `${game}: what if, ${line}`,
    back: 'Back to the replay',
    missing: 'There is no such line on this device.',
    closed: 'Lines can be tried when the game is over.',
    full: 'There is no room for another answer in the lines of this record. Take something back, or remove a line.',
    hold: 'Let the bots wait',
    resume: 'Let the bots play',
  },
};

export type LinesText = typeof en;
