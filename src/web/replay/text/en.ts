/** The words around a replay in English. This file is the type of the other languages. */
import { words } from '../../text/words.ts';

const { number } = words('en');

export const en = {
  choose: 'Choose a game on this device',
  noneKept: 'No game is kept on this device.',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number) => `${number(speed)}×`,
  telling: 'Last event',
  tellingHelp: 'Back to the last answer that drew chance or changed somebody’s score',
  noTelling: 'Nothing was drawn and no score changed before this position.',
  share: 'Share',
  verify: 'Verify the draws',
  analysis: 'Analysis',
  back: 'To the table',
  tryAnother: 'Try another answer',
  tryLater: 'Other answers can be tried here when the game is over.',
  tryOver: 'The game is over here: go back to a question to try another answer.',
  along: (line: string) => `You are on the line “${line}”.`,
  leaveLine: 'Back to the game',
  noPosition: (ply: number, last: number) =>
    `The address names answer ${number(ply)}, and the last one here is ${number(last)}: you see that one.`,
  strange: 'The address names no position that could be found: you see the first one.',
  notShown: (seen: number | null) =>
    `The server did not show this position. ${seen === null ? '' : `You still see the one after answer ${number(seen)}. `}Take a step to ask again.`,
  noLine: 'The address names a line that is not here: you see the game itself.',
  running: (name: string) => `This game is still running. You see it as ${name} may see it.`,
  runningShared:
    'This game is still running, and several people share this device: until it is over, only what everybody may see is shown.',
  runningWatched: 'This game is still running. You see what everybody may see.',
  inLink: 'This game came with the address. It is not kept on this device.',
  keepIt: 'Keep it here',
  dropped: (n: number) =>
    n === 1
      ? 'One line of this record could not be read and was left out:'
      : `${number(n)} lines of this record could not be read and were left out:`,
  drop: 'Let go to open this record',
  link: {
    opening: 'Opening the game in this address',
    title: 'This address holds no game',
    broken: 'The game in this address is damaged. Was the whole of it copied?',
    tooLong: 'What this address holds is too large to be a game.',
    unsupported: 'This browser cannot open a game from an address. Open the record from its file.',
    says: 'Nothing was changed.',
  },
  sharing: {
    title: 'Share this position',
    whole: 'With the whole game inside',
    wholeHelp: (n: number) =>
      `Opens this position anywhere, without a server that knows the game: the record is in the address itself (${number(n)} characters).`,
    withLines: 'The lines that were tried travel with it.',
    tooLarge: 'This game is too large for an address. Save it as a file and send that.',
    packing: 'Packing the game',
    position: 'To this position',
    onlyHere: 'Works on this device only: the game is kept nowhere else.',
    everybody: 'Works for everybody who can open this house.',
    ownView: 'Works on this device, and shows only what you may see while the game is running.',
    seated: 'Everybody who opens it sees what they may see while the game is running.',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'Select the text and copy it.',
    file: 'Save the record',
  },
  keys: {
    arrows: ['← →', 'one answer back or on'],
    turn: ['Shift ← →', 'one turn back or on'],
    round: ['Page ↑ ↓', 'one round back or on'],
    ends: ['Home, End', 'to the deal, to the last answer'],
    play: ['Space', 'play or pause'],
    telling: ['E', 'to the last event'],
    tryAnother: ['T', 'try another answer'],
  } as Readonly<Record<string, readonly [string, string]>>,
  helpTitle: 'Keys of the replay',
};

export type ReplayText = typeof en;
